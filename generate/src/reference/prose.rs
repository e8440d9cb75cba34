//! The tables' documentation as prose that speaks to readers of every language.

use crate::docs;

/// How wide the lines of a page are, tables aside.
const WIDTH: usize = 100;

/// Stands for a space that no line ends at. No text of the tables has it.
const NO_BREAK: &str = "\u{1}";

/// The paragraphs of a doc text, each in one line. What only Rust has is left out.
pub(crate) fn paragraphs(text: &str) -> Vec<String> {
    let text = without_asides(text).replace("`Null`", "null");
    let joined = docs::lines(&text).join("\n");
    let paragraphs = joined.split("\n\n");
    paragraphs
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// All of a doc text in one line.
pub(crate) fn line(text: &str) -> String {
    paragraphs(text).join(" ")
}

/// The first sentence, for lists.
pub(crate) fn sentence(text: &str) -> String {
    let first = paragraphs(text).into_iter().next().unwrap_or_default();
    match first.split_once(". ") {
        Some((sentence, _)) => sentence.to_owned() + ".",
        None => first,
    }
}

/// A paragraph broken into lines.
pub(crate) fn wrapped(paragraph: &str) -> String {
    let kept = without_breaks(paragraph);
    let lines = docs::wrapped(&[kept], WIDTH).join("\n");
    lines.replace(NO_BREAK, " ") + "\n"
}

/// The paragraph with marks in place of the spaces within code, which are not to become line ends.
fn without_breaks(paragraph: &str) -> String {
    let parts = paragraph.split('`').enumerate();
    let parts = parts.map(|(at, part)| match at % 2 {
        0 => part.to_owned(),
        _ => part.replace(' ', NO_BREAK),
    });
    parts.collect::<Vec<_>>().join("`")
}

/// Takes out what stands in parentheses and begins with a link into the Rust library.
fn without_asides(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, aside)) = rest.split_once(" ([`") {
        out.push_str(before);
        let target = aside.split_once("](").map(|(_, target)| target);
        let end = target
            .filter(|target| target.starts_with("crate::"))
            .and_then(|target| target.split_once(')'))
            .and_then(|(_, after)| after.split_once(')'));
        match end {
            Some((_, after)) => rest = after,
            None => {
                out.push_str(" ([`");
                rest = aside;
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::{paragraphs, sentence};

    #[test]
    fn what_only_rust_has_is_left_out() {
        let docs = " Sets it: at once\n or later.\n\n It may be rounded ([`Value::near`](crate::Value::near) allows\n for that), `Null` for none. More.\n";
        assert_eq!(
            paragraphs(docs),
            [
                "Sets it: at once or later.",
                "It may be rounded, null for none. More."
            ]
        );
        assert_eq!(sentence(" One. Two."), "One.");
    }
}
