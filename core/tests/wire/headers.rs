//! Tests of headers: those that each request contains, and those that callers cannot set.

use gfxhub::{ErrorKind, Method, PlayoutRundownName};

use super::{Client, OK, Server, builder, client};
use gfxhub_test_support::Request;

/// Returns the first request that a call sends.
fn sent(call: impl FnOnce(&Client)) -> Request {
    let server = Server::answering(OK);
    call(&client(&server.url()));
    server.requests().into_iter().next().expect("a request")
}

/// Returns the values of a header.
fn values<'a>(request: &'a Request, name: &str) -> Vec<&'a str> {
    let of_name = request.headers.iter().filter(|(known, _)| known == name);
    of_name.map(|(_, value)| value.as_str()).collect()
}

/// Accepts any result, since the response does not fit the call.
fn any<T, E>(_: Result<T, E>) {}

#[test]
fn everything_is_accepted() {
    let read = sent(|hub| any(hub.engines().list()));
    let command = sent(|hub| any(hub.playout().create_rundown(PlayoutRundownName::new("a"))));
    let raw = sent(|hub| any(hub.request(Method::Get, "/x", None)));
    for request in [read, command, raw] {
        assert_eq!(values(&request, "accept"), ["*/*"], "{request:?}");
    }
}

#[test]
fn no_compression_is_requested() {
    let read = sent(|hub| any(hub.engines().list()));
    assert_eq!(values(&read, "accept-encoding"), [""; 0]);
}

#[test]
fn a_body_names_its_type() {
    let request = sent(|hub| any(hub.playout().create_rundown(PlayoutRundownName::new("a"))));
    assert_eq!(values(&request, "content-type"), ["application/json"]);
    assert_eq!(request.body, br#"{"name":"a"}"#);
}

/// Checks that a request has no body, no `Content-Type`, and no length other than 0.
fn assert_bare(request: &Request) {
    assert_eq!(request.body, b"", "{request:?}");
    assert_eq!(values(request, "content-type"), [""; 0], "{request:?}");
    let length = values(request, "content-length");
    assert!(length.is_empty() || length == ["0"], "{request:?}");
    assert_eq!(values(request, "transfer-encoding"), [""; 0], "{request:?}");
}

#[test]
fn what_has_no_body_names_no_type() {
    assert_bare(&sent(|hub| any(hub.engines().list())));
    assert_bare(&sent(|hub| any(hub.playout().delete_item(1, 2))));
    assert_bare(&sent(|hub| any(hub.request(Method::Post, "/x", None))));
}

#[test]
fn buttons_and_launcher_commands_have_no_body() {
    assert_bare(&sent(|hub| any(hub.playout().trigger_button(1, 2, "in"))));
    assert_bare(&sent(|hub| any(hub.launcher().launch(1))));
    assert_bare(&sent(|hub| any(hub.launcher().stop(1))));
    assert_bare(&sent(|hub| any(hub.launcher().retime(1))));
    assert_bare(&sent(|hub| any(hub.launcher().start_renderer(1, 2))));
    assert_bare(&sent(|hub| any(hub.launcher().stop_renderer(1, 2))));
}

fn refuse(name: &str, value: &str) {
    let error = builder("http://127.0.0.1:9").header(name, value).build();
    let error = error.expect_err("a header that cannot be set");
    assert_eq!(error.kind(), ErrorKind::Invalid, "{name:?}");
    assert!(!error.to_string().contains("s3cr3t"), "{error}");
}

/// Headers that affect the framing of a request are reserved.
#[test]
fn what_frames_a_request_cannot_be_set() {
    for name in [
        "Host",
        "Content-Length",
        "transfer-encoding",
        "CONNECTION",
        "Content-Type",
        "Accept",
        "Accept-Encoding",
        "Expect",
        "Upgrade",
        "TE",
    ] {
        refuse(name, "s3cr3t");
    }
}

/// A value with a line break would add another header.
#[test]
fn a_header_cannot_bring_another_with_it() {
    for value in [
        "a\r\nX-Other: s3cr3t",
        "a\ns3cr3t",
        "a\rs3cr3t",
        "a\0s3cr3t",
        "s3cr3té",
    ] {
        refuse("X-Studio", value);
        let keyed = builder("http://127.0.0.1:9").api_key(value).build();
        let error = keyed.expect_err("a key that is no header");
        assert!(!error.to_string().contains("s3cr3t"), "{error}");
    }
    for name in ["X Studio", "X:Studio", "X\r\nY", ""] {
        refuse(name, "s3cr3t");
    }
}
