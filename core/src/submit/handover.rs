//! The place where the thread of a call leaves its result for whoever waits, sleeping or by a waker.

use std::mem;
use std::sync::PoisonError;
use std::task::{Poll, Waker};
use std::time::Instant;

use crate::worker_pool::sync::{Condvar, Mutex, MutexGuard, now, wait};

/// A result that one thread gives and one takes, once.
pub(crate) struct Handover<T> {
    state: Mutex<State<T>>,
    given: Condvar,
}

enum State<T> {
    /// Nothing was given yet; who polled last is to be woken.
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

    /// Gives the result, unless one was given before, and wakes whoever waits for it.
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
        // Whoever is woken wants the lock at once.
        drop(state);
        self.given.notify_all();
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Returns true once the result was given.
    pub(crate) fn is_given(&self) -> bool {
        !matches!(*self.lock(), State::Open(_))
    }

    /// Waits for the result; `None` where it was taken before.
    pub(crate) fn take(&self) -> Option<T> {
        let mut state = self.lock();
        while matches!(*state, State::Open(_)) {
            let waited = self.given.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        }
        taken(&mut state)
    }

    /// The same until this time: pending where nothing was given until then.
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

    /// Takes the result where it was given, or has this waker woken when it is.
    pub(crate) fn poll(&self, waker: &Waker) -> Poll<Option<T>> {
        // Code of the runtime, which runs with no lock held; so does what drops the waker before.
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
        // Nothing that can panic half way runs under this lock.
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
