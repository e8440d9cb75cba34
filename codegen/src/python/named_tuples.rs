//! Plain data as named tuples, and its kinds as literals.

use gfxhub::schema::OPERATIONS;

use super::source::{PYTHON, docstring, listed, sort};
use super::{docs, docs::WIDTH};
use crate::docs::wrapped;
use crate::output_files::File;
use crate::plain::{self, FieldView, KindView, PlainView};

/// The module that has them.
pub(super) const MODULE: &str = "._named_tuples";

/// Their names.
pub(super) fn names() -> Result<Vec<String>, String> {
    let views = plain::views()?;
    let names = views.iter().flat_map(|view| {
        let kinds = view.kinds.iter().map(|kind| kind.name);
        kinds.chain([view.name])
    });
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    sort(&mut names);
    Ok(names)
}

/// `gfxhub/_named_tuples.py`.
pub(super) fn file() -> Result<File, String> {
    let mut text = format!(
        "\"\"\"Named tuples that the library gives and takes beside records.\"\"\"\n\n{PYTHON}\n\n\
         from typing import Literal, NamedTuple, Optional\n\nfrom ._error import GfxHubError\n\n"
    );
    let quoted: Vec<String> = names()?.iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &quoted, "]"));
    for view in plain::views()? {
        view.kinds
            .iter()
            .for_each(|kind| text.push_str(&literal(kind)));
        text.push_str(&class(&view));
    }
    Ok(File::new("py/python/gfxhub/_named_tuples.py", text))
}

fn literal(kind: &KindView) -> String {
    let quoted: Vec<String> = kind
        .values
        .iter()
        .map(|value| format!("{:?}", value.word))
        .collect();
    let head = format!("{} = Literal[", kind.name);
    let literal = listed("", &head, &quoted, "]");
    let mut lines = vec![docs::plain(kind.docs), String::new()];
    for value in &kind.values {
        lines.push(format!("- `{}`: {}", value.word, docs::plain(value.docs)));
    }
    format!("\n\n{literal}{}", docstring(&wrapped(&lines, WIDTH), ""))
}

fn class(view: &PlainView) -> String {
    let fields: String = view.fields.iter().map(field).collect();
    let message = match view.has_message {
        true => "    message: str\n    \"\"\"All of it as a sentence.\"\"\"\n",
        false => "",
    };
    let shown = match view.has_message {
        true => {
            "\n    def __str__(self) -> str:\n        \"\"\"All of it as a sentence.\"\"\"\n        \
             return self.message\n"
        }
        false => "",
    };
    let docs = docstring(&docs::text(view.docs), "    ");
    format!(
        "\n\nclass {}(NamedTuple):\n{docs}\n{fields}{message}{shown}",
        view.name
    )
}

fn field(field: &FieldView) -> String {
    let held = match field.holds {
        "count" | "number" => "int",
        "time" => "float",
        "text" => "str",
        "error" => "GfxHubError",
        _ => field.of,
    };
    let held = match field.optional {
        true => format!("Optional[{held}]"),
        false => held.to_owned(),
    };
    let unit = if field.holds == "time" {
        " In seconds."
    } else {
        ""
    };
    let text = wrapped(&[docs::plain(field.docs) + unit], WIDTH + 4).join("\n    ");
    format!("    {}: {held}\n    \"\"\"{text}\"\"\"\n", name(field))
}

/// Its name: that of the argument of operations, where it is one.
fn name(field: &FieldView) -> &'static str {
    let arguments = OPERATIONS.iter().flat_map(|operation| operation.arguments);
    let mut named = arguments.filter(|argument| argument.wire == field.wire);
    named.next().map_or(field.name, |argument| argument.name)
}
