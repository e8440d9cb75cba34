//! The newest value that a handle was given, on its way to the thread that sends it.
//!
//! Each side has a cell of its own, and a third one lies between them. Who writes fills its cell and
//! exchanges it for the one between; who reads does the same with its own. So neither waits for the
//! other, nothing is allocated, and what was not read in time is replaced.

use super::sync::{Arc, AtomicU8, AtomicU64, Ordering};

/// How many words a value takes.
pub(crate) const WORDS: usize = 8;

/// A value as words.
pub(crate) type Words = [u64; WORDS];

/// Marks that the cell between was written and not read.
const FRESH: u8 = 4;

/// Marks that nothing is read any more.
const SEALED: u8 = 8;

/// The number of a cell.
const INDEX: u8 = 3;

struct Mailbox {
    cells: [[AtomicU64; WORDS]; 3],
    /// The number of the cell between, and whether it is fresh.
    between: AtomicU8,
}

/// The side that is given values.
pub(crate) struct Writer {
    mailbox: Arc<Mailbox>,
    own: u8,
    /// Whether the reader has sealed it.
    sealed: bool,
}

/// The side that sends them.
pub(crate) struct Reader {
    mailbox: Arc<Mailbox>,
    own: u8,
}

/// Both sides of a new mailbox, which is empty.
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

    /// Puts a cell with its marks between, and gives what was there.
    fn exchange(&self, marked: u8) -> u8 {
        // What was stored in the cell is seen by who takes it, and what was loaded from it is no
        // longer needed then.
        self.between.swap(marked, Ordering::AcqRel)
    }
}

impl Writer {
    /// Hands over a value, in place of one that was not read. False where nobody reads it any more.
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
    /// Whether nothing comes any more.
    pub(crate) fn is_abandoned(&self) -> bool {
        Arc::strong_count(&self.mailbox) == 1
            && self.mailbox.between.load(Ordering::Acquire) & FRESH == 0
    }

    /// The newest value, unless it was taken already.
    pub(crate) fn take(&mut self) -> Option<Words> {
        if self.mailbox.between.load(Ordering::Relaxed) & FRESH == 0 {
            return None;
        }
        self.own = self.mailbox.exchange(self.own) & INDEX;
        Some(self.words())
    }

    /// The newest value, unless it was taken already. Each later one is refused.
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
