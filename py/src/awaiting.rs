//! Calls that give an awaitable of asyncio: made by the client's own threads, settled in the loop.

use std::sync::{Mutex, PoisonError};

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::call::{Call, Options, Outcome};
use crate::errors::exception;
use crate::face::Face;
use crate::gate;

/// Begins a call and gives a future of the running loop.
pub(crate) fn start(
    py: Python<'_>,
    face: &Face,
    call: Call,
    options: &Options,
) -> PyResult<Py<PyAny>> {
    let (running, future) = future(py)?;
    let ticket = match face.ticket(py, options) {
        Ok(ticket) => ticket.until_the_end(),
        Err(error) => {
            let error = exception(py, &error.in_operation(call.operation()))?;
            future.call_method1(intern!(py, "set_exception"), (error,))?;
            return Ok(future.unbind());
        }
    };
    let cancels = Cancels(ticket.token.clone());
    future.call_method1(intern!(py, "add_done_callback"), (cancels,))?;
    let (running, settled) = (running.unbind(), future.clone().unbind());
    let job = Box::new(move || {
        let outcome = ticket.perform(call);
        gate::attach(|py| settle(py, running, settled, outcome));
    });
    if let Err(job) = face.submit(py, job) {
        // No thread is to be had: then in place, and the loop stands still for that long.
        py.detach(job);
    }
    Ok(future.unbind())
}

/// A future that is done already.
pub(crate) fn ready(py: Python<'_>, result: Py<PyAny>) -> PyResult<Py<PyAny>> {
    let (_, future) = future(py)?;
    future.call_method1(intern!(py, "set_result"), (result,))?;
    Ok(future.unbind())
}

/// The running loop and a future of it.
fn future(py: Python<'_>) -> PyResult<(Bound<'_, PyAny>, Bound<'_, PyAny>)> {
    static RUNNING: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let running = RUNNING.import(py, "asyncio", "get_running_loop")?.call0()?;
    let future = running.call_method0(intern!(py, "create_future"))?;
    Ok((running, future))
}

/// Hands an outcome to the loop, from a thread of ours. A loop that has been closed takes nothing.
fn settle(py: Python<'_>, running: Py<PyAny>, future: Py<PyAny>, outcome: Outcome) {
    let outcome = Mutex::new(Some(outcome));
    let settles = Settles { future, outcome };
    let Ok(settles) = Bound::new(py, settles) else {
        return;
    };
    let taken = running
        .bind(py)
        .call_method1(intern!(py, "call_soon_threadsafe"), (&settles,));
    if taken.is_err()
        && let Some(outcome) = settles.get().take()
    {
        outcome.forget(py);
    }
}

/// Settles a future, in its loop.
#[pyclass(frozen)]
struct Settles {
    future: Py<PyAny>,
    outcome: Mutex<Option<Outcome>>,
}

impl Settles {
    fn take(&self) -> Option<Outcome> {
        self.outcome
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

#[pymethods]
impl Settles {
    fn __call__(&self, py: Python<'_>) -> PyResult<()> {
        let Some(outcome) = self.take() else {
            return Ok(());
        };
        let future = self.future.bind(py);
        let done = || future.call_method0(intern!(py, "done"))?.is_truthy();
        if done()? {
            outcome.forget(py);
            return Ok(());
        }
        let given = crate::guard::guard_call(py, "AsyncClient", || outcome.give(py));
        // The program's own function may have cancelled it.
        if done()? {
            return Ok(());
        }
        match given {
            Ok(result) => future.call_method1(intern!(py, "set_result"), (result,))?,
            Err(error) => future.call_method1(intern!(py, "set_exception"), (error,))?,
        };
        Ok(())
    }
}

/// Cancels the call of a future that has been cancelled.
#[pyclass(frozen)]
struct Cancels(gfxhub::CancelToken);

#[pymethods]
impl Cancels {
    fn __call__(&self, future: &Bound<'_, PyAny>) -> PyResult<()> {
        if future.call_method0("cancelled")?.is_truthy()? {
            self.0.cancel();
        }
        Ok(())
    }
}
