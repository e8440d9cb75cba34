//! The little of Markdown that the pages are made of.

use gfxhub::{BodyField, Shape};

/// A table; its cells are Markdown themselves.
pub(crate) fn table(titles: &[&str], rows: &[Vec<String>]) -> String {
    let row = |cells: &mut dyn Iterator<Item = &str>| {
        let cells: Vec<String> = cells.map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | ")).replace("|  |", "| |")
    };
    let mut out = row(&mut titles.iter().copied());
    out += &format!("|{}\n", "---|".repeat(titles.len()));
    for cells in rows {
        out += &row(&mut cells.iter().map(String::as_str));
    }
    out
}

/// A block of code.
pub(crate) fn code(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n", text.trim_end())
}

/// The place of a heading within its page, as GitHub makes it.
pub(crate) fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '-' | ' ');
    heading
        .chars()
        .filter(kept)
        .flat_map(char::to_lowercase)
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// A link to a heading of a page.
pub(crate) fn link(heading: &str, page: &str) -> String {
    format!("[{heading}]({page}#{})", anchor(heading))
}

/// A link to an operation in the page of its group.
pub(crate) fn operation(operation: &gfxhub::OperationInfo) -> String {
    link(operation.name, &format!("{}.md", operation.group))
}

/// The form of a value, in words with links.
pub(crate) fn form(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "boolean".to_owned(),
        Shape::Integer => "integer".to_owned(),
        Shape::Seconds => "seconds, 0 or more".to_owned(),
        Shape::Text => "text".to_owned(),
        Shape::Name => "text, not empty".to_owned(),
        Shape::Value => "[any value](README.md#values)".to_owned(),
        Shape::Object => "[object](README.md#values)".to_owned(),
        Shape::Id(id) => {
            let form = if id.text { "text" } else { "integer" };
            format!("[{}](words-and-ids.md#ids), {form}", id.name)
        }
        Shape::Words(words) => link(words.name, "words-and-ids.md"),
        Shape::List(inner) => format!("list of {}", form(inner)),
        Shape::Keyed(inner) => format!("{} by key", form(inner)),
        Shape::Record(record) => link(record.name, "records.md"),
        Shape::RendererRef => format!(
            "[RendererId](words-and-ids.md#ids) or {}",
            link("Renderer", "records.md")
        ),
        Shape::Body(body) => link(body.name, "bodies.md"),
        // The tables may grow: what is new shows as itself until it has words here.
        other => format!("{other:?}"),
    }
}

/// The form of a field of a body.
pub(crate) fn field_form(field: &BodyField) -> String {
    let null = if field.nullable { ", or null" } else { "" };
    form(&field.shape) + null
}

#[cfg(test)]
mod tests {
    use super::{anchor, table};

    #[test]
    fn anchors_are_those_of_github() {
        assert_eq!(anchor("engines.set_property"), "enginesset_property");
        assert_eq!(anchor("Words and ids"), "words-and-ids");
    }

    #[test]
    fn a_table_keeps_its_columns() {
        let rows = [vec!["a|b".to_owned(), String::new()]];
        assert_eq!(
            table(&["x", ""], &rows),
            "| x | |\n|---|---|\n| a\\|b | |\n"
        );
    }
}
