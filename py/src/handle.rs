//! Base of the generated classes of long-lived objects (handles).

use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::bindings::{Job, PerProcess, Plain, StopReasons, WorkerPool, unsent};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::blocking_calls;
use crate::call::{CallResult, Outcome, Timeout};
use crate::cancel::CancelToken;
use crate::completions::{Completions, LastLoop, running};
use crate::errors::raise;
use crate::plain;

/// A handle of the core.
pub(crate) trait CoreHandle: Send + Sync + 'static {
    /// Closes the handle with a time limit of zero; does nothing if it is already closed. A live
    /// session still waits for its thread to end.
    fn end(&self);
}

/// The data of a Python object that represents a handle of the core.
pub(crate) struct HandleObject<H: CoreHandle> {
    handle: Arc<H>,
    /// Threads for asyncio waits. They belong to the handle, so that nothing else delays them.
    pool: PerProcess<WorkerPool>,
    last_loop: LastLoop,
}

/// A future of the running loop, and a token that ends the wait of the future.
pub(crate) type AwaitedFuture = (Py<PyAny>, CancelToken);

impl<H: CoreHandle> HandleObject<H> {
    pub(crate) fn new(handle: H) -> Self {
        Self {
            handle: Arc::new(handle),
            pool: PerProcess::new(WorkerPool::default()),
            last_loop: LastLoop::default(),
        }
    }

    pub(crate) fn get(&self) -> &H {
        &self.handle
    }

    /// Releases the interpreter and runs `wait`. Returns its result as a Python list.
    pub(crate) fn wait<T: Plain + Send + 'static>(
        &self,
        py: Python<'_>,
        timeout: &Timeout,
        wait: impl FnOnce(&H, Duration, &StopReasons) -> gfxhub::Result<Vec<T>> + Send,
    ) -> PyResult<Py<PyAny>> {
        let limit = timeout.limit("timeout");
        let limit = limit.map_err(|error| raise(py, &error))?;
        let given = blocking_calls::wait(py, |stops| wait(&self.handle, limit, stops))?;
        list(given.map_err(|error| raise(py, &error))?)(py)
    }

    /// Starts to wait on a thread of the handle, and returns a future of the running loop. The time
    /// limit of the wait starts now.
    pub(crate) fn awaited<T: Plain + Send + 'static>(
        &self,
        py: Python<'_>,
        timeout: &Timeout,
        wait: impl FnOnce(&H, Duration, &StopReasons) -> gfxhub::Result<Vec<T>> + Send + 'static,
    ) -> PyResult<AwaitedFuture> {
        let limit = timeout.limit("timeout");
        let limit = limit.map_err(|error| raise(py, &error))?;
        let running = running(py)?;
        let future = running.call_method0(intern!(py, "create_future"))?;
        let completions = self.last_loop.of(&running)?;
        let (began, token) = (Instant::now(), gfxhub::CancelToken::new());
        let handle = Arc::clone(&self.handle);
        let (settled, cancel, polled) = (future.clone().unbind(), token.clone(), token.clone());
        let job = Job {
            deadline: None,
            cancelled: Box::new(move || polled.is_cancelled()),
            work: Box::new(move |turn| {
                let stops = StopReasons::default().or_cancelled(&cancel);
                let result = match unsent(turn, began) {
                    Some(error) => Err(error),
                    None => wait(&handle, limit.saturating_sub(began.elapsed()), &stops).map(list),
                };
                // The handle is dropped while this thread does not hold the interpreter, because
                // this may be the last owner, whose drop waits.
                drop(handle);
                Completions::add(&completions, Some(settled), Outcome::of(result));
            }),
        };
        self.pool.own(WorkerPool::default).submit(job);
        Ok((future.unbind(), CancelToken::from(token)))
    }
}

/// Dropping the object ends the handle. This may wait for the handle's thread; the interpreter is
/// released, so that other threads can use it meanwhile.
impl<H: CoreHandle> Drop for HandleObject<H> {
    fn drop(&mut self) {
        let handle = &self.handle;
        Python::try_attach(|py| py.detach(|| handle.end()));
    }
}

/// Converts plain data to a Python list.
fn list<T: Plain + Send + 'static>(all: Vec<T>) -> CallResult {
    Box::new(move |py| {
        let all = all.iter().map(|one| plain::to_python(py, one));
        let all: Vec<_> = all.collect::<PyResult<_>>()?;
        Ok(PyList::new(py, all)?.into_any().unbind())
    })
}
