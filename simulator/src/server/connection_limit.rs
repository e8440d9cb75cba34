//! How many connections there may be at a time, and which of them gives way to a new one.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::connection::ConnectionHandle;

/// How long a connection must have lain idle before it gives way: its client may be about to send.
const IDLE: Duration = Duration::from_millis(100);

/// How long to wait for a place before the next one gives way.
const PATIENCE: Duration = Duration::from_millis(20);

/// The places that connections take.
#[derive(Debug)]
pub(super) struct ConnectionLimit {
    free: Arc<Semaphore>,
    most: usize,
    hijacked: Vec<Weak<ConnectionHandle>>,
}

impl ConnectionLimit {
    pub(super) fn new(most: usize) -> ConnectionLimit {
        ConnectionLimit {
            free: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            most,
            hijacked: Vec::new(),
        }
    }

    /// Waits for a place. Where there is none, the connection that has lain idle the longest ends,
    /// and the next one if that does not help.
    pub(super) async fn take(&self) -> Option<OwnedSemaphorePermit> {
        let mut write_timeout = Duration::ZERO;
        loop {
            let free = Arc::clone(&self.free).acquire_owned();
            // The semaphore is never closed.
            if let Ok(place) = timeout(write_timeout, free).await {
                return place.ok();
            }
            let hijacked = self.hijacked.iter().filter_map(Weak::upgrade);
            let idle = hijacked.filter_map(|line| Some((line.idle_since()?, line)));
            if let Some((since, line)) = idle.min_by_key(|(since, _)| *since)
                && Instant::now().duration_since(since) >= IDLE
            {
                line.give_way();
            }
            write_timeout = PATIENCE;
        }
    }

    /// Remembers who has taken a place.
    pub(super) fn seat(&mut self, line: &Arc<ConnectionHandle>) {
        if self.hijacked.len() > self.most {
            self.hijacked.retain(|line| line.strong_count() > 0);
        }
        self.hijacked.push(Arc::downgrade(line));
    }
}
