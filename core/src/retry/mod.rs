//! Retries: the attempts of a call, one after the other, within its deadline.
//!
//! What follows on an attempt is decided by a step that waits for nothing; a single call and a batch
//! drive it each in its way.
//!
//! The rules are in [`RetryClass`] and in [`policy`]; what all calls of a client share is here.

mod policy;

#[cfg(test)]
mod tests;

use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind};
use crate::options::{CallStart, CancelToken};
use crate::process::{PerProcess, process_number};
use crate::raw::RawResponse;
use crate::schema::retry_class::RetryClass;
use crate::write_log::WriteLog;
use crate::write_log::{Write, WriteScope};
use policy::{AttemptFacts, Backoff, Budget, Decision, ResponseFacts, RetryAfter};
use std::convert::Infallible;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What the calls of a client share.
#[derive(Debug)]
pub(crate) struct Retry {
    max_attempts: u32,
    backoff: Backoff,
    budget: Budget,
    write_log: PerProcess<Arc<WriteLog>>,
    closed: AtomicBool,
}

/// What of a call matters for retries.
pub(crate) struct RetryContext<'a> {
    pub(crate) class: RetryClass,
    /// Whether the caller allows it to be resent.
    pub(crate) resend_opt_in: bool,
    pub(crate) start: CallStart,
    pub(crate) deadline: Instant,
    pub(crate) cancel: Option<&'a CancelToken>,
}

/// An attempt that failed.
pub(crate) struct Failure {
    pub(crate) error: Error,
    /// The response, where it came completely.
    pub(crate) response: Option<Box<RawResponse>>,
    /// Whether a pooled connection ended before any byte of a response came.
    pub(crate) stale: bool,
    /// Whether the next attempt may succeed, though most errors of its kind are permanent.
    pub(crate) transient: bool,
}

/// A call that has the response it needs.
pub(crate) struct Success {
    pub(crate) response: RawResponse,
    pub(crate) attempts: Attempts,
    /// The response says that what was to be deleted is not there, and an earlier attempt may have
    /// deleted it.
    pub(crate) already_deleted: bool,
}

/// The attempts of a call.
#[derive(Clone, Copy)]
pub(crate) struct Attempts {
    made: u32,
    /// How many of them may have taken effect.
    handed_over: u32,
}

impl Attempts {
    /// The call's failure, where this error ended it.
    pub(crate) fn failed(self, error: Error) -> Failed {
        let error = closed_under_way(error, self.made);
        Failed {
            error: at_least(error, self.handed_over),
            attempts: self.made,
        }
    }
}

/// How a call failed in the end.
pub(crate) struct Failed {
    pub(crate) error: Error,
    /// How many attempts were made.
    pub(crate) attempts: u32,
}

/// Makes the attempt with this number, which is a part of this write.
type Attempt<'a> = &'a mut dyn FnMut(u32, Option<&Rc<Write>>) -> Result<RawResponse, Failure>;

/// The attempts of a call so far, and what is known from them.
pub(crate) struct Sequence {
    write: Option<Rc<Write>>,
    attempts: Attempts,
    /// Why the first attempt failed that may have taken effect.
    uncertain: Option<Error>,
}

/// What follows on an attempt that failed.
pub(crate) enum Next {
    /// Another attempt at this time, and why this one failed.
    Again(Instant, Error),
    /// The call is over.
    Over(Result<Success, Failed>),
}

impl Sequence {
    /// The number of the next attempt, which is now made.
    pub(crate) fn begin_attempt(&mut self) -> u32 {
        self.attempts.made += 1;
        self.attempts.made
    }

    /// The write that the attempts are a part of.
    pub(crate) fn write(&self) -> Option<&Rc<Write>> {
        self.write.as_ref()
    }

    /// The call's failure, where this error ended it.
    pub(crate) fn failed(&self, error: Error) -> Failed {
        self.attempts.failed(error)
    }

    /// The call's failure, where it was cancelled while it waited to try again.
    pub(crate) fn cancelled_between(&self, before: &Error) -> Failed {
        let detail = format!(
            "the call was cancelled while it waited to try again; before that: {}",
            before.detail()
        );
        self.failed(Error::new(ErrorKind::Cancelled, Effect::None, detail))
    }

    /// Notes why the last attempt failed.
    pub(crate) fn note(&mut self, error: &Error) {
        if error.effect() == Effect::Maybe {
            self.attempts.handed_over += 1;
            self.uncertain.get_or_insert_with(|| error.clone());
        }
    }

    /// Goes on after the wait.
    pub(crate) fn resume(&self) {
        if let Some(write) = self.repeated() {
            write.repeat();
        }
    }

    /// The write, if an attempt of it may have taken effect.
    fn repeated(&self) -> Option<&Write> {
        let write = self.write.as_deref();
        write.filter(|_| self.attempts.handed_over > 0)
    }
}

impl Retry {
    /// For a client whose calls may have so many attempts.
    pub(crate) fn new(max_attempts: u32) -> Self {
        Self {
            max_attempts,
            backoff: Backoff::new(),
            budget: Budget::new(),
            write_log: PerProcess::new(process_number(), Arc::new(WriteLog::new())),
            closed: AtomicBool::new(false),
        }
    }

    /// Ends the waits of all calls, now and from now on.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }

    /// Whether it has been closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Makes the attempts of a call one after the other, the first of which has the number 1. `reach`:
    /// what it may change.
    pub(crate) fn run(
        &self,
        plan: &RetryContext<'_>,
        reach: WriteScope,
        attempt: Attempt<'_>,
    ) -> Result<Success, Failed> {
        let mut sequence = self.begin(plan.start, reach)?;
        loop {
            let number = sequence.begin_attempt();
            let failure = match attempt(number, sequence.write()) {
                Ok(response) => return Ok(self.success(&sequence, response)),
                Err(failure) => failure,
            };
            match self.after(&mut sequence, plan, failure) {
                Next::Over(outcome) => return outcome,
                Next::Again(at, error) if !self.pause(at, plan.cancel) => {
                    return Err(sequence.cancelled_between(&error));
                }
                Next::Again(..) => sequence.resume(),
            }
        }
    }

    /// Begins the attempts of a call that may change this, unless it is closed.
    pub(crate) fn begin(&self, start: CallStart, reach: WriteScope) -> Result<Sequence, Failed> {
        if self.is_closed() {
            let error = Error::new(ErrorKind::Closed, Effect::None, "the client was closed");
            return Err(Failed { error, attempts: 0 });
        }
        Ok(Sequence {
            write: Write::begin(self.write_log(), reach, start),
            attempts: Attempts {
                made: 0,
                handed_over: 0,
            },
            uncertain: None,
        })
    }

    /// The success of the last attempt.
    pub(crate) fn success(&self, sequence: &Sequence, response: RawResponse) -> Success {
        self.budget.refund();
        Success {
            response,
            attempts: sequence.attempts,
            already_deleted: false,
        }
    }

    /// What follows on the failure of the last attempt.
    pub(crate) fn after(
        &self,
        sequence: &mut Sequence,
        plan: &RetryContext<'_>,
        failure: Failure,
    ) -> Next {
        let error = failure.error;
        if let (ErrorKind::Superseded, Some(first)) = (error.kind(), &sequence.uncertain) {
            // It was not sent again, so what is known of it is what was known before.
            return Next::Over(Err(Failed {
                error: first.clone(),
                attempts: sequence.attempts.made - 1,
            }));
        }
        sequence.note(&error);
        let Attempts { made, handed_over } = sequence.attempts;
        let facts = AttemptFacts {
            class: plan.class,
            resend_opt_in: plan.resend_opt_in,
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
        let wait = match (policy::after(&facts), failure.response) {
            (Decision::AlreadyDeleted, Some(response)) => {
                return Next::Over(Ok(Success {
                    response: *response,
                    attempts: sequence.attempts,
                    already_deleted: true,
                }));
            }
            (Decision::RetryLater(expected), _) => expected.max(self.backoff.wait(made)),
            (Decision::RetryNow, _) => Duration::ZERO,
            (Decision::Stop | Decision::AlreadyDeleted, _) => return end(error),
        };
        let at = match Instant::now().checked_add(wait) {
            Some(at) if at < plan.deadline => at,
            _ => return end(error),
        };
        // Before it is paid for, as whoever has been overtaken already will not go on; it is asked again
        // before the first byte.
        if sequence.repeated().is_some_and(Write::superseded_since) {
            return end(sequence.uncertain.clone().unwrap_or(error));
        }
        if !self.budget.try_spend() {
            return end(error);
        }
        Next::Again(at, error)
    }

    /// The writes of this process.
    fn write_log(&self) -> &Arc<WriteLog> {
        let own = |_: &Arc<WriteLog>| Ok::<_, Infallible>(Arc::new(WriteLog::new()));
        let Ok(write_log) = self.write_log.get(process_number(), own);
        write_log
    }

    /// Waits; false where the call was cancelled or the client closed meanwhile.
    fn pause(&self, until: Instant, cancel: Option<&CancelToken>) -> bool {
        loop {
            if self.is_closed() || cancel.is_some_and(CancelToken::is_cancelled) {
                return false;
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return true;
            }
            std::thread::sleep(left.min(POLL_INTERVAL));
        }
    }
}

/// The facts of a response that count for the decision.
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

/// A call that was in progress when its client was closed has been cancelled.
fn closed_under_way(error: Error, attempts: u32) -> Error {
    if attempts > 1 && error.kind() == ErrorKind::Closed {
        let detail = "the client was closed while the call was under way";
        return Error::new(ErrorKind::Cancelled, error.effect(), detail);
    }
    error
}

/// Once an attempt may have taken effect, a later one that did not proves nothing.
fn at_least(error: Error, handed_over: u32) -> Error {
    if handed_over > 0 && error.effect() == Effect::None {
        return error.with_effect(Effect::Maybe);
    }
    error
}
