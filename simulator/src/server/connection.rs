//! One connection as the calls on it see it: its number, and how to hijack it.

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
    /// Its number since the start of the hub, from 1.
    pub(super) number: u64,
    /// The address of its client.
    pub(super) peer: SocketAddr,
    /// What has been received of the next head. The stream writes it.
    pub(super) head: Arc<HeadText>,
    script: Mutex<Option<WireScript>>,
    hijack_signal: Notify,
    /// It is to close, to make room for another.
    is_ending: AtomicBool,
    close_signal: Notify,
}

impl ConnectionHandle {
    /// A connection whose heads have at most so many bytes.
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

    /// Since when it is idle; none where it is not, or is about to close.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let is_ending = self.is_ending.load(Ordering::Relaxed);
        self.head.idle_since().filter(|_| !is_ending)
    }

    /// Asks it to close once it is idle.
    pub(super) fn close_when_idle(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
        self.close_signal.notify_one();
    }

    /// Waits until it is asked to close.
    pub(super) async fn close_requested(&self) {
        self.close_signal.notified().await;
    }
}
