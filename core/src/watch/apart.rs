//! Properties whose values differ between the members of a group.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use super::change::{WatchChange, WatchChangeKind};
use crate::value::Value;

/// Time for which values must differ before the difference is reported. A set reaches members one
/// after the other, and their watches look at different times.
const APART: Duration = Duration::from_secs(5);

/// Last reported value of each property at each member.
#[derive(Default)]
pub(super) struct Apart {
    /// Properties by their topics and their names: ids may differ between members.
    properties: BTreeMap<(String, String), WatchedProperty>,
    /// Changes that were not returned yet.
    due: VecDeque<(usize, WatchChange)>,
}

#[derive(Default)]
struct WatchedProperty {
    /// Key and value by the index of the member.
    values: BTreeMap<usize, (String, Value)>,
    /// Members that cannot be read. Their values are kept, and compared again once they can.
    lost: BTreeSet<usize>,
    since: Option<Instant>,
    is_reported: bool,
}

impl Apart {
    /// Updates the values by a change that the member with this index reported.
    pub(super) fn note(&mut self, member: usize, change: &WatchChange, now: Instant) {
        if let WatchChangeKind::Lost | WatchChangeKind::Back = change.kind {
            let of_topic = |(topic, _): &(String, String)| *topic == change.topic;
            let properties = self.properties.iter_mut().filter(|(id, _)| of_topic(id));
            let is_lost = change.kind == WatchChangeKind::Lost;
            properties.for_each(|(_, property)| property.note_lost(member, is_lost, now));
        }
        let Some(key) = &change.key else {
            return;
        };
        let name = change.name.as_ref().unwrap_or(key);
        let value = change.after.as_ref().and_then(|after| after.get("Value"));
        let value = value.map(|value| (key.clone(), value.into_owned()));
        let id = (change.topic.clone(), name.clone());
        let mut property = self.properties.remove(&id).unwrap_or_default();
        property.set(member, value, now);
        if !property.values.is_empty() {
            self.properties.insert(id, property);
        }
    }

    /// Returns up to `most` changes, each with the index of its member. If the values of a property
    /// have differed for long enough, there is a change for each member whose value differs from
    /// that of the first member with a value. A difference is returned once, and again only after
    /// the values have agreed.
    pub(super) fn due(&mut self, now: Instant, most: usize) -> Vec<(usize, WatchChange)> {
        for ((topic, name), property) in &mut self.properties {
            let is_due = property.since.is_some_and(|since| since + APART <= now);
            if !is_due || std::mem::replace(&mut property.is_reported, true) {
                continue;
            }
            let values = property.readable();
            let Some((_, (_, first))) = values.first() else {
                continue;
            };
            let others = values.iter().filter(|(_, (_, it))| !it.approx_eq(first));
            self.due.extend(others.map(|(member, (key, value))| {
                let change = WatchChange {
                    key: Some(key.clone()),
                    name: Some(name.clone()),
                    before: Some(first.clone()),
                    after: Some(value.clone()),
                    ..WatchChange::of_topic(WatchChangeKind::Apart, topic.clone(), 0)
                };
                (**member, change)
            }));
        }
        let count = most.min(self.due.len());
        self.due.drain(..count).collect()
    }
}

impl WatchedProperty {
    fn set(&mut self, member: usize, value: Option<(String, Value)>, now: Instant) {
        match value {
            Some(value) => self.values.insert(member, value),
            None => self.values.remove(&member),
        };
        self.lost.remove(&member);
        self.compare(now);
    }

    fn note_lost(&mut self, member: usize, is_lost: bool, now: Instant) {
        match is_lost {
            true => self.lost.insert(member),
            false => self.lost.remove(&member),
        };
        self.compare(now);
    }

    /// Returns the keys and values of the members that can be read.
    fn readable(&self) -> Vec<(&usize, &(String, Value))> {
        let all = self.values.iter();
        all.filter(|(member, _)| !self.lost.contains(member))
            .collect()
    }

    fn compare(&mut self, now: Instant) {
        let readable = self.readable();
        let mut values = readable.iter().map(|(_, (_, value))| value);
        let first = values.next();
        let agree = first.is_none_or(|first| values.all(|value| value.approx_eq(first)));
        if agree {
            (self.since, self.is_reported) = (None, false);
        } else {
            self.since.get_or_insert(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Object;

    fn change(kind: WatchChangeKind, value: Option<f64>) -> WatchChange {
        let object = |value| Value::Object(Object::from_iter([("Value", value)]));
        WatchChange {
            key: value.map(|_| "Material//Softness/0".to_owned()),
            name: value.map(|_| "Softness".to_owned()),
            after: value.map(object),
            ..WatchChange::of_topic(kind, "Studio A / Cyclorama".to_owned(), 0)
        }
    }

    fn indexes(due: &[(usize, WatchChange)]) -> Vec<usize> {
        due.iter().map(|(member, _)| *member).collect()
    }

    #[test]
    fn values_that_differ_for_long_are_reported_once() {
        use WatchChangeKind::{Added, Changed};
        let (mut apart, start) = (Apart::default(), Instant::now());
        for member in 0..3 {
            apart.note(member, &change(Added, Some(0.5)), start);
        }
        assert!(apart.due(start + APART * 2, 9).is_empty());
        apart.note(2, &change(Changed, Some(0.75)), start);
        assert!(apart.due(start + APART / 2, 9).is_empty());
        let due = apart.due(start + APART, 9);
        assert_eq!(indexes(&due), [2]);
        let (before, after) = (due[0].1.before.clone(), due[0].1.after.clone());
        assert_eq!((before, after), (Some(0.5.into()), Some(0.75.into())));
        assert!(apart.due(start + APART * 2, 9).is_empty());
        apart.note(2, &change(Changed, Some(0.5)), start + APART * 2);
        apart.note(0, &change(Changed, Some(0.25)), start + APART * 3);
        assert_eq!(indexes(&apart.due(start + APART * 4, 1)), [1]);
        assert_eq!(indexes(&apart.due(start + APART * 4, 1)), [2]);
    }

    #[test]
    fn a_set_that_reaches_all_in_time_is_no_difference() {
        use WatchChangeKind::{Added, Changed};
        let (mut apart, start) = (Apart::default(), Instant::now());
        for round in 0..100 {
            let (kind, now) = match round {
                0 => (Added, start),
                _ => (Changed, start + APART * round * 2),
            };
            let value = Some(f64::from(round));
            apart.note(0, &change(kind, value), now);
            apart.note(1, &change(kind, value), now + APART / 2);
            assert!(apart.due(now + APART * 2, 9).is_empty());
        }
    }

    #[test]
    fn a_member_that_is_lost_is_not_compared() {
        use WatchChangeKind::{Added, Changed, Lost};
        let (mut apart, start) = (Apart::default(), Instant::now());
        apart.note(0, &change(Added, Some(0.5)), start);
        apart.note(1, &change(Added, Some(0.75)), start);
        apart.note(1, &change(Lost, None), start);
        assert!(apart.due(start + APART, 9).is_empty());
        apart.note(1, &change(Changed, Some(0.25)), start + APART);
        assert_eq!(indexes(&apart.due(start + APART * 2, 9)), [1]);
    }

    #[test]
    fn a_member_that_is_back_is_compared_again() {
        use WatchChangeKind::{Added, Back, Changed, Lost};
        let (mut apart, start) = (Apart::default(), Instant::now());
        apart.note(0, &change(Added, Some(0.5)), start);
        apart.note(1, &change(Added, Some(0.5)), start);
        apart.note(1, &change(Lost, None), start);
        apart.note(0, &change(Changed, Some(0.75)), start);
        assert!(apart.due(start + APART * 2, 9).is_empty());
        // Its value is the same as before, so that no other change follows.
        let back = start + APART * 3;
        apart.note(1, &change(Back, None), back);
        assert!(apart.due(back + APART / 2, 9).is_empty());
        assert_eq!(indexes(&apart.due(back + APART, 9)), [1]);
    }
}
