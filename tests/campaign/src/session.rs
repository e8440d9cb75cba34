//! A client whose requests the hub counts separately, and whose attempts are kept.

use std::sync::{Arc, Mutex, PoisonError};

use gfxhub::Client;

use crate::observation::Attempt;

/// Maximum response size of the campaign's clients, which floods reach soon.
const MAX_BODY: u64 = 256 << 10;

/// A client with an id of its own.
#[derive(Debug)]
pub struct Session {
    client: Client,
    id: String,
    max_attempts: u32,
    attempts: Arc<Mutex<Vec<Attempt>>>,
}

impl Session {
    /// Creates a client of the hub at an address, which sends this id in every request.
    ///
    /// # Panics
    /// Panics if the client cannot be made: address and settings are the campaign's own.
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

    /// Returns its `X-Request-Id`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Takes the attempts that were reported since the last call of this.
    pub fn take_attempts(&self) -> Vec<Attempt> {
        let mut kept = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *kept)
    }
}
