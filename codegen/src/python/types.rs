//! The types in signatures: literal types for texts with known values, and typed dicts, with the
//! JSON names, for bodies that are part of other bodies.

use gfxhub::ErrorKind;
use gfxhub::schema::{BodyInfo, FieldType};

use super::source::{PYTHON, docstring, listed, sort};
use super::{docs, type_names};
use crate::docs::wrapped;
use crate::output_files::File;
use crate::views::{self, field_types};

/// A literal type of this module.
struct Literal {
    name: &'static str,
    values: Vec<&'static str>,
    docs: String,
}

/// Returns the names of the enums.
pub(super) fn enums() -> Vec<String> {
    let mut names: Vec<String> = views::enums()
        .iter()
        .map(|list| list.name.to_owned())
        .collect();
    names.sort();
    names
}

/// Returns the names of the bodies that are part of other bodies.
pub(super) fn bodies() -> Vec<String> {
    let mut names: Vec<String> = within().iter().map(|body| body.name.to_owned()).collect();
    names.sort();
    names
}

/// Returns the names of all types.
pub(super) fn names() -> Vec<String> {
    let mut names = ["Effect", "ErrorKind"].map(str::to_owned).to_vec();
    names.extend(enums());
    names.extend(bodies());
    sort(&mut names);
    names
}

/// Returns the bodies that are fields of other bodies, the innermost first.
fn within() -> Vec<&'static BodyInfo> {
    let mut bodies: Vec<&'static BodyInfo> = Vec::new();
    for shape in field_types() {
        if let FieldType::Body(body) = shape
            && bodies.iter().all(|known| known.name != body.name)
        {
            bodies.insert(0, body);
        }
    }
    bodies
}

/// Returns the literal types.
fn literals() -> Vec<Literal> {
    let mut literals = vec![
        Literal {
            name: "Effect",
            values: vec!["none", "maybe", "done"],
            docs: "The effect of a failed call on the hub.".to_owned(),
        },
        Literal {
            name: "ErrorKind",
            values: ErrorKind::ALL.iter().map(|kind| kind.name()).collect(),
            docs: "The kind of failure.".to_owned(),
        },
    ];
    literals.extend(views::enums().into_iter().map(|list| Literal {
        name: list.name,
        values: list.words.iter().map(|word| word.wire).collect(),
        docs: docs::plain(list.docs),
    }));
    literals.sort_by_key(|literal| literal.name);
    literals
}

/// Returns `gfxhub/_types.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"Types of signatures: texts with known values, and dicts with JSON names.\n\nHubs may send other values of the enums, so what they send is typed as str as well.\n\"\"\"\n\n{PYTHON}\n\nfrom typing import Any, Literal, TypedDict\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for literal in literals() {
        let quoted = literal.values.iter().map(|value| format!("{value:?}"));
        let quoted: Vec<String> = quoted.collect();
        text.push('\n');
        text.push_str(&listed(
            "",
            &format!("{} = Literal[", literal.name),
            &quoted,
            "]",
        ));
        text.push_str(&format!("\"\"\"{}\"\"\"\n", literal.docs));
    }
    for body in within() {
        text.push_str(&class(body));
    }
    File::new("py/python/gfxhub/_types.py", text)
}

/// Returns the typed dict of a body.
fn class(body: &BodyInfo) -> String {
    let mut lines = docs::text(body.docs);
    lines.push(String::new());
    for field in body.fields {
        lines.push(format!("- `{}`: {}", field.wire, docs::plain(field.docs)));
    }
    let fields: String = body
        .fields
        .iter()
        .map(|field| {
            let argument = type_names::argument(&field.shape);
            format!("    {}: {argument}\n", field.wire)
        })
        .collect();
    let docs = docstring(&wrapped(&lines, 88), "    ");
    format!("\n\nclass {}(TypedDict):\n{docs}\n{fields}", body.name)
}
