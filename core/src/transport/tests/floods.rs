//! Tests of endless responses. Each call must end with an error, and must use only limited memory.

use super::*;
use gfxhub_test_support::{Connection, Server};
use std::io::Write;

/// Starts a server that responds with `first`, followed by `again` repeatedly.
fn flooding(first: &'static [u8], again: &'static [u8]) -> Server {
    Server::start(move |connection: &mut Connection| {
        connection.request();
        connection.write(first);
        let many = again.repeat(1 + 4096 / again.len());
        while connection.stream.write_all(&many).is_ok() {}
    })
}

#[test]
fn floods_end_with_an_error() {
    let chunked = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    let ended = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n";
    let floods: [(&[u8], &[u8], ErrorKind); 9] = [
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n", ErrorKind::Protocol),
        (
            b"",
            b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n",
            ErrorKind::Protocol,
        ),
        (b"HTTP/1.1 200 OK\r\n", b"X-A: b\r\n", ErrorKind::Protocol),
        (b"HTTP/1.1 200 OK\r\nX: ", b"x", ErrorKind::Protocol),
        (b"", b"HTTP/1.1 200 OK ", ErrorKind::Protocol),
        (ended, b"X-A: b\r\n", ErrorKind::Protocol),
        (ended, b"x", ErrorKind::Protocol),
        (chunked, b"0", ErrorKind::Protocol),
        (chunked, b"1\r\nx\r\n", ErrorKind::TooLarge),
    ];
    for (first, again, kind) in floods {
        let server = flooding(first, again);
        let transport = transport(&server.url());
        for _ in 0..2 {
            let request = HttpRequest {
                body_limit: 100_000,
                ..request("GET", "/x", None)
            };
            let fault = soon(|| transport.send(&request, FREE)).unwrap_err();
            let shown = String::from_utf8_lossy(again);
            let found = (fault.kind, fault.effect);
            assert_eq!(found, (kind, Effect::Maybe), "{shown}: {}", fault.detail);
            // The client stops receiving soon after the response exceeds the limits.
            assert!(fault.received < 4 << 20, "{shown}: {}", fault.received);
        }
        assert_eq!(server.connections(), 2);
    }
}

#[test]
fn a_few_heads_before_the_one_that_counts_are_no_flood() {
    let server = Server::start(|connection| {
        while connection.request().is_some() {
            for _ in 0..30 {
                connection.write(b"HTTP/1.1 102 Processing\r\nX-A: b\r\n\r\n");
            }
            connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
        }
    });
    let transport = transport(&server.url());
    for _ in 0..3 {
        assert_eq!(get(&transport).unwrap().body, b"{}");
    }
    assert_eq!(server.connections(), 1);
}

#[test]
fn a_body_in_the_smallest_chunks_is_no_flood() {
    let server = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        connection.write(&b"1\r\nx\r\n".repeat(50_000));
        connection.write(b"0\r\nX-Trailer: y\r\n\r\n");
        connection.until_closed();
    });
    assert_eq!(get(&transport(&server.url())).unwrap().body.len(), 50_000);
}
