//! Tests of stale connections. Calls that must not run twice never use a pooled connection, and
//! requests that only read never use a connection that was closed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use gfxhub::{Client, Effect, Error, Method, PlayoutRundownName, PropertyUpdate};

use super::{Connection, ErrorKind, NONE, OK, Server, builder, client};

/// Makes a read, which may use a pooled connection.
fn read(client: &Client) {
    client.request(Method::Get, "/x", None).unwrap();
}

/// A call of a class that is not resent by default.
type Call = fn(&Client) -> Result<(), Error>;

const COMMANDS: [(&str, Call); 7] = [
    ("trigger", |hub| hub.playout().trigger_button(1, 2, "in")),
    ("machine", |hub| hub.launcher().launch(1).map(drop)),
    ("delete", |hub| hub.playout().delete_item(1, 2)),
    ("create", |hub| {
        hub.playout()
            .create_rundown(PlayoutRundownName::new("a"))
            .map(drop)
    }),
    ("update", |hub| {
        hub.playout()
            .rename_rundown(1, PlayoutRundownName::new("a"))
            .map(drop)
    }),
    ("timed set", |hub| {
        hub.engines()
            .set_property(3, "n", "p", PropertyUpdate::new(1).linear(2))
            .map(drop)
    }),
    ("raw", |hub| hub.request(Method::Post, "/x", None).map(drop)),
];

/// Checks that a request was sent, whether its response could be decoded or not.
fn went_out(outcome: Result<(), Error>) {
    if let Err(error) = outcome {
        assert_eq!(error.kind(), ErrorKind::Decode, "{error}");
    }
}

/// Only requests that read or that set a property to an absolute value use pooled connections.
#[test]
fn every_command_goes_out_on_a_fresh_connection() {
    let server = Server::answering(OK);
    let hub = client(&server.url());
    read(&hub);
    for (number, (class, command)) in COMMANDS.into_iter().enumerate() {
        went_out(command(&hub));
        assert_eq!(server.connections(), 2 + number, "{class}");
    }
    // A GET does not use the connection of a command either.
    read(&hub);
    assert!(server.connections() <= 2 + COMMANDS.len());
}

/// The hub must close the connections of commands. Otherwise the client would run out of ports.
#[test]
fn every_command_asks_the_hub_to_close_its_connection() {
    let server = Server::answering(OK);
    let hub = client(&server.url());
    for (_, command) in COMMANDS {
        went_out(command(&hub));
    }
    for request in server.requests() {
        assert!(request.has("connection", "close"), "{request:?}");
    }
}

#[test]
fn reads_and_absolute_sets_share_a_connection() {
    let server = Server::answering(OK);
    let hub = client(&server.url());
    for number in 0..5 {
        read(&hub);
        let update = PropertyUpdate::new(number);
        went_out(hub.engines().set_property(3, "n", "p", &update).map(drop));
    }
    assert_eq!(server.connections(), 1);
}

#[test]
fn no_command_is_lost_to_a_server_that_closes_idle_connections() {
    // The server closes each connection after one response, and does not announce that.
    let server = Server::answering_once(OK);
    let hub = client(&server.url());
    for _ in 0..20 {
        hub.playout().trigger_button(1, 2, "in").unwrap();
    }
    assert_eq!((server.requests().len(), server.connections()), (20, 20));
}

/// A pooled connection is checked right before it is used again.
#[test]
fn a_read_looks_whether_its_connection_is_still_open() {
    let (closed, waiting) = mpsc::channel();
    let server = Server::start(move |connection| {
        connection.request();
        connection.write(NONE);
        connection.close();
        let _ = closed.send(());
        connection.until_closed();
    });
    let attempts: Arc<AtomicUsize> = Arc::default();
    let count = Arc::clone(&attempts);
    let hub = builder(&server.url()).on_event(move |_| {
        count.fetch_add(1, Ordering::SeqCst);
    });
    let hub = hub.build().unwrap();
    for number in 1..=10 {
        read(&hub);
        // The server has ended the connection. Over loopback, the client has also received the end.
        waiting.recv_timeout(Duration::from_secs(5)).unwrap();
        assert_eq!(
            attempts.load(Ordering::SeqCst),
            number,
            "no attempt was wasted"
        );
        assert_eq!(server.connections(), number);
    }
}

/// A response that no request has asked for.
const PUSHED: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[{\"id\":1}]";

/// Checks that a response that follows another one is not taken as the response to the next
/// request.
fn push(answer: impl Fn(&mut Connection) + Send + Sync + 'static) {
    let (pushed, waiting) = mpsc::channel();
    let server = Server::start(move |connection| {
        while connection.request().is_some() {
            answer(connection);
            let _ = pushed.send(());
        }
    });
    let hub = client(&server.url());
    for _ in 0..3 {
        assert_eq!(hub.engines().list().unwrap().len(), 0);
        waiting.recv_timeout(Duration::from_secs(5)).unwrap();
    }
}

/// A connection on which unrequested input was received is not used again.
#[test]
fn an_unrequested_response_is_given_to_no_call() {
    push(|connection| {
        connection.write(NONE);
        // The client has read its response before the next one is sent.
        std::thread::sleep(Duration::from_millis(50));
        connection.write(PUSHED);
    });
}

#[test]
fn a_second_response_is_given_to_no_call() {
    push(|connection| connection.write(&[NONE, PUSHED].concat()));
}

/// Input that was received before a request is not its response.
#[test]
fn a_response_that_was_there_before_its_request_is_refused() {
    let server = Server::start(|connection| {
        connection.write(OK);
        connection.until_closed();
    });
    let hub = client(&server.url());
    // Whether the response arrives before the request is sent depends on timing, so the call is
    // repeated until that happens.
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        match hub.playout().trigger_button(1, 2, "in") {
            Ok(()) => assert!(
                Instant::now() < until,
                "no answer was there before its request"
            ),
            Err(error) => {
                let found = (error.kind(), error.effect());
                assert_eq!(found, (ErrorKind::Protocol, Effect::None));
                return;
            }
        }
    }
}

/// The client keeps idle connections for at most four seconds.
#[test]
fn an_idle_connection_is_not_used_after_five_seconds() {
    // Common servers close idle connections after five seconds.
    let server = Server::answering(OK);
    let hub = client(&server.url());
    read(&hub);
    std::thread::sleep(Duration::from_millis(4_700));
    read(&hub);
    assert_eq!(server.connections(), 2);
}
