//! Reads the documentation in the tables and lays it out for the comments of each language.

use gfxhub::schema::{OPERATIONS, OperationInfo};

use crate::names::camel;

/// Returns the lines of a doc text of the tables. Removes the space at the beginning of each line
/// and the marks of Rust links, so that `[text](crate::Target)` becomes `text`. `Null` becomes
/// `null`.
pub(crate) fn lines(docs: &str) -> Vec<String> {
    let text: Vec<&str> = docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end())
        .collect();
    let joined = without_links(text.join("\n").trim_matches('\n')).replace("`Null`", "`null`");
    joined.lines().map(str::to_owned).collect()
}

/// Returns the text without remarks in parentheses about a function of the Rust binding.
pub(crate) fn without_rust_remarks(docs: &str) -> String {
    let text = lines(docs).join("\n");
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some((before, bracket)) = rest.split_once(" (`") {
        out.push_str(before);
        match bracket.split_once(')') {
            Some((inside, after)) if inside.contains("::") => rest = after,
            _ => {
                out.push_str(" (`");
                rest = bracket;
            }
        }
    }
    out + rest
}

/// Returns the text, in which the names of operations, such as `playout.delete_item`, are spelled
/// as in another language.
pub(crate) fn with_operations(
    docs: &str,
    spelled: impl Fn(&'static OperationInfo) -> String,
) -> String {
    OPERATIONS.iter().fold(docs.to_owned(), |text, row| {
        text.replace(&format!("`{}`", row.name), &format!("`{}`", spelled(row)))
    })
}

/// Returns the text, in which links to methods, such as ``[`flush`](crate::LiveSession::flush)``,
/// are replaced by the names that `spelled` returns. All other links, and those for which it
/// returns `None`, are replaced by their text.
pub(crate) fn with_methods(text: &str, spelled: impl Fn(&str, &str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](crate::") {
        let link = before.rsplit_once('[');
        let target = after.split_once(')');
        let (Some((before, shown)), Some((target, after))) = (link, target) else {
            break;
        };
        out.push_str(before);
        let is_method = |name: &str| name.starts_with(|letter: char| letter.is_ascii_lowercase());
        let method = target.split_once("::").filter(|(_, name)| is_method(name));
        match method.and_then(|(owner, name)| spelled(owner, name)) {
            Some(name) => out.push_str(&format!("`{name}`")),
            None => out.push_str(shown),
        }
        rest = after;
    }
    out + rest
}

/// Returns documentation of the schema, changed to use the names in C++ where they differ from
/// those in Rust.
pub(crate) fn cpp_docs(text: &str) -> String {
    with_methods(text, |owner, method| {
        (owner == "ClientBuilder").then(|| format!("ClientOptions::{method}"))
    })
}

/// Returns a text in which quoted Rust names are spelled as in JavaScript, such as `setProperty`.
pub(crate) fn camel_words(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(at, part)| match at % 2 {
        1 if part.contains('_') => camel(part),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

/// Returns the first paragraph as one line.
pub(crate) fn summary(docs: &str) -> String {
    let first: Vec<String> = lines(docs)
        .into_iter()
        .take_while(|line| !line.is_empty())
        .collect();
    first.join(" ")
}

/// Joins the lines of each paragraph and list entry, and wraps them at `width`.
pub(crate) fn wrapped(lines: &[String], width: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut open = false;
    for line in lines {
        let item = line.starts_with("- ");
        if line.is_empty() {
            out.push(String::new());
            open = false;
            continue;
        }
        for word in line.split_whitespace() {
            match out.last_mut() {
                Some(last)
                    if open && !(item && word == "-") && last.len() + 1 + word.len() <= width =>
                {
                    last.push(' ');
                    last.push_str(word);
                }
                _ => out.push(word.to_owned()),
            }
            open = true;
        }
    }
    out
}

fn without_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let (before, from) = rest.split_at(start);
        out.push_str(before);
        let Some(end) = from.find(']') else {
            rest = from;
            break;
        };
        let (inside, mut after) = (&from[1..end], &from[end + 1..]);
        if after.starts_with("(crate::")
            && let Some(close) = after.find(')')
        {
            after = &after[close + 1..];
            out.push_str(inside);
        } else if inside.starts_with('`') && inside.ends_with('`') {
            out.push_str(inside);
        } else {
            out.push_str(&from[..=end]);
        }
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::{OperationInfo, lines, summary, with_operations, without_rust_remarks, wrapped};

    #[test]
    fn a_text_loses_its_margin_and_its_links_and_nothing_else() {
        let docs = " Sets it ([`Value::approx_eq`](crate::Value::approx_eq) helps), see [`Vector`].\n\n More[1].\n";
        assert_eq!(
            lines(docs),
            [
                "Sets it (`Value::approx_eq` helps), see `Vector`.",
                "",
                "More[1]."
            ]
        );
        assert_eq!(
            summary(docs),
            "Sets it (`Value::approx_eq` helps), see `Vector`."
        );
    }

    #[test]
    fn remarks_about_rust_alone_are_left_out() {
        let docs = " It may be rounded ([`Value::approx_eq`](crate::Value::approx_eq) allows\n for that). So (`x`) it is.";
        assert_eq!(
            without_rust_remarks(docs),
            "It may be rounded. So (`x`) it is."
        );
    }

    #[test]
    fn operations_are_spelled_as_in_the_language() {
        let spelled = |row: &OperationInfo| format!("{}().{}", row.group, row.verb);
        assert_eq!(
            with_operations("`engines.get` and `engines`.", spelled),
            "`engines().get` and `engines`."
        );
    }

    #[test]
    fn lines_are_broken_at_the_width_and_paragraphs_stay() {
        let text = ["one two three".to_owned(), String::new(), "four".to_owned()];
        assert_eq!(wrapped(&text, 7), ["one two", "three", "", "four"]);
    }
}
