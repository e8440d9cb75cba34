//! What a property is set to, as words of a mailbox or, where it needs memory of its own, boxed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::mailbox::{Reader, Words, Writer, mailbox};
use crate::options::CallStart;
use crate::schema::body::RequestBody;
use crate::types::PropertyUpdate;
use crate::value::{Value, Vector};

const FALSE: u64 = 1;
const TRUE: u64 = 2;
const INTEGER: u64 = 3;
const UNSIGNED: u64 = 4;
const DOUBLE: u64 = 5;
const VECTOR: u64 = 6;
/// It is boxed.
const BOXED: u64 = 7;

/// Where the flag of a fourth component stands in the first word, and those of integers.
const FOURTH: u32 = 8;
const INTEGERS: u32 = 16;

/// What was set, and when.
#[derive(Clone, Debug)]
pub(super) struct Update {
    pub(super) start: CallStart,
    pub(super) body: PropertyUpdate,
}

/// The update that words cannot hold. The lock is held while a pointer is exchanged.
type BoxedUpdate = Arc<Mutex<Option<Box<Update>>>>;

/// The side of a handle.
pub(super) struct Sender {
    writer: Writer,
    boxed: BoxedUpdate,
    /// How many updates were set.
    count: u64,
}

/// The side of the thread that sends.
pub(super) struct Receiver {
    reader: Reader,
    boxed: BoxedUpdate,
    count: u64,
}

/// Both sides.
pub(super) fn channel() -> (Sender, Receiver) {
    let (writer, reader) = mailbox();
    let boxed = BoxedUpdate::default();
    let sender = Sender {
        writer,
        boxed: Arc::clone(&boxed),
        count: 0,
    };
    let receiver = Receiver {
        reader,
        boxed,
        count: 0,
    };
    (sender, receiver)
}

impl Sender {
    /// Hands over a value that is set now. False where it cannot be sent. Times count from `opened`.
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
        self.put(kind, start, words, opened);
        true
    }

    /// Hands over an update that is made now. False where it cannot be sent.
    pub(super) fn ease(&mut self, body: PropertyUpdate, opened: Instant) -> bool {
        self.set_body(body, CallStart::now(), opened)
    }

    fn set_body(&mut self, body: PropertyUpdate, start: CallStart, opened: Instant) -> bool {
        if body.check().is_err() {
            return false;
        }
        let mut update = Some(Box::new(Update { start, body }));
        {
            let mut boxed = self.boxed.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::swap(&mut *boxed, &mut update);
        }
        self.put(BOXED, start, [0; 4], opened);
        true
    }

    fn put(&mut self, kind: u64, start: CallStart, [a, b, c, d]: [u64; 4], opened: Instant) {
        self.count += 1;
        let time = start.instant().saturating_duration_since(opened);
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.writer
            .put([kind, self.count, start.number(), time, a, b, c, d]);
    }
}

impl Receiver {
    /// Whether nothing comes any more.
    pub(super) fn is_abandoned(&self) -> bool {
        self.reader.is_abandoned()
    }

    /// The newest update, if it was not taken yet, and how many were set since the last one.
    pub(super) fn take(&mut self, opened: Instant) -> Option<(Option<Update>, u64)> {
        let words @ [_, count, ..] = self.reader.take()?;
        let since = count - self.count;
        self.count = count;
        Some((self.update(words, opened), since))
    }

    /// None where it was in the box and was taken with the words of an earlier one.
    fn update(&self, words: Words, opened: Instant) -> Option<Update> {
        let [kind, _, number, time, a, b, c, d] = words;
        let value = match kind & u64::from(u8::MAX) {
            BOXED => {
                let mut boxed = self.boxed.lock().unwrap_or_else(PoisonError::into_inner);
                return boxed.take().map(|update| *update);
            }
            FALSE => Value::Bool(false),
            TRUE => Value::Bool(true),
            INTEGER => Value::Integer(a.cast_signed()),
            UNSIGNED => Value::Unsigned(a),
            DOUBLE => Value::Double(f64::from_bits(a)),
            _ => {
                let [x, y, z, w] = [a, b, c, d].map(f64::from_bits);
                let fourth = (kind >> FOURTH & 1 == 1).then_some(w);
                // Four flags.
                let integers = (kind >> INTEGERS & 0xF) as u8;
                Value::Vector(Vector::from_parts([x, y, z], fourth, integers))
            }
        };
        let instant = opened + Duration::from_nanos(time);
        Some(Update {
            start: CallStart::from_parts(instant, number),
            body: PropertyUpdate::new(value),
        })
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
            let (update, since) = receiver.take(opened).unwrap();
            assert_eq!(update.unwrap().body.value.to_json(), json);
            assert_eq!(since, 1);
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
        assert!(receiver.take(opened).is_none());
    }

    #[test]
    fn the_newest_is_taken_and_the_others_are_counted() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        for number in 0..10 {
            sender.set(Value::Integer(number), opened);
        }
        let (update, since) = receiver.take(opened).unwrap();
        assert_eq!(update.unwrap().body.value, Value::Integer(9));
        assert_eq!(since, 10);
        // Of two texts the second one may be taken with the words of the first.
        sender.set(Value::from("a"), opened);
        let words = receiver.reader.take().unwrap();
        sender.set(Value::from("b"), opened);
        let update = receiver.update(words, opened).unwrap();
        assert_eq!(update.body.value, Value::from("b"));
        let (again, _) = receiver.take(opened).unwrap();
        assert!(again.is_none());
    }

    #[test]
    fn the_time_and_the_order_are_those_of_the_set() {
        let (mut sender, mut receiver) = channel();
        let opened = Instant::now();
        let before = CallStart::now();
        sender.set(Value::Bool(true), opened);
        let after = CallStart::now();
        let start = receiver.take(opened).unwrap().0.unwrap().start;
        assert!(before.number() < start.number() && start.number() < after.number());
        assert!(before.instant() <= start.instant() && start.instant() <= after.instant());
    }
}
