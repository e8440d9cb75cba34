//! The result of a submitted call.

use std::fmt;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use super::handover::Handover;
use super::{Access, Submitted};
use crate::client::Client;
use crate::error::panic_message;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::worker_pool::sync::Arc;

/// The result of a call that a thread of the client makes, returned by [`Client::submit`].
///
/// It can be waited for, or awaited on any runtime. Dropping it cancels the call, unless the call
/// has ended: a call that still waits in the queue is not made, and a running one ends within 60
/// ms. The drop does not wait for that. [`detach`](Pending::detach) lets the call continue instead.
///
/// ```
/// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
/// # let hub = gfxhub::Client::new(&simulator.url())?;
/// # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
/// # runtime.block_on(async {
/// let engines = hub.submit_read(|hub| hub.engines().list()).await?;
/// println!("{} engines", engines.len());
/// # Ok::<(), gfxhub::Error>(())
/// # })?;
/// # Ok::<(), gfxhub::Error>(())
/// ```
#[must_use = "the call is cancelled when this is dropped"]
pub struct Pending<T> {
    result: Arc<Handover<Result<T>>>,
    /// `None` if the call was refused at once, was detached, or had its result taken.
    call: Option<Submitted>,
}

impl<T: Send + 'static> Pending<T> {
    pub(super) fn begin(
        client: &Client,
        operation: &'static str,
        access: Access,
        call: impl FnOnce(&Client) -> Result<T> + Send + 'static,
    ) -> Self {
        let result = Arc::new(Handover::new());
        let place = Arc::clone(&result);
        let work = move |turn: Result<&Client>| {
            let outcome = turn.and_then(|hub| {
                let caught = catch_unwind(AssertUnwindSafe(|| call(hub)));
                caught.unwrap_or_else(|panic| Err(panicked(access, panic_message(panic))))
            });
            place.set(outcome);
        };
        let call = client.submit_work(operation, access, work);
        let call = call.map_err(|error| result.set(Err(error))).ok();
        Self { result, call }
    }
}

impl<T> Pending<T> {
    /// Waits for the result.
    ///
    /// # Errors
    /// The errors of the call. [`ErrorKind::Invalid`] if the result was taken before.
    pub fn wait(mut self) -> Result<T> {
        match self.of_parent() {
            Some(error) => Err(error),
            None => self.taken(self.result.take()),
        }
    }

    /// Waits up to `timeout` for the result. Returns the result, which can be taken only once, or
    /// `None` if the call has not ended yet.
    ///
    /// ```
    /// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&simulator.url())?;
    /// use std::time::Duration;
    ///
    /// let mut pending = hub.submit_read(|hub| hub.engines().list());
    /// let engines = loop {
    ///     if let Some(engines) = pending.wait_timeout(Duration::from_millis(16)) {
    ///         break engines?;
    ///     }
    ///     // Render a frame in the meantime.
    /// };
    /// # assert_eq!(engines.len(), 4);
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    pub fn wait_timeout(&mut self, timeout: Duration) -> Option<Result<T>> {
        if let Some(error) = self.of_parent() {
            return Some(Err(error));
        }
        let Some(until) = Instant::now().checked_add(timeout) else {
            let result = self.result.take();
            return Some(self.taken(result));
        };
        match self.result.take_until(until) {
            Poll::Ready(result) => Some(self.taken(result)),
            Poll::Pending => None,
        }
    }

    /// Returns `true` if the call has ended.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.of_parent().is_some() || self.result.is_given()
    }

    /// Cancels the call, unless it has ended. A waiting call ends at once, a running one within 60
    /// ms. A result can still be taken: an error of kind [`ErrorKind::Cancelled`], or the result of
    /// the call if that came first.
    pub fn cancel(&self) {
        if let Some(call) = &self.call
            && !self.is_ready()
            && call.withdraw()
        {
            let detail = "the call was cancelled before it was started";
            let error = Error::new(ErrorKind::Cancelled, Effect::None, detail);
            self.result.set(Err(error));
        }
    }

    /// Lets the call continue on its own. Its result cannot be taken any more.
    pub fn detach(mut self) {
        self.call = None;
    }

    /// Returns the result that was taken. Forgets the call, since a drop need not cancel a call
    /// that has ended.
    fn taken(&mut self, result: Option<Result<T>>) -> Result<T> {
        self.call = None;
        result.unwrap_or_else(|| Err(Error::invalid("pending", "its result was taken before")))
    }

    /// Returns an error if this process was forked from the one that makes the call.
    fn of_parent(&self) -> Option<Error> {
        let is_own = |call: &Submitted| call.is_of_this_process();
        let detail = "the call belongs to the process that this one was forked from";
        let error = || Error::new(ErrorKind::Closed, Effect::Maybe, detail);
        (!self.call.as_ref().is_none_or(is_own)).then(error)
    }
}

/// Takes the result when it is ready. Wakes the waker of the latest poll.
impl<T> Future for Pending<T> {
    type Output = Result<T>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let pending = self.get_mut();
        if let Some(error) = pending.of_parent() {
            return Poll::Ready(Err(error));
        }
        let polled = pending.result.poll(context.waker());
        polled.map(|result| pending.taken(result))
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl<T> fmt::Debug for Pending<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Pending");
        shown.field("ready", &self.is_ready()).finish()
    }
}

/// Returns the error of a call whose closure panicked. It is unknown what the closure had sent
/// before.
fn panicked(access: Access, detail: String) -> Error {
    let effect = match access {
        Access::Reads => Effect::None,
        Access::Writes => Effect::Maybe,
    };
    Error::new(ErrorKind::Internal, effect, detail)
}
