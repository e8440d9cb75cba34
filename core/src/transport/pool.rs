//! The pool of idle connections.

use super::connection::Connection;
use crate::config::Config;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// How long an idle connection may be used again. Common servers close theirs after 5 seconds.
const MAX_IDLE_TIME: Duration = Duration::from_secs(4);

/// What the settings of a client say about its pool.
#[derive(Debug, Clone, Copy)]
pub(super) struct PoolLimits {
    /// How many idle connections are kept.
    connections: usize,
}

impl PoolLimits {
    pub(super) fn new(config: &Config) -> PoolLimits {
        PoolLimits {
            connections: config.settings.max_idle_connections as usize,
        }
    }
}

/// The idle connections to one hub.
#[derive(Debug)]
pub(super) struct ConnectionPool {
    limits: PoolLimits,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    closed: bool,
    /// The one that was used last is at the end.
    connections: Vec<(Box<Connection>, Instant)>,
}

impl ConnectionPool {
    /// An empty pool.
    pub(super) fn new(limits: PoolLimits) -> ConnectionPool {
        ConnectionPool {
            limits,
            state: Mutex::default(),
        }
    }

    /// A connection that can serve again: young enough, still there, and nothing has come on it.
    pub(super) fn take(&self) -> Option<Box<Connection>> {
        loop {
            let (mut connection, since) = self.lock().connections.pop()?;
            if since.elapsed() < MAX_IDLE_TIME && connection.is_open() {
                return Some(connection);
            }
        }
    }

    /// Keeps a connection whose response was read completely, and closes one that was idle for too long.
    pub(super) fn put(&self, connection: Box<Connection>) {
        let now = Instant::now();
        let mut state = self.lock();
        let stale = match state.connections.first() {
            Some((_, since)) if now.duration_since(*since) >= MAX_IDLE_TIME => {
                Some(state.connections.remove(0))
            }
            _ => None,
        };
        let spare = if state.closed || state.connections.len() >= self.limits.connections {
            Some(connection)
        } else {
            state.connections.push((connection, now));
            None
        };
        // Closed when others can go on.
        drop(state);
        drop((stale, spare));
    }

    /// Closes all that are idle, and those that would become so.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        let connections = std::mem::take(&mut state.connections);
        drop(state);
        drop(connections);
    }

    /// Closes what is idle in a process that inherited it, unless the lock was held by a thread that
    /// this process does not have. The other process keeps its connections: nothing is sent.
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

    /// Does something while the lock is held, as by a thread of another process.
    #[cfg(test)]
    pub(super) fn while_locked(&self, act: impl FnOnce()) {
        let _held = self.lock();
        act();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
