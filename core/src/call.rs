//! The one way to the hub: a request is tried within its deadline, each attempt judged, read and
//! reported, and every error explained.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::time::Instant;

use crate::client::Client;
use crate::event::Event;
use crate::raw::RawResponse;
use crate::request::Request;
use crate::retry::{Failed, Failure, RetryContext, Success};
use crate::transport::{self, HttpRequest, TransportError};
use crate::value::context::{DecodeContext, DecodeLimits, DecodeStop};
use crate::write_log::{Write, WriteScope};
use crate::{CancelToken, Effect, Error, ErrorKind, Result};

/// Takes what it needs out of an answer, or says why that cannot be done.
pub(crate) type Read<T> = fn(&RawResponse, &DecodeContext<'_>) -> Result<T>;

impl Client {
    /// Sends a request as often as its class allows, and gives what `read` makes of the answer, with
    /// the answer.
    pub(crate) fn send<T>(&self, mut request: Request, read: Read<T>) -> Result<(T, RawResponse)> {
        let config = &self.shared.config;
        let (start, deadline) = self
            .start_and_deadline()
            .map_err(|error| error.with_operation(request.operation))?;
        let target = config.base.target(&request.path);
        let write_scope = std::mem::replace(&mut request.write_scope, WriteScope::Nothing);
        let request = &request;
        let retry = RetryContext {
            class: request.resend,
            resend_opt_in: self.options.resend_opt_in(),
            start,
            deadline,
            cancel: self.options.token(),
        };
        let mut attempt = |number, write: Option<&Rc<Write>>| {
            let outgoing = HttpRequest {
                method: request.method.as_str(),
                target: &target,
                body: request.body.as_deref().map(str::as_bytes),
                // Where one attempt has failed, a connection that is known to be good serves next.
                pooled: request.resend.may_reuse_connection() && number == 1,
                deadline: retry.deadline,
                body_limit: config.settings.max_response_bytes,
                cancel: retry.cancel,
                write,
            };
            self.attempt(request, &outgoing, number, read)
        };
        let waited = self.options.started().is_some();
        let outcome = if waited && deadline <= Instant::now() {
            let detail = "its time ran out before it could be sent";
            let error = Error::unsent(ErrorKind::Timeout, detail, start.instant());
            Err(Failed { error, attempts: 0 })
        } else {
            self.shared.retry.run(&retry, write_scope, &mut attempt)
        };
        let failed = match outcome {
            Ok(Success::ResponseFacts(answer)) => return Ok(answer),
            // The answer says that it is not there; what the call gives is what a deletion gives.
            Ok(Success::AlreadyDeleted(response)) => {
                let context = DecodeContext::unlimited();
                return read(&RawResponse::empty(), &context).map(|result| (result, response));
            }
            Err(failed) => failed,
        };
        let error = failed
            .error
            .with_operation(request.operation)
            .request(request.method.as_str(), target)
            .with_attempts(failed.attempts)
            .with_elapsed(start.instant().elapsed());
        Err(error.redacted(&config.redactor))
    }

    /// One attempt, from its first byte to its report.
    fn attempt<T>(
        &self,
        request: &Request,
        outgoing: &HttpRequest<'_>,
        number: u32,
        read: Read<T>,
    ) -> std::result::Result<(T, RawResponse), Failure> {
        let config = &self.shared.config;
        let observers = [config.observer.as_ref(), self.options.observer()];
        let observed = observers.iter().any(Option::is_some);
        let started = observed.then(Instant::now);
        let outcome = self.shared.transport.send(outgoing);
        let (sent, received) = match &outcome {
            Ok(reply) => (reply.sent, reply.received),
            Err(fault) => (fault.sent, fault.received),
        };
        let stale = outcome.as_ref().is_err_and(|fault| fault.stale);
        let transient = outcome.as_ref().is_err_and(|fault| fault.transient);
        let outcome = match outcome.map(RawResponse::from) {
            Err(fault) => Err(Failure {
                stale,
                transient,
                ..failure(request, TransportError::into_error(fault), None)
            }),
            Ok(response) => match self.check_status(request, outgoing, &response, read) {
                Ok(result) => Ok((result, response)),
                Err(error) => Err(failure(request, error, Some(response))),
            },
        };
        if let Some(started) = started {
            let mut target = outgoing.target.to_owned();
            config.redactor.redact(&mut target);
            let failed = outcome.as_ref().err().map(|failure| &failure.error);
            let event = Event {
                operation: request.operation,
                method: outgoing.method,
                target,
                attempt: number,
                status: match &outcome {
                    Ok((_, response)) => Some(response.status()),
                    Err(failure) => failure.error.status(),
                },
                failure: failed.map(|error| (error.kind(), error.effect())),
                elapsed: started.elapsed(),
                sent,
                received,
            };
            for observer in observers.into_iter().flatten() {
                observer.report(&event);
            }
        }
        outcome
    }

    /// Lets a success pass if it can be read in time, and makes an error of any other status.
    fn check_status<T>(
        &self,
        request: &Request,
        outgoing: &HttpRequest<'_>,
        response: &RawResponse,
        read: Read<T>,
    ) -> Result<T> {
        let status = response.status();
        if (200..300).contains(&status) {
            let limits = DecodeLimits {
                deadline: outgoing.deadline,
                stopped: &|| self.stopped(outgoing.cancel),
            };
            let context = DecodeContext::of_body(limits, response.bytes().len())
                .documented(self.options.wants_documented());
            let told = |error: Error| {
                error
                    .with_status(status)
                    .with_body(response.error_excerpt())
            };
            // Of a panic later on nobody could say that the hub has answered.
            let outcome = catch_unwind(AssertUnwindSafe(|| read(response, &context)));
            let panic_message = |panic| {
                let detail = transport::panic_message(panic);
                Err(Error::new(ErrorKind::Internal, Effect::Done, detail))
            };
            return outcome.unwrap_or_else(panic_message).map_err(told);
        }
        Err(crate::error::from_status(
            status,
            response.error_excerpt(),
            |name| response.header(name),
            request.is_read(),
            request.lookup,
        ))
    }

    /// Why the decoding of an answer must end, if somebody wants it to.
    fn stopped(&self, cancel: Option<&CancelToken>) -> Option<DecodeStop> {
        if cancel.is_some_and(CancelToken::is_cancelled) {
            return Some(DecodeStop::Cancelled);
        }
        self.shared.retry.is_closed().then_some(DecodeStop::Closed)
    }
}

/// A failed attempt; one at a read has no effect, whatever happened.
fn failure(request: &Request, error: Error, answer: Option<RawResponse>) -> Failure {
    Failure {
        error: if request.is_read() {
            error.with_effect(Effect::None)
        } else {
            error
        },
        answer: answer.map(Box::new),
        stale: false,
        transient: false,
    }
}
