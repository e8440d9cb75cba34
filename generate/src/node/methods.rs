//! `gen/<group>.cjs` and `gen/<group>.d.cts`: the class of a group, its methods and their types.

use gfxhub::{GroupInfo, OperationInfo, Outcome};

use super::layout::list;
use super::{docs, names, types};

/// The class.
pub(super) fn class(group: &GroupInfo) -> String {
    let name = names::class(group);
    let mut out = format!(
        "'use strict'\n\nconst {{ Group, call }} = require('../lib/group.cjs')\n\
         const rows = require('./rows.cjs').{}\n\n",
        group.name
    );
    out.push_str(&docs::of(0, group.docs));
    out.push_str(&format!("exports.{name} = class {name} extends Group {{\n"));
    for (at, operation) in names::operations(group).enumerate() {
        if at > 0 {
            out.push('\n');
        }
        out.push_str(&docs::operation(operation));
        let parameters: Vec<String> = arguments(operation)
            .map(|(name, _)| name)
            .chain(["options".to_owned()])
            .collect();
        let method = names::method(operation);
        out.push_str(&list(2, &method, "()", &parameters, " {"));
        out.push_str(&format!(
            "    return call(this, rows.{method}, arguments)\n  }}\n"
        ));
    }
    out + "}\n"
}

/// Its types.
pub(super) fn declaration(group: &GroupInfo) -> String {
    let name = names::class(group);
    let mut body = docs::of(0, group.docs);
    body.push_str(&format!("export declare class {name} {{\n"));
    body.push_str("  private constructor()\n");
    for operation in names::operations(group) {
        body.push('\n');
        body.push_str(&docs::operation(operation));
        let mut parameters: Vec<String> = arguments(operation)
            .map(|(name, form)| format!("{name}: {form}"))
            .collect();
        parameters.push(format!("options?: {}", names::options(operation)));
        let after = format!(": Promise<{}>", given(operation.outcome));
        body.push_str(&list(
            2,
            &names::method(operation),
            "()",
            &parameters,
            &after,
        ));
    }
    body.push_str("}\n");
    types::imports(&body, &[]) + "\n" + &body
}

/// Name and type of everything that must be given.
fn arguments(operation: &OperationInfo) -> impl Iterator<Item = (String, String)> {
    let path = operation.arguments.iter().map(|argument| {
        (
            names::parameter(argument.wire),
            types::sent(&argument.shape, false),
        )
    });
    let body = names::required(operation).map(|field| {
        (
            names::parameter(field.wire),
            types::sent(&field.shape, field.nullable),
        )
    });
    path.chain(body)
}

/// The type of the result.
pub(super) fn given(outcome: Outcome) -> String {
    match outcome {
        Outcome::List(record) => format!("{}[]", record.name),
        Outcome::Record(record) | Outcome::First(record) => record.name.to_owned(),
        Outcome::Ids => "RendererId[]".to_owned(),
        Outcome::Id => "RendererId".to_owned(),
        Outcome::Word => "string".to_owned(),
        Outcome::Raw => "RawResponse".to_owned(),
        _ => "void".to_owned(),
    }
}

/// The types that results are of, to be imported.
pub(super) fn result_types() -> Vec<String> {
    let operations = gfxhub::GROUPS
        .iter()
        .flat_map(|group| names::operations(group));
    let given = operations.map(|operation| given(operation.outcome));
    given
        .filter(|name| !matches!(name.as_str(), "void" | "string"))
        .map(|name| format!("type {}", name.trim_end_matches("[]")))
        .collect()
}
