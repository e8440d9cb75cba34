//! The newest value of a handle, on its way to the sending thread.
//!
//! Each side owns a cell, and a third cell lies between them. The writer fills its cell and
//! exchanges it for the one between; the reader exchanges its own likewise. So neither waits for
//! the other, nothing is allocated, and a value not read in time is replaced.

use super::sync::{Arc, AtomicU8, AtomicU64, Ordering};

/// Size of a value in words.
pub(crate) const WORDS: usize = 8;

/// A value as words.
pub(crate) type Words = [u64; WORDS];

/// Flag: the cell between was written and not read.
const FRESH: u8 = 4;

/// Flag: nothing is read any more.
const SEALED: u8 = 8;

/// Mask of the number of a cell.
const INDEX: u8 = 3;

struct Mailbox {
    cells: [[AtomicU64; WORDS]; 3],
    /// Number of the cell between, with its flags.
    between: AtomicU8,
}

/// The writing side.
pub(crate) struct Writer {
    mailbox: Arc<Mailbox>,
    own: u8,
    /// `true` if the reader is known to have sealed the mailbox.
    sealed: bool,
}

/// The reading side.
pub(crate) struct Reader {
    mailbox: Arc<Mailbox>,
    own: u8,
}

/// Returns both sides of a new, empty mailbox.
pub(crate) fn mailbox() -> (Writer, Reader) {
    let cell = || std::array::from_fn(|_| AtomicU64::new(0));
    let mailbox = Arc::new(Mailbox {
        cells: [cell(), cell(), cell()],
        between: AtomicU8::new(1),
    });
    let writer = Writer {
        mailbox: Arc::clone(&mailbox),
        own: 0,
        sealed: false,
    };
    (writer, Reader { mailbox, own: 2 })
}

impl Mailbox {
    fn cell(&self, index: u8) -> &[AtomicU64; WORDS] {
        &self.cells[usize::from(index)]
    }

    /// Puts a cell with its flags between, and returns the one before.
    fn exchange(&self, marked: u8) -> u8 {
        // Whoever takes the cell sees the stores to it, and all loads from it are complete by then.
        self.between.swap(marked, Ordering::AcqRel)
    }
}

impl Writer {
    /// Passes a value, in place of one that was not read. Returns `false` if nobody reads it any
    /// more.
    pub(crate) fn put(&mut self, words: Words) -> bool {
        if self.sealed {
            return false;
        }
        for (cell, word) in self.mailbox.cell(self.own).iter().zip(words) {
            cell.store(word, Ordering::Relaxed);
        }
        let before = self.mailbox.exchange(self.own | FRESH);
        self.own = before & INDEX;
        self.sealed = before & SEALED != 0;
        !self.sealed
    }
}

impl Reader {
    /// Returns `true` if no value can come any more.
    pub(crate) fn is_abandoned(&self) -> bool {
        Arc::strong_count(&self.mailbox) == 1
            && self.mailbox.between.load(Ordering::Acquire) & FRESH == 0
    }

    /// Takes the newest value, unless it was taken before.
    pub(crate) fn take(&mut self) -> Option<Words> {
        if self.mailbox.between.load(Ordering::Relaxed) & FRESH == 0 {
            return None;
        }
        self.own = self.mailbox.exchange(self.own) & INDEX;
        Some(self.words())
    }

    /// Takes the newest value, unless it was taken before. Later values are refused.
    pub(crate) fn seal(mut self) -> Option<Words> {
        let before = self.mailbox.exchange(self.own | SEALED);
        self.own = before & INDEX;
        (before & FRESH != 0).then(|| self.words())
    }

    fn words(&self) -> Words {
        let cell = self.mailbox.cell(self.own);
        std::array::from_fn(|word| cell[word].load(Ordering::Relaxed))
    }
}
