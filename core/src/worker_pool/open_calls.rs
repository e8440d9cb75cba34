//! The submitted calls of a client that have not ended. Whoever frees one, or closes the client,
//! can wait until none of its code runs.

use std::collections::BTreeMap;
use std::sync::PoisonError;

use super::sync::{Arc, Condvar, Mutex, MutexGuard};

/// The calls, each with its thread.
#[derive(Debug, Default)]
pub(crate) struct OpenCalls {
    state: Mutex<State>,
    /// Notified when a call has ended.
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    next: u64,
    threads: BTreeMap<u64, Option<Thread>>,
}

/// A thread, for as long as it lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thread(usize);

impl Thread {
    /// Returns the current thread. A call may be freed in a destructor of a thread-local, so this
    /// one has none.
    pub(crate) fn current() -> Self {
        thread_local!(static HERE: u8 = const { 0 });
        Self(HERE.with(|here| std::ptr::from_ref(here).addr()))
    }

    /// Returns a thread of a loom model.
    #[cfg(loom)]
    pub(crate) fn numbered(number: usize) -> Self {
        Self(number)
    }
}

/// A call, which stays open until this is dropped.
#[derive(Debug)]
pub(crate) struct OpenCall {
    calls: Arc<OpenCalls>,
    number: u64,
}

impl OpenCalls {
    /// Opens a call.
    pub(crate) fn open(calls: &Arc<Self>) -> OpenCall {
        let mut state = calls.lock();
        let number = state.next;
        state.next += 1;
        state.threads.insert(number, None);
        drop(state);
        OpenCall {
            calls: Arc::clone(calls),
            number,
        }
    }

    /// Waits until a call has ended, unless it runs on this thread.
    pub(crate) fn wait_for(&self, number: u64, here: Thread) {
        self.wait_while(|threads| {
            threads
                .get(&number)
                .is_some_and(|thread| *thread != Some(here))
        });
    }

    /// Waits until all calls have ended, unless one of them runs on this thread.
    pub(crate) fn wait_for_all(&self, here: Thread) {
        self.wait_while(|threads| {
            !threads.is_empty() && threads.values().all(|thread| *thread != Some(here))
        });
    }

    fn wait_while(&self, wanted: impl Fn(&BTreeMap<u64, Option<Thread>>) -> bool) {
        let mut state = self.lock();
        while wanted(&state.threads) {
            let waited = self.ended.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic halfway runs under this lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenCall {
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Notes that the code of the call runs on this thread from now on.
    pub(crate) fn runs_on(&self, thread: Thread) {
        self.calls.lock().threads.insert(self.number, Some(thread));
    }
}

impl Drop for OpenCall {
    fn drop(&mut self) {
        self.calls.lock().threads.remove(&self.number);
        self.calls.ended.notify_all();
    }
}
