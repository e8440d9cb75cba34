//! Tests that an exchange sends and reads the same bytes as ureq.

use super::*;
use gfxhub_test_support::Server;
use std::io::{Read, Write};

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// The result of a call, as far as a caller sees it.
type ObservedCall = std::result::Result<(u16, Option<String>, Vec<u8>, bool), (ErrorKind, Effect)>;

fn observed(result: Result<HttpResponse, TransportError>) -> ObservedCall {
    match result {
        Ok(response) => {
            let header = response.headers.get("X-STUDIO").map(str::to_owned);
            Ok((
                response.status,
                header,
                response.body,
                response.close_delimited,
            ))
        }
        Err(fault) => Err((fault.kind, fault.effect)),
    }
}

#[test]
fn an_exchange_sends_the_bytes_that_ureq_sends() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let sender = std::sync::Mutex::new(sender);
    let server = Server::start(move |connection| {
        let mut room = vec![0; 1 << 16];
        while let Ok(amount @ 1..) = connection.stream.read(&mut room) {
            sender
                .lock()
                .unwrap()
                .send(room[..amount].to_vec())
                .unwrap();
            connection.write(OK);
        }
    });
    let long = "/x".repeat(5000);
    let large = [b'1'; 20_000];
    for (method, target, body) in [
        ("GET", "/api/rest/v1/engines?x=%20y", None),
        ("GET", "/what|is^not{usual}", None),
        ("GET", long.as_str(), None),
        ("PATCH", "/x", Some(&b"{\"Value\":1}"[..])),
        ("PUT", "/x", Some(b"")),
        ("PUT", "/x", Some(&large)),
        ("PATCH", "/x", None),
        ("DELETE", "/x", None),
    ] {
        let transport = transport_with(&server.url(), |b| {
            b.api_key("a key").header("X-Studio", "A")
        });
        // The request is sent by ureq, by an exchange on a new connection, and by one on the same
        // connection.
        let sent = [false, true, true].map(|exchanged| {
            let request = HttpRequest {
                exchanged,
                pooled: true,
                ..request(method, target, body)
            };
            let response = transport.send(&request, FREE).unwrap();
            let bytes = receiver.recv().unwrap();
            assert_eq!(response.sent, bytes.len() as u64);
            // ureq announces in a header that it closes each connection.
            let text = String::from_utf8(bytes).unwrap();
            assert_eq!(text.contains("\r\nconnection: close\r\n"), !exchanged);
            text.replace("\r\nconnection: close\r\n", "\r\n")
        });
        assert_eq!(sent[0], sent[1]);
        assert_eq!(sent[0], sent[2]);
    }
    assert_eq!(server.connections(), 16);
}

#[test]
fn an_exchange_reads_what_ureq_reads() {
    let huge = format!(
        "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n{}",
        "x".repeat(100_000)
    );
    let many = format!(
        "HTTP/1.1 200 OK\r\n{}Content-Length: 1\r\n\r\n1",
        "A: b\r\n".repeat(60)
    );
    let head = "HTTP/1.1 200 OK\r\nX-Studio: A\r\n";
    let usual = [
        "",
        "Connection: keep-alive\r\n",
        "X-Studio: B\r\nDATE: \tx \r\n",
    ]
    .map(|more| format!("{head}{more}content-LENGTH: 3\r\n\r\n[1]"));
    let unusual = [
        "Content-Length: 2\r\n\r\n[1]",
        "Content-Length: 4\r\n\r\n[1]",
        "Content-Length: 3\r\nContent-Length: 3\r\n\r\n[1]",
        "Content-Length: 3\r\nContent-Length: 4\r\n\r\n[1]",
        "Content-Length: 3, 3\r\n\r\n[1]",
        "Content-Length: +3\r\n\r\n[1]",
        "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\n\r\n",
        "Content-Length: 3\r\nConnection: close\r\n\r\n[1]",
        "Content-Length: 3\r\nContent-Encoding: gzip\r\n\r\n[1]",
        "Content-Length : 3\r\n\r\n[1]",
        "Content-Length: 3\n\n[1]",
        "Content-Length: 70000\r\n\r\n[1]",
        "Transfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\n\r\n",
        "\r\n[1]",
        "X-Stu",
    ]
    .map(|rest| format!("{head}{rest}"));
    let others = [
        "",
        "HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\n[1]",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]",
        "HTTP/1.1 204 No Content\r\n\r\n",
        "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: /y\r\nContent-Length: 3\r\n\r\n[1]",
        "HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\n[1]",
        "HTTP/1.1 999 What\r\nContent-Length: 3\r\n\r\n[1]",
        "HTTP/2 200 OK\r\n\r\n",
        "nothing of the kind\r\n\r\n",
        &huge,
        &many,
    ];
    let answers = usual
        .iter()
        .chain(&unusual)
        .map(String::as_str)
        .chain(others);
    for (answer, cut) in answers.flat_map(|answer| [0, 1, 30, 52].map(|cut| (answer, cut))) {
        let bytes = answer.as_bytes().to_vec();
        let server = Server::start(move |connection| {
            while let Some(request) = connection.request() {
                if request.line().starts_with("GET /first") {
                    connection.write(OK);
                    continue;
                }
                let (one, other) = bytes.split_at(cut.min(bytes.len()));
                let _ = connection.stream.set_nodelay(true);
                connection.write(one);
                if cut > 0 {
                    std::thread::sleep(Duration::from_millis(1));
                }
                connection.write(other);
                let _ = connection.stream.flush();
                connection.close();
            }
        });
        let asked = HttpRequest {
            body_limit: 60_000,
            ..request("GET", "/other", None)
        };
        let by_ureq = HttpRequest {
            exchanged: false,
            ..asked
        };
        let expected = observed(transport(&server.url()).send(&by_ureq, FREE));
        let on_new = observed(transport(&server.url()).send(&asked, FREE));
        assert_eq!(on_new, expected, "{answer:?} {cut}");
        let pooled = transport(&server.url());
        pooled.send(&request("GET", "/first", None), FREE).unwrap();
        assert_eq!(
            observed(pooled.send(&asked, FREE)),
            expected,
            "{answer:?} {cut}"
        );
        // The request was sent over the existing connection, and only once.
        assert_eq!(
            (server.connections(), server.requests().len()),
            (3, 4),
            "{answer:?}"
        );
    }
}
