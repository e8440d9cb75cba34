//! A scenario of the campaign: a fault with its parameters, and the results that calls may have
//! under it.

use gfxhub::ErrorKind;
use serde_json::Value;

/// A fault and the results that it permits.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Name in the table and for `--only`.
    pub name: String,
    /// Rule for the hub simulator, without selectors; `None` if the hub has no fault.
    pub rule: Option<Value>,
    /// Server that the client connects to.
    pub place: Destination,
    /// Disturbance of the call while it runs.
    pub disturbance: Disturbance,
    /// Permitted results.
    pub expected: Expected,
    /// True if the hub's response claims an effect that did not happen.
    pub lies: bool,
}

/// The server that the client connects to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Destination {
    /// The worker's hub.
    Hub,
    /// The worker's hub, with an `https` address although it does not support TLS.
    HubAsIfSecured,
    /// A port on which no program listens.
    ClosedPort,
    /// A listener that never accepts connections and whose queue is full.
    FullBacklog,
    /// A host that does not exist.
    UnknownHost,
    /// A server that responds to a TLS handshake with bytes that are not TLS.
    GarbageForTls,
    /// A server that does not respond to a TLS handshake.
    SilentTls,
    /// A server whose certificate was not signed by a trusted authority.
    UnknownAuthority,
}

/// Something that happens to a call while it runs, other than a fault of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// Nothing happens.
    Nothing,
    /// The call has a deadline of at most this many milliseconds.
    Hurry(u64),
    /// The call is cancelled after at most this many milliseconds.
    Cancel(u64),
    /// The client is closed after at most this many milliseconds.
    Close(u64),
}

impl Disturbance {
    /// Returns `true` if another thread causes the disturbance, possibly after the call has
    /// returned.
    pub const fn is_aimed(self) -> bool {
        matches!(self, Disturbance::Cancel(_) | Disturbance::Close(_))
    }
}

/// The permitted results of a call under a fault.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// Permitted failures, in addition to those from the deadline and the disturbance.
    pub kinds: &'static [ErrorKind],
    /// Expected outcome of a call if the fault affected every attempt.
    pub success: Success,
    /// True if calls use up their whole time limit; they then get a short one.
    pub lasting: bool,
}

/// Expected outcome of a call if the fault affected every attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Success {
    /// The fault is harmless, so the call must succeed.
    Certain,
    /// The call may succeed.
    Possible,
    /// A call that returns a record or a list cannot succeed, because the response is invalid. A
    /// call that returns a status word or nothing succeeds with any 2xx status.
    NotWithContent,
    /// A call whose response has a body cannot succeed. The fault does not affect responses without
    /// a body.
    NotWithBody,
    /// The call cannot succeed.
    Never,
}

/// Expects that the call fails with one of these kinds, whatever the operation returns.
pub const fn fails(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Never, kinds)
}

/// Expects that the call fails with one of these kinds if it returns a record or a list.
pub const fn spoils(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithContent, kinds)
}

/// Expects that the call fails with one of these kinds if the response has a body.
pub const fn misframes(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithBody, kinds)
}

/// Permits that the call fails with one of these kinds.
pub const fn may_fail(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Possible, kinds)
}

/// Expects that the call succeeds.
pub const fn harmless() -> Expected {
    comes_to(Success::Certain, &[])
}

const fn comes_to(success: Success, kinds: &'static [ErrorKind]) -> Expected {
    Expected {
        kinds,
        success,
        lasting: false,
    }
}

impl Expected {
    /// Marks the fault as one under which calls use up their whole time limit.
    pub const fn lasting(self) -> Expected {
        Expected {
            lasting: true,
            ..self
        }
    }
}

impl Scenario {
    /// Creates a scenario without a fault of the hub.
    pub fn outside(
        name: impl Into<String>,
        place: Destination,
        disturbance: Disturbance,
        expected: Expected,
    ) -> Scenario {
        Scenario {
            name: name.into(),
            rule: None,
            place,
            disturbance,
            expected,
            lies: false,
        }
    }

    /// Adds a fault of the hub.
    #[must_use]
    pub fn over(self, rule: Value) -> Scenario {
        Scenario {
            rule: Some(rule),
            ..self
        }
    }
}
