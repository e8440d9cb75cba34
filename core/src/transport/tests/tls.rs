//! Tests of TLS connections: which certificates are trusted, and the errors for the others.

use super::*;
use crate::CancelToken;
use gfxhub_test_support::tls::rcgen::{
    self, CertificateParams, ExtendedKeyUsagePurpose as Purpose, IsCa, KeyPair, SanType,
    date_time_ymd,
};
use gfxhub_test_support::tls::{self, TlsStream, file};
use gfxhub_test_support::{Connection, Server};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// Starts a server that passes each connection to `serve`. The first read or write in `serve` makes
/// the TLS handshake.
fn tls(serve: impl Fn(&mut TlsStream, &mut Connection) + Send + Sync + 'static) -> Server {
    let config = tls::config().unwrap();
    Server::start(move |connection| {
        let mut stream = tls::secure(connection.stream.try_clone().unwrap(), &config).unwrap();
        serve(&mut stream, connection);
    })
}

fn answering() -> Server {
    tls(|stream, _| {
        while tls::request(stream).is_some() {
            stream.write_all(OK).unwrap();
        }
    })
}

fn trusting(server: &Server, authority: Option<&str>) -> Transport {
    let url = format!("https://{}", server.address);
    transport_with(&url, |builder| match authority {
        Some(name) => builder.ca_file(file(name)),
        None => builder,
    })
}

/// Sends a request without a body, over a connection of its own.
fn command(transport: &Transport) -> Result<HttpResponse, TransportError> {
    transport.send(&request("DELETE", "/x", None), FREE)
}

#[test]
fn the_authority_of_the_file_is_trusted() {
    let server = answering();
    let transport = trusting(&server, Some("authority.pem"));
    for _ in 0..2 {
        let response = get(&transport).unwrap();
        assert_eq!(response.body, b"{}");
        // Only the decrypted bytes are counted, without the overhead of TLS.
        assert_eq!(response.received, OK.len() as u64);
    }
    assert_eq!(server.connections(), 1);
    assert_eq!(command(&transport).unwrap().status, 200);
    assert_eq!(server.connections(), 2);
}

/// A server that cannot be verified receives no request, and no setting changes that.
#[test]
fn other_authorities_are_not_trusted() {
    let server = answering();
    for authority in [None, Some("other-authority.pem")] {
        let fault = command(&trusting(&server, authority)).unwrap_err();
        let facts = (fault.kind, fault.effect, fault.phase);
        assert_eq!(
            facts,
            (ErrorKind::Tls, Effect::None, Some(Phase::Connect)),
            "{fault:?}"
        );
        assert!(fault.detail.contains("certificate"), "{}", fault.detail);
    }
}

#[test]
fn a_certificate_for_another_name_is_refused() {
    let server = answering();
    let url = format!("https://127.0.0.1.nip.example:{}", server.address.port());
    let address = server.address;
    let resolver = super::super::resolve::Resolver::with(
        Arc::new(move |_, _| Ok(vec![address])),
        Arc::new(|work| std::thread::Builder::new().spawn(work).map(drop)),
    );
    let config = ClientBuilder::new(&url)
        .ca_file(file("authority.pem"))
        .into_config()
        .unwrap();
    let transport = Transport::with_resolver(&config, resolver).unwrap();
    let (kind, effect, _) = facts(command(&transport));
    assert_eq!((kind, effect), (ErrorKind::Tls, Effect::None));
}

/// Starts a server that sends this certificate and signs with this key.
fn showing(certificate: &rcgen::Certificate, key: &KeyPair) -> Server {
    let config = tls::showing(certificate, key).unwrap();
    Server::start(move |connection| {
        let mut stream = tls::secure(connection.stream.try_clone().unwrap(), &config).unwrap();
        while tls::request(&mut stream).is_some() {
            stream.write_all(OK).unwrap();
        }
    })
}

/// Sends two requests with this PEM text as the trusted certificates: one as an exchange, and one
/// through ureq.
fn trying(server: &Server, pem: &str) -> [Result<HttpResponse, TransportError>; 2] {
    let url = format!("https://{}", server.address);
    let transport = transport_with(&url, |builder| builder.ca_pem(pem));
    [get(&transport), command(&transport)]
}

#[test]
fn a_self_signed_certificate_in_the_ca_file_is_trusted() {
    let key = KeyPair::generate().unwrap();
    type Change = fn(&mut CertificateParams);
    let forms: [Change; 4] = [
        |_| {},
        |params| params.is_ca = IsCa::NoCa,
        |params| params.extended_key_usages = vec![Purpose::ClientAuth, Purpose::ServerAuth],
        |params| params.extended_key_usages = vec![Purpose::Any],
    ];
    for change in forms {
        let certificate = tls::self_signed(&key, change).unwrap();
        let server = showing(&certificate, &key);
        for response in trying(&server, &certificate.pem()) {
            assert_eq!(response.unwrap().status, 200);
        }
        // The certificate is also trusted if the text contains another certificate before it.
        let other = std::fs::read_to_string(file("authority.pem")).unwrap();
        for response in trying(&server, &(other + &certificate.pem())) {
            assert_eq!(response.unwrap().status, 200);
        }
    }
}

#[test]
fn a_self_signed_certificate_is_refused_where_something_else_is_wrong() {
    let key = KeyPair::generate().unwrap();
    type Change = fn(&mut CertificateParams);
    let forms: [(Change, &str); 5] = [
        (
            |params| params.not_after = date_time_ymd(2020, 1, 1),
            "has expired",
        ),
        (
            |params| params.not_before = date_time_ymd(2190, 1, 1),
            "is not valid yet",
        ),
        (
            |params| {
                params.subject_alt_names =
                    vec![SanType::DnsName("hub.example".try_into().unwrap())];
            },
            "is for hub.example and not for 127.0.0.1",
        ),
        (
            |params| params.subject_alt_names.clear(),
            "has no subjectAltName, so it is valid for no host: make one with `openssl req -x509",
        ),
        (
            |params| params.extended_key_usages = vec![Purpose::ClientAuth],
            "is not for use by a server",
        ),
    ];
    for (change, why) in forms {
        let certificate = tls::self_signed(&key, change).unwrap();
        let server = showing(&certificate, &key);
        for refused in trying(&server, &certificate.pem()) {
            refused_for(refused, why);
        }
    }

    // The server has another certificate with the same key and the same name.
    let certificate = tls::self_signed(&key, |_| {}).unwrap();
    let same_key = tls::self_signed(&key, |params| params.serial_number = Some(7.into())).unwrap();
    for refused in trying(&showing(&same_key, &key), &certificate.pem()) {
        refused_for(refused, "is that of a CA");
    }
    // The server does not have the key of the certificate.
    let other_key = KeyPair::generate().unwrap();
    for refused in trying(&showing(&certificate, &other_key), &certificate.pem()) {
        refused_for(refused, "has an invalid signature");
    }
    // The client has no CA file, or a CA file without the server's certificate.
    let server = showing(&certificate, &key);
    refused_for(command(&trusting(&server, None)), "is that of a CA");
    refused_for(
        command(&trusting(&server, Some("authority.pem"))),
        "is that of a CA",
    );
}

/// Checks that a request failed for this reason before anything was sent. The error must not
/// contain terms of the TLS library.
#[track_caller]
fn refused_for(result: Result<HttpResponse, TransportError>, why: &str) {
    let fault = result.expect_err("it is refused");
    assert_eq!(
        (fault.kind, fault.effect, fault.phase),
        (ErrorKind::Tls, Effect::None, Some(Phase::Connect))
    );
    assert!(fault.detail.contains(why), "{}", fault.detail);
    for of_a_library in ["Other(", "Error(", "InvalidCertificate", "{", "UnixTime"] {
        assert!(!fault.detail.contains(of_a_library), "{}", fault.detail);
    }
}

#[test]
fn http_to_a_port_with_tls_is_named() {
    // These bytes are OpenSSL's response to bytes that are not TLS.
    let server = Server::start(|connection| {
        connection.request();
        connection.write(b"\x15\x03\x01\x00\x02\x02\x46");
        connection.close();
    });
    let transport = transport(&format!("http://{}", server.address));
    for result in [get(&transport), post(&transport)] {
        let fault = result.unwrap_err();
        assert_eq!(fault.kind, ErrorKind::Protocol);
        assert!(fault.detail.contains("it is TLS"), "{}", fault.detail);
        let advice = fault.into_error().to_string();
        assert!(advice.contains("Write https://"), "{advice}");
        assert!(!advice.contains("proxy"), "{advice}");
    }
}

#[test]
fn https_to_a_plain_http_server_fails() {
    let server = Server::start(|connection| {
        let mut hello = [0; 16];
        let _ = connection.stream.read(&mut hello);
        connection.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
        connection.close();
        connection.until_closed();
    });
    refused_for(command(&trusting(&server, None)), "http://");
}

#[test]
fn a_call_that_is_cancelled_in_the_handshake_is_not_sent() {
    let token = CancelToken::new();
    let cancel = token.clone();
    // The server begins the handshake with its first read, after it has cancelled the call.
    let server = tls(move |stream, _| {
        cancel.cancel();
        assert!(tls::request(stream).is_none());
    });
    let transport = trusting(&server, Some("authority.pem"));
    let request = HttpRequest {
        stops: &StopReasons::default().or_cancelled(&token),
        ..request("DELETE", "/x", None)
    };
    let fault = transport.send(&request, FREE).unwrap_err();
    assert_eq!(
        (fault.kind, fault.effect, fault.sent),
        (ErrorKind::Cancelled, Effect::None, 0)
    );
}

#[test]
fn a_connection_that_is_cut_leaves_the_effect_open() {
    let server = tls(|stream, connection| {
        tls::request(stream);
        connection.close();
    });
    let (kind, effect, phase) = facts(command(&trusting(&server, Some("authority.pem"))));
    assert_eq!((kind, effect), (ErrorKind::ConnectionLost, Effect::Maybe));
    assert_eq!(phase, Some(Phase::Response));
}

#[test]
fn a_truncated_body_is_not_taken_for_complete() {
    // Without a length, only an orderly close shows that a body is complete. With TLS, an orderly
    // close can be recognised.
    let server = tls(|stream, connection| {
        tls::request(stream);
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n[1,2]").unwrap();
        if connection.number == 0 {
            stream.conn.send_close_notify();
            stream.flush().unwrap();
        }
        connection.close();
    });
    let transport = trusting(&server, Some("authority.pem"));
    let response = command(&transport).unwrap();
    assert_eq!(
        (response.body.as_slice(), response.close_delimited),
        (&b"[1,2]"[..], true)
    );
    let found = facts(command(&transport));
    assert_eq!(
        found,
        (ErrorKind::ConnectionLost, Effect::Maybe, Some(Phase::Body))
    );
}

#[test]
fn a_file_that_holds_no_certificate_is_refused() {
    for (name, words) in [
        ("hub.key", "no certificate"),
        ("../Cargo.toml", "no certificate"),
    ] {
        let builder = ClientBuilder::new("https://127.0.0.1").ca_file(file(name));
        let error = Transport::new(&builder.into_config().unwrap()).unwrap_err();
        assert_eq!(
            (error.kind(), error.argument()),
            (ErrorKind::Invalid, Some("caFile"))
        );
        assert!(error.detail().contains(words), "{error}");
    }
}

#[test]
fn bytes_after_a_response_end_a_tls_connection() {
    // The further bytes are a second response in the same record, one in a record of its own, or
    // the beginning of a record.
    for further in 0..3 {
        let server = tls(move |stream, connection| {
            while tls::request(stream).is_some() {
                let mut bytes = Vec::new();
                let answer = if further == 0 {
                    OK.repeat(2)
                } else {
                    OK.to_vec()
                };
                stream.conn.writer().write_all(&answer).unwrap();
                stream.conn.write_tls(&mut bytes).unwrap();
                if further == 1 {
                    stream.conn.writer().write_all(OK).unwrap();
                    stream.conn.write_tls(&mut bytes).unwrap();
                }
                if further == 2 {
                    bytes.extend([23, 3, 3, 0]);
                }
                connection.write(&bytes);
            }
        });
        let transport = trusting(&server, Some("authority.pem"));
        for number in 1..4 {
            assert_eq!(get(&transport).unwrap().body, b"{}");
            assert_eq!(server.connections(), number, "{further}");
        }
    }
}

#[test]
fn a_large_body_is_sent_securely() {
    let server = tls(|stream, _| {
        while let Some(request) = tls::request(stream) {
            assert_eq!(request.body, [b'x'; 300_000]);
            stream.write_all(OK).unwrap();
        }
    });
    let transport = trusting(&server, Some("authority.pem"));
    let body = vec![b'x'; 300_000];
    for _ in 0..2 {
        let request = HttpRequest {
            exchanged: true,
            pooled: true,
            ..request("PUT", "/x", Some(&body))
        };
        let response = transport.send(&request, FREE).unwrap();
        assert_eq!(response.body, b"{}");
        // The bytes are counted before they are encrypted, without the overhead of TLS.
        assert!(
            (300_000..300_400).contains(&response.sent),
            "{}",
            response.sent
        );
    }
    assert_eq!(server.connections(), 1);
}

#[test]
fn a_large_response_comes_securely() {
    let server = tls(|stream, _| {
        while tls::request(stream).is_some() {
            let head = "HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n";
            stream.write_all(head.as_bytes()).unwrap();
            stream.write_all(&[b'y'; 900_000]).unwrap();
        }
    });
    let transport = trusting(&server, Some("authority.pem"));
    for _ in 0..2 {
        assert_eq!(get(&transport).unwrap().body, [b'y'; 900_000]);
    }
    assert_eq!(server.connections(), 1);
}

#[test]
fn a_proxy_tunnels_tls() {
    let server = answering();
    let hub = server.address;
    let proxy = Server::start(move |connection| {
        let request = connection.request().unwrap();
        assert!(
            request.line().starts_with("CONNECT 127.0.0.1:"),
            "{request:?}"
        );
        connection.write(b"HTTP/1.1 200 OK\r\n\r\n");
        let mut inward = TcpStream::connect(hub).unwrap();
        let mut outward = inward.try_clone().unwrap();
        let mut back = connection.stream.try_clone().unwrap();
        let answers = std::thread::spawn(move || std::io::copy(&mut outward, &mut back));
        let _ = std::io::copy(&mut connection.stream, &mut inward);
        let _ = inward.shutdown(std::net::Shutdown::Both);
        let _ = answers.join();
    });
    let url = format!("https://{hub}");
    let transport = transport_with(&url, |builder| {
        builder.ca_file(file("authority.pem")).proxy(proxy.url())
    });
    for _ in 0..3 {
        assert_eq!(get(&transport).unwrap().body, b"{}");
    }
    // Each request uses a connection of its own.
    assert_eq!((proxy.connections(), server.connections()), (3, 3));
    assert_eq!(command(&transport).unwrap().status, 200);
    assert_eq!((proxy.connections(), server.connections()), (4, 4));
}
