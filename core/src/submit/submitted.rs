//! Submits calls to the thread pools, for [`Pending`](super::Pending) and for the bindings.

use std::time::Instant;

use super::Access;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::invoke::call;
use crate::options::CallScope;
use crate::process::{is_ending, process_number};
use crate::stop::CancelToken;
use crate::worker_pool::open_calls::{OpenCall, OpenCalls, Thread};
use crate::worker_pool::sync::Arc;
use crate::worker_pool::{ClientPools, Job, JobHandle, Turn, unsent};

/// A submitted call. It can be cancelled, and waited for until it has ended.
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

/// A submitted call that was not started yet.
struct QueuedCall<W> {
    // The order of the fields is the order of their drops: the call counts as open until all are
    // dropped.
    work: W,
    hub: Client,
    operation: &'static str,
    began: Instant,
    /// The call as one of its group; `None` if the call is not that of a group.
    open_in_group: Option<OpenCall>,
    open: OpenCall,
}

impl Client {
    /// Submits work to a thread of the client. `work` is called once, with a client for its calls
    /// or with the error that says why it cannot run. It is not called if the call is withdrawn.
    /// `operation` is the operation name in errors.
    ///
    /// # Errors
    /// The error if the call is refused at once. `work` is then dropped.
    #[doc(hidden)]
    pub fn submit_work(
        &self,
        operation: &'static str,
        access: Access,
        work: impl FnOnce(Result<&Client>) + Send + 'static,
    ) -> Result<Submitted> {
        let refused = |error: Error| self.name_hub(error.with_operation(operation));
        let is_unlimited = call(operation).is_some_and(|call| call.is_unlimited);
        let (start, deadline) = self.start_and_deadline_of(is_unlimited).map_err(refused)?;
        let began = start.instant();
        // The call is counted as open before the check, so that a close of the client either waits
        // for the call or is noticed here.
        let open = OpenCalls::open(self.shared.pools.open_calls());
        let members = self.members.as_ref();
        let open_in_group = members.map(|members| OpenCalls::open(members.open_calls()));
        if self.is_closed() {
            return Err(refused(closed(began)));
        }
        let token = CancelToken::new();
        // No other thread may poll the caller's stop reasons.
        let stops = self.stops.for_other_threads().or_cancelled(&token);
        let reads_only = access == Access::Reads;
        let hub = self.part_of(CallScope::new(began, deadline, stops.clone(), reads_only));
        let number = open.number();
        let waiting = QueuedCall {
            work,
            hub,
            operation,
            began,
            open_in_group,
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
    /// Runs the work, with its client or with the error that says why the call is not made.
    fn take(self, turn: Turn) {
        let Self {
            work,
            hub,
            operation,
            began,
            open_in_group,
            open,
        } = self;
        // The call stays open until the captures of the work and then the client are dropped.
        let open = [Some(open), open_in_group];
        let hub = hub;
        for open in open.iter().flatten() {
            open.runs_on(Thread::current());
        }
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
    /// Returns `true` in the process that submitted the call. In a forked child process, no thread
    /// makes the call, and no lock may be taken.
    #[must_use]
    pub fn is_of_this_process(&self) -> bool {
        self.process == process_number()
    }

    /// Cancels the call. A thread of the client ends a waiting call; a running one ends within 60
    /// ms.
    pub fn cancel(&self) {
        if self.is_of_this_process() {
            self.token.cancel();
            self.pools.end_cancelled();
        }
    }

    /// Cancels the call. Returns `true` if it had not started. Its work is then dropped without
    /// being called.
    pub fn withdraw(&self) -> bool {
        if self.is_of_this_process() {
            self.token.cancel();
        }
        self.job.withdraw()
    }

    /// Waits until the work has ended and is dropped. Does not wait if the work itself calls this.
    pub fn wait_ended(&self) {
        // If the end of the process has ended a thread, the call of that thread never ends.
        if self.is_of_this_process() && !is_ending() {
            self.open.wait_for(self.number, Thread::current());
        }
    }
}

/// Waits until no submitted call of a client is left. Does not wait if a submitted call itself
/// calls this function.
pub(super) fn wait_for_all(client: &Client) {
    if !is_ending() {
        // A group shares the threads of its first member, whose own calls it does not end.
        let open = match &client.members {
            Some(members) => members.open_calls(),
            None => client.shared.pools.open_calls(),
        };
        open.wait_for_all(Thread::current());
    }
}

/// Returns the error of a call that is not made because its client was closed.
fn closed(began: Instant) -> Error {
    Error::unsent(ErrorKind::Closed, "the client was closed", began)
}
