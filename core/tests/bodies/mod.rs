//! A server that gives every request the same body, and bodies whose decoding takes its time.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gfxhub_test_support::{Server, closing_response};

/// A server that responds to every request with a JSON body at once.
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

    /// Its address.
    pub(crate) fn url(&self) -> String {
        self.server.url()
    }

    /// Whether it has sent the whole of a response since this was last unset.
    pub(crate) fn sent(&self) -> &AtomicBool {
        &self.sent
    }
}

/// So many texts with a comma between each and the next.
pub(crate) fn joined(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect::<Vec<_>>().join(",")
}
