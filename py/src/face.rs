//! What a client of Python has beneath it: the core's client, threads, who is told.

use std::sync::Arc;
use std::time::Instant;

use gfxhub::{CancelToken, Client, ClientBuilder, Effect, Error, Kind};
use pyo3::prelude::*;

use crate::call::{Options, Ticket};
use crate::event::Reporter;
use crate::pool::{Job, Pool};

/// A client as its groups share it.
pub(crate) struct Face {
    url: String,
    hub: Client,
    pool: Pool,
    reporter: Arc<Reporter>,
}

impl Face {
    /// Checks the settings. Nothing is sent yet.
    pub(crate) fn new(
        url: String,
        builder: ClientBuilder,
        on_event: Option<Py<PyAny>>,
    ) -> gfxhub::Result<Self> {
        Ok(Self {
            url,
            hub: builder.on_event(crate::event::keep).build()?,
            pool: Pool::default(),
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
        let own = CancelToken::new();
        let token = match &options.cancel {
            // This call can be cancelled alone, and with the others that carry the token.
            Some(given) => own.beside(given.get().token()),
            None => own,
        };
        Ok(Ticket {
            hub: self.hub.clone(),
            token,
            limit,
            resend: options.resend,
            since: Instant::now(),
            listened: self.reporter.listens(py),
            reporter: Arc::clone(&self.reporter),
        })
    }

    /// Hands a job to the client's threads; gives it back where none can be had.
    pub(crate) fn submit(&self, py: Python<'_>, job: Job) -> Result<(), Job> {
        self.pool.submit(py, job)
    }

    /// Whether it has been closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.hub.is_closed()
    }

    /// Closes it: calls under way are cancelled, later ones refused. It waits for nothing.
    pub(crate) fn close(&self) {
        self.hub.close();
    }
}
