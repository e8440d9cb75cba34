//! Sections on composed calls in the pages of their groups.

use gfxhub::schema::{COMPOSED, ComposedInfo, OperationInfo, PlainType, operation};
use serde::Serialize;

use super::languages::Snippet;
use super::markdown::{field_form, form, line, link, operation_link, paragraphs, sentence};
use super::shell_examples;
use super::views::{FieldView, OptionView, gives, option};
use crate::names::{camel, capitalized};
use crate::{composed, node, python};

/// A composed call, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct ComposedView {
    name: &'static str,
    link: String,
    /// Link to the operation that is called for each item.
    operation: String,
    /// HTTP method of this operation.
    method: String,
    /// Path of this operation.
    path: &'static str,
    class: &'static str,
    again: &'static str,
    sentence: String,
    paragraphs: Vec<String>,
    takes: Vec<FieldView>,
    options: Vec<OptionView>,
    gives: String,
    /// The call in each language, without its options.
    calls: Vec<Call>,
    snippets: Vec<Snippet>,
}

/// A call in a language.
#[derive(Serialize)]
struct Call {
    language: &'static str,
    text: String,
}

/// Returns the composed calls of a group.
pub(super) fn of_group(group: &str) -> Result<Vec<ComposedView>, String> {
    let calls = COMPOSED.iter().filter(|call| call.group == group);
    calls
        .filter_map(|call| Some((*call, operation(call.operation)?)))
        .map(|(call, operation)| view(call, operation))
        .collect()
}

fn view(
    call: &'static ComposedInfo,
    operation: &'static OperationInfo,
) -> Result<ComposedView, String> {
    Ok(ComposedView {
        name: call.name,
        link: link(call.name, &format!("{}.md", call.group)),
        operation: operation_link(operation),
        method: operation.method.to_string(),
        path: operation.path,
        class: operation.resend.word(),
        again: operation.resend.docs(),
        sentence: sentence(call.docs),
        paragraphs: paragraphs(call.docs),
        takes: takes(call),
        options: call
            .settings
            .iter()
            .map(|row| option("batch_options", row))
            .collect(),
        gives: gives(operation),
        calls: calls(call),
        snippets: snippets(call)?,
    })
}

/// Returns the rows on the arguments, the items, and the fields of each item.
fn takes(call: &'static ComposedInfo) -> Vec<FieldView> {
    let arguments = call.arguments.iter().map(|argument| FieldView {
        wire: argument.wire,
        name: argument.name,
        form: form(&argument.shape),
        place: "argument",
        docs: line(argument.docs),
    });
    let items = &call.items;
    let (of, is_id) = match items.item_type {
        PlainType::Id(id) => (
            link("Ids", "words-and-ids.md").replace("Ids]", &format!("{}]", id.name)),
            true,
        ),
        PlainType::Plain(info) => (info.name.to_owned(), false),
        _ => (String::new(), false),
    };
    let items = FieldView {
        wire: items.name,
        name: items.name,
        form: format!("list of {of}"),
        place: if items.optional {
            "items, optional"
        } else {
            "items"
        },
        docs: capitalized(items.docs) + ".",
    };
    let members = call
        .item_arguments()
        .filter(|_| !is_id)
        .map(|argument| FieldView {
            wire: argument.wire,
            name: argument.name,
            form: form(&argument.shape),
            place: "item",
            docs: line(argument.docs),
        });
    let body = call.item_call().and_then(|call| call.body);
    let fields = body.map_or(&[][..], |body| body.fields).iter();
    let fields = fields.filter(|_| !is_id).map(|field| FieldView {
        wire: field.wire,
        name: field.name,
        form: field_form(field),
        place: match field.required {
            true => "item",
            false => "item, optional",
        },
        docs: line(field.docs),
    });
    arguments
        .chain([items])
        .chain(members)
        .chain(fields)
        .collect()
}

fn calls(call: &ComposedInfo) -> Vec<Call> {
    let ComposedInfo { group, verb, .. } = call;
    let names = call.arguments.iter().map(|argument| argument.name);
    let given = names
        .chain([call.items.name])
        .collect::<Vec<_>>()
        .join(", ");
    let in_rust = match given.rsplit_once(", ") {
        Some((before, items)) => format!("{before}, &{items}"),
        None => format!("&{given}"),
    };
    [
        ("Rust", format!("hub.{group}().{verb}({in_rust})")),
        ("C", format!("gfxhub_{group}_{verb}")),
        ("C++", format!("hub.{group}().{verb}({given})")),
        ("Python", format!("hub.{group}.{verb}({given})")),
        ("Node", format!("hub.{group}.{}({given})", camel(verb))),
        (
            "Shell",
            format!("gfxhub {group} {}", verb.replace('_', "-")),
        ),
    ]
    .map(|(language, text)| Call { language, text })
    .into()
}

/// Returns the examples in all languages. A test of each language runs its example.
fn snippets(call: &'static ComposedInfo) -> Result<Vec<Snippet>, String> {
    let view = composed::view()?;
    let view = view.calls.into_iter().find(|view| view.name == call.name);
    let [in_c, in_cpp] = view.map(|view| view.examples).unwrap_or_default();
    let generated = [snippet("C", "c", &in_c), snippet("C++", "cpp", &in_cpp)];
    let mut snippets = of_row(call.name, call.example)?;
    snippets.splice(1..1, generated);
    Ok(snippets)
}

/// Returns the handwritten examples of a composed call. The example of its row in the table comes
/// first.
pub(super) fn of_row(name: &str, example: &str) -> Result<Vec<Snippet>, String> {
    let shown = example.lines().filter(|line| !line.starts_with('#'));
    let in_rust = snippet("Rust", "rust", &shown.collect::<Vec<_>>().join("\n"));
    let in_python = python::example_of(name).map(|text| snippet("Python", "python", text));
    let in_node = snippet("Node", "js", node::example_of(name)?);
    let in_shell = shell_examples::of(name).map(|text| snippet("Shell", "sh", text));
    let in_rust = std::iter::once(in_rust);
    let rest = in_python.into_iter().chain([in_node]).chain(in_shell);
    Ok(in_rust.chain(rest).collect())
}

fn snippet(title: &'static str, fence: &'static str, text: &str) -> Snippet {
    Snippet {
        title,
        fence,
        text: text.trim_end().to_owned(),
    }
}
