//! The submitted calls of a client that have not ended. Code that frees a call, or closes the
//! client, can wait until no code of the call runs any more.

use std::collections::BTreeMap;
use std::sync::PoisonError;

use super::sync::{Arc, Condvar, Mutex, MutexGuard};

/// The open calls, each with the thread that runs it.
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

/// Identifies a thread, as long as the thread lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thread(usize);

impl Thread {
    /// Returns the current thread. The thread-local has no destructor, since a call may be freed in
    /// the destructor of another thread-local.
    pub(crate) fn current() -> Self {
        thread_local!(static HERE: u8 = const { 0 });
        Self(HERE.with(|here| std::ptr::from_ref(here).addr()))
    }

    /// Returns the thread with this number in a loom model.
    #[cfg(loom)]
    pub(crate) fn numbered(number: usize) -> Self {
        Self(number)
    }
}

/// An open call. The call stays open until this value is dropped.
#[derive(Debug)]
pub(crate) struct OpenCall {
    calls: Arc<OpenCalls>,
    number: u64,
}

impl OpenCalls {
    /// Opens a call and returns it.
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

    /// Waits until a call has ended. Does not wait if the call runs on this thread.
    pub(crate) fn wait_for(&self, number: u64, here: Thread) {
        self.wait_while(|threads| {
            threads
                .get(&number)
                .is_some_and(|thread| *thread != Some(here))
        });
    }

    /// Waits until all calls have ended. Does not wait if one of them runs on this thread.
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
        // No code that runs under this lock can panic in the middle of a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenCall {
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Records that the code of the call runs on this thread from now on.
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
