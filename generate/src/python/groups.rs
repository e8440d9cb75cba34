//! The classes of the groups, for both clients.

use gfxhub::{GroupInfo, OperationInfo};

use super::source::{RUST, comments};
use super::{docs, parameters};
use crate::names::pascal;

/// Parameters that clippy lets a function have.
const MANY: usize = 7;

/// Both classes of a group.
pub(super) fn text(group: &GroupInfo) -> String {
    let operations = parameters::operations(group);
    let parameters = || {
        operations
            .iter()
            .flat_map(|operation| parameters::of(operation))
    };
    let required = parameters().any(|parameter| parameter.required());
    let optional = parameters().any(|parameter| !parameter.required());
    let arguments = match (required, optional) {
        (true, true) => "use crate::argument::{take, take_any};\n",
        (true, false) => "use crate::argument::take;\n",
        (false, true) => "use crate::argument::take_any;\n",
        (false, false) => "",
    };
    let classes = class(group, &operations, false) + "\n" + &class(group, &operations, true);
    format!(
        "{RUST}

use pyo3::prelude::*;

{arguments}use crate::call::{{Options, Timeout}};
use crate::cancel::CancelToken;
use crate::generated::calls::{group} as calls;
use crate::generated::clients::{{AsyncClient, Client}};
use crate::guard::guard_call;

{classes}",
        group = group.name
    )
}

fn class(group: &GroupInfo, operations: &[&'static OperationInfo], awaitable: bool) -> String {
    let (before, client) = if awaitable {
        ("Async", "AsyncClient")
    } else {
        ("", "Client")
    };
    let name = format!("{before}{}", pascal(group.name));
    let told = comments(&docs::text(group.docs), "    ");
    let methods: Vec<String> = operations
        .iter()
        .map(|operation| method(&name, operation, awaitable))
        .collect();
    format!(
        "crate::client::group! {{\n{told}    {name} of {client}\n}}\n\n#[pymethods]\nimpl {name} {{\n{}}}\n",
        methods.join("\n")
    )
}

fn method(class: &str, operation: &'static OperationInfo, awaitable: bool) -> String {
    let parameters = parameters::of(operation);
    let signature: String = parameters
        .iter()
        .filter(|parameter| parameter.required())
        .map(|parameter| format!("{}, ", parameter.name))
        .collect();
    let keywords: String = parameters
        .iter()
        .filter(|parameter| !parameter.required())
        .map(|parameter| format!("{}=None, ", parameter.name))
        .collect();
    let declared: String = parameters
        .iter()
        .map(|parameter| {
            let object = "Bound<'_, PyAny>";
            if parameter.required() {
                format!("{}: {object}, ", parameter.name)
            } else {
                format!("{}: Option<{object}>, ", parameter.name)
            }
        })
        .collect();
    let passed: Vec<String> = parameters
        .iter()
        .map(|parameter| {
            let name = parameter.name;
            if parameter.required() {
                format!("take(&{name}, {name:?})?")
            } else {
                format!("take_any({name}.as_ref(), {name:?})?")
            }
        })
        .collect();
    let told = comments(&docs::operation(operation, awaitable), "    ");
    let allowed = if parameters.len() + 5 > MANY {
        "#[allow(clippy::too_many_arguments, reason = \"they are the operation's\")]\n"
    } else {
        ""
    };
    let verb = operation.verb;
    format!(
        "{told}    #[pyo3(signature = ({signature}*, {keywords}timeout=None, cancel=None, resend=false))]
    {allowed}fn {verb}(&self, py: Python<'_>, {declared}timeout: Option<Timeout>, cancel: Option<Py<CancelToken>>, resend: bool) -> PyResult<Py<PyAny>> {{
        guard_call(py, \"{class}.{verb}\", || {{
            let call = calls::{verb}({passed});
            self.0.get().run(py, call, Options {{ timeout, cancel, resend }})
        }})
    }}
",
        passed = passed.join(", ")
    )
}
