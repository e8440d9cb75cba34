//! The properties of a session as its worker sees them: what waits of each, and when it may be sent.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::shared::Opened;
use super::update::{Receiver, Update};
use crate::batch::PropertyAddress;
use crate::retry::Sequence;
use crate::schema::body::RequestBody;
use crate::schema::retry_class::RetryClass;

/// A property.
pub(super) struct Slot {
    pub(super) address: PropertyAddress,
    /// Common to the property, its sub-fields and what it is a sub-field of.
    key: u64,
    receivers: Vec<Receiver>,
    pub(super) waiting: Option<Waiting>,
    /// The number of the update that is on its way.
    pub(super) in_flight: Option<u64>,
    /// When it may be sent again.
    pub(super) next: Instant,
    /// Whether the hub refused the last value.
    pub(super) refused: bool,
    /// What the hub has acknowledged last.
    pub(super) acknowledged: Option<Update>,
}

/// An update that waits to be sent.
pub(super) struct Waiting {
    pub(super) update: Update,
    /// How often it was sent.
    pub(super) attempts: u32,
    /// Its earlier attempts.
    pub(super) sequence: Option<Sequence>,
}

impl Waiting {
    pub(super) fn new(update: Update) -> Self {
        Self {
            update,
            attempts: 0,
            sequence: None,
        }
    }

    /// Whether it must not be sent twice.
    pub(super) fn is_trigger(&self) -> bool {
        self.update.body.resend(RetryClass::Set) == RetryClass::Trigger
    }

    pub(super) fn number(&self) -> u64 {
        self.update.start.number()
    }
}

/// All properties.
#[derive(Default)]
pub(super) struct Slots {
    slots: Vec<Slot>,
    /// Those of which something waits, in the order in which it came.
    queue: Vec<usize>,
    /// The properties with the same key.
    related: HashMap<u64, Vec<usize>>,
}

impl Slots {
    pub(super) fn open(&mut self, opened: Opened) {
        let Opened {
            slot,
            address,
            key,
            receiver,
        } = opened;
        if slot == self.slots.len() {
            self.slots.push(Slot {
                address,
                key,
                receivers: Vec::new(),
                waiting: None,
                in_flight: None,
                next: Instant::now(),
                refused: false,
                acknowledged: None,
            });
            self.related.entry(key).or_default().push(slot);
        }
        let receivers = &mut self.slots[slot].receivers;
        receivers.retain(|receiver| !receiver.is_abandoned());
        receivers.push(receiver);
    }

    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(super) fn at(&mut self, slot: usize) -> &mut Slot {
        &mut self.slots[slot]
    }

    /// Takes what was set to a property: how many values, and the eased one that the newest replaces,
    /// if that is so.
    pub(super) fn harvest(&mut self, slot: usize, opened: Instant) -> (u64, bool) {
        let (mut sets, mut replaced) = (0, false);
        let receivers = &mut self.slots[slot].receivers;
        let taken: Vec<_> = receivers
            .iter_mut()
            .filter_map(|it| it.take(opened))
            .collect();
        for (update, since) in taken {
            sets += since;
            if let Some(update) = update {
                replaced |= self.put(slot, Waiting::new(update));
            }
        }
        (sets, replaced)
    }

    /// Lets an update wait, unless a newer one does. Whether an eased one is replaced.
    pub(super) fn put(&mut self, slot: usize, waiting: Waiting) -> bool {
        let own = &mut self.slots[slot];
        let (kept, other) = match own.waiting.take() {
            Some(newer) if newer.number() >= waiting.number() => (newer, Some(waiting)),
            older => (waiting, older),
        };
        own.waiting = Some(kept);
        if other.is_none() {
            self.queue.push(slot);
        }
        other.is_some_and(|other| other.is_trigger())
    }

    /// Takes what waits.
    pub(super) fn take(&mut self, slot: usize) -> Option<Waiting> {
        let waiting = self.slots[slot].waiting.take()?;
        self.queue.retain(|queued| *queued != slot);
        Some(waiting)
    }

    /// The next property that may be sent at this time; values from `held_from` on are held back, and
    /// eased ones where none may be sent now.
    pub(super) fn next(&self, now: Instant, held_from: Option<u64>, eased: bool) -> Option<usize> {
        let mut queue = self.queue.iter().copied();
        queue.find(|slot| self.may_go(*slot, now, held_from, eased))
    }

    fn may_go(&self, slot: usize, now: Instant, held_from: Option<u64>, eased: bool) -> bool {
        let own = &self.slots[slot];
        let waiting = own.waiting.as_ref();
        let Some(waiting) = waiting.filter(|waiting| eased || !waiting.is_trigger()) else {
            return false;
        };
        let number = waiting.number();
        let held = held_from.is_some_and(|from| number >= from);
        if held || own.next > now {
            return false;
        }
        // One request for each property, its sub-fields and what it is a sub-field of, in order.
        let related = self.related.get(&own.key).map_or(&[][..], Vec::as_slice);
        related.iter().all(|other| {
            let other = &self.slots[*other];
            let older = |waiting: &Waiting| waiting.number() < number;
            other.in_flight.is_none() && !other.waiting.as_ref().is_some_and(older)
        })
    }

    /// Whether anything waits.
    pub(super) fn has_waiting(&self) -> bool {
        !self.queue.is_empty()
    }

    /// How many updates wait, and since when the oldest does.
    pub(super) fn waiting(&self) -> (usize, Option<Duration>) {
        let waiting = self.queue.iter().filter_map(|slot| {
            let waiting = self.slots[*slot].waiting.as_ref()?;
            Some(waiting.update.start.instant())
        });
        let oldest = waiting.min().map(|since| since.elapsed());
        (self.queue.len(), oldest)
    }

    /// The properties of which an update with a lower number waits or is on its way.
    pub(super) fn unsettled(&self, before: u64) -> Vec<PropertyAddress> {
        let unsettled = |slot: &&Slot| {
            let waiting = slot.waiting.as_ref().map(Waiting::number);
            let numbers = waiting.into_iter().chain(slot.in_flight);
            numbers.into_iter().any(|number| number < before)
        };
        let slots = self.slots.iter().filter(unsettled);
        slots.map(|slot| slot.address.clone()).collect()
    }
}
