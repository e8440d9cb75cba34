//! Blocking calls. They release the interpreter while they wait, and Ctrl-C ends them.

use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions,
    bindings::{StopReasons, process_number},
};
use pyo3::intern;
use pyo3::prelude::*;

use crate::call::{Call, PreparedCall};
use crate::client_state::ClientState;
use crate::composed;
use crate::errors::raise;
use crate::interpreter_shutdown;

/// Minimum time between two checks for signals on the main thread. Fast calls need no check.
const MIN_POLL: Duration = Duration::from_millis(1);

/// Maximum time between two checks, so that a cancelled call ends within 60 ms.
const MAX_POLL: Duration = Duration::from_millis(40);

/// Pause after a check, as a multiple of the time that the check waited for the interpreter, which
/// other threads may be using.
const POLL_BACKOFF: u32 = 8;

/// Makes a call on this thread and returns its result.
///
/// Python runs signal handlers only on the main thread. There, the call checks for signals
/// while it waits. On any other thread, it checks for the shutdown of the interpreter.
pub(crate) fn run(
    py: Python<'_>,
    binding: &ClientState,
    call: Call,
    options: gfxhub::Result<CallOptions>,
) -> PyResult<Py<PyAny>> {
    if is_main(py)? {
        py.check_signals()?;
        let prepared = prepare(py, binding, &call, options)?;
        return with_signals(py, prepared, call);
    }
    let pass = interpreter_shutdown::held(py);
    let prepared = reporting(prepare(py, binding, &call, options)?);
    drop(pass);
    let (outcome, _pass) = interpreter_shutdown::detached(py, move || prepared.perform(call));
    outcome.into_python(py)
}

/// Lets a call on a thread other than the main one report its events while it waits, and end when
/// the interpreter shuts down.
fn reporting(prepared: PreparedCall) -> PreparedCall {
    let Some(events) = prepared.events.clone() else {
        return prepared.cancel_on_shutdown();
    };
    let reporter = Arc::clone(&prepared.reporter);
    let next = Mutex::new(Instant::now() + MIN_POLL);
    prepared.with_poll(Arc::new(move || {
        let is_due = {
            let mut next = next.lock().unwrap_or_else(PoisonError::into_inner);
            let is_due = *next <= Instant::now() && !events.is_empty();
            if is_due {
                *next = Instant::now() + MAX_POLL;
            }
            is_due
        };
        if is_due {
            interpreter_shutdown::attach(|py| reporter.report(py, events.take()));
        }
        interpreter_shutdown::is_shut()
    }))
}

/// Runs `work` with the interpreter, on the thread that makes a call. Returns `None` if the
/// interpreter shuts down.
pub(crate) fn attach<T>(work: impl FnOnce(Python<'_>) -> T) -> Option<T> {
    // Calls of the main thread go on during the shutdown. Blocking calls have determined whether
    // this is the main thread, and no other calls are made on it.
    match FOUND.get() == Some((process_number(), true)) {
        true => Python::try_attach(work),
        false => interpreter_shutdown::attach(work),
    }
}

/// Releases the interpreter and runs `work`, which waits. The stop reasons passed to `work` end the
/// wait early when a signal handler raises an exception, and when the interpreter shuts down.
pub(crate) fn wait<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&StopReasons) -> T + Send,
) -> PyResult<T> {
    let none = StopReasons::default();
    if !is_main(py)? {
        let stops = none.or_polled(Arc::new(interpreter_shutdown::is_shut));
        let (result, _pass) = interpreter_shutdown::detached(py, || work(&stops));
        return Ok(result);
    }
    py.check_signals()?;
    let signals = Arc::new(Signals::new());
    let polled = Arc::clone(&signals);
    let stops = none.or_polled(Arc::new(move || polled.interrupt(|_| ())));
    let result = py.detach(|| work(&stops));
    signals.raised().map_or(Ok(result), Err)
}

fn prepare(
    py: Python<'_>,
    binding: &ClientState,
    call: &Call,
    options: gfxhub::Result<CallOptions>,
) -> PyResult<PreparedCall> {
    binding
        .prepare(py, options)
        .map_err(|error| raise(py, &error.with_operation(call.operation())))
}

thread_local! {
    /// The process in which `is_main` was last determined on this thread, and its result.
    static FOUND: Cell<Option<(u64, bool)>> = const { Cell::new(None) };
}

/// Returns `true` if this is the thread on which Python runs its signal handlers. In the child of a
/// fork, that is the only thread.
fn is_main(py: Python<'_>) -> PyResult<bool> {
    let process = process_number();
    if let Some((found_in, main)) = FOUND.get()
        && found_in == process
    {
        return Ok(main);
    }
    let threading = py.import(intern!(py, "threading"))?;
    let main_thread = threading.call_method0(intern!(py, "main_thread"))?;
    let main = main_thread
        .getattr(intern!(py, "ident"))?
        .eq(threading.call_method0(intern!(py, "get_ident"))?)?;
    FOUND.set(Some((process, main)));
    Ok(main)
}

/// The state of the signal handlers during a call.
struct Signals {
    state: Mutex<SignalState>,
}

struct SignalState {
    next: Instant,
    raised: Option<PyErr>,
}

impl Signals {
    fn new() -> Self {
        let (next, raised) = (Instant::now() + MIN_POLL, None);
        let state = Mutex::new(SignalState { next, raised });
        Self { state }
    }

    /// Locks the state. No Python code runs while the lock is held.
    fn state(&self) -> std::sync::MutexGuard<'_, SignalState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs `report` and the handlers of pending signals, if a check for signals is due. Returns
    /// `true` once a handler has raised an exception.
    fn interrupt(&self, report: impl FnOnce(Python<'_>)) -> bool {
        let seen = self.state();
        let began = Instant::now();
        if seen.raised.is_some() || began < seen.next {
            return seen.raised.is_some();
        }
        drop(seen);
        let raised = Python::try_attach(|py| {
            let had = Instant::now();
            report(py);
            (had, py.check_signals().err())
        });
        let (had, raised) = raised.unwrap_or((began, None));
        let mut seen = self.state();
        seen.next = Instant::now() + ((had - began) * POLL_BACKOFF).clamp(MIN_POLL, MAX_POLL);
        seen.raised = raised;
        seen.raised.is_some()
    }

    fn raised(&self) -> Option<PyErr> {
        self.state().raised.take()
    }
}

/// Makes a call on the main thread. An exception from a signal handler ends the call. The error of
/// the call becomes the context of this exception and says whether the hub may have executed the
/// call.
fn with_signals(py: Python<'_>, prepared: PreparedCall, call: Call) -> PyResult<Py<PyAny>> {
    let signals = Arc::new(Signals::new());
    let polled = Arc::clone(&signals);
    let (events, reporter) = (prepared.events.clone(), Arc::clone(&prepared.reporter));
    let prepared = prepared.with_poll(Arc::new(move || {
        let events = events.as_ref();
        polled.interrupt(|py| events.map_or((), |events| reporter.report(py, events.take())))
    }));
    let outcome = py.detach(move || prepared.perform(call));
    let Some(interrupt) = signals.raised() else {
        return outcome.into_python(py);
    };
    let errors = match outcome.into_python(py) {
        Err(error) => vec![error.into_value(py).into_bound(py).into_any()],
        Ok(result) => composed::errors(result.bind(py)),
    };
    composed::set_context(py, &interrupt, errors)?;
    Err(interrupt)
}
