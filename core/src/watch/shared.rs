//! State that a watch and its worker share.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::change::{WatchChange, WatchFigures};
use super::queue::Queue;
use super::{OPERATION, Settings};
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::process::process_number;
use crate::stop::{CancelToken, StopReasons};

/// Time for the worker to end after its look was cancelled.
const GRACE: Duration = Duration::from_millis(60);

pub(super) struct Shared {
    pub(super) client: Client,
    pub(super) settings: Settings,
    stops: StopReasons,
    /// Cancelled when the watch is closed.
    stop: CancelToken,
    /// Number of the process in which the worker runs.
    process: u64,
    state: Mutex<State>,
    /// Signalled after each change of the state.
    changed: Condvar,
}

struct State {
    queue: Queue,
    stats: WatchFigures,
    look_now: bool,
    has_ended: bool,
    has_panicked: bool,
}

impl Shared {
    pub(super) fn new(client: Client, settings: Settings) -> Self {
        Self {
            stops: client.stops.for_other_threads(),
            client,
            stop: CancelToken::new(),
            process: process_number(),
            state: Mutex::new(State {
                queue: Queue::new(settings.max_waiting),
                stats: WatchFigures::default(),
                look_now: false,
                has_ended: false,
                has_panicked: false,
            }),
            changed: Condvar::new(),
            settings,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the client of the worker's calls, which end with the watch.
    pub(super) fn calls(&self) -> Client {
        Client {
            stops: self.stops.or_cancelled(&self.stop),
            ..self.client.clone()
        }
    }

    /// Returns `true` if the watch has ended or is ending, or if it belongs to the parent of this
    /// forked process.
    pub(super) fn is_closed(&self) -> bool {
        self.stop.is_cancelled() || self.stops.stopped().is_some() || self.is_inherited()
    }

    /// Returns `true` if the worker runs in another process, from which this one was forked.
    pub(super) fn is_inherited(&self) -> bool {
        self.process != process_number()
    }

    pub(super) fn look(&self) {
        if !self.is_inherited() {
            self.state().look_now = true;
            self.changed.notify_all();
        }
    }

    pub(super) fn take_look_now(&self) -> bool {
        std::mem::take(&mut self.state().look_now)
    }

    /// Waits until something changes, for at most this time. Only the worker calls this.
    pub(super) fn wait(&self, limit: Duration) {
        let state = self.state();
        if !state.look_now {
            let waited = self.changed.wait_timeout(state, limit);
            drop(waited.unwrap_or_else(PoisonError::into_inner));
        }
    }

    pub(super) fn tell(&self, change: WatchChange) {
        self.state().queue.add(change);
        self.changed.notify_all();
    }

    pub(super) fn count(&self, count: impl FnOnce(&mut WatchFigures)) {
        count(&mut self.state().stats);
    }

    pub(super) fn stats(&self) -> WatchFigures {
        if self.is_inherited() {
            return WatchFigures::default();
        }
        let state = self.state();
        let (changes, folded) = state.queue.counts();
        WatchFigures {
            changes,
            folded,
            waiting: state.queue.waiting().len() as u64,
            ..state.stats.clone()
        }
    }

    /// Takes up to `most` changes. If there is none, waits for one, for at most `timeout` or until
    /// the watch ends.
    pub(super) fn changes(&self, timeout: Duration, most: usize) -> Vec<WatchChange> {
        if self.is_inherited() {
            return Vec::new();
        }
        let until = Instant::now().checked_add(timeout);
        let mut state = self.state();
        loop {
            let left = until.map_or(Duration::MAX, |until| {
                until.saturating_duration_since(Instant::now())
            });
            if !state.queue.waiting().is_empty() || left.is_zero() || self.is_closed() {
                return state.queue.take(most);
            }
            // Closing the client wakes no thread, so this one looks for a close at short intervals.
            let waited = self.changed.wait_timeout(state, left.min(POLL_INTERVAL));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Ends the watch, and waits for its worker. Returns the changes that were not read, which can
    /// still be read.
    pub(super) fn close(&self, timeout: Duration, stops: &StopReasons) -> Result<Vec<WatchChange>> {
        if self.is_inherited() || self.stop.is_cancelled() {
            return Ok(Vec::new());
        }
        self.stop();
        let until = Instant::now() + timeout.min(GRACE);
        let mut state = self.state();
        while !state.has_ended && Instant::now() < until && !stops.is_stopped() {
            let waited = self.changed.wait_timeout(state, Duration::from_millis(5));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        match state.has_panicked {
            true => Err(Error::new(
                ErrorKind::Internal,
                Effect::None,
                "the thread of the watch panicked",
            )
            .with_operation(OPERATION)),
            false => Ok(state.queue.waiting().iter().cloned().collect()),
        }
    }

    pub(super) fn stop(&self) {
        self.stop.cancel();
        // In a forked child process, a lock may be held by a thread that exists only in the parent.
        if !self.is_inherited() {
            self.changed.notify_all();
        }
    }

    /// Notes that the worker has ended.
    pub(super) fn end(&self) {
        self.stop.cancel();
        let mut state = self.state();
        state.has_ended = true;
        state.has_panicked = thread::panicking();
        drop(state);
        self.changed.notify_all();
    }
}
