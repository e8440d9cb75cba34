//! A slot in which the thread of a call leaves its result for a waiting thread or a waker.

use std::mem;
use std::sync::PoisonError;
use std::task::{Poll, Waker};
use std::time::Instant;

use crate::worker_pool::sync::{Condvar, Mutex, MutexGuard, now, wait};

/// A result that one thread sets and one takes, once.
pub(crate) struct Handover<T> {
    state: Mutex<State<T>>,
    given: Condvar,
}

enum State<T> {
    /// No result yet; the last poller is woken.
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

    /// Sets the result, unless there was one before, and wakes whoever waits for it.
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
        // Whoever is woken takes the lock at once.
        drop(state);
        self.given.notify_all();
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Returns `true` once the result was set.
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

    /// Waits for the result until this time; pending if there is none by then.
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

    /// Takes the result if there is one, otherwise registers the waker.
    pub(crate) fn poll(&self, waker: &Waker) -> Poll<Option<T>> {
        // Cloned with no lock held, since this is code of the runtime; the earlier waker is dropped
        // likewise.
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
        // No code that can panic halfway runs under this lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a result that is no longer open.
fn taken<T>(state: &mut State<T>) -> Option<T> {
    match mem::replace(state, State::Taken) {
        State::Given(result) => Some(result),
        _ => None,
    }
}
