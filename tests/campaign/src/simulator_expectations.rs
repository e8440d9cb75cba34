//! The permitted results of calls under each kind of fault of the hub simulator.

use gfxhub::ErrorKind;
use gfxhub_simulator::FaultPoint;

use crate::scenario::{Expected, fails, harmless, may_fail, misframes, spoils};

use ErrorKind::{
    Auth, Conflict, Connect, ConnectionLost, Decode, NotFound, Protocol, Redirect, Rejected,
    Server, Throttled, TooLarge, Unavailable, UnexpectedContent, Unsuccessful,
};

/// A kind of fault with its parameters, and the permitted results.
#[derive(Debug)]
pub struct Row {
    /// Kind of fault.
    pub fault: &'static str,
    /// Sets of parameters as JSON objects; `{}` uses the defaults.
    pub parameters: &'static [&'static str],
    /// Point at which the fault is tried; `None` for all points that its kind supports.
    pub only: Option<FaultPoint>,
    /// True if the response, when the fault strikes after the request, claims an effect that did
    /// not happen.
    pub lies: bool,
    /// Permitted results.
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

/// Creates the row of a refusal: after a 4xx response the hub has done nothing.
const fn refusal(
    fault: &'static str,
    parameters: &'static [&'static str],
    expected: Expected,
) -> Row {
    Row {
        only: Some(FaultPoint::Request),
        ..row(fault, parameters, expected)
    }
}

const fn lie(fault: &'static str, parameters: &'static [&'static str], expected: Expected) -> Row {
    Row {
        lies: true,
        ..row(fault, parameters, expected)
    }
}

/// Failures if the connection ends before or within the response.
const LOST: &[ErrorKind] = &[ConnectionLost, Connect];
/// Failures if the response is not HTTP.
const GARBLED: &[ErrorKind] = &[Protocol, ConnectionLost];
/// Failures if the response is larger than the client accepts.
const FLOOD: &[ErrorKind] = &[Protocol, TooLarge, ConnectionLost];
/// Failures if the response is valid but not the expected one.
const STRANGE: &[ErrorKind] = &[Decode, UnexpectedContent];
/// Failures if the body does not match the header fields.
const MISFIT: &[ErrorKind] = &[Decode, Protocol, UnexpectedContent];
/// Failures if the body ends only when the connection is closed.
const ENDLESS: &[ErrorKind] = &[ConnectionLost, Protocol, Decode];

macro_rules! rows {
    ($( $row:ident $fault:literal $({ $($parameter:tt)* })+ => $expected:expr; )+) => {
        /// The table. A test checks that it contains every kind of fault of the hub simulator.
        pub const ROWS: &[Row] = &[$(
            $row($fault, &[$( stringify!({ $($parameter)* }) ),+], $expected)
        ),+];
    };
}

rows! {
    row "refuse" {} => fails(LOST);
    row "close-at-accept" {} => fails(LOST);
    row "stall-at-accept" {} => fails(LOST).lasting();
    row "garbage-banner" {} => fails(GARBLED);
    row "close" {} => fails(LOST);
    row "reset" {} => fails(LOST);
    row "stall" {} => fails(LOST).lasting();
    row "delay" {"seconds": 0.02} => harmless();
    row "delay" {"seconds": 0.08} => may_fail(&[]).lasting();
    row "half-close" {"seconds": 0.2} => fails(LOST);
    row "status" {"status": 500, "body": "broken"} {"status": 501} {"status": 599}
        => fails(&[Server]);
    row "status" {"status": 502} {"status": 503, "headers": {"Retry-After": "0"}}
        {"status": 503, "headers": {"Retry-After": "3600"}} {"status": 504}
        => fails(&[Unavailable]);
    row "status" {"status": 300} {"status": 304} => fails(&[Redirect]);
    refusal "status" {"status": 400} {"status": 422} => fails(&[Rejected]);
    refusal "status" {"status": 401} {"status": 403} => fails(&[Auth]);
    refusal "status" {"status": 404} => fails(&[NotFound]);
    refusal "status" {"status": 409} => fails(&[Conflict]);
    refusal "status" {"status": 429} {"status": 429, "headers": {"Retry-After": "0"}}
        => fails(&[Throttled]);
    lie "status" {"status": 200} {"status": 204} => spoils(STRANGE);
    row "redirect" {} {"status": 307} {"status": 301, "location": "http://hub.invalid/"}
        => fails(&[Redirect]);
    lie "html-page" {} => spoils(STRANGE);
    row "html-page" {"status": 502} => fails(&[Unavailable]);
    row "truncate-head" {} {"bytes": 1} {"bytes": 20} => fails(GARBLED);
    row "drip-head" {"piece": 32, "seconds": 0.001} => harmless();
    row "drip-head" {"piece": 1, "seconds": 0.005} => fails(&[]).lasting();
    row "garbage-head" {} {"count": 100000} => fails(GARBLED);
    row "no-status-line" {} => fails(GARBLED);
    row "bad-status-line" {} => fails(GARBLED);
    row "status-out-of-range" {} {"status": 99} {"status": 600} {"status": 20} => fails(GARBLED);
    row "status-101" {} => fails(GARBLED);
    row "continue-flood" {"count": 3} {} => may_fail(FLOOD);
    row "continue-flood" {"count": null} => fails(FLOOD).lasting();
    row "many-headers" {"count": 40} {} => may_fail(FLOOD);
    row "many-headers" {"count": null} => fails(FLOOD).lasting();
    row "huge-header" {} => may_fail(FLOOD);
    row "huge-header" {"bytes": null} => fails(FLOOD).lasting();
    row "bad-header" {} => fails(GARBLED);
    row "two-lengths" {} => misframes(GARBLED);
    row "bad-length" {} {"length": "1x"} => fails(GARBLED);
    row "length-and-chunked" {} => misframes(GARBLED);
    row "unknown-coding" {} => fails(GARBLED);
    row "chunked-in-1.0" {} => may_fail(GARBLED);
    row "http-0.9" {} => fails(GARBLED);
    row "204-with-body" {} => spoils(MISFIT);
    row "truncate-body" {} {"bytes": 1} => spoils(GARBLED);
    row "drip-body" {"piece": 64, "seconds": 0.001} => harmless();
    row "drip-body" {"piece": 1, "seconds": 0.02} => may_fail(&[]).lasting();
    row "stall-in-body" {} => spoils(LOST).lasting();
    row "reset-in-body" {} => spoils(GARBLED);
    row "short-length" {} => spoils(MISFIT);
    row "long-length" {} => spoils(GARBLED);
    row "close-delimited" {} => may_fail(ENDLESS);
    row "close-delimited-cut" {} {"reset": true} => spoils(ENDLESS);
    row "bad-chunk-size" {} => spoils(GARBLED);
    row "missing-last-chunk" {} => spoils(GARBLED);
    row "trailers-flood" {"count": 3} {} => may_fail(FLOOD);
    row "trailers-flood" {"count": null} => spoils(FLOOD).lasting();
    row "endless-body" {} {"chunked": false} => spoils(FLOOD).lasting();
    row "gzip" {} => spoils(MISFIT);
    row "gzip-bomb" {"bytes": 67108864} => spoils(&[UnexpectedContent, Decode, Protocol, TooLarge]);
    row "extra-bytes" {} {"text": "HTTP/1.1 200 OK"} => may_fail(&[Protocol]);
    row "close-after-reply" {} {"seconds": 0.001} => harmless();
    row "empty-body" {} => spoils(STRANGE);
    row "cut-json" {} => spoils(STRANGE);
    row "wrong-type" {} => may_fail(STRANGE);
    row "duplicate-key" {} => may_fail(STRANGE);
    row "deep-nesting" {} => may_fail(STRANGE);
    row "not-utf8" {} => may_fail(STRANGE);
    row "nan" {} {"text": "-Infinity"} => may_fail(STRANGE);
    row "huge-number" {} {"number": "123456789012345678901234567890"} => may_fail(STRANGE);
    row "trailing-garbage" {} => spoils(STRANGE);
    row "null" {} => spoils(STRANGE);
    row "array-for-object" {} => may_fail(STRANGE);
    lie "success-false" {} => spoils(&[Unsuccessful, Decode, UnexpectedContent]);
}
