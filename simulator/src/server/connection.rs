//! One connection as its calls see it, and the way in which they hijack it.

use std::future::pending;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use super::head_text::HeadText;
use crate::faults::script::WireScript;

/// One connection.
#[derive(Debug)]
pub(super) struct ConnectionHandle {
    /// Number since the start of the hub, from 1.
    pub(super) number: u64,
    /// Address of the client.
    pub(super) peer: SocketAddr,
    /// The bytes of the next head received so far, which the stream writes.
    pub(super) head: Arc<HeadText>,
    script: Mutex<Option<WireScript>>,
    hijack_signal: Notify,
    /// True once the connection is to close, to make room for another.
    is_ending: AtomicBool,
    close_signal: Notify,
}

impl ConnectionHandle {
    /// Creates a connection whose heads have at most `head` bytes.
    pub(super) fn new(number: u64, peer: SocketAddr, head: usize) -> ConnectionHandle {
        ConnectionHandle {
            number,
            peer,
            head: Arc::new(HeadText::new(head)),
            script: Mutex::default(),
            hijack_signal: Notify::new(),
            is_ending: AtomicBool::new(false),
            close_signal: Notify::new(),
        }
    }

    /// Takes the connection away from the server: the script replaces the response of the caller.
    /// Never returns; the caller is dropped.
    pub(super) async fn hijack(&self, script: WireScript) -> ! {
        *self.script.lock().unwrap_or_else(PoisonError::into_inner) = Some(script);
        self.hijack_signal.notify_one();
        pending().await
    }

    /// Waits until a call hijacks the connection.
    pub(super) async fn hijacked(&self) -> WireScript {
        loop {
            self.hijack_signal.notified().await;
            let mut script = self.script.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(script) = script.take() {
                return script;
            }
        }
    }

    /// Returns the time since which the connection is idle; none if it is not, or is about to
    /// close.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let is_ending = self.is_ending.load(Ordering::Relaxed);
        self.head.idle_since().filter(|_| !is_ending)
    }

    /// Asks the connection to close once it is idle.
    pub(super) fn close_when_idle(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
        self.close_signal.notify_one();
    }

    /// Waits until the connection is asked to close.
    pub(super) async fn close_requested(&self) {
        self.close_signal.notified().await;
    }
}
