//! A mailbox that passes the newest value of a handle to the sending thread.
//!
//! There are three cells: one belongs to the writer, one to the reader, and one is shared. The
//! writer fills its cell and exchanges it for the shared cell; the reader exchanges its own cell in
//! the same way. So neither waits for the other, nothing is allocated, and a newer value replaces
//! one that was not read in time.

use super::sync::{Arc, AtomicU8, AtomicU64, Ordering};

/// Size of a value, in 64-bit words.
pub(crate) const WORDS: usize = 8;

/// A value, encoded in words.
pub(crate) type Words = [u64; WORDS];

/// Flag: the shared cell has a value that was not read.
const FRESH: u8 = 4;

/// Flag: the reader reads no more values.
const SEALED: u8 = 8;

/// Mask of the bits that contain the number of a cell.
const INDEX: u8 = 3;

struct Mailbox {
    cells: [[AtomicU64; WORDS]; 3],
    /// Number of the shared cell, with its flags.
    between: AtomicU8,
}

/// The writing side of a mailbox.
pub(crate) struct Writer {
    mailbox: Arc<Mailbox>,
    own: u8,
    /// `true` if the writer has seen that the reader sealed the mailbox.
    sealed: bool,
}

/// The reading side of a mailbox.
pub(crate) struct Reader {
    mailbox: Arc<Mailbox>,
    own: u8,
}

/// Creates an empty mailbox and returns both sides of it.
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

    /// Makes another cell the shared one. `marked` is the number of the cell with its flags.
    /// Returns the number of the cell that was shared before, with its flags.
    fn exchange(&self, marked: u8) -> u8 {
        // The thread that takes the cell sees all stores to it, and its previous owner has
        // completed all loads from it.
        self.between.swap(marked, Ordering::AcqRel)
    }
}

impl Writer {
    /// Passes a value, which replaces one that was not read. Returns `false` if the mailbox is
    /// sealed.
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
    /// Returns `true` if no more values can arrive: the writer is gone and its last value was read.
    pub(crate) fn is_abandoned(&self) -> bool {
        Arc::strong_count(&self.mailbox) == 1
            && self.mailbox.between.load(Ordering::Acquire) & FRESH == 0
    }

    /// Takes the newest value; `None` if no value was put since the last call.
    pub(crate) fn take(&mut self) -> Option<Words> {
        if self.mailbox.between.load(Ordering::Relaxed) & FRESH == 0 {
            return None;
        }
        self.own = self.mailbox.exchange(self.own) & INDEX;
        Some(self.words())
    }

    /// Takes the newest value; `None` if no value was put since the last call of `take`. Values
    /// that are put later are refused.
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
