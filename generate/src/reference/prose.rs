//! The tables' documentation as prose that speaks to readers of every language.

use crate::docs;

/// How wide the lines of a page are, tables aside.
const WIDTH: usize = 100;

/// Stands for a space that no line ends at. No text of the tables has it.
const NO_BREAK: &str = "\u{1}";

/// The paragraphs of a doc text, each in one line. What only Rust has is left out.
pub(crate) fn paragraphs(text: &str) -> Vec<String> {
    let text = docs::told(text).replace("`Null`", "null");
    let paragraphs = text.split("\n\n");
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
