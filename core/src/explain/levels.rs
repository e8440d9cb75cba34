//! The table of the ids in paths. It names, for each id, the operation that lists the objects with
//! such ids.

/// A kind of id in paths, and the list that contains the objects with such ids.
#[derive(Debug)]
pub(super) struct Level {
    /// Name of the id on the wire.
    pub(super) wire: &'static str,
    /// Word for an object with such an id, such as `engine`.
    pub(super) noun: &'static str,
    /// Operation that lists such objects.
    pub(super) list: &'static str,
    /// Names of the members that lead to the objects, the outermost first. They are followed from
    /// the response or, if the previous id is in the same list, from the object with that id.
    pub(super) members: &'static [&'static str],
    /// Names of the fields that may contain the id.
    pub(super) ids: &'static [&'static str],
    /// Name of the field with the display name; empty if there is none.
    pub(super) name: &'static str,
}

/// Returns the level of the id with this wire name in the paths of a group.
pub(super) fn of(group: &str, wire: &str) -> Option<&'static Level> {
    let in_group = |list: &str| list.split_once('.').is_some_and(|(of, _)| of == group);
    LEVELS
        .iter()
        .find(|level| level.wire == wire && in_group(level.list))
}

macro_rules! levels {
    ($( $wire:literal, $noun:literal: $list:literal [$($member:literal),*] $($id:literal)|+, $name:literal; )+) => {
        &[ $( Level {
            wire: $wire,
            noun: $noun,
            list: $list,
            members: &[$($member),*],
            ids: &[$($id),+],
            name: $name,
        } ),+ ]
    };
}

static LEVELS: &[Level] = levels! {
    "engineId", "engine": "engines.list" [] "id", "displayName";
    "nodePath", "node": "engines.list_nodes" [] "NodePath", "NodeName";
    "propertyPath", "property": "engines.list_properties" [] "PropertyPath", "DisplayName";
    "functionPath", "function": "engines.list_functions" [] "FunctionPath", "FunctionName";
    "rundownId", "playout rundown": "playout.list_rundowns" [] "id", "name";
    "itemId", "item": "playout.list_items" [] "id", "name";
    "buttonKey", "button": "playout.list_items" ["buttons"] "id" | "key", "label";
    "ncsID", "newsroom system": "newsroom.list_rundowns" [] "ncsID", "";
    "roID", "rundown": "newsroom.list_rundowns" [] "roID", "roSlug";
    "storyID", "story": "newsroom.get_rundown" ["items"] "storyID", "storySlug";
    "itemID", "item": "newsroom.get_rundown" [] "itemID", "itemSlug";
    "buttonKey", "button": "newsroom.get_rundown" ["mosObject", "buttons"] "key" | "id", "label";
    "graphId", "graph": "graphs.list" [] "id", "name";
    "rgraphId", "rgraph": "rgraphs.list" [] "id", "name";
    "ustateId", "ustate": "ustates.list" [] "id", "name";
    "launchId", "launch configuration": "launcher.list" [] "id", "name";
    "rendererId", "renderer": "launcher.list_renderers" [] "id", "";
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::{OPERATIONS, operation};
    use crate::schema::operation::ResponseType;
    use crate::schema::types::{FieldType, RecordInfo};

    /// Returns the record of a field.
    fn inner(record: &RecordInfo, member: &str) -> &'static RecordInfo {
        let field = record.fields.iter().find(|field| field.wire == member);
        match field.map(|field| field.shape) {
            Some(FieldType::List(FieldType::Record(inner))) => inner,
            Some(FieldType::Record(inner)) => inner,
            other => panic!("{}.{member} is {other:?}", record.name),
        }
    }

    #[test]
    fn every_id_in_a_path_has_a_list_save_that_of_a_mos_object() {
        let mut without = Vec::new();
        for row in OPERATIONS {
            let wires = row.arguments.iter().map(|argument| argument.wire);
            without.extend(wires.filter(|wire| of(row.group, wire).is_none()));
        }
        assert_eq!(without, ["objID"]);
    }

    /// Tests that the operation that lists the objects of a level takes only ids of earlier levels,
    /// and that its records have the fields that the table names.
    #[test]
    fn lists_take_the_ids_before_and_show_the_fields_of_the_table() {
        for (at, level) in LEVELS.iter().enumerate() {
            let list = operation(level.list).unwrap();
            for argument in list.arguments {
                let before = LEVELS[..at].iter().rfind(|it| it.wire == argument.wire);
                assert!(before.is_some_and(|it| it.list != level.list), "{level:?}");
            }
            let (ResponseType::List(mut record) | ResponseType::Record(mut record)) = list.outcome
            else {
                assert_eq!(list.outcome, ResponseType::Ids, "{level:?}");
                continue;
            };
            let others = LEVELS[..at].iter().filter(|it| it.list == level.list);
            for member in others.chain([level]).flat_map(|it| it.members) {
                record = inner(record, member);
            }
            let has = |wire: &str| record.fields.iter().any(|field| field.wire == wire);
            assert!(has(level.ids[0]), "{level:?}");
            assert!(level.name.is_empty() || has(level.name), "{level:?}");
        }
    }
}
