//! Calls that wait for their answer: without the interpreter, and with an eye on Ctrl-C.

use std::cell::Cell;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pyo3::intern;
use pyo3::prelude::*;

use crate::call::{Call, Options, Outcome, Ticket};
use crate::errors::raise;
use crate::face::Face;
use crate::gate;

/// How often the main thread looks for signals while it waits.
const SLICE: Duration = Duration::from_millis(50);

/// Makes a call and waits for what comes of it.
///
/// Signals reach Python on the main thread alone. There a kept thread makes the call while the main
/// thread waits in slices; on any other thread the call is made in place.
pub(crate) fn run(
    py: Python<'_>,
    face: &Face,
    call: Call,
    options: &Options,
) -> PyResult<Py<PyAny>> {
    if is_main(py)? {
        let ticket = ticket(py, face, &call, options)?;
        return watched(py, face, ticket, call)?.give(py);
    }
    let pass = gate::held(py);
    let ticket = ticket(py, face, &call, options)?;
    drop(pass);
    let (outcome, _pass) = gate::detached(py, move || ticket.perform(call));
    outcome.give(py)
}

fn ticket(py: Python<'_>, face: &Face, call: &Call, options: &Options) -> PyResult<Ticket> {
    face.ticket(py, options)
        .map_err(|error| raise(py, &error.in_operation(call.operation())))
}

thread_local! {
    /// The process in which it was found whether this is the main thread, and what was found.
    static FOUND: Cell<(u32, bool)> = const { Cell::new((0, false)) };
}

/// Whether this is the thread on which Python runs its signal handlers. The child of a fork has
/// only one thread, which is the main one from then on.
fn is_main(py: Python<'_>) -> PyResult<bool> {
    let process = std::process::id();
    let (found_in, main) = FOUND.get();
    if found_in == process {
        return Ok(main);
    }
    let threading = py.import(intern!(py, "threading"))?;
    let main_thread = threading.call_method0(intern!(py, "main_thread"))?;
    let main = main_thread
        .getattr(intern!(py, "ident"))?
        .eq(threading.call_method0(intern!(py, "get_ident"))?)?;
    FOUND.set((process, main));
    Ok(main)
}

/// Where a thread puts the outcome for the one that waits.
#[derive(Default)]
struct Slot {
    state: Mutex<Awaited>,
    there: Condvar,
}

#[derive(Default)]
struct Awaited {
    outcome: Option<Outcome>,
    /// Nobody waits any more.
    left: bool,
}

impl Slot {
    fn state(&self) -> MutexGuard<'_, Awaited> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, outcome: Outcome) {
        let mut state = self.state();
        if !state.left {
            state.outcome = Some(outcome);
            drop(state);
            self.there.notify_one();
            return;
        }
        drop(state);
        if outcome.has_events() {
            gate::attach(|py| outcome.forget(py));
        }
    }

    fn wait(&self) -> Option<Outcome> {
        let state = self.state();
        let (mut state, _) = self
            .there
            .wait_timeout_while(state, SLICE, |state| state.outcome.is_none())
            .unwrap_or_else(PoisonError::into_inner);
        state.outcome.take()
    }

    /// Says that nobody waits any more; what came in the meantime is given back.
    fn leave(&self) -> Option<Outcome> {
        let mut state = self.state();
        state.left = true;
        state.outcome.take()
    }
}

fn watched(py: Python<'_>, face: &Face, ticket: Ticket, call: Call) -> PyResult<Outcome> {
    py.check_signals()?;
    let slot = Arc::new(Slot::default());
    let (token, puts) = (ticket.token.clone(), Arc::clone(&slot));
    let job = Box::new(move || puts.put(ticket.perform(call)));
    if let Err(job) = face.submit(py, job) {
        // No thread is to be had: then in place, where only the deadline ends it.
        py.detach(job);
    }
    loop {
        if let Some(outcome) = py.detach(|| slot.wait()) {
            return Ok(outcome);
        }
        if let Err(interrupt) = py.check_signals() {
            token.cancel();
            if let Some(outcome) = slot.leave() {
                outcome.forget(py);
            }
            return Err(interrupt);
        }
    }
}
