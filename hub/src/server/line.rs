//! One connection as the calls on it know it: its number, and the way to take it over.

use std::future::pending;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

use super::head_text::HeadText;
use crate::faults::Script;

/// One connection.
#[derive(Debug)]
pub(super) struct Line {
    /// Its number since the start of the hub, from 1.
    pub(super) number: u64,
    /// What came of the next head. Its stream writes it.
    pub(super) head: Arc<HeadText>,
    script: Mutex<Option<Script>>,
    handed: Notify,
}

impl Line {
    pub(super) fn new(number: u64) -> Line {
        Line {
            number,
            head: Arc::default(),
            script: Mutex::default(),
            handed: Notify::new(),
        }
    }

    /// Takes the connection away from the server: the script comes in place of the reply that the
    /// caller owes. Never comes back; the caller is dropped.
    pub(super) async fn take_over(&self, script: Script) -> ! {
        *self.script.lock().unwrap_or_else(PoisonError::into_inner) = Some(script);
        self.handed.notify_one();
        pending().await
    }

    /// Waits until a call takes the connection over.
    pub(super) async fn taken(&self) -> Script {
        loop {
            self.handed.notified().await;
            let mut script = self.script.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(script) = script.take() {
                return script;
            }
        }
    }
}
