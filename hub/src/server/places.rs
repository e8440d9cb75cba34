//! How many connections there may be at a time, and which of them gives way to a new one.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::line::Line;

/// How long a connection must have lain idle before it gives way: its client may be about to send.
const IDLE: Duration = Duration::from_millis(100);

/// How long to wait for a place before the next one gives way.
const PATIENCE: Duration = Duration::from_millis(20);

/// The places that connections take.
#[derive(Debug)]
pub(super) struct Places {
    free: Arc<Semaphore>,
    most: usize,
    taken: Vec<Weak<Line>>,
}

impl Places {
    pub(super) fn new(most: usize) -> Places {
        Places {
            free: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            most,
            taken: Vec::new(),
        }
    }

    /// Waits for a place. Where there is none, the connection that has lain idle the longest ends,
    /// and the next one if that does not help.
    pub(super) async fn take(&self) -> Option<OwnedSemaphorePermit> {
        let mut patience = Duration::ZERO;
        loop {
            let free = Arc::clone(&self.free).acquire_owned();
            // The semaphore is never closed.
            if let Ok(place) = timeout(patience, free).await {
                return place.ok();
            }
            let taken = self.taken.iter().filter_map(Weak::upgrade);
            let idle = taken.filter_map(|line| Some((line.idle_since()?, line)));
            if let Some((since, line)) = idle.min_by_key(|(since, _)| *since)
                && Instant::now().duration_since(since) >= IDLE
            {
                line.give_way();
            }
            patience = PATIENCE;
        }
    }

    /// Remembers who has taken a place.
    pub(super) fn seat(&mut self, line: &Arc<Line>) {
        if self.taken.len() > self.most {
            self.taken.retain(|line| line.strong_count() > 0);
        }
        self.taken.push(Arc::downgrade(line));
    }
}
