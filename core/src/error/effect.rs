//! Whether a failed call took effect, and in which part of it time ran out.

use std::fmt;

/// Whether the hub carried out a request that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// It did not happen: nothing was sent, the hub refused it, or it was a read.
    None,
    /// It may have happened: something was sent and no answer settles the matter.
    Maybe,
    /// It happened: the hub said so, and something after that failed.
    Done,
}

impl Effect {
    /// The word for it in every language: `none`, `maybe` or `done`.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::None => "none",
            Effect::Maybe => "maybe",
            Effect::Done => "done",
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The part of a call in which it failed.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Turning the host name into addresses.
    Resolve,
    /// Making the connection, with its TLS handshake.
    Connect,
    /// Sending the request.
    Send,
    /// Waiting for the head of the answer.
    Response,
    /// Reading the body of the answer, and decoding it.
    Body,
    /// The call as a whole, outside the other phases.
    Total,
}

impl Phase {
    /// The word for it in every language: `resolve`, `connect`, `send`, `response`, `body`, `total`.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Resolve => "resolve",
            Phase::Connect => "connect",
            Phase::Send => "send",
            Phase::Response => "response",
            Phase::Body => "body",
            Phase::Total => "total",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
