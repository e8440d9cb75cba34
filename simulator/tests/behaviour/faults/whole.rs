//! Tests of faults of whole connections and calls: connections that are not served, and calls that
//! get no response or a different one.

use std::time::Duration;

use gfxhub_simulator::Stage;

use super::seen::{CallOutcome, Case, Ending, try_all};

fn nothing(ending: Ending, seen: &CallOutcome) {
    assert_eq!(seen.text(), "");
    seen.ends(ending);
}

const CONNECTIONS: &[Case] = &[
    ("refuse", "{}", |seen| nothing(Ending::Reset, seen)),
    ("close-at-accept", "{}", |seen| {
        nothing(Ending::Closed, seen)
    }),
    ("stall-at-accept", "{}", |seen| nothing(Ending::Open, seen)),
    ("stall-at-accept", r#"{"seconds": 0.05}"#, |seen| {
        nothing(Ending::Closed, seen);
        assert!(seen.took >= Duration::from_millis(50));
    }),
    ("garbage-banner", r#"{"text": "+OK\r\n"}"#, |seen| {
        assert_eq!(seen.text(), "+OK\r\n");
        seen.ends(Ending::Closed);
    }),
];

const CALLS: &[Case] = &[
    ("close", "{}", |seen| nothing(Ending::Closed, seen)),
    ("reset", "{}", |seen| nothing(Ending::Reset, seen)),
    ("stall", "{}", |seen| nothing(Ending::Open, seen)),
    ("stall", r#"{"seconds": 0.05}"#, |seen| {
        nothing(Ending::Closed, seen);
    }),
    ("delay", r#"{"seconds": 0.15}"#, |seen| {
        seen.is_valid();
        seen.ends(Ending::Open);
        assert!(seen.took >= Duration::from_millis(150));
    }),
    ("half-close", r#"{"seconds": 0.3}"#, |seen| {
        nothing(Ending::Closed, seen);
    }),
    (
        "status",
        r#"{"status": 503, "body": "busy", "headers": {"Retry-After": "1"}}"#,
        |seen| {
            let response = seen.response();
            assert_eq!((response.status, response.plain().1), (503, "busy"));
            assert_eq!(response.header("retry-after"), Some("1"));
            seen.ends(Ending::Open);
        },
    ),
    ("status", "{}", |seen| {
        assert_eq!(seen.response().bare(), 500)
    }),
    ("redirect", "{}", |seen| {
        let response = seen.response();
        assert_eq!(response.bare(), 302);
        assert_eq!(response.header("location"), Some("/elsewhere"));
    }),
    ("html-page", r#"{"html": "<p>Hello"}"#, |seen| {
        let response = seen.response();
        assert_eq!((response.status, response.text()), (200, "<p>Hello"));
        assert_eq!(
            response.header("content-type"),
            Some("text/html; charset=utf-8")
        );
    }),
];

#[test]
fn every_fault_of_a_connection_does_what_it_says() {
    try_all(Stage::Accept, CONNECTIONS);
}

#[test]
fn every_fault_of_a_call_does_what_it_says() {
    try_all(Stage::Request, CALLS);
}
