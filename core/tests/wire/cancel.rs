//! Tests of cancelling: a call ends soon in each of its phases, and its error says whether anything
//! was sent.

use std::io::Read;
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use gfxhub::bindings::CallProgress;
use gfxhub::{CallOptions, CancelToken, Client, Effect, Error, ErrorKind, Method, Phase};

use super::{Connection, OK, Server, builder, client, command, failed, stall};

/// A cancel token, and the time at which it was cancelled.
#[derive(Clone, Default)]
struct Cancelling {
    token: CancelToken,
    at: Arc<Mutex<Option<Instant>>>,
}

impl Cancelling {
    fn cancel(&self) {
        *self.at.lock().unwrap() = Some(Instant::now());
        self.token.cancel();
    }

    fn with(&self, hub: &Client) -> Client {
        hub.with(CallOptions::new().cancel(&self.token))
    }

    /// Checks that a call ended soon after its cancellation. Returns the effect and the phase of
    /// its error.
    fn ended(&self, outcome: Result<(), Error>) -> (Effect, Option<Phase>) {
        let at = self.at.lock().unwrap().expect("it was cancelled");
        let late = at.elapsed();
        let error = outcome.expect_err("a cancelled call");
        assert_eq!(error.kind(), ErrorKind::Cancelled, "{error}");
        assert!(late < Duration::from_secs(1), "it ended {late:?} later");
        (error.effect(), error.phase())
    }
}

/// Starts a server that runs `before`, cancels the token, and then lets the client wait.
fn cancelled_at(before: impl Fn(&mut Connection) + Send + Sync + 'static) -> (Server, Cancelling) {
    let cancelling = Cancelling::default();
    let cancel = cancelling.clone();
    let server = Server::start(move |connection| {
        before(connection);
        cancel.cancel();
        stall(connection);
    });
    (server, cancelling)
}

#[test]
fn a_call_that_was_cancelled_is_not_sent() {
    let server = Server::answering(OK);
    let cancelling = Cancelling::default();
    cancelling.cancel();
    let plain = client(&server.url());
    let hub = cancelling.with(&plain);
    assert_eq!(cancelling.ended(command(&hub)).0, Effect::None);
    assert_eq!(server.connections(), 0);
    command(&plain).unwrap();
}

/// The client sends a read itself, and a command through the library ureq. Both calls connect, but
/// neither sends a byte.
#[test]
fn a_call_whose_progress_was_cancelled_sends_no_byte() {
    for call in [command, |hub: &Client| hub.engines().list().map(drop)] {
        let (came, bytes) = mpsc::channel();
        let server = Server::start(move |connection| {
            let mut sent = Vec::new();
            let _ = connection.stream.read_to_end(&mut sent);
            let _ = came.send(sent);
        });
        let progress = CallProgress::default();
        assert!(!progress.cancel());
        let hub = client(&server.url()).with(CallOptions::new().with_progress(&progress));
        assert_eq!(failed(call(&hub)), (ErrorKind::Cancelled, Effect::None));
        let sent = bytes.recv_timeout(Duration::from_secs(4));
        assert_eq!(sent.expect("a connection that was closed"), b"");
    }
}

/// The cancel token is checked at every polling interval.
#[test]
fn a_call_is_cancelled_while_it_waits_for_its_response() {
    let (server, cancelling) = cancelled_at(|connection| drop(connection.request()));
    let hub = cancelling.with(&client(&server.url()));
    let expected = (Effect::Maybe, Some(Phase::Response));
    assert_eq!(cancelling.ended(command(&hub)), expected);
}

/// The cancel token is also checked on a pooled connection, where waits are different.
#[test]
fn a_read_is_cancelled_while_it_waits_for_its_response() {
    // The request is a GET, because the pooled connection of such a request waits in a different
    // way.
    let (server, cancelling) = cancelled_at(|connection| {
        connection.request();
        std::thread::sleep(Duration::from_millis(100));
    });
    let hub = cancelling.with(&client(&server.url()));
    let expected = (Effect::None, Some(Phase::Response));
    let read = hub.engines().list().map(drop);
    assert_eq!(cancelling.ended(read), expected);
}

#[test]
fn a_call_is_cancelled_while_its_response_comes() {
    let (server, cancelling) = cancelled_at(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{");
        // The client waits for the body after it has read the head.
        std::thread::sleep(Duration::from_millis(100));
    });
    let hub = cancelling.with(&client(&server.url()));
    let expected = (Effect::Maybe, Some(Phase::Body));
    assert_eq!(cancelling.ended(command(&hub)), expected);
}

/// The cancel token is checked at every polling interval.
#[test]
fn a_call_is_cancelled_while_it_sends() {
    let cancelling = Cancelling::default();
    let cancel = cancelling.clone();
    let server = Server::start(move |connection| {
        // The client writes until the buffers are full, since the server reads nothing.
        std::thread::sleep(Duration::from_millis(300));
        cancel.cancel();
        std::thread::sleep(Duration::from_secs(3));
        connection.let_go();
    });
    let hub = cancelling.with(&client(&server.url()));
    let body = "x".repeat(48 << 20);
    let sent = hub.request(Method::Post, "/x", Some(&body)).map(drop);
    let expected = (Effect::Maybe, Some(Phase::Send));
    assert_eq!(cancelling.ended(sent), expected);
}

/// The token is checked in every wait.
#[test]
fn a_call_is_cancelled_in_the_handshake() {
    let (server, cancelling) = cancelled_at(|connection| {
        // The client has begun the handshake, and waits for the server's part of it.
        let _ = connection.stream.read(&mut [0; 16]);
        std::thread::sleep(Duration::from_millis(100));
    });
    let url = format!("https://{}", server.address);
    let hub = builder(&url).connect_timeout(Duration::from_secs(8));
    let hub = cancelling.with(&hub.build().unwrap());
    let expected = (Effect::None, Some(Phase::Connect));
    assert_eq!(cancelling.ended(command(&hub)), expected);
}

/// The cancel token is checked at every polling interval.
#[cfg(target_os = "linux")]
#[test]
fn a_call_is_cancelled_while_it_connects() {
    let queue = gfxhub_test_support::FullBacklog::new().unwrap();
    let hub = builder(&queue.url()).connect_timeout(Duration::from_secs(8));
    let cancelling = Cancelling::default();
    let hub = cancelling.with(&hub.build().unwrap());
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(150));
            cancelling.cancel();
        });
        let expected = (Effect::None, Some(Phase::Connect));
        assert_eq!(cancelling.ended(command(&hub)), expected);
    });
}
