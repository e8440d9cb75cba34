//! How what a hub sends differs from the documentation, records within records included.

use std::collections::{BTreeMap, BTreeSet};

use gfxhub::{FieldInfo, RecordInfo, Shape, Value};

/// What is different about one kind of record.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Documented fields that some record came without.
    pub(super) missing: BTreeSet<&'static str>,
    /// Fields that came and are not documented.
    pub(super) undocumented: BTreeSet<String>,
}

/// The differences by the record's name.
#[derive(Debug, Default)]
pub(super) struct Drift(pub(super) BTreeMap<&'static str, Difference>);

impl Drift {
    /// Adds what is different about a record, as it was on the wire.
    pub(super) fn add(&mut self, record: &Value, info: &'static RecordInfo) {
        let Some(object) = record.as_object() else {
            return;
        };
        let missing = info.fields.iter().map(|field| field.wire);
        let missing: Vec<_> = missing.filter(|wire| !object.contains(wire)).collect();
        let documented = |name: &str| info.fields.iter().any(|field| field.wire == name);
        let undocumented = object.iter().map(|(name, _)| name);
        let undocumented: Vec<_> = undocumented.filter(|name| !documented(name)).collect();
        if !missing.is_empty() || !undocumented.is_empty() {
            let found = self.0.entry(info.name).or_default();
            found.missing.extend(missing);
            found
                .undocumented
                .extend(undocumented.into_iter().map(str::to_owned));
        }
        for field in info.fields {
            self.add_within(object.get(field.wire), field);
        }
    }

    fn add_within(&mut self, value: Option<&Value>, field: &FieldInfo) {
        match (value, field.shape) {
            (Some(value), Shape::Record(info)) => self.add(value, info),
            (Some(Value::Array(items)), Shape::List(Shape::Record(info))) => {
                items.iter().for_each(|item| self.add(item, info));
            }
            (Some(Value::Object(items)), Shape::Keyed(Shape::Record(info))) => {
                items.iter().for_each(|(_, item)| self.add(item, info));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_at_every_depth() {
        let info = gfxhub::RECORDS
            .iter()
            .find(|record| record.name == "PlayoutItem")
            .unwrap();
        let item = r#"{"id":1,"name":"a","template":"t","order":2,"buttons":[{"id":"x","key":"k","label":""},{"id":"y"}]}"#;
        let mut drift = Drift::default();
        drift.add(&Value::from_json(item).unwrap(), info);
        assert_eq!(drift.0["PlayoutItem"].missing, BTreeSet::from(["data"]));
        assert_eq!(
            drift.0["PlayoutItem"].undocumented,
            BTreeSet::from(["order".to_owned()])
        );
        assert_eq!(drift.0["PlayoutButton"].missing, BTreeSet::from(["label"]));
        assert_eq!(
            drift.0["PlayoutButton"].undocumented,
            BTreeSet::from(["key".to_owned()])
        );
        assert_eq!(drift.0.len(), 2);
    }

    #[test]
    fn the_top_level_agrees_with_the_client() {
        use gfxhub::Record;
        let json = r#"{"NodePath":"Mixer_0","Kind":"mixer"}"#;
        let node = gfxhub::Node::from_json(json).unwrap();
        let mut drift = Drift::default();
        drift.add(
            &Value::from_json(&node.to_json()).unwrap(),
            gfxhub::Node::INFO,
        );
        let theirs = node.drift();
        assert!(drift.0["Node"].missing.iter().eq(&theirs.missing));
        assert!(drift.0["Node"].undocumented.iter().eq(&theirs.undocumented));
    }
}
