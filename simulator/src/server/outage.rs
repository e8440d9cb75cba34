//! Outages of the whole hub. A control call or the owner of the hub requests them, and the serving
//! thread carries them out.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::error::LocalHubError;

/// An outage of the hub.
#[derive(Debug)]
pub(crate) struct Outage {
    /// Time for which the hub does not listen.
    pub(crate) down: Duration,
    /// Sender to the caller that waits for the end of the outage; `None` if no caller waits.
    pub(crate) over: Option<Sender<Result<(), LocalHubError>>>,
}

impl Outage {
    /// Reports to the waiting caller that the hub listens again, or the reason why it does not.
    pub(crate) fn end(self, end: Result<(), LocalHubError>) {
        if let Some(over) = self.over {
            // Sending fails if the receiver no longer waits.
            let _ = over.send(end);
        }
    }
}

/// The outages that have not begun yet.
#[derive(Debug)]
pub(crate) struct OutageQueue {
    /// `None` after the hub has ended, since it begins no more outages.
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
    /// Adds an outage. It is dropped if the hub has ended.
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

    /// Drops all outages that wait, and all that are added later.
    pub(crate) fn close(&self) {
        *self.waiting() = None;
    }

    fn waiting(&self) -> MutexGuard<'_, Option<VecDeque<Outage>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
