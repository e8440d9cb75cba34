//! Tests of framing. The client refuses a response head that is ambiguous or invalid, or that does
//! not belong to a final response.

use gfxhub::{Effect, ErrorKind};

use super::{NONE, Server, answer_to_command, client, failed};

fn refuse(answer: &'static [u8]) {
    let shown = String::from_utf8_lossy(answer);
    let error = answer_to_command(answer).unwrap_err();
    let expected = (ErrorKind::Protocol, Effect::Maybe);
    assert_eq!((error.kind(), error.effect()), expected, "{shown}");
    let detail = error.detail();
    assert!(!detail.is_empty() && !detail.ends_with('.'), "{detail}");
}

#[test]
fn a_length_in_addition_to_chunks_is_refused() {
    refuse(
        b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    );
    refuse(
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 12\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    );
}

#[test]
fn an_unknown_transfer_coding_is_refused() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n{}"[..],
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: identity\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    ] {
        refuse(answer);
    }
}

#[test]
fn chunks_upon_chunks_are_refused() {
    refuse(
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    );
}

#[test]
fn switching_protocols_is_no_response() {
    refuse(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
}

#[test]
fn a_status_over_599_is_no_response() {
    refuse(b"HTTP/1.1 600 What\r\nContent-Length: 2\r\n\r\n{}");
    refuse(b"HTTP/1.1 999 What\r\nContent-Length: 2\r\n\r\n{}");
}

#[test]
fn two_lengths_are_refused() {
    refuse(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} ");
    refuse(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 2\r\n\r\n{} ");
}

#[test]
fn a_length_that_is_no_number_is_refused() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\n{}"[..],
        b"HTTP/1.1 200 OK\r\nContent-Length: +2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: 0x2\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    ] {
        refuse(answer);
    }
}

#[test]
fn chunks_in_http_1_0_are_refused() {
    refuse(b"HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n");
}

#[test]
fn what_is_not_http_is_refused() {
    for answer in [
        &b"SSH-2.0-OpenSSH_9.2\r\n"[..],
        b"\x15\x03\x01\x00\x02\x02\x46",
        b"HTTP/1.1 2xx OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    ] {
        refuse(answer);
    }
}

#[test]
fn a_connection_with_wrong_framing_does_not_serve_again() {
    let server = Server::start(|connection| {
        while connection.request().is_some() {
            // This head is invalid. If the connection were reused, a body after the head would be
            // read as the response to the next request.
            let wrong = b"HTTP/1.1 204 No Content\r\nTransfer-Encoding: gzip\r\n\r\n";
            connection.write(if connection.number == 0 { wrong } else { NONE });
        }
    });
    let hub = client(&server.url());
    assert_eq!(failed(hub.engines().list()).0, ErrorKind::Protocol);
    assert_eq!(hub.engines().list().unwrap().len(), 0);
    assert_eq!(server.connections(), 2);
}
