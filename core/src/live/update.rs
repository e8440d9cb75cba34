//! Updates of a property, encoded as the words of a mailbox. An update that needs memory of its own
//! is boxed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::mailbox::{Reader, Words, Writer, mailbox};
use crate::options::CallStart;
use crate::schema::body::RequestBody;
use crate::schema::retry_class::RetryClass;
use crate::types::PropertyUpdate;
use crate::value::{Value, Vector};

const FALSE: u64 = 1;
const TRUE: u64 = 2;
const INTEGER: u64 = 3;
const UNSIGNED: u64 = 4;
const DOUBLE: u64 = 5;
const VECTOR: u64 = 6;
/// Kind of a value: the update is boxed.
const BOXED: u64 = 7;

/// Position in the first word of the flag for a fourth component. `INTEGERS` is the position of the
/// flags for integer components, and `EASES` that of the number of eased values so far.
const FOURTH: u32 = 8;
const INTEGERS: u32 = 16;
const EASES: u32 = 32;

/// An update, and the start of the call that set it.
#[derive(Clone, Debug)]
pub(super) struct Update {
    pub(super) start: CallStart,
    pub(super) body: PropertyUpdate,
}

impl Update {
    /// Returns `true` if the update is eased, so that it must not be sent twice.
    pub(super) fn is_eased(&self) -> bool {
        self.body.resend(RetryClass::Set) == RetryClass::Trigger
    }

    /// Returns the number of the update, which is greater than that of any earlier one.
    pub(super) fn number(&self) -> u64 {
        self.start.number()
    }
}

/// Number of updates set so far, and number of the eased ones among them.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    sets: u64,
    eases: u32,
}

/// An update that does not fit into words, with the counts that include it. The lock is held only
/// while a pointer is exchanged.
type BoxedUpdate = Arc<Mutex<Option<Box<(Update, Counts)>>>>;

/// The updates that were set since they were last taken.
#[derive(Debug)]
pub(super) struct TakenUpdates {
    /// The newest update.
    pub(super) update: Option<Update>,
    /// Number of updates.
    pub(super) sets: u64,
    /// Number of eased ones among these updates.
    pub(super) eases: u64,
}

/// The side of a channel that belongs to a handle.
pub(super) struct Sender {
    writer: Writer,
    boxed: BoxedUpdate,
    counts: Counts,
}

/// The side of a channel that belongs to the sending thread.
pub(super) struct Receiver {
    reader: Reader,
    boxed: BoxedUpdate,
    /// Counts at the last time that updates were taken.
    counts: Counts,
}

/// Creates a channel and returns both sides of it.
pub(super) fn channel() -> (Sender, Receiver) {
    let (writer, reader) = mailbox();
    let boxed = BoxedUpdate::default();
    let sender = Sender {
        writer,
        boxed: Arc::clone(&boxed),
        counts: Counts::default(),
    };
    let receiver = Receiver {
        reader,
        boxed,
        counts: Counts::default(),
    };
    (sender, receiver)
}

impl Sender {
    /// Stores a value that is set now. Returns `false` if the value cannot be sent. Its time is
    /// stored relative to `opened`.
    pub(super) fn set(&mut self, value: Value, opened: Instant) -> bool {
        let start = CallStart::now();
        let (kind, words) = match &value {
            Value::Bool(false) => (FALSE, [0; 4]),
            Value::Bool(true) => (TRUE, [0; 4]),
            Value::Integer(number) => (INTEGER, [number.cast_unsigned(), 0, 0, 0]),
            Value::Unsigned(number) => (UNSIGNED, [*number, 0, 0, 0]),
            Value::Double(number) if number.is_finite() => (DOUBLE, [number.to_bits(), 0, 0, 0]),
            Value::Double(_) => return false,
            Value::Vector(vector) => {
                if !vector.numbers().all(f64::is_finite) {
                    return false;
                }
                let numbers = [vector.x, vector.y, vector.z, vector.w.unwrap_or_default()];
                let fourth = u64::from(vector.w.is_some()) << FOURTH;
                let integers = u64::from(vector.integers()) << INTEGERS;
                (VECTOR | fourth | integers, numbers.map(f64::to_bits))
            }
            Value::Null | Value::Text(_) | Value::Array(_) | Value::Object(_) => {
                return self.set_body(PropertyUpdate::new(value), start, opened);
            }
        };
        self.counts.sets += 1;
        self.put(kind, start, words, opened)
    }

    /// Stores an update that is set now. Returns `false` if the update cannot be sent.
    pub(super) fn ease(&mut self, body: PropertyUpdate, opened: Instant) -> bool {
        self.set_body(body, CallStart::now(), opened)
    }

    fn set_body(&mut self, body: PropertyUpdate, start: CallStart, opened: Instant) -> bool {
        if body.check().is_err() {
            return false;
        }
        let update = Update { start, body };
        self.counts.sets += 1;
        self.counts.eases = self.counts.eases.wrapping_add(update.is_eased().into());
        let mut update = Some(Box::new((update, self.counts)));
        {
            let mut boxed = self.boxed.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::swap(&mut *boxed, &mut update);
        }
        self.put(BOXED, start, [0; 4], opened)
    }

    fn put(
        &mut self,
        kind: u64,
        start: CallStart,
        [a, b, c, d]: [u64; 4],
        opened: Instant,
    ) -> bool {
        let Counts { sets, eases } = self.counts;
        let kind = kind | u64::from(eases) << EASES;
        let time = start.instant().saturating_duration_since(opened);
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.writer
            .put([kind, sets, start.number(), time, a, b, c, d])
    }
}

impl Receiver {
    /// Returns `true` if no more updates can arrive.
    pub(super) fn is_abandoned(&self) -> bool {
        self.reader.is_abandoned()
    }

    /// Returns the updates since the last call; `None` if there are none.
    pub(super) fn take(&mut self, opened: Instant) -> Option<TakenUpdates> {
        let words = self.reader.take()?;
        taken(words, opened, &self.boxed, &mut self.counts)
    }

    /// Returns the updates since the last call; `None` if there are none. Later updates are
    /// refused.
    pub(super) fn seal(mut self, opened: Instant) -> Option<TakenUpdates> {
        let words = self.reader.seal()?;
        taken(words, opened, &self.boxed, &mut self.counts)
    }
}

/// Decodes words into the updates since the given counts, and replaces the counts with the new
/// ones.
fn taken(
    words: Words,
    opened: Instant,
    boxed: &BoxedUpdate,
    counts: &mut Counts,
) -> Option<TakenUpdates> {
    let [kind, sets, ..] = words;
    // The upper half of the word contains the number of eased values.
    let eases = (kind >> EASES) as u32;
    let (update, now) = match kind & u64::from(u8::MAX) {
        BOXED => {
            let mut boxed = boxed.lock().unwrap_or_else(PoisonError::into_inner);
            match boxed.take() {
                // The boxed update may be newer than these words.
                Some(boxed) => (Some(boxed.0), boxed.1),
                // The boxed update was already taken, together with the words of an earlier update.
                None => (None, Counts { sets, eases }),
            }
        }
        _ => (Some(plain(words, opened)), Counts { sets, eases }),
    };
    let sets = now.sets.saturating_sub(counts.sets);
    if sets == 0 {
        return None;
    }
    let eases = now.eases.wrapping_sub(counts.eases);
    *counts = now;
    Some(TakenUpdates {
        update,
        sets,
        eases: eases.into(),
    })
}

/// Decodes an update from words that contain all of it.
fn plain(words: Words, opened: Instant) -> Update {
    let [kind, _, number, time, a, b, c, d] = words;
    let value = match kind & u64::from(u8::MAX) {
        FALSE => Value::Bool(false),
        TRUE => Value::Bool(true),
        INTEGER => Value::Integer(a.cast_signed()),
        UNSIGNED => Value::Unsigned(a),
        DOUBLE => Value::Double(f64::from_bits(a)),
        _ => {
            let [x, y, z, w] = [a, b, c, d].map(f64::from_bits);
            let fourth = (kind >> FOURTH & 1 == 1).then_some(w);
            // There are four flags.
            let integers = (kind >> INTEGERS & 0xF) as u8;
            Value::Vector(Vector::from_parts([x, y, z], fourth, integers))
        }
    };
    let instant = opened + Duration::from_nanos(time);
    Update {
        start: CallStart::from_parts(instant, number),
        body: PropertyUpdate::new(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_arrive_as_they_were_set() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        for json in [
            "true",
            "false",
            "-3",
            "18446744073709551615",
            "0.1",
            "-0.0",
            r#"{"x":1,"y":2.5,"z":-3}"#,
            r#"{"x":1.0,"y":2,"z":3,"w":4}"#,
            r#""text""#,
            "[1,2]",
            r#"{"a":{"b":1}}"#,
        ] {
            let value = Value::from_json(json).unwrap();
            assert!(sender.set(value, opened), "{json}");
            let taken = receiver.take(opened).unwrap();
            assert_eq!(taken.update.unwrap().body.value.to_json(), json);
            assert_eq!((taken.sets, taken.eases), (1, 0));
            assert!(receiver.take(opened).is_none());
        }
    }

    #[test]
    fn what_cannot_be_sent_changes_nothing() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        let wrong = Value::from_json("[1]").map(|list| match list {
            Value::Array(_) => Value::Array(vec![Value::Double(f64::NAN)]),
            other => other,
        });
        for value in [
            Value::Double(f64::NAN),
            Value::Double(f64::INFINITY),
            Value::Vector(Vector::xyz(0.0, f64::NEG_INFINITY, 0.0)),
            Value::Null,
            wrong.unwrap(),
        ] {
            assert!(!sender.set(value, opened));
        }
        assert!(!sender.ease(PropertyUpdate::new(0.5).linear(-1.0), opened));
        assert!(!sender.ease(PropertyUpdate::new(0.5).duration(1.5), opened));
        assert!(receiver.take(opened).is_none());
    }

    #[test]
    fn the_newest_is_taken_and_the_others_are_counted() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        for number in 0..10 {
            sender.set(Value::Integer(number), opened);
        }
        let taken = receiver.take(opened).unwrap();
        assert_eq!(taken.update.unwrap().body.value, Value::Integer(9));
        assert_eq!(taken.sets, 10);
        // The second of two texts may be taken together with the words of the first. Then nothing
        // is left to take.
        sender.set(Value::from("a"), opened);
        let words = receiver.reader.take().unwrap();
        sender.ease(PropertyUpdate::new("b").linear(1), opened);
        let taken = super::taken(words, opened, &receiver.boxed, &mut receiver.counts).unwrap();
        assert_eq!(taken.update.unwrap().body.value, Value::from("b"));
        assert_eq!((taken.sets, taken.eases), (2, 1));
        assert!(receiver.take(opened).is_none());
    }

    /// Eased values have their own count because a report is made for each one that is replaced.
    #[test]
    fn eased_values_that_were_replaced_are_counted() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        let eased = || PropertyUpdate::new(1).linear(2);
        assert!(sender.ease(eased(), opened) && sender.ease(eased(), opened));
        assert!(sender.set(Value::from(0.5), opened));
        let taken = receiver.take(opened).unwrap();
        assert_eq!(taken.update.unwrap().body.value, Value::from(0.5));
        assert_eq!((taken.sets, taken.eases), (3, 2));
        assert!(sender.ease(eased(), opened));
        let taken = receiver.take(opened).unwrap();
        assert!(taken.update.unwrap().is_eased());
        assert_eq!((taken.sets, taken.eases), (1, 1));
    }

    #[test]
    fn after_the_seal_nothing_is_taken() {
        for set_before in [false, true] {
            let (mut sender, receiver) = channel();
            let opened = Instant::now();
            if set_before {
                assert!(sender.set(Value::from(1), opened));
            }
            let last = receiver.seal(opened);
            assert_eq!(last.map(|taken| taken.sets), set_before.then_some(1));
            assert!(!sender.set(Value::from(2), opened) && !sender.set(Value::from("c"), opened));
        }
    }

    #[test]
    fn the_time_and_the_order_are_those_of_the_set() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        let before = CallStart::now();
        sender.set(Value::Bool(true), opened);
        let after = CallStart::now();
        let start = receiver.take(opened).unwrap().update.unwrap().start;
        assert!(before.number() < start.number() && start.number() < after.number());
        assert!(before.instant() <= start.instant() && start.instant() <= after.instant());
    }
}
