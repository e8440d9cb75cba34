//! Calls for asyncio. They run on the client's own threads and settle a future of the loop.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use gfxhub::bindings::{CallProgress, Job, JobHandle};
use gfxhub::{CallOptions, CancelToken, Effect, Error, ErrorKind};
use pyo3::intern;
use pyo3::prelude::*;

use crate::call::Call;
use crate::client_state::ClientState;
use crate::completions::{Completions, running};
use crate::errors::{exception, raise};
use crate::interpreter_shutdown;
use crate::panic_boundary::guard;

/// Reason for refusing asyncio calls while the interpreter is shutting down.
const AT_THE_END: &str = "the interpreter is shutting down, so the result of an asyncio call could not be \
    delivered; use gfxhub.Client, which works until the end";

/// Starts a call. Returns a future of the running loop, and an object with which the call can be
/// cancelled.
pub(crate) fn start(
    py: Python<'_>,
    binding: &ClientState,
    call: Call,
    options: gfxhub::Result<CallOptions>,
) -> PyResult<(Py<PyAny>, PendingCall)> {
    let running = running(py)?;
    let future = running.call_method0(intern!(py, "create_future"))?;
    let (operation, read) = (call.operation(), call.reads());
    let prepared = binding.prepare(py, options).and_then(|prepared| {
        if interpreter_shutdown::is_shut() {
            return Err(Error::unsent(ErrorKind::Closed, AT_THE_END, Instant::now()));
        }
        Ok((prepared.deadline(operation)?, prepared.cancel_on_shutdown()))
    });
    let (deadline, prepared) =
        prepared.map_err(|error| raise(py, &error.with_operation(operation)))?;
    let progress = CallProgress::default();
    let prepared = prepared.with_progress(&progress);
    let (token, start) = (prepared.token.clone(), prepared.start.instant());
    let finished = Arc::new(OnceLock::new());
    let (completions, settled) = (binding.completions(&running)?, future.clone().unbind());
    let prepared = prepared.with_late(&completions, py);
    let (open, known) = (binding.open_call(), Arc::clone(&finished));
    let cancelled = Box::new(prepared.cancelled());
    let work = Box::new(move |turn| {
        let outcome = prepared.take(call, turn);
        let _ = known.set(outcome.effect());
        Completions::add(&completions, Some(settled), outcome);
        drop(open);
    });
    let deadline = Some(deadline);
    let job = binding.submit(
        read,
        Job {
            deadline,
            cancelled,
            work,
        },
    );
    let pending = PendingCall {
        client: binding.hub().clone(),
        operation,
        read,
        start,
        token,
        progress,
        finished,
        job,
    };
    Ok((future.unbind(), pending))
}

/// A call in progress, which can be cancelled.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct PendingCall {
    client: gfxhub::Client,
    operation: &'static str,
    read: bool,
    start: Instant,
    token: CancelToken,
    progress: CallProgress,
    /// Effect of the call; set when it has ended.
    finished: Arc<OnceLock<Effect>>,
    job: JobHandle,
}

#[pymethods]
impl PendingCall {
    /// Interrupts a call in progress, whatever it waits for.
    fn interrupt(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "PendingCall.interrupt", || {
            self.token.cancel();
            Ok(())
        })
    }

    /// Withdraws the call if it was not sent.
    ///
    /// Returns the error of the cancelled call, with the effect of the call.
    fn cancel<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guard(py, "PendingCall.cancel", || {
            // If no thread has taken the call yet, removes it from the queue.
            self.job.withdraw();
            let sent = self.progress.cancel();
            let effect = match (self.read || !sent, self.finished.get()) {
                (true, _) => Effect::None,
                (false, Some(effect)) => *effect,
                (false, None) => Effect::Maybe,
            };
            let error = Error::new(
                ErrorKind::Cancelled,
                effect,
                "the task that awaited it was cancelled",
            )
            .with_operation(self.operation)
            .with_attempts(u32::from(sent))
            .with_elapsed(self.start.elapsed());
            exception(py, &self.client.name_hub(error))
        })
    }
}
