//! The facts about a call that has returned, from both sides.

use std::time::Duration;

use gfxhub::{Effect, Error, ErrorKind, Event};

use crate::call::Call;

/// A call that has returned.
#[derive(Clone, Debug)]
pub struct Observation {
    /// What was called.
    pub call: Call,
    /// Result as JSON, or the error.
    pub outcome: Result<Option<String>, ObservedError>,
    /// Attempts, as the client reported them.
    pub attempts: Vec<Attempt>,
    /// Maximum number of attempts of its client.
    pub max_attempts: u32,
    /// Time that it was given.
    pub limit: Duration,
    /// Time that it took.
    pub elapsed: Duration,
    /// Time from its start until it was cancelled or its client closed, if that was before it
    /// returned.
    pub disturbed: Option<Duration>,
    /// Its requests at the hub, and its effects in the journal.
    pub counted: HubCounts,
    /// True if the fault strikes every request.
    pub all_struck: bool,
}

/// The counts of the hub.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HubCounts {
    /// Requests whose head was read.
    pub requests: u64,
    /// Effects in the journal.
    pub effects: u64,
}

/// The facts in an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObservedError {
    /// Kind of the error.
    pub kind: ErrorKind,
    /// Effect of the call.
    pub effect: Effect,
    /// Status of the response.
    pub status: Option<u16>,
    /// Number of attempts.
    pub attempts: u32,
    /// Description of the error.
    pub detail: String,
}

/// One attempt, as the client reported it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Number of the attempt, from 1.
    pub number: u32,
    /// The status of the response.
    pub status: Option<u16>,
    /// Kind of its failure.
    pub kind: Option<ErrorKind>,
    /// Effect that it reports.
    pub effect: Effect,
}

impl Observation {
    /// Returns the time by which it exceeded its limit.
    pub fn overshoot(&self) -> Duration {
        self.elapsed.saturating_sub(self.limit)
    }

    /// Returns `true` if it used up its time.
    pub fn ran_out(&self) -> bool {
        let late = self.elapsed >= self.limit;
        late || self
            .outcome
            .as_ref()
            .is_err_and(|it| it.kind == ErrorKind::Timeout)
    }

    /// Returns the time that it took to notice a cancel or a close.
    pub fn notice(&self) -> Option<Duration> {
        let stopped = |failure: &ObservedError| {
            matches!(failure.kind, ErrorKind::Cancelled | ErrorKind::Closed)
        };
        let disturbed = self.disturbed?;
        self.outcome
            .as_ref()
            .is_err_and(stopped)
            .then(|| self.elapsed.saturating_sub(disturbed))
    }
}

impl From<&Error> for ObservedError {
    fn from(error: &Error) -> ObservedError {
        ObservedError {
            kind: error.kind(),
            effect: error.effect(),
            status: error.status(),
            attempts: error.attempts(),
            detail: error.detail().to_owned(),
        }
    }
}

impl From<&Event> for Attempt {
    fn from(event: &Event) -> Attempt {
        Attempt {
            number: event.attempt(),
            status: event.status(),
            kind: event.kind(),
            effect: event.effect(),
        }
    }
}
