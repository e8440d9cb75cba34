//! A server that sends the same body in every response, and a function that builds long bodies.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gfxhub_test_support::{Server, closing_response};

/// A server that responds to every request immediately, with the same JSON body.
pub(crate) struct Bodies {
    server: Server,
    sent: Arc<AtomicBool>,
}

impl Bodies {
    /// Starts a server that sends this body.
    pub(crate) fn of(body: String) -> Bodies {
        let sent: Arc<AtomicBool> = Arc::default();
        let noted = Arc::clone(&sent);
        let response = closing_response("200 OK", "application/json", body);
        let server = Server::start(move |connection| {
            connection.let_go();
            if connection.request().is_some() {
                let whole = connection.stream.write_all(&response).is_ok();
                noted.store(whole, Ordering::SeqCst);
            }
        });
        Bodies { server, sent }
    }

    /// Returns the address of the server.
    pub(crate) fn url(&self) -> String {
        self.server.url()
    }

    /// Returns a flag that is set after a complete response was sent.
    pub(crate) fn sent(&self) -> &AtomicBool {
        &self.sent
    }
}

/// Joins `count` texts with commas. `text` returns the text with a given number.
pub(crate) fn joined(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect::<Vec<_>>().join(",")
}
