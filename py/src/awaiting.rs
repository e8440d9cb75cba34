//! Calls that give an awaitable of asyncio: made by the client's own threads, settled in the loop.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use gfxhub::{Error, Kind};
use gfxhub_bindings_support::{Job, JobHandle};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::call::{Call, Options, Outcome};
use crate::errors::exception;
use crate::face::Face;
use crate::gate;

/// Why no call begins once the interpreter has begun to end.
const AT_THE_END: &str = "the interpreter ends, and nobody could be told of what comes of a call of \
     asyncio; gfxhub.Client makes calls to the very end";

/// Begins a call and gives a future of the running loop.
pub(crate) fn start(
    py: Python<'_>,
    face: &Face,
    call: Call,
    options: &Options,
) -> PyResult<Py<PyAny>> {
    let (running, future) = future(py)?;
    let refused = |py, error: Error| exception(py, &error.in_operation(call.operation()));
    let ticket = face.ticket(py, options).and_then(|ticket| {
        if gate::is_shut() {
            return Err(Error::unsent(Kind::Closed, AT_THE_END, Instant::now()));
        }
        Ok((ticket.deadline()?, ticket.until_the_end()))
    });
    let (deadline, ticket) = match ticket {
        Ok(ticket) => ticket,
        Err(error) => {
            let error = refused(py, error)?;
            future.call_method1(intern!(py, "set_exception"), (error,))?;
            return Ok(future.unbind());
        }
    };
    let (token, read) = (ticket.token.clone(), call.reads());
    let (running, settled) = (running.unbind(), future.clone().unbind());
    let job = face.submit(
        read,
        Job {
            deadline: Some(deadline),
            cancelled: Box::new(ticket.cancelled()),
            work: Box::new(move |turn| {
                let outcome = ticket.take(call, turn);
                gate::attach(|py| settle(py, running, settled, outcome));
            }),
        },
    );
    let cancels = Cancels { token, job };
    future.call_method1(intern!(py, "add_done_callback"), (cancels,))?;
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
struct Cancels {
    token: gfxhub::CancelToken,
    job: JobHandle,
}

#[pymethods]
impl Cancels {
    fn __call__(&self, future: &Bound<'_, PyAny>) -> PyResult<()> {
        if future.call_method0("cancelled")?.is_truthy()? {
            // One that no thread has yet is forgotten, and leaves its place in the queue.
            self.job.withdraw();
            self.token.cancel();
        }
        Ok(())
    }
}
