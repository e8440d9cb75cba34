//! TypeScript types of records, ids, enums and bodies, and the imports of each file of types.

use std::collections::BTreeMap;

use gfxhub::schema::{
    BodyInfo, EnumInfo, FieldInfo, FieldType, Presence, RECORDS, received_records,
};
use serde::Serialize;

use crate::docs::without_rust_remarks;
use crate::templates::quoted;
use crate::views::{self, EnumView, IdView, field_types};

/// Names of the handwritten types.
pub(super) const SHARED: [&str; 6] = [
    "Integer",
    "RawResponse",
    "Value",
    "ValueInput",
    "ValueInputObject",
    "ValueObject",
];

/// A record, or a body that is part of other bodies.
#[derive(Serialize)]
pub(super) struct RecordView {
    pub(super) name: &'static str,
    docs: String,
    fields: Vec<FieldView>,
}

/// A field. The types contain only documented fields, so that the compiler finds a misspelt name;
/// with `'enabled' in engine` a program can still read other fields.
#[derive(Serialize)]
struct FieldView {
    /// Name, followed by `?` if the field is optional.
    name: String,
    docs: String,
    #[serde(rename = "type")]
    form: String,
}

/// Ids, enums, and the bodies that are part of other bodies.
#[derive(Default, Serialize)]
pub(super) struct Values {
    ids: Vec<IdView>,
    words: Vec<OpenWords>,
    bodies: Vec<RecordView>,
}

/// The values of an enum. `is_open` is `true` if a hub may send other values.
#[derive(Serialize)]
struct OpenWords {
    is_open: bool,
    #[serde(flatten)]
    list: EnumView,
}

/// An import: the names, and the file that contains them.
#[derive(Serialize)]
pub(super) struct Import {
    names: Vec<String>,
    from: String,
}

/// Returns the JSON name as the name of a parameter or option, with a lowercase first letter.
pub(super) fn parameter(wire: &str) -> String {
    let mut letters = wire.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_lowercase().to_string() + letters.as_str()
    })
}

/// Returns the records.
pub(super) fn records() -> Vec<RecordView> {
    let view = |record: &&'static gfxhub::schema::RecordInfo| RecordView {
        name: record.name,
        docs: without_rust_remarks(record.docs),
        fields: record.fields.iter().map(came).collect(),
    };
    RECORDS.iter().map(view).collect()
}

/// Returns a field of a result. Every field is present: one that the hub did not send is null if it
/// is optional, and otherwise empty.
fn came(field: &FieldInfo) -> FieldView {
    let may_be_null = field.presence == Presence::Optional;
    FieldView {
        name: field.wire.to_owned(),
        docs: without_rust_remarks(field.docs),
        form: received(&field.shape) + if may_be_null { " | null" } else { "" },
    }
}

/// Returns the TypeScript type of a received value.
fn received(shape: &FieldType) -> String {
    match shape {
        FieldType::Boolean => "boolean".to_owned(),
        FieldType::Integer => "Integer".to_owned(),
        FieldType::Seconds => "number".to_owned(),
        FieldType::Value => "Value".to_owned(),
        FieldType::Object => "ValueObject".to_owned(),
        FieldType::Id(id) => id.name.to_owned(),
        FieldType::Enum(words) => words.name.to_owned(),
        FieldType::List(element) => many(&received(element)),
        FieldType::RecordMap(element) => format!("{{ [key: string]: {} }}", received(element)),
        FieldType::Record(record) => record.name.to_owned(),
        FieldType::RendererRef => "RendererRef".to_owned(),
        FieldType::Body(body) => body.name.to_owned(),
        _ => "string".to_owned(),
    }
}

/// Returns the TypeScript type of an argument: only known enum values, and also bigint if a number
/// must be exact.
pub(super) fn sent(shape: &FieldType, nullable: bool) -> String {
    let form = match shape {
        FieldType::Id(id) if id.text && id.or_integer => format!("{} | number | bigint", id.name),
        FieldType::Id(id) if id.text => id.name.to_owned(),
        FieldType::Id(id) => format!("{} | bigint", id.name),
        FieldType::Integer => "number | bigint".to_owned(),
        FieldType::Value => "ValueInput".to_owned(),
        FieldType::Object => "ValueInputObject".to_owned(),
        FieldType::Enum(words) if !is_received(words) => words.name.to_owned(),
        FieldType::Enum(words) => {
            let words: Vec<String> = words.values.iter().map(|word| quoted(word)).collect();
            words.join(" | ")
        }
        FieldType::List(element) => format!("readonly {}", many(&sent(element, false))),
        other => received(other),
    };
    if nullable { form + " | null" } else { form }
}

/// Returns `true` if hubs also send this enum. They may then send values that are unknown.
fn is_received(words: &EnumInfo) -> bool {
    received_records()
        .flat_map(|record| record.fields)
        .map(|field| views::innermost(field.shape))
        .any(|shape| matches!(shape, FieldType::Enum(found) if found == words))
}

fn many(form: &str) -> String {
    if form.contains(' ') {
        format!("({form})[]")
    } else {
        format!("{form}[]")
    }
}

impl Values {
    /// Returns all ids, enums and bodies that the tables use.
    pub(super) fn of_all() -> Values {
        let (mut ids, mut words) = (views::ids(), views::enums());
        ids.sort_unstable_by_key(|id| id.name);
        words.sort_unstable_by_key(|list| list.name);
        let open = |name: &str| {
            field_types().any(|shape| {
                matches!(shape, FieldType::Enum(words) if words.name == name && is_received(words))
            })
        };
        let words = words.into_iter().map(|list| OpenWords {
            is_open: open(list.name),
            list,
        });
        let words = words.collect();
        let within = field_types().filter_map(|shape| match shape {
            FieldType::Body(body) => Some((body.name, body)),
            _ => None,
        });
        let within: BTreeMap<&str, &BodyInfo> = within.collect();
        let bodies = within.into_values().map(|body| RecordView {
            name: body.name,
            docs: without_rust_remarks(body.docs),
            fields: body
                .fields
                .iter()
                .map(|field| FieldView {
                    name: field.wire.to_owned() + if field.required { "" } else { "?" },
                    docs: without_rust_remarks(field.docs),
                    form: sent(&field.shape, field.nullable),
                })
                .collect(),
        });
        Values {
            ids,
            words,
            bodies: bodies.collect(),
        }
    }

    /// Returns the names of the types, in alphabetical order.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let ids = self.ids.iter().map(|id| id.name);
        let words = self.words.iter().map(|words| words.list.name);
        let bodies = self.bodies.iter().map(|body| body.name);
        let mut names: Vec<&str> = ids.chain(words).chain(bodies).collect();
        names.sort_unstable();
        names
    }
}

impl Import {
    /// Returns the import of those of `names` that a text uses, or `None` if it uses none.
    pub(super) fn used(text: &str, from: &str, names: &[&str]) -> Option<Import> {
        let names: Vec<String> = names
            .iter()
            .filter(|name| is_used(text, name))
            .map(|name| (*name).to_owned())
            .collect();
        (!names.is_empty()).then_some(Import {
            names,
            from: from.to_owned(),
        })
    }
}

/// Returns `true` if a text names this type in code and does not declare it.
fn is_used(body: &str, name: &str) -> bool {
    let declared = ["interface", "type", "class"].iter().any(|word| {
        body.contains(&format!("export {word} {name} "))
            || body.contains(&format!("export declare {word} {name} "))
    });
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let in_code = |line: &&str| !matches!(line.trim_start().get(..1), Some("*" | "/"));
    !declared
        && body.lines().filter(in_code).any(|line| {
            line.match_indices(name).any(|(at, _)| {
                !line[..at].ends_with(is_part)
                    && !line[at + name.len()..].starts_with(is_part)
                    && !line[at + name.len()..].starts_with(['?', ':'])
            })
        })
}

#[cfg(test)]
mod tests {
    use super::{is_used, parameter};

    #[test]
    fn names_are_found_where_code_uses_them() {
        assert!(is_used("a: Value | null", "Value"));
        assert!(!is_used("a: ValueInput", "Value"));
        assert!(!is_used("/** A Value */", "Value"));
        assert!(!is_used("Value?: string", "Value"));
        assert!(!is_used("export interface Value {\n  a: Value", "Value"));
    }

    #[test]
    fn a_wire_name_begins_small() {
        assert_eq!(parameter("Value"), "value");
        assert_eq!(parameter("ncsID"), "ncsID");
        assert_eq!(parameter("ExternalDataFieldKey"), "externalDataFieldKey");
    }
}
