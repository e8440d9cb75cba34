//! I/O buffers that grow to the size that a call needs.

use super::context;
use std::fmt;
use std::sync::Mutex;
use ureq::unversioned::transport::Buffers;

/// Initial size of the input buffer, in bytes. Most responses of a hub fit into it.
const INPUT: usize = 16 * 1024;

/// Maximum size of the input buffer, in bytes. ureq refuses heads that are longer than half of the
/// buffer.
const MAX_INPUT: usize = 128 * 1024;

/// Minimum free space in the output buffer, in bytes.
pub(super) const MIN_OUTPUT: usize = 1024;

/// Size of the output buffer when no call uses it, in bytes.
const OUTPUT: usize = 4 * 1024;

/// Buffers for input that was not read yet, and for output that was queued but not written yet.
#[derive(Default)]
pub(super) struct IoBuffers {
    input: Vec<u8>,
    from: usize,
    to: usize,
    output: Vec<u8>,
    queued: usize,
    /// True if the last read consumed any input.
    progress: bool,
}

impl IoBuffers {
    /// Queues bytes that were put into [`Buffers::output`]. Returns `true` if the queue should be
    /// written now because little space is left.
    pub(super) fn queue(&mut self, amount: usize) -> bool {
        self.queued += amount;
        self.output.len() - self.queued < MIN_OUTPUT
    }

    pub(super) fn queued(&self) -> &[u8] {
        &self.output[..self.queued]
    }

    /// Removes bytes from the beginning of the queue after they were written.
    pub(super) fn written(&mut self, amount: usize) {
        if amount < self.queued {
            self.output.copy_within(amount..self.queued, 0);
        }
        self.queued -= amount;
    }
}

impl Buffers for IoBuffers {
    fn output(&mut self) -> &mut [u8] {
        let room = context::current().map_or(OUTPUT, |context| context.buffer_size);
        let wanted = room.max(self.queued + MIN_OUTPUT);
        if self.output.len() < wanted {
            self.output.resize(wanted, 0);
        }
        &mut self.output[self.queued..]
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
        // The last read filled the buffer, so more input may be available. The next read gets a
        // larger buffer.
        if full && self.input.len() < MAX_INPUT {
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
        (&mut self.input[self.to..], &mut self.output[self.queued..])
    }

    fn can_use_input(&self) -> bool {
        self.progress && self.from < self.to
    }
}

/// Writes no data of the connection, since the data includes keys.
impl fmt::Debug for IoBuffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IoBuffers")
            .field("input", &(self.to - self.from))
            .field("queued", &self.queued)
            .finish()
    }
}

/// Minimum size of a cached buffer, in bytes. Smaller buffers are cheap to allocate.
const MIN_CACHED: usize = 64 * 1024;

/// Maximum size of a cached buffer, in bytes.
const MAX_CACHED: usize = 4 * 1024 * 1024;

/// A cache for one buffer of a large body. The next large body uses the same buffer.
///
/// If such a buffer is freed, the system takes back its memory, and clears it before it is
/// allocated again. For a list of ten thousand properties, that took longer than receiving the
/// list.
#[derive(Debug, Default)]
pub(super) struct BufferCache(Mutex<Vec<u8>>);

impl BufferCache {
    /// Returns an empty buffer for a body of this size. This is the cached buffer if there is one
    /// and `size` is at least [`MIN_CACHED`].
    pub(super) fn take(&self, size: usize) -> Vec<u8> {
        let kept = match self.0.try_lock() {
            Ok(mut kept) if size >= MIN_CACHED => std::mem::take(&mut *kept),
            _ => Vec::new(),
        };
        let mut room = kept;
        room.clear();
        room.reserve_exact(size);
        room
    }

    /// Caches the buffer of a body that is no longer needed.
    pub(super) fn keep(&self, body: Vec<u8>) {
        if !(MIN_CACHED..=MAX_CACHED).contains(&body.capacity()) {
            return;
        }
        // The buffer is freed if another thread holds the lock, or held it when this process was
        // forked.
        if let Ok(mut kept) = self.0.try_lock()
            && kept.capacity() < body.capacity()
        {
            *kept = body;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_buffer_is_reused_empty() {
        let spare = BufferCache::default();
        let mut body = Vec::with_capacity(3 * MIN_CACHED);
        body.extend_from_slice(b"an answer");
        spare.keep(body);
        // No small buffer is taken from the cache.
        assert!(spare.take(MIN_CACHED - 1).capacity() < MIN_CACHED);
        let again = spare.take(MIN_CACHED);
        assert_eq!((again.capacity(), again.len()), (3 * MIN_CACHED, 0));
        // No other call can take the buffer while it is in use.
        assert_eq!(spare.take(MIN_CACHED).capacity(), MIN_CACHED);
        spare.keep(again);
        assert_eq!(spare.take(4 * MIN_CACHED).capacity(), 4 * MIN_CACHED);
        assert_eq!(spare.take(MIN_CACHED).capacity(), MIN_CACHED);
    }

    #[test]
    fn the_larger_buffer_is_cached_up_to_a_limit() {
        let spare = BufferCache::default();
        for size in [MIN_CACHED, 3 * MIN_CACHED, 2 * MIN_CACHED, MAX_CACHED + 1] {
            spare.keep(Vec::with_capacity(size));
        }
        assert_eq!(spare.take(MIN_CACHED).capacity(), 3 * MIN_CACHED);
    }
}
