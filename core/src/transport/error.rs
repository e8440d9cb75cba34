//! Errors of the transport. Finds the kind of each error of ureq, and whether anything was sent.

use super::context::{Abort, CallContext, CallPhase};
use super::http::TransportError;
use super::resolve::ResolveError;
use crate::error::{Effect, ErrorKind, Phase};
use crate::framing::Diagnosis;
use crate::salvo::NotSent;
use std::io;
use std::sync::Arc;
use ureq::Error;

/// Returns an error that occurred before anything was sent.
pub(crate) fn before_send(kind: ErrorKind, detail: impl Into<String>) -> TransportError {
    TransportError {
        kind,
        effect: Effect::None,
        phase: None,
        detail: detail.into(),
        advice: None,
        source: None,
        status: None,
        body: Vec::new(),
        sent: 0,
        received: 0,
        stale: false,
        transient: false,
    }
}

/// Returns an error in the current phase. Its effect is `None` if and only if nothing was sent.
pub(super) fn in_phase(
    context: &CallContext,
    kind: ErrorKind,
    detail: impl Into<String>,
) -> TransportError {
    TransportError {
        effect: if context.request_started.get() {
            Effect::Maybe
        } else {
            Effect::None
        },
        phase: phase(context.phase.get()),
        sent: if context.request_started.get() {
            context.sent.get()
        } else {
            0
        },
        received: context.received.get(),
        stale: context.reused.get() && context.received.get() == 0,
        ..before_send(kind, detail)
    }
}

/// Returns the error for a head that cannot be relied on.
pub(super) fn bad_head(context: &CallContext, status: u16, detail: String) -> TransportError {
    TransportError {
        status: Some(status),
        phase: Some(Phase::Response),
        ..in_phase(context, ErrorKind::Protocol, detail)
    }
}

/// Returns the error for a body that is larger than its limit in bytes.
pub(super) fn too_large(context: &CallContext, limit: u64) -> TransportError {
    let detail = format!("the response is larger than the limit of {limit} bytes");
    in_phase(context, ErrorKind::TooLarge, detail)
}

/// Converts an error of ureq. `place` is the address of the connection. `status` is the status of
/// the response, if its head was received.
pub(super) fn from_http(
    error: Error,
    context: &CallContext,
    place: &str,
    status: Option<u16>,
) -> TransportError {
    if let Some(stop) = context.stop.get() {
        return aborted(stop, context, place, status);
    }
    let phase = context.phase.get();
    let transient = match &error {
        Error::Other(inner) => inner
            .downcast_ref::<ResolveError>()
            .is_some_and(|unresolved| unresolved.transient),
        // Errors of certificates and of TLS messages have the kind `InvalidData`, so they are not
        // transient.
        Error::Io(inner) => {
            phase == CallPhase::Handshake && inner.kind() != io::ErrorKind::InvalidData
        }
        _ => false,
    };
    let (kind, detail) = match &error {
        Error::Other(inner) if inner.is::<ResolveError>() => (ErrorKind::Dns, inner.to_string()),
        Error::HostNotFound => (ErrorKind::Dns, "the host has no address".to_owned()),
        Error::Io(inner) => io_error(inner, phase, place),
        Error::ConnectionFailed => (ErrorKind::Connect, format!("no connection to {place}")),
        // The reason can be shown: it may repeat data from the proxy, but not the data that the
        // client sent to the proxy.
        Error::ConnectProxyFailed(reason) => (
            ErrorKind::Connect,
            format!("no connection to {place}: the proxy responded: {reason}"),
        ),
        Error::Http(_) | Error::BadUri(_) if !context.request_started.get() => (
            ErrorKind::Invalid,
            format!("the request cannot be built: {error}"),
        ),
        Error::Protocol(_) | Error::LargeResponseHeader(..) | Error::BodyStalled => (
            ErrorKind::Protocol,
            format!("the response is not valid HTTP: {error}"),
        ),
        other if is_tls(other) => (
            ErrorKind::Tls,
            format!("TLS connection to {place} failed: {other}"),
        ),
        other => (
            ErrorKind::Internal,
            format!("the HTTP library failed: {other}"),
        ),
    };
    let advice = matches!(error, Error::ConnectProxyFailed(_)).then_some(
        "Check that the proxy allows CONNECT to this address, and accepts the user and password.",
    );
    TransportError {
        source: Some(Arc::new(error)),
        advice,
        status,
        transient,
        ..in_phase(context, kind, detail)
    }
}

fn is_tls(error: &Error) -> bool {
    matches!(error, Error::Tls(_) | Error::TlsRequired)
}

fn io_error(error: &io::Error, phase: CallPhase, place: &str) -> (ErrorKind, String) {
    let words = io_message(error);
    match phase {
        CallPhase::Handshake => (
            ErrorKind::Tls,
            format!("TLS connection to {place} failed: {words}"),
        ),
        CallPhase::Resolve | CallPhase::Connect => (
            ErrorKind::Connect,
            format!("no connection to {place}: {words}"),
        ),
        // The TLS library reports protocol errors as invalid data. Plain TCP never reports that.
        _ if error.kind() == io::ErrorKind::InvalidData => (
            ErrorKind::Tls,
            format!("TLS connection to {place} failed: {words}"),
        ),
        CallPhase::Body => (
            ErrorKind::ConnectionLost,
            format!("connection to {place} closed before the response body was complete: {words}"),
        ),
        CallPhase::Response => (
            ErrorKind::ConnectionLost,
            format!("connection to {place} closed before a response arrived: {words}"),
        ),
        CallPhase::Send | CallPhase::Between => (
            ErrorKind::ConnectionLost,
            format!("connection to {place} closed before the request was sent completely: {words}"),
        ),
    }
}

/// Returns the message of the system without the error number.
fn io_message(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::UnexpectedEof {
        return "closed by the other side".to_owned();
    }
    #[cfg(feature = "tls")]
    if let Some(error) = error.get_ref().and_then(|inner| inner.downcast_ref()) {
        return super::certificates::describe(error);
    }
    let text = error.to_string();
    match text.find(" (os error") {
        Some(at) => text[..at].to_lowercase(),
        None => text,
    }
}

/// Returns the error of a call that the client itself has ended.
fn aborted(stop: Abort, context: &CallContext, place: &str, status: Option<u16>) -> TransportError {
    let (kind, detail) = match stop {
        Abort::Cancelled => (ErrorKind::Cancelled, "the call was cancelled".to_owned()),
        Abort::Closed => (ErrorKind::Cancelled, "the client was closed".to_owned()),
        Abort::ProtocolViolation(what) => (
            ErrorKind::Protocol,
            format!("the response is not valid HTTP: {what}"),
        ),
        Abort::InvalidHead(Diagnosis { what, .. }) => (
            ErrorKind::Protocol,
            format!("the response is not valid HTTP: {what}"),
        ),
        Abort::Superseded => (ErrorKind::Superseded, SUPERSEDED.to_owned()),
        Abort::NotSent(NotSent::GivenUp(_)) => (ErrorKind::Cancelled, GIVEN_UP.to_owned()),
        Abort::NotSent(NotSent::TooLate) => (ErrorKind::Timeout, TOO_LATE.to_owned()),
        Abort::DeadlineExceeded => deadline_exceeded(context, place),
    };
    let fault = in_phase(context, kind, detail);
    TransportError {
        phase: match stop {
            Abort::DeadlineExceeded => fault.phase.or(Some(Phase::Total)),
            _ => fault.phase,
        },
        advice: match stop {
            Abort::InvalidHead(Diagnosis { advice, .. }) => Some(advice),
            _ => None,
        },
        status,
        ..fault
    }
}

/// Describes what did not happen in time, and which time limit was exceeded.
fn deadline_exceeded(context: &CallContext, place: &str) -> (ErrorKind, String) {
    let (kind, missing) = match context.phase.get() {
        CallPhase::Between => (ErrorKind::Timeout, "nothing was sent to"),
        CallPhase::Resolve => (ErrorKind::Timeout, "the DNS lookup had no result for"),
        CallPhase::Handshake => (ErrorKind::ConnectTimeout, "no complete TLS handshake with"),
        CallPhase::Connect => (ErrorKind::ConnectTimeout, "no connection to"),
        CallPhase::Send => (ErrorKind::Timeout, "the request was not accepted by"),
        CallPhase::Response => (ErrorKind::Timeout, "no response from"),
        CallPhase::Body => (ErrorKind::Timeout, "no complete response body from"),
    };
    let limit = context.limit_in_words();
    (kind, format!("{missing} {place} within {limit}"))
}

/// Error detail for a call of a group that is not sent because of another member.
const GIVEN_UP: &str = "another member of the group cannot make its call, so no call is sent";

/// Error detail for a call of a group that would come too late after that of the main member.
const TOO_LATE: &str = "this call was ready more than 500 ms after the main member had sent its call or had ended, so \
     it was not sent";

/// Error detail for a `set_property` call that a newer one has superseded.
const SUPERSEDED: &str = "a newer set of the same property was sent first through this client, so this \
    one was not sent";

/// Returns the phase in the form that errors contain; `None` between two phases.
pub(super) fn phase(phase: CallPhase) -> Option<Phase> {
    Some(match phase {
        CallPhase::Between => return None,
        CallPhase::Resolve => Phase::Resolve,
        CallPhase::Connect | CallPhase::Handshake => Phase::Connect,
        CallPhase::Send => Phase::Send,
        CallPhase::Response => Phase::Response,
        CallPhase::Body => Phase::Body,
    })
}
