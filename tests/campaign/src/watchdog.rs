//! A watchdog over calls in progress: a call that never returned could not be judged otherwise.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Time beyond its limit after which a call counts as hanging.
const HANGS: Duration = Duration::from_secs(10);

/// The calls in progress, one for each worker.
#[derive(Debug)]
pub struct Watchdog {
    begun: Instant,
    slots: Vec<Slot>,
}

#[derive(Debug, Default)]
struct Slot {
    /// Time when the call must be over, in microseconds from the beginning; 0 while none is in
    /// progress.
    due: AtomicU64,
    round: AtomicU64,
    call: AtomicU64,
}

/// A call that hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HungCall {
    /// Worker that waits for it.
    pub worker: usize,
    /// Round of the call.
    pub round: u64,
    /// Number of the call in the round.
    pub call: u64,
}

impl Watchdog {
    /// Creates a watchdog for this many workers.
    pub fn new(workers: usize) -> Watchdog {
        Watchdog {
            begun: Instant::now(),
            slots: (0..workers).map(|_| Slot::default()).collect(),
        }
    }

    /// Notes that a worker begins a call that may take this long.
    pub fn begin(&self, worker: usize, round: u64, call: u64, limit: Duration) {
        let Some(slot) = self.slots.get(worker) else {
            return;
        };
        slot.round.store(round, Ordering::Relaxed);
        slot.call.store(call, Ordering::Relaxed);
        let due = self.begun.elapsed() + limit;
        slot.due.store(micros(due).max(1), Ordering::Release);
    }

    /// Notes that a worker's call has returned.
    pub fn end(&self, worker: usize) {
        if let Some(slot) = self.slots.get(worker) {
            slot.due.store(0, Ordering::Release);
        }
    }

    /// Returns a call that hangs, if there is one.
    pub fn hanging(&self) -> Option<HungCall> {
        let now = micros(self.begun.elapsed());
        let hangs = |slot: &Slot| {
            let due = slot.due.load(Ordering::Acquire);
            due > 0 && now > due + micros(HANGS)
        };
        let worker = self.slots.iter().position(hangs)?;
        Some(HungCall {
            worker,
            round: self.slots[worker].round.load(Ordering::Relaxed),
            call: self.slots[worker].call.load(Ordering::Relaxed),
        })
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_hangs_is_named() {
        let mut watchdog = Watchdog::new(2);
        watchdog.begin(1, 7, 3, Duration::from_millis(1));
        assert_eq!(watchdog.hanging(), None);
        watchdog.begun -= 2 * HANGS;
        let hanging = HungCall {
            worker: 1,
            round: 7,
            call: 3,
        };
        assert_eq!(watchdog.hanging(), Some(hanging));
        watchdog.end(1);
        assert_eq!(watchdog.hanging(), None);
    }
}
