//! The two thread pools of a client, one for reads and one for writes. A forked process creates its
//! own.

use std::time::Instant;

use super::open_calls::OpenCalls;
use super::pool::{MAX_THREADS, Turn, WorkerPool};
use super::sync::Arc;
use crate::error::{Error, ErrorKind};
use crate::process::{PerProcess, process_number};

/// Returns the error of a call that ends unsent after this turn; `None` if the call should be made.
/// `began` is the time at which the caller made the call.
#[must_use]
pub fn unsent(turn: Turn, began: Instant) -> Option<Error> {
    let waited = |what: &str| {
        format!("{what} before one of the {MAX_THREADS} threads for calls of its kind was free")
    };
    let (kind, detail) = match turn {
        Turn::Run => return None,
        Turn::Late => (ErrorKind::Timeout, waited("the call's timeout ran out")),
        Turn::Cancelled => (ErrorKind::Cancelled, waited("the call was cancelled")),
        Turn::NoThread(error) => {
            let detail = format!(
                "nothing was sent: the system cannot start a thread for the call (too many threads, or too \
                    little memory): {error}"
            );
            (ErrorKind::Io, detail)
        }
    };
    Some(Error::unsent(kind, detail, began))
}

/// The pools of a client. Clones share them. No lock guards them, since a fork could leave a lock
/// locked for ever.
#[derive(Clone, Debug)]
pub struct ClientPools(Arc<PerProcess<Pools>>);

/// The pools of a client in one process.
#[derive(Debug, Default)]
struct Pools {
    reads: WorkerPool,
    writes: WorkerPool,
    open: Arc<OpenCalls>,
}

impl Default for ClientPools {
    fn default() -> Self {
        Self(Arc::new(PerProcess::new(Pools::default())))
    }
}

impl ClientPools {
    /// Returns the pool for calls that read, or the pool for calls that write. `set_property`
    /// counts as a write, since an operator often takes a graphic off air with it.
    #[must_use]
    pub fn pool(&self, read: bool) -> &WorkerPool {
        let pools = self.own();
        if read { &pools.reads } else { &pools.writes }
    }

    /// Returns the submitted calls that have not ended yet.
    pub(crate) fn open_calls(&self) -> &Arc<OpenCalls> {
        &self.own().open
    }

    fn own(&self) -> &Pools {
        self.0.own(Pools::default)
    }

    /// Makes both pools check immediately whether calls in their queues were cancelled.
    pub fn end_cancelled(&self) {
        if let (pools, true) = self.0.latest(process_number()) {
            pools.reads.end_cancelled();
            pools.writes.end_cancelled();
        }
    }
}
