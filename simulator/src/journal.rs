//! The journal of effects. It lists all effects of the hub in order, for tests to read.

use std::collections::VecDeque;

use crate::approx_size::{MAX_RESPONSE, length, length_of, weight};
use crate::json::Value;
use crate::local_hub::Effect;
use crate::secrets;

/// Maximum number of effects that are kept. Older effects are dropped, and the numbers continue.
const KEPT_EFFECTS: usize = 100_000;

/// Approximate maximum size of the effects that are kept, in bytes. The newest effect is kept even
/// if it is larger.
const KEPT_BYTES: usize = 64 << 20;

impl Effect {
    /// Returns the change for display. The value of each member whose name is that of a secret is
    /// hidden.
    pub fn shown_change(&self) -> Value {
        let mut change = self.change.clone();
        secrets::hide_in(&mut change);
        change
    }
}

/// The effects with the newest last. Their number and size are limited.
#[derive(Debug)]
pub(crate) struct Journal {
    effects: VecDeque<(Effect, usize)>,
    last: u64,
    bytes: usize,
}

impl Journal {
    /// Creates an empty journal. The number of its first effect is `last` + 1.
    pub(crate) fn after(last: u64) -> Journal {
        Journal {
            effects: VecDeque::new(),
            last,
            bytes: 0,
        }
    }

    /// Returns the number of the last effect; 0 if there was none.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Removes all effects. The numbers continue.
    pub(crate) fn clear(&mut self) {
        *self = Journal::after(self.last);
    }

    /// Records the effect that `numbered` creates from the next number.
    pub(crate) fn record(&mut self, numbered: impl FnOnce(u64) -> Effect) {
        self.last += 1;
        let effect = numbered(self.last);
        let target = effect.target.values().map(weight).sum::<usize>();
        let bytes = 160 + weight(&effect.change) + target;
        self.bytes += bytes;
        self.effects.push_back((effect, bytes));
        while self.effects.len() > KEPT_EFFECTS
            || (self.bytes > KEPT_BYTES && self.effects.len() > 1)
        {
            let Some((_, dropped)) = self.effects.pop_front() else {
                break;
            };
            self.bytes -= dropped;
        }
    }

    /// Returns at most `most` effects with numbers greater than `sequence`, oldest first.
    /// They fit in one response, but the first is returned even if it alone does not fit.
    pub(crate) fn page(&self, sequence: u64, most: usize) -> Vec<&Effect> {
        let mut room = MAX_RESPONSE;
        let fits = |(at, effect): &(usize, &Effect)| {
            let length = length(&effect.change) + length_of(&effect.target) + 300;
            let fits = *at == 0 || length <= room;
            room = room.saturating_sub(length);
            fits
        };
        let effects = self.since(sequence).take(most).enumerate();
        effects.take_while(fits).map(|(_, effect)| effect).collect()
    }

    /// Returns the effects with numbers greater than `sequence`, oldest first.
    pub(crate) fn since(&self, sequence: u64) -> impl Iterator<Item = &Effect> {
        let first = self
            .effects
            .front()
            .map_or(0, |(effect, _)| effect.sequence);
        let skip =
            usize::try_from(sequence.saturating_add(1).saturating_sub(first)).unwrap_or(usize::MAX);
        self.effects.iter().skip(skip).map(|(effect, _)| effect)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::json::Map;

    fn record(journal: &mut Journal, change: Value) {
        journal.record(|sequence| Effect {
            sequence,
            at: Duration::ZERO,
            operation: "graphs.load",
            target: Map::new(),
            change,
            request: 1,
            request_id: None,
        });
    }

    #[test]
    fn numbers_go_on_when_old_effects_are_dropped() {
        let mut journal = Journal::after(10);
        for _ in 0..KEPT_EFFECTS + 5 {
            record(&mut journal, Value::Null);
        }
        assert_eq!(journal.since(0).count(), KEPT_EFFECTS);
        assert_eq!(
            journal.since(0).next().map(|effect| effect.sequence),
            Some(16)
        );
        assert_eq!(journal.last(), 10 + KEPT_EFFECTS as u64 + 5);
        assert_eq!(journal.since(journal.last() - 2).count(), 2);
        assert_eq!(journal.since(u64::MAX - 1).count(), 0);
    }

    #[test]
    fn large_effects_push_older_ones_out() {
        let mut journal = Journal::after(0);
        for _ in 0..70 {
            record(&mut journal, Value::String("x".repeat(1 << 20)));
        }
        assert!(journal.since(0).count() < 66);
        let huge = "x".repeat(KEPT_BYTES + 1);
        record(&mut journal, Value::String(huge));
        let kept: Vec<_> = journal.since(0).map(|effect| effect.sequence).collect();
        assert_eq!(kept, [71], "however large it is, the newest is there");
    }
}
