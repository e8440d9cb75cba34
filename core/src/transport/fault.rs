//! What a failure of ureq means: its kind, and whether anything was sent.

use super::course::{Course, Stage, Stop};
use super::exchange::Fault;
use super::resolve::Unresolved;
use crate::error::{Effect, Kind, Phase};
use std::io;
use std::sync::Arc;
use ureq::Error;

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
        stale: false,
        passing: false,
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
        sent: if course.handed_over.get() {
            course.sent.get()
        } else {
            0
        },
        received: course.received.get(),
        stale: course.reused.get() && course.received.get() == 0,
        ..unsent(kind, detail)
    }
}

/// The fault that an error of ureq means. `place` says where the connection leads, `status` is that
/// of the answer's head, if it came.
pub(super) fn from_ureq(error: Error, course: &Course, place: &str, status: Option<u16>) -> Fault {
    if let Some(stop) = course.stop.get() {
        return stopped(stop, course, place, status);
    }
    let stage = course.stage.get();
    let passing = match &error {
        Error::Other(inner) => inner
            .downcast_ref::<Unresolved>()
            .is_some_and(|unresolved| unresolved.passing),
        // What is wrong with a certificate or a message comes as invalid data.
        Error::Io(inner) => stage == Stage::Handshake && inner.kind() != io::ErrorKind::InvalidData,
        _ => false,
    };
    let (kind, detail) = match &error {
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
        passing,
        ..at(course, kind, detail)
    }
}

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
        Stage::Response => (
            Kind::ConnectionLost,
            format!("the connection to {place} ended before an answer had come: {words}"),
        ),
        Stage::Send | Stage::Between => (
            Kind::ConnectionLost,
            format!("the connection to {place} ended before the request was sent: {words}"),
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

/// The fault of a call that ended by our own decision.
fn stopped(stop: Stop, course: &Course, place: &str, status: Option<u16>) -> Fault {
    let stage = course.stage.get();
    let (kind, detail) = match stop {
        Stop::Cancelled => (Kind::Cancelled, "the call was cancelled".to_owned()),
        Stop::Closed => (Kind::Cancelled, "the client was closed".to_owned()),
        Stop::Broken(what) => (
            Kind::Protocol,
            format!("the answer is not valid HTTP: {what}"),
        ),
        Stop::Superseded => (Kind::Superseded, SUPERSEDED.to_owned()),
        Stop::TooLate => too_late(stage, place),
    };
    let fault = at(course, kind, detail);
    Fault {
        phase: match stop {
            Stop::TooLate => fault.phase.or(Some(Phase::Total)),
            _ => fault.phase,
        },
        status,
        ..fault
    }
}

fn too_late(stage: Stage, place: &str) -> (Kind, String) {
    let (kind, detail) = match stage {
        Stage::Between => return (Kind::Timeout, NO_TIME.to_owned()),
        Stage::Resolve => (Kind::Timeout, "the name in {} was not resolved in time"),
        Stage::Handshake => (
            Kind::ConnectTimeout,
            "the connection to {} was not secured in time",
        ),
        Stage::Connect => (Kind::ConnectTimeout, "no connection to {} was made in time"),
        Stage::Send => (Kind::Timeout, "the request could not be sent to {} in time"),
        Stage::Response => (Kind::Timeout, "{} did not answer in time"),
        Stage::Body => (
            Kind::Timeout,
            "the body of the answer of {} did not come in time",
        ),
    };
    (kind, detail.replace("{}", place))
}

/// What a set is told that was overtaken.
const SUPERSEDED: &str = "a newer set of the same property was sent first through this client, so this \
    one was not sent";

/// What a call is told that had no time to begin with.
pub(super) const NO_TIME: &str = "no time was left for the request";

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
