//! Tests of TLS. A server that cannot be verified receives no request, and the error has the kind
//! Tls.

use std::io::{Read, Write};
use std::time::Duration;

use gfxhub::{Client, Effect, Error, ErrorKind, Phase};
use gfxhub_test_support::tls::{self, SupportedProtocolVersion, TlsStream, file};

use super::{Connection, OK, Server, builder, command, soon, stall};

/// Creates the server's side of a TLS connection from the connection of a client.
fn secure(connection: &Connection) -> TlsStream {
    let stream = connection.stream.try_clone().unwrap();
    tls::secure(stream, &tls::config().unwrap()).unwrap()
}

fn serve(connection: &mut Connection) {
    let mut stream = secure(connection);
    while tls::request(&mut stream).is_some() {
        let _ = stream.write_all(OK);
    }
}

fn trusting(server: &Server, authority: Option<&str>) -> Client {
    let settings = builder(&format!("https://{}", server.address));
    let settings = match authority {
        Some(name) => settings.ca_file(file(name)),
        None => settings,
    };
    settings.build().unwrap()
}

/// Checks that a call failed in the TLS handshake, and that nothing was sent.
fn assert_unverified(outcome: Result<(), Error>) {
    let error = outcome.expect_err("nobody vouches for this server");
    let facts = (error.kind(), error.effect(), error.phase());
    assert_eq!(
        facts,
        (ErrorKind::Tls, Effect::None, Some(Phase::Connect)),
        "{error:?}"
    );
}

/// A test can add a CA certificate to the system only through OpenSSL's environment variable for
/// the file of CA certificates.
#[cfg(all(feature = "system-roots", target_os = "linux"))]
#[test]
fn the_authorities_of_the_system_are_trusted_where_that_is_wanted() {
    const TEST: &str = "tls::the_authorities_of_the_system_are_trusted_where_that_is_wanted";
    if let Some(url) = super::child_process::text() {
        let outcome = builder(&url).system_roots(true).build();
        if std::env::var_os("SSL_CERT_FILE").is_some_and(|name| name == "/dev/null") {
            let error = outcome.expect_err("there is no authority");
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Io, Some("systemRoots"))
            );
        } else {
            command(&outcome.unwrap()).unwrap();
            assert_unverified(command(&builder(&url).build().unwrap()));
        }
        return;
    }
    let server = Server::start(serve);
    let url = format!("https://{}", server.address);
    for authorities in [file("authority.pem"), "/dev/null".into()] {
        super::child_process::run_to_success(TEST, &url, |child| {
            child
                .env("SSL_CERT_FILE", authorities)
                .env_remove("SSL_CERT_DIR");
        });
    }
}

#[test]
fn a_ca_certificate_passed_as_text_is_trusted() {
    let server = Server::start(serve);
    let trusting = |name| {
        let settings = builder(&format!("https://{}", server.address));
        settings
            .ca_pem(std::fs::read(file(name)).unwrap())
            .build()
            .unwrap()
    };
    command(&trusting("authority.pem")).unwrap();
    assert_unverified(command(&trusting("other-authority.pem")));
    let error = builder("https://127.0.0.1").ca_pem("no pem").build();
    assert_eq!(error.unwrap_err().argument(), Some("caPem"));
}

#[test]
fn a_requested_client_certificate_is_sent() {
    let server = Server::start(|connection| {
        let stream = connection.stream.try_clone().unwrap();
        let mut stream = tls::secure(stream, &tls::asking().unwrap()).unwrap();
        while tls::request(&mut stream).is_some() {
            let _ = stream.write_all(OK);
        }
    });
    let settings =
        || builder(&format!("https://{}", server.address)).ca_file(file("authority.pem"));
    let known = settings()
        .client_cert_file(file("client.pem"))
        .client_key_file(file("client.key"));
    command(&known.build().unwrap()).unwrap();
    let error = command(&settings().build().unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Tls, "{error}");
    for (settings, argument) in [
        (
            settings().client_cert_file(file("client.pem")),
            "clientKeyFile",
        ),
        (
            settings().client_key_file(file("client.key")),
            "clientCertFile",
        ),
        (
            settings()
                .client_cert_file(file("client.pem"))
                .client_key_file(file("client.pem")),
            "clientKeyFile",
        ),
        (
            settings()
                .client_cert_file(file("other-authority.pem"))
                .client_key_file(file("client.key")),
            "clientCertFile",
        ),
    ] {
        let error = settings.build().unwrap_err();
        assert_eq!(
            (error.kind(), error.argument()),
            (ErrorKind::Invalid, Some(argument)),
            "{error}"
        );
    }
}

/// A certificate is valid only for the host that was requested.
#[test]
fn a_certificate_for_another_name_is_not_taken() {
    // The proxy leads to a hub whose certificate is valid, but not for this name.
    let proxy = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
        serve(connection);
    });
    let hub = builder("https://hub.example").proxy(proxy.url());
    let hub = hub.ca_file(file("authority.pem")).build().unwrap();
    assert_unverified(command(&hub));
    let asked = proxy.requests()[0].line();
    assert!(asked.starts_with("CONNECT hub.example:443 "), "{asked}");
}

#[test]
fn a_close_during_the_handshake_is_reported() {
    let server = Server::start(|connection| connection.close());
    assert_unverified(command(&trusting(&server, None)));
}

#[test]
fn a_handshake_counts_as_part_of_connecting() {
    let server = Server::start(stall);
    let hub = builder(&format!("https://{}", server.address));
    let hub = hub.connect_timeout(Duration::from_millis(150)).build();
    let hub = hub.unwrap();
    let error = soon(|| command(&hub)).unwrap_err();
    let facts = (error.kind(), error.effect(), error.phase());
    assert_eq!(
        facts,
        (
            ErrorKind::ConnectTimeout,
            Effect::None,
            Some(Phase::Connect)
        )
    );
}

#[test]
fn a_body_without_a_length_needs_an_orderly_end() {
    let server = Server::start(|connection| {
        let mut stream = secure(connection);
        tls::request(&mut stream);
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n[]");
        if connection.number == 0 {
            stream.conn.send_close_notify();
            let _ = stream.flush();
        }
        connection.close();
        connection.until_closed();
    });
    let read = || trusting(&server, Some("authority.pem")).engines().list();
    assert_eq!(read().unwrap().len(), 0);
    // The second connection ends without `close_notify`, so its response may have been cut.
    assert_eq!(read().unwrap_err().kind(), ErrorKind::ConnectionLost);
}

/// Makes the TLS handshake of a connection, and sends a response together with the server's last
/// message of the handshake, before any request is received.
fn answers_at_once(connection: &mut Connection, version: &'static SupportedProtocolVersion) {
    let stream = connection.stream.try_clone().unwrap();
    let stream = tls::secure(stream, &tls::early(version).unwrap()).unwrap();
    let (mut session, mut socket) = (stream.conn, stream.sock);
    session.writer().write_all(OK).unwrap();
    while session.is_handshaking() || session.wants_write() {
        let mut piece = Vec::new();
        while session.wants_write() {
            session.write_tls(&mut piece).unwrap();
        }
        if socket.write_all(&piece).is_err() {
            return;
        }
        if session.is_handshaking() {
            match session.read_tls(&mut socket) {
                Ok(1..) => drop(session.process_new_packets().unwrap()),
                _ => return,
            }
        }
    }
    connection.until_closed();
}

#[test]
fn a_response_that_comes_before_its_request_is_refused_over_tls_too() {
    for version in tls::ALL_VERSIONS {
        let server = Server::start(|connection| answers_at_once(connection, version));
        let outcome = command(&trusting(&server, Some("authority.pem")));
        let error = outcome.expect_err("nobody was asked");
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Protocol, Effect::None),
            "{version:?}: {error}"
        );
    }
}

#[test]
fn a_handshake_that_breaks_off_is_tried_again() {
    for reset in [false, true] {
        let server = Server::start(move |connection| {
            if connection.number > 0 {
                return serve(connection);
            }
            // If input is left unread, the system resets the connection.
            let room = if reset { 1 } else { 4096 };
            let _ = connection.stream.read(&mut vec![0; room]);
            connection.let_go();
        });
        let hub = Client::builder(&format!("https://{}", server.address))
            .ca_file(file("authority.pem"))
            .build()
            .unwrap();
        command(&hub).unwrap();
        assert_eq!(server.connections(), 2);
    }
    // A retry does not make a certificate valid.
    let server = Server::start(serve);
    let hub = Client::new(&format!("https://{}", server.address)).unwrap();
    let error = command(&hub).expect_err("nobody vouches for this server");
    assert_eq!(
        (error.kind(), error.attempts()),
        (ErrorKind::Tls, 1),
        "{error}"
    );
}
