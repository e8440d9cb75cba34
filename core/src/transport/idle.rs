//! The connections that wait for the next request.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};
use ureq::unversioned::transport::Transport;

/// How long an idle connection may be used again. Common servers close theirs after 5 seconds.
const IDLE: Duration = Duration::from_secs(4);

/// The idle connections to one hub.
#[derive(Debug)]
pub(super) struct Idle {
    most: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    closed: bool,
    /// The one that was used last is at the end.
    wires: Vec<(Box<dyn Transport>, Instant)>,
}

impl Idle {
    /// Room for so many connections.
    pub(super) fn new(most: usize) -> Idle {
        Idle {
            most,
            state: Mutex::default(),
        }
    }

    /// A connection that can serve again: young enough, still there, and nothing has come on it.
    pub(super) fn take(&self) -> Option<Box<dyn Transport>> {
        loop {
            let (mut wire, since) = self.lock().wires.pop()?;
            if since.elapsed() < IDLE && wire.is_open() {
                return Some(wire);
            }
        }
    }

    /// Keeps a connection whose answer was read whole, and lets go of one that waited too long.
    pub(super) fn put(&self, wire: Box<dyn Transport>) {
        let now = Instant::now();
        let mut state = self.lock();
        let stale = match state.wires.first() {
            Some((_, since)) if now.duration_since(*since) >= IDLE => Some(state.wires.remove(0)),
            _ => None,
        };
        let spare = if state.closed || state.wires.len() >= self.most {
            Some(wire)
        } else {
            state.wires.push((wire, now));
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
        let wires = std::mem::take(&mut state.wires);
        drop(state);
        drop(wires);
    }

    /// Closes what is idle in a process that inherited it, unless the lock was held by a thread that
    /// this process does not have. The other process keeps its connections: nothing is sent.
    pub(super) fn abandon(&self) {
        let wires = match self.state.try_lock() {
            Ok(mut state) => std::mem::take(&mut state.wires),
            Err(TryLockError::Poisoned(state)) => std::mem::take(&mut state.into_inner().wires),
            Err(TryLockError::WouldBlock) => return,
        };
        drop(wires);
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
