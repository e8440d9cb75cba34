//! What each operation does with what Python gave, for both clients.

use std::collections::BTreeSet;

use gfxhub::{GroupInfo, OperationInfo};

use super::parameters::{self, Parameter, Place};
use super::source::RUST;

/// The calls of a group.
pub(super) fn text(group: &GroupInfo) -> String {
    let operations = parameters::operations(group);
    let calls: Vec<String> = operations.iter().map(|operation| call(operation)).collect();
    let used = types(&operations);
    let body = operations.iter().any(|operation| operation.body.is_some());
    let used: Vec<&str> = body
        .then_some("Body")
        .into_iter()
        .chain(used.iter().map(String::as_str))
        .collect();
    let arguments = if used.is_empty() {
        String::new()
    } else {
        format!("use crate::argument::{{{}}};\n", used.join(", "))
    };
    format!(
        "{RUST}\n\n{arguments}use crate::call::Call;\n\n{}",
        calls.join("\n")
    )
}

/// The types that the parameters of these operations have.
fn types(operations: &[&'static OperationInfo]) -> BTreeSet<String> {
    let parameters = operations
        .iter()
        .flat_map(|operation| parameters::of(operation));
    let names = parameters.flat_map(|parameter| {
        let native = parameter.native();
        let names: Vec<String> = native.split(['<', '>']).map(str::to_owned).collect();
        names
    });
    names
        .filter(|name| !["", "Option", "Vec"].contains(&name.as_str()))
        .collect()
}

/// `name: Type, …`
fn declared(parameters: &[Parameter]) -> String {
    parameters
        .iter()
        .map(|parameter| format!("{}: {}, ", parameter.name, parameter.native()))
        .collect()
}

fn call(operation: &'static OperationInfo) -> String {
    let parameters = parameters::of(operation);
    let declared = declared(&parameters);
    let (mut read, mut body, mut passed) = (String::new(), String::new(), Vec::new());
    let mut verb = operation.verb.to_owned();
    for parameter in &parameters {
        let name = parameter.name;
        match parameter.place {
            Place::Path(argument) => {
                read.push_str(&format!("let {name} = {name}.id({:?})?;\n", argument.wire));
                passed.push(name.to_owned());
            }
            Place::Body(field) => {
                let with = if field.required { "with" } else { "with_any" };
                body.push_str(&format!(".{with}({:?}, {name})?", field.wire));
            }
            Place::Method => {
                read.push_str("let method = crate::client::method(method)?;\n");
                passed.insert(0, name.to_owned());
                verb.push_str("_by");
            }
        }
    }
    if let Some(info) = operation.body {
        read.push_str(&format!(
            "let body: gfxhub::{} = Body::new(){body}.read()?;\n",
            info.name
        ));
        passed.push("&body".to_owned());
    }
    let made = format!("hub.{}().{verb}({})", operation.group, passed.join(", "));
    let inner = if read.is_empty() {
        format!("|hub| {made}")
    } else {
        format!("move |hub| {{\n{read}{made}\n}}")
    };
    format!(
        "/// `{name}`.\npub(crate) fn {}({declared}) -> Call {{\nCall::new({name:?}, {inner})\n}}\n",
        operation.verb,
        name = operation.name
    )
}
