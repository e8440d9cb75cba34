//! Finds differences between the records of a hub and their documentation: missing, mistyped and
//! undocumented fields, also in nested records. Differences that are known of some hubs are kept
//! apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use gfxhub::{
    Value,
    schema::{FieldInfo, FieldType, RecordInfo},
};

/// The differences in one type of record.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Documented fields that at least one record lacks.
    pub(super) missing: BTreeSet<&'static str>,
    /// Documented fields whose type on the wire prevents reading them.
    pub(super) mistyped: BTreeSet<&'static str>,
    /// Received fields that are not documented.
    pub(super) undocumented: BTreeSet<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing: Vec<&str> = self.missing.iter().copied().collect();
        let mistyped: Vec<&str> = self.mistyped.iter().copied().collect();
        let undocumented: Vec<&str> = self.undocumented.iter().map(String::as_str).collect();
        let mut parts = Vec::new();
        if !missing.is_empty() {
            parts.push(format!("without {}", missing.join(", ")));
        }
        if !mistyped.is_empty() {
            parts.push(format!("with {} of another type", mistyped.join(", ")));
        }
        if !undocumented.is_empty() {
            parts.push(format!("with undocumented {}", undocumented.join(", ")));
        }
        out.write_str(&parts.join("; "))
    }
}

/// Differences by the name of their record type.
pub(super) type Differences = BTreeMap<&'static str, Difference>;

/// All differences, except those that the documentation itself allows.
#[derive(Debug, Default)]
pub(super) struct Drift {
    /// Differences that are not known of any hub.
    pub(super) unknown: Differences,
    /// Differences that are known of some hubs.
    pub(super) known: Differences,
}

impl Drift {
    /// Adds the differences of a record, which is given as it was received.
    pub(super) fn add(&mut self, record: &Value, info: &'static RecordInfo) {
        let (Some(object), Ok(drift)) = (record.as_object(), info.drift(&record.to_json())) else {
            return;
        };
        for wire in drift.missing {
            if !is_optional(info.name, wire) {
                let found = self.of(info.name, may_lack(info.name, wire));
                found.missing.insert(wire);
            }
        }
        for wire in drift.mistyped {
            self.of(info.name, false).mistyped.insert(wire);
        }
        for name in drift.undocumented {
            let found = self.of(info.name, may_have(info.name, &name));
            found.undocumented.insert(name);
        }
        for field in info.fields {
            self.add_within(object.get(field.wire), field);
        }
    }

    fn of(&mut self, record: &'static str, is_known: bool) -> &mut Difference {
        let differences = match is_known {
            true => &mut self.known,
            false => &mut self.unknown,
        };
        differences.entry(record).or_default()
    }

    fn add_within(&mut self, value: Option<&Value>, field: &FieldInfo) {
        match (value, field.shape) {
            (Some(value), FieldType::Record(info)) => self.add(value, info),
            (Some(Value::Array(items)), FieldType::List(FieldType::Record(info))) => {
                items.iter().for_each(|item| self.add(item, info));
            }
            (Some(Value::Object(items)), FieldType::RecordMap(FieldType::Record(info))) => {
                items.iter().for_each(|(_, item)| self.add(item, info));
            }
            _ => {}
        }
    }
}

/// Returns `true` if the documentation allows a field to be absent.
fn is_optional(record: &str, field: &str) -> bool {
    (record, field) == ("Engine", "engineType")
}

/// Returns `true` if some hubs are known to omit this field of the record.
fn may_lack(record: &str, field: &str) -> bool {
    let fields: &[&str] = match record {
        "Engine" => &["re_enabled", "ue_enabled", "ustateId", "canCook"],
        "EngineInstance" => &["cookedProjectId", "cookedMapId", "cookedId"],
        "Node" => &["NodeName"],
        // Hubs may omit any field of these records.
        "LaunchConfig" | "Renderer" => return true,
        _ => &[],
    };
    fields.contains(&field)
}

/// Returns `true` if some hubs are known to add this undocumented field to the record.
fn may_have(record: &str, field: &str) -> bool {
    let fields: &[&str] = match record {
        "Engine" => &["enabled"],
        "PlayoutButton" => &["key"],
        "LaunchConfig" => &["running", "mode"],
        _ => &[],
    };
    fields.contains(&field)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_at_every_depth() {
        let info = gfxhub::schema::RECORDS
            .iter()
            .find(|record| record.name == "PlayoutItem")
            .unwrap();
        let item = r#"{"id":1,"name":["a"],"template":"t","order":2,"buttons":[{"id":"x","key":"k","label":""},{"id":"y"}]}"#;
        let mut drift = Drift::default();
        drift.add(&Value::from_json(item).unwrap(), info);
        assert_eq!(
            drift.unknown["PlayoutItem"].missing,
            BTreeSet::from(["data"])
        );
        assert_eq!(
            drift.unknown["PlayoutItem"].mistyped,
            BTreeSet::from(["name"])
        );
        assert_eq!(
            drift.unknown["PlayoutItem"].undocumented,
            BTreeSet::from(["order".to_owned()])
        );
        assert_eq!(
            drift.unknown["PlayoutButton"].missing,
            BTreeSet::from(["label"])
        );
        assert_eq!(
            drift.known["PlayoutButton"].undocumented,
            BTreeSet::from(["key".to_owned()])
        );
        assert_eq!((drift.unknown.len(), drift.known.len()), (2, 1));
    }
}
