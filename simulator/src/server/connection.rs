//! One connection as the calls on it know it: its number, and the way to take it over.

use std::future::pending;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use super::head_text::HeadText;
use crate::faults::script::WireScript;

/// One connection.
#[derive(Debug)]
pub(super) struct ConnectionHandle {
    /// Its number since the start of the hub, from 1.
    pub(super) number: u64,
    /// What came of the next head. Its stream writes it.
    pub(super) head: Arc<HeadText>,
    script: Mutex<Option<WireScript>>,
    handed: Notify,
    /// It is to end, for another's sake.
    gives_way: AtomicBool,
    way_given: Notify,
}

impl ConnectionHandle {
    /// A connection whose heads have at most so many bytes.
    pub(super) fn new(number: u64, head: usize) -> ConnectionHandle {
        ConnectionHandle {
            number,
            head: Arc::new(HeadText::new(head)),
            script: Mutex::default(),
            handed: Notify::new(),
            gives_way: AtomicBool::new(false),
            way_given: Notify::new(),
        }
    }

    /// Takes the connection away from the server: the script comes in place of the reply that the
    /// caller owes. Never comes back; the caller is dropped.
    pub(super) async fn hijack(&self, script: WireScript) -> ! {
        *self.script.lock().unwrap_or_else(PoisonError::into_inner) = Some(script);
        self.handed.notify_one();
        pending().await
    }

    /// Waits until a call takes the connection over.
    pub(super) async fn hijacked(&self) -> WireScript {
        loop {
            self.handed.notified().await;
            let mut script = self.script.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(script) = script.take() {
                return script;
            }
        }
    }

    /// Since when it lies idle; none where it does not, or is about to end.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let is_ending = self.gives_way.load(Ordering::Relaxed);
        self.head.idle_since().filter(|_| !is_ending)
    }

    /// Tells it to end once it is idle.
    pub(super) fn give_way(&self) {
        self.gives_way.store(true, Ordering::Relaxed);
        self.way_given.notify_one();
    }

    /// Waits until it is told to end.
    pub(super) async fn told_to_end(&self) {
        self.way_given.notified().await;
    }
}
