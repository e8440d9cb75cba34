//! Tests of the configured proxy.

use super::*;
use gfxhub_test_support::{Request, Server};

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// Starts a proxy that responds as the hub after `CONNECT`.
fn tunnel() -> Server {
    Server::start(|connection| {
        let Some(request) = connection.request() else {
            return;
        };
        assert_eq!(request.method, "CONNECT");
        connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
        while connection.request().is_some() {
            connection.write(OK);
        }
    })
}

#[test]
fn the_configured_proxy_is_used() {
    let proxy = tunnel();
    let url = format!("http://user:pass@{}", proxy.address);
    let transport = transport_with("http://hub.example:8080", |b| b.proxy(url));
    let response = get(&transport).unwrap();
    assert_eq!(response.body, b"{}");
    get(&transport).unwrap();
    let requests = proxy.requests();
    let lines: Vec<String> = requests.iter().map(Request::line).collect();
    assert_eq!(
        lines,
        [
            "CONNECT hub.example:8080 HTTP/1.1",
            "GET /x HTTP/1.1",
            "CONNECT hub.example:8080 HTTP/1.1",
            "GET /x HTTP/1.1"
        ]
    );
    let credentials = |request: &Request| request.has("proxy-authorization", "Basic dXNlcjpwYXNz");
    assert!(credentials(&requests[0]), "{:?}", requests[0]);
    assert!(!credentials(&requests[1]), "{:?}", requests[1]);
    // Bytes that were sent to the proxy itself do not count as bytes of the request.
    assert_eq!(response.sent, requests[1].size() as u64);
}

#[test]
fn a_proxy_that_refuses_leaves_the_request_unsent() {
    for answer in [
        &b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"[..],
        b"HTTP/1.1 407 Who are you\r\nContent-Length: 0\r\n\r\n",
    ] {
        let proxy = Server::answering(answer);
        let transport = transport_with("http://hub.example", |b| b.proxy(proxy.url()));
        let fault = post(&transport).unwrap_err();
        assert_eq!(
            (fault.kind, fault.effect),
            (ErrorKind::Connect, Effect::None)
        );
        assert!(fault.detail.contains("proxy"), "{}", fault.detail);
        let said = fault.into_error().to_string();
        assert!(said.contains("proxy allows CONNECT"), "{said}");
    }
}

#[test]
fn a_proxy_that_is_silent_or_closes_leaves_the_request_unsent() {
    let silent = Server::start(|connection| connection.until_closed());
    let transport = transport_with("http://hub.example", |b| {
        b.proxy(silent.url())
            .connect_timeout(Duration::from_millis(100))
    });
    assert_eq!(
        soon(|| facts(post(&transport))),
        (
            ErrorKind::ConnectTimeout,
            Effect::None,
            Some(Phase::Connect)
        )
    );

    let closing = Server::start(|connection| {
        connection.request();
        connection.close();
    });
    let transport = transport_with("http://hub.example", |b| b.proxy(closing.url()));
    assert_eq!(
        soon(|| facts(post(&transport))),
        (ErrorKind::Connect, Effect::None, Some(Phase::Connect))
    );
}
