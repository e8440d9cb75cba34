//! The page of the records that hubs send.

use gfxhub::{Outcome, Presence, RECORDS, RecordInfo, Shape};

use super::{operations, page};
use crate::committed::File;
use crate::reference::markdown::{form, link, operation, table};
use crate::reference::prose;

/// The page.
pub(crate) fn file() -> File {
    let mut text = prose::wrapped(
        "What hubs send. A field that a hub leaves out makes no call fail unless it says `always` below: \
         without such a field the answer cannot be read. Fields that no table knows are kept, and a record \
         turns back into the JSON that came.",
    );
    text += "\n";
    text += &prose::wrapped(
        "Rust, Python, C and C++ use the name in the second column, Node and `--json` that of the wire. \
         `or empty` is an empty text, word or list where the field does not come, `or none` is `None`, \
         `null`, `std::nullopt` or a getter that says false.",
    );
    for record in RECORDS {
        text += &section(record);
    }
    page("records", "Records", &text)
}

fn section(record: &'static RecordInfo) -> String {
    let rows: Vec<Vec<String>> = record
        .fields
        .iter()
        .map(|field| {
            let presence = match field.presence {
                Presence::Required => "always",
                Presence::Empty => "or empty",
                Presence::Optional => "or none",
            };
            vec![
                format!("`{}`", field.wire),
                format!("`{}`", field.name),
                form(&field.shape),
                presence.to_owned(),
                prose::line(field.docs),
            ]
        })
        .collect();
    format!(
        "\n## {}\n\n{}\n{}\n{}",
        record.name,
        prose::wrapped(&prose::line(record.docs)),
        table(&["On the wire", "In code", "Form", "Comes", ""], &rows),
        prose::wrapped(&format!("From {}.", sources(record).join(", ")))
    )
}

/// The operations that give a record, and the records that it is a part of.
fn sources(record: &'static RecordInfo) -> Vec<String> {
    let given = operations().filter(|row| match row.outcome {
        Outcome::List(given) | Outcome::Record(given) | Outcome::First(given) => given == record,
        _ => false,
    });
    let holds = |shape: &Shape| match shape {
        Shape::List(inner) | Shape::Keyed(inner) => **inner == Shape::Record(record),
        Shape::RendererRef => record.name == "Renderer",
        other => *other == Shape::Record(record),
    };
    let within = RECORDS.iter().filter(|outer| {
        let mut fields = outer.fields.iter();
        fields.any(|field| {
            holds(&field.shape)
                || matches!(field.shape, Shape::List(Shape::RendererRef) if record.name == "Renderer")
        })
    });
    given
        .map(operation)
        .chain(within.map(|outer| link(outer.name, "records.md")))
        .collect()
}
