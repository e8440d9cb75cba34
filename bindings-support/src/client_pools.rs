//! The two pools of a client, one for reads and one for all that writes, made anew after a fork.

use std::time::Instant;

use gfxhub::{Error, Kind};
use once_cell::race::OnceBox;

use crate::process::ProcessMark;
use crate::worker_pool::{MOST_THREADS, Turn, WorkerPool};

/// Why a call that had this turn ends without being sent; `None` where it is to be made. `began` is
/// when its caller called.
#[must_use]
pub fn unsent(turn: Turn, began: Instant) -> Option<Error> {
    let waited = |what: &str| {
        format!("{what} before one of the {MOST_THREADS} threads for calls of its sort was free")
    };
    let (kind, detail) = match turn {
        Turn::Run => return None,
        Turn::Late => (Kind::Timeout, waited("its time ran out")),
        Turn::Cancelled => (Kind::Cancelled, waited("it was cancelled")),
        Turn::NoThread(error) => {
            let detail = format!(
                "nothing was sent, as the system gives no thread to make the call on (it has too \
                 many of them, or too little memory): {error}"
            );
            (Kind::Io, detail)
        }
    };
    Some(Error::unsent(kind, detail, began))
}

/// The pools of a client. No lock guards them: a fork could leave it taken for ever.
#[derive(Debug)]
pub struct ClientPools {
    process: ProcessMark,
    reads: WorkerPool,
    writes: WorkerPool,
    /// Those of a process that was forked from this one.
    next: OnceBox<ClientPools>,
}

impl Default for ClientPools {
    fn default() -> Self {
        Self::of_process(ProcessMark::current())
    }
}

impl ClientPools {
    fn of_process(process: ProcessMark) -> Self {
        Self {
            process,
            reads: WorkerPool::default(),
            writes: WorkerPool::default(),
            next: OnceBox::new(),
        }
    }

    /// The pool for calls that read, or for those that write. Absolute sets write: a graphic is often
    /// taken off air by one.
    #[must_use]
    pub fn pool(&self, read: bool) -> &WorkerPool {
        let process = ProcessMark::current();
        let mut pools = self.last();
        if pools.process != process {
            // Of threads that come here at the same time, one wins, and all take what it has made.
            let made = || Box::new(Self::of_process(process));
            pools = pools.next.get_or_init(made);
        }
        if read { &pools.reads } else { &pools.writes }
    }

    /// Has both queues looked through at once for calls that were cancelled.
    pub fn end_cancelled(&self) {
        let pools = self.last();
        if pools.process == ProcessMark::current() {
            pools.reads.end_cancelled();
            pools.writes.end_cancelled();
        }
    }

    fn last(&self) -> &Self {
        let mut last = self;
        while let Some(next) = last.next.get() {
            last = next;
        }
        last
    }
}
