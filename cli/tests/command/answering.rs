//! Servers that send prepared responses and record the requests.

use gfxhub_test_support::{Server, closing_response};

/// Starts a server that sends this response.
pub(crate) fn answering(status: &str, content_type: &str, body: impl AsRef<[u8]>) -> Server {
    Server::answering_once(closing_response(status, content_type, body))
}

/// Returns the only request that the server received.
pub(crate) fn request(server: &Server) -> String {
    match &server.requests()[..] {
        [request] => request.text(),
        others => panic!("expected one request, got {}", others.len()),
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
