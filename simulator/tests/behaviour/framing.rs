//! Tests that heads are checked before bodies are read, and that the size of each body and of all
//! bodies together is limited.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gfxhub_simulator::json::json;
use gfxhub_simulator::{Limits, Options};

use crate::studio::{Studio, options};
use crate::wire::{parse, raw, send};

const RUNDOWNS: &str = "/api/rest/v1/playout/rundowns";

/// Reads a response in one read, even if the rest of the request is never sent. Returns its status
/// and the time that the read took.
fn response(mut stream: &TcpStream) -> (u16, Duration) {
    let start = Instant::now();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let mut received = vec![0; 1 << 16];
    let length = stream.read(&mut received).unwrap();
    (parse(&received[..length]).status, start.elapsed())
}

/// Returns `true` if nothing is received on a connection for a while.
fn is_silent(mut stream: &TcpStream) -> bool {
    let a_while = Some(Duration::from_millis(200));
    stream.set_read_timeout(a_while).unwrap();
    stream.read(&mut [0]).is_err()
}

#[test]
fn a_head_is_judged_before_its_body_is_taken_in() {
    let studio = Studio::with(Options {
        api_key: Some("s3cret".to_owned()),
        ..options()
    });
    let right = "X-API-Key: s3cret\r\n";
    let unknown = format!("{RUNDOWNS}/7/nothing/x");
    let long = format!("{RUNDOWNS}/{}", "9".repeat(20_000));
    for (target, headers, status) in [
        (RUNDOWNS, "Host: evil.example\r\n", 403),
        (
            RUNDOWNS,
            "Host: localhost\r\nOrigin: http://evil.example\r\n",
            403,
        ),
        (RUNDOWNS, "Host: localhost\r\n", 401),
        (RUNDOWNS, "Host: localhost\r\nX-API-Key: no\r\n", 403),
        (&long, "Host: localhost\r\n", 414),
        ("/_control/faults", "Host: localhost\r\n", 403),
        ("/nowhere", "Host: localhost\r\n", 404),
        (&unknown, &format!("Host: localhost\r\n{right}"), 404),
        (
            "/api/rest/v1/engines",
            &format!("Host: localhost\r\n{right}"),
            405,
        ),
    ] {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        // Only one byte of a body within the limit is sent.
        let head = format!("PUT {target} HTTP/1.1\r\n{headers}Content-Length: 1000000\r\n\r\n{{");
        stream.write_all(head.as_bytes()).unwrap();
        let (given, took) = response(&stream);
        assert_eq!(given, status, "{target} {headers}");
        assert!(took < Duration::from_secs(3), "{took:?}");
    }
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn a_connection_goes_on_after_a_refused_body() {
    let studio = Studio::new();
    let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
    let body = "x".repeat(200_000);
    let refused = format!(
        "POST /api/rest/v1/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(refused.as_bytes()).unwrap();
    assert_eq!(response(&stream).0, 404);
    let next = "GET /api/rest/v1/engines/1 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    stream.write_all(next.as_bytes()).unwrap();
    assert_eq!(response(&stream).0, 200);
}

#[test]
fn all_bodies_together_have_a_bound() {
    let limits = Limits {
        body: 200_000,
        bodies: 250_000,
        body_timeout: Duration::from_secs(20),
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let body = json!({ "name": "Six", "filler": "x".repeat(150_000) }).to_string();
    let request = format!(
        "POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: \
         {}\r\n\r\n{body}",
        body.len()
    );
    let (most, last) = request.split_at(request.len() - 1);
    let mut held = TcpStream::connect(studio.hub.address()).unwrap();
    held.write_all(most.as_bytes()).unwrap();
    let small = || {
        let body = br#"{"name": "Seven"}"#;
        send(studio.hub.port(), "POST", RUNDOWNS, &[], Some(body)).status
    };
    let start = Instant::now();
    // The loop ends when the hub holds the unfinished body. Another body of this size then has to
    // wait, and small ones do not.
    let waiting = loop {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        if is_silent(&stream) && small() == 201 && is_silent(&stream) {
            break stream;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "nothing waits");
    };
    assert_eq!(small(), 201);
    // A request that waits continues when there is capacity.
    held.write_all(last.as_bytes()).unwrap();
    assert_eq!(response(&held).0, 201);
    assert_eq!(response(&waiting).0, 201);
}

#[test]
fn a_body_that_waits_too_long_for_capacity_is_refused() {
    let limits = Limits {
        body: 200_000,
        bodies: 200_000,
        body_timeout: Duration::from_secs(1),
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    // A chunked body needs the whole capacity, because its size is not known.
    let head = format!(
        "POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    let chunk = format!("{:x}\r\n{}\r\n", 70_000, " ".repeat(70_000));
    let begin = |bytes: &str| {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        stream.write_all(bytes.as_bytes()).unwrap();
        stream
    };
    let mut first = begin(&head);
    std::thread::sleep(Duration::from_millis(500));
    let second = begin(&format!("{head}{chunk}"));
    std::thread::sleep(Duration::from_millis(100));
    first.write_all(chunk.as_bytes()).unwrap();
    // The first times out while the second, which never ends, still uses the capacity.
    assert_eq!(response(&first).0, 503);
    assert_eq!(response(&second).0, 408);
    assert_eq!(studio.call("GET", "/engines/1", None).status, 200);
}

#[test]
fn a_length_together_with_a_transfer_encoding_is_refused() {
    let studio = Studio::new();
    let body = r#"{"name": "Six"}"#;
    let chunked = format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
    let head = format!("POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\n");
    let long = format!("X-Filler: {}\r\n", "x".repeat(30_000));
    let (length, coding) = ("content-length: 5\r\n", "Transfer-Encoding: chunked\r\n");
    for fields in [
        format!("{length}{coding}"),
        format!("{coding}{length}"),
        format!("{length}{long}{coding}"),
        format!("{long}{coding}{length}"),
    ] {
        let request = format!("{head}{fields}\r\n{chunked}");
        let response = parse(&raw(studio.hub.port(), request.as_bytes()));
        let why =
            "The request has both Content-Length and Transfer-Encoding; it must have one of them.";
        assert_eq!(response.plain(), (400, why));
        assert_eq!(response.header("connection"), Some("close"));
    }
    assert_eq!(studio.hub.journal(), []);
    let alone = format!("{head}Connection: close\r\n{coding}\r\n{chunked}");
    assert_eq!(parse(&raw(studio.hub.port(), alone.as_bytes())).status, 201);
}
