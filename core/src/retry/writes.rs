//! Which properties have been written, and in what order: an older value must not be sent again
//! over a newer one.
//!
//! A write notes its number in fixed tables under the hashes of what it touches. Two things with
//! the same hash look like one, which at worst keeps a value from being sent again.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many places each table has.
const PLACES: usize = 1024;

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
pub(crate) struct Trail(Vec<u64>);

impl Trail {
    /// The trail to a property (engine, node, property) or to an engine, as a call names them. A
    /// part ends within another at a dot, as sub-fields are written, and at a slash. Capitals do
    /// not count: hubs differ in how they write GUIDs.
    pub(crate) fn to(parts: &[&str]) -> Self {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        let mut feed = |byte: u8| {
            hash = (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01B3);
            hash
        };
        let mut hashes = Vec::with_capacity(8);
        for part in parts {
            let mut here = feed(0);
            for byte in part.bytes() {
                if matches!(byte, b'.' | b'/') {
                    hashes.push(here);
                }
                here = feed(byte);
            }
            hashes.push(here);
        }
        Self(hashes)
    }
}

/// When a write began, for [`Writes::overtaken`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Number(u64);

/// The writes of a client.
#[derive(Debug)]
pub(super) struct Writes {
    last: AtomicU64,
    /// The last write that may have changed anything.
    anything: AtomicU64,
    /// The last write to what has this hash.
    itself: Box<[AtomicU64]>,
    /// The last write to something within what has this hash.
    within: Box<[AtomicU64]>,
}

impl Writes {
    pub(super) fn new() -> Self {
        let table = || (0..PLACES).map(|_| AtomicU64::new(0)).collect();
        Self {
            last: AtomicU64::new(0),
            anything: AtomicU64::new(0),
            itself: table(),
            within: table(),
        }
    }

    /// Notes that a request begins, before anything of it is sent.
    pub(super) fn begin(&self, reach: &Reach) -> Number {
        if *reach == Reach::Nothing {
            return Number(0);
        }
        let number = self.last.fetch_add(1, Ordering::AcqRel) + 1;
        let note = |place: &AtomicU64| {
            place.fetch_max(number, Ordering::AcqRel);
        };
        match reach {
            Reach::Nothing => {}
            Reach::Anything => note(&self.anything),
            Reach::Property(Trail(hashes)) | Reach::Engine(Trail(hashes)) => {
                if let Some((itself, around)) = hashes.split_last() {
                    note(place(&self.itself, *itself));
                    around
                        .iter()
                        .for_each(|hash| note(place(&self.within, *hash)));
                }
            }
        }
        Number(number)
    }

    /// Whether something has been written since that may have changed the same property: itself,
    /// what lies within it, or what it lies within. Nothing else has an order to keep.
    pub(super) fn overtaken(&self, reach: &Reach, since: Number) -> bool {
        let Reach::Property(Trail(hashes)) = reach else {
            return false;
        };
        let newer = |place: &AtomicU64| place.load(Ordering::Acquire) > since.0;
        let own = hashes.last().copied().unwrap_or_default();
        newer(&self.anything)
            || newer(place(&self.within, own))
            || hashes.iter().any(|hash| newer(place(&self.itself, *hash)))
    }
}

fn place(table: &[AtomicU64], hash: u64) -> &AtomicU64 {
    // Both halves count, as the lower bits of the hash alone depend on too little.
    let at = (hash ^ (hash >> 32)) % PLACES as u64;
    // Less than 1024, so it fits.
    &table[at as usize]
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
    fn few_of_many_writes_elsewhere_look_like_ones_own() {
        let path = |n: u32| property(&["3", "node", &format!("Default//Property {n}/0")]);
        let mistaken = (0..1000).filter(|n| overtaken_by(&path(*n), &path(n + 1000)));
        assert!(mistaken.count() < 20);
    }
}
