//! Room for what goes out and what comes in, as much as a call needs and not more.

use super::context;
use std::fmt;
use ureq::unversioned::transport::Buffers;

/// Where room for input begins. Most answers of a hub fit.
const INPUT: usize = 16 * 1024;

/// Where it ends. Longer heads are refused by ureq at half of it.
const INPUT_MOST: usize = 128 * 1024;

/// The least room for output that there always is.
pub(super) const OUTPUT_LEAST: usize = 1024;

/// The room for output outside of a call.
const OUTPUT: usize = 4 * 1024;

/// Input that was not yet read, and output that was gathered and not yet written.
#[derive(Default)]
pub(super) struct IoBuffers {
    input: Vec<u8>,
    from: usize,
    to: usize,
    output: Vec<u8>,
    gathered: usize,
    /// Whether reading from the input had an effect the last time.
    progress: bool,
}

impl IoBuffers {
    /// Counts what was put into [`Buffers::output`] as gathered. True if it should be written now,
    /// because there is little room left.
    pub(super) fn gather(&mut self, amount: usize) -> bool {
        self.gathered += amount;
        self.output.len() - self.gathered < OUTPUT_LEAST
    }

    pub(super) fn gathered(&self) -> &[u8] {
        &self.output[..self.gathered]
    }

    /// Takes the beginning of what was gathered as written.
    pub(super) fn written(&mut self, amount: usize) {
        if amount < self.gathered {
            self.output.copy_within(amount..self.gathered, 0);
        }
        self.gathered -= amount;
    }
}

impl Buffers for IoBuffers {
    fn output(&mut self) -> &mut [u8] {
        let room = context::current().map_or(OUTPUT, |context| context.room);
        let wanted = room.max(self.gathered + OUTPUT_LEAST);
        if self.output.len() < wanted {
            self.output.resize(wanted, 0);
        }
        &mut self.output[self.gathered..]
    }

    fn input(&self) -> &[u8] {
        &self.input[self.from..self.to]
    }

    fn input_append_buf(&mut self) -> &mut [u8] {
        let full = self.to == self.input.len();
        if self.from > 0 && (full || self.from == self.to) {
            self.input.copy_within(self.from..self.to, 0);
            self.to -= self.from;
            self.from = 0;
        }
        // A read that took all there was room for leaves more behind: the next gets more room.
        if full && self.input.len() < INPUT_MOST {
            self.input.resize((self.input.len() * 2).max(INPUT), 0);
        }
        &mut self.input[self.to..]
    }

    fn input_appended(&mut self, amount: usize) {
        self.to += amount;
    }

    fn input_consume(&mut self, amount: usize) {
        self.progress = amount > 0;
        self.from += amount;
    }

    fn tmp_and_output(&mut self) -> (&mut [u8], &mut [u8]) {
        self.output();
        self.input_append_buf();
        (
            &mut self.input[self.to..],
            &mut self.output[self.gathered..],
        )
    }

    fn can_use_input(&self) -> bool {
        self.progress && self.from < self.to
    }
}

/// What passes over a connection is never shown: keys are part of it.
impl fmt::Debug for IoBuffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("input", &(self.to - self.from))
            .field("gathered", &self.gathered)
            .finish()
    }
}
