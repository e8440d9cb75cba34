//! What is known of a call once it has come back, from both sides.

use std::time::Duration;

use gfxhub::{Effect, Error, ErrorKind, Event};

use crate::call::Call;

/// A call that has come back.
#[derive(Clone, Debug)]
pub struct Observation {
    /// What was called.
    pub call: Call,
    /// The result as JSON, or why there is none.
    pub outcome: Result<Option<String>, Failure>,
    /// The attempts, as the client reported them.
    pub attempts: Vec<Attempt>,
    /// How many attempts its client may make.
    pub most: u32,
    /// The time that it was given.
    pub limit: Duration,
    /// The time that it took.
    pub elapsed: Duration,
    /// When it was cancelled or its client closed, from its start; if that was before it came back.
    pub disturbed: Option<Duration>,
    /// How many of its requests reached the hub, and how many of them took effect, by the journal.
    pub counted: Counted,
    /// Whether the fault strikes whatever is sent.
    pub all_struck: bool,
}

/// What the hub counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Requests whose head was read.
    pub requests: u64,
    /// Effects in the journal.
    pub effects: u64,
}

/// What an error said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its kind.
    pub kind: ErrorKind,
    /// Its effect.
    pub effect: Effect,
    /// Its status.
    pub status: Option<u16>,
    /// Its attempts.
    pub attempts: u32,
    /// What happened.
    pub detail: String,
}

/// One attempt, as the client reported it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Its number, from 1.
    pub number: u32,
    /// The status of the response.
    pub status: Option<u16>,
    /// What it failed with.
    pub kind: Option<ErrorKind>,
    /// What it says of its effect.
    pub effect: Effect,
}

impl Observation {
    /// How much longer it took than it may.
    pub fn overshoot(&self) -> Duration {
        self.elapsed.saturating_sub(self.limit)
    }

    /// Whether it used up its time.
    pub fn ran_out(&self) -> bool {
        let late = self.elapsed >= self.limit;
        late || self
            .outcome
            .as_ref()
            .is_err_and(|it| it.kind == ErrorKind::Timeout)
    }

    /// How long it took to notice that it was cancelled or closed.
    pub fn notice(&self) -> Option<Duration> {
        let stopped =
            |failure: &Failure| matches!(failure.kind, ErrorKind::Cancelled | ErrorKind::Closed);
        let disturbed = self.disturbed?;
        self.outcome
            .as_ref()
            .is_err_and(stopped)
            .then(|| self.elapsed.saturating_sub(disturbed))
    }
}

impl From<&Error> for Failure {
    fn from(error: &Error) -> Failure {
        Failure {
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
