//! A server that responds to every request with the same body, and bodies that take long to decode.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gfxhub_test_support::{Server, closing_response};

/// A server that responds to every request at once with a JSON body.
pub(crate) struct Bodies {
    server: Server,
    sent: Arc<AtomicBool>,
}

impl Bodies {
    /// Serves this body.
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

    /// Returns a flag that is set once a whole response was sent.
    pub(crate) fn sent(&self) -> &AtomicBool {
        &self.sent
    }
}

/// Joins this many texts with commas.
pub(crate) fn joined(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect::<Vec<_>>().join(",")
}
