//! How many attempts a client may make again: one budget for all its calls, so that a hub that is
//! down is not stormed by those who wait for it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What an attempt made again costs. The budget is kept in time: it comes back by itself.
const COST: u64 = 1_000_000;
/// What a success gives back: calls of which two in five need a second attempt still pay their way.
const REFUND: u64 = 400_000;
/// What can be spent at once: twenty attempts.
const CAPACITY: u64 = 20 * COST;

/// A bucket that empties by spending, and fills by successes and with time.
#[derive(Debug)]
pub(super) struct Budget {
    began: Instant,
    /// When the bucket will be full again, in microseconds from the beginning; past if it is.
    full_at: AtomicU64,
}

impl Budget {
    pub(super) fn new() -> Self {
        Self {
            began: Instant::now(),
            full_at: AtomicU64::new(0),
        }
    }

    /// Pays for one attempt; false where there is too little left.
    pub(super) fn try_spend(&self) -> bool {
        self.try_spend_at(self.now())
    }

    /// Notes a success.
    pub(super) fn refund(&self) {
        // The common case, a full bucket, is one load.
        if self.full_at.load(Ordering::Relaxed) != 0 {
            self.refund_at(self.now());
        }
    }

    fn now(&self) -> u64 {
        micros(self.began.elapsed())
    }

    fn try_spend_at(&self, now: u64) -> bool {
        let spent = |full_at: u64| {
            let next = full_at.max(now) + COST;
            (next <= now + CAPACITY).then_some(next)
        };
        self.full_at
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, spent)
            .is_ok()
    }

    fn refund_at(&self, now: u64) {
        let earned = |full_at: u64| {
            let next = full_at.saturating_sub(REFUND);
            Some(if next > now { next } else { 0 })
        };
        // It always gives something, so it cannot fail.
        let _ = self
            .full_at
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, earned);
    }
}

fn micros(time: Duration) -> u64 {
    // Half a million years.
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often it pays at this moment.
    fn left(budget: &Budget, now: u64) -> usize {
        std::iter::repeat_with(|| budget.try_spend_at(now))
            .take_while(|paid| *paid)
            .count()
    }

    #[test]
    fn a_burst_is_bounded_and_then_it_is_one_a_second() {
        let budget = Budget::new();
        assert_eq!(left(&budget, 0), 20);
        assert_eq!(left(&budget, 0), 0);
        assert_eq!(left(&budget, COST - 1), 0);
        assert_eq!(left(&budget, COST), 1);
        assert_eq!(left(&budget, 4 * COST), 3);
        assert_eq!(left(&budget, 100_000 * COST), 20);
    }

    #[test]
    fn successes_give_back_and_never_more_than_the_room() {
        let budget = Budget::new();
        assert_eq!(left(&budget, 0), 20);
        (0..5).for_each(|_| budget.refund_at(0));
        assert_eq!(left(&budget, 0), 2);
        (0..1000).for_each(|_| budget.refund_at(0));
        assert_eq!(left(&budget, 0), 20);
    }

    #[test]
    fn a_third_of_all_calls_can_be_made_again_for_ever() {
        let budget = Budget::new();
        for _ in 0..10_000 {
            assert!(budget.try_spend_at(0));
            (0..3).for_each(|_| budget.refund_at(0));
        }
    }
}
