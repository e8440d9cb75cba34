//! The Markdown of the pages: links, descriptions of types, and documentation from the tables as
//! prose for readers of every language.

use gfxhub::schema::{BodyField, FieldType, OperationInfo};

use crate::docs;

/// Maximum length of the lines of a page, except in tables.
const WIDTH: usize = 100;

/// Placeholder for a space at which a line must not be broken. No text in the tables contains it.
const NO_BREAK: &str = "\u{1}";

/// Returns a text with the escapes that a table cell needs.
pub(crate) fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// Returns the anchor that GitHub gives a heading.
pub(crate) fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '-' | ' ');
    heading
        .chars()
        .filter(kept)
        .flat_map(char::to_lowercase)
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// Returns a link to a heading of `page`.
pub(crate) fn link(heading: &str, page: &str) -> String {
    format!("[{heading}]({page}#{})", anchor(heading))
}

/// Returns a link with its indefinite article.
pub(super) fn with_article(name: &str, page: &str) -> String {
    let article = match name.starts_with(['A', 'E', 'I', 'O', 'U']) {
        true => "an",
        false => "a",
    };
    format!("{article} {}", link(name, page))
}

/// Returns a link to an operation in the page of its group.
pub(crate) fn operation_link(operation: &OperationInfo) -> String {
    link(operation.name, &format!("{}.md", operation.group))
}

/// Returns a description of a type, with links.
pub(crate) fn form(shape: &FieldType) -> String {
    match shape {
        FieldType::Boolean => "boolean".to_owned(),
        FieldType::Integer => "integer".to_owned(),
        FieldType::Seconds => "seconds, 0 or more".to_owned(),
        FieldType::Text => "text".to_owned(),
        FieldType::NonEmptyString => "text, not empty".to_owned(),
        FieldType::Value => "[any value](README.md#values)".to_owned(),
        FieldType::Object => "[object](README.md#values)".to_owned(),
        FieldType::Id(id) => {
            let form = if id.text { "text" } else { "integer" };
            format!("[{}](words-and-ids.md#ids), {form}", id.name)
        }
        FieldType::Enum(words) => link(words.name, "words-and-ids.md"),
        FieldType::List(inner) => format!("list of {}", form(inner)),
        FieldType::RecordMap(inner) => format!("{} by key", form(inner)),
        FieldType::Record(record) => link(record.name, "records.md"),
        FieldType::RendererRef => format!(
            "[RendererId](words-and-ids.md#ids) or {}",
            link("Renderer", "records.md")
        ),
        FieldType::Body(body) => link(body.name, "bodies.md"),
        // A new type in the schema is shown by its name until it is described here.
        other => format!("{other:?}"),
    }
}

/// Returns a description of the type of a body's field, with links.
pub(crate) fn field_form(field: &BodyField) -> String {
    let null = if field.nullable { ", or null" } else { "" };
    form(&field.shape) + null
}

/// Returns the paragraphs of a doc text without remarks on Rust, each as one line.
pub(crate) fn paragraphs(text: &str) -> Vec<String> {
    let text = docs::without_rust_remarks(text);
    let paragraphs = text.split("\n\n");
    paragraphs
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// Returns a doc text as one line.
pub(crate) fn line(text: &str) -> String {
    paragraphs(text).join(" ")
}

/// Returns the first sentence, for lists.
pub(crate) fn sentence(text: &str) -> String {
    let first = paragraphs(text).into_iter().next().unwrap_or_default();
    match first.split_once(". ") {
        Some((sentence, _)) => sentence.to_owned() + ".",
        None => first,
    }
}

/// Returns a paragraph, wrapped into lines.
pub(crate) fn paragraph(text: &str) -> String {
    let lines = docs::wrapped(&[without_breaks(text)], WIDTH).join("\n");
    lines.replace(NO_BREAK, " ")
}

/// Returns the paragraph with placeholders for the spaces within code, at which a line must not be
/// broken.
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
    use super::{anchor, cell, paragraph, paragraphs, sentence};

    #[test]
    fn anchors_are_those_of_github() {
        assert_eq!(anchor("engines.set_property"), "enginesset_property");
        assert_eq!(anchor("Words and ids"), "words-and-ids");
    }

    #[test]
    fn a_cell_does_not_end_early_and_code_is_not_broken() {
        assert_eq!(cell("a|b"), "a\\|b");
        let text = format!("{} `a b c`", "x".repeat(96));
        assert_eq!(paragraph(&text), format!("{}\n`a b c`", "x".repeat(96)));
    }

    #[test]
    fn what_only_rust_has_is_left_out() {
        let docs = " Sets it: at once\n or later.\n\n It may be rounded ([`Value::near`](crate::Value::near) allows\n for that), `Null` for none. More.\n";
        assert_eq!(
            paragraphs(docs),
            [
                "Sets it: at once or later.",
                "It may be rounded, `null` for none. More."
            ]
        );
        assert_eq!(sentence(" One. Two."), "One.");
    }
}
