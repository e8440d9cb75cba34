//! Tests that the log shows no secrets of a request, and that all texts in it are limited in
//! length.

use gfxhub_simulator::Options;
use gfxhub_simulator::json::Value;

use super::{last, wait_for};
use crate::studio::{Studio, options};
use crate::wire::{parse, raw, send};

#[test]
fn secrets_are_not_in_the_log() {
    let studio = Studio::with(Options {
        api_key: Some("s3cret".to_owned()),
        ..options()
    });
    let port = studio.hub.port();
    let engine = "/api/rest/v1/engines/1";
    for (query, shown) in [
        ("?api_key=s3cret", "?api_key=***"),
        ("?a=1&api_key=s3cret&b=2", "?a=1&api_key=***&b=2"),
        ("?api_key=s3cret;x/y?z", "?api_key=***"),
        ("?API_KEY=s3cret", "?api_key=***"),
        ("?api%5Fkey=s3cret%zz", "?api_key=***"),
        ("?api%255Fkey%253Ds3cret", "?api_key=***"),
        ("?a=1;api_key=s3cret", "?a=1;api_key=***"),
        ("?api-key=s3cret", "?api_key=***"),
        ("?apikey=s3cret", "?api_key=***"),
        ("?x-api-key=s3cret", "?x-api_key=***"),
        ("%3Fapi_key=s3cret/more", "/api_key=***"),
        ("?api_key=", "?api_key=***"),
        ("?key=value", "?key=value"),
    ] {
        send(port, "GET", &format!("{engine}{query}"), &[], None);
        let path = last(&studio)["path"].clone();
        let base = if shown.starts_with('/') {
            "/api/rest/v1/engines"
        } else {
            engine
        };
        assert_eq!(path, format!("{base}{shown}"), "{query}");
    }
    // The secrets are in a long query, in headers, and in a head that cannot be parsed.
    let long = format!("{engine}?a={}&api_key=s3cret", "x".repeat(400));
    send(
        port,
        "GET",
        &long,
        &["X-API-Key: s3cret", "Authorization: Bearer s3cret"],
        None,
    );
    let broken =
        "GET http://me:s3cret@localhost/x?api_key=s3cret HTTP/1.1\r\nX-API-Key s3cret\r\n\r\n";
    raw(port, broken.as_bytes());
    let entry = wait_for(&studio, |entry| entry["status"] == 400);
    assert_eq!(entry["path"], "/x?api_key=***");
    let absolute =
        "GET http://me:s3cret@localhost/y HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    raw(port, absolute.as_bytes());
    assert_eq!(last(&studio)["path"], "/y");
    let connect =
        "CONNECT me:s3cret@localhost:80 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    raw(port, connect.as_bytes());
    assert_eq!(last(&studio)["path"], "localhost:80");
    let log = format!("{:?}{}", studio.hub.requests(), studio.hub.requests_json(0));
    assert!(!log.contains("s3c"), "{log}");
}

#[test]
fn what_is_named_like_a_secret_does_not_show_wherever_it_is() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let path = "/api/rest/v1/playout/rundowns";
    let json = "Content-Type: application/json";
    let form = "Content-Type: application/x-www-form-urlencoded";
    for (number, (query, head, body)) in (1..).zip([
        ("", json, r#"{"name": 7, "password": "hunter2"}"#),
        ("", json, r#"{"name": 7, "pass\u0077ord": "hunter2"}"#),
        (
            "",
            json,
            r#"{"name": 7, "Tokens": ["hunter2", {"a": "hunter2"}]}"#,
        ),
        ("", json, r#"{"name": [{"a": {"API-KEY": "hunter2"}}]}"#),
        ("", json, r#"{"name": 7, "cookie": "a=hunter2", "#),
        ("", json, r#"{name: 7, 'secret': 'hunter2'}"#),
        ("", form, "name=7&passw%6Frd=hunter2"),
        ("?access_token=hunter2&a=b", json, "{}"),
        ("?a=b&PassWord=hunter2", json, "[]"),
        ("?pass%2577ord=hunter2", json, "1"),
        ("?a=%7B%22token%22:%22hunter2%22%7D", json, "{}"),
    ]) {
        let target = format!("{path}{query}");
        send(port, "POST", &target, &[head], Some(body.as_bytes()));
        let shown = studio
            .control("GET", &format!("requests/{number}"), None)
            .json();
        let text = shown.to_string();
        assert!(!text.contains("hunter2"), "{text}");
        assert!(text.contains("***"), "{text}");
        let kept = shown["requestBody"].as_str().unwrap();
        let name = body.split(['"', ':', '=']).nth(1).unwrap_or_default();
        assert!(kept.contains(name), "{kept}");
    }
    let snapshot = studio.control("GET", "snapshot", None);
    let log = format!(
        "{:?}{}{}",
        studio.hub.requests(),
        studio.hub.requests_json(0),
        snapshot.text()
    );
    assert!(!log.contains("hunter2"), "{log}");
}

#[test]
fn ids_of_requests_are_bounded_and_plain() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let ask = |id: &[u8]| {
        let head =
            "GET /api/rest/v1/engines/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
        let request = [head.as_bytes(), b"X-Request-Id: ", id, b"\r\n\r\n"].concat();
        assert_eq!(parse(&raw(port, &request)).status, 200);
        last(&studio)["requestId"].clone()
    };
    assert_eq!(ask(b"take 7"), "take 7");
    assert_eq!(ask(b"a\tb"), "a\u{fffd}b");
    assert_eq!(ask("x".repeat(500).as_bytes()), "x".repeat(128));
    assert_eq!(ask(b"\xff\xfe"), Value::Null);
}
