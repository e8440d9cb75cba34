//! Limits the number of connections, and the number of bytes of bodies that are read at a time. If
//! there is no place for a new connection, closes the one that has been idle the longest.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::connection::ConnectionHandle;
use crate::options::Limits;

/// Minimum time for which a connection must have been idle before it is closed, since its client
/// may be about to send a request.
const IDLE: Duration = Duration::from_millis(100);

/// Time to wait for a free place before the next connection is closed.
const WAIT_FOR_PLACE: Duration = Duration::from_millis(20);

/// The places for connections.
#[derive(Debug)]
pub(super) struct ConnectionLimit {
    free: Arc<Semaphore>,
    most: usize,
    connections: Vec<Weak<ConnectionHandle>>,
}

impl ConnectionLimit {
    pub(super) fn new(most: usize) -> ConnectionLimit {
        ConnectionLimit {
            free: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            most,
            connections: Vec::new(),
        }
    }

    /// Waits for a free place. If there is none, closes the connection that has been idle the
    /// longest, and then further ones until a place is free.
    pub(super) async fn take(&self) -> Option<OwnedSemaphorePermit> {
        let mut wait = Duration::ZERO;
        loop {
            let free = Arc::clone(&self.free).acquire_owned();
            if let Ok(place) = timeout(wait, free).await {
                // `place` is never an error, since the semaphore is never closed.
                return place.ok();
            }
            let connections = self.connections.iter().filter_map(Weak::upgrade);
            let idle =
                connections.filter_map(|connection| Some((connection.idle_since()?, connection)));
            if let Some((since, connection)) = idle.min_by_key(|(since, _)| *since)
                && Instant::now().duration_since(since) >= IDLE
            {
                connection.close_when_idle();
            }
            wait = WAIT_FOR_PLACE;
        }
    }

    /// Registers a connection that has taken a place.
    pub(super) fn register(&mut self, connection: &Arc<ConnectionHandle>) {
        if self.connections.len() > self.most {
            self.connections
                .retain(|connection| connection.strong_count() > 0);
        }
        self.connections.push(Arc::downgrade(connection));
    }
}

/// Number of bytes for one permit.
const UNIT: usize = 1 << 10;

/// Capacity for all bodies larger than 64 KiB that are being read at the same time.
#[derive(Debug)]
pub(super) struct BodyCapacity {
    free: Arc<Semaphore>,
    most: u32,
}

impl BodyCapacity {
    /// Creates the capacity with these limits. It is sufficient for at least one body.
    pub(super) fn new(limits: &Limits) -> BodyCapacity {
        let most = limits.bodies.max(limits.body).div_ceil(UNIT);
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        let permits = usize::try_from(most).unwrap_or(usize::MAX);
        BodyCapacity {
            free: Arc::new(Semaphore::new(permits.min(Semaphore::MAX_PERMITS))),
            most,
        }
    }

    /// Waits for capacity for `length` bytes.
    pub(super) async fn take(&self, length: usize) -> Option<OwnedSemaphorePermit> {
        let wanted = u32::try_from(length.div_ceil(UNIT)).unwrap_or(u32::MAX);
        let free = Arc::clone(&self.free);
        // This does not fail, since the semaphore is never closed.
        free.acquire_many_owned(wanted.min(self.most)).await.ok()
    }
}
