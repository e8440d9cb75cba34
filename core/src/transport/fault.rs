//! What a failure of ureq means: its kind, and whether anything was sent.

use super::course::{CancelledUnsent, Course, Stage};
use super::exchange::Fault;
use super::resolve::Unresolved;
use crate::error::{Effect, Kind, Phase};
use std::io;
use std::sync::Arc;
use ureq::{Error, Timeout};

/// A fault before anything was done.
pub(super) fn unsent(kind: Kind, detail: impl Into<String>) -> Fault {
    Fault {
        kind,
        effect: Effect::None,
        phase: None,
        detail: detail.into(),
        source: None,
        status: None,
        body: Vec::new(),
        sent: 0,
        received: 0,
    }
}

/// A fault where the call is now. Its effect is none exactly if nothing was handed over.
pub(super) fn at(course: &Course, kind: Kind, detail: impl Into<String>) -> Fault {
    Fault {
        effect: if course.handed_over.get() {
            Effect::Maybe
        } else {
            Effect::None
        },
        phase: phase(course.stage.get()),
        sent: course.sent.get(),
        received: course.received.get(),
        ..unsent(kind, detail)
    }
}

/// The fault that an error of ureq means. `place` says where the connection leads, `status` is that
/// of the answer's head, if it came.
pub(super) fn from_ureq(error: Error, course: &Course, place: &str, status: Option<u16>) -> Fault {
    let stage = course.stage.get();
    let (kind, detail) = match &error {
        Error::Timeout(timeout) => return timed_out(*timeout, course, place, status),
        Error::Other(inner) if inner.is::<CancelledUnsent>() => {
            (Kind::Cancelled, "the call was cancelled".to_owned())
        }
        Error::Other(inner) if inner.is::<Unresolved>() => (Kind::Dns, inner.to_string()),
        Error::HostNotFound => (Kind::Dns, "the host has no address".to_owned()),
        Error::Io(inner) => io_fault(inner, stage, place),
        Error::ConnectionFailed => (Kind::Connect, format!("no connection to {place}")),
        // The reason can repeat what the proxy said, but not what was said to it.
        Error::ConnectProxyFailed(reason) => (
            Kind::Connect,
            format!("no connection to {place}: the proxy says: {reason}"),
        ),
        Error::Http(_) | Error::BadUri(_) if !course.handed_over.get() => (
            Kind::Invalid,
            format!("the request cannot be made up: {error}"),
        ),
        Error::Protocol(_) | Error::LargeResponseHeader(..) | Error::BodyStalled => (
            Kind::Protocol,
            format!("the answer is not valid HTTP: {error}"),
        ),
        other if is_tls(other) => (
            Kind::Tls,
            format!("no secured connection to {place}: {other}"),
        ),
        other => (Kind::Internal, format!("the HTTP library failed: {other}")),
    };
    Fault {
        source: Some(Arc::new(error)),
        status,
        ..at(course, kind, detail)
    }
}

#[cfg(feature = "tls")]
fn is_tls(error: &Error) -> bool {
    matches!(
        error,
        Error::Tls(_) | Error::TlsRequired | Error::Pem(_) | Error::Rustls(_)
    )
}

#[cfg(not(feature = "tls"))]
fn is_tls(error: &Error) -> bool {
    matches!(error, Error::Tls(_) | Error::TlsRequired)
}

fn io_fault(error: &io::Error, stage: Stage, place: &str) -> (Kind, String) {
    let words = io_words(error);
    match stage {
        Stage::Handshake => (
            Kind::Tls,
            format!("no secured connection to {place}: {words}"),
        ),
        Stage::Resolve | Stage::Connect => {
            (Kind::Connect, format!("no connection to {place}: {words}"))
        }
        // TLS reports what it finds wrong in the stream as invalid data; plain TCP never does.
        _ if error.kind() == io::ErrorKind::InvalidData => (
            Kind::Tls,
            format!("the secured connection to {place} failed: {words}"),
        ),
        Stage::Body => (
            Kind::ConnectionLost,
            format!(
                "the connection to {place} ended before the body of the answer had come: {words}"
            ),
        ),
        _ => (
            Kind::ConnectionLost,
            format!("the connection to {place} ended before an answer had come: {words}"),
        ),
    }
}

/// The words of the system without the number that it adds to them.
fn io_words(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::UnexpectedEof {
        return "closed by the other side".to_owned();
    }
    let text = error.to_string();
    match text.find(" (os error") {
        Some(at) => text[..at].to_lowercase(),
        None => text,
    }
}

fn timed_out(timeout: Timeout, course: &Course, place: &str, status: Option<u16>) -> Fault {
    let stage = course.stage.get();
    let (kind, phase, detail) = match (timeout, stage) {
        (Timeout::Resolve, _) | (_, Stage::Resolve) => (
            Kind::Timeout,
            Phase::Resolve,
            "the name in {} was not resolved in time",
        ),
        (_, Stage::Handshake) => (
            Kind::ConnectTimeout,
            Phase::Connect,
            "the connection to {} was not secured in time",
        ),
        (Timeout::Connect, _) | (_, Stage::Connect) => (
            Kind::ConnectTimeout,
            Phase::Connect,
            "no connection to {} was made in time",
        ),
        (Timeout::SendRequest | Timeout::SendBody, _) => (
            Kind::Timeout,
            Phase::Send,
            "the request could not be sent to {} in time",
        ),
        (Timeout::RecvBody, _) | (_, Stage::Body) => (
            Kind::Timeout,
            Phase::Body,
            "the body of the answer of {} did not come in time",
        ),
        (Timeout::RecvResponse, _) | (_, Stage::Response) => {
            (Kind::Timeout, Phase::Response, "{} did not answer in time")
        }
        // What was sent whole leaves this stage only when the answer is waited for.
        (_, Stage::Send) => (
            Kind::Timeout,
            Phase::Send,
            "the request could not be sent to {} in time",
        ),
        (_, Stage::Between) => (
            Kind::Timeout,
            Phase::Total,
            "no time was left for the request",
        ),
    };
    let detail = detail.replace("{}", place);
    Fault {
        phase: Some(phase),
        status,
        ..at(course, kind, detail)
    }
}

fn phase(stage: Stage) -> Option<Phase> {
    Some(match stage {
        Stage::Between => return None,
        Stage::Resolve => Phase::Resolve,
        Stage::Connect | Stage::Handshake => Phase::Connect,
        Stage::Send => Phase::Send,
        Stage::Response => Phase::Response,
        Stage::Body => Phase::Body,
    })
}
