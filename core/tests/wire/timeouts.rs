//! Tests of timeouts. Each phase has a time limit, a slow peer cannot extend it, and the whole call
//! has a deadline.

use std::io::{Read, Write};
use std::time::Duration;

use gfxhub::{CallOptions, Client, Effect, Error, ErrorKind, Method, Phase};

use super::{Server, builder, client, command, failed, soon, stall};

const SHORT: Duration = Duration::from_millis(150);

/// Returns the kind, the effect and the phase of the error of a call that ran out of time.
fn out_of_time<T: std::fmt::Debug>(
    call: impl FnOnce() -> Result<T, Error>,
) -> (ErrorKind, Effect, Option<Phase>) {
    let error = soon(call).expect_err("it cannot be done in time");
    (error.kind(), error.effect(), error.phase())
}

fn hurried(hub: &Client) -> Client {
    hub.with(CallOptions::new().timeout(SHORT))
}

/// The time limit of the whole call takes precedence over all others.
#[test]
fn a_silent_hub_ends_no_later_than_the_call() {
    let server = Server::start(stall);
    let hub = hurried(&client(&server.url()));
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Response));
    assert_eq!(out_of_time(|| command(&hub)), expected);
    let expected = (ErrorKind::Timeout, Effect::None, Some(Phase::Response));
    assert_eq!(out_of_time(|| hub.engines().list()), expected);
}

#[test]
fn a_client_without_settings_has_a_limit() {
    let hub = Client::new("http://127.0.0.1:9").unwrap();
    assert_eq!(hub.timeout(), Duration::from_secs(10));
}

/// The time limit for the response is optional.
#[test]
fn the_response_has_its_own_limit() {
    let server = Server::start(stall);
    let hub = builder(&server.url())
        .response_timeout(SHORT)
        .build()
        .unwrap();
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Response));
    assert_eq!(out_of_time(|| command(&hub)), expected);
}

/// An error names the time limit that was exceeded, with its duration.
#[test]
fn the_limit_that_ran_out_is_named() {
    let silent = Server::start(stall);
    let stopping = stopping();
    let full = Server::start(|connection| {
        std::thread::sleep(Duration::from_secs(4));
        connection.let_go();
    });
    let detail = |hub: &Client, call: fn(&Client) -> Result<(), Error>| {
        let error = soon(|| call(hub)).expect_err("it cannot be done in time");
        assert!(error.message().contains(error.detail()), "{error}");
        error.detail().to_owned()
    };
    let list = |hub: &Client| hub.engines().list().map(drop);
    for (hub, call, expected) in [
        (
            builder(&silent.url()).response_timeout(SHORT).build(),
            list as fn(&Client) -> Result<(), Error>,
            format!(
                "no response from {} within the response timeout of 150ms",
                silent.url()
            ),
        ),
        (
            builder(&silent.url()).timeout(SHORT).build(),
            list,
            format!(
                "no response from {} within the call's timeout of 150ms",
                silent.url()
            ),
        ),
        // The message names the time limit that expires first.
        (
            builder(&silent.url())
                .timeout(SHORT)
                .response_timeout(Duration::from_secs(20))
                .build(),
            list,
            format!(
                "no response from {} within the call's timeout of 150ms",
                silent.url()
            ),
        ),
        (
            builder(&silent.url()).timeout(SHORT).build(),
            |hub| command(hub).map(drop),
            format!(
                "no response from {} within the call's timeout of 150ms",
                silent.url()
            ),
        ),
        (
            builder(&stopping.url()).body_timeout(SHORT).build(),
            list,
            format!(
                "no complete response body from {} within the body timeout of 150ms",
                stopping.url()
            ),
        ),
        (
            builder(&full.url()).send_timeout(SHORT).build(),
            send_much,
            format!(
                "the request was not accepted by {} within the send timeout of 150ms",
                full.url()
            ),
        ),
    ] {
        assert_eq!(detail(&hub.unwrap(), call), expected);
    }
    let hub = client(&silent.url()).with(CallOptions::new().timeout(Duration::from_millis(1500)));
    assert!(detail(&hub, list).ends_with("within the call's timeout of 1.5s"));
}

/// Starts a hub that stops in the middle of a body.
fn stopping() -> Server {
    Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"a\":");
        stall(connection);
    })
}

/// The time limit for the body is optional.
#[test]
fn the_body_has_a_limit_of_its_own() {
    let server = stopping();
    let hub = builder(&server.url()).body_timeout(SHORT).build().unwrap();
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Body));
    assert_eq!(out_of_time(|| command(&hub)), expected);
}

/// Starts a hub that sends the rest of its response byte by byte, for some seconds.
fn dripping(beginning: &'static [u8]) -> Server {
    Server::start(move |connection| {
        connection.request();
        connection.write(beginning);
        for _ in 0..400 {
            std::thread::sleep(Duration::from_millis(10));
            if connection.stream.write_all(b" ").is_err() {
                break;
            }
        }
    })
}

#[test]
fn a_slow_body_does_not_extend_the_deadline() {
    let server = dripping(b"HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n");
    let hub = hurried(&client(&server.url()));
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Body));
    assert_eq!(out_of_time(|| command(&hub)), expected);
}

#[test]
fn a_slow_head_does_not_extend_the_deadline() {
    let server = dripping(b"HTTP/1.1 200 OK\r\nX-Slow: ");
    let hub = hurried(&client(&server.url()));
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Response));
    assert_eq!(out_of_time(|| command(&hub)), expected);
}

/// Sends a command with more bytes than any system buffers.
fn send_much(hub: &Client) -> Result<(), Error> {
    let body = "x".repeat(48 << 20);
    hub.request(Method::Post, "/x", Some(&body)).map(drop)
}

#[test]
fn sending_has_a_limit_of_its_own() {
    let server = Server::start(|connection| {
        std::thread::sleep(Duration::from_secs(4));
        connection.let_go();
    });
    let hub = builder(&server.url()).send_timeout(SHORT).build().unwrap();
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Send));
    assert_eq!(out_of_time(|| send_much(&hub)), expected);
}

#[test]
fn a_large_body_does_not_restart_the_limit_for_sending() {
    // The hub reads a little from time to time, and finally closes the connection.
    let server = Server::start(|connection| {
        let mut piece = vec![0; 1 << 20];
        for _ in 0..100 {
            std::thread::sleep(Duration::from_millis(40));
            if connection.stream.read(&mut piece).unwrap_or(0) == 0 {
                break;
            }
        }
        connection.let_go();
    });
    let hub = builder(&server.url()).send_timeout(Duration::from_millis(400));
    let hub = hub.build().unwrap();
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Send));
    assert_eq!(out_of_time(|| send_much(&hub)), expected);
}

#[test]
fn no_limit_can_be_taken_away() {
    for limit in [Duration::ZERO, Duration::MAX] {
        for settings in [
            builder("http://127.0.0.1:9").timeout(limit),
            builder("http://127.0.0.1:9").connect_timeout(limit),
            builder("http://127.0.0.1:9").send_timeout(limit),
            builder("http://127.0.0.1:9").resolve_timeout(limit),
        ] {
            assert_eq!(failed(settings.build()).0, ErrorKind::Invalid, "{limit:?}");
        }
        let hub = client("http://127.0.0.1:9").with(CallOptions::new().timeout(limit));
        assert_eq!(failed(command(&hub)).0, ErrorKind::Invalid, "{limit:?}");
    }
}

/// The time limit for connecting includes the handshake.
#[cfg(target_os = "linux")]
#[test]
fn a_connection_has_a_limit_of_its_own() {
    let queue = gfxhub_test_support::FullBacklog::new().unwrap();
    let hub = builder(&queue.url())
        .connect_timeout(SHORT)
        .build()
        .unwrap();
    let expected = (
        ErrorKind::ConnectTimeout,
        Effect::None,
        Some(Phase::Connect),
    );
    assert_eq!(out_of_time(|| command(&hub)), expected);
}

#[cfg(target_os = "linux")]
#[test]
fn a_connection_that_is_not_taken_ends_no_later_than_the_call() {
    let queue = gfxhub_test_support::FullBacklog::new().unwrap();
    let hub = builder(&queue.url()).connect_timeout(Duration::from_secs(8));
    let hub = hurried(&hub.build().unwrap());
    let (_, effect, phase) = out_of_time(|| command(&hub));
    assert_eq!((effect, phase), (Effect::None, Some(Phase::Connect)));
}
