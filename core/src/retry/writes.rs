//! Which properties have been written, and in what order: an older value must not be sent again
//! over a newer one.
//!
//! A write leaves a note for each thing that it touches or lies within, in a ring of the latest:
//! nothing waits for a lock, which a fork could leave held for ever. Who wants to know looks through
//! what came since; if that is more than the ring holds, it might have been anything.

use super::set_order::SetOrder;
use crate::options::CallStart;
use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many notes there is room for: those of a thousand writes and more.
const NOTES: u64 = 8192;

/// What a request may change of the properties on engines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reach {
    /// None: it reads.
    Nothing,
    /// One property or sub-field of it.
    Property(Trail),
    /// Any of one engine: a function can change more than its node.
    Engine(Trail),
    /// It cannot be told: buttons, loads and machines reach wherever a show has them reach, and a
    /// request outside the table wherever it likes.
    Anything,
}

/// The hashes of all that something lies within, from the outermost to itself: the engine, the
/// node, the property, its sub-fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Trail {
    hashes: Vec<u64>,
    /// Where the property itself stands, before its sub-fields.
    property: usize,
}

impl Trail {
    /// The trail to a property (engine, node, property) or to an engine, as a call names them. A
    /// part ends within another at a dot, as sub-fields are written, and at a slash. Capitals do
    /// not count, nor do the braces and hyphens of a GUID: hubs differ in how they write them.
    pub(crate) fn to(parts: &[&str]) -> Self {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        let mut feed = |byte: u8| {
            hash = (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01B3);
            hash
        };
        let mut hashes = Vec::with_capacity(8);
        let mut property = None;
        for (index, part) in parts.iter().enumerate() {
            let last = index + 1 == parts.len();
            let mut here = feed(0);
            for byte in one_spelling(part).bytes() {
                if matches!(byte, b'.' | b'/') {
                    if last && byte == b'.' {
                        property.get_or_insert(hashes.len());
                    }
                    hashes.push(here);
                }
                here = feed(byte);
            }
            hashes.push(here);
        }
        Self {
            property: property.unwrap_or(hashes.len().saturating_sub(1)),
            hashes,
        }
    }

    /// The hashes of the property and of its sub-fields down to the one that is meant.
    fn property(&self) -> &[u64] {
        self.hashes.get(self.property..).unwrap_or_default()
    }
}

/// A GUID at the beginning of a part, as RE5 names its nodes and pins, without what may be left out.
fn one_spelling(part: &str) -> Cow<'_, str> {
    const DIGITS: usize = 32;
    if part.len() < DIGITS {
        return Cow::Borrowed(part);
    }
    let (id, rest) = part.split_at(part.find('.').unwrap_or(part.len()));
    let bare = id
        .strip_prefix('{')
        .and_then(|id| id.strip_suffix('}'))
        .unwrap_or(id);
    let digits: String = bare.chars().filter(|c| *c != '-').collect();
    if digits.len() == DIGITS && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Cow::Owned(digits + rest);
    }
    Cow::Borrowed(part)
}

/// When a write began, as the notes count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Number(u64);

/// The writes of a client.
#[derive(Debug)]
pub(super) struct Writes {
    /// How many notes were ever taken.
    taken: AtomicU64,
    /// The latest, each where its number leaves it.
    ring: Box<[AtomicU64]>,
    sets: SetOrder,
}

/// One write that has begun.
#[derive(Debug)]
pub(crate) struct Write {
    writes: Arc<Writes>,
    reach: Reach,
    number: Number,
    start: CallStart,
    /// Whether an attempt of it may have taken effect.
    repeated: Cell<bool>,
}

impl Write {
    /// Begins a write, before anything of it is sent; none where nothing is written.
    pub(super) fn begin(writes: &Arc<Writes>, reach: Reach, start: CallStart) -> Option<Rc<Self>> {
        (reach != Reach::Nothing).then(|| {
            Rc::new(Self {
                writes: Arc::clone(writes),
                number: writes.begin(&reach),
                reach,
                start,
                repeated: Cell::new(false),
            })
        })
    }

    /// Notes that an attempt of it may have taken effect: another one asks about anything that may
    /// have changed the property.
    pub(super) fn repeat(&self) {
        self.repeated.set(true);
    }

    /// Whether something newer may have changed the same property.
    pub(super) fn overtaken(&self) -> bool {
        self.writes.overtaken(&self.reach, self.number)
    }

    /// Hands over the first byte by `send`, which says whether it has; `None` where a set must not
    /// be sent any more, as a newer one has been handed over.
    pub(crate) fn hand_over<T>(&self, send: impl FnOnce() -> (T, bool)) -> Option<T> {
        let Reach::Property(trail) = &self.reach else {
            return Some(send().0);
        };
        let stale = || self.repeated.get() && self.overtaken();
        let sets = &self.writes.sets;
        sets.hand_over(trail.property(), self.start.number(), stale, send)
    }
}

/// A write that may have changed anything.
const ANYTHING: u64 = 1;

/// A write to the thing with this hash.
fn itself(hash: u64) -> u64 {
    hash | 1
}

/// A write to something within the thing with this hash.
fn within(hash: u64) -> u64 {
    hash & !1
}

impl Writes {
    pub(super) fn new() -> Self {
        Self {
            taken: AtomicU64::new(0),
            ring: (0..NOTES).map(|_| AtomicU64::new(0)).collect(),
            sets: SetOrder::new(),
        }
    }

    /// Notes that a request begins, before anything of it is sent.
    fn begin(&self, reach: &Reach) -> Number {
        match reach {
            Reach::Nothing => Number(0),
            Reach::Anything => self.note(&[], ANYTHING),
            Reach::Property(Trail { hashes, .. }) | Reach::Engine(Trail { hashes, .. }) => {
                let (own, around) = hashes.split_last().unwrap_or((&0, &[]));
                self.note(around, itself(*own))
            }
        }
    }

    fn note(&self, around: &[u64], own: u64) -> Number {
        let count = around.len() as u64 + 1;
        let first = self.taken.fetch_add(count, Ordering::AcqRel);
        let notes = around.iter().map(|hash| within(*hash)).chain([own]);
        for (number, note) in (first..).zip(notes) {
            self.place(number).store(note, Ordering::Release);
        }
        Number(first + count)
    }

    /// Whether something has been written since that may have changed the same property: itself,
    /// what lies within it, or what it lies within. Nothing else has an order to keep.
    fn overtaken(&self, reach: &Reach, since: Number) -> bool {
        let Reach::Property(Trail { hashes, .. }) = reach else {
            return false;
        };
        let own = hashes.last().copied().unwrap_or_default();
        let touches = |note: u64| {
            note == ANYTHING
                || note == within(own)
                || hashes.iter().any(|hash| note == itself(*hash))
        };
        let taken = self.taken.load(Ordering::Acquire);
        taken - since.0 > NOTES
            || (since.0..taken).any(|number| touches(self.place(number).load(Ordering::Acquire)))
            // What was looked through must have stood still meanwhile.
            || self.taken.load(Ordering::Acquire) - since.0 > NOTES
    }

    fn place(&self, number: u64) -> &AtomicU64 {
        // Less than the length, so it fits.
        &self.ring[(number % NOTES) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn property(parts: &[&str]) -> Reach {
        Reach::Property(Trail::to(parts))
    }

    fn engine(id: &str) -> Reach {
        Reach::Engine(Trail::to(&[id]))
    }

    fn overtaken_by(first: &Reach, second: &Reach) -> bool {
        let writes = Writes::new();
        let number = writes.begin(first);
        assert!(!writes.overtaken(first, number), "by itself");
        writes.begin(second);
        writes.overtaken(first, number)
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
            Reach::Anything,
        ] {
            assert!(overtaken_by(&first, &newer), "{newer:?}");
            // Only a property has an order to keep.
            let kept = matches!(newer, Reach::Property(_));
            assert_eq!(overtaken_by(&newer, &first), kept, "{newer:?}");
        }
    }

    #[test]
    fn what_lies_beside_does_not_matter() {
        let first = property(&["3", "Mixer_0", "Default//Opacity/0.w"]);
        for other in [
            property(&["3", "Mixer_0", "Default//Opacity/0.x"]),
            property(&["3", "Mixer_0", "Default//Opacity/01"]),
            property(&["3", "Mixer_0", "Default//Opacity/0w"]),
            property(&["3", "Mixer_1", "Default//Opacity/0.w"]),
            property(&["31", "Mixer_0", "Default//Opacity/0.w"]),
            property(&["3", "Mixer", "_0Default//Opacity/0.w"]),
            engine("4"),
            Reach::Nothing,
        ] {
            assert!(!overtaken_by(&first, &other), "{other:?}");
            assert!(!overtaken_by(&other, &first), "{other:?}");
        }
    }

    #[test]
    fn an_older_write_overtakes_nothing() {
        let writes = Writes::new();
        let path = property(&["3", "n", "p"]);
        let older = writes.begin(&path);
        let newer = writes.begin(&path);
        assert!(!writes.overtaken(&path, newer) && writes.overtaken(&path, older));
        writes.begin(&Reach::Nothing);
        assert!(!writes.overtaken(&path, newer));
    }

    #[test]
    fn writes_elsewhere_never_look_like_ones_own() {
        let path = |n: u32| property(&["3", "node", &format!("Default//Property {n}/0")]);
        assert!((0..1000).all(|n| !overtaken_by(&path(n), &path(n + 1000))));
    }

    #[test]
    fn more_writes_than_can_be_remembered_may_have_been_any() {
        let (writes, own) = (Writes::new(), property(&["3", "n", "p"]));
        let number = writes.begin(&own);
        let other = property(&["4", "n", "p"]);
        let room = NOTES / 3;
        (0..room).for_each(|_| {
            writes.begin(&other);
        });
        assert!(!writes.overtaken(&own, number));
        writes.begin(&other);
        assert!(writes.overtaken(&own, number));
        // Whoever begins now is as sure as the first.
        let number = writes.begin(&own);
        assert!(!writes.overtaken(&own, number));
        writes.begin(&own);
        assert!(writes.overtaken(&own, number));
    }
}
