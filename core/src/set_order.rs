//! The order of sets: right before its first byte each asks whether a newer one of the same property
//! has been handed to a connection.
//!
//! Between the decision to send and the first byte lie DNS, connect, proxy and TLS, and the newer
//! set may need none of them. Asking and handing over are one step under a lock, so that neither of
//! two sets can pass the other in between. The lock is that of a few properties, and what is done
//! under it does not wait.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many locks there are.
const STRIPES: usize = 64;

/// How many sets a lock remembers: the latest of each property and of what a property lies in.
const REMEMBERED: usize = 1024;

/// The sets that were handed over, by their numbers: a newer one has a greater number.
#[derive(Debug)]
pub(crate) struct SetOrder {
    stripes: [Mutex<Stripe>; STRIPES],
}

/// The numbers of the latest sets of the things with these hashes, and of anything within them.
#[derive(Debug, Default)]
struct Stripe {
    latest: BTreeMap<u64, Latest>,
}

#[derive(Debug, Default, Clone, Copy)]
struct Latest {
    itself: u64,
    within: u64,
}

impl SetOrder {
    pub(crate) fn new() -> Self {
        Self {
            stripes: std::array::from_fn(|_| Mutex::default()),
        }
    }

    /// Runs `send`, which hands over the first byte of the set with this number and says whether it
    /// has, and remembers the set then. Without running it, `None`: where a newer set of the same
    /// property was handed over, or `stale` says that this one must not go. `path` has the hashes of
    /// the property and of its sub-fields down to the one that is set.
    pub(crate) fn hand_over<T>(
        &self,
        path: &[u64],
        number: u64,
        stale: impl FnOnce() -> bool,
        send: impl FnOnce() -> (T, bool),
    ) -> Option<T> {
        let (own, around) = path.split_last()?;
        let mut stripe = self.stripe(path[0]);
        if stripe.has_newer(own, around, number) || stale() {
            return None;
        }
        let (result, handed_over) = send();
        if handed_over {
            stripe.remember(own, around, number);
        }
        Some(result)
    }

    fn stripe(&self, property: u64) -> MutexGuard<'_, Stripe> {
        // Less than the number of locks, so it fits.
        let stripe = &self.stripes[(property % STRIPES as u64) as usize];
        stripe.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stripe {
    fn has_newer(&self, own: &u64, around: &[u64], number: u64) -> bool {
        let of = |hash| self.latest.get(hash).copied().unwrap_or_default();
        let own = of(own);
        own.itself > number
            || own.within > number
            || around.iter().any(|hash| of(hash).itself > number)
    }

    fn remember(&mut self, own: &u64, around: &[u64], number: u64) {
        if self.latest.len() >= REMEMBERED {
            // What is forgotten was handed over long before all that may still be on its way.
            let mut numbers: Vec<u64> = self.latest.values().map(Latest::newest).collect();
            let (_, middle, _) = numbers.select_nth_unstable(REMEMBERED / 2);
            let middle = *middle;
            self.latest.retain(|_, latest| latest.newest() > middle);
        }
        let own = self.latest.entry(*own).or_default();
        own.itself = own.itself.max(number);
        for hash in around {
            let around = self.latest.entry(*hash).or_default();
            around.within = around.within.max(number);
        }
    }
}

impl Latest {
    fn newest(&self) -> u64 {
        self.itself.max(self.within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a set goes out, and is remembered.
    fn goes(order: &SetOrder, path: &[u64], number: u64) -> bool {
        let sent = order.hand_over(path, number, || false, || ((), true));
        sent.is_some()
    }

    #[test]
    fn an_older_set_does_not_follow_a_newer_one() {
        let order = SetOrder::new();
        assert!(goes(&order, &[7], 2));
        assert!(!goes(&order, &[7], 1));
        assert!(goes(&order, &[7], 3));
        // The same set once more, as after a lost reply, is not newer than itself.
        assert!(goes(&order, &[7], 3));
        assert!(goes(&order, &[8], 1));
    }

    #[test]
    fn a_property_and_its_sub_fields_are_one_thing_and_its_sub_fields_are_not() {
        let order = SetOrder::new();
        assert!(goes(&order, &[7, 71], 5));
        assert!(!goes(&order, &[7], 4), "around a newer one");
        assert!(!goes(&order, &[7, 71, 711], 4), "within a newer one");
        assert!(goes(&order, &[7, 72], 4), "next to a newer one");
        assert!(goes(&order, &[7], 6));
        assert!(!goes(&order, &[7, 72], 5));
    }

    #[test]
    fn what_was_not_handed_over_keeps_nobody_back() {
        let order = SetOrder::new();
        let refused = order.hand_over(&[7], 2, || false, || ("would block", false));
        assert_eq!(refused, Some("would block"));
        assert!(goes(&order, &[7], 1));
        let stale = order.hand_over(&[7], 3, || true, || ((), true));
        assert!(stale.is_none() && goes(&order, &[7], 2));
    }

    #[test]
    fn the_latest_are_remembered_and_no_more() {
        let order = SetOrder::new();
        let path = |n: u64| [n * STRIPES as u64];
        for number in 1..=10_000 {
            assert!(goes(&order, &path(number), number));
        }
        assert!(order.stripe(0).latest.len() <= REMEMBERED);
        for number in 9_600..=10_000 {
            assert!(!goes(&order, &path(number), 1), "{number}");
        }
    }

    #[test]
    fn half_is_forgotten_at_once() {
        let mut stripe = Stripe::default();
        for number in 1..=REMEMBERED as u64 + 1 {
            stripe.remember(&number, &[], number);
        }
        // The newer half is kept, the newest of all too.
        assert_eq!(stripe.latest.len(), REMEMBERED / 2);
        let oldest = stripe.latest.values().map(Latest::newest).min();
        assert_eq!(oldest, Some(REMEMBERED as u64 / 2 + 2));
    }
}
