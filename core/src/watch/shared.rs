//! State shared by a watch and the thread that makes its looks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::change::{WatchChange, WatchFigures};
use super::looker::Looker;
use super::queue::Queue;
use super::{OPERATION, Settings};
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::process::process_number;
use crate::stop::{CancelToken, StopReasons};

pub(super) struct Shared {
    pub(super) settings: Settings,
    looker: Arc<Looker>,
    stops: StopReasons,
    /// Cancelled when the watch is closed.
    stop: CancelToken,
    /// `true` once the watch has left the looker.
    has_left: AtomicBool,
    /// Number of the process in which the thread runs.
    process: u64,
    state: Mutex<State>,
    /// Signalled after each change of the state.
    changed: Condvar,
}

struct State {
    queue: Queue,
    stats: WatchFigures,
    look_now: bool,
    has_panicked: bool,
}

impl Shared {
    /// Creates the state of a watch that has entered the looker.
    pub(super) fn new(client: &Client, settings: Settings, looker: Arc<Looker>) -> Self {
        Self {
            looker,
            stops: client.stops.for_other_threads(),
            stop: CancelToken::new(),
            has_left: AtomicBool::new(false),
            process: process_number(),
            state: Mutex::new(State {
                queue: Queue::new(settings.max_waiting),
                stats: WatchFigures::default(),
                look_now: false,
                has_panicked: false,
            }),
            changed: Condvar::new(),
            settings,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns `true` if the watch has ended or is ending, or if it belongs to the parent of this
    /// forked process.
    pub(super) fn is_closed(&self) -> bool {
        self.stop.is_cancelled() || self.stops.stopped().is_some() || self.is_inherited()
    }

    /// Returns `true` if the thread runs in another process, from which this one was forked.
    pub(super) fn is_inherited(&self) -> bool {
        self.process != process_number()
    }

    pub(super) fn look(&self) {
        if !self.is_inherited() {
            self.state().look_now = true;
            self.looker.wake();
        }
    }

    pub(super) fn take_look_now(&self) -> bool {
        std::mem::take(&mut self.state().look_now)
    }

    /// Adds a change, unless the watch was closed.
    pub(super) fn tell(&self, change: WatchChange) {
        let mut state = self.state();
        if !self.stop.is_cancelled() {
            state.queue.add(change);
            self.changed.notify_all();
        }
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
            // Closing the client wakes no thread, so this thread checks at short intervals whether
            // the client is closed.
            let waited = self.changed.wait_timeout(state, left.min(POLL_INTERVAL));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits for the thread of a watch that was ended, if it was the last watch of the thread.
    /// Returns the changes that were not read, which can still be read; none unless `was_open`.
    pub(super) fn wait_for_end(
        &self,
        was_open: bool,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<WatchChange>> {
        if self.is_inherited() {
            return Ok(Vec::new());
        }
        self.looker.wait_for_end(timeout, stops);
        let state = self.state();
        match state.has_panicked {
            true => Err(Error::new(
                ErrorKind::Internal,
                Effect::None,
                "the thread of the watch panicked",
            )
            .with_operation(OPERATION)),
            false if was_open => Ok(state.queue.waiting().iter().cloned().collect()),
            false => Ok(Vec::new()),
        }
    }

    /// Returns `true` if the watch was not ended yet.
    pub(super) fn is_open(&self) -> bool {
        !self.stop.is_cancelled()
    }

    pub(super) fn stop(&self) {
        self.stop.cancel();
        // In a forked child process, a lock may be held by a thread that exists only in the parent.
        if !self.is_inherited() {
            self.changed.notify_all();
            if !self.has_left.swap(true, Ordering::AcqRel) {
                self.looker.leave(self);
            }
        }
    }

    /// Notes that no more looks are made for the watch.
    pub(super) fn end(&self, has_panicked: bool) {
        self.state().has_panicked |= has_panicked;
        self.stop();
    }
}
