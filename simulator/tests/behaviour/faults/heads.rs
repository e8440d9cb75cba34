//! Tests of faults in the head of a response.

use std::time::Duration;

use gfxhub_simulator::Stage;

use super::seen::{CallOutcome, Case, Ending, try_all};

/// Asserts that the response has the unfaulted body, and that its head has this line.
fn has_line(seen: &CallOutcome, line: &str) {
    let response = seen.response();
    assert!(
        response.head.lines().any(|found| found == line),
        "{}",
        response.head
    );
    assert_eq!(response.body, seen.unfaulted.body);
}

fn first_line(seen: &CallOutcome) -> String {
    seen.text().split("\r\n").next().unwrap().to_owned()
}

fn length(seen: &CallOutcome) -> String {
    format!("content-length: {}", seen.unfaulted.body.len())
}

/// Returns the unfaulted body in the two chunks in which faults send it.
fn chunks(seen: &CallOutcome) -> String {
    let body = std::str::from_utf8(&seen.unfaulted.body).unwrap();
    let (first, second) = body.split_at(body.len() / 2);
    let chunk = |text: &str| format!("{:x}\r\n{text}\r\n", text.len());
    format!("{}{}0\r\n\r\n", chunk(first), chunk(second))
}

const CASES: &[Case] = &[
    ("truncate-head", "{}", |seen| {
        assert!(
            seen.text()
                .starts_with("HTTP/1.1 201 Created\r\ncontent-type")
        );
        assert!(!seen.text().contains("\r\n\r\n"));
        seen.ends(Ending::Closed);
    }),
    ("truncate-head", r#"{"bytes": 7}"#, |seen| {
        assert_eq!(seen.text(), "HTTP/1.");
    }),
    ("drip-head", r#"{"piece": 16, "seconds": 0.01}"#, |seen| {
        seen.is_valid();
        seen.ends(Ending::Open);
        assert!(seen.took >= Duration::from_millis(50));
    }),
    ("garbage-head", r#"{"count": 3}"#, |seen| {
        assert_eq!(seen.bytes.len(), 30);
        assert_eq!(seen.bytes[..3], [0x16, 3, 3]);
        seen.ends(Ending::Closed);
    }),
    ("no-status-line", "{}", |seen| {
        assert_eq!(
            first_line(seen),
            "content-type: application/json; charset=utf-8"
        );
        seen.ends(Ending::Closed);
    }),
    ("bad-status-line", "{}", |seen| {
        assert_eq!(first_line(seen), "HTTP/1.1 two hundred OK");
        seen.ends(Ending::Closed);
    }),
    ("status-out-of-range", r#"{"status": 99}"#, |seen| {
        assert_eq!(first_line(seen), "HTTP/1.1 099 Unknown");
    }),
    ("status-out-of-range", "{}", |seen| {
        assert_eq!(first_line(seen), "HTTP/1.1 999 Unknown");
        assert_eq!(seen.response().body, seen.unfaulted.body);
    }),
    ("status-101", "{}", |seen| {
        let response = seen.response();
        assert_eq!(
            (response.status, response.header("upgrade")),
            (101, Some("websocket"))
        );
        seen.ends(Ending::Closed);
    }),
    ("continue-flood", r#"{"count": 3000}"#, |seen| {
        let text = seen.text();
        let rest = text.trim_start_matches("HTTP/1.1 100 Interim\r\n\r\n");
        assert_eq!(text.len() - rest.len(), 3000 * 24);
        assert!(rest.starts_with("HTTP/1.1 201 Created\r\n"), "{rest}");
        assert!(seen.bytes.ends_with(&seen.unfaulted.body));
        seen.ends(Ending::Open);
    }),
    ("many-headers", r#"{"count": 2000, "value": "v"}"#, |seen| {
        let response = seen.response();
        let flood = response.head.lines().filter(|line| *line == "x-flood: v");
        assert_eq!(flood.count(), 2000);
        seen.is_valid();
        seen.ends(Ending::Open);
    }),
    ("huge-header", r#"{"bytes": 100000}"#, |seen| {
        assert_eq!(seen.response().header("x-flood").unwrap().len(), 100_000);
        seen.is_valid();
    }),
    ("huge-header", r#"{"bytes": null}"#, |seen| {
        assert!(seen.bytes.len() >= 8 << 20);
        assert!(seen.bytes.ends_with(b"xxxx"));
    }),
    ("bad-header", "{}", |seen| {
        has_line(seen, "this is no header")
    }),
    ("two-lengths", r#"{"more": 5}"#, |seen| {
        has_line(seen, &length(seen));
        has_line(
            seen,
            &format!("content-length: {}", seen.unfaulted.body.len() + 5),
        );
    }),
    ("bad-length", "{}", |seen| {
        has_line(seen, "content-length: -1")
    }),
    ("length-and-chunked", "{}", |seen| {
        let response = seen.response();
        assert_eq!(
            response.header("content-length"),
            seen.unfaulted.header("content-length")
        );
        assert_eq!(response.header("transfer-encoding"), Some("chunked"));
        assert_eq!(response.text(), chunks(seen));
    }),
    ("unknown-coding", r#"{"coding": "gzip, chunked"}"#, |seen| {
        has_line(seen, "transfer-encoding: gzip, chunked");
    }),
    ("chunked-in-1.0", "{}", |seen| {
        assert_eq!(first_line(seen), "HTTP/1.0 201 Created");
        assert_eq!(seen.response().text(), chunks(seen));
        seen.ends(Ending::Closed);
    }),
    ("http-0.9", "{}", |seen| {
        assert_eq!(seen.bytes, seen.unfaulted.body);
        seen.ends(Ending::Closed);
    }),
    ("204-with-body", "{}", |seen| {
        assert_eq!(first_line(seen), "HTTP/1.1 204 No Content");
        has_line(seen, &length(seen));
        seen.ends(Ending::Open);
    }),
];

#[test]
fn every_fault_of_a_head_does_what_it_says() {
    try_all(Stage::Head, CASES);
}
