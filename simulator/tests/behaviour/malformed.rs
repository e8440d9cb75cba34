//! Tests of malformed requests. Each gets a response, and the hub continues to work.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::studio::{Studio, property_path};
use crate::wire::{parse, segment, send};

const RUNDOWNS: &str = "/api/rest/v1/playout/rundowns";

#[test]
fn bodies_that_are_not_json_are_refused() {
    let studio = Studio::new();
    let post = |headers: &[&str], body: &[u8]| {
        send(studio.hub.port(), "POST", RUNDOWNS, headers, Some(body)).status
    };
    let json = &["Content-Type: application/json"][..];
    let deep = [vec![b'['; 5000], vec![b']'; 5000]].concat();
    for body in [
        &b"{"[..],
        b"{'name': 'x'}",
        br#"{"name": "x"} x"#,
        br#"{"name": NaN}"#,
        br#"{"name": 1e999}"#,
        b"\xef\xbb\xbf{}",
        b"{\"name\": \"\xff\"}",
        b"name=x",
        &deep,
    ] {
        assert_eq!(post(json, body), 400, "{:?}", String::from_utf8_lossy(body));
    }
    let named = br#"{"name": "x"}"#;
    for content_type in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/xml",
    ] {
        assert_eq!(
            post(&[&format!("Content-Type: {content_type}")], named),
            415
        );
    }
    assert_eq!(
        post(
            &["Content-Type: application/json", "Content-Encoding: gzip"],
            named
        ),
        415
    );
    for accepted in [
        &["Content-Type: application/json; charset=utf-8"][..],
        &["Content-Type: Application/JSON"],
        &["Content-Type: application/merge-patch+json"],
        &[],
    ] {
        assert_eq!(post(accepted, named), 201, "{accepted:?}");
    }
    // Without a body, the content type does not matter.
    assert_eq!(post(&["Content-Type: text/plain"], b""), 422);
    assert_eq!(studio.hub.journal().len(), 4);
}

#[test]
fn unknown_paths_and_methods() {
    let studio = Studio::new();
    let port = studio.hub.port();
    for path in [
        "/page",
        "/api",
        "/api/rest/v1",
        "/api/rest/v1/",
        "/api/rest/v1x/engines",
        "/api/rest/v2/engines",
        "/api/rest/v1/engines/",
        "/api/rest/v1/engines/1/nodes/Mixer_0/properties/a/b",
        "/api/rest/v1/engines//nodes",
        "/api/rest/v1/Engines",
        "/_control",
    ] {
        assert_eq!(send(port, "GET", path, &[], None).status, 404, "{path}");
    }
    for (method, path, allow) in [
        ("DELETE", "/engines", "GET, HEAD, OPTIONS"),
        ("POST", "/engines/1", "GET, HEAD, OPTIONS"),
        (
            "PUT",
            "/playout/rundowns/7",
            "GET, DELETE, PATCH, HEAD, OPTIONS",
        ),
        ("GET", "/launcher/1/launch", "PUT, OPTIONS"),
        ("GET", "/launcher/1/renderer/create", "POST, OPTIONS"),
        ("TRACE", "/projects", "GET, HEAD, OPTIONS"),
        ("WHATEVER", "/projects", "GET, HEAD, OPTIONS"),
    ] {
        let response = studio.call(method, path, None);
        assert_eq!(
            (response.status, response.header("allow")),
            (405, Some(allow)),
            "{method} {path}"
        );
    }
    let options = studio.call("OPTIONS", "/launcher/create", None);
    assert_eq!(
        (options.bare(), options.header("allow")),
        (204, Some("POST, OPTIONS"))
    );
    // By RFC 9110, 8.6, a response with the status 204 has no length.
    let deleted = studio.call("DELETE", "/playout/rundowns/8", None);
    for response in [&options, &deleted] {
        assert_eq!(
            (response.bare(), response.header("content-length")),
            (204, None)
        );
    }
    let head = studio.call("HEAD", "/projects", None);
    let length = studio.call("GET", "/projects", None).body.len().to_string();
    assert_eq!(
        (head.status, head.header("content-length")),
        (200, Some(length.as_str()))
    );
    assert_eq!(head.body, b"");
}

#[test]
fn targets_of_every_form_are_taken() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let ask = |method: &str, target: &str| send(port, method, target, &[], None).status;
    let whole = format!("http://127.0.0.1:{port}/api/rest/v1/engines/1");
    assert_eq!(ask("GET", &whole), 200);
    assert_eq!(ask("GET", "http://evil.example/api/rest/v1/engines/1"), 403);
    assert_eq!(ask("OPTIONS", "*"), 404);
    assert_eq!(ask("CONNECT", &format!("127.0.0.1:{port}")), 404);
    assert_eq!(studio.get("/engines/1?a=b&&=%zz#c")["id"], 1);
}

#[test]
fn paths_that_cannot_be_decoded_are_refused() {
    let studio = Studio::new();
    for path in [
        "/engines/%",
        "/engines/%zz",
        "/engines/1/nodes/%C3",
        "/engines/1/nodes/%ff",
    ] {
        assert_eq!(studio.call("GET", path, None).status, 400, "{path}");
    }
    let awkward = [
        "..",
        ".",
        " ",
        "a/b",
        "%2F",
        "\0",
        "ä€😀",
        "?#&=+;\\",
        "properties",
    ];
    for name in awkward {
        let path = property_path((1, name), name);
        // The hub finds no node with this name. It does not remove the dot segments of a path.
        assert_eq!(studio.call("GET", &path, None).status, 500, "{name}");
        let response = studio.call(
            "POST",
            &format!("/playout/rundowns/7/items/70/{}", segment(name)),
            None,
        );
        assert_eq!(response.status, 404, "{name}");
    }
    // Unnecessary escapes do not change the meaning of a path.
    for path in ["/%65ngines/1", "/engines/%31", "/engin%65s/1?a=%zz"] {
        assert_eq!(studio.get(path)["id"], 1, "{path}");
    }
    let long = format!("/engines/{}", "9".repeat(20_000));
    assert_eq!(studio.call("GET", &long, None).status, 414);
    let filled = format!("X-Filler: {}", "x".repeat(100_000));
    assert_eq!(
        send(studio.hub.port(), "GET", RUNDOWNS, &[&filled], None).status,
        431
    );
    assert_eq!(studio.get("/engines/1")["id"], 1);
}

#[test]
fn a_refusal_is_sent_after_a_large_body_too() {
    let studio = Studio::new();
    let long = format!("{RUNDOWNS}/{}", "9".repeat(20_000));
    for (target, host, status) in [(RUNDOWNS, "evil.example", 403), (&*long, "localhost", 414)] {
        let mut stream = TcpStream::connect(("127.0.0.1", studio.hub.port())).unwrap();
        let limit = Some(Duration::from_secs(20));
        stream.set_write_timeout(limit).unwrap();
        stream.set_read_timeout(limit).unwrap();
        let head = format!("POST {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        let body = vec![b' '; 4 << 20];
        write!(stream, "{head}Content-Length: {}\r\n\r\n", body.len()).unwrap();
        // The write fails if the hub closes the connection before everything was sent.
        stream.write_all(&body).unwrap();
        let mut received = Vec::new();
        stream.read_to_end(&mut received).unwrap();
        assert_eq!(parse(&received).status, status);
    }
}
