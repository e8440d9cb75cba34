//! The order of writes to properties. A set is a write to one property; its value must not be
//! resent after a newer value was sent.
//!
//! A write records an entry for its property or engine, and one for each object that contains the
//! property, in a ring buffer of the latest entries, without a lock. To find newer writes, a write
//! reads the entries after its own. If these are more than the ring can contain, any property may
//! have been changed.

use crate::options::CallStart;
use crate::write_scope::{PathHashes, WriteScope};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Number of entries in the ring. This is enough for more than a thousand writes.
const LOG_CAPACITY: u64 = 8192;

/// Number of the first entry after those of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sequence(u64);

/// The log of a client's writes.
#[derive(Debug)]
pub(crate) struct WriteLog {
    /// Number of entries that were ever recorded.
    taken: AtomicU64,
    /// The latest entries. The index of an entry is its number modulo the capacity.
    ring: Box<[Entry]>,
    sets: SetOrder,
}

/// An entry of the log.
#[derive(Debug, Default)]
struct Entry {
    note: AtomicU64,
    /// Number of the set that recorded the entry; `u64::MAX` for any other write.
    set: AtomicU64,
}

/// A write that has begun.
#[derive(Debug)]
pub(crate) struct Write {
    write_log: Arc<WriteLog>,
    reach: WriteScope,
    number: Sequence,
    start: CallStart,
    /// True if an attempt of this write may have taken effect.
    repeated: AtomicBool,
}

impl Write {
    /// Begins a write. Must be called before any byte is sent. Returns `None` if nothing is
    /// written.
    pub(crate) fn begin(
        write_log: &Arc<WriteLog>,
        reach: WriteScope,
        start: CallStart,
    ) -> Option<Arc<Self>> {
        (reach != WriteScope::Nothing).then(|| {
            Arc::new(Self {
                write_log: Arc::clone(write_log),
                number: write_log.begin(&reach, start.number()),
                reach,
                start,
                repeated: AtomicBool::new(false),
            })
        })
    }

    /// Records that an attempt may have taken effect. The next attempt then checks whether any
    /// write that began after this one may have changed the property.
    pub(crate) fn repeat(&self) {
        self.repeated.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if a newer write may have changed the same property.
    pub(crate) fn superseded_since(&self) -> bool {
        self.write_log
            .superseded_since(&self.reach, self.number, self.start.number())
    }

    /// Calls `send`, which sends the first byte, and returns its first value. The second value of
    /// `send` is `true` if the byte was sent. Returns `None` without calling `send` if a newer set
    /// has superseded this set.
    pub(crate) fn send_unless_superseded<T>(&self, send: impl FnOnce() -> (T, bool)) -> Option<T> {
        let WriteScope::Property(trail) = &self.reach else {
            return Some(send().0);
        };
        let stale = || self.repeated.load(Ordering::Relaxed) && self.superseded_since();
        let sets = &self.write_log.sets;
        sets.send_in_order(trail.property(), self.start.number(), stale, send)
    }
}

/// Entry of a write that may have changed any property.
const ANYTHING: u64 = 1;

/// Returns the entry of a write to the property, node or engine with this hash.
fn entry(hash: u64) -> u64 {
    hash | 1
}

/// Returns the entry of a write to a part of the property, node or engine with this hash.
fn within(hash: u64) -> u64 {
    hash & !1
}

impl WriteLog {
    pub(crate) fn new() -> Self {
        Self {
            taken: AtomicU64::new(0),
            ring: (0..LOG_CAPACITY).map(|_| Entry::default()).collect(),
            sets: SetOrder::new(),
        }
    }

    /// Records that a request begins, before any byte of it is sent. `set` is the number of its
    /// call, and is recorded only if the request sets a property.
    fn begin(&self, reach: &WriteScope, set: u64) -> Sequence {
        match reach {
            WriteScope::Nothing => Sequence(0),
            WriteScope::Anything => self.note(&[], ANYTHING, u64::MAX),
            WriteScope::Property(PathHashes { hashes, .. }) => self.note_within(hashes, set),
            WriteScope::Engine(PathHashes { hashes, .. }) => self.note_within(hashes, u64::MAX),
        }
    }

    fn note_within(&self, hashes: &[u64], set: u64) -> Sequence {
        let (own, around) = hashes.split_last().unwrap_or((&0, &[]));
        self.note(around, entry(*own), set)
    }

    fn note(&self, around: &[u64], own: u64, set: u64) -> Sequence {
        let count = around.len() as u64 + 1;
        let first = self.taken.fetch_add(count, Ordering::AcqRel);
        let notes = around.iter().map(|hash| within(*hash)).chain([own]);
        for (number, note) in (first..).zip(notes) {
            let entry = self.place(number);
            entry.set.store(set, Ordering::Relaxed);
            entry.note.store(note, Ordering::Release);
        }
        Sequence(first + count)
    }

    /// Returns `true` if a write since `since` may have changed the property of `reach`. Such a
    /// write is to the property, to a part of it, or to an object that contains it. Returns
    /// `false` if `reach` is not a property, because only the order of sets of properties matters.
    /// A set with a lower number than `set` does not count even if it began later, because its
    /// value is older.
    fn superseded_since(&self, reach: &WriteScope, since: Sequence, set: u64) -> bool {
        let WriteScope::Property(PathHashes { hashes, .. }) = reach else {
            return false;
        };
        let own = hashes.last().copied().unwrap_or_default();
        let touches = |note: u64| {
            note == ANYTHING
                || note == within(own)
                || hashes.iter().any(|hash| note == entry(*hash))
        };
        let taken = self.taken.load(Ordering::Acquire);
        taken - since.0 > LOG_CAPACITY
            || (since.0..taken).any(|number| {
                let entry = self.place(number);
                touches(entry.note.load(Ordering::Acquire))
                    && entry.set.load(Ordering::Relaxed) >= set
            })
            // If the entries were overwritten while they were read, any property may have been
            // changed.
            || self.taken.load(Ordering::Acquire) - since.0 > LOG_CAPACITY
    }

    /// Returns `true` if a newer set of this property, one with a greater number, may have been
    /// sent.
    pub(crate) fn has_newer_set(&self, scope: &WriteScope, number: u64) -> bool {
        let WriteScope::Property(path) = scope else {
            return false;
        };
        let newer = |(own, around): (&u64, &[u64])| {
            let stripe = self.sets.stripe(*around.first().unwrap_or(own));
            stripe.has_newer(own, around, number)
        };
        path.property().split_last().is_some_and(newer)
    }

    fn place(&self, number: u64) -> &Entry {
        // The remainder is less than the length of the ring, so that it fits in a `usize`.
        &self.ring[(number % LOG_CAPACITY) as usize]
    }
}

/// Number of locks, each with its own part of the properties.
const STRIPES: usize = 64;

/// Number of entries per lock for the latest sets: those of properties and of their sub-fields. All
/// locks together remember the sets of four batches of the largest size.
const REMEMBERED: usize = 4096;

/// The sets that were sent, by number. Newer sets have greater numbers. Right before its first byte
/// is sent, each set checks here whether a newer set of the same property was sent.
///
/// Between the decision to send and the first byte, a call may resolve a name and connect, also
/// through a proxy and with TLS. A newer set may not need these steps. The check and the sending of
/// the first byte happen under one lock, so that no other set can be sent in between. Each lock
/// covers a part of the properties, and no code that runs under it blocks.
#[derive(Debug)]
struct SetOrder {
    stripes: [Mutex<Stripe>; STRIPES],
}

/// Numbers of the latest sets, by the hash of a property or sub-field. Each hash has two numbers:
/// of the latest set of the value as a whole, and of the latest set of a sub-field within it.
#[derive(Debug, Default)]
struct Stripe {
    latest: BTreeMap<u64, Latest>,
    /// Number of the newest set that was forgotten. A set with this number or a lower one may be
    /// older than a forgotten set of the same property.
    forgotten: u64,
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

    /// Runs `send`, which sends the first byte of the set with this number, and returns its first
    /// value. The second value of `send` is `true` if the byte was sent; the set is then
    /// remembered. Returns `None` without running `send` if a newer set of the same property was
    /// sent or `stale` returns true. `path` contains the hashes of the property and of its
    /// sub-fields up to the one that is set.
    pub(crate) fn send_in_order<T>(
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
        // The remainder is less than the number of locks, so that it fits in a `usize`.
        let stripe = &self.stripes[(property % STRIPES as u64) as usize];
        stripe.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stripe {
    fn has_newer(&self, own: &u64, around: &[u64], number: u64) -> bool {
        let of = |hash| self.latest.get(hash).copied().unwrap_or_default();
        let known = of(own);
        // A value that may be older than a forgotten one is not sent, since the order of the two is
        // not known.
        number <= self.forgotten
            || known.itself > number
            || known.within > number
            || around.iter().any(|hash| of(hash).itself > number)
    }

    fn remember(&mut self, own: &u64, around: &[u64], number: u64) {
        if self.latest.len() >= REMEMBERED {
            let mut numbers: Vec<u64> = self.latest.values().map(Latest::newest).collect();
            let (_, middle, _) = numbers.select_nth_unstable(REMEMBERED / 2);
            let middle = *middle;
            self.forgotten = self.forgotten.max(middle);
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

    fn property(parts: &[&str]) -> WriteScope {
        WriteScope::Property(PathHashes::to(parts))
    }

    fn engine(id: &str) -> WriteScope {
        WriteScope::Engine(PathHashes::to(&[id]))
    }

    fn superseded_by(first: &WriteScope, second: &WriteScope) -> bool {
        let write_log = WriteLog::new();
        let number = write_log.begin(first, 1);
        assert!(!write_log.superseded_since(first, number, 1), "by itself");
        write_log.begin(second, 2);
        write_log.superseded_since(first, number, 1)
    }

    #[test]
    fn what_a_newer_write_may_have_changed_is_overtaken() {
        let first = property(&["3", "Mixer_0", "Default//Opacity/0.w"]);
        for newer in [
            property(&["3", "Mixer_0", "Default//Opacity/0.w"]),
            property(&["3", "MIXER_0", "default//Opacity/0.W"]),
            property(&["3", "Mixer_0", "Default//Opacity/0"]),
            property(&["3", "Mixer_0", "Default//Opacity/0.w.z"]),
            property(&["3", "Mixer_0", "Default//Opacity"]),
            engine("3"),
            WriteScope::Anything,
        ] {
            assert!(superseded_by(&first, &newer), "{newer:?}");
            // Only the order of sets of properties matters.
            let kept = matches!(newer, WriteScope::Property(_));
            assert_eq!(superseded_by(&newer, &first), kept, "{newer:?}");
        }
    }

    #[test]
    fn neighbours_do_not_matter() {
        let first = property(&["3", "Mixer_0", "Default//Opacity/0.w"]);
        for other in [
            property(&["3", "Mixer_0", "Default//Opacity/0.x"]),
            property(&["3", "Mixer_0", "Default//Opacity/01"]),
            property(&["3", "Mixer_0", "Default//Opacity/0w"]),
            property(&["3", "Mixer_1", "Default//Opacity/0.w"]),
            property(&["31", "Mixer_0", "Default//Opacity/0.w"]),
            property(&["3", "Mixer", "_0Default//Opacity/0.w"]),
            engine("4"),
            WriteScope::Nothing,
        ] {
            assert!(!superseded_by(&first, &other), "{other:?}");
            assert!(!superseded_by(&other, &first), "{other:?}");
        }
    }

    #[test]
    fn an_older_write_overtakes_nothing() {
        let write_log = WriteLog::new();
        let path = property(&["3", "n", "p"]);
        let older = write_log.begin(&path, 1);
        let newer = write_log.begin(&path, 2);
        assert!(
            !write_log.superseded_since(&path, newer, 2)
                && write_log.superseded_since(&path, older, 1)
        );
        write_log.begin(&WriteScope::Nothing, 3);
        assert!(!write_log.superseded_since(&path, newer, 2));
    }

    /// A live session may begin to send an older value again after a newer set has begun. The older
    /// value is not sent after the newer set, and the newer set must not be dropped because of it.
    #[test]
    fn an_older_set_that_begins_later_overtakes_nothing() {
        let (write_log, path) = (WriteLog::new(), property(&["3", "n", "p"]));
        let newer = write_log.begin(&path, 5);
        write_log.begin(&path, 1);
        assert!(!write_log.superseded_since(&path, newer, 5));
        write_log.begin(&engine("3"), 2);
        assert!(write_log.superseded_since(&path, newer, 5), "a function");
    }

    #[test]
    fn writes_elsewhere_never_look_like_ones_own() {
        let path = |n: u32| property(&["3", "node", &format!("Default//Property {n}/0")]);
        assert!((0..1000).all(|n| !superseded_by(&path(n), &path(n + 1000))));
    }

    #[test]
    fn more_writes_than_can_be_remembered_may_have_been_any() {
        let (write_log, own) = (WriteLog::new(), property(&["3", "n", "p"]));
        let number = write_log.begin(&own, 1);
        let other = property(&["4", "n", "p"]);
        let room = LOG_CAPACITY / 3;
        (0..room).for_each(|_| {
            write_log.begin(&other, 2);
        });
        assert!(!write_log.superseded_since(&own, number, 1));
        write_log.begin(&other, 2);
        assert!(write_log.superseded_since(&own, number, 1));
        // A write that begins now has no newer one, even if the log is full.
        let number = write_log.begin(&own, 3);
        assert!(!write_log.superseded_since(&own, number, 3));
        write_log.begin(&own, 4);
        assert!(write_log.superseded_since(&own, number, 3));
    }

    /// Sends and remembers a set. Returns `true` if it was sent.
    fn goes(order: &SetOrder, path: &[u64], number: u64) -> bool {
        let sent = order.send_in_order(path, number, || false, || ((), true));
        sent.is_some()
    }

    #[test]
    fn an_older_set_does_not_follow_a_newer_one() {
        let order = SetOrder::new();
        assert!(goes(&order, &[7], 2));
        assert!(!goes(&order, &[7], 1));
        assert!(goes(&order, &[7], 3));
        // A set can be resent after its response was lost, since no newer set was sent.
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
    fn a_set_that_was_not_sent_blocks_no_other() {
        let order = SetOrder::new();
        let refused = order.send_in_order(&[7], 2, || false, || ("would block", false));
        assert_eq!(refused, Some("would block"));
        assert!(goes(&order, &[7], 1));
        let stale = order.send_in_order(&[7], 3, || true, || ((), true));
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

    /// While one set connects, more sets are sent than a lock can remember.
    #[test]
    fn what_was_forgotten_counts_as_newer() {
        let order = SetOrder::new();
        let path = |n: u64| [n * STRIPES as u64];
        assert!(goes(&order, &path(0), 2));
        for number in 3..=2 + REMEMBERED as u64 {
            assert!(goes(&order, &path(number), number));
        }
        assert!(!order.stripe(0).latest.contains_key(&0), "it is remembered");
        assert!(!goes(&order, &path(0), 1), "older than what was forgotten");
        let forgotten = order.stripe(0).forgotten;
        assert!(!goes(&order, &path(1), forgotten), "as old as that");
        assert!(goes(&order, &path(0), forgotten + REMEMBERED as u64));
    }

    #[test]
    fn half_is_forgotten_at_once() {
        let mut stripe = Stripe::default();
        for number in 1..=REMEMBERED as u64 + 1 {
            stripe.remember(&number, &[], number);
        }
        // The newer half of the sets is kept, including the newest one.
        assert_eq!(stripe.latest.len(), REMEMBERED / 2);
        let oldest = stripe.latest.values().map(Latest::newest).min();
        assert_eq!(oldest, Some(REMEMBERED as u64 / 2 + 2));
    }
}
