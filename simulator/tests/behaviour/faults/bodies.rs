//! Tests of faults in the body of a response.

use std::time::Duration;

use gfxhub_simulator::Stage;

use super::seen::{CallOutcome, Case, Ending, try_all};
use crate::wire::parse;

/// Asserts that the body is the beginning of the unfaulted body, and that the declared length is
/// that of the complete body.
fn is_begun(seen: &CallOutcome, length: usize) {
    let response = seen.response();
    assert_eq!(response.body, seen.unfaulted.body[..length]);
    assert_eq!(
        response.header("content-length"),
        seen.unfaulted.header("content-length")
    );
}

fn half(seen: &CallOutcome) -> usize {
    seen.unfaulted.body.len() / 2
}

fn said(seen: &CallOutcome) -> usize {
    seen.response()
        .header("content-length")
        .unwrap()
        .parse()
        .unwrap()
}

/// Asserts that the response has no length and no chunks.
fn is_close_delimited(seen: &CallOutcome) {
    let response = seen.response();
    assert_eq!(response.header("content-length"), None);
    assert_eq!(response.header("transfer-encoding"), None);
}

const CASES: &[Case] = &[
    ("truncate-body", "{}", |seen| {
        is_begun(seen, half(seen));
        seen.ends(Ending::Closed);
    }),
    ("truncate-body", r#"{"bytes": 100000}"#, |seen| {
        is_begun(seen, seen.unfaulted.body.len() - 1);
    }),
    ("drip-body", r#"{"piece": 4, "seconds": 0.01}"#, |seen| {
        seen.is_valid();
        seen.ends(Ending::Open);
        assert!(seen.took >= Duration::from_millis(40));
    }),
    ("stall-in-body", "{}", |seen| {
        is_begun(seen, half(seen));
        seen.ends(Ending::Open);
    }),
    (
        "stall-in-body",
        r#"{"bytes": 1, "seconds": 0.05}"#,
        |seen| {
            is_begun(seen, 1);
            seen.ends(Ending::Closed);
        },
    ),
    ("reset-in-body", "{}", |seen| {
        is_begun(seen, half(seen));
        seen.ends(Ending::Reset);
    }),
    ("short-length", r#"{"by": 3}"#, |seen| {
        assert_eq!(said(seen) + 3, seen.unfaulted.body.len());
        seen.is_valid();
        seen.ends(Ending::Open);
    }),
    ("long-length", r#"{"by": 3}"#, |seen| {
        assert_eq!(said(seen), seen.unfaulted.body.len() + 3);
        seen.is_valid();
        seen.ends(Ending::Closed);
    }),
    ("close-delimited", "{}", |seen| {
        is_close_delimited(seen);
        seen.is_valid();
        seen.ends(Ending::Closed);
    }),
    ("close-delimited-cut", "{}", |seen| {
        is_close_delimited(seen);
        assert_eq!(seen.response().body, seen.unfaulted.body[..half(seen)]);
        seen.ends(Ending::Closed);
    }),
    ("close-delimited-cut", r#"{"reset": true}"#, |seen| {
        assert_eq!(seen.response().body, seen.unfaulted.body[..half(seen)]);
        seen.ends(Ending::Reset);
    }),
    ("bad-chunk-size", "{}", |seen| {
        let body = seen.response().text().to_owned();
        assert!(body.starts_with(&format!("{:x}\r\n", half(seen))), "{body}");
        assert!(
            body.contains("\r\nzz\r\n") && body.ends_with("\r\n0\r\n\r\n"),
            "{body}"
        );
    }),
    ("missing-last-chunk", "{}", |seen| {
        let response = seen.response();
        assert_eq!(response.header("transfer-encoding"), Some("chunked"));
        let end = format!(
            "{}\r\n",
            String::from_utf8_lossy(&seen.unfaulted.body[half(seen)..])
        );
        assert!(response.text().ends_with(&end), "{response:?}");
        seen.ends(Ending::Closed);
    }),
    ("trailers-flood", r#"{"count": 2000}"#, |seen| {
        let text = seen.text();
        assert_eq!(text.matches("x-flood: trailer\r\n").count(), 2000);
        assert!(text.ends_with("trailer\r\n\r\n"));
        seen.ends(Ending::Open);
    }),
    ("endless-body", "{}", |seen| {
        assert!(seen.bytes.len() >= 8 << 20);
        let response = seen.response();
        assert_eq!(response.header("transfer-encoding"), Some("chunked"));
        assert!(response.body.starts_with(b"1\r\n\"\r\n400\r\nxxx"));
    }),
    (
        "endless-body",
        r#"{"bytes": 1000000, "chunked": false}"#,
        |seen| {
            is_close_delimited(seen);
            assert_eq!(seen.response().body.len(), 1 + 977 * 1024);
            seen.ends(Ending::Closed);
        },
    ),
    ("gzip", "{}", |seen| {
        let response = seen.response();
        assert_eq!(response.header("content-encoding"), Some("gzip"));
        assert_eq!(said(seen), response.body.len());
        assert_eq!(response.body[..3], [0x1f, 0x8b, 8]);
        // The bytes are stored unchanged, after ten bytes of the file header and five of the block
        // header.
        assert_eq!(
            response.body[15..][..seen.unfaulted.body.len()],
            seen.unfaulted.body
        );
        seen.ends(Ending::Open);
    }),
    ("gzip-bomb", r#"{"bytes": 100000000}"#, |seen| {
        let body = seen.response().body;
        assert_eq!((body[0], said(seen)), (0x1f, body.len()));
        // The last four bytes contain the decompressed size.
        let size = u32::from_le_bytes(body[body.len() - 4..].try_into().unwrap());
        assert!((100_000_000..100_010_000).contains(&size), "{size}");
        assert!(body.len() < 1_000_000);
        seen.ends(Ending::Open);
    }),
    ("extra-bytes", "{}", |seen| {
        let (first, second) = seen.bytes.split_at(seen.bytes.len() / 2);
        assert_eq!(first, second);
        assert_eq!(parse(first).body, seen.unfaulted.body);
        seen.ends(Ending::Open);
    }),
    ("extra-bytes", r#"{"text": "more"}"#, |seen| {
        assert!(seen.text().ends_with("}more"));
    }),
    ("close-after-reply", "{}", |seen| {
        seen.is_valid();
        assert_eq!(seen.response().header("connection"), Some("keep-alive"));
        seen.ends(Ending::Closed);
    }),
    ("empty-body", "{}", |seen| {
        let response = seen.response();
        assert_eq!((response.bare(), said(seen)), (201, 0));
        seen.ends(Ending::Open);
    }),
];

#[test]
fn every_fault_of_a_body_does_what_it_says() {
    try_all(Stage::Body, CASES);
}
