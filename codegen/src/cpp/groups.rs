//! Describes the groups of operations and composed calls for C++: the arguments of each call, and
//! the function of the C interface that it calls.

use gfxhub::schema::{FieldType, GROUPS, GroupInfo, OperationInfo, ResponseType, calls};
use serde::Serialize;

use super::types;
use crate::c::naming::{c_type, export};
use crate::composed::{CallView, ComposedView};
use crate::docs;
use crate::names::pascal;

/// A group of operations and composed calls, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct GroupView {
    name: &'static str,
    class: String,
    docs: &'static str,
    operations: Vec<OperationView>,
    composed: Vec<CallView>,
}

/// An operation, in the form that the templates use.
#[derive(Serialize)]
struct OperationView {
    name: &'static str,
    verb: &'static str,
    docs: &'static str,
    /// Documentation of the arguments.
    documented: Vec<DocumentedParameter>,
    /// Sentences that give the path on the hub and say if the operation may be resent.
    sent: String,
    /// Type of the result.
    result: String,
    /// `true` if it returns plain data, which has no form as JSON in C++.
    is_data: bool,
    arguments: Vec<ArgumentView>,
    /// Arguments that may be invalid.
    checked: Vec<ArgumentView>,
    has_body: bool,
    needs_body: bool,
    body: &'static str,
    has_method: bool,
    /// Type of the only required field of the body, which an overload takes instead of the body;
    /// empty if there is no such overload.
    sole: String,
    /// Name of the only required field of the body; empty if there is no such overload.
    sole_name: String,
    /// Parameters of the overload, with their types.
    sole_parameters: Vec<String>,
    /// Arguments that the overload passes to the other method.
    sole_names: Vec<String>,
    /// Parameters of the method, with their types.
    parameters: Vec<String>,
    /// Names of the parameters.
    names: Vec<String>,
    /// Name of the function of the C interface.
    c: String,
    /// Arguments passed to this function.
    passed: Vec<String>,
    /// C type of the returned handle; empty if there is none.
    handle: String,
    /// Expression that converts the result.
    read: String,
    /// C type of the output if it is a number or a struct of numbers; empty if it is a handle or if
    /// there is none.
    value: String,
}

/// An argument of the path, or the method of a request.
#[derive(Clone, Serialize)]
struct ArgumentView {
    name: String,
    wire: &'static str,
    #[serde(rename = "type")]
    form: String,
}

/// A parameter with its documentation.
#[derive(Serialize)]
struct DocumentedParameter {
    name: String,
    docs: String,
}

/// Returns a view of each group.
pub(super) fn views(composed: &ComposedView) -> Vec<GroupView> {
    let view = |group: &&'static GroupInfo| {
        let operations = calls().filter(|call| call.group == group.name);
        let composed = composed
            .calls
            .iter()
            .filter(|call| call.group == group.name);
        GroupView {
            name: group.name,
            class: pascal(group.name),
            docs: group.docs,
            operations: operations.map(operation).collect(),
            composed: composed.cloned().collect(),
        }
    };
    GROUPS.iter().map(view).collect()
}

fn operation(operation: &'static OperationInfo) -> OperationView {
    let is_text = |shape| matches!(shape, FieldType::Id(id) if id.text);
    let has_method = operation.outcome == ResponseType::Raw;
    let (mut arguments, mut checked, mut documented) = (Vec::new(), Vec::new(), Vec::new());
    let (mut parameters, mut names) = (Vec::new(), Vec::new());
    let mut passed = vec!["client_.get()".to_owned()];
    for argument in operation.arguments {
        let name = types::field(argument.name);
        let form = types::of(argument.shape);
        let view = ArgumentView {
            name: name.clone(),
            wire: argument.wire,
            form: form.clone(),
        };
        if is_text(argument.shape) {
            checked.push(view.clone());
            parameters.push(format!("const {form}& {name}"));
            passed.push(format!("{name}.get().c_str()"));
        } else {
            parameters.push(format!("{form} {name}"));
            passed.push(format!("{name}.get()"));
        }
        arguments.push(view);
        names.push(name.clone());
        let docs = docs::summary(argument.docs);
        documented.push(DocumentedParameter { name, docs });
    }
    if let Some(body) = operation.body {
        parameters.push(format!("const {}& body", body.name));
        names.push("body".to_owned());
        passed.push("sent.get()".to_owned());
        documented.push(DocumentedParameter {
            name: "body".to_owned(),
            docs: docs::summary(body.docs) + " See its fields for units and ranges.",
        });
    }
    if has_method {
        checked.push(ArgumentView {
            name: "method".to_owned(),
            wire: "method",
            form: "std::string".to_owned(),
        });
        parameters.push("std::string_view method = \"POST\"".to_owned());
        names.push("method".to_owned());
        passed.push("std::string(method).c_str()".to_owned());
        documented.push(DocumentedParameter {
            name: "method".to_owned(),
            docs: "The HTTP method.".to_owned(),
        });
    }
    parameters.push("const CallOptions& options = {}".to_owned());
    names.push("options".to_owned());
    passed.push("call.options()".to_owned());
    let required = operation
        .body
        .map(|body| body.fields.iter().filter(|field| field.required));
    let required: Vec<_> = required.into_iter().flatten().collect();
    let (mut sole, mut sole_name) = (String::new(), String::new());
    let (mut sole_parameters, mut sole_names) = (Vec::new(), Vec::new());
    if let (Some(body), [field]) = (operation.body, required.as_slice()) {
        sole = types::of(field.shape);
        sole_name = types::field(field.name);
        let taken = format!("const {}& body", body.name);
        sole_parameters = parameters.clone();
        for parameter in &mut sole_parameters {
            if *parameter == taken {
                "const From& body".clone_into(parameter);
            }
        }
        sole_names = names.clone();
        for name in &mut sole_names {
            if name == "body" {
                *name = format!("{}{{{sole}(body)}}", body.name);
            }
        }
    }
    let handle = handle(operation);
    let value = match operation.outcome {
        ResponseType::Id => "std::int64_t".to_owned(),
        _ => String::new(),
    };
    if !value.is_empty() || !handle.is_empty() {
        passed.push("out".to_owned());
    }
    passed.push("error".to_owned());
    let (method, path) = (operation.method, operation.path);
    let again = operation.again();
    OperationView {
        name: operation.name,
        verb: operation.verb,
        docs: operation.docs,
        documented,
        sent: match operation.is_composed() {
            true => again.to_owned(),
            false => format!("Hub path: `{method} {path}`. {again}"),
        },
        result: result(operation),
        is_data: matches!(operation.outcome, ResponseType::DataList(_)),
        arguments,
        checked,
        has_body: operation.body.is_some(),
        needs_body: operation
            .body
            .is_some_and(|body| body.fields.iter().any(|field| field.required)),
        body: operation.body.map_or("", |body| body.name),
        has_method,
        sole,
        sole_name,
        sole_parameters,
        sole_names,
        parameters,
        names,
        c: export(operation),
        passed,
        read: read(operation, &handle),
        handle,
        value,
    }
}

/// Returns the C type of the handle that an operation returns; empty if there is none.
fn handle(operation: &OperationInfo) -> String {
    match operation.outcome {
        ResponseType::List(record) => c_type(record.name) + "_list",
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => c_type(record.name),
        ResponseType::Ids => "gfxhub_renderer_id_list".to_owned(),
        ResponseType::PlainText => "gfxhub_string".to_owned(),
        ResponseType::Raw => "gfxhub_response".to_owned(),
        ResponseType::DataList(data) => c_type(data.name) + "s",
        _ => String::new(),
    }
}

/// Returns the expression that converts `from`, the result of the C interface.
fn read(operation: &OperationInfo, handle: &str) -> String {
    let list = |of: &str| format!("detail::list<{of}>(from, {handle}_len, {handle}_at)");
    match operation.outcome {
        ResponseType::List(record) => list(record.name),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => {
            format!("{}(std::move(from))", record.name)
        }
        ResponseType::Ids => list("RendererId"),
        ResponseType::PlainText => "detail::text(gfxhub_string_str(from.get()))".to_owned(),
        ResponseType::Raw => "Response(std::move(from))".to_owned(),
        ResponseType::Id => "RendererId(from)".to_owned(),
        ResponseType::DataList(_) => "detail::from_c(from.get())".to_owned(),
        _ => String::new(),
    }
}

/// Returns the type of the result of an operation.
fn result(operation: &OperationInfo) -> String {
    match operation.outcome {
        ResponseType::List(record) => format!("std::vector<{}>", record.name),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => record.name.to_owned(),
        ResponseType::Ids => "std::vector<RendererId>".to_owned(),
        ResponseType::Id => "RendererId".to_owned(),
        ResponseType::PlainText => "std::string".to_owned(),
        ResponseType::Raw => "Response".to_owned(),
        ResponseType::DataList(data) => format!("std::vector<{}>", data.name),
        _ => "void".to_owned(),
    }
}
