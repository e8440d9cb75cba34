//! What of a transport belongs to one process. A process that came about by a fork shares no
//! connection with the other, or one would read the other's answers, and waits for none of its
//! locks, which may be held by threads that it does not have.

use super::idle::Idle;
use once_cell::race::OnceBox;
use std::sync::Arc;
use ureq::Agent;

/// The parts of one process, and those of the process that was forked from it.
#[derive(Debug)]
pub(super) struct Generation {
    process: u32,
    pub(super) agent: Agent,
    pub(super) idle: Arc<Idle>,
    next: OnceBox<Generation>,
}

impl Generation {
    pub(super) fn new(process: u32, agent: Agent, idle: Arc<Idle>) -> Generation {
        Generation {
            process,
            agent,
            idle,
            next: OnceBox::new(),
        }
    }

    /// The parts of this process: the last ones, if they are its own, or else new ones.
    pub(super) fn of(
        &self,
        process: u32,
        make: impl FnOnce() -> crate::Result<(Agent, Arc<Idle>)>,
    ) -> crate::Result<&Generation> {
        let last = self.last();
        if last.process == process {
            return Ok(last);
        }
        last.idle.abandon();
        let (agent, idle) = make()?;
        // Of threads that come here at the same time, one wins, and all take what it has made.
        Ok(last
            .next
            .get_or_init(|| Box::new(Generation::new(process, agent, idle))))
    }

    /// Closes what is idle.
    pub(super) fn close(&self, process: u32) {
        let last = self.last();
        if last.process == process {
            last.idle.close();
        } else {
            last.idle.abandon();
        }
    }

    /// The parts that were made last.
    pub(super) fn last(&self) -> &Generation {
        let mut last = self;
        while let Some(next) = last.next.get() {
            last = next;
        }
        last
    }
}
