//! Tests of the bytes of a request on the wire.

use super::*;
use gfxhub_test_support::Server;

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// Sends a request. Returns its request line, its headers without the host, and its body, as the
/// server received them.
fn sent(
    method: &'static str,
    body: Option<&[u8]>,
    set: impl FnOnce(ClientBuilder) -> ClientBuilder,
) -> (String, Vec<String>, Vec<u8>) {
    let server = Server::answering(OK);
    let transport = transport_with(&server.url(), set);
    let response = transport
        .send(&request(method, "/api/rest/v1/a%2Fb?c=d", body), FREE)
        .unwrap();
    assert_eq!(
        (response.status, response.body.as_slice()),
        (200, &b"{}"[..])
    );
    let [request] = &server.requests()[..] else {
        panic!("one request")
    };
    let host = server.address.to_string();
    let (hosts, others): (Vec<_>, Vec<_>) = request
        .headers
        .iter()
        .partition(|(name, value)| name == "host" && *value == host);
    assert_eq!(hosts.len(), 1, "{request:?}");
    let line = |(name, value): &(String, String)| format!("{name}: {value}").to_ascii_lowercase();
    let mut others: Vec<String> = others.into_iter().map(line).collect();
    others.sort();
    (request.line(), others, request.body.clone())
}

fn agent() -> String {
    format!("user-agent: gfxhub/{}", env!("CARGO_PKG_VERSION"))
}

#[test]
fn a_read_sends_host_agent_and_accept() {
    let (line, headers, body) = sent("GET", None, |b| b);
    assert_eq!(line, "GET /api/rest/v1/a%2Fb?c=d HTTP/1.1");
    assert_eq!(headers, ["accept: */*".to_owned(), agent()]);
    assert!(body.is_empty());
}

#[test]
fn a_command_with_a_body_names_its_type_and_length() {
    for method in ["POST", "PUT", "PATCH"] {
        let (line, headers, body) = sent(method, Some(b"{\"a\":1}"), |b| b);
        assert_eq!(line, format!("{method} /api/rest/v1/a%2Fb?c=d HTTP/1.1"));
        let expected = [
            "accept: */*".to_owned(),
            "connection: close".to_owned(),
            "content-length: 7".to_owned(),
            "content-type: application/json".to_owned(),
            agent(),
        ];
        assert_eq!(headers, expected, "{method}");
        assert_eq!(body, b"{\"a\":1}");
    }
}

#[test]
fn a_command_without_a_body_sends_length_zero() {
    for method in ["POST", "PUT", "PATCH"] {
        let (_, headers, _) = sent(method, None, |b| b);
        let expected = [
            "accept: */*".to_owned(),
            "connection: close".to_owned(),
            "content-length: 0".to_owned(),
            agent(),
        ];
        assert_eq!(headers, expected, "{method}");
    }
    let (line, headers, _) = sent("DELETE", None, |b| b);
    assert_eq!(line, "DELETE /api/rest/v1/a%2Fb?c=d HTTP/1.1");
    assert_eq!(
        headers,
        [
            "accept: */*".to_owned(),
            "connection: close".to_owned(),
            agent()
        ]
    );
}

#[test]
fn a_delete_can_have_a_body() {
    let (_, headers, body) = sent("DELETE", Some(b"[]"), |b| b);
    assert!(
        headers.contains(&"content-length: 2".to_owned()),
        "{headers:?}"
    );
    assert!(
        headers.contains(&"content-type: application/json".to_owned()),
        "{headers:?}"
    );
    assert_eq!(body, b"[]");
}

#[test]
fn keys_and_own_headers_are_sent_once_each() {
    let (_, headers, _) = sent("GET", None, |b| {
        b.api_key("a-k3y")
            .header("X-Studio", "a")
            .header("X-Studio", "b")
            .user_agent("me/1")
    });
    let expected = [
        "accept: */*",
        "user-agent: me/1",
        "x-api-key: a-k3y",
        "x-studio: b",
    ];
    assert_eq!(headers, expected);
}

#[test]
fn the_host_header_has_only_what_it_needs() {
    let server = Server::answering(OK);
    let url = format!("http://localhost:{}/studio/", server.address.port());
    let transport = transport(&url);
    get(&transport).unwrap();
    let host = format!("localhost:{}", server.address.port());
    assert!(
        server.requests()[0].has("host", &host),
        "{:?}",
        server.requests()
    );
}

#[test]
fn secrets_are_not_shown() {
    let transport = transport_with("http://127.0.0.1", |b| {
        b.api_key("s3cr3t")
            .header("X-Token", "s3cr3t")
            .proxy("http://a:s3cr3t@127.0.0.1:9")
    });
    let shown = format!("{transport:?}");
    assert!(!shown.contains("s3cr3t"), "{shown}");
}

#[test]
fn bytes_are_counted() {
    let server = Server::answering(OK);
    let response = post(&transport(&server.url())).unwrap();
    assert_eq!(response.received, OK.len() as u64);
    let request = &server.requests()[0];
    assert_eq!(
        (response.sent as usize, &*request.body),
        (request.size(), &b"{}"[..])
    );
}

#[test]
fn a_large_body_arrives_completely() {
    let server = Server::answering(OK);
    let body = vec![b'x'; 3_000_000];
    let response = transport(&server.url()).send(&request("POST", "/x", Some(&body)), FREE);
    assert_eq!(response.unwrap().status, 200);
    assert!(server.requests()[0].body == body);
}
