//! Retries: the decision after each failed attempt, within the limits of the call.
//!
//! A decision is made without waiting. Single calls, batches and live sessions each have their
//! own way to wait and to make the next attempt. [`RetryClass`] and [`policy`] contain the
//! rules; this module contains the state that all calls of a client share.

mod policy;

#[cfg(test)]
mod tests;

use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind};
use crate::guard::Admission;
use crate::options::CallStart;
use crate::process::PerProcess;
use crate::raw::RawResponse;
use crate::schema::retry_class::RetryClass;
use crate::stop::StopReasons;
use crate::write_log::{Write, WriteLog};
use crate::write_scope::WriteScope;
use policy::{AttemptFacts, Backoff, Budget, Decision, ResponseFacts, RetryAfter};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The state of retries that the calls of a client share.
#[derive(Debug)]
pub(crate) struct Retry {
    max_attempts: u32,
    backoff: Backoff,
    budget: Budget,
    write_log: PerProcess<Arc<WriteLog>>,
}

/// Properties of a call that determine its retries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RetryContext {
    pub(crate) class: RetryClass,
    /// True if the caller permits a resend.
    pub(crate) resend_opt_in: bool,
    pub(crate) limits: Limits,
}

/// The limits of a call's attempts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limits {
    /// Attempts are made until this deadline, as often as the client's settings and its retry
    /// budget allow.
    Call { deadline: Instant },
    /// The call sends a value of a live session until the hub acknowledges or refuses it.
    /// `failures` is the number of consecutive failures before this call.
    Live { failures: u32 },
}

/// A failed attempt.
pub(crate) struct FailedAttempt {
    pub(crate) error: Error,
    /// The response, if it arrived completely.
    pub(crate) response: Option<Box<RawResponse>>,
    /// True if a pooled connection ended before the first byte of a response arrived.
    pub(crate) stale: bool,
    /// True if the next attempt may succeed, although most errors of this kind are permanent.
    pub(crate) transient: bool,
}

impl FailedAttempt {
    /// Creates the failure for an error that was found after the response arrived.
    pub(crate) fn late(error: Error) -> FailedAttempt {
        FailedAttempt {
            error,
            response: None,
            stale: false,
            transient: false,
        }
    }
}

/// A call whose response is final.
pub(crate) struct Success {
    pub(crate) response: RawResponse,
    pub(crate) attempts: Attempts,
    /// True if the hub responded that the object to delete does not exist, and an earlier attempt
    /// may have deleted it.
    pub(crate) already_deleted: bool,
}

/// Number of attempts that a call has made so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Attempts {
    made: u32,
    /// Number of these attempts that may have taken effect.
    handed_over: u32,
}

impl Attempts {
    /// Returns the number of attempts made.
    pub(crate) fn made(self) -> u32 {
        self.made
    }

    /// Returns the failure of the call that ends with this error.
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

/// A function that makes the attempt with this number for this write. It returns the response and a
/// report on the attempt.
type Attempt<'a, R> =
    &'a mut dyn FnMut(u32, Option<&Arc<Write>>) -> Result<(RawResponse, R), FailedAttempt>;

/// The attempts of a call so far, and the results that later attempts depend on.
#[derive(Debug, Default)]
pub(crate) struct Sequence {
    write: Option<Arc<Write>>,
    /// Permission from the client's guard; `None` if the guard requires none.
    admission: Option<Box<Admission>>,
    attempts: Attempts,
    /// Error of the first attempt that may have taken effect; `None` if there was none.
    uncertain: Option<Error>,
}

/// The next step after a failed attempt.
pub(crate) enum Next {
    /// Make another attempt at this time. The error is that of the failed attempt.
    Again(Instant, Error),
    /// The call has ended.
    Over(Result<Success, FailedCall>),
    /// The call has ended because a newer write may have changed the same property.
    Overtaken(FailedCall),
}

impl Sequence {
    /// Starts an attempt and returns its number.
    pub(crate) fn begin_attempt(&mut self) -> u32 {
        if let Some(write) = self.repeated() {
            write.repeat();
        }
        if let Some(admission) = &mut self.admission {
            admission.attempt_begins();
        }
        self.attempts.made += 1;
        self.attempts.made
    }

    /// Returns the permission of the client's guard; `None` if the guard requires none.
    pub(crate) fn admission(&self) -> Option<&Admission> {
        self.admission.as_deref()
    }

    /// Returns the write to which the attempts belong; `None` for a call that changes no property.
    pub(crate) fn write(&self) -> Option<&Arc<Write>> {
        self.write.as_ref()
    }

    /// Returns the failure of the call that ends with this error.
    pub(crate) fn failed(&self, error: Error) -> FailedCall {
        self.attempts.failed(error)
    }

    /// Returns the failure of a call that was stopped between two attempts. The call was cancelled,
    /// or its client was closed. `before` is the error of the last attempt.
    pub(crate) fn cancelled_between(&self, before: &Error) -> FailedCall {
        let detail = format!(
            "the call was cancelled or the client closed before the next attempt; before that: {}",
            before.detail()
        );
        self.failed(Error::new(ErrorKind::Cancelled, Effect::None, detail))
    }

    /// Records whether the last attempt was sent, for the guard.
    fn note_sent(&mut self, error: &Error) {
        if let Some(admission) = &mut self.admission {
            let unsent = error.effect() == Effect::None && error.status().is_none();
            admission.attempt_failed(unsent);
        }
    }

    /// Records the error of the latest attempt.
    fn note(&mut self, error: &Error) {
        if error.effect() == Effect::Maybe {
            self.attempts.handed_over += 1;
            self.uncertain.get_or_insert_with(|| error.clone());
        }
    }

    /// Returns the write if one of its attempts may have taken effect.
    fn repeated(&self) -> Option<&Write> {
        let write = self.write.as_deref();
        write.filter(|_| self.attempts.handed_over > 0)
    }
}

impl Retry {
    /// Creates the state for a client that makes at most `max_attempts` attempts per call.
    pub(crate) fn new(max_attempts: u32) -> Self {
        Self {
            max_attempts,
            backoff: Backoff::new(),
            budget: Budget::new(),
            write_log: PerProcess::new(Arc::new(WriteLog::new())),
        }
    }

    /// Makes the attempts of a single call one after the other, with waits in between. Returns the
    /// report of the successful attempt.
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

    /// Starts the sequence of attempts of a call that the guard has admitted. `reach` is the write
    /// scope of the call.
    pub(crate) fn begin(
        &self,
        start: CallStart,
        reach: WriteScope,
        admission: Option<Box<Admission>>,
    ) -> Sequence {
        Sequence {
            write: Write::begin(self.write_log(), reach, start),
            admission,
            ..Sequence::default()
        }
    }

    /// Returns the result of a call whose last attempt succeeded. Refills a part of the retry
    /// budget.
    pub(crate) fn success(&self, sequence: &Sequence, response: RawResponse) -> Success {
        self.budget.refund();
        Success {
            response,
            attempts: sequence.attempts,
            already_deleted: false,
        }
    }

    /// Decides what to do after the latest attempt has failed.
    pub(crate) fn after(
        &self,
        sequence: &mut Sequence,
        context: &RetryContext,
        failure: FailedAttempt,
    ) -> Next {
        let error = failure.error;
        sequence.note_sent(&error);
        if error.kind() == ErrorKind::Superseded {
            // This attempt was not sent, so the result of the earlier attempts still applies.
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
        // A newer write is looked for before the budget is charged, since a superseded call ends
        // here. The check is repeated before the first byte is sent.
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

    /// Returns `true` if a newer set of this property, one with a greater number, may have been
    /// sent.
    pub(crate) fn has_newer_set(&self, scope: &WriteScope, number: u64) -> bool {
        self.write_log().has_newer_set(scope, number)
    }

    /// Returns the write log of this process.
    fn write_log(&self) -> &Arc<WriteLog> {
        self.write_log.own(|| Arc::new(WriteLog::new()))
    }
}

/// Waits until a time. Returns `false` if a reason to stop occurred before.
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

/// Returns the properties of a response that determine whether the call is retried.
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

/// Changes the error of a call to Cancelled if its client was closed after the first attempt.
fn closed_under_way(error: Error, attempts: u32) -> Error {
    if attempts > 1 && error.kind() == ErrorKind::Closed {
        let detail = "the client was closed while the call was under way";
        return Error::new(ErrorKind::Cancelled, error.effect(), detail);
    }
    error
}

/// Raises the effect to `Maybe` if an attempt may have taken effect, since a later attempt without
/// effect does not undo that.
fn at_least(error: Error, handed_over: u32) -> Error {
    if handed_over > 0 && error.effect() == Effect::None {
        return error.with_effect(Effect::Maybe);
    }
    error
}
