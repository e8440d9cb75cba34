//! `faults`: a fault scenario is either refused with an error message, or can be used by a hub.

use gfxhub_simulator::Faults;

use crate::stage;

/// Requests that a fault may affect.
const REQUESTS: &[&str] = &[
    "GET /api/rest/v1/engines HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "POST /api/rest/v1/rgraphs/11/engines/3 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /api/rest/v1/playout/rundowns/1/items HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "DELETE /api/rest/v1/playout/rundowns/1/items/1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
];

/// Runs the target with the text of a scenario.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let faults = match Faults::from_json(text) {
        Ok(faults) => faults,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let hub = stage::hub(stage::show());
    hub.set_faults(faults);
    for request in REQUESTS {
        // Any response is accepted, because the scenario determines it.
        hub.answer(request.as_bytes(), usize::MAX);
    }
    if let Err(error) = serde_json::from_str::<serde_json::Value>(&hub.faults_json()) {
        panic!("{error}: {}", hub.faults_json());
    }
    hub.set_faults(Faults::default());
    stage::check(&hub);
}
