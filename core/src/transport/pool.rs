//! The pool of idle connections.

use super::connection::Connection;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// Maximum time for which an idle connection is kept for reuse. Common servers close idle
/// connections after 5 seconds.
const MAX_IDLE_TIME: Duration = Duration::from_secs(4);

/// The idle connections to one hub.
#[derive(Debug)]
pub(super) struct ConnectionPool {
    /// Maximum number of idle connections.
    max_idle: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    closed: bool,
    /// Idle connections, each with the time since which it has been idle. The most recently used
    /// one is the last.
    connections: Vec<(Box<Connection>, Instant)>,
}

impl ConnectionPool {
    /// Creates an empty pool.
    pub(super) fn new(max_idle: usize) -> ConnectionPool {
        ConnectionPool {
            max_idle,
            state: Mutex::default(),
        }
    }

    /// Takes a connection that can serve another request: one that is young enough, still open, and
    /// has no input. Returns `None` if there is none.
    pub(super) fn take(&self) -> Option<Box<Connection>> {
        loop {
            let (mut connection, since) = self.lock().connections.pop()?;
            if since.elapsed() < MAX_IDLE_TIME && connection.is_open() {
                return Some(connection);
            }
        }
    }

    /// Puts back a connection whose response was read completely. Closes the oldest idle connection
    /// if it was idle for too long.
    pub(super) fn put(&self, connection: Box<Connection>) {
        let now = Instant::now();
        let mut state = self.lock();
        let stale = match state.connections.first() {
            Some((_, since)) if now.duration_since(*since) >= MAX_IDLE_TIME => {
                Some(state.connections.remove(0))
            }
            _ => None,
        };
        let spare = if state.closed || state.connections.len() >= self.max_idle {
            Some(connection)
        } else {
            state.connections.push((connection, now));
            None
        };
        // The connections are closed after the lock is released, so that other threads can
        // continue.
        drop(state);
        drop((stale, spare));
    }

    /// Closes all idle connections, and all connections that are put back later.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        let connections = std::mem::take(&mut state.connections);
        drop(state);
        drop(connections);
    }

    /// Closes the idle connections that a fork has copied to this process. Leaves them open if a
    /// thread of the parent held the lock. Closing a copy sends nothing, so the parent can still
    /// use its own connections.
    pub(super) fn discard_after_fork(&self) {
        let connections = match self.state.try_lock() {
            Ok(mut state) => std::mem::take(&mut state.connections),
            Err(TryLockError::Poisoned(state)) => {
                std::mem::take(&mut state.into_inner().connections)
            }
            Err(TryLockError::WouldBlock) => return,
        };
        drop(connections);
    }

    /// Runs `act` while the lock is held, as if a thread of another process held it.
    #[cfg(test)]
    pub(super) fn while_locked(&self, act: impl FnOnce()) {
        let _held = self.lock();
        act();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
