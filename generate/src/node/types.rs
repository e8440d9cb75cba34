//! The types of records, ids, words and bodies, and what a file of types imports of the others.

use std::collections::BTreeMap;

use gfxhub::{BodyInfo, FieldInfo, Presence, RECORDS, Shape};
use serde::Serialize;

use crate::docs::told;
use crate::templates::quoted;
use crate::views::{self, IdView, WordsView, shapes_of_fields};

/// Where a hub sends a number in place of the text that is documented.
const NUMBER_AS_WELL: &[(&str, &str)] = &[("EngineInstance", "pid")];

/// The types that are written by hand.
pub(super) const SHARED: [&str; 6] = [
    "CallOptions",
    "RawResponse",
    "Value",
    "ValueInput",
    "ValueInputObject",
    "ValueObject",
];

/// A record, or a body that stands within others.
#[derive(Serialize)]
pub(super) struct RecordView {
    pub(super) name: &'static str,
    docs: String,
    fields: Vec<FieldView>,
}

/// A field. Fields that nobody has documented are in no type, so that a misspelt name is found;
/// `'enabled' in engine` lets a program at them all the same.
#[derive(Serialize)]
struct FieldView {
    /// Its name, with a mark where it need not be there.
    name: String,
    docs: String,
    #[serde(rename = "type")]
    form: String,
}

/// Ids, words, and the bodies that stand within others, by their names.
#[derive(Default, Serialize)]
pub(super) struct Values {
    ids: Vec<IdView>,
    words: Vec<WordsView>,
    bodies: Vec<RecordView>,
}

/// What is imported from a file.
#[derive(Serialize)]
pub(super) struct Import {
    names: Vec<String>,
    from: &'static str,
}

/// A wire name as a parameter or an option: its first letter small.
pub(super) fn parameter(wire: &str) -> String {
    let mut letters = wire.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_lowercase().to_string() + letters.as_str()
    })
}

/// The records.
pub(super) fn records() -> Vec<RecordView> {
    let view = |record: &&'static gfxhub::RecordInfo| RecordView {
        name: record.name,
        docs: told(record.docs),
        fields: record
            .fields
            .iter()
            .map(|field| came(record.name, field))
            .collect(),
    };
    RECORDS.iter().map(view).collect()
}

fn came(record: &str, field: &FieldInfo) -> FieldView {
    let mut form = received(&field.shape);
    if NUMBER_AS_WELL.contains(&(record, field.wire)) {
        form = format!("number | {form}");
    }
    let always = field.presence == Presence::Required;
    FieldView {
        name: field.wire.to_owned() + if always { "" } else { "?" },
        docs: told(field.docs),
        form: form + if always { "" } else { " | null" },
    }
}

/// The type of what comes.
fn received(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "boolean".to_owned(),
        // Some hubs send whole numbers as text, and they are handed on as they came.
        Shape::Integer => "number | string".to_owned(),
        Shape::Seconds => "number".to_owned(),
        Shape::Value => "Value".to_owned(),
        Shape::Object => "ValueObject".to_owned(),
        Shape::Id(id) => id.name.to_owned(),
        Shape::Words(words) => words.name.to_owned(),
        Shape::List(element) => many(&received(element)),
        Shape::Keyed(element) => format!("{{ [key: string]: {} }}", received(element)),
        Shape::Record(record) => record.name.to_owned(),
        Shape::RendererRef => "RendererRef".to_owned(),
        Shape::Body(body) => body.name.to_owned(),
        _ => "string".to_owned(),
    }
}

/// The type of what is sent: strict in words, and with bigint where a number must be exact.
pub(super) fn sent(shape: &Shape, nullable: bool) -> String {
    let form = match shape {
        Shape::Id(id) if id.text && id.or_integer => format!("{} | number | bigint", id.name),
        Shape::Id(id) if id.text => id.name.to_owned(),
        Shape::Id(id) => format!("{} | bigint", id.name),
        Shape::Integer => "number | bigint".to_owned(),
        Shape::Value => "ValueInput".to_owned(),
        Shape::Object => "ValueInputObject".to_owned(),
        Shape::Words(words) => {
            let words: Vec<String> = words.words.iter().map(|word| quoted(word)).collect();
            words.join(" | ")
        }
        Shape::List(element) => format!("readonly {}", many(&sent(element, false))),
        other => received(other),
    };
    if nullable { form + " | null" } else { form }
}

fn many(form: &str) -> String {
    if form.contains(' ') {
        format!("({form})[]")
    } else {
        format!("{form}[]")
    }
}

impl Values {
    /// Those that the tables name somewhere.
    pub(super) fn of_all() -> Values {
        let (mut ids, mut words) = (views::ids(), views::words());
        ids.sort_unstable_by_key(|id| id.name);
        words.sort_unstable_by_key(|list| list.name);
        let within = shapes_of_fields().filter_map(|shape| match shape {
            Shape::Body(body) => Some((body.name, body)),
            _ => None,
        });
        let within: BTreeMap<&str, &BodyInfo> = within.collect();
        let bodies = within.into_values().map(|body| RecordView {
            name: body.name,
            docs: told(body.docs),
            fields: body
                .fields
                .iter()
                .map(|field| FieldView {
                    name: field.wire.to_owned() + if field.required { "" } else { "?" },
                    docs: told(field.docs),
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

    /// Their names in order.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let ids = self.ids.iter().map(|id| id.name);
        let words = self.words.iter().map(|list| list.name);
        let bodies = self.bodies.iter().map(|body| body.name);
        let mut names: Vec<&str> = ids.chain(words).chain(bodies).collect();
        names.sort_unstable();
        names
    }
}

impl Import {
    /// Those of the names that a text uses; nothing where it uses none.
    pub(super) fn used(text: &str, from: &'static str, names: &[&str]) -> Option<Import> {
        let names: Vec<String> = names
            .iter()
            .filter(|name| is_used(text, name))
            .map(|name| (*name).to_owned())
            .collect();
        (!names.is_empty()).then_some(Import { names, from })
    }
}

/// Whether a text names this type in code, and does not declare it.
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
    use gfxhub::RECORDS;

    use super::{NUMBER_AS_WELL, is_used, parameter};

    #[test]
    fn what_comes_as_a_number_as_well_is_a_field() {
        for (record, field) in NUMBER_AS_WELL {
            let record = RECORDS.iter().find(|known| known.name == *record).unwrap();
            assert!(record.fields.iter().any(|known| known.wire == *field));
        }
    }

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
