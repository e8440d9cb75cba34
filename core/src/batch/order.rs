//! Order in which the items of a batch start. Items of the same property start in the order given;
//! others may start at the same time. This module does no I/O.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

/// The items that have not started.
#[derive(Debug)]
pub(super) struct Order {
    ready: VecDeque<usize>,
    /// Items that wait until an item with the same key is done, by key.
    waiting: HashMap<u64, VecDeque<usize>>,
}

impl Order {
    /// Creates the order for items with these keys. Items with the same key start one after the
    /// other, in the order given. Items without a key do not wait for any other item.
    pub(super) fn new(keys: impl Iterator<Item = Option<u64>>) -> Order {
        let mut order = Order {
            ready: VecDeque::new(),
            waiting: HashMap::new(),
        };
        for (item, key) in keys.enumerate() {
            match key.map(|key| order.waiting.entry(key)) {
                Some(Entry::Occupied(mut later)) => later.get_mut().push_back(item),
                Some(Entry::Vacant(first)) => {
                    first.insert(VecDeque::new());
                    order.ready.push_back(item);
                }
                None => order.ready.push_back(item),
            }
        }
        order
    }

    /// Returns the next item that may start.
    pub(super) fn next(&mut self) -> Option<usize> {
        self.ready.pop_front()
    }

    /// Records that an item with this key is done, so that the next one with this key may start.
    pub(super) fn finished(&mut self, key: Option<u64>) {
        let Some(key) = key else { return };
        if let Entry::Occupied(mut later) = self.waiting.entry(key) {
            match later.get_mut().pop_front() {
                Some(item) => self.ready.push_back(item),
                None => drop(later.remove()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn items_without_a_key_start_as_given() {
        let mut order = Order::new([None; 3].into_iter());
        assert_eq!(
            [(); 4].map(|()| order.next()),
            [Some(0), Some(1), Some(2), None]
        );
    }

    #[test]
    fn the_second_of_a_key_starts_when_the_first_is_done() {
        let mut order = Order::new([Some(7), Some(7), Some(8)].into_iter());
        assert_eq!([(); 3].map(|()| order.next()), [Some(0), Some(2), None]);
        order.finished(Some(8));
        assert_eq!(order.next(), None);
        order.finished(Some(7));
        assert_eq!([(); 2].map(|()| order.next()), [Some(1), None]);
    }

    proptest! {
        /// In whatever order the items in progress end, each item starts once, and items with the
        /// same key start one after the other.
        #[test]
        fn each_item_starts_once_and_those_of_a_key_as_given(
            keys in prop::collection::vec(prop::option::of(0_u64..4), 0..40),
            picks in prop::collection::vec(any::<prop::sample::Index>(), 40),
        ) {
            let mut order = Order::new(keys.iter().copied());
            let (mut running, mut started) = (Vec::new(), Vec::new());
            let mut picks = picks.into_iter();
            loop {
                while let Some(item) = order.next() {
                    let key = keys[item];
                    prop_assert!(key.is_none() || running.iter().all(|other| keys[*other] != key));
                    let before = started.iter().filter(|other| keys[**other] == key);
                    prop_assert!(key.is_none() || before.max().is_none_or(|other| *other < item));
                    started.push(item);
                    running.push(item);
                }
                let Some(pick) = picks.next().filter(|_| !running.is_empty()) else { break };
                let item = running.swap_remove(pick.index(running.len()));
                order.finished(keys[item]);
            }
            started.sort_unstable();
            prop_assert_eq!(started, (0..keys.len()).collect::<Vec<_>>());
        }
    }
}
