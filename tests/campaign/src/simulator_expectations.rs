//! The permitted results of calls under each kind of fault of the hub simulator.

use gfxhub::ErrorKind;
use gfxhub_simulator::FaultPoint;

use crate::scenario::{Expected, fails, harmless, may_fail, misframes, spoils};

use ErrorKind::{
    Auth, Conflict, Connect, ConnectionLost, Decode, NotFound, Protocol, Redirect, Rejected,
    Server, Throttled, TooLarge, Unavailable, UnexpectedContent, Unsuccessful,
};

/// A kind of fault with parameters, and the permitted results.
#[derive(Debug)]
pub struct Row {
    /// The kind.
    pub fault: &'static str,
    /// Parameters as JSON objects; `{}` takes the defaults.
    pub parameters: &'static [&'static str],
    /// The only point after which it is tried, for kinds that could strike after either.
    pub only: Option<FaultPoint>,
    /// True if it claims an effect that did not happen, when it strikes after the request.
    pub lies: bool,
    /// Results that are permitted.
    pub expected: Expected,
}

const fn row(fault: &'static str, parameters: &'static [&'static str], expected: Expected) -> Row {
    Row {
        fault,
        parameters,
        only: None,
        lies: false,
        expected,
    }
}

/// Creates the row of a refusal: a hub that says 4xx has done nothing.
const fn refusal(parameters: &'static [&'static str], expected: Expected) -> Row {
    Row {
        only: Some(FaultPoint::Request),
        ..row("status", parameters, expected)
    }
}

const fn lie(fault: &'static str, parameters: &'static [&'static str], expected: Expected) -> Row {
    Row {
        lies: true,
        ..row(fault, parameters, expected)
    }
}

/// The default parameters.
const PLAIN: &[&str] = &["{}"];
/// Failures from a connection that ends, before a response and within one.
const LOST: &[ErrorKind] = &[ConnectionLost, Connect];
/// Failures from a response that is not HTTP.
const GARBLED: &[ErrorKind] = &[Protocol, ConnectionLost];
/// Failures from a response that is larger than any client accepts.
const FLOOD: &[ErrorKind] = &[Protocol, TooLarge, ConnectionLost];
/// Failures from a valid response that is not the expected one.
const STRANGE: &[ErrorKind] = &[Decode, UnexpectedContent];
/// Failures from a body that does not match its head.
const MISFIT: &[ErrorKind] = &[Decode, Protocol, UnexpectedContent];
/// Failures from a body whose end only the close of the connection can mark.
const ENDLESS: &[ErrorKind] = &[ConnectionLost, Protocol, Decode];

/// The table; a test checks that it has every kind of the hub.
pub const ROWS: &[Row] = &[
    row("refuse", PLAIN, fails(LOST)),
    row("close-at-accept", PLAIN, fails(LOST)),
    row("stall-at-accept", PLAIN, fails(LOST).lasting()),
    row("garbage-banner", PLAIN, fails(GARBLED)),
    row("close", PLAIN, fails(LOST)),
    row("reset", PLAIN, fails(LOST)),
    row("stall", PLAIN, fails(LOST).lasting()),
    row("delay", &[r#"{"seconds": 0.02}"#], harmless()),
    row("delay", &[r#"{"seconds": 0.08}"#], may_fail(&[]).lasting()),
    row("half-close", &[r#"{"seconds": 0.2}"#], fails(LOST)),
    row(
        "status",
        &[
            r#"{"status": 500, "body": "broken"}"#,
            r#"{"status": 501}"#,
            r#"{"status": 599}"#,
        ],
        fails(&[Server]),
    ),
    row(
        "status",
        &[
            r#"{"status": 502}"#,
            r#"{"status": 503, "headers": {"Retry-After": "0"}}"#,
            r#"{"status": 503, "headers": {"Retry-After": "3600"}}"#,
            r#"{"status": 504}"#,
        ],
        fails(&[Unavailable]),
    ),
    row(
        "status",
        &[r#"{"status": 300}"#, r#"{"status": 304}"#],
        fails(&[Redirect]),
    ),
    refusal(
        &[r#"{"status": 400}"#, r#"{"status": 422}"#],
        fails(&[Rejected]),
    ),
    refusal(
        &[r#"{"status": 401}"#, r#"{"status": 403}"#],
        fails(&[Auth]),
    ),
    refusal(&[r#"{"status": 404}"#], fails(&[NotFound])),
    refusal(&[r#"{"status": 409}"#], fails(&[Conflict])),
    refusal(
        &[
            r#"{"status": 429}"#,
            r#"{"status": 429, "headers": {"Retry-After": "0"}}"#,
        ],
        fails(&[Throttled]),
    ),
    lie(
        "status",
        &[r#"{"status": 200}"#, r#"{"status": 204}"#],
        spoils(STRANGE),
    ),
    row(
        "redirect",
        &[
            "{}",
            r#"{"status": 307}"#,
            r#"{"status": 301, "location": "http://hub.invalid/"}"#,
        ],
        fails(&[Redirect]),
    ),
    lie("html-page", PLAIN, spoils(STRANGE)),
    row("html-page", &[r#"{"status": 502}"#], fails(&[Unavailable])),
    row(
        "truncate-head",
        &["{}", r#"{"bytes": 1}"#, r#"{"bytes": 20}"#],
        fails(GARBLED),
    ),
    row(
        "drip-head",
        &[r#"{"piece": 32, "seconds": 0.001}"#],
        harmless(),
    ),
    row(
        "drip-head",
        &[r#"{"piece": 1, "seconds": 0.005}"#],
        fails(&[]).lasting(),
    ),
    row(
        "garbage-head",
        &["{}", r#"{"count": 100000}"#],
        fails(GARBLED),
    ),
    row("no-status-line", PLAIN, fails(GARBLED)),
    row("bad-status-line", PLAIN, fails(GARBLED)),
    row(
        "status-out-of-range",
        &[
            "{}",
            r#"{"status": 99}"#,
            r#"{"status": 600}"#,
            r#"{"status": 20}"#,
        ],
        fails(GARBLED),
    ),
    row("status-101", PLAIN, fails(GARBLED)),
    row(
        "continue-flood",
        &[r#"{"count": 3}"#, "{}"],
        may_fail(FLOOD),
    ),
    row(
        "continue-flood",
        &[r#"{"count": null}"#],
        fails(FLOOD).lasting(),
    ),
    row("many-headers", &[r#"{"count": 40}"#, "{}"], may_fail(FLOOD)),
    row(
        "many-headers",
        &[r#"{"count": null}"#],
        fails(FLOOD).lasting(),
    ),
    row("huge-header", &["{}"], may_fail(FLOOD)),
    row(
        "huge-header",
        &[r#"{"bytes": null}"#],
        fails(FLOOD).lasting(),
    ),
    row("bad-header", PLAIN, fails(GARBLED)),
    row("two-lengths", PLAIN, misframes(GARBLED)),
    row("bad-length", &["{}", r#"{"length": "1x"}"#], fails(GARBLED)),
    row("length-and-chunked", PLAIN, misframes(GARBLED)),
    row("unknown-coding", PLAIN, fails(GARBLED)),
    row("chunked-in-1.0", PLAIN, may_fail(GARBLED)),
    row("http-0.9", PLAIN, fails(GARBLED)),
    row("204-with-body", PLAIN, spoils(MISFIT)),
    row("truncate-body", &["{}", r#"{"bytes": 1}"#], spoils(GARBLED)),
    row(
        "drip-body",
        &[r#"{"piece": 64, "seconds": 0.001}"#],
        harmless(),
    ),
    row(
        "drip-body",
        &[r#"{"piece": 1, "seconds": 0.02}"#],
        may_fail(&[]).lasting(),
    ),
    row("stall-in-body", PLAIN, spoils(LOST).lasting()),
    row("reset-in-body", PLAIN, spoils(GARBLED)),
    row("short-length", PLAIN, spoils(MISFIT)),
    row("long-length", PLAIN, spoils(GARBLED)),
    row("close-delimited", PLAIN, may_fail(ENDLESS)),
    row(
        "close-delimited-cut",
        &["{}", r#"{"reset": true}"#],
        spoils(ENDLESS),
    ),
    row("bad-chunk-size", PLAIN, spoils(GARBLED)),
    row("missing-last-chunk", PLAIN, spoils(GARBLED)),
    row(
        "trailers-flood",
        &[r#"{"count": 3}"#, "{}"],
        may_fail(FLOOD),
    ),
    row(
        "trailers-flood",
        &[r#"{"count": null}"#],
        spoils(FLOOD).lasting(),
    ),
    row(
        "endless-body",
        &["{}", r#"{"chunked": false}"#],
        spoils(FLOOD).lasting(),
    ),
    row("gzip", PLAIN, spoils(MISFIT)),
    row(
        "gzip-bomb",
        &[r#"{"bytes": 67108864}"#],
        spoils(&[UnexpectedContent, Decode, Protocol, TooLarge]),
    ),
    row(
        "extra-bytes",
        &["{}", r#"{"text": "HTTP/1.1 200 OK"}"#],
        may_fail(&[Protocol]),
    ),
    row(
        "close-after-reply",
        &["{}", r#"{"seconds": 0.001}"#],
        harmless(),
    ),
    row("empty-body", PLAIN, spoils(STRANGE)),
    row("cut-json", PLAIN, spoils(STRANGE)),
    row("wrong-type", PLAIN, may_fail(STRANGE)),
    row("duplicate-key", PLAIN, may_fail(STRANGE)),
    row("deep-nesting", PLAIN, may_fail(STRANGE)),
    row("not-utf8", PLAIN, may_fail(STRANGE)),
    row(
        "nan",
        &["{}", r#"{"text": "-Infinity"}"#],
        may_fail(STRANGE),
    ),
    row(
        "huge-number",
        &["{}", r#"{"number": "123456789012345678901234567890"}"#],
        may_fail(STRANGE),
    ),
    row("trailing-garbage", PLAIN, spoils(STRANGE)),
    row("null", PLAIN, spoils(STRANGE)),
    row("array-for-object", PLAIN, may_fail(STRANGE)),
    lie(
        "success-false",
        PLAIN,
        spoils(&[Unsuccessful, Decode, UnexpectedContent]),
    ),
];
