//! Plain data as Python named tuples, and its kinds as literal types.

use gfxhub::schema::{OPERATIONS, PlainField, PlainInfo, PlainType};

use super::composed::{self, Composed};
use super::operation_docs::example;
use super::parameters::Parameter;
use super::source::{PYTHON, docstring, import, listed, sort};
use super::{docs, docs::WIDTH, type_names, types};
use crate::docs::wrapped;
use crate::output_files::File;
use crate::plain::{self, FieldView, KindView, PlainView};

/// Name of the module that contains the named tuples.
pub(super) const MODULE: &str = "._named_tuples";

/// Returns the names of the named tuples and of the literal types.
pub(super) fn names() -> Result<Vec<String>, String> {
    let views = plain::views()?;
    let names = views.iter().flat_map(|view| {
        let kinds = view.kinds.iter().map(|kind| kind.name);
        kinds.chain([view.name])
    });
    let items = with_bodies().map(|(info, _)| info.name);
    let mut names: Vec<String> = names.chain(items).map(str::to_owned).collect();
    sort(&mut names);
    Ok(names)
}

/// Returns `gfxhub/_named_tuples.py`.
pub(super) fn file() -> Result<File, String> {
    let mut text = format!(
        "\"\"\"Named tuples that the library returns and accepts in addition to records.\"\"\"\n\n{PYTHON}\n\n\
         from datetime import timedelta\nfrom typing import Any, Literal, NamedTuple, Optional, Union\n\n\
         from ._error import GfxHubError\n"
    );
    let items: String = with_bodies().map(|(info, call)| item(info, call)).collect();
    let words = types::enums().into_iter();
    let words: Vec<String> = words.filter(|name| items.contains(name)).collect();
    if !words.is_empty() {
        text.push_str(&import("._types", words));
    }
    text.push('\n');
    let quoted: Vec<String> = names()?.iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &quoted, "]"));
    for view in plain::views()? {
        view.kinds
            .iter()
            .for_each(|kind| text.push_str(&literal(kind)));
        text.push_str(&class(&view));
    }
    text.push_str(&items);
    text.push('\n');
    for (info, call) in composed::items() {
        text.push_str(&any(info, call));
    }
    Ok(File::new("py/python/gfxhub/_named_tuples.py", text))
}

/// Returns the items that contain a body, each with a composed call that takes them.
fn with_bodies() -> impl Iterator<Item = (&'static PlainInfo, Composed)> {
    let has_body = |field: &PlainField| matches!(field.plain_type, PlainType::Body(_));
    let items = composed::items().into_iter();
    items.filter(move |(info, _)| info.fields.iter().any(has_body))
}

/// Returns the class of an item that contains a body.
fn item(info: &PlainInfo, call: Composed) -> String {
    let field = |member: &Parameter| {
        let held = for_classes(&type_names::argument(&member.shape()));
        let held = match member.required() {
            true => held,
            false => format!("Optional[{held}] = None"),
        };
        let text = wrapped(&[member.docs()], WIDTH).join("\n    ");
        format!("    {}: {held}\n    \"\"\"{text}\"\"\"\n", member.name)
    };
    let fields: String = call.members().iter().map(field).collect();
    let text = docs::plain(info.docs) + " A plain tuple is accepted too.";
    let lines = [vec![text], example(info.name, false)].concat();
    let docs = docstring(&lines, "    ");
    format!("\n\nclass {}(NamedTuple):\n{docs}\n{fields}", info.name)
}

/// Returns the type that is accepted for an item: its class, or a tuple of the required members and
/// any number of the other members.
fn any(info: &PlainInfo, call: Composed) -> String {
    let members = call.members();
    let held = |member: &Parameter| {
        let held = for_classes(&type_names::argument(&member.shape()));
        match member.required() {
            true => held,
            false => format!("Optional[{held}]"),
        }
    };
    let all: Vec<String> = members.iter().map(held).collect();
    let required = members.iter().filter(|member| member.required()).count();
    let tuple = |count: usize| listed("    ", "tuple[", &all[..count], "],");
    let tuples: String = (required..=all.len()).map(tuple).collect();
    format!(
        "\n{} = Union[\n    {},\n{tuples}]\n",
        composed::any(info),
        info.name
    )
}

/// Returns a type, written so that Python 3.9 can evaluate it at run time.
fn for_classes(annotation: &str) -> String {
    match annotation.contains(" | ") {
        true => format!("Union[{}]", annotation.replace(" | ", ", ")),
        false => annotation.to_owned(),
    }
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
        true => "    message: str\n    \"\"\"Description as a sentence.\"\"\"\n",
        false => "",
    };
    let shown = match view.has_message {
        true => {
            "\n    def __str__(self) -> str:\n        \"\"\"Description as a sentence.\"\"\"\n        \
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
        "json" => "Any",
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

/// Returns the name of a field. If an operation has an argument with the same JSON name, the field
/// has the name of that argument.
fn name(field: &FieldView) -> &'static str {
    let arguments = OPERATIONS.iter().flat_map(|operation| operation.arguments);
    let mut named = arguments.filter(|argument| argument.wire == field.wire);
    named.next().map_or(field.name, |argument| argument.name)
}
