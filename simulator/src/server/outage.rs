//! Outages of the whole hub: requested by a control call or by the hub's owner, carried out by the
//! thread that serves.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::local_hub::LocalHubError;

/// An outage of the hub.
#[derive(Debug)]
pub(crate) struct Outage {
    /// Time for which nothing listens.
    pub(crate) down: Duration,
    /// Who waits for its end.
    pub(crate) over: Option<Sender<Result<(), LocalHubError>>>,
}

impl Outage {
    /// Tells who waits that the hub is back, or why it is not.
    pub(crate) fn end(self, end: Result<(), LocalHubError>) {
        if let Some(over) = self.over {
            // The caller may have stopped waiting.
            let _ = over.send(end);
        }
    }
}

/// The outages that have not begun.
#[derive(Debug)]
pub(crate) struct OutageQueue {
    /// None once the hub has ended and begins no more outages.
    waiting: Mutex<Option<VecDeque<Outage>>>,
    added: Notify,
}

impl Default for OutageQueue {
    fn default() -> OutageQueue {
        OutageQueue {
            waiting: Mutex::new(Some(VecDeque::new())),
            added: Notify::new(),
        }
    }
}

impl OutageQueue {
    /// Adds an outage. A hub that has ended drops it.
    pub(crate) fn add(&self, outage: Outage) {
        if let Some(waiting) = &mut *self.waiting() {
            waiting.push_back(outage);
        }
        self.added.notify_one();
    }

    /// Waits for the next outage.
    pub(super) async fn next(&self) -> Outage {
        loop {
            let next = self.waiting().as_mut().and_then(VecDeque::pop_front);
            match next {
                Some(outage) => return outage,
                None => self.added.notified().await,
            }
        }
    }

    /// Drops all waiting outages, and all that are added from now on.
    pub(crate) fn close(&self) {
        *self.waiting() = None;
    }

    fn waiting(&self) -> MutexGuard<'_, Option<VecDeque<Outage>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
