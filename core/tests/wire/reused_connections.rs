//! Tests of small calls on reused connections. The client has separate code for these calls, which
//! must check responses as strictly as its code for other calls.

use gfxhub::{Client, Effect, Error, Method, RawResponse};

use super::{ErrorKind, NONE, Server, builder, failed};

/// Starts a server that sends this response to the second request of each connection, and an empty
/// list to the other requests.
fn server(answer: &'static [u8]) -> Server {
    Server::start(move |connection| {
        let mut number = 0;
        while connection.request().is_some() {
            number += 1;
            connection.write(if number == 2 { answer } else { NONE });
        }
    })
}

fn read(hub: &Client) -> Result<RawResponse, Error> {
    hub.request(Method::Get, "/x", None)
}

/// Returns the result of a read with this response, and the number of connections that were used
/// until another read was successful.
fn outcome(answer: &'static [u8]) -> (Result<RawResponse, Error>, usize) {
    let server = server(answer);
    let hub = builder(&server.url())
        .max_response_bytes(64)
        .build()
        .unwrap();
    let calls = [read(&hub), read(&hub), read(&hub)];
    assert_eq!(server.requests().len(), 3, "each is sent once");
    let [first, given, next] = calls;
    assert_eq!(first.unwrap().bytes(), b"[]");
    assert_eq!(next.unwrap().bytes(), b"[]");
    (given, server.connections())
}

#[test]
fn a_usual_response_leaves_the_connection_to_the_next() {
    let (given, connections) = outcome(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]");
    assert_eq!((given.unwrap().bytes(), connections), (&b"[1]"[..], 1));
}

/// A request on a reused connection is not repeated if its response is unusual.
#[test]
fn an_unusual_response_is_not_requested_again() {
    let (given, connections) = outcome(b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno");
    assert_eq!(failed(given), (ErrorKind::NotFound, Effect::None));
    assert_eq!(connections, 1);
    let (given, connections) =
        outcome(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\n\r\n");
    assert_eq!((given.unwrap().bytes(), connections), (&b"[1]"[..], 1));
}

/// Bytes after a response are not read as another response.
#[test]
fn bytes_after_a_response_are_no_part_of_it() {
    let (given, connections) = outcome(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1][2]");
    assert_eq!((given.unwrap().bytes(), connections), (&b"[1]"[..], 2));
}

/// The size limit also applies to reused connections.
#[test]
fn a_response_over_the_limit_is_too_large() {
    const LARGE: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 65\r\n\r\n\
        [1000000000000000000000000000000000000000000000000000000000000e1]";
    let (given, _) = outcome(LARGE);
    assert_eq!(failed(given), (ErrorKind::TooLarge, Effect::None));
}

/// An HTTP/1.0 response closes the connection by default.
#[test]
fn a_connection_that_the_hub_is_to_close_does_not_serve_again() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 3\r\n\r\n[1]"[..],
        b"HTTP/1.1 200 OK\r\nConnection: keep-alive, Close\r\nContent-Length: 3\r\n\r\n[1]",
        b"HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\n[1]",
    ] {
        let (given, connections) = outcome(answer);
        let said = String::from_utf8_lossy(answer);
        assert_eq!(given.unwrap().bytes(), b"[1]", "{said}");
        assert_eq!(connections, 2, "{said}");
    }
}

/// A response that was cut short does not count as complete.
#[test]
fn a_response_that_is_cut_short_is_none() {
    let server = Server::start(|connection| {
        connection.request();
        connection.write(NONE);
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1]");
        connection.close();
    });
    let hub = super::client(&server.url());
    read(&hub).unwrap();
    assert_eq!(
        failed(read(&hub)),
        (ErrorKind::ConnectionLost, Effect::None)
    );
}

/// Ambiguous framing is also refused on reused connections.
#[test]
fn an_ambiguous_response_is_refused() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 1\r\n\r\n[1]"[..],
        b"HTTP/1.1 200 OK\r\nContent-Length: 13\r\nTransfer-Encoding: chunked\r\n\r\n\
          3\r\n[1]\r\n0\r\n\r\n",
    ] {
        let server = server(answer);
        let hub = super::client(&server.url());
        read(&hub).unwrap();
        assert_eq!(failed(read(&hub)), (ErrorKind::Protocol, Effect::None));
    }
}
