//! The results of calls for an asyncio loop. Threads queue them, and the loop takes all of them at
//! once.
//!
//! A thread takes the interpreter only if the queue was empty. A busy loop releases the interpreter
//! only every five milliseconds. If threads took it once for each call, each result in a long queue
//! would be delayed by another five milliseconds.

use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::call::Outcome;
use crate::interpreter_shutdown;

/// The results that wait for one loop.
#[pyclass(frozen)]
pub(crate) struct Completions {
    running: Py<PyAny>,
    waiting: Mutex<Vec<Completion>>,
}

/// A future of the loop, and the result of its call. Without a future, only events are reported.
struct Completion {
    future: Option<Py<PyAny>>,
    outcome: Outcome,
}

/// Returns the running asyncio loop.
pub(crate) fn running(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    static RUNNING: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    RUNNING.import(py, "asyncio", "get_running_loop")?.call0()
}

/// The completion queue of the loop in which a client was last used.
#[derive(Default)]
pub(crate) struct LastLoop(Mutex<Option<Py<Completions>>>);

impl LastLoop {
    /// Returns the completion queue of this loop.
    pub(crate) fn of(&self, running: &Bound<'_, PyAny>) -> PyResult<Py<Completions>> {
        let py = running.py();
        let last = self.lock().as_ref().map(|last| last.clone_ref(py));
        if let Some(last) = last
            && last.get().running.is(running)
        {
            return Ok(last);
        }
        let made = Completions {
            running: running.clone().unbind(),
            waiting: Mutex::default(),
        };
        let made = Py::new(py, made)?;
        // The previous queue is dropped after the lock is released, because dropping it may run
        // code of the program.
        let _replaced = self.lock().replace(made.clone_ref(py));
        Ok(made)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Py<Completions>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Completions {
    /// Queues a result for the loop. Called on a thread of a client or of a handle.
    pub(crate) fn add(this: &Py<Self>, future: Option<Py<PyAny>>, outcome: Outcome) {
        let mut waiting = this.get().lock();
        waiting.push(Completion { future, outcome });
        // If the queue was not empty, the thread that queued the first result wakes the loop.
        let first = waiting.len() == 1;
        drop(waiting);
        if first {
            interpreter_shutdown::attach(|py| Self::wake(this, py));
        }
    }

    /// Makes the loop take the queued results. If the loop is closed, the results are discarded.
    fn wake(this: &Py<Self>, py: Python<'_>) {
        let running = this.get().running.bind(py);
        let taken = running.call_method1(intern!(py, "call_soon_threadsafe"), (this,));
        if taken.is_err() {
            for completion in this.get().take() {
                completion.outcome.discard(py);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Completion>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Vec<Completion> {
        mem::take(&mut *self.lock())
    }
}

#[pymethods]
impl Completions {
    /// Settles the futures of all queued results. Runs in the loop.
    fn __call__(&self, py: Python<'_>) -> PyResult<()> {
        let mut settled = Ok(());
        for completion in self.take() {
            // If one future cannot be settled, the others are settled nevertheless.
            settled = settled.and(completion.settle(py));
        }
        settled
    }
}

impl Completion {
    fn settle(self, py: Python<'_>) -> PyResult<()> {
        let Some(future) = self.future else {
            self.outcome.discard(py);
            return Ok(());
        };
        let future = future.bind(py);
        let done = || future.call_method0(intern!(py, "done"))?.is_truthy();
        if done()? {
            self.outcome.discard(py);
            return Ok(());
        }
        let result =
            crate::panic_boundary::guard_call(py, "AsyncClient", || self.outcome.into_python(py));
        // The program's observer of events may have cancelled the future.
        if done()? {
            return Ok(());
        }
        match result {
            Ok(result) => future.call_method1(intern!(py, "set_result"), (result,))?,
            Err(error) => future.call_method1(intern!(py, "set_exception"), (error,))?,
        };
        Ok(())
    }
}
