//! Tests of responses that arrive before the request was sent completely. A hub may refuse a large
//! upload and close the connection; its response is then used.

use std::io::Read;
use std::time::Duration;

use gfxhub::{Effect, Error, ErrorKind, Method};

use super::{Connection, Server, builder, soon};

const REFUSED: &[u8] = b"HTTP/1.1 413 Content Too Large\r\nContent-Length: 9\r\n\r\ntoo large";

/// Reads only the head of a request.
fn read_head(connection: &mut Connection) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        if !matches!(connection.stream.read(&mut byte), Ok(1)) {
            return;
        }
        head.push(byte[0]);
    }
}

/// Returns the error of an upload of 32 MB, which is much more than a connection buffers.
fn upload(serve: impl Fn(&mut Connection) + Send + Sync + 'static) -> Error {
    let server = Server::start(serve);
    let hub = builder(&server.url())
        .send_timeout(Duration::from_secs(4))
        .build()
        .unwrap();
    let body = format!("\"{}\"", "x".repeat(32 << 20));
    let path = "/api/rest/v1/anything";
    soon(|| hub.request(Method::Post, path, Some(&body))).expect_err("it is refused")
}

#[test]
fn a_refusal_before_the_complete_upload_is_read() {
    type Serve = fn(&mut Connection);
    let hubs: [Serve; 2] = [
        |connection| {
            read_head(connection);
            connection.write(REFUSED);
            connection.stand_still();
        },
        |connection| {
            read_head(connection);
            connection.write(REFUSED);
            // Because of the unread input, the system resets the connection.
            connection.let_go();
        },
    ];
    for serve in hubs {
        let error = upload(serve);
        assert_eq!(
            (error.kind(), error.effect(), error.status()),
            (ErrorKind::Rejected, Effect::None, Some(413)),
            "{error}"
        );
        assert_eq!(error.body(), Some("too large"));
    }
}

#[test]
fn a_success_before_the_complete_upload_is_none() {
    let error = upload(|connection| {
        read_head(connection);
        connection.write(super::OK);
        connection.stand_still();
    });
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Protocol, Effect::Maybe),
        "{error}"
    );
}
