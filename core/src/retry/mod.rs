//! Retries: the decision after each failed attempt, within the limits of the call.
//!
//! A decision is a step that does not wait; single calls, batches and live sessions each drive it
//! in their own way. The rules are in [`RetryClass`] and in [`policy`]; the state that all calls of
//! a client share is here.

mod policy;

#[cfg(test)]
mod tests;

use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind};
use crate::options::CallStart;
use crate::process::{PerProcess, process_number};
use crate::raw::RawResponse;
use crate::schema::retry_class::RetryClass;
use crate::stop::StopReasons;
use crate::write_log::{Write, WriteLog};
use crate::write_scope::WriteScope;
use policy::{AttemptFacts, Backoff, Budget, Decision, ResponseFacts, RetryAfter};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Retry state that the calls of a client share.
#[derive(Debug)]
pub(crate) struct Retry {
    max_attempts: u32,
    backoff: Backoff,
    budget: Budget,
    write_log: PerProcess<Arc<WriteLog>>,
}

/// Facts about a call on which its retries depend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RetryContext {
    pub(crate) class: RetryClass,
    /// True if the caller allows a resend.
    pub(crate) resend_opt_in: bool,
    pub(crate) limits: Limits,
}

/// The limits of a call's attempts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limits {
    /// Attempts until this deadline, as often as the client's settings and its budget allow.
    Call { deadline: Instant },
    /// A value of a live session, sent until the hub acknowledges or refuses it. `failures`
    /// attempts in a row have failed before it.
    Live { failures: u32 },
}

/// A failed attempt.
pub(crate) struct FailedAttempt {
    pub(crate) error: Error,
    /// The response, if it arrived completely.
    pub(crate) response: Option<Box<RawResponse>>,
    /// True if a pooled connection ended before the first byte of a response.
    pub(crate) stale: bool,
    /// True if the next attempt may succeed although most errors of this kind are permanent.
    pub(crate) transient: bool,
}

impl FailedAttempt {
    /// Returns a failure found after the response arrived.
    pub(crate) fn late(error: Error) -> FailedAttempt {
        FailedAttempt {
            error,
            response: None,
            stale: false,
            transient: false,
        }
    }
}

/// A call with a conclusive response.
pub(crate) struct Success {
    pub(crate) response: RawResponse,
    pub(crate) attempts: Attempts,
    /// True if the hub responded that the object to delete does not exist, and an earlier attempt
    /// may have deleted it.
    pub(crate) already_deleted: bool,
}

/// Attempts of a call so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Attempts {
    made: u32,
    /// Number of them that may have taken effect.
    handed_over: u32,
}

impl Attempts {
    /// Returns the failure of the call that this error ends.
    pub(crate) fn failed(self, error: Error) -> FailedCall {
        let error = closed_under_way(error, self.made);
        FailedCall {
            error: at_least(error, self.handed_over),
            attempts: self.made,
        }
    }
}

/// The final failure of a call.
pub(crate) struct FailedCall {
    pub(crate) error: Error,
    /// Number of attempts made.
    pub(crate) attempts: u32,
}

/// Makes the attempt with this number as part of this write; returns the response and a report.
type Attempt<'a, R> =
    &'a mut dyn FnMut(u32, Option<&Arc<Write>>) -> Result<(RawResponse, R), FailedAttempt>;

/// The attempts of a call so far, and the facts known from them.
#[derive(Debug, Default)]
pub(crate) struct Sequence {
    write: Option<Arc<Write>>,
    attempts: Attempts,
    /// Error of the first attempt that may have taken effect.
    uncertain: Option<Error>,
}

/// The next step after a failed attempt.
pub(crate) enum Next {
    /// Another attempt at this time; the error is that of the failed one.
    Again(Instant, Error),
    /// The call is over.
    Over(Result<Success, FailedCall>),
    /// The call is over because a newer write may have changed the same property.
    Overtaken(FailedCall),
}

impl Sequence {
    /// Starts an attempt and returns its number.
    pub(crate) fn begin_attempt(&mut self) -> u32 {
        if let Some(write) = self.repeated() {
            write.repeat();
        }
        self.attempts.made += 1;
        self.attempts.made
    }

    /// Returns the write that the attempts belong to.
    pub(crate) fn write(&self) -> Option<&Arc<Write>> {
        self.write.as_ref()
    }

    /// Returns the failure of the call that this error ends.
    pub(crate) fn failed(&self, error: Error) -> FailedCall {
        self.attempts.failed(error)
    }

    /// Returns the failure of a call that was cancelled between two attempts.
    pub(crate) fn cancelled_between(&self, before: &Error) -> FailedCall {
        let detail = format!(
            "the call was cancelled while it waited to try again; before that: {}",
            before.detail()
        );
        self.failed(Error::new(ErrorKind::Cancelled, Effect::None, detail))
    }

    /// Records the error of the last attempt.
    fn note(&mut self, error: &Error) {
        if error.effect() == Effect::Maybe {
            self.attempts.handed_over += 1;
            self.uncertain.get_or_insert_with(|| error.clone());
        }
    }

    /// Returns the write if an attempt of it may have taken effect.
    fn repeated(&self) -> Option<&Write> {
        let write = self.write.as_deref();
        write.filter(|_| self.attempts.handed_over > 0)
    }
}

impl Retry {
    /// Returns the state of a client that allows `max_attempts` attempts per call.
    pub(crate) fn new(max_attempts: u32) -> Self {
        Self {
            max_attempts,
            backoff: Backoff::new(),
            budget: Budget::new(),
            write_log: PerProcess::new(process_number(), Arc::new(WriteLog::new())),
        }
    }

    /// Makes the attempts of a single call one after the other, with waits between them. Returns
    /// the report of the successful attempt.
    pub(crate) fn run<R>(
        &self,
        context: &RetryContext,
        mut sequence: Sequence,
        stops: &StopReasons,
        attempt: Attempt<'_, R>,
    ) -> Result<(Success, Option<R>), FailedCall> {
        loop {
            let number = sequence.begin_attempt();
            let failure = match attempt(number, sequence.write()) {
                Ok((response, report)) => {
                    return Ok((self.success(&sequence, response), Some(report)));
                }
                Err(failure) => failure,
            };
            match self.after(&mut sequence, context, failure) {
                Next::Over(outcome) => return outcome.map(|success| (success, None)),
                Next::Overtaken(failed) => return Err(failed),
                Next::Again(at, error) if !pause(at, stops) => {
                    return Err(sequence.cancelled_between(&error));
                }
                Next::Again(..) => {}
            }
        }
    }

    /// Begins the sequence of attempts of a call with this write scope.
    pub(crate) fn begin(&self, start: CallStart, reach: WriteScope) -> Sequence {
        Sequence {
            write: Write::begin(self.write_log(), reach, start),
            ..Sequence::default()
        }
    }

    /// Returns the success of a call after its last attempt.
    pub(crate) fn success(&self, sequence: &Sequence, response: RawResponse) -> Success {
        self.budget.refund();
        Success {
            response,
            attempts: sequence.attempts,
            already_deleted: false,
        }
    }

    /// Decides what follows the failure of the last attempt.
    pub(crate) fn after(
        &self,
        sequence: &mut Sequence,
        context: &RetryContext,
        failure: FailedAttempt,
    ) -> Next {
        let error = failure.error;
        if error.kind() == ErrorKind::Superseded {
            // This attempt was not sent, so the state known before it still applies.
            let overtaken = match &sequence.uncertain {
                Some(first) => FailedCall {
                    error: first.clone(),
                    attempts: sequence.attempts.made - 1,
                },
                None => sequence.attempts.failed(error),
            };
            return Next::Overtaken(overtaken);
        }
        sequence.note(&error);
        let Attempts { made, handed_over } = sequence.attempts;
        let facts = AttemptFacts {
            class: context.class,
            resend_opt_in: context.resend_opt_in,
            persists: matches!(context.limits, Limits::Live { .. }),
            attempts: made,
            max_attempts: self.max_attempts,
            handed_over,
            kind: error.kind(),
            effect: error.effect(),
            answer: failure
                .response
                .as_deref()
                .map(|response| answered(response, &error)),
            stale: failure.stale,
            transient: failure.transient,
        };
        let end = |error: Error| Next::Over(Err(sequence.attempts.failed(error)));
        let failures = match context.limits {
            Limits::Call { .. } => made,
            Limits::Live { failures } => made.max(failures.saturating_add(1)),
        };
        let wait = match (policy::after(&facts), failure.response) {
            (Decision::AlreadyDeleted, Some(response)) => {
                return Next::Over(Ok(Success {
                    response: *response,
                    attempts: sequence.attempts,
                    already_deleted: true,
                }));
            }
            (Decision::RetryLater(expected), _) => expected.max(self.backoff.wait(failures)),
            (Decision::RetryNow, _) => Duration::ZERO,
            (Decision::Stop | Decision::AlreadyDeleted, _) => return end(error),
        };
        let at = Instant::now().checked_add(wait);
        let at = match (at, context.limits) {
            (Some(at), Limits::Call { deadline }) if at < deadline => at,
            (Some(at), Limits::Live { .. }) => at,
            _ => return end(error),
        };
        // Checked before the budget is charged, since a superseded call ends here; checked again
        // before the first byte.
        if sequence.repeated().is_some_and(Write::superseded_since) {
            let first = sequence.uncertain.clone().unwrap_or(error);
            return Next::Overtaken(sequence.attempts.failed(first));
        }
        let paid = matches!(context.limits, Limits::Live { .. }) || self.budget.try_spend();
        if !paid {
            return end(error);
        }
        Next::Again(at, error)
    }

    /// Returns `true` if a set of this property with a greater number was or may have been sent.
    pub(crate) fn has_newer_set(&self, scope: &WriteScope, number: u64) -> bool {
        self.write_log().has_newer_set(scope, number)
    }

    /// Returns the write log of this process.
    fn write_log(&self) -> &Arc<WriteLog> {
        let own = |_: &Arc<WriteLog>| Ok::<_, Infallible>(Arc::new(WriteLog::new()));
        let Ok(write_log) = self.write_log.get(process_number(), own);
        write_log
    }
}

/// Waits until a time; returns `false` if there was a reason to stop before.
pub(crate) fn pause(until: Instant, stops: &StopReasons) -> bool {
    loop {
        if stops.stopped().is_some() {
            return false;
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return true;
        }
        std::thread::sleep(left.min(POLL_INTERVAL));
    }
}

/// Returns the facts of a response on which the decision depends.
fn answered(answer: &RawResponse, error: &Error) -> ResponseFacts {
    ResponseFacts {
        status: answer.status(),
        wait: match (error.retry_after(), answer.header("retry-after")) {
            (Some(wait), _) => RetryAfter::Delay(wait),
            (None, Some(_)) => RetryAfter::Unparsable,
            (None, None) => RetryAfter::None,
        },
    }
}

/// Reports a call that was in progress when its client was closed as cancelled.
fn closed_under_way(error: Error, attempts: u32) -> Error {
    if attempts > 1 && error.kind() == ErrorKind::Closed {
        let detail = "the client was closed while the call was under way";
        return Error::new(ErrorKind::Cancelled, error.effect(), detail);
    }
    error
}

/// Raises the effect to `Maybe` if an attempt may have taken effect: later attempts without effect
/// prove nothing.
fn at_least(error: Error, handed_over: u32) -> Error {
    if handed_over > 0 && error.effect() == Effect::None {
        return error.with_effect(Effect::Maybe);
    }
    error
}
