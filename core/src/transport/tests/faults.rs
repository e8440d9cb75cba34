//! Tests of faults while a request is sent, and of the effect that shows whether anything was sent.

use super::*;
use crate::CancelToken;
use crate::transport::resolve::{ResolveError, Resolver};
use gfxhub_test_support::{ClosedPort, Server};

/// Creates a transport to a host whose name is looked up by the given function.
pub(super) fn with_lookup(
    url: &str,
    set: impl FnOnce(ClientBuilder) -> ClientBuilder,
    lookup: impl Fn() -> Result<Vec<std::net::SocketAddr>, ResolveError> + Send + Sync + 'static,
) -> Transport {
    let start = |work: Box<dyn FnOnce() + Send>| std::thread::Builder::new().spawn(work).map(drop);
    let resolver = Resolver::with(
        std::sync::Arc::new(move |_, _| lookup()),
        std::sync::Arc::new(start),
    );
    let config = set(ClientBuilder::new(url)).into_config().unwrap();
    Transport::with_resolver(&config, resolver).unwrap()
}

fn limited(transport: &Transport, limit: Duration) -> (ErrorKind, Effect, Option<Phase>) {
    let begin = Instant::now();
    let request = HttpRequest {
        deadline: begin + limit,
        ..request("POST", "/x", Some(b"{}"))
    };
    let found = facts(transport.send(&request, FREE));
    let took = begin.elapsed();
    assert!(
        took < limit + Duration::from_secs(2),
        "{took:?} for a limit of {limit:?}"
    );
    found
}

#[test]
fn a_closed_port_refuses_the_connection() {
    let closed = ClosedPort::new().unwrap();
    for url in [
        closed.url(),
        format!("http://localhost:{}", closed.address().port()),
    ] {
        let fault = post(&transport(&url)).unwrap_err();
        let facts = (fault.kind, fault.effect, fault.phase);
        assert_eq!(
            facts,
            (ErrorKind::Connect, Effect::None, Some(Phase::Connect))
        );
        assert!(fault.detail.contains(&url), "{}", fault.detail);
        assert!(fault.detail.contains("refused"), "{}", fault.detail);
        assert!(fault.source.is_some());
        assert_eq!((fault.sent, fault.received), (0, 0));
    }
}

#[test]
fn an_unknown_host() {
    let unknown = || Err(ResolveError::permanent("Name or service not known"));
    let fault = post(&with_lookup("http://hub.example", |b| b, unknown)).unwrap_err();
    let facts = (fault.kind, fault.effect, fault.phase);
    assert_eq!(facts, (ErrorKind::Dns, Effect::None, Some(Phase::Resolve)));
    assert!(fault.detail.contains("hub.example"), "{}", fault.detail);
    assert!(fault.detail.contains("not known"), "{}", fault.detail);
}

/// The lookup of a name has a time limit.
#[test]
fn dns_that_does_not_respond() {
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = std::sync::Mutex::new(held);
    let stuck = move || {
        let _ = held.lock().unwrap().recv();
        Err(ResolveError::permanent("too late"))
    };
    let set = |b: ClientBuilder| b.resolve_timeout(Duration::from_millis(80));
    let transport = with_lookup("http://hub.example", set, stuck);
    let expected = (ErrorKind::Timeout, Effect::None, Some(Phase::Resolve));
    assert_eq!(soon(|| facts(post(&transport))), expected);
    assert_eq!(limited(&transport, Duration::from_millis(20)), expected);
    drop(release);
}

#[test]
fn a_temporary_dns_failure_is_retried() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let address = server.address;
    let call = |first: fn(&'static str) -> ResolveError| {
        let asked = std::sync::atomic::AtomicUsize::new(0);
        let lookup = move || match asked.fetch_add(1, std::sync::atomic::Ordering::SeqCst) {
            0 => Err(first("try again")),
            _ => Ok(vec![address]),
        };
        let url = "http://hub.example";
        let config = ClientBuilder::new(url).into_config().unwrap();
        let transport = with_lookup(url, |b| b, lookup);
        let client = crate::Client::with_transport(config, transport);
        client.playout().trigger_button(1, 2, "in")
    };
    call(ResolveError::transient).unwrap();
    let error = call(ResolveError::permanent).unwrap_err();
    assert_eq!(
        (error.kind(), error.attempts()),
        (ErrorKind::Dns, 1),
        "{error}"
    );
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn a_host_name_resolves_to_the_hub() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let address = server.address;
    let transport = with_lookup("http://hub.example", |b| b, move || Ok(vec![address]));
    assert_eq!(post(&transport).unwrap().status, 204);
    assert!(server.requests()[0].has("host", "hub.example"));
}

#[test]
fn a_hub_that_does_not_respond() {
    let server = Server::start(|connection| connection.until_closed());
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Response));
    assert_eq!(
        limited(&transport(&server.url()), Duration::from_millis(100)),
        expected
    );
    let impatient = transport_with(&server.url(), |b| {
        b.response_timeout(Duration::from_millis(80))
    });
    assert_eq!(soon(|| facts(get(&impatient))), expected);
}

#[test]
fn a_hub_that_stops_in_the_body() {
    let server = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"a\":");
        connection.until_closed();
    });
    let expected = (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Body));
    assert_eq!(
        limited(&transport(&server.url()), Duration::from_millis(100)),
        expected
    );
    let impatient = transport_with(&server.url(), |b| b.body_timeout(Duration::from_millis(80)));
    let fault = soon(|| get(&impatient)).unwrap_err();
    assert_eq!((fault.kind, fault.effect, fault.phase), expected);
    assert_eq!(fault.status, Some(200));
}

#[test]
fn a_hub_that_does_not_read() {
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = std::sync::Mutex::new(held);
    let server = Server::start(move |_| {
        let _ = held.lock().unwrap().recv();
    });
    let body = vec![b'x'; 64 << 20];
    let transport = transport_with(&server.url(), |b| {
        b.send_timeout(Duration::from_millis(150))
    });
    let found = soon(|| facts(transport.send(&request("POST", "/x", Some(&body)), FREE)));
    assert_eq!(
        found,
        (ErrorKind::Timeout, Effect::Maybe, Some(Phase::Send))
    );
    drop(release);
}

#[test]
fn a_hub_that_closes_without_a_response() {
    for response in [&b""[..], b"HTTP/1.1 200 OK\r\nContent-"] {
        let server = Server::answering_once(response);
        let expected = (
            ErrorKind::ConnectionLost,
            Effect::Maybe,
            Some(Phase::Response),
        );
        assert_eq!(facts(post(&transport(&server.url()))), expected);
        assert_eq!(facts(get(&transport(&server.url()))), expected);
    }
}

#[test]
fn a_hub_that_takes_the_connection_and_drops_it() {
    // Depending on timing, the request is sent to an open, a closed or a reset connection. It
    // counts as unsent if and only if the connection accepted no byte of it.
    let server = Server::start(|connection| {
        let _ = connection.stream.shutdown(std::net::Shutdown::Both);
    });
    for _ in 0..50 {
        let fault = post(&transport(&server.url())).unwrap_err();
        assert_eq!(fault.kind, ErrorKind::ConnectionLost, "{fault:?}");
        let unsent = fault.effect == Effect::None;
        assert_eq!(unsent, fault.sent == 0, "{fault:?}");
    }
}

#[test]
fn no_time_at_all() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let request = HttpRequest {
        deadline: Instant::now(),
        ..request("POST", "/x", None)
    };
    let found = facts(transport(&server.url()).send(&request, FREE));
    assert_eq!(
        found,
        (ErrorKind::Timeout, Effect::None, Some(Phase::Total))
    );
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_call_that_was_cancelled_is_not_sent() {
    let server = Server::answering(b"HTTP/1.1 204 No Content\r\n\r\n");
    let token = CancelToken::new();
    let transport = transport(&server.url());
    let request = HttpRequest {
        stops: &StopReasons::default().or_cancelled(&token),
        ..request("POST", "/x", None)
    };
    assert_eq!(transport.send(&request, FREE).unwrap().status, 204);
    token.cancel();
    assert_eq!(
        facts(transport.send(&request, FREE)),
        (ErrorKind::Cancelled, Effect::None, None)
    );
    assert_eq!(server.requests().len(), 1);
}

/// While a name is looked up, a call checks its cancel token at every polling interval.
#[test]
fn a_call_can_be_cancelled_while_its_host_is_looked_up() {
    let token = CancelToken::new();
    let cancel = token.clone();
    // The lookup itself cancels the token, so that the call is certain to wait for the lookup.
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = std::sync::Mutex::new(held);
    let stuck = move || {
        cancel.cancel();
        let _ = held.lock().unwrap().recv();
        Err(ResolveError::permanent("too late"))
    };
    let set = |b: ClientBuilder| b.resolve_timeout(Duration::from_secs(20));
    let transport = with_lookup("http://hub.example", set, stuck);
    let request = HttpRequest {
        stops: &StopReasons::default().or_cancelled(&token),
        ..request("POST", "/x", None)
    };
    let (kind, effect, _) = soon(|| facts(transport.send(&request, FREE)));
    assert_eq!((kind, effect), (ErrorKind::Cancelled, Effect::None));
    drop(release);
}

#[test]
fn a_target_that_cannot_be_sent_is_refused() {
    let transport = transport("http://127.0.0.1:9");
    let (kind, effect, _) = facts(transport.send(&request("GET", "/a b", None), FREE));
    assert_eq!((kind, effect), (ErrorKind::Invalid, Effect::None));
}
