//! A watchdog for calls in progress, which finds calls that never return.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A call counts as hanging when it exceeds its time limit by this much.
const HANGS: Duration = Duration::from_secs(10);

/// The call in progress of each worker, with the time at which it must have ended.
#[derive(Debug)]
pub struct Watchdog(Vec<Mutex<Option<(Instant, CallInProgress)>>>);

/// A call in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallInProgress {
    /// Round of the call.
    pub round: u64,
    /// Number of the call within the round.
    pub call: u64,
}

impl Watchdog {
    /// Creates a watchdog for this many workers.
    pub fn new(workers: usize) -> Watchdog {
        Watchdog((0..workers).map(|_| Mutex::default()).collect())
    }

    /// Records that a worker begins a call with this time limit.
    pub fn begin(&self, worker: usize, call: CallInProgress, limit: Duration) {
        self.set(worker, Some((Instant::now() + limit, call)));
    }

    /// Records that a worker's call has returned.
    pub fn end(&self, worker: usize) {
        self.set(worker, None);
    }

    fn set(&self, worker: usize, call: Option<(Instant, CallInProgress)>) {
        *self.0[worker]
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = call;
    }

    /// Returns a call that hangs at `now`, if there is one.
    pub fn hanging(&self, now: Instant) -> Option<CallInProgress> {
        let call = |slot: &Mutex<_>| *slot.lock().unwrap_or_else(PoisonError::into_inner);
        let mut calls = self.0.iter().filter_map(call);
        calls.find_map(|(due, call)| (now > due + HANGS).then_some(call))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_hangs_is_named() {
        let watchdog = Watchdog::new(2);
        let call = CallInProgress { round: 7, call: 3 };
        watchdog.begin(1, call, Duration::from_millis(1));
        let (now, later) = (Instant::now(), Instant::now() + 2 * HANGS);
        assert_eq!(
            (watchdog.hanging(now), watchdog.hanging(later)),
            (None, Some(call))
        );
        watchdog.end(1);
        assert_eq!(watchdog.hanging(later), None);
    }
}
