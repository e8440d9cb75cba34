//! Tests of the retry loop with scripted attempts, without sockets and almost without waits.

mod classes;
mod limits;

use super::*;
use crate::error::from_status;

const LONG: Duration = Duration::from_secs(3600);

/// The scripted outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ends {
    Well,
    /// The attempt has no complete response.
    Lost(ErrorKind, Effect),
    /// The attempt has a complete response with this status.
    With(u16),
    /// The attempt has a complete response with this status and this `Retry-After`.
    Asking(u16, &'static str),
}

use Ends::{Asking, Lost, Well, With};

const MAYBE: Ends = Lost(ErrorKind::ConnectionLost, Effect::Maybe);
const UNSENT: Ends = Lost(ErrorKind::Connect, Effect::None);

fn retry() -> Retry {
    Retry {
        backoff: Backoff::between(Duration::ZERO, Duration::ZERO),
        ..Retry::new(3)
    }
}

fn plan(class: RetryClass, resend_opt_in: bool) -> RetryContext {
    RetryContext {
        class,
        resend_opt_in,
        limits: Limits::Call {
            deadline: Instant::now() + LONG,
        },
    }
}

/// Runs the attempts of a call with this write scope. Nothing stops the call.
fn run(
    retry: &Retry,
    plan: &RetryContext,
    reach: WriteScope,
    attempt: &mut dyn FnMut(u32) -> Result<RawResponse, FailedAttempt>,
) -> Result<Success, FailedCall> {
    run_until(retry, plan, reach, &StopReasons::default(), attempt)
}

/// Runs the attempts of a call that these reasons may stop.
fn run_until(
    retry: &Retry,
    plan: &RetryContext,
    reach: WriteScope,
    stops: &StopReasons,
    attempt: &mut dyn FnMut(u32) -> Result<RawResponse, FailedAttempt>,
) -> Result<Success, FailedCall> {
    let sequence = retry.begin(CallStart::now(), reach, None);
    let mut attempt = |number, _: Option<&Arc<Write>>| Ok((attempt(number)?, ()));
    let ran = retry.run(plan, sequence, stops, &mut attempt);
    ran.map(|(success, _)| success)
}

fn ending(ends: Ends, class: RetryClass) -> Result<RawResponse, FailedAttempt> {
    let soft = |error: Error| match class {
        RetryClass::Read => error.with_effect(Effect::None),
        _ => error,
    };
    let answered = |status, headers: crate::raw::Headers| {
        let answer = RawResponse::of(status, headers);
        let header = |name: &str| answer.header(name);
        let error = from_status(status, b"", header, false, true);
        let response = Some(Box::new(answer.clone()));
        FailedAttempt {
            error: soft(error),
            response,
            stale: false,
            transient: false,
        }
    };
    Err(match ends {
        Well => return Ok(RawResponse::empty()),
        Lost(kind, effect) => FailedAttempt {
            error: soft(Error::new(kind, effect, "no")),
            response: None,
            stale: false,
            transient: false,
        },
        With(status) => answered(status, Default::default()),
        Asking(status, wait) => answered(status, [("retry-after", wait)].into()),
    })
}

/// The result of a call: the number of attempts and the error.
#[derive(Debug, PartialEq)]
struct CallResult {
    attempts: usize,
    /// Kind and effect of the error; `None` for a success.
    error: Option<(ErrorKind, Effect)>,
}

/// Makes a call whose attempts have these outcomes. The last outcome is repeated.
fn call(retry: &Retry, plan: &RetryContext, script: &[Ends]) -> CallResult {
    call_that_reaches(WriteScope::Nothing, retry, plan, script)
}

/// Does the same as [`call`] with this write scope.
fn call_that_reaches(
    reach: WriteScope,
    retry: &Retry,
    plan: &RetryContext,
    script: &[Ends],
) -> CallResult {
    let mut made = 0;
    let outcome = run(retry, plan, reach, &mut |number| {
        made += 1;
        assert_eq!(usize::try_from(number), Ok(made));
        ending(script[(made - 1).min(script.len() - 1)], plan.class)
    });
    if let Err(failed) = &outcome {
        assert_eq!(usize::try_from(failed.attempts), Ok(made));
    }
    let error = outcome.err().map(|failed| failed.error);
    CallResult {
        attempts: made,
        error: error.map(|error| (error.kind(), error.effect())),
    }
}

/// Does the same as [`call`] for a client that has made no call before.
fn first_call(class: RetryClass, resend_opt_in: bool, script: &[Ends]) -> CallResult {
    call(&retry(), &plan(class, resend_opt_in), script)
}

fn failure(attempts: usize, kind: ErrorKind, effect: Effect) -> CallResult {
    CallResult {
        attempts,
        error: Some((kind, effect)),
    }
}

fn success(attempts: usize) -> CallResult {
    CallResult {
        attempts,
        error: None,
    }
}
