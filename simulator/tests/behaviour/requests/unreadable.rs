//! Tests of log entries for requests whose heads cannot be parsed.

use std::io::{Read, Write};
use std::net::TcpStream;

use gfxhub_simulator::json::json;
use gfxhub_simulator::{Limits, Options};

use super::{RUNDOWNS, gist, page, wait_for};
use crate::studio::{Studio, options};
use crate::wire::{parse, raw};

#[test]
fn heads_that_cannot_be_read_are_logged() {
    let studio = Studio::new();
    let filled = format!(
        "GET /a HTTP/1.1\r\nX-Filler: {}\r\n\r\n",
        "x".repeat(100_000)
    );
    let endless = format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000));
    let cases: [(&str, &str, &str, Option<u16>); 10] = [
        ("GET /b HTTP/9.9\r\n\r\n", "GET", "/b", Some(400)),
        (
            "\r\nPOST /c HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
            "POST",
            "/c",
            Some(400),
        ),
        (
            "POST /d HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
            "POST",
            "/d",
            Some(400),
        ),
        (
            "GET /e f HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET",
            "/e f",
            Some(400),
        ),
        (
            "GET /g HTTP/1.1\r\nno header\r\n\r\n",
            "GET",
            "/g",
            Some(400),
        ),
        (
            "POST /api/rest/v1/playout/rundowns HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
            "POST",
            RUNDOWNS,
            Some(400),
        ),
        (&filled, "GET", "/a", Some(431)),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "PRI", "*", None),
        // This head is incomplete.
        ("GET /h HTTP/1.1\r\nHost: loc", "GET", "/h", None),
        (
            "GET /\u{1b}[2J\u{7} HTTP/1.1\r\n\r\n",
            "GET",
            "/\u{fffd}[2J\u{fffd}",
            Some(400),
        ),
    ];
    for (at, (bytes, method, path, status)) in cases.into_iter().enumerate() {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        // The hub may close the connection before everything was sent.
        let _ = stream.write_all(bytes.as_bytes());
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut received = Vec::new();
        let _ = stream.read_to_end(&mut received);
        let number = at as u64 + 1;
        let entry = wait_for(&studio, |entry| entry["number"] == number);
        assert_eq!(gist(&entry), json!([method, path, null, status, "none"]));
        assert!(entry["connection"].is_u64(), "{entry}");
        assert!(entry["elapsed"].is_f64(), "{entry}");
        assert!(received.is_empty() || received.starts_with(b"HTTP/1.1 4"));
        if let Some(status) = status.filter(|_| !received.is_empty()) {
            assert_eq!(parse(&received).status, status);
        }
    }
    let answer = raw(studio.hub.port(), endless.as_bytes());
    let entry = wait_for(&studio, |entry| entry["number"] == 11);
    assert_eq!(
        (&entry["method"], &entry["status"]),
        (&json!("GET"), &json!(431))
    );
    assert!(answer.is_empty() || parse(&answer).status == 431);
    assert!(entry["path"].as_str().unwrap().len() <= 512);
    // Bytes that are not a request have no entry.
    for bytes in [
        &b"\r\n\r\n"[..],
        b"\x16\x03\x01\x02\x00\x01 /\n",
        b"GET\r\n\r\n",
        b"",
    ] {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        stream.write_all(bytes).unwrap();
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut received = Vec::new();
        let _ = stream.read_to_end(&mut received);
        assert!(received.is_empty() || received.starts_with(b"HTTP/1.1 4"));
    }
    assert_eq!(page(&studio)["last"], 11);
    // This head is too large only because of its target.
    let limits = Limits {
        head: 200_000,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let answer = raw(studio.hub.port(), endless.as_bytes());
    assert!(answer.is_empty() || parse(&answer).status == 414);
    let entry = wait_for(&studio, |entry| entry["number"] == 1);
    assert_eq!(entry["status"], 414);
}
