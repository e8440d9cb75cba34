//! Calls that give an awaitable of asyncio: made by the client's own threads, settled in the loop.

use std::time::Instant;

use gfxhub::{Error, Kind};
use gfxhub_bindings_support::{Job, JobHandle};
use pyo3::intern;
use pyo3::prelude::*;

use crate::call::{Call, Options};
use crate::completions::{Completions, running};
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
    let running = running(py)?;
    let future = running.call_method0(intern!(py, "create_future"))?;
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
    let (completions, settled) = (face.completions(&running)?, future.clone().unbind());
    let job = face.submit(
        read,
        Job {
            deadline: Some(deadline),
            cancelled: Box::new(ticket.cancelled()),
            work: Box::new(move |turn| {
                Completions::add(&completions, settled, ticket.take(call, turn));
            }),
        },
    );
    let cancels = Cancels { token, job };
    future.call_method1(intern!(py, "add_done_callback"), (cancels,))?;
    Ok(future.unbind())
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
