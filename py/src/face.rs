//! What a client of Python has beneath it: the core's client, threads, calls under way, who is told.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use gfxhub::{Client, ClientBuilder, Effect, Error, Kind};
use pyo3::prelude::*;

use crate::call::{Options, Ticket};
use crate::cancel::Canceller;
use crate::event::Reporter;
use crate::pool::{Job, Pool};

/// A client as its groups share it.
pub(crate) struct Face {
    url: String,
    builder: ClientBuilder,
    /// Looked at with the interpreter held and never across anything that lets it go, so that the
    /// child of a fork does not find it locked.
    state: Mutex<Arc<State>>,
    closed: AtomicBool,
    reporter: Arc<Reporter>,
}

/// What belongs to one process.
struct State {
    process: u32,
    hub: Client,
    pool: Pool,
    calls: Arc<Canceller>,
}

impl State {
    fn new(builder: &ClientBuilder) -> gfxhub::Result<Self> {
        Ok(Self {
            process: std::process::id(),
            hub: builder.clone().build()?,
            pool: Pool::default(),
            calls: Arc::default(),
        })
    }
}

impl Face {
    /// Checks the settings. Nothing is sent yet.
    pub(crate) fn new(
        url: String,
        builder: ClientBuilder,
        on_event: Option<Py<PyAny>>,
    ) -> gfxhub::Result<Self> {
        let builder = builder.on_event(crate::event::keep);
        let state = Mutex::new(Arc::new(State::new(&builder)?));
        Ok(Self {
            url,
            builder,
            state,
            closed: AtomicBool::new(false),
            reporter: Arc::new(Reporter::new(on_event)),
        })
    }

    /// The hub's address as it was given.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn reporter(&self) -> &Reporter {
        &self.reporter
    }

    fn locked(&self, _: Python<'_>) -> MutexGuard<'_, Arc<State>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state of this process. The child of a fork gets connections and threads of its own: with
    /// its parent's it would read the parent's answers.
    fn state(&self, py: Python<'_>) -> gfxhub::Result<Arc<State>> {
        let mut state = self.locked(py);
        if state.process != std::process::id() {
            let fresh = Arc::new(State::new(&self.builder)?);
            // Its locks may be held by threads that the child does not have.
            std::mem::forget(std::mem::replace(&mut *state, fresh));
        }
        Ok(Arc::clone(&state))
    }

    /// What a call needs.
    pub(crate) fn ticket(&self, py: Python<'_>, options: &Options) -> gfxhub::Result<Ticket> {
        let limit = options.timeout.as_ref();
        let limit = limit.map(|limit| limit.limit("timeout")).transpose()?;
        if self.is_closed() {
            return Err(Error::new(
                Kind::Closed,
                Effect::None,
                "the client is closed",
            ));
        }
        let state = self.state(py)?;
        let token = gfxhub::CancelToken::new();
        let given = options.cancel.as_ref();
        let hung = (
            state.calls.hang(&token),
            given.map(|given| given.get().canceller().hang(&token)),
        );
        Ok(Ticket {
            hub: state.hub.clone(),
            token,
            hung,
            limit,
            since: Instant::now(),
            listened: self.reporter.listens(py),
            reporter: Arc::clone(&self.reporter),
        })
    }

    /// Hands a job to the client's threads; gives it back where none can be had.
    pub(crate) fn submit(&self, py: Python<'_>, job: Job) -> Result<(), Job> {
        let state = Arc::clone(&self.locked(py));
        state.pool.submit(job)
    }

    /// Whether it has been closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Closes it: calls that wait are cancelled, later ones refused.
    pub(crate) fn close(&self, py: Python<'_>) {
        self.closed.store(true, Ordering::Release);
        let state = Arc::clone(&self.locked(py));
        // The calls of the parent of a fork are its own.
        if state.process == std::process::id() {
            state.calls.cancel();
        }
    }
}

/// The child of a fork leaves its parent's threads and connections alone.
impl Drop for Face {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        if state.process != std::process::id() {
            std::mem::forget(Arc::clone(state));
        }
    }
}
