//! Tests of responses: complete ones with each kind of framing, and invalid ones.

use super::*;
use gfxhub_test_support::Server;

#[test]
fn every_framing_gives_the_complete_body() {
    let framings: [(&[u8], bool); 4] = [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n{\"a\":1}", false),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n4\r\n\":1}\r\n0\r\n\r\n", false),
        (b"HTTP/1.1 200 OK\r\n\r\n{\"a\":1}", true),
        (b"HTTP/1.0 200 OK\r\n\r\n{\"a\":1}", true),
    ];
    for (bytes, close_delimited) in framings {
        let server = Server::answering_once(bytes);
        let response = get(&transport(&server.url())).unwrap();
        assert_eq!(
            response.body,
            b"{\"a\":1}",
            "{}",
            String::from_utf8_lossy(bytes)
        );
        assert_eq!(response.close_delimited, close_delimited);
    }
}

#[test]
fn a_response_without_a_body_is_empty() {
    for bytes in [
        &b"HTTP/1.1 204 No Content\r\n\r\n"[..],
        b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nX: y\r\n\r\nHTTP/1.1 204 No\r\n\r\n",
    ] {
        let server = Server::answering_once(bytes);
        let response = get(&transport(&server.url())).unwrap();
        assert!(
            response.body.is_empty() && response.status / 100 == 2,
            "{response:?}"
        );
    }
}

#[test]
fn headers_are_found_in_any_case() {
    let server = Server::answering(
        b"HTTP/1.1 200 OK\r\ncontent-TYPE: text/html\r\nX-A: \xff\r\nContent-Length: 0\r\n\r\n",
    );
    let response = get(&transport(&server.url())).unwrap();
    assert_eq!(response.headers.get("Content-Type"), Some("text/html"));
    assert_eq!(response.headers.get("x-a"), None);
    assert_eq!(response.headers.get("no such name\n"), None);
}

#[test]
fn redirects_are_ordinary_responses() {
    for status in [301, 302, 303, 307, 308] {
        let server = Server::start(move |connection| {
            while connection.request().is_some() {
                let head = format!(
                    "HTTP/1.1 {status} Go\r\nLocation: /other\r\nContent-Length: 4\r\n\r\ngone"
                );
                connection.write(head.as_bytes());
            }
        });
        let transport = transport(&server.url());
        for response in [get(&transport), post(&transport)] {
            let response = response.unwrap();
            assert_eq!(
                (response.status, response.body.as_slice()),
                (status, &b"gone"[..])
            );
            assert_eq!(response.headers.get("location"), Some("/other"));
        }
        assert_eq!(server.requests().len(), 2, "one request for each call");
    }
}

#[test]
fn the_body_of_an_error_is_kept() {
    let server = Server::answering(b"HTTP/1.1 500 Oops\r\nContent-Length: 5\r\n\r\nwhy\r\n");
    let response = post(&transport(&server.url())).unwrap();
    assert_eq!(
        (response.status, response.body.as_slice()),
        (500, &b"why\r\n"[..])
    );
}

#[test]
fn an_error_counts_even_if_its_body_breaks_or_never_ends() {
    let broken = Server::answering_once(b"HTTP/1.1 404 No\r\nContent-Length: 50\r\n\r\nnot here");
    let response = get(&transport(&broken.url())).unwrap();
    assert_eq!(
        (response.status, response.body.as_slice()),
        (404, &b"not here"[..])
    );

    let endless = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 503 Busy\r\n\r\n");
        while std::io::Write::write_all(&mut connection.stream, &[b'x'; 4096]).is_ok() {}
    });
    let response = get(&transport(&endless.url())).unwrap();
    assert_eq!((response.status, response.body.len()), (503, 64 * 1024));
}

#[test]
fn a_response_beyond_the_limit_is_too_large() {
    let limited = |server: &Server, limit| {
        let request = HttpRequest {
            body_limit: limit,
            ..request("GET", "/x", None)
        };
        transport(&server.url()).send(&request, FREE)
    };
    let sized = Server::answering(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789");
    assert_eq!(limited(&sized, 10).unwrap().body, b"0123456789");
    let fault = limited(&sized, 9).unwrap_err();
    assert_eq!(
        (fault.kind, fault.effect, fault.status),
        (ErrorKind::TooLarge, Effect::Maybe, Some(200))
    );
    assert!(fault.detail.contains("9 bytes"), "{}", fault.detail);

    // A length beyond the limit is not refused before the body exceeds the limit.
    let boast =
        Server::answering_once(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999999\r\n\r\nab");
    assert_eq!(facts(limited(&boast, 1000)).0, ErrorKind::ConnectionLost);
}

#[test]
fn what_is_only_announced_takes_no_memory() {
    let server = Server::answering_once(
        b"HTTP/1.1 200 OK\r\nContent-Length: 9000000000000000000\r\n\r\nfew",
    );
    let request = HttpRequest {
        body_limit: u64::MAX,
        ..request("GET", "/x", None)
    };
    let fault = transport(&server.url()).send(&request, FREE).unwrap_err();
    assert_eq!(fault.kind, ErrorKind::ConnectionLost);
}

#[test]
fn half_a_body_is_a_lost_connection() {
    for bytes in [
        &b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{\"a\":"[..],
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n50\r\n{\"a\":",
    ] {
        let server = Server::answering_once(bytes);
        let fault = get(&transport(&server.url())).unwrap_err();
        let (kind, effect, phase) = (fault.kind, fault.effect, fault.phase);
        assert_eq!(
            (kind, effect, phase),
            (ErrorKind::ConnectionLost, Effect::Maybe, Some(Phase::Body))
        );
        assert_eq!(fault.status, Some(200));
    }
}

/// The error is returned without waiting for the time limit, although the connection stays open.
#[test]
fn chunks_that_end_their_lines_in_a_bare_lf_are_refused_at_once() {
    for bytes in [
        &b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n"[..],
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\n\n",
    ] {
        let server = Server::answering(bytes);
        let transport = transport(&server.url());
        for result in [get(&transport), post(&transport)] {
            let fault = result.unwrap_err();
            assert_eq!(fault.kind, ErrorKind::Protocol);
            assert!(fault.detail.contains("bare LF"), "{}", fault.detail);
            assert_eq!(fault.status, Some(200));
        }
    }
    // The status alone is sufficient for the error.
    let refused = b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\n\n";
    let server = Server::answering(refused);
    let transport = transport(&server.url());
    for result in [get(&transport), post(&transport)] {
        let response = result.unwrap();
        assert_eq!((response.status, &response.body[..]), (404, &b"{}"[..]));
    }
}

#[test]
fn long_chunk_extensions_are_skipped() {
    let extension = "x".repeat(20_000);
    let bytes = format!(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\
         1;signature={extension}\r\n{{\r\n1\r\n}}\r\n0;last=\"{extension}\"\r\n\r\n"
    );
    let server = Server::answering_once(bytes.as_bytes());
    let transport = transport(&server.url());
    assert_eq!(get(&transport).unwrap().body, b"{}");
    assert_eq!(post(&transport).unwrap().body, b"{}");
}

#[test]
fn a_folded_header_line_is_named() {
    for bytes in [
        &b"HTTP/1.1 200 OK\r\nX-Studio: A\r\n and B\r\nContent-Length: 2\r\n\r\n{}"[..],
        b"HTTP/1.1 200 OK\r\nX-Studio: A\r\n\tand B\r\nContent-Length: 2\r\n\r\n{}",
    ] {
        let server = Server::answering(bytes);
        let transport = transport(&server.url());
        for fault in [get(&transport), post(&transport)].map(Result::unwrap_err) {
            assert_eq!(fault.kind, ErrorKind::Protocol);
            assert!(
                fault.detail.contains("folded header line"),
                "{}",
                fault.detail
            );
        }
    }
}

#[test]
fn an_error_fits_its_limit_in_the_buffer_of_a_larger_body() {
    let server = Server::start(|connection| {
        for (status, length) in [("200 OK", 1 << 20), ("503 Busy", 300_000)] {
            connection.request();
            let head = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\n\r\n");
            connection.write(head.as_bytes());
            connection.write(&vec![b'x'; length]);
        }
        connection.until_closed();
    });
    let transport = transport(&server.url());
    let list = get(&transport).unwrap();
    transport.recycle_buffer(list.body);
    let error = get(&transport).unwrap();
    assert_eq!((error.status, error.body.len()), (503, 64 * 1024));
    assert_eq!(server.connections(), 1);
}
