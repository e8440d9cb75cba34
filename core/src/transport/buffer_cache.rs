//! Room for the body of a large answer, kept for the next one.
//!
//! The system takes back what a program frees of that size and clears it before it gives it again:
//! for a list of ten thousand properties that took longer than receiving it.

use std::sync::Mutex;

/// What is less is had quickly.
const MIN_CACHED: usize = 64 * 1024;

/// What is more is not kept.
const MAX_CACHED: usize = 4 * 1024 * 1024;

/// Room for one body.
#[derive(Debug, Default)]
pub(super) struct BufferCache(Mutex<Vec<u8>>);

impl BufferCache {
    /// Empty room for a body of this size: what was kept, if that is worth it and it is there.
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

    /// Keeps the room of a body that nobody needs any more.
    pub(super) fn keep(&self, body: Vec<u8>) {
        if !(MIN_CACHED..=MAX_CACHED).contains(&body.capacity()) {
            return;
        }
        // Where another thread is at it, or was in the process that this one was forked from, the
        // room is freed.
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
    fn large_room_serves_once_more_and_is_empty_then() {
        let spare = BufferCache::default();
        let mut body = Vec::with_capacity(3 * MIN_CACHED);
        body.extend_from_slice(b"an answer");
        spare.keep(body);
        // What is had quickly is not worth it.
        assert!(spare.take(MIN_CACHED - 1).capacity() < MIN_CACHED);
        let again = spare.take(MIN_CACHED);
        assert_eq!((again.capacity(), again.len()), (3 * MIN_CACHED, 0));
        // As long as it serves nobody else has it.
        assert_eq!(spare.take(MIN_CACHED).capacity(), MIN_CACHED);
        spare.keep(again);
        assert_eq!(spare.take(4 * MIN_CACHED).capacity(), 4 * MIN_CACHED);
        assert_eq!(spare.take(MIN_CACHED).capacity(), MIN_CACHED);
    }

    #[test]
    fn the_larger_room_is_kept_up_to_a_limit() {
        let spare = BufferCache::default();
        for size in [MIN_CACHED, 3 * MIN_CACHED, 2 * MIN_CACHED, MAX_CACHED + 1] {
            spare.keep(Vec::with_capacity(size));
        }
        assert_eq!(spare.take(MIN_CACHED).capacity(), 3 * MIN_CACHED);
    }
}
