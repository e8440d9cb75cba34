//! Describes operations, and composed calls that return data, for C: their arguments, calls and
//! results.

use gfxhub::schema::{FieldType, GROUPS, OperationInfo, ResponseType, calls};
use serde::Serialize;

use super::naming::{argument, body_type, c_docs, c_type, export};
use crate::names::snake;

/// An operation, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct OperationView {
    name: &'static str,
    c: String,
    docs: String,
    /// Documentation of the arguments and the result.
    said: String,
    /// Sentences that say if the operation may be resent.
    again: &'static str,
    /// HTTP method and path of the request.
    path: String,
    pub(super) is_composed: bool,
    /// `true` if the operation returns plain data.
    is_data: bool,
    arguments: Vec<ArgumentView>,
    /// Type of the body; empty if there is none.
    body: String,
    /// Part of function names that stands for the body; empty if there is no body.
    body_snake: String,
    has_method: bool,
    /// Type of the output argument; empty if there is none.
    out: String,
    /// Name of the Rust function that makes the call, such as `call_for`.
    how: &'static str,
    /// Expression that makes the call.
    call: String,
    /// Type of the handle that is returned.
    handle: String,
    /// Form of the result, such as a record or a list.
    gives: &'static str,
    /// Record of the result.
    record: String,
    /// Arguments that the test runner passes.
    passed: Vec<String>,
}

/// An argument of the path, in the form that the templates use.
#[derive(Serialize)]
struct ArgumentView {
    name: String,
    wire: &'static str,
    form: &'static str,
    is_text: bool,
}

/// The result of an operation: the type of the output argument, the type of the handle, the
/// documentation, the kind of call, and the code before and after the call.
struct ResultForm {
    out: String,
    handle: String,
    said: String,
    how: &'static str,
    around: (&'static str, &'static str),
}

/// Returns the operations, and the composed calls that return data, of all groups.
pub(super) fn views() -> Result<Vec<OperationView>, String> {
    let operations = GROUPS
        .iter()
        .flat_map(|group| calls().filter(|call| call.group == group.name));
    operations.map(view).collect()
}

fn view(operation: &'static OperationInfo) -> Result<OperationView, String> {
    let one_line = |docs| c_docs(docs).replace('\n', " ");
    let (mut said, mut passed) = (Vec::new(), Vec::new());
    let mut arguments = Vec::new();
    for info in operation.arguments {
        let name = argument(info);
        said.push(format!("- `{name}`: {}", one_line(info.docs)));
        passed.push(name.clone());
        let is_text = matches!(info.shape, FieldType::Id(id) if id.text);
        arguments.push(ArgumentView {
            name,
            wire: info.wire,
            form: if is_text { "*const c_char" } else { "i64" },
            is_text,
        });
    }
    if let Some(body) = operation.body {
        let docs = one_line(body.docs);
        said.push(format!(
            "- `body`: {docs} See its setters for units and ranges."
        ));
        passed.push("body".to_owned());
    }
    let has_method = operation.outcome == ResponseType::Raw;
    let mut verb = operation.verb;
    if has_method {
        said.push("- `method`: the HTTP method; NULL for POST.".to_owned());
        passed.insert(0, "method".to_owned());
        verb = "trigger_external_data_by";
    }
    let result = result_form(operation)?;
    if !result.said.is_empty() {
        said.push(format!("- `out`: {}", result.said));
    }
    let (before, after) = result.around;
    let (gives, record) = gives(operation.outcome);
    let mut names = vec!["hub".to_owned()];
    names.extend(arguments.iter().map(|argument| argument.name.clone()));
    names.extend(operation.body.map(|_| "body".to_owned()));
    names.extend(has_method.then(|| "method".to_owned()));
    names.push("NULL".to_owned());
    names.extend((!result.out.is_empty()).then(|| "&result".to_owned()));
    names.push("&out->error".to_owned());
    let (group, passed) = (operation.group, passed.join(", "));
    Ok(OperationView {
        name: operation.name,
        c: export(operation),
        docs: c_docs(operation.docs),
        said: said.join("\n"),
        again: operation.again(),
        path: format!("{} {}", operation.method, operation.path),
        is_composed: operation.is_composed(),
        is_data: matches!(operation.outcome, ResponseType::DataList(_)),
        arguments,
        body: operation.body.map(body_type).unwrap_or_default(),
        body_snake: operation
            .body
            .map(|body| snake(body.name))
            .unwrap_or_default(),
        has_method,
        out: result.out,
        how: result.how,
        call: format!("{before}hub.{group}().{verb}({passed}){after}"),
        handle: result.handle,
        gives,
        record,
        passed: names,
    })
}

/// Returns the form of an operation's result, and the record.
fn gives(outcome: ResponseType) -> (&'static str, String) {
    match outcome {
        ResponseType::List(of) => ("list", snake(of.name)),
        ResponseType::Record(of) | ResponseType::FirstOfList(of) => ("record", snake(of.name)),
        ResponseType::Ids => ("ids", String::new()),
        ResponseType::Id => ("id", String::new()),
        ResponseType::PlainText => ("word", String::new()),
        ResponseType::Raw => ("response", String::new()),
        _ => ("nothing", String::new()),
    }
}

fn result_form(operation: &OperationInfo) -> Result<ResultForm, String> {
    let handle = |c: &str, said: String, around| ResultForm {
        out: format!("*mut *mut {c}"),
        handle: c.to_owned(),
        said,
        how: "call_for",
        around,
    };
    let freed = |c: &str| handle(c, format!("freed with `{c}_free`."), ("", ""));
    Ok(match operation.outcome {
        ResponseType::List(of) => freed(&(c_type(of.name) + "_list")),
        ResponseType::Record(of) | ResponseType::FirstOfList(of) => freed(&c_type(of.name)),
        ResponseType::Ids => freed("gfxhub_renderer_id_list"),
        ResponseType::Id => ResultForm {
            out: "*mut i64".to_owned(),
            handle: String::new(),
            said: "the id of the new object.".to_owned(),
            how: "call_for_value",
            around: ("Ok(", "?.get())"),
        },
        ResponseType::PlainText => handle(
            "gfxhub_string",
            "the response as text, freed with `gfxhub_string_free`.".to_owned(),
            ("Ok(Terminated::of(", "?))"),
        ),
        ResponseType::Raw => handle(
            "gfxhub_response",
            "the response as received, freed with `gfxhub_response_free`.".to_owned(),
            ("Ok(", "?.into())"),
        ),
        ResponseType::SuccessFlag | ResponseType::Empty => ResultForm {
            out: String::new(),
            handle: String::new(),
            said: String::new(),
            how: "call",
            around: ("", ""),
        },
        ResponseType::DataList(data) => {
            let list = c_type(data.name) + "s";
            let around = ("Ok(", "?.into_iter().map(Into::into).collect())");
            handle(&list, format!("freed with `{list}_free`."), around)
        }
        other => return Err(format!("C has no way to return {other:?}")),
    })
}
