//! A client whose requests the hub counts separately, and whose attempts are recorded.

use std::sync::{Arc, Mutex, PoisonError};

use gfxhub::Client;

use crate::observation::Attempt;

/// Maximum response size of the campaign's clients, small enough for floods to reach it quickly.
const MAX_BODY: u64 = 256 << 10;

/// A client with its own request id.
#[derive(Debug)]
pub struct Session {
    client: Client,
    id: String,
    max_attempts: u32,
    attempts: Arc<Mutex<Vec<Attempt>>>,
}

impl Session {
    /// Creates a client that sends `id` as `X-Request-Id` in every request to the hub at `url`.
    ///
    /// # Panics
    /// Panics if the client cannot be created. Only a bug in the campaign can cause this, because
    /// the campaign supplies the address and the settings.
    pub fn new(url: &str, id: String, max_attempts: u32) -> Session {
        let kept: Arc<Mutex<Vec<Attempt>>> = Arc::default();
        let keep = Arc::clone(&kept);
        let client = Client::builder(url)
            .header("X-Request-Id", &id)
            .max_response_bytes(MAX_BODY)
            .max_idle_connections(2)
            .max_attempts(max_attempts)
            .on_event(move |event| {
                let mut kept = keep.lock().unwrap_or_else(PoisonError::into_inner);
                kept.push(Attempt::from(event));
            })
            .build();
        match client {
            Ok(client) => Session {
                client,
                id,
                max_attempts,
                attempts: kept,
            },
            Err(error) => panic!("{error}"),
        }
    }

    /// Returns the client.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Returns the maximum number of attempts of a call.
    pub fn max_attempts(&self) -> u32 {
        self.max_attempts
    }

    /// Returns the client's `X-Request-Id`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the attempts that were reported since the last call of this function.
    pub fn take_attempts(&self) -> Vec<Attempt> {
        let mut kept = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *kept)
    }
}
