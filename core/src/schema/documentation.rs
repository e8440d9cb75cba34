//! Converts the doc comments of operations, records and other definitions into text for readers who
//! do not use Rust: the whole comment, or only its first sentence.

/// Returns the text with each paragraph on one line. Code blocks and the targets of links are left
/// out, since they concern only the Rust library.
pub fn description(docs: &str) -> String {
    let mut text = String::new();
    let mut is_code = false;
    for line in docs.lines().map(str::trim) {
        if line.starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if is_code {
            continue;
        }
        if line.is_empty() {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push_str("\n\n");
            }
            continue;
        }
        if !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        text.push_str(line);
    }
    without_links(text.trim_end()).replace("`Null`", "`null`")
}

/// Returns the first sentence without its full stop, for use in lists of definitions.
pub fn summary(docs: &str) -> String {
    let text = description(docs);
    let first = text.split("\n\n").next().unwrap_or_default();
    let sentence = first.split_once(". ").map_or(first, |(first, _)| first);
    sentence.trim_end_matches('.').to_owned()
}

/// Replaces `[word](target)` by `word`. Leaves out parentheses whose content begins with a link,
/// since the link leads to a function of the Rust library.
fn without_links(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, link)) = rest.split_once('[') {
        out.push_str(before);
        let Some((word, after)) = link.split_once("](") else {
            out.push('[');
            rest = link;
            continue;
        };
        let aside = out.strip_suffix(" (").map(str::len);
        if let (Some(end), true) = (aside, after.starts_with("crate::")) {
            out.truncate(end);
            rest = after.splitn(3, ')').nth(2).unwrap_or_default();
            continue;
        }
        out.push_str(word);
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_join_and_links_go() {
        let docs = " One\n two ([`A`](crate::A) does) [three](crate::B).\n\n ```\n code\n ```\n Four. Five.\n";
        assert_eq!(description(docs), "One two three.\n\nFour. Five.");
        assert_eq!(summary(docs), "One two three");
        assert_eq!(summary(" Four. Five.\n"), "Four");
    }
}
