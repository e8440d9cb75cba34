//! Tests of close-delimited bodies. They are accepted if the JSON itself shows that it is complete,
//! and refused otherwise.

use gfxhub::{Effect, ErrorKind, RendererCreate};

use super::{NONE, Server, client, failed};

#[test]
fn a_complete_list_counts() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\n\r\n[{\"id\":1},{\"id\":2}]"[..],
        b"HTTP/1.0 200 OK\r\n\r\n[{\"id\":1},{\"id\":2}]",
    ] {
        let server = Server::answering_once(answer);
        assert_eq!(client(&server.url()).engines().list().unwrap().len(), 2);
    }
}

#[test]
fn a_list_that_was_cut_does_not() {
    let server = Server::answering_once(b"HTTP/1.1 200 OK\r\n\r\n[{\"id\":1},");
    let found = failed(client(&server.url()).engines().list());
    assert_eq!(found, (ErrorKind::Decode, Effect::None));
}

/// Only the end of the connection ends this number.
#[test]
fn a_number_could_have_been_cut_and_is_refused() {
    let server = Server::answering_once(b"HTTP/1.1 200 OK\r\n\r\n12");
    let made = client(&server.url())
        .launcher()
        .create_renderer(1, RendererCreate::new());
    assert_eq!(failed(made), (ErrorKind::Decode, Effect::Maybe));
}

/// A reset does not end a close-delimited body.
#[test]
fn a_reset_does_not_end_a_body() {
    // The system resets a connection that is closed with unread input.
    let server = Server::start(|connection| {
        let _ = std::io::Read::read(&mut connection.stream, &mut [0; 10]);
        connection.write(b"HTTP/1.1 200 OK\r\n\r\n{}");
        connection.let_go();
    });
    let hub = client(&server.url());
    for _ in 0..20 {
        let found = failed(hub.playout().trigger_button(1, 2, "in"));
        assert_eq!(found, (ErrorKind::ConnectionLost, Effect::Maybe));
    }
}

#[test]
fn a_length_that_does_not_come_is_a_lost_connection() {
    for answer in [
        &b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[]"[..],
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n[]",
    ] {
        let server = Server::answering_once(answer);
        let found = failed(client(&server.url()).playout().trigger_button(1, 2, "in"));
        assert_eq!(found, (ErrorKind::ConnectionLost, Effect::Maybe));
    }
}

#[test]
fn such_a_connection_serves_once() {
    let server = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 OK\r\n\r\n[]");
        connection.close();
        if connection.request().is_some() {
            connection.write(NONE);
        }
    });
    let hub = client(&server.url());
    hub.engines().list().unwrap();
    hub.engines().list().unwrap();
    assert_eq!(server.connections(), 2);
}
