//! Tests of proxies: those of the environment are ignored, and the configured one is used.

use super::*;
use gfxhub_test_support::{Request, Server};
use std::process::Command;

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// Variable with the address of the hub. It is set in the child process that this test starts,
/// whose environment contains proxies.
const HUB: &str = "GFXHUB_TEST_HUB_BEHIND_PROXY";

#[test]
fn the_environment_is_not_read() {
    if let Ok(url) = std::env::var(HUB) {
        // ureq itself would use the proxy. This shows that the environment is set up correctly.
        assert!(ureq::Proxy::try_from_env().is_some());
        get(&transport(&url)).unwrap();
        post(&transport(&url)).unwrap();
        return;
    }
    let proxy = Server::answering(b"HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n");
    let hub = Server::answering(OK);
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args([
        "--exact",
        "transport::tests::proxies::the_environment_is_not_read",
    ]);
    for name in [
        "ALL_PROXY",
        "HTTP_PROXY",
        "HTTPS_PROXY",
        "all_proxy",
        "http_proxy",
        "https_proxy",
    ] {
        child.env(name, proxy.url());
    }
    let output = child
        .env_remove("NO_PROXY")
        .env(HUB, hub.url())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && text.contains("1 passed"),
        "{text}"
    );
    assert_eq!((hub.requests().len(), proxy.connections()), (2, 0));
}

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
