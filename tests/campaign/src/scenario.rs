//! A variant of the campaign: one fault with its parameters, and what calls may make of it.

use gfxhub::ErrorKind;
use serde_json::Value;

/// One fault.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its name in the table and for `--only`.
    pub name: String,
    /// The rule that the hub simulator gets, without selectors.
    pub rule: Option<Value>,
    /// Whom the client talks to.
    pub place: Place,
    /// What is done to the call meanwhile.
    pub disturbance: Disturbance,
    /// What may come of it.
    pub expected: Expected,
    /// Whether the hub says that it has done what it has not.
    pub lies: bool,
}

/// Whom the client talks to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// The worker's hub.
    Hub,
    /// The worker's hub, as if it spoke TLS.
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
    /// A server whose certificate nobody vouches for.
    UnknownAuthority,
}

/// What is done to a call from outside while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// Nothing.
    Nothing,
    /// Its deadline is this many milliseconds at most.
    Hurry(u64),
    /// It is cancelled after this many milliseconds at most.
    Cancel(u64),
    /// Its client is closed after this many milliseconds at most.
    Close(u64),
}

impl Disturbance {
    /// Whether it is aimed at a call from another thread, and may come when the call is over.
    pub const fn is_aimed(self) -> bool {
        matches!(self, Disturbance::Cancel(_) | Disturbance::Close(_))
    }
}

/// What may come of a call under a fault.
#[derive(Clone, Copy, Debug)]
pub struct Expected {
    /// The failures that it may end in, beside those that the deadline and the disturbance bring.
    pub kinds: &'static [ErrorKind],
    /// Whether a call can succeed each attempt of which the fault has struck.
    pub success: Success,
    /// Whether calls under it last as long as they may: then they are given little time.
    pub lasting: bool,
}

/// Whether a call can succeed whose every attempt was struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Success {
    /// The fault does no harm: it must.
    Certain,
    /// It depends.
    Possible,
    /// Not where it gives a record or a list: the response cannot be relied on. Where only a word or
    /// nothing is expected, any 2xx is a success.
    NotWithContent,
    /// Not where it has a body; one without has no such head.
    NotWithBody,
    /// Not at all.
    Never,
}

/// Fails with one of these, whatever the operation gives.
pub const fn fails(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Never, kinds)
}

/// Fails with one of these where the response has content.
pub const fn spoils(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithContent, kinds)
}

/// Fails with one of these where the response has a body.
pub const fn misframes(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::NotWithBody, kinds)
}

/// May fail with one of these.
pub const fn may_fail(kinds: &'static [ErrorKind]) -> Expected {
    comes_to(Success::Possible, kinds)
}

/// Does no harm.
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
    /// The same, and it lasts.
    pub const fn lasting(self) -> Expected {
        Expected {
            lasting: true,
            ..self
        }
    }
}

impl Scenario {
    /// A fault outside the hub.
    pub fn outside(
        name: impl Into<String>,
        place: Place,
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

    /// The same on top of a fault of the hub.
    #[must_use]
    pub fn over(self, rule: Value) -> Scenario {
        Scenario {
            rule: Some(rule),
            ..self
        }
    }
}
