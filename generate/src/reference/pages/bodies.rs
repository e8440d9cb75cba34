//! The page of the bodies that operations send.

use gfxhub::{BODIES, BodyInfo, Shape};

use super::{operations, page};
use crate::committed::File;
use crate::reference::markdown::{field_form, link, operation, table};
use crate::reference::prose;

/// The page.
pub(crate) fn file() -> File {
    let mut text = prose::wrapped(
        "What operations send. Rust, C and C++ have a type for each body; Python and Node take the fields \
         as arguments: what is required in its order, the rest by name. A field that is not given is not \
         sent, and one that a body does not have is refused, so that a misspelt word cannot change what \
         happens on air.",
    );
    for body in BODIES {
        text += &section(body);
    }
    page("bodies", "Bodies", &text)
}

fn section(body: &'static BodyInfo) -> String {
    let rows: Vec<Vec<String>> = body
        .fields
        .iter()
        .map(|field| {
            vec![
                format!("`{}`", field.wire),
                format!("`{}`", field.name),
                field_form(field),
                (if field.required {
                    "required"
                } else {
                    "optional"
                })
                .to_owned(),
                prose::line(field.docs),
            ]
        })
        .collect();
    format!(
        "\n## {}\n\n{}\n{}\n{}",
        body.name,
        prose::wrapped(&prose::line(body.docs)),
        table(
            &["On the wire", "In code", "Form", "", "What it says"],
            &rows
        ),
        prose::wrapped(&format!("For {}.", users(body).join(", ")))
    )
}

/// The operations that send a body, and the bodies that it is a part of.
fn users(body: &'static BodyInfo) -> Vec<String> {
    let senders = operations().filter(|row| row.body == Some(body));
    let part = |shape: &Shape| match shape {
        Shape::List(inner) => **inner == Shape::Body(body),
        other => *other == Shape::Body(body),
    };
    let within = BODIES
        .iter()
        .filter(|outer| outer.fields.iter().any(|field| part(&field.shape)));
    senders
        .map(operation)
        .chain(within.map(|outer| link(outer.name, "bodies.md")))
        .collect()
}
