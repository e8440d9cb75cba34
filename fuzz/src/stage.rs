//! The show that the targets use, and a hub with it.

use std::sync::{Arc, LazyLock};

use gfxhub_simulator::Show;
use gfxhub_simulator::fuzzing::MemoryHub;

/// Token for control calls.
pub const TOKEN: &str = "token";

/// Text of the small show's file.
pub const SHOW: &str = include_str!("../show.json");

/// Returns the small show.
pub fn show() -> Arc<Show> {
    static SMALL: LazyLock<Arc<Show>> = LazyLock::new(|| match Show::from_json(SHOW) {
        Ok(show) => Arc::new(show),
        Err(error) => panic!("fuzz/show.json: {error}"),
    });
    Arc::clone(&SMALL)
}

/// Starts a new hub.
pub fn hub(show: Arc<Show>) -> MemoryHub {
    match MemoryHub::new(show, TOKEN) {
        Ok(hub) => hub,
        Err(error) => panic!("the runtime cannot be started: {error}"),
    }
}

/// Sends a GET request, and returns the status and the body of the only response.
pub fn ask(hub: &MemoryHub, path: &str) -> (u16, Vec<u8>) {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Control-Token: {TOKEN}\r\nConnection: close\r\n\r\n"
    );
    let answer = hub.answer(request.as_bytes(), usize::MAX);
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let end = end.unwrap_or_else(|| panic!("GET {path} has no response"));
    let head = String::from_utf8_lossy(&answer[..end]);
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    let status = status.unwrap_or_else(|| panic!("the response to GET {path} is {head}"));
    (status, answer[end + 4..].to_vec())
}

/// Checks that a hub still responds to requests for its state.
pub fn check(hub: &MemoryHub) {
    for path in [
        "/_control/state",
        "/_control/journal",
        "/_control/requests",
        "/api/rest/v1/playout/rundowns",
        "/api/rest/v1/newsroom/rundowns",
    ] {
        let (status, body) = ask(hub, path);
        assert_eq!(
            status,
            200,
            "GET {path}: {}",
            String::from_utf8_lossy(&body)
        );
        if let Err(error) = serde_json::from_slice::<serde_json::Value>(&body) {
            panic!("GET {path}: {error}: {}", String::from_utf8_lossy(&body));
        }
    }
}
