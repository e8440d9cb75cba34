//! The handle of a connection, which its calls use. A call can take the connection over from the
//! server.

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
    /// Number of the connection since the start of the hub, counted from 1.
    pub(super) number: u64,
    /// Address of the client.
    pub(super) peer: SocketAddr,
    /// The bytes of the next head that were received so far. The stream adds them.
    pub(super) head: Arc<HeadText>,
    script: Mutex<Option<WireScript>>,
    hijack_signal: Notify,
    /// True if the connection should be closed to make a place for another one.
    is_ending: AtomicBool,
    close_signal: Notify,
}

impl ConnectionHandle {
    /// Creates a connection. The heads of its requests have at most `head` bytes.
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

    /// Takes the connection over from the server. The script replaces the response to the caller's
    /// request. Never returns, since the caller is dropped.
    pub(super) async fn hijack(&self, script: WireScript) -> ! {
        *self.script.lock().unwrap_or_else(PoisonError::into_inner) = Some(script);
        self.hijack_signal.notify_one();
        pending().await
    }

    /// Waits until a call takes the connection over. Returns the script.
    pub(super) async fn hijacked(&self) -> WireScript {
        loop {
            self.hijack_signal.notified().await;
            let mut script = self.script.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(script) = script.take() {
                return script;
            }
        }
    }

    /// Returns the time since which the connection is idle; `None` if it is not idle or will be
    /// closed.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let is_ending = self.is_ending.load(Ordering::Relaxed);
        self.head.idle_since().filter(|_| !is_ending)
    }

    /// Asks for the connection to be closed as soon as it is idle.
    pub(super) fn close_when_idle(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
        self.close_signal.notify_one();
    }

    /// Waits until the connection should be closed.
    pub(super) async fn close_requested(&self) {
        self.close_signal.notified().await;
    }
}
