//! Comparison of two states of a topic.

use std::collections::HashMap;

use super::change::WatchChangeKind;
use crate::value::Value;

/// A thing of a topic, as a look has shown it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    pub(super) key: String,
    pub(super) name: Option<String>,
    pub(super) record: Value,
    /// Path of the sub-field that is watched, such as `.w.z`; empty for the whole.
    pub(super) sub_field: String,
}

/// A difference between two states.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Difference {
    pub(super) kind: WatchChangeKind,
    pub(super) key: String,
    pub(super) name: Option<String>,
    /// Names of the members that differ.
    pub(super) fields: Vec<String>,
    pub(super) before: Option<Value>,
    pub(super) after: Option<Value>,
}

impl Difference {
    pub(super) fn added(entry: &Entry) -> Self {
        let after = Some(entry.record.clone());
        Self::of(WatchChangeKind::Added, entry, None, after)
    }

    pub(super) fn removed(entry: &Entry) -> Self {
        let before = Some(entry.record.clone());
        Self::of(WatchChangeKind::Removed, entry, before, None)
    }

    fn of(
        kind: WatchChangeKind,
        entry: &Entry,
        before: Option<Value>,
        after: Option<Value>,
    ) -> Self {
        Self {
            kind,
            key: entry.key.clone(),
            name: entry.name.clone(),
            fields: Vec::new(),
            before,
            after,
        }
    }
}

/// Returns `true` if two values are about equal, or differ only in numbers, each by less than the
/// deadband.
pub(super) fn is_near(before: &Value, after: &Value, deadband: f64) -> bool {
    let near = match (before, after) {
        _ if deadband == 0.0 => false,
        (Value::Array(before), Value::Array(after)) => {
            let mut pairs = before.iter().zip(after);
            before.len() == after.len() && pairs.all(|(old, new)| is_near(old, new, deadband))
        }
        (Value::Object(before), Value::Object(after)) => {
            let is_near = |(name, old): (&str, &Value)| {
                let new = after.get(name);
                new.is_some_and(|new| is_near(old, new, deadband))
            };
            before.len() == after.len() && before.iter().all(is_near)
        }
        (before, after) => match (before.as_f64(), after.as_f64()) {
            (Some(before), Some(after)) => (before - after).abs() < deadband,
            _ => false,
        },
    };
    near || before.approx_eq(after)
}

/// Returns what was added, changed and moved, in the order of the later state. Entries that only
/// the earlier state has are not returned. Places are compared only if the topic is `ordered`.
pub(super) fn differences(
    before: &[Entry],
    after: &[Entry],
    ordered: bool,
    deadband: f64,
) -> Vec<Difference> {
    let places: HashMap<&str, usize> = before
        .iter()
        .enumerate()
        .map(|(place, entry)| (entry.key.as_str(), place))
        .collect();
    let stay = match ordered {
        true => staying(after.iter().map(|entry| places.get(entry.key.as_str()))),
        false => vec![true; after.len()],
    };
    let mut found = Vec::new();
    for (entry, stays) in after.iter().zip(stay) {
        let Some(&place) = places.get(entry.key.as_str()) else {
            found.push(Difference::added(entry));
            continue;
        };
        let old = &before[place].record;
        let fields = changed_fields(old, &entry.record, deadband);
        let pair = || (Some(old.clone()), Some(entry.record.clone()));
        if !stays {
            let (before, after) = pair();
            found.push(Difference::of(WatchChangeKind::Moved, entry, before, after));
        }
        if let Some(fields) = fields {
            let (before, after) = pair();
            let changed = Difference::of(WatchChangeKind::Changed, entry, before, after);
            found.push(Difference { fields, ..changed });
        }
    }
    found
}

/// Returns the names of the members that differ; `None` if the records are equal.
pub(super) fn changed_fields(before: &Value, after: &Value, deadband: f64) -> Option<Vec<String>> {
    if is_near(before, after, deadband) {
        return None;
    }
    let (Some(old), Some(new)) = (before.as_object(), after.as_object()) else {
        return Some(Vec::new());
    };
    let differs = |name: &str| match (old.get(name), new.get(name)) {
        (Some(old), Some(new)) => !is_near(old, new, deadband),
        _ => true,
    };
    let gone = old.iter().map(|(name, _)| name);
    let gone = gone.filter(|name| new.get(name).is_none());
    let names = new.iter().map(|(name, _)| name).chain(gone);
    Some(
        names
            .filter(|name| differs(name))
            .map(str::to_owned)
            .collect(),
    )
}

/// Returns `true` for each entry that keeps its place among the others. These are the entries of a
/// longest increasing subsequence of the earlier places, and new entries.
fn staying<'p>(places: impl Iterator<Item = Option<&'p usize>>) -> Vec<bool> {
    let places: Vec<Option<usize>> = places.map(Option::<&usize>::copied).collect();
    // `ends[n]` is the entry with the smallest earlier place at which an increasing sequence of
    // n + 1 entries ends.
    let mut ends: Vec<usize> = Vec::new();
    let mut previous = vec![None; places.len()];
    for (at, place) in places.iter().enumerate() {
        if place.is_some() {
            let length = ends.partition_point(|&end| places[end] < *place);
            previous[at] = length.checked_sub(1).map(|shorter| ends[shorter]);
            match ends.get_mut(length) {
                Some(end) => *end = at,
                None => ends.push(at),
            }
        }
    }
    let mut stay: Vec<bool> = places.iter().map(Option::is_none).collect();
    let mut next = ends.last().copied();
    while let Some(at) = next {
        stay[at] = true;
        next = previous[at];
    }
    stay
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic makes the test fail")]

    use super::*;

    pub(crate) fn entry(key: &str, json: &str) -> Entry {
        Entry {
            key: key.to_owned(),
            name: None,
            record: Value::from_json(json).unwrap(),
            sub_field: String::new(),
        }
    }

    fn found(before: &[Entry], after: &[Entry]) -> Vec<(WatchChangeKind, String, Vec<String>)> {
        let all = differences(before, after, true, 0.0).into_iter();
        all.map(|it| (it.kind, it.key, it.fields)).collect()
    }

    #[test]
    fn an_equal_state_has_no_differences() {
        let state = [entry("1", r#"{"a": 0.1}"#), entry("2", r#"{"a": 1}"#)];
        assert!(found(&state, &state).is_empty());
        // A hub rounds numbers to single precision.
        let rounded = [
            entry("1", r#"{"a": 0.10000000149011612}"#),
            state[1].clone(),
        ];
        assert!(found(&state, &rounded).is_empty());
    }

    #[test]
    fn the_members_that_differ_are_named() {
        let before = [entry("1", r#"{"a": 1, "b": 2, "c": 3}"#)];
        let after = [entry("1", r#"{"a": 1, "b": 5, "d": 3}"#)];
        let fields = ["b", "d", "c"].map(str::to_owned).to_vec();
        let changed = (WatchChangeKind::Changed, "1".to_owned(), fields);
        assert_eq!(found(&before, &after), [changed]);
    }

    #[test]
    fn a_number_that_changes_by_less_than_the_deadband_is_the_same() {
        let near = |before: &str, after: &str| {
            let value = |json| Value::from_json(json).unwrap();
            is_near(&value(before), &value(after), 0.1)
        };
        for (before, after) in [
            ("1", "1.05"),
            ("0.5", "0.4000001"),
            (
                r#"{"a": {"x": 1.0, "y": [2, 3]}}"#,
                r#"{"a": {"x": 1.09, "y": [2, 3.01]}}"#,
            ),
            (r#""text""#, r#""text""#),
        ] {
            assert!(near(before, after), "{before} {after}");
        }
        for (before, after) in [
            ("1", "1.2"),
            ("1", r#""1""#),
            (r#"{"a": {"x": 1.0}}"#, r#"{"a": {"x": 1.2}}"#),
            (r#"{"a": 1}"#, r#"{"a": 1, "b": 1}"#),
            (r#"{"a": 1, "c": 2}"#, r#"{"a": 1.01, "b": 2}"#),
            ("[1]", "[1, 1]"),
            ("true", "false"),
        ] {
            assert!(!near(before, after), "{before} {after}");
        }
    }

    #[test]
    fn only_what_left_its_place_has_moved() {
        let state = |keys: &str| -> Vec<Entry> {
            let keys = keys.split(' ');
            keys.map(|key| entry(key, "{}")).collect()
        };
        for (before, after, moved) in [
            ("a b c d", "d a b c", "d"),
            ("a b c d", "b c d a", "a"),
            ("a b c", "a c", ""),
            ("a b c", "x a b y c", ""),
            ("a b c d e", "a d c b e", "d c"),
        ] {
            let all = found(&state(before), &state(after));
            let kind = all.iter().filter(|it| it.0 == WatchChangeKind::Moved);
            let keys: Vec<&str> = kind.map(|it| it.1.as_str()).collect();
            assert_eq!(keys.join(" "), moved, "{before} to {after}");
        }
    }
}
