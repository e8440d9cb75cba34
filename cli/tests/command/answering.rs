//! A server that gives one answer, whatever it is asked, and tells what it was asked.

use gfxhub_test_support::{Server, closing_response};

/// The server, and its address.
pub(crate) struct Answering {
    pub(crate) url: String,
    server: Server,
}

/// A server whose one answer is this.
pub(crate) fn answering(status: &str, content_type: &str, body: &[u8]) -> Answering {
    let server = Server::answering_once(closing_response(status, content_type, body));
    Answering {
        url: server.url(),
        server,
    }
}

/// Answers each request by what is asked (`GET /path`) with a status and a JSON text.
pub(crate) fn answering_each(
    answer: impl Fn(&str) -> (&'static str, &'static str) + Send + Sync + 'static,
) -> Server {
    Server::answering_each(move |request| {
        let (status, json) = answer(&format!("{} {}", request.method, request.target));
        closing_response(status, "application/json", json)
    })
}

impl Answering {
    /// The one request that came.
    pub(crate) fn asked(self) -> String {
        match &self.server.requests()[..] {
            [request] => request.text(),
            others => panic!("one request is expected, {} came", others.len()),
        }
    }
}
