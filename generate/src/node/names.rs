//! The names that things of the tables have in JavaScript and TypeScript.

use gfxhub::{BodyField, EXTERNAL_DATA, GroupInfo, OperationInfo};

use crate::names::{camel, pascal};

/// A wire name as a parameter or an option: its first letter small.
pub(super) fn parameter(wire: &str) -> String {
    let mut letters = wire.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_lowercase().to_string() + letters.as_str()
    })
}

/// The method of an operation.
pub(super) fn method(operation: &OperationInfo) -> String {
    camel(operation.verb)
}

/// The class of a group.
pub(super) fn class(group: &GroupInfo) -> String {
    pascal(group.name)
}

/// The type of the options of an operation that has some of its own.
pub(super) fn options(operation: &OperationInfo) -> String {
    if has_options(operation) {
        format!(
            "{}{}Options",
            pascal(operation.group),
            pascal(operation.verb)
        )
    } else {
        "CallOptions".to_owned()
    }
}

/// Whether there are options beside those of every call.
pub(super) fn has_options(operation: &OperationInfo) -> bool {
    optional(operation).next().is_some() || is_external_data(operation)
}

/// Whether this is the one call without a row of its own.
pub(super) fn is_external_data(operation: &OperationInfo) -> bool {
    operation.name == EXTERNAL_DATA.name
}

/// The fields of the body that must be given.
pub(super) fn required(operation: &OperationInfo) -> impl Iterator<Item = &'static BodyField> {
    fields(operation).filter(|field| field.required)
}

/// The fields of the body that may be given.
pub(super) fn optional(operation: &OperationInfo) -> impl Iterator<Item = &'static BodyField> {
    fields(operation).filter(|field| !field.required)
}

fn fields(operation: &OperationInfo) -> impl Iterator<Item = &'static BodyField> {
    operation.body.into_iter().flat_map(|body| body.fields)
}

/// The operations of a group, with the one that has no row.
pub(super) fn operations(group: &GroupInfo) -> impl Iterator<Item = &'static OperationInfo> {
    let more = (group.name == EXTERNAL_DATA.group).then_some(EXTERNAL_DATA);
    group.operations.iter().copied().chain(more)
}

#[cfg(test)]
mod tests {
    use gfxhub::GROUPS;

    use super::{operations, optional, parameter};

    #[test]
    fn no_option_of_an_operation_is_named_like_one_of_every_call() {
        for operation in GROUPS.iter().flat_map(|group| operations(group)) {
            for field in optional(operation) {
                let name = parameter(field.wire);
                assert!(
                    !["timeout", "signal", "resend", "method"].contains(&name.as_str()),
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn a_wire_name_begins_small() {
        assert_eq!(parameter("Value"), "value");
        assert_eq!(parameter("ncsID"), "ncsID");
        assert_eq!(parameter("ExternalDataFieldKey"), "externalDataFieldKey");
    }
}
