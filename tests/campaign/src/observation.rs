//! The recorded data on a call that has returned, from the client and from the hub.

use std::time::Duration;

use gfxhub::{Effect, Error, ErrorKind, Event};

use crate::call::Call;

/// A call that has returned.
#[derive(Clone, Debug)]
pub struct Observation {
    /// The call.
    pub call: Call,
    /// Result as JSON, or error.
    pub outcome: Result<Option<String>, ObservedError>,
    /// Attempts that the client reported.
    pub attempts: Vec<Attempt>,
    /// Maximum number of attempts that its client makes.
    pub max_attempts: u32,
    /// Time limit of the call.
    pub limit: Duration,
    /// Duration of the call.
    pub elapsed: Duration,
    /// Time from the start of the call until it was cancelled or its client closed; `None` if
    /// neither happened before it returned.
    pub disturbed: Option<Duration>,
    /// Numbers of requests and effects that the hub has counted for the call.
    pub counted: HubCounts,
    /// True if the fault affects every request.
    pub all_struck: bool,
}

/// Numbers that the hub counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HubCounts {
    /// Requests whose headers the hub has read.
    pub requests: u64,
    /// Effects in the journal.
    pub effects: u64,
}

/// The data in an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObservedError {
    /// Kind of the error.
    pub kind: ErrorKind,
    /// Effect that the error reports.
    pub effect: Effect,
    /// HTTP status of the response, if there was one.
    pub status: Option<u16>,
    /// Number of attempts.
    pub attempts: u32,
    /// Description of the error.
    pub detail: String,
}

/// An attempt that the client reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Number of the attempt, from 1.
    pub number: u32,
    /// HTTP status of the response, if there was one.
    pub status: Option<u16>,
    /// Kind of the failure; `None` for a success.
    pub kind: Option<ErrorKind>,
    /// Effect that the attempt reports.
    pub effect: Effect,
    /// True if the attempt's request is a GET.
    pub is_read: bool,
}

impl Observation {
    /// Returns the time by which the call exceeded its limit.
    pub fn overshoot(&self) -> Duration {
        self.elapsed.saturating_sub(self.limit)
    }

    /// Returns `true` if the call took its whole time limit, or failed with a timeout.
    pub fn ran_out(&self) -> bool {
        let late = self.elapsed >= self.limit;
        late || self
            .outcome
            .as_ref()
            .is_err_and(|it| it.kind == ErrorKind::Timeout)
    }

    /// Returns the time from a cancel or a close to the end of the call.
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
            is_read: event.method() == "GET",
        }
    }
}
