//! Submitted calls: a thread of the client makes them, and the caller takes the result later.

mod handover;
mod pending;
mod submitted;

pub use pending::Pending;
pub use submitted::Submitted;

use crate::client::Client;
use crate::error::Result;
use crate::invoke::{InvokeResult, known_name, only_reads};

impl Client {
    /// Has a thread of the client make these calls, and returns at once. `call` receives a client
    /// for them, and its result becomes that of the [`Pending`], which can be waited for, awaited
    /// on any runtime, or cancelled. Dropping the [`Pending`] cancels everything that is still to
    /// do.
    ///
    /// The time limit of this client's calls counts from now on and covers everything that `call`
    /// does with the client that it receives, including the wait for a thread: a call that expires
    /// in the queue ends there and is never sent. A client has 32 threads for writes and 32 for
    /// reads, started when they are needed; more calls wait, first in, first out. This method uses
    /// those for writes, whatever the call does: for calls that only read there is
    /// [`submit_read`](Client::submit_read).
    ///
    /// [`close`](Client::close) ends waiting calls as
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed) with effect none, and cancels running ones
    /// within 60 ms. In the child of a fork, a pending call of its parent is closed.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// let pending = hub.submit(|hub| {
    ///     let item = hub.playout().get_item(1, 1)?;
    ///     hub.playout().trigger_button(1, item.id, "in")
    /// });
    /// // Something else, meanwhile.
    /// pending.wait()?;
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of `call`, when the result is taken. Before its turn:
    /// [`ErrorKind::Timeout`](crate::ErrorKind::Timeout),
    /// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled),
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed),
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an invalid option, and
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) if the system provides no thread, each with effect
    /// none. [`ErrorKind::Internal`](crate::ErrorKind::Internal) if `call` panics.
    pub fn submit<T: Send + 'static>(
        &self,
        call: impl FnOnce(&Client) -> Result<T> + Send + 'static,
    ) -> Pending<T> {
        Pending::begin(self, "submit", Access::Writes, call)
    }

    /// Does the same for calls that only read, on the threads for reads, so that no command waits
    /// for them. A call that may change something is refused as
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) and not sent.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// let engines = hub.submit_read(|hub| hub.engines().list()).wait()?;
    /// assert_eq!(engines.len(), 4);
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`submit`](Client::submit).
    pub fn submit_read<T: Send + 'static>(
        &self,
        call: impl FnOnce(&Client) -> Result<T> + Send + 'static,
    ) -> Pending<T> {
        Pending::begin(self, "submit", Access::Reads, call)
    }

    /// Has a thread of the client make a call by name, as [`invoke`](Client::invoke) does: a thread
    /// for reads if the call only reads, otherwise one for writes.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// let arguments = r#"{"engineId": 3, "nodePath": "Mixer_0"}"#;
    /// let node = hub.submit_invoke("engines.get_node", arguments).wait()?;
    /// println!("{node}");
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`submit`](Client::submit) and of [`invoke`](Client::invoke).
    pub fn submit_invoke(&self, name: &str, arguments: &str) -> Pending<InvokeResult> {
        let (access, operation) = (Access::of(name), known_name(name));
        let (name, arguments) = (name.to_owned(), arguments.to_owned());
        Pending::begin(self, operation, access, move |hub| {
            hub.invoke(&name, &arguments)
        })
    }

    /// Closes the client, and returns when no code of a submitted call runs any more, unless called
    /// by such code. For bindings whose callers may unload that code afterwards.
    #[doc(hidden)]
    pub fn close_and_wait(&self) {
        self.close();
        submitted::wait_for_all(self);
    }
}

/// Access of a submitted call to the hub.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Only reads; writes are refused.
    Reads,
    /// Any access.
    Writes,
}

impl Access {
    /// Returns the access of the call with this name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        match only_reads(name) {
            true => Self::Reads,
            false => Self::Writes,
        }
    }
}
