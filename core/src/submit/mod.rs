//! Submitted calls. A thread of the client makes them, and the caller takes the result later.

mod handover;
mod pending;
mod submitted;

pub use pending::Pending;
pub use submitted::Submitted;

use crate::client::Client;
use crate::error::Result;
use crate::invoke::{InvokeResult, known_name, only_reads};

impl Client {
    /// Submits a function that makes calls, and returns at once. A thread of the client runs `call`
    /// with a client for these calls. The result of `call` becomes the result of the [`Pending`],
    /// which can be waited for, awaited on any runtime, or cancelled. Dropping the [`Pending`]
    /// cancels everything that has not been done.
    ///
    /// The time limit of this client's calls begins when this method is called. It covers
    /// everything that `call` does with the client that it receives, and also the wait for a
    /// thread: a call whose time runs out in the queue is never sent. A client has up to 32 threads
    /// for writes and 32 for reads, which start when they are needed; further calls wait in a
    /// queue, first in, first out. This method uses the threads for writes, whatever `call` does.
    /// For calls that only read, use [`submit_read`](Client::submit_read).
    ///
    /// [`close`](Client::close) ends waiting calls as
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed) with effect none, and cancels running ones
    /// within 60 ms. In a forked child process, a pending call of the parent fails as Closed.
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
    /// The errors of `call`, when the result is taken. If `call` was not started:
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

    /// Does the same as [`submit`](Client::submit) for calls that only read. It uses the threads
    /// for reads, so that no write waits for these calls. A call that may change something is
    /// refused as [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) and not sent.
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

    /// Submits a call by name. It is made in the same way as by [`invoke`](Client::invoke). A call
    /// that only reads uses the threads for reads, and any other call those for writes.
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
    /// The errors of [`submit`](Client::submit) and of [`invoke`](Client::invoke), when the result
    /// is taken.
    pub fn submit_invoke(&self, name: &str, arguments: &str) -> Pending<InvokeResult> {
        let (access, operation) = (Access::of(name), known_name(name));
        let (name, arguments) = (name.to_owned(), arguments.to_owned());
        Pending::begin(self, operation, access, move |hub| {
            hub.invoke(&name, &arguments)
        })
    }

    /// Closes the client, and waits until no code of a submitted call is running. Does not wait if
    /// such code itself calls this method. Bindings use this if their callers may unload the code
    /// of submitted calls afterwards.
    #[doc(hidden)]
    pub fn close_and_wait(&self) {
        self.close();
        submitted::wait_for_all(self);
    }
}

/// The kind of access to the hub that a submitted call has.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// The call only reads. Writes are refused.
    Reads,
    /// The call may read and write.
    Writes,
}

impl Access {
    /// Returns the access that the call with this name needs.
    #[must_use]
    pub fn of(name: &str) -> Self {
        match only_reads(name) {
            true => Self::Reads,
            false => Self::Writes,
        }
    }
}
