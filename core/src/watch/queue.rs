//! Changes that wait to be read. If too many wait, those of one thing are folded.

use std::collections::VecDeque;

use super::change::{WatchChange, WatchChangeKind};
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
    /// new to a full queue is still added, so that the final state always arrives.
    pub(super) fn add(&mut self, mut change: WatchChange) {
        self.last += 1;
        change.seq = self.last;
        if self.waiting.len() >= self.most {
            let same = |it: &WatchChange| it.topic == change.topic && it.key == change.key;
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
}
