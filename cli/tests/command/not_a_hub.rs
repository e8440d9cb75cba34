//! Tests of the doctor with servers that are not hubs: it says so in a single finding.

use std::io::Read;

use gfxhub::{ErrorKind, Value};
use gfxhub_test_support::Server;

use crate::answering::answering;
use crate::ran::at;

/// Examines the server, and expects the single finding that it is not a hub.
#[track_caller]
fn is_no_hub(server: &Server, kind: ErrorKind, words: &str) {
    let url = &server.url();
    let ran = at(url, &["doctor"]);
    assert_eq!(ran.code, kind.exit_code(), "{}", ran.out);
    assert!(ran.out.contains("it is not a hub"), "{}", ran.out);
    assert!(ran.out.contains(words), "{}", ran.out);
    assert_eq!(ran.out.matches("FAILED").count(), 1, "{}", ran.out);
    for claim in [
        "key ",
        "operations ",
        "generation ",
        "speed ",
        "fields ",
        "values ",
    ] {
        let claimed = ran.out.lines().any(|line| line.starts_with(claim));
        assert!(!claimed, "{claim}: {}", ran.out);
    }
    let ran = at(url, &["doctor", "--json"]);
    let report = Value::from_json(&ran.out).unwrap();
    let checks = report.get("checks").unwrap();
    let checks = checks.as_array().unwrap();
    assert_eq!(checks.len(), 1, "{}", ran.out);
    let fact = |name: &str| checks[0].get(name).unwrap().as_str().unwrap().to_owned();
    assert_eq!(
        (fact("verdict"), fact("kind")),
        ("failed".to_owned(), kind.name().to_owned())
    );
}

#[test]
fn a_web_page_is_not_a_hub() {
    let page = answering("200 OK", "text/html", "<html>welcome</html>");
    is_no_hub(&page, ErrorKind::UnexpectedContent, "web pages");
    let page = answering(
        "404 Not Found",
        "text/html",
        "<!DOCTYPE html><title>404</title>",
    );
    is_no_hub(&page, ErrorKind::NotFound, "web pages");
    // A web server that expects TLS sends this response to plain HTTP.
    let page = answering(
        "400 Bad Request",
        "text/html",
        "<html><h1>400 Bad Request</h1></html>",
    );
    is_no_hub(&page, ErrorKind::Rejected, "web pages");
}

#[test]
fn another_json_interface_is_not_a_hub() {
    for body in [
        r#"{"status":"ok"}"#,
        r#"{"name":"Inventory","version":"1.2"}"#,
        r#"{"items":[],"total":0}"#,
        r#"{"success":false,"error":{"code":7}}"#,
        r#"[{"uuid":"x"}]"#,
        r#""hello""#,
        "7",
        "true",
    ] {
        let other = answering("200 OK", "application/json", body);
        let ran = at(&other.url(), &["doctor"]);
        assert!(ran.out.contains("it is not a hub"), "{body}: {}", ran.out);
    }
    let other = answering("200 OK", "application/json", r#"{"status":"ok"}"#);
    is_no_hub(&other, ErrorKind::Decode, "not those of a hub");
}

#[test]
fn where_nothing_of_the_interface_is_there_is_no_hub() {
    for (content_type, body) in [
        ("application/json", r#"{"detail":"Not Found"}"#),
        ("text/plain", "404 page not found"),
        ("text/plain", ""),
    ] {
        let other = answering("404 Not Found", content_type, body);
        is_no_hub(&other, ErrorKind::NotFound, "/api/rest/v1");
    }
}

#[test]
fn a_login_page_is_not_a_hub() {
    let head = "HTTP/1.1 302 Found\r\nLocation: /login?next=%2F\r\nContent-Length: 0\r\n";
    let other = Server::answering_once(format!("{head}Connection: close\r\n\r\n"));
    is_no_hub(&other, ErrorKind::Redirect, "/login");
}

#[test]
fn what_does_not_speak_http_is_not_a_hub() {
    let greets = Server::start(|connection| {
        connection.write(b"SSH-2.0-OpenSSH_9.6\r\n");
        // Waits until the client closes the connection.
        let _ = connection.stream.read(&mut [0; 4096]);
        connection.let_go();
    });
    is_no_hub(&greets, ErrorKind::Protocol, "HTTP");
    let refuses = Server::answering_once("-ERR unknown command 'GET'\r\n");
    is_no_hub(&refuses, ErrorKind::Protocol, "HTTP");
    let binary = Server::answering_once(b"\x15\x03\x01\x00\x02\x02\x46");
    is_no_hub(&binary, ErrorKind::Protocol, "HTTP");
    let echoes = Server::answering_each(|request| request.text().into_bytes());
    is_no_hub(&echoes, ErrorKind::Protocol, "HTTP");
}

#[test]
fn what_may_be_a_hub_is_not_said_to_be_none() {
    for (status, content_type, body) in [
        ("401 Unauthorized", "text/html", "<html>log in</html>"),
        (
            "403 Forbidden",
            "application/json",
            r#"{"error":"no license"}"#,
        ),
        ("402 Payment Required", "text/plain", "no license"),
        (
            "500 Internal Server Error",
            "text/plain",
            "500: Internal server error",
        ),
        (
            "503 Service Unavailable",
            "text/html",
            "<html>the hub is away</html>",
        ),
        ("200 OK", "application/json", "[]"),
    ] {
        let maybe = answering(status, content_type, body);
        let ran = at(&maybe.url(), &["--max-attempts", "1", "doctor"]);
        assert!(!ran.out.contains("not a hub"), "{status}: {}", ran.out);
    }
}
