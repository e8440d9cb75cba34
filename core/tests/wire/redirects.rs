//! Tests of redirects. A redirect is never followed, and never a success.

use gfxhub::{Effect, ErrorKind, PlayoutRundownName};

use super::{OK, Server, builder, failed};

/// Starts a hub that redirects to another server. Returns both.
fn hubs(status: u16) -> (Server, Server) {
    let other = Server::answering(OK);
    let elsewhere = other.url();
    let hub = Server::start(move |connection| {
        while connection.request().is_some() {
            let head = format!(
                "HTTP/1.1 {status} Elsewhere\r\nLocation: {elsewhere}/x\r\nContent-Length: 0\r\n\r\n"
            );
            connection.write(head.as_bytes());
        }
    });
    (hub, other)
}

const STATUSES: [u16; 5] = [301, 302, 303, 307, 308];

/// A 3xx response is an error, and the effect of the command is unknown.
#[test]
fn a_redirect_is_an_error() {
    for status in STATUSES {
        let (hub, _other) = hubs(status);
        let client = super::client(&hub.url());
        let made = client
            .playout()
            .create_rundown(PlayoutRundownName::new("a"));
        assert_eq!(
            failed(made),
            (ErrorKind::Redirect, Effect::Maybe),
            "{status}"
        );
        let deleted = client.playout().delete_item(1, 2);
        assert_eq!(
            failed(deleted),
            (ErrorKind::Redirect, Effect::Maybe),
            "{status}"
        );
        let read = client.engines().get(3);
        assert_eq!(
            failed(read),
            (ErrorKind::Redirect, Effect::None),
            "{status}"
        );
    }
}

/// If the client followed a redirect, it would send a GET in place of the command and report
/// success.
#[test]
fn a_redirect_is_not_followed() {
    for status in STATUSES {
        let (hub, other) = hubs(status);
        let client = super::client(&hub.url());
        let _ = client.playout().delete_item(1, 2);
        let _ = client.engines().list();
        assert_eq!(
            (hub.requests().len(), other.connections()),
            (2, 0),
            "{status}"
        );
    }
}

/// Custom headers must not be sent to another host.
#[test]
fn own_headers_never_reach_another_host() {
    let (hub, other) = hubs(307);
    let client = builder(&hub.url()).api_key("a-k3y").header("X-Studio", "A");
    let _ = client.build().unwrap().engines().list();
    assert!(hub.requests()[0].has("x-api-key", "a-k3y"));
    let requests = other.requests();
    assert!(requests.is_empty(), "{requests:?}");
}
