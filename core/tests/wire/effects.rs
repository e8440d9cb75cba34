//! Tests of effects. The effect is none only if nothing was sent or the hub refused the request,
//! and maybe whenever the outcome is unknown.

use std::net::Shutdown;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gfxhub::bindings::StopReasons;
use gfxhub::{CallOptions, Effect, ErrorKind, Method, PlayoutRundownName};

use super::{Client, Server, answer_to_command, builder, client, command, failed};

/// After a connection has accepted bytes, the effect of a failure is unknown.
#[test]
fn a_connection_that_breaks_after_the_request_leaves_it_open() {
    for answer in [
        &b""[..],
        b"HTTP/1.1 200",
        b"HTTP/1.1 200 OK\r\nContent-Le",
        b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"success\":",
    ] {
        let found = failed(answer_to_command(answer));
        assert_eq!(found, (ErrorKind::ConnectionLost, Effect::Maybe));
    }
}

#[test]
fn a_connection_that_breaks_within_the_request_leaves_it_open() {
    let server = Server::start(|connection| {
        let _ = std::io::Read::read(&mut connection.stream, &mut [0; 1000]);
        connection.let_go();
    });
    let body = "x".repeat(16 << 20);
    let sent = client(&server.url()).request(Method::Post, "/x", Some(&body));
    let found = failed(sent);
    assert_eq!(found, (ErrorKind::ConnectionLost, Effect::Maybe));
}

#[test]
fn what_reached_the_hub_never_counts_as_unsent() {
    // The server closes every second connection at once. Timing decides in which state the request
    // finds it.
    let server = Server::start(|connection| {
        if connection.number % 2 == 0 {
            connection.request();
        }
        let _ = connection.stream.shutdown(Shutdown::Both);
    });
    let hub = client(&server.url());
    for number in 0..60 {
        let (kind, effect) = failed(command(&hub));
        assert_eq!(kind, ErrorKind::ConnectionLost);
        assert!(effect == Effect::Maybe || number % 2 == 1, "it was read");
    }
}

/// The effect of a command with a 5xx response is unknown.
#[test]
fn a_refusal_is_none_and_a_failure_is_maybe() {
    for (answer, expected) in [
        (
            &b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"[..],
            (ErrorKind::NotFound, Effect::None),
        ),
        (
            b"HTTP/1.1 422 No\r\nContent-Length: 0\r\n\r\n",
            (ErrorKind::Rejected, Effect::None),
        ),
        (
            b"HTTP/1.1 429 No\r\nContent-Length: 0\r\n\r\n",
            (ErrorKind::Throttled, Effect::None),
        ),
        (
            b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
            (ErrorKind::Server, Effect::Maybe),
        ),
        (
            b"HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n",
            (ErrorKind::Unavailable, Effect::Maybe),
        ),
    ] {
        assert_eq!(failed(answer_to_command(answer)), expected);
    }
}

/// A response of `success: false` is an error, and its effect is unknown.
#[test]
fn success_false_in_a_success_has_an_unknown_effect() {
    let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n{\"success\":false}";
    let found = failed(answer_to_command(answer));
    assert_eq!(found, (ErrorKind::Unsuccessful, Effect::Maybe));
}

/// A command with a 2xx response is done, even if the response cannot be decoded.
#[test]
fn what_cannot_be_read_of_a_success_is_done() {
    let server = Server::answering(b"HTTP/1.1 201 OK\r\nContent-Length: 4\r\n\r\nnull");
    let name = PlayoutRundownName::new("a");
    let made = client(&server.url()).playout().create_rundown(&name);
    assert_eq!(failed(made), (ErrorKind::Decode, Effect::Done));
}

/// A request that only reads never has an effect, whatever its outcome.
#[test]
fn a_read_never_has_an_effect() {
    for answer in [
        &b""[..],
        b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n[",
        b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 302 No\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nnull",
    ] {
        let server = Server::answering_once(answer);
        let (kind, effect) = failed(client(&server.url()).engines().list());
        assert_eq!(effect, Effect::None, "{kind}");
    }
}

/// Starts a proxy that sends this response to CONNECT. Also returns a client that uses the proxy.
fn behind(answer: &'static [u8]) -> (Server, Client) {
    let proxy = Server::answering_once(answer);
    let hub = builder("http://hub.example").proxy(proxy.url());
    let hub = hub.build().unwrap();
    (proxy, hub)
}

/// Bytes that are sent to a proxy itself do not count as part of the request.
#[test]
fn what_a_proxy_receives_is_not_part_of_the_request() {
    for answer in [&b"HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n"[..], b""] {
        let (proxy, hub) = behind(answer);
        assert_eq!(failed(command(&hub)), (ErrorKind::Connect, Effect::None));
        assert_eq!(proxy.requests()[0].method, "CONNECT");
    }
}

/// Returns the error of a command to a hub that does not respond. The function that the call polls
/// for cancellation panics as soon as `when` returns true.
fn struck(when: impl Fn() -> bool + Send + Sync + 'static) -> (ErrorKind, Effect) {
    let (asked, came) = std::sync::mpsc::channel();
    let server = Server::start(move |connection| {
        connection.request();
        let _ = asked.send(());
        connection.until_closed();
    });
    let came = std::sync::Mutex::new(came);
    let ask = move || {
        if when() {
            // This waits for the request, because the outcome is certain only then. The wait is
            // limited, because the request may not arrive at all.
            let _ = came
                .lock()
                .unwrap()
                .recv_timeout(Duration::from_millis(300));
            // This unwinds like a panic, but prints no message in the test's output.
            std::panic::resume_unwind(Box::new("no"));
        }
        false
    };
    let asking = StopReasons::default().or_polled(Arc::new(ask));
    let hub = client(&server.url()).with(CallOptions::new().stopped_by(&asking));
    failed(command(&hub))
}

#[test]
fn a_panic_before_anything_was_sent_has_no_effect() {
    assert_eq!(struck(|| true), (ErrorKind::Internal, Effect::None));
    // The effect is unknown here, because the request was sent and waits for its response.
    let looks = AtomicUsize::new(0);
    let late = move || looks.fetch_add(1, Ordering::SeqCst) > 20;
    assert_eq!(struck(late), (ErrorKind::Internal, Effect::Maybe));
}
