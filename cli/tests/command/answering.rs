//! Servers that send prepared responses and record the requests.

use gfxhub_test_support::{Server, closing_response};

/// The server, with its address.
pub(crate) struct ResponseServer {
    pub(crate) url: String,
    server: Server,
}

/// Starts a server that sends this response.
pub(crate) fn answering(status: &str, content_type: &str, body: &[u8]) -> ResponseServer {
    let server = Server::answering_once(closing_response(status, content_type, body));
    ResponseServer {
        url: server.url(),
        server,
    }
}

/// Starts a server whose response to a request (`GET /path`) is the status and the JSON from
/// `answer`.
pub(crate) fn answering_each(
    answer: impl Fn(&str) -> (&'static str, &'static str) + Send + Sync + 'static,
) -> Server {
    Server::answering_each(move |request| {
        let (status, json) = answer(&format!("{} {}", request.method, request.target));
        closing_response(status, "application/json", json)
    })
}

impl ResponseServer {
    /// Returns the only request that was received.
    pub(crate) fn request(self) -> String {
        match &self.server.requests()[..] {
            [request] => request.text(),
            others => panic!("expected one request, got {}", others.len()),
        }
    }
}
