//! Calls that nobody waits for: a thread of the client makes them, and whoever submitted one takes its
//! result when it wants to.

mod handover;
mod pending;
mod submitted;

pub use pending::Pending;
pub use submitted::Submitted;

use crate::client::Client;
use crate::error::Result;
use crate::invoke::{InvokeResult, known_name, only_reads};

impl Client {
    /// Has a thread of the client make these calls, and returns at once. `call` is given a client for them,
    /// and its result is that of the [`Pending`], which can be waited for, awaited on any runtime, cancelled,
    /// and which cancels what is still to do when it is dropped.
    ///
    /// The time limit of this client's calls counts from now on and is that of all that `call` does with the
    /// client that it is given, the wait for a thread included: a call that expires in the queue ends there
    /// and is never sent. A client has 32 threads for what writes and 32 for what reads, started when they
    /// are needed; more calls wait, first in, first out. This goes to those for what writes, whatever it does:
    /// for calls that only read there is [`submit_read`](Client::submit_read).
    ///
    /// [`close`](Client::close) ends what waits as [`ErrorKind::Closed`](crate::ErrorKind::Closed) with effect
    /// none, and cancels what runs, within 60 ms. In the child of a fork a pending call of its parent is
    /// closed.
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
    /// Those of `call`, when the result is taken. Before it had its turn:
    /// [`ErrorKind::Timeout`](crate::ErrorKind::Timeout), [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled),
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed), [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an option that
    /// cannot be, and [`ErrorKind::Io`](crate::ErrorKind::Io) where the system gives no thread, each with effect
    /// none. [`ErrorKind::Internal`](crate::ErrorKind::Internal) where `call` panics.
    pub fn submit<T: Send + 'static>(
        &self,
        call: impl FnOnce(&Client) -> Result<T> + Send + 'static,
    ) -> Pending<T> {
        Pending::begin(self, "submit", Access::Writes, call)
    }

    /// The same for calls that only read, on the threads for these, so that no command waits for them. One
    /// that may change something is refused as [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) and not sent.
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
    /// Those of [`submit`](Client::submit).
    pub fn submit_read<T: Send + 'static>(
        &self,
        call: impl FnOnce(&Client) -> Result<T> + Send + 'static,
    ) -> Pending<T> {
        Pending::begin(self, "submit", Access::Reads, call)
    }

    /// Has a thread of the client make a call by its name, as [`invoke`](Client::invoke) does: a thread for
    /// reads where it only reads, else one for what writes.
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
    /// Those of [`submit`](Client::submit) and of [`invoke`](Client::invoke).
    pub fn submit_invoke(&self, name: &str, arguments: &str) -> Pending<InvokeResult> {
        let (access, operation) = (Access::of(name), known_name(name));
        let (name, arguments) = (name.to_owned(), arguments.to_owned());
        Pending::begin(self, operation, access, move |hub| {
            hub.invoke(&name, &arguments)
        })
    }

    /// Closes it, and returns when no code of a submitted call runs any more, unless this is called by such
    /// code. For bindings whose callers may take that code away afterwards.
    #[doc(hidden)]
    pub fn close_and_wait(&self) {
        self.close();
        submitted::wait_for_all(self);
    }
}

/// Access that a submitted call has to the hub.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It only reads, and is refused what writes.
    Reads,
    /// It may do anything.
    Writes,
}

impl Access {
    /// The access of a call by this name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        match only_reads(name) {
            true => Self::Reads,
            false => Self::Writes,
        }
    }
}
