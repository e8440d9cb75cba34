//! What follows on a failed attempt: one pure function, and all that it looks at.

use crate::error::{Effect, ErrorKind};
use crate::schema::retry_class::RetryClass;
use std::time::Duration;

/// The facts of a call at the moment in which an attempt has failed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttemptFacts {
    pub(super) class: RetryClass,
    /// Whether the caller asks for it to be sent again.
    pub(super) resend_opt_in: bool,
    /// How many attempts were made, this one included, and how many may be.
    pub(super) attempts: u32,
    pub(super) max_attempts: u32,
    /// How many of them may have taken effect, this one included; of reads none does.
    pub(super) handed_over: u32,
    pub(super) kind: ErrorKind,
    pub(super) effect: Effect,
    /// What a complete answer said; none where no complete answer came.
    pub(super) answer: Option<ResponseFacts>,
    /// Whether a connection that had served before ended before any byte of an answer came.
    pub(super) stale: bool,
    /// Whether the next attempt may not meet it, though most of its kind stay.
    pub(super) transient: bool,
}

/// What of a complete answer counts here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResponseFacts {
    pub(super) status: u16,
    pub(super) wait: RetryAfter,
}

/// How long the hub asks to wait before the next request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RetryAfter {
    None,
    Delay(Duration),
    /// It asks for something that cannot be read: until a date, say.
    Unparsable,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// The error in hand is the call's.
    Stop,
    /// Another attempt, after this time at least.
    RetryLater(Duration),
    /// Another attempt without a wait: only the connection was at its end, not the hub, and each
    /// moment is one in which a newer value could overtake this one.
    RetryNow,
    /// It is gone, as the caller wanted: a success.
    AlreadyDeleted,
}

/// What follows on a failed attempt.
pub(super) fn after(facts: &AttemptFacts) -> Decision {
    match allowed(facts) {
        Decision::RetryLater(_) if facts.stale && facts.kind == ErrorKind::ConnectionLost => {
            Decision::RetryNow
        }
        decision => decision,
    }
}

fn allowed(facts: &AttemptFacts) -> Decision {
    match facts.answer {
        Some(answer) => after_answer(facts, answer),
        None if facts.attempts >= facts.max_attempts => Decision::Stop,
        None if is_unsent(facts) => once_more(facts.transient || may_pass_unsent(facts.kind)),
        None => {
            let allowed = facts.handed_over <= facts.class.again(facts.resend_opt_in);
            let transient = facts.transient || may_pass(facts.kind);
            once_more(allowed && transient && facts.effect != Effect::Done)
        }
    }
}

/// A complete answer is the end, but for the two that an earlier attempt can explain or time heal.
fn after_answer(facts: &AttemptFacts, answer: ResponseFacts) -> Decision {
    // The 404 itself has no effect, so it is an earlier attempt that may have had one.
    if facts.class.treats_missing_as_done()
        && facts.handed_over > 0
        && facts.kind == ErrorKind::NotFound
    {
        return Decision::AlreadyDeleted;
    }
    let transient = matches!(answer.status, 429 | 502..=504);
    if !transient || !facts.class.retries_when_unavailable() || facts.attempts >= facts.max_attempts
    {
        return Decision::Stop;
    }
    match answer.wait {
        RetryAfter::None => Decision::RetryLater(Duration::ZERO),
        RetryAfter::Delay(wait) => Decision::RetryLater(wait),
        RetryAfter::Unparsable => Decision::Stop,
    }
}

fn once_more(again: bool) -> Decision {
    if again {
        Decision::RetryLater(Duration::ZERO)
    } else {
        Decision::Stop
    }
}

/// Whether nothing of this attempt was handed over. Of a read, the effect does not tell; but then
/// it makes no difference to it.
fn is_unsent(facts: &AttemptFacts) -> bool {
    facts.effect == Effect::None && facts.class != RetryClass::Read
}

/// Faults before anything was sent that the next attempt may not meet.
fn may_pass_unsent(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::Connect
            | ErrorKind::ConnectTimeout
            | ErrorKind::ConnectionLost
            | ErrorKind::Timeout
    )
}

/// The same for whatever was sent.
fn may_pass(kind: ErrorKind) -> bool {
    may_pass_unsent(kind) || kind == ErrorKind::Protocol
}
