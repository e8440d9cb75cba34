//! Finds the operations that list the ids of one kind, for messages about ids and for completions.

use gfxhub::{
    Method,
    schema::{FieldInfo, FieldType, IdInfo, OPERATIONS, OperationInfo, RecordInfo, ResponseType},
};

use crate::docs;
use crate::format_value;

/// Returns the operations whose results contain ids of one kind. Operations that return lists come
/// first; otherwise, those with fewer arguments come first.
pub(crate) fn operations_with(id: &IdInfo) -> Vec<&'static OperationInfo> {
    let mut found: Vec<&'static OperationInfo> = OPERATIONS
        .iter()
        .copied()
        .filter(|operation| operation.method == Method::Get)
        .filter(|operation| {
            !operation
                .arguments
                .iter()
                .any(|given| given.wire == id.wire)
        })
        .filter(|operation| match operation.outcome {
            ResponseType::List(info)
            | ResponseType::Record(info)
            | ResponseType::FirstOfList(info) => holds(info, id),
            ResponseType::Ids => id.wire == "rendererId",
            _ => false,
        })
        .collect();
    found.sort_by_key(|operation| {
        let is_list = matches!(operation.outcome, ResponseType::List(_) | ResponseType::Ids);
        (!is_list, operation.arguments.len())
    });
    found
}

/// Returns the command that lists the ids of one kind, such as `gfxhub engines list`.
pub(crate) fn command(id: &IdInfo) -> Option<String> {
    let operation = *operations_with(id).first()?;
    let mut line = format!("gfxhub {} {}", operation.group, docs::kebab(operation.verb));
    for argument in operation.arguments {
        line.push(' ');
        line.push_str(argument.wire);
    }
    Some(line)
}

/// Returns `true` if an id of this kind identifies the record or one of its nested records.
fn holds(record: &RecordInfo, id: &IdInfo) -> bool {
    record.fields.iter().any(|field| match inner(field) {
        Some(inner) => holds(inner, id),
        None => is_its_id(field, id),
    })
}

/// Returns `true` if a field holds an id of this kind that identifies the record itself.
pub(crate) fn is_its_id(field: &FieldInfo, id: &IdInfo) -> bool {
    matches!(field.shape, FieldType::Id(info) if info.wire == id.wire)
        && format_value::identifies(field)
}

/// Returns the type of the records that a field contains, if it contains records.
pub(crate) fn inner(field: &FieldInfo) -> Option<&'static RecordInfo> {
    match field.shape {
        FieldType::Record(info) => Some(info),
        FieldType::List(FieldType::Record(info))
        | FieldType::RecordMap(FieldType::Record(info)) => Some(*info),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(argument: &str) -> Option<String> {
        let arguments = OPERATIONS.iter().flat_map(|operation| operation.arguments);
        let shape = arguments.into_iter().find(|a| a.wire == argument)?.shape;
        let FieldType::Id(id) = shape else {
            return None;
        };
        command(id)
    }

    #[test]
    fn each_id_of_a_path_has_a_command_that_lists_it() {
        for (argument, line) in [
            ("engineId", "gfxhub engines list"),
            ("nodePath", "gfxhub engines list-nodes engineId"),
            (
                "propertyPath",
                "gfxhub engines list-properties engineId nodePath",
            ),
            ("rundownId", "gfxhub playout list-rundowns"),
            ("itemId", "gfxhub playout list-items rundownId"),
            ("launchId", "gfxhub launcher list"),
            ("rendererId", "gfxhub launcher list-renderers launchId"),
            ("graphId", "gfxhub graphs list"),
            ("roID", "gfxhub newsroom list-rundowns"),
            ("storyID", "gfxhub newsroom get-rundown ncsID roID"),
        ] {
            assert_eq!(shown(argument).as_deref(), Some(line), "{argument}");
        }
    }
}
