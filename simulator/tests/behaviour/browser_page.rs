//! The page at `/` and its event stream.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use gfxhub_simulator::Options;
use serde_json::Value;

use crate::studio::{Studio, options};
use crate::wire::send;

/// The events of a stream, read line by line.
struct Events(BufReader<TcpStream>);

impl Events {
    fn open(studio: &Studio, last_id: &str) -> Events {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let token = studio.hub.token();
        let head = format!(
            "GET /_control/events HTTP/1.1\r\nHost: localhost\r\nX-Control-Token: {token}\r\n\
             Last-Event-ID: {last_id}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        Events(BufReader::new(stream))
    }

    /// The next event: its id and its data.
    fn next(&mut self) -> (String, Value) {
        let mut id = String::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the stream ended");
            if let Some(text) = line.strip_prefix("id: ") {
                text.trim().clone_into(&mut id);
            }
            if let Some(text) = line.strip_prefix("data: ") {
                return (id, serde_json::from_str(text).unwrap());
            }
        }
    }
}

fn press(studio: &Studio) {
    let response = studio.call("POST", "/playout/rundowns/7/items/70/in", None);
    assert_eq!(response.status, 200);
}

#[test]
fn the_page_has_strict_headers_and_the_token_on_loopback_alone() {
    let studio = Studio::with(Options {
        control_token: Some("a\"<b".to_owned()),
        allowed_hosts: vec!["studio.example".to_owned()],
        ..options()
    });
    let get = |path: &str, headers: &[&str]| send(studio.hub.port(), "GET", path, headers, None);
    let page = get("/", &[]);
    assert_eq!(page.status, 200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let policy = page.header("content-security-policy").unwrap();
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"));
    assert!(page.text().contains("content=\"a&quot;&lt;b\""));
    for elsewhere in ["Host: studio.example", "X-Forwarded-For: 192.0.2.1"] {
        let page = get("/", &[elsewhere]);
        assert_eq!(page.status, 200, "{elsewhere}");
        assert!(page.text().contains("name=\"control-token\" content=\"\""));
    }
    for foreign in ["Origin: http://evil.example", "Host: evil.example"] {
        assert_eq!(get("/", &[foreign]).status, 403, "{foreign}");
    }
    let script = get("/page/app.js", &[]);
    assert_eq!(script.status, 200);
    assert_eq!(
        script.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
    assert_eq!(get("/page/none.js", &[]).status, 404);
    assert_eq!(
        send(studio.hub.port(), "POST", "/", &[], Some(b"")).status,
        405
    );
    let other = studio.hub.requests();
    assert!(
        other.iter().all(|it| it.path == "/page/none.js"),
        "{other:?}"
    );
}

#[test]
fn a_hub_that_listens_elsewhere_gives_no_page_its_token() {
    let studio = Studio::with(Options {
        listen: "0.0.0.0:0".parse().unwrap(),
        ..options()
    });
    let page = send(studio.hub.port(), "GET", "/", &[], None);
    assert!(!page.text().contains(studio.hub.token()));
}

#[test]
fn events_want_the_token() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let status = |headers: &[&str]| send(port, "GET", "/_control/events", headers, None).status;
    assert_eq!(status(&[]), 403);
    assert_eq!(status(&["X-Control-Token: other"]), 403);
    let token = format!("X-Control-Token: {}", studio.hub.token());
    assert_eq!(status(&[&token, "Origin: http://evil.example"]), 403);
}

#[test]
fn a_stream_resumes_after_its_last_id() {
    let studio = Studio::new();
    press(&studio);
    let mut events = Events::open(&studio, "");
    let (first, data) = events.next();
    assert_eq!(data["effects"].as_array().unwrap().len(), 1);
    assert!(data["state"]["engines.list"].is_array());
    drop(events);
    press(&studio);
    let (second, data) = Events::open(&studio, &first).next();
    let effects = data["effects"].as_array().unwrap();
    assert_eq!(effects.len(), 1, "{effects:?}");
    assert_eq!(effects[0]["sequence"], 2);
    assert_eq!(data["requests"].as_array().unwrap().len(), 1);
    assert_ne!(first, second);
    // The id of another hub, which had done more.
    let (_, data) = Events::open(&studio, "900.900").next();
    assert_eq!(data["effects"].as_array().unwrap().len(), 2);
}

#[test]
fn a_late_reader_gets_effects_in_order_and_at_most_200_at_once() {
    let studio = Studio::new();
    let mut events = Events::open(&studio, "");
    events.next();
    for _ in 0..600 {
        press(&studio);
    }
    let (mut sequence, mut seen, mut skipped) = (0, 0, 0);
    while sequence < studio.hub.journal().len() as u64 {
        let (_, data) = events.next();
        let effects = data["effects"].as_array().unwrap();
        assert!(effects.len() <= 200);
        for effect in effects {
            let next = effect["sequence"].as_u64().unwrap();
            assert!(next > sequence, "in order, none twice");
            sequence = next;
        }
        seen += effects.len();
        skipped += data["skipped"].as_u64().unwrap();
    }
    assert!(seen as u64 + skipped >= studio.hub.journal().len() as u64);
}
