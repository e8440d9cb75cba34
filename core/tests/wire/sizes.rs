//! Tests of sizes. Nothing is read beyond its limit, and an announced length is not trusted.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gfxhub::{Effect, ErrorKind, Method};

use super::{OK, Server, answer_to_command, builder, client, command, failed};

/// More bytes than fit in all buffers between client and server, but few enough to be sent quickly.
const FLOOD: u64 = 48 << 20;

/// Starts a server that sends this head, followed by very many bytes. Also returns the number of
/// bytes that were accepted.
fn flooding(head: &'static [u8], piece: &'static [u8]) -> (Server, Arc<AtomicU64>) {
    let taken: Arc<AtomicU64> = Arc::default();
    let count = Arc::clone(&taken);
    let server = Server::start(move |connection| {
        connection.request();
        connection.write(head);
        let pieces = piece.repeat(64 * 1024 / piece.len());
        while count.load(Ordering::SeqCst) < FLOOD && connection.stream.write_all(&pieces).is_ok() {
            count.fetch_add(pieces.len() as u64, Ordering::SeqCst);
        }
        connection.close();
        connection.let_go();
    });
    (server, taken)
}

#[test]
fn a_response_over_the_limit_is_too_large() {
    let server = Server::answering(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[        ]");
    let limited = |limit| {
        builder(&server.url())
            .max_response_bytes(limit)
            .build()
            .unwrap()
    };
    limited(10).engines().list().unwrap();
    assert_eq!(
        failed(limited(9).engines().list()),
        (ErrorKind::TooLarge, Effect::None)
    );
    assert_eq!(
        failed(command(&limited(9))),
        (ErrorKind::TooLarge, Effect::Maybe)
    );
}

#[test]
fn an_endless_response_is_not_read_beyond_the_limit() {
    for (head, piece) in [
        (&b"HTTP/1.1 200 OK\r\n\r\n"[..], &b"xxxx"[..]),
        (
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"4\r\nxxxx\r\n",
        ),
        (
            b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
            b"xxxx",
        ),
    ] {
        let (server, taken) = flooding(head, piece);
        let hub = builder(&server.url())
            .max_response_bytes(100_000)
            .build()
            .unwrap();
        assert_eq!(
            failed(hub.engines().list()),
            (ErrorKind::TooLarge, Effect::None)
        );
        drop((hub, server));
        assert!(taken.load(Ordering::SeqCst) < FLOOD, "all of it was taken");
    }
}

/// The size limit for the body of an error is 64 KiB.
#[test]
fn an_endless_error_is_not_read_beyond_its_limit() {
    let (server, taken) = flooding(b"HTTP/1.1 503 Busy\r\n\r\n", b"xxxx");
    let error = command(&client(&server.url())).unwrap_err();
    assert_eq!(
        (error.kind(), error.status()),
        (ErrorKind::Unavailable, Some(503))
    );
    let kept = error.body().map_or(0, str::len);
    assert_eq!(kept, 64 * 1024);
    drop(server);
    assert!(taken.load(Ordering::SeqCst) < FLOOD, "all of it was taken");
}

#[test]
fn a_head_without_end_is_refused() {
    let (server, taken) = flooding(b"HTTP/1.1 200 OK\r\n", b"X-Filler: xxxxxx\r\n");
    let found = failed(command(&client(&server.url())));
    assert_eq!(found, (ErrorKind::Protocol, Effect::Maybe));
    drop(server);
    assert!(taken.load(Ordering::SeqCst) < FLOOD, "all of it was taken");
}

/// The client ends a call if the hub sends interim responses without end.
#[test]
fn announcements_without_end_are_refused() {
    let server = Server::start(|connection| {
        connection.request();
        // The responses are sent one after the other, so that each is read separately.
        for _ in 0..1_000 {
            connection.write(b"HTTP/1.1 100 Continue\r\n\r\n");
            std::thread::sleep(Duration::from_millis(1));
        }
        connection.write(OK);
    });
    let found = failed(command(&client(&server.url())));
    assert_eq!(found, (ErrorKind::Protocol, Effect::Maybe));
}

/// Trailers without end after a body are refused.
#[test]
fn headers_after_a_body_without_end_are_refused() {
    let head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n";
    let (server, taken) = flooding(head, b"X-Filler: xxxxxx\r\n");
    let found = failed(command(&client(&server.url())));
    assert_eq!(found, (ErrorKind::Protocol, Effect::Maybe));
    drop(server);
    assert!(taken.load(Ordering::SeqCst) < FLOOD, "all of it was taken");
}

/// An announced length alone does not cause an allocation.
#[test]
fn what_is_only_announced_takes_no_memory() {
    let announced = b"HTTP/1.1 200 OK\r\nContent-Length: 9000000000000000000\r\n\r\nfew";
    let server = Server::answering_once(announced);
    let hub = builder(&server.url())
        .max_response_bytes(u64::MAX)
        .build()
        .unwrap();
    assert_eq!(
        failed(command(&hub)),
        (ErrorKind::ConnectionLost, Effect::Maybe)
    );
}

/// Only the limit of this client applies, and not the 10 MB of the helper functions in ureq.
#[test]
fn a_response_of_more_than_ten_megabytes_comes_completely() {
    let server = Server::start(|connection| {
        connection.request();
        let size = 12 << 20;
        let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {size}\r\n\r\n");
        connection.write(head.as_bytes());
        connection.write(&vec![b' '; size - 2]);
        connection.write(b"[]");
    });
    let answer = client(&server.url())
        .request(Method::Get, "/x", None)
        .unwrap();
    assert_eq!(answer.bytes().len(), 12 << 20);
}

/// A compressed response is refused, since its decompressed size could not be limited.
#[test]
fn what_comes_packed_is_refused() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00"
            [..],
        b"HTTP/1.1 200 OK\r\ncontent-encoding: br\r\nContent-Length: 2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: deflate\r\nContent-Length: 2\r\n\r\n{}",
    ] {
        let expected = (ErrorKind::UnexpectedContent, Effect::Maybe);
        assert_eq!(failed(answer_to_command(answer)), expected);
    }
}
