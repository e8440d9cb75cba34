//! `gen/rows.cjs`: what the call of each operation sends, and where its arguments go.

use gfxhub::{BodyField, EXTERNAL_DATA, GROUPS, OperationInfo, Resend, Shape};

use super::layout::{list, quoted};
use super::names;

/// The table.
pub(super) fn table() -> String {
    let mut out = String::from(
        "'use strict'\n\n\
         // `path`: arguments in the path, in their order. `body`: the fields that must be given, in their\n\
         // order; those that may be, as options by their wire names; those that hold ids or whole numbers.\n",
    );
    for group in GROUPS {
        out.push_str(&format!("exports.{} = {{\n", group.name));
        for operation in names::operations(group) {
            out.push_str(&row(operation));
        }
        out.push_str("}\n");
    }
    out
}

fn row(operation: &OperationInfo) -> String {
    let mut out = format!("  {}: {{\n", names::method(operation));
    out.push_str(&format!("    name: {},\n", quoted(operation.name)));
    out.push_str(&format!(
        "    read: {},\n",
        operation.resend == Resend::Read
    ));
    let path: Vec<String> = operation
        .arguments
        .iter()
        .map(|argument| quoted(argument.wire))
        .collect();
    out.push_str(&list(4, "path: ", "[]", &path, ","));
    if operation.body.is_some() {
        out.push_str("    body: {\n");
        let required: Vec<String> = names::required(operation)
            .map(|field| quoted(field.wire))
            .collect();
        out.push_str(&list(6, "required: ", "[]", &required, ","));
        let optional: Vec<String> = names::optional(operation)
            .map(|field| format!("{}: {}", names::parameter(field.wire), quoted(field.wire)))
            .collect();
        out.push_str(&list(6, "optional: ", "{}", &optional, ","));
        let whole: Vec<String> = names::required(operation)
            .chain(names::optional(operation))
            .filter(|field| is_whole(field))
            .map(|field| quoted(field.wire))
            .collect();
        out.push_str(&list(6, "whole: ", "[]", &whole, ","));
        out.push_str("    },\n");
    } else if operation.name == EXTERNAL_DATA.name {
        // Its method is an argument beside those of the path.
        out.push_str("    more: ['method'],\n");
    }
    out.push_str("  },\n");
    out
}

/// Whether a number in it must be exact: ids, and lists of them.
fn is_whole(field: &BodyField) -> bool {
    fn of(shape: &Shape) -> bool {
        match shape {
            Shape::Id(_) | Shape::Integer => true,
            Shape::List(element) => of(element),
            _ => false,
        }
    }
    of(&field.shape)
}
