//! Tests that a call ends promptly, in whatever phase it is, if it is cancelled, its client is
//! closed or its time runs out.

use super::faults::with_lookup;
use super::*;
use crate::CancelToken;
use crate::transport::resolve::ResolveError;
use gfxhub_test_support::{ClosedPort, FullBacklog, Server};
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex};

/// Maximum time for a call to end. A call checks for an interruption at shorter intervals; the
/// difference allows for a busy machine.
const AT_ONCE: Duration = Duration::from_millis(250);

/// A call that waits in a certain phase, with the error that it has at its deadline.
struct Wait {
    transport: Transport,
    body: Vec<u8>,
    effect: Effect,
    kind: ErrorKind,
    phase: Phase,
    _kept: Box<dyn std::any::Any>,
}

/// Creates a transport whose own time limits are never reached.
fn with_long_limits(url: &str) -> Transport {
    let long = Duration::from_secs(30);
    transport_with(url, |b| b.connect_timeout(long).send_timeout(long))
}

fn waits() -> Vec<(&'static str, Wait)> {
    let mut waits = Vec::new();
    let mut wait = |name, transport, effect, kind, phase, kept| {
        let large = name == "send";
        let body = vec![b'x'; if large { 64 << 20 } else { 2 }];
        let wait = Wait {
            transport,
            body,
            effect,
            kind,
            phase,
            _kept: kept,
        };
        waits.push((name, wait));
    };
    let gate: Arc<(Mutex<bool>, Condvar)> = Arc::default();
    let shut = Arc::clone(&gate);
    let stuck = move || {
        let open = shut.0.lock().unwrap();
        drop(shut.1.wait_while(open, |open| !*open));
        Err(ResolveError::permanent("too late"))
    };
    let long = |b: ClientBuilder| b.resolve_timeout(Duration::from_secs(30));
    wait(
        "resolve",
        with_lookup("http://hub.example", long, stuck),
        Effect::None,
        ErrorKind::Timeout,
        Phase::Resolve,
        Box::new(LookupGate(gate)),
    );
    if cfg!(target_os = "linux") {
        let full = FullBacklog::new().unwrap();
        wait(
            "connect",
            with_long_limits(&full.url()),
            Effect::None,
            ErrorKind::ConnectTimeout,
            Phase::Connect,
            Box::new(full),
        );
    }
    let silent = Server::start(|connection| connection.until_closed());
    wait(
        "response",
        with_long_limits(&silent.url()),
        Effect::Maybe,
        ErrorKind::Timeout,
        Phase::Response,
        Box::new(silent),
    );
    let proxy = Server::start(|connection| connection.until_closed());
    let long = Duration::from_secs(30);
    wait(
        "proxy",
        transport_with("http://hub.example", |b| {
            b.proxy(proxy.url()).connect_timeout(long)
        }),
        Effect::None,
        ErrorKind::ConnectTimeout,
        Phase::Connect,
        Box::new(proxy),
    );
    #[cfg(feature = "tls")]
    {
        let mute = Server::start(|connection| connection.until_closed());
        wait(
            "handshake",
            with_long_limits(&mute.url().replace("http", "https")),
            Effect::None,
            ErrorKind::ConnectTimeout,
            Phase::Connect,
            Box::new(mute),
        );
    }
    let dripping = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n");
        while connection.stream.write_all(b"x").is_ok() {
            std::thread::sleep(Duration::from_millis(3));
        }
    });
    wait(
        "body",
        with_long_limits(&dripping.url()),
        Effect::Maybe,
        ErrorKind::Timeout,
        Phase::Body,
        Box::new(dripping),
    );
    // The server receives the request slowly, so that the call always makes progress.
    let slow = Server::start(|connection| {
        let mut drip = [0; 4096];
        while io::Read::read(&mut connection.stream, &mut drip).is_ok_and(|n| n > 0) {
            std::thread::sleep(Duration::from_millis(3));
        }
    });
    wait(
        "send",
        with_long_limits(&slow.url()),
        Effect::Maybe,
        ErrorKind::Timeout,
        Phase::Send,
        Box::new(slow),
    );
    waits
}

#[test]
fn an_address_that_fails_leaves_time_for_the_next() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let closed = ClosedPort::new().unwrap();
    let mut addresses = vec![closed.address()];
    let full = cfg!(target_os = "linux").then(|| FullBacklog::new().unwrap());
    addresses.extend(full.as_ref().map(FullBacklog::address));
    addresses.push(server.address);
    let limit = |b: ClientBuilder| b.connect_timeout(Duration::from_millis(600));
    let found = addresses.clone();
    let transport = with_lookup("http://hub.example", limit, move || Ok(found.clone()));
    assert_eq!(post(&transport).unwrap().status, 204);
    // The time limit applies to all addresses together.
    addresses.pop();
    let transport = with_lookup("http://hub.example", limit, move || Ok(addresses.clone()));
    let begin = Instant::now();
    let fault = post(&transport).unwrap_err();
    let kind = if full.is_some() {
        ErrorKind::ConnectTimeout
    } else {
        ErrorKind::Connect
    };
    assert_eq!((fault.kind, fault.effect), (kind, Effect::None));
    assert!(begin.elapsed() < Duration::from_millis(600) + AT_ONCE);
}

/// As in RFC 8305, a first address that does not respond costs a quarter of a second, and only
/// once.
#[cfg(target_os = "linux")]
#[test]
fn an_address_that_is_dead_holds_up_the_first_call_alone() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let full = FullBacklog::new().unwrap();
    let addresses = vec![full.address(), server.address];
    let limit = |b: ClientBuilder| b.connect_timeout(Duration::from_secs(4));
    let transport = with_lookup("http://hub.example", limit, move || Ok(addresses.clone()));
    let took = || {
        let begin = Instant::now();
        assert_eq!(post(&transport).unwrap().status, 204);
        begin.elapsed()
    };
    // The second address is tried after a quarter of a second. The limit for connecting is 4 s.
    assert!(took() < Duration::from_secs(1));
    assert!(took() < Duration::from_millis(200));
}

/// When dropped, lets a lookup continue.
struct LookupGate(Arc<(Mutex<bool>, Condvar)>);

impl Drop for LookupGate {
    fn drop(&mut self) {
        *self.0.0.lock().unwrap() = true;
        self.0.1.notify_all();
    }
}

#[test]
fn a_deadline_ends_every_wait() {
    for (name, wait) in waits() {
        let limit = Duration::from_millis(130);
        let begin = Instant::now();
        let request = HttpRequest {
            deadline: begin + limit,
            ..request("POST", "/x", Some(&wait.body))
        };
        let found = facts(wait.transport.send(&request, FREE));
        let took = begin.elapsed();
        assert_eq!(found, (wait.kind, wait.effect, Some(wait.phase)), "{name}");
        assert!(took >= limit && took < limit + AT_ONCE, "{name}: {took:?}");
    }
}

#[test]
fn a_cancel_ends_every_wait() {
    interrupted(|_, token| token.cancel());
}

#[test]
fn closing_ends_every_wait() {
    interrupted(|transport, _| transport.close());
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let transport = transport(&server.url());
    get(&transport).unwrap();
    transport.close();
    transport.close();
    for _ in 0..2 {
        let (kind, effect, _) = facts(get(&transport));
        assert_eq!((kind, effect), (ErrorKind::Closed, Effect::None));
    }
    assert_eq!(server.requests().len(), 1);
}

/// Interrupts a call in each phase in which it waits, some time after the wait has begun.
fn interrupted(interrupt: impl Fn(&Transport, &CancelToken) + Sync) {
    for (name, wait) in waits() {
        let token = CancelToken::new();
        let (fault, took) = std::thread::scope(|scope| {
            let calling = scope.spawn(|| {
                let request = HttpRequest {
                    stops: &StopReasons::default()
                        .or_cancelled(&token)
                        .or_closed(wait.transport.closed()),
                    ..request("POST", "/x", Some(&wait.body))
                };
                let fault = wait.transport.send(&request, FREE).expect_err("a fault");
                (fault, Instant::now())
            });
            std::thread::sleep(Duration::from_millis(100));
            assert!(!calling.is_finished(), "{name}");
            let begin = Instant::now();
            interrupt(&wait.transport, &token);
            let (fault, end) = calling.join().unwrap();
            (fault, end - begin)
        });
        assert_eq!(fault.kind, ErrorKind::Cancelled, "{name}: {}", fault.detail);
        assert_eq!(fault.effect, wait.effect, "{name}");
        assert_eq!(fault.phase, Some(wait.phase), "{name}");
        assert!(took < AT_ONCE, "{name}: {took:?}");
    }
}
