//! A slot into which the thread that makes a call puts the result, for a waiting thread or a waker.

use std::mem;
use std::sync::PoisonError;
use std::task::{Poll, Waker};
use std::time::Instant;

use crate::worker_pool::sync::{Condvar, Mutex, MutexGuard, now, wait};

/// A result that one thread sets once, and another takes once.
pub(crate) struct Handover<T> {
    state: Mutex<State<T>>,
    given: Condvar,
}

enum State<T> {
    /// There is no result yet. The waker of the latest poll is stored.
    Open(Option<Waker>),
    Given(T),
    Taken,
}

impl<T> Handover<T> {
    pub(crate) fn new() -> Self {
        Self {
            state: Mutex::new(State::Open(None)),
            given: Condvar::new(),
        }
    }

    /// Sets the result, unless it was set before, and wakes the thread or the waker that waits for
    /// it.
    pub(crate) fn set(&self, result: T) {
        let mut state = self.lock();
        let waker = match mem::replace(&mut *state, State::Taken) {
            State::Open(waker) => {
                *state = State::Given(result);
                waker
            }
            before => {
                *state = before;
                return;
            }
        };
        // The lock is released first, since a thread that is woken takes it at once.
        drop(state);
        self.given.notify_all();
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Returns `true` if the result was set.
    pub(crate) fn is_given(&self) -> bool {
        !matches!(*self.lock(), State::Open(_))
    }

    /// Waits for the result; `None` if it was taken before.
    pub(crate) fn take(&self) -> Option<T> {
        let mut state = self.lock();
        while matches!(*state, State::Open(_)) {
            let waited = self.given.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        }
        taken(&mut state)
    }

    /// Waits for the result until this time. Returns `Pending` if there is none by then.
    pub(crate) fn take_until(&self, until: Instant) -> Poll<Option<T>> {
        let mut state = self.lock();
        while matches!(*state, State::Open(_)) {
            let left = until.saturating_duration_since(now());
            if left.is_zero() {
                return Poll::Pending;
            }
            state = wait(&self.given, state, left).0;
        }
        Poll::Ready(taken(&mut state))
    }

    /// Takes the result if there is one; otherwise stores the waker.
    pub(crate) fn poll(&self, waker: &Waker) -> Poll<Option<T>> {
        // The waker is cloned without the lock, since this runs code of the async runtime. For the
        // same reason, the earlier waker is dropped without the lock.
        let own = waker.clone();
        let mut state = self.lock();
        if let State::Open(before) = &mut *state {
            let before = before.replace(own);
            drop(state);
            drop(before);
            return Poll::Pending;
        }
        Poll::Ready(taken(&mut state))
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        // No code that runs under this lock can panic in the middle of a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes the result from a state that is not `Open`.
fn taken<T>(state: &mut State<T>) -> Option<T> {
    match mem::replace(state, State::Taken) {
        State::Given(result) => Some(result),
        _ => None,
    }
}
