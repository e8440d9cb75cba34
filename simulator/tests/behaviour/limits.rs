//! Tests of the limits of the hub for bodies, times and connections.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gfxhub_simulator::json::json;
use gfxhub_simulator::{Limits, Options};

use crate::studio::{Studio, options};
use crate::wire::{parse, raw, send};

const RUNDOWNS: &str = "/api/rest/v1/playout/rundowns";

#[test]
fn bodies_beyond_the_limit_are_refused() {
    let limits = Limits {
        body: 1000,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let name = |length: usize| Some(json!({ "name": "x", "filler": "x".repeat(length) }));
    assert_eq!(
        studio.call("POST", "/playout/rundowns", name(900)).status,
        201
    );
    let refused = studio.call("POST", "/playout/rundowns", name(2_000_000));
    assert_eq!(
        refused.plain(),
        (413, "The body is larger than 1000 bytes.")
    );
    let head = format!("POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\n");
    let chunk = format!("3e8\r\n{}\r\n", "x".repeat(1000));
    let chunked = format!("{head}Transfer-Encoding: chunked\r\n\r\n{chunk}{chunk}0\r\n\r\n");
    assert_eq!(
        parse(&raw(studio.hub.port(), chunked.as_bytes())).status,
        413
    );
    let expecting = format!("{head}Content-Length: 99999999\r\nExpect: 100-continue\r\n\r\n");
    assert_eq!(
        parse(&raw(studio.hub.port(), expecting.as_bytes())).status,
        413
    );
    assert_eq!(studio.get("/playout/rundowns").as_array().unwrap().len(), 3);
}

#[test]
fn slow_clients_are_let_go() {
    let short = Duration::from_millis(150);
    let limits = Limits {
        idle: short,
        body_timeout: short,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let start = Instant::now();
    // The client sends a part of the head and then nothing.
    let received = raw(
        studio.hub.port(),
        b"GET /api/rest/v1/engines HTTP/1.1\r\nHos",
    );
    assert!(received.is_empty() || received.starts_with(b"HTTP/1.1 408"));
    // The client sends the head and a part of the body.
    let half =
        format!("POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{{");
    assert_eq!(parse(&raw(studio.hub.port(), half.as_bytes())).status, 408);
    // The client sends no second request on its connection.
    let idle = "GET /api/rest/v1/projects HTTP/1.1\r\nHost: localhost\r\n\r\n";
    assert_eq!(parse(&raw(studio.hub.port(), idle.as_bytes())).status, 200);
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn clients_that_do_not_read_are_let_go() {
    let limits = Limits {
        write_timeout: Duration::from_millis(150),
        connections: 1,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let mut deaf = TcpStream::connect(("127.0.0.1", studio.hub.port())).unwrap();
    deaf.set_write_timeout(Some(Duration::from_millis(100)))
        .unwrap();
    let request = b"GET /api/rest/v1/engines HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    // The client sends until a write fails: the hub waits for the client to read, or has closed the
    // connection.
    while deaf.write_all(&request).is_ok() {}
    // This request waits until the other connection is closed, because the limit is one.
    assert_eq!(studio.get("/engines/1")["id"], 1);
    drop(deaf);
}

#[test]
fn connections_beyond_the_limit_wait() {
    let limits = Limits {
        connections: 2,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let port = studio.hub.port();
    // With a part of a head, these connections are not idle.
    let hold = || {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
        stream
    };
    let held = [hold(), hold()];
    let waiting =
        std::thread::spawn(move || send(port, "GET", "/api/rest/v1/projects", &[], None).status);
    std::thread::sleep(Duration::from_secs(1));
    assert!(!waiting.is_finished());
    drop(held);
    assert_eq!(waiting.join().unwrap(), 200);
}

#[test]
fn idle_connections_are_closed_when_the_limit_is_reached() {
    let limits = Limits {
        connections: 3,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    let port = studio.hub.port();
    let connect = || TcpStream::connect(("127.0.0.1", port)).unwrap();
    let ask = |mut stream: &TcpStream| {
        let request = b"GET /api/rest/v1/projects HTTP/1.1\r\nHost: localhost\r\n\r\n";
        stream.write_all(request).is_ok() && stream.read(&mut [0; 4096]).is_ok_and(|it| it > 0)
    };
    // The first connection is within a request, the second one is idle, and the third one became
    // idle later.
    let mut busy = connect();
    busy.write_all(b"GET /api/rest/v1/projects HTTP/1.1\r\n")
        .unwrap();
    let (older, newer) = (connect(), connect());
    assert!(ask(&older));
    std::thread::sleep(Duration::from_millis(20));
    assert!(ask(&newer));
    let start = Instant::now();
    let response = send(port, "GET", "/api/rest/v1/projects", &[], None);
    assert_eq!(response.status, 200);
    // This is long before idle connections time out.
    assert!(start.elapsed() < Duration::from_secs(10));
    assert!(!ask(&older), "the oldest gives way");
    assert!(ask(&newer));
    busy.write_all(b"Host: localhost\r\n\r\n").unwrap();
    assert!(busy.read(&mut [0; 4096]).unwrap() > 0);
}
