//! The state behind a Python client: the core's client, its threads and its observer. The client's
//! groups of operations, such as `engines`, share it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use gfxhub::{
    CallOptions, CancelToken, Client, ClientBuilder, Effect, Error, ErrorKind, GroupMember,
    GroupPolicy,
    bindings::{CallStart, Job, JobHandle, PerProcess, StopReasons},
};
use pyo3::prelude::*;

use crate::call::PreparedCall;
use crate::completions::{Completions, LastLoop};
use crate::event::{EventBuffer, Reporter};

/// The state behind a Python client.
pub(crate) struct ClientState {
    url: String,
    hub: Client,
    reporter: Arc<Reporter>,
    last_loop: LastLoop,
    /// Number of open asyncio calls. It is zero in the child of a fork, which has none of its
    /// parent's calls.
    open: PerProcess<Arc<AtomicUsize>>,
}

/// A guard that is counted as an open asyncio call until it is dropped.
pub(crate) struct OpenCall(Arc<AtomicUsize>);

impl Drop for OpenCall {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}

impl ClientState {
    /// Creates a client and checks its settings. Nothing is sent yet.
    pub(crate) fn new(
        url: String,
        builder: ClientBuilder,
        on_event: Option<Py<PyAny>>,
    ) -> gfxhub::Result<Self> {
        Ok(Self {
            url,
            hub: builder.build()?,
            reporter: Arc::new(Reporter::new(on_event)),
            last_loop: LastLoop::default(),
            open: PerProcess::new(Arc::default()),
        })
    }

    /// Creates a group. The `on_event` function of the first member receives the group's events.
    pub(crate) fn group(
        py: Python<'_>,
        members: Vec<(&str, &Self, Option<&str>)>,
        all: bool,
    ) -> gfxhub::Result<Self> {
        let policy = match all {
            true => GroupPolicy::All,
            false => GroupPolicy::Main,
        };
        let of_core = members.iter().map(|(name, state, engine)| {
            let member = GroupMember::new(*name, &state.hub);
            match engine {
                Some(engine) => member.engine(*engine),
                None => member,
            }
        });
        let hub = Client::group_of(policy, of_core)?;
        let first = members.first().map(|(_, state, _)| *state);
        let reporter = first.map(|state| state.reporter.for_other_object(py));
        Ok(Self {
            url: first.map_or_else(String::new, |state| state.url.clone()),
            hub,
            reporter: Arc::new(reporter.unwrap_or_default()),
            last_loop: LastLoop::default(),
            open: PerProcess::new(Arc::default()),
        })
    }

    /// Returns the hub's address as the program passed it.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Returns the client of the core.
    pub(crate) fn hub(&self) -> &Client {
        &self.hub
    }

    pub(crate) fn reporter(&self) -> &Reporter {
        &self.reporter
    }

    /// Counts an asyncio call until the returned guard is dropped.
    pub(crate) fn open_call(&self) -> OpenCall {
        let open = Arc::clone(self.open());
        open.fetch_add(1, Ordering::Relaxed);
        OpenCall(open)
    }

    fn open(&self) -> &Arc<AtomicUsize> {
        self.open.own(Arc::default)
    }

    /// Returns the number of asyncio calls that are in progress or wait for a thread.
    pub(crate) fn open_calls(&self) -> usize {
        self.open().load(Ordering::Acquire)
    }

    /// Prepares a call with these options.
    pub(crate) fn prepare(
        &self,
        py: Python<'_>,
        options: gfxhub::Result<CallOptions>,
    ) -> gfxhub::Result<PreparedCall> {
        let options = options?;
        if self.is_closed() {
            let error = Error::new(ErrorKind::Closed, Effect::None, "the client is closed");
            return Err(self.hub.name_hub(error));
        }
        // The call can be cancelled individually, or together with other calls that carry a token
        // from the options.
        let token = CancelToken::new();
        let start = CallStart::now();
        let stops = StopReasons::default().or_cancelled(&token);
        Ok(PreparedCall {
            hub: self.hub.clone(),
            token,
            options: options.started_at(start).stopped_by(&stops),
            start,
            events: self.reporter.has_observer(py).then(EventBuffer::default),
            reporter: Arc::clone(&self.reporter),
            late: None,
        })
    }

    /// Submits a job to the client's threads for reads if `read` is true, otherwise to those for all
    /// other calls.
    pub(crate) fn submit(&self, read: bool, job: Job) -> JobHandle {
        self.hub.pools().pool(read).submit(job)
    }

    /// Returns the completion queue of an asyncio loop.
    pub(crate) fn completions(&self, running: &Bound<'_, PyAny>) -> PyResult<Py<Completions>> {
        self.last_loop.of(running)
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.hub.is_closed()
    }

    /// Closes the client without waiting. Calls in progress are cancelled, and waiting and later
    /// calls are refused.
    pub(crate) fn close(&self) {
        self.hub.close();
    }
}
