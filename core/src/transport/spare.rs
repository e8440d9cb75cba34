//! Room for the body of a large answer, kept for the next one.
//!
//! The system takes back what a program frees of that size and clears it before it gives it again:
//! for a list of ten thousand properties that took longer than receiving it.

use std::sync::Mutex;

/// What is less is had quickly.
const LEAST: usize = 64 * 1024;

/// What is more is not kept.
const MOST: usize = 4 * 1024 * 1024;

/// Room for one body.
#[derive(Debug, Default)]
pub(super) struct Spare(Mutex<Vec<u8>>);

impl Spare {
    /// Empty room for a body of this size: what was kept, if that is worth it and it is there.
    pub(super) fn take(&self, size: usize) -> Vec<u8> {
        let kept = match self.0.try_lock() {
            Ok(mut kept) if size >= LEAST => std::mem::take(&mut *kept),
            _ => Vec::new(),
        };
        let mut room = kept;
        room.clear();
        room.reserve_exact(size);
        room
    }

    /// Keeps the room of a body that nobody needs any more.
    pub(super) fn keep(&self, body: Vec<u8>) {
        if !(LEAST..=MOST).contains(&body.capacity()) {
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
        let spare = Spare::default();
        let mut body = Vec::with_capacity(3 * LEAST);
        body.extend_from_slice(b"an answer");
        spare.keep(body);
        // What is had quickly is not worth it.
        assert!(spare.take(LEAST - 1).capacity() < LEAST);
        let again = spare.take(LEAST);
        assert_eq!((again.capacity(), again.len()), (3 * LEAST, 0));
        // As long as it serves nobody else has it.
        assert_eq!(spare.take(LEAST).capacity(), LEAST);
        spare.keep(again);
        assert_eq!(spare.take(4 * LEAST).capacity(), 4 * LEAST);
        assert_eq!(spare.take(LEAST).capacity(), LEAST);
    }

    #[test]
    fn the_larger_room_is_kept_up_to_a_limit() {
        let spare = Spare::default();
        for size in [LEAST, 3 * LEAST, 2 * LEAST, MOST + 1] {
            spare.keep(Vec::with_capacity(size));
        }
        assert_eq!(spare.take(LEAST).capacity(), 3 * LEAST);
    }
}
