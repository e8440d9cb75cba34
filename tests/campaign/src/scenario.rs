//! A variant of the campaign: one fault with its parameters, and the results that calls may have.

use gfxhub::ErrorKind;
use serde_json::Value;

/// One fault.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Name in the table and for `--only`.
    pub name: String,
    /// Rule for the hub simulator, without selectors.
    pub rule: Option<Value>,
    /// Server that the client talks to.
    pub place: Destination,
    /// Disturbance of the call while it runs.
    pub disturbance: Disturbance,
    /// Results that are permitted.
    pub expected: Expected,
    /// True if the hub claims to have done something that it has not.
    pub lies: bool,
}

/// The server that the client talks to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Destination {
    /// The worker's hub.
    Hub,
    /// The worker's hub, addressed as if it spoke TLS.
    HubAsIfSecured,
    /// A port at which nobody listens.
    ClosedPort,
    /// A listener that never accepts, with its backlog filled.
    FullBacklog,
    /// A host that does not exist.
    UnknownHost,
    /// A server that answers a TLS greeting with something else.
    GarbageForTls,
    /// A server that says nothing to a TLS greeting.
    SilentTls,
    /// A server whose certificate no trusted authority has signed.
    UnknownAuthority,
}

/// A disturbance of a call from outside while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// Nothing.
    Nothing,
    /// The deadline is at most this many milliseconds.
    Hurry(u64),
    /// The call is cancelled after at most this many milliseconds.
    Cancel(u64),
    /// The client is closed after at most this many milliseconds.
    Close(u64),
}

impl Disturbance {
    /// Returns `true` if it comes from another thread, and may come after the call is over.
    pub const fn is_aimed(self) -> bool {
        matches!(self, Disturbance::Cancel(_) | Disturbance::Close(_))
    }
}

/// The permitted results of a call under a fault.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// Permitted failures, in addition to those from the deadline and the disturbance.
    pub kinds: &'static [ErrorKind],
    /// The possibility of success for a call whose every attempt was struck.
    pub success: Success,
    /// True if calls take all the time they have; they are then given little.
    pub lasting: bool,
}

/// The possibility of success for a call whose every attempt was struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Success {
    /// The fault does no harm: the call must succeed.
    Certain,
    /// The call may succeed.
    Possible,
    /// A call for a record or a list cannot succeed: the response cannot be relied on. If only a
    /// word or nothing is expected, any 2xx is a success.
    NotWithContent,
    /// A call whose response has a body cannot succeed; one without a body has no such head.
    NotWithBody,
    /// The call cannot succeed.
    Never,
}

/// The call fails with one of these kinds, whatever the operation returns.
pub const fn fails(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Never, kinds)
}

/// The call fails with one of these kinds if the response has content.
pub const fn spoils(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithContent, kinds)
}

/// The call fails with one of these kinds if the response has a body.
pub const fn misframes(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithBody, kinds)
}

/// The call may fail with one of these kinds.
pub const fn may_fail(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Possible, kinds)
}

/// The fault does no harm.
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
    /// Marks the fault as one under which calls take all the time they have.
    pub const fn lasting(self) -> Expected {
        Expected {
            lasting: true,
            ..self
        }
    }
}

impl Scenario {
    /// Creates a variant with a fault outside the hub.
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
