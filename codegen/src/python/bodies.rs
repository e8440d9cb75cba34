//! What bodies hold within them, as dicts in wire names.

use gfxhub::schema::{BodyInfo, FieldType};

use super::source::{PYTHON, docstring, listed};
use super::{docs, type_names};
use crate::output_files::File;
use crate::views::shapes_of_fields;

/// The bodies that stand within another, innermost first.
pub(super) fn within() -> Vec<&'static BodyInfo> {
    let mut found: Vec<&'static BodyInfo> = Vec::new();
    for shape in shapes_of_fields() {
        if let FieldType::Body(body) = shape
            && found.iter().all(|known| known.name != body.name)
        {
            found.insert(0, body);
        }
    }
    found
}

/// Their names.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> = within().iter().map(|body| body.name.to_owned()).collect();
    names.sort();
    names
}

/// `gfxhub/_bodies.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"What some arguments are made of, as dicts in the hub's own names.\"\"\"\n\n{PYTHON}\n\nfrom typing import Any, TypedDict\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for body in within() {
        let mut lines = docs::text(body.docs);
        lines.push(String::new());
        for field in body.fields {
            lines.push(format!("- `{}`: {}", field.wire, docs::plain(field.docs)));
        }
        let fields: String = body
            .fields
            .iter()
            .map(|field| {
                format!(
                    "    {}: {}\n",
                    field.wire,
                    type_names::argument(&field.shape)
                )
            })
            .collect();
        let told = docstring(&crate::docs::wrapped(&lines, 88), "    ");
        text.push_str(&format!(
            "\n\nclass {}(TypedDict):\n{told}\n{fields}",
            body.name
        ));
    }
    File::new("py/python/gfxhub/_bodies.py", text)
}
