//! Submission of calls to the pools, for [`Pending`](super::Pending) and for the bindings.

use std::time::Instant;

use super::Access;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::options::CallScope;
use crate::process::{is_ending, process_number};
use crate::stop::CancelToken;
use crate::worker_pool::open_calls::{OpenCall, OpenCalls, Thread};
use crate::worker_pool::sync::Arc;
use crate::worker_pool::{ClientPools, Job, JobHandle, Turn, unsent};

/// A submitted call, for cancelling it and for waiting until it has ended.
#[doc(hidden)]
#[derive(Debug)]
pub struct Submitted {
    process: u64,
    number: u64,
    open: Arc<OpenCalls>,
    pools: ClientPools,
    token: CancelToken,
    job: JobHandle,
}

/// A submitted call before its turn.
struct QueuedCall<W> {
    // In the order in which they are dropped: the call is open until all of it is dropped.
    work: W,
    hub: Client,
    operation: &'static str,
    began: Instant,
    open: OpenCall,
}

impl Client {
    /// Has a thread of the client do this work. It is called once, with the client for its calls or
    /// with the error of a call that is not to be made, unless it is withdrawn. `operation` is the
    /// name in errors.
    ///
    /// # Errors
    /// If the call is refused at once; `work` is then dropped.
    #[doc(hidden)]
    pub fn submit_work(
        &self,
        operation: &'static str,
        access: Access,
        work: impl FnOnce(Result<&Client>) + Send + 'static,
    ) -> Result<Submitted> {
        let refused = |error: Error| self.name_hub(error.with_operation(operation));
        let (start, deadline) = self.start_and_deadline().map_err(refused)?;
        let began = start.instant();
        // Opened first, so that a close of the client either waits for it or has it refused here.
        let open = OpenCalls::open(self.shared.pools.open_calls());
        if self.is_closed() {
            return Err(refused(closed(began)));
        }
        let token = CancelToken::new();
        // The caller's stop reasons must not be polled on another thread.
        let stops = self.stops.for_other_threads().or_cancelled(&token);
        let reads_only = access == Access::Reads || self.reads_only();
        let hub = self.part_of(CallScope::new(began, deadline, stops.clone(), reads_only));
        let number = open.number();
        let waiting = QueuedCall {
            work,
            hub,
            operation,
            began,
            open,
        };
        let pools = self.shared.pools.clone();
        let job = pools.pool(access == Access::Reads).submit(Job {
            deadline: Some(deadline),
            cancelled: Box::new(move || stops.is_stopped()),
            work: Box::new(move |turn| waiting.take(turn)),
        });
        Ok(Submitted {
            process: process_number(),
            number,
            open: Arc::clone(pools.open_calls()),
            pools,
            token,
            job,
        })
    }
}

impl<W: FnOnce(Result<&Client>)> QueuedCall<W> {
    /// Does the work, or passes it the error by which it is not done.
    fn take(self, turn: Turn) {
        let Self {
            work,
            hub,
            operation,
            began,
            open,
        } = self;
        // Dropped after the captures of the work and then the client.
        let open = open;
        let hub = hub;
        open.runs_on(Thread::current());
        work(match unsent(turn, began) {
            None => Ok(&hub),
            Some(error) => {
                let error = match error.kind() {
                    ErrorKind::Cancelled if hub.is_closed() => closed(began),
                    _ => error,
                };
                Err(hub.name_hub(error.with_operation(operation)))
            }
        });
    }
}

impl Submitted {
    /// Returns `true` in the process that submitted the call. In the child of a fork nobody makes
    /// the call, and no lock may be taken.
    #[must_use]
    pub fn is_of_this_process(&self) -> bool {
        self.process == process_number()
    }

    /// Cancels the call: a waiting one is ended by a thread of the client, a running one ends
    /// within 60 ms.
    pub fn cancel(&self) {
        if self.is_of_this_process() {
            self.token.cancel();
            self.pools.end_cancelled();
        }
    }

    /// Cancels the call. Returns `true` if it had not started; its work is then dropped without
    /// being called.
    pub fn withdraw(&self) -> bool {
        if self.is_of_this_process() {
            self.token.cancel();
        }
        self.job.withdraw()
    }

    /// Waits until the work has ended and is dropped, unless called by that work.
    pub fn wait_ended(&self) {
        // A thread that was ended by the end of the process does not end its call.
        if self.is_of_this_process() && !is_ending() {
            self.open.wait_for(self.number, Thread::current());
        }
    }
}

/// Waits until no submitted call of a client is left, unless called by one.
pub(super) fn wait_for_all(client: &Client) {
    if !is_ending() {
        let open = client.shared.pools.open_calls();
        open.wait_for_all(Thread::current());
    }
}

/// Returns the error of a call that is not made because the client was closed.
fn closed(began: Instant) -> Error {
    Error::unsent(ErrorKind::Closed, "the client was closed", began)
}
