//! Changes that wait to be read. If too many wait, those of one thing are folded.

use std::collections::VecDeque;

use super::change::{WatchChange, WatchChangeKind};
use super::compare::changed_fields;
use crate::value::Value;

/// Changes in the order in which they were found.
pub(super) struct Queue {
    waiting: VecDeque<WatchChange>,
    most: usize,
    last: u64,
    folded: u64,
}

impl Queue {
    pub(super) fn new(most: usize) -> Self {
        Self {
            waiting: VecDeque::new(),
            most,
            last: 0,
            folded: 0,
        }
    }

    /// Adds a change and numbers it. If the queue is full, the change is folded with the one that
    /// waits for the same thing: the first `before` and the last `after` remain. A thing that is
    /// new to a full queue is still added, so that the final state always arrives, and so is
    /// `synced`, which comes only once.
    pub(super) fn add(&mut self, mut change: WatchChange) {
        self.last += 1;
        change.seq = self.last;
        if self.waiting.len() >= self.most {
            let same = |it: &WatchChange| {
                let is_synced = [it.kind, change.kind].contains(&WatchChangeKind::Synced);
                it.topic == change.topic && it.key == change.key && !is_synced
            };
            if let Some(at) = self.waiting.iter().rposition(same) {
                self.folded += 1;
                // The later change keeps its number, so that the number of the earlier one is left
                // out.
                let earlier = self.waiting.remove(at);
                match earlier.map(|earlier| fold(earlier, change)) {
                    Some(Some(one)) => self.waiting.push_back(one),
                    _ => self.folded += 1,
                }
                return;
            }
        }
        self.waiting.push_back(change);
    }

    /// Takes up to this many changes.
    pub(super) fn take(&mut self, most: usize) -> Vec<WatchChange> {
        let count = most.min(self.waiting.len());
        self.waiting.drain(..count).collect()
    }

    pub(super) fn waiting(&self) -> &VecDeque<WatchChange> {
        &self.waiting
    }

    /// Returns the number of all changes, and of those that were folded.
    pub(super) fn counts(&self) -> (u64, u64) {
        (self.last, self.folded)
    }
}

/// Returns one change that stands for two of the same thing; `None` if they cancel each other.
fn fold(earlier: WatchChange, later: WatchChange) -> Option<WatchChange> {
    use WatchChangeKind::{Added, Changed, Moved, Removed};
    let kind = match (earlier.kind, later.kind) {
        (Added, Removed) => return None,
        (Added, Changed | Moved) => Added,
        (Removed, Added) => Changed,
        (Changed, Moved) => Changed,
        (_, kind) => kind,
    };
    let fields = match kind {
        Changed if earlier.kind == Removed => {
            let records = earlier.before.as_ref().zip(later.after.as_ref());
            let fields = records.map(|(before, after)| changed_fields(before, after, 0.0))??;
            let fields = fields.into_iter().map(Value::from).collect();
            Some(Value::Array(fields))
        }
        Changed => Some(union(earlier.fields.as_ref(), later.fields.as_ref())),
        _ => None,
    };
    Some(WatchChange {
        kind,
        fields,
        before: earlier.before.filter(|_| kind != Added),
        after: later.after.filter(|_| kind != Removed),
        gap: earlier.gap + later.gap + 1,
        ..later
    })
}

fn union(earlier: Option<&Value>, later: Option<&Value>) -> Value {
    let list = |fields: Option<&Value>| {
        fields
            .and_then(Value::as_array)
            .unwrap_or_default()
            .to_vec()
    };
    let mut all = list(earlier);
    for field in list(later) {
        if !all.contains(&field) {
            all.push(field);
        }
    }
    Value::Array(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Object;

    fn change(kind: WatchChangeKind, key: &str, before: i64, after: i64) -> WatchChange {
        WatchChange {
            key: Some(key.to_owned()),
            fields: (kind == WatchChangeKind::Changed).then(|| Value::Array(vec!["a".into()])),
            before: (kind != WatchChangeKind::Added).then(|| before.into()),
            after: (kind != WatchChangeKind::Removed).then(|| after.into()),
            ..WatchChange::of_topic(kind, "items:1".to_owned(), 0)
        }
    }

    #[test]
    fn a_full_queue_folds_and_the_final_state_arrives() {
        let mut queue = Queue::new(4);
        for step in 0..1000 {
            let key = ["x", "y", "z"][step as usize % 3];
            queue.add(change(WatchChangeKind::Changed, key, step, step + 3));
        }
        assert_eq!(queue.waiting().len(), 4);
        let (changes, folded) = queue.counts();
        assert_eq!((changes, folded), (1000, 996));
        let all = queue.take(usize::MAX);
        let last = all.last().map(|it| (it.seq, it.after.clone(), it.gap));
        assert_eq!(last, Some((1000, Some(Value::from(1002)), 332)));
        let gaps: u64 = all.iter().map(|it| it.gap).sum();
        assert_eq!(gaps, 996);
    }

    #[test]
    fn what_came_and_went_while_nobody_read_is_nothing() {
        let mut queue = Queue::new(1);
        queue.add(change(WatchChangeKind::Added, "x", 0, 1));
        queue.add(change(WatchChangeKind::Changed, "x", 1, 2));
        let kinds: Vec<WatchChangeKind> = queue.waiting().iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [WatchChangeKind::Added]);
        queue.add(change(WatchChangeKind::Removed, "x", 2, 0));
        assert!(queue.waiting().is_empty());
        assert_eq!(queue.counts(), (3, 3));
    }

    #[test]
    fn what_was_replaced_while_nobody_read_has_the_members_that_differ() {
        use WatchChangeKind::{Added, Changed, Removed};
        let record = |a: i64, b: i64| {
            let members = [("a", Value::from(a)), ("b", b.into()), ("c", 7.into())];
            Some(Value::Object(Object::from_iter(members)))
        };
        let removed = |before| WatchChange {
            before,
            ..change(Removed, "x", 0, 0)
        };
        let added = |after| WatchChange {
            after,
            ..change(Added, "x", 0, 0)
        };
        let mut queue = Queue::new(1);
        queue.add(removed(record(1, 2)));
        queue.add(added(record(1, 3)));
        let one = queue.take(1).remove(0);
        let fields = Value::Array(vec!["b".into()]);
        assert_eq!((one.kind, one.fields), (Changed, Some(fields)));
        assert_eq!((one.before, one.after), (record(1, 2), record(1, 3)));
        // What is there again as it was has not changed.
        queue.add(removed(record(1, 2)));
        queue.add(added(record(1, 2)));
        assert!(queue.waiting().is_empty());
    }

    #[test]
    fn the_end_of_the_first_look_is_always_told() {
        use WatchChangeKind::{Back, Lost, Synced};
        let mut queue = Queue::new(1);
        let of_topic = |kind| WatchChange::of_topic(kind, "items:1".to_owned(), 0);
        for kind in [Synced, Lost, Back, Lost] {
            queue.add(of_topic(kind));
        }
        let kinds: Vec<WatchChangeKind> = queue.waiting().iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [Synced, Lost]);
        let mut queue = Queue::new(1);
        queue.add(of_topic(Back));
        queue.add(of_topic(Synced));
        let kinds: Vec<WatchChangeKind> = queue.waiting().iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [Back, Synced]);
    }
}
