//! What the client reports that it sent: the proof that refused input sends nothing.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gfxhub::Event;

/// Counts what a client sends. Clones count together.
#[derive(Clone, Default)]
pub(crate) struct Traffic(Arc<Mutex<Sent>>);

#[derive(Default)]
struct Sent {
    attempts: usize,
    commands: usize,
    operations: BTreeSet<String>,
}

impl Traffic {
    /// Takes note of an attempt; for the client's `on_event`.
    pub(crate) fn note(&self, event: &Event) {
        let mut sent = self.sent();
        sent.attempts += 1;
        if event.method() != "GET" {
            sent.commands += 1;
        }
        sent.operations.insert(event.operation().to_owned());
    }

    /// How many requests were tried.
    pub(crate) fn attempts(&self) -> usize {
        self.sent().attempts
    }

    /// How many of them were more than reads.
    pub(crate) fn commands(&self) -> usize {
        self.sent().commands
    }

    /// The operations of the specification that were not called.
    pub(crate) fn not_called(&self) -> Vec<&'static str> {
        let sent = self.sent();
        let names = gfxhub::schema::OPERATIONS
            .iter()
            .map(|operation| operation.name);
        names
            .filter(|name| !sent.operations.contains(*name))
            .collect()
    }

    fn sent(&self) -> MutexGuard<'_, Sent> {
        // Counting cannot leave anything half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
