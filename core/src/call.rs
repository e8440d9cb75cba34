//! The one way to the hub: a request is attempted within its deadline, its response is decoded, each
//! attempt is reported, and every error is given its facts.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use crate::client::Client;
use crate::error::{self, Effect, Error, ErrorKind, from_status};
use crate::event::{Event, Observer};
use crate::options::CallStart;
use crate::raw::RawResponse;
use crate::request::Request;
use crate::retry::{Failed, Failure, Limits, RetryContext, Sequence, Success};
use crate::schema::body::RequestBody;
use crate::schema::ids::Text;
use crate::schema::operation::OperationInfo;
use crate::schema::retry_class::RetryClass;
use crate::transport::{self, HttpRequest, HttpResponse, Permission, TransportError};
use crate::value::context::{DecodeContext, DecodeLimits};
use crate::write_log::Write;
use crate::write_scope::WriteScope;

/// Decodes a response.
pub(crate) type Decode<T> = fn(&RawResponse, &DecodeContext<'_>) -> error::Result<T>;

impl Client {
    /// Calls an operation and gives its decoded result, with the response.
    pub(crate) fn call<T>(
        &self,
        operation: &'static OperationInfo,
        arguments: &[&dyn Text],
        body: Option<&dyn RequestBody>,
        decode: Decode<T>,
    ) -> error::Result<(T, RawResponse)> {
        let begin = || Call::begin(self, Request::of(operation, arguments, body)?);
        let (call, scope) = begin().map_err(|error| self.name_hub(error))?;
        let sent = call.send(scope);
        let outcome = sent.and_then(|(success, report)| call.complete(success, report, decode));
        outcome.map_err(|failed| call.explain(failed))
    }

    /// Sends a request and gives its response as received.
    pub(crate) fn send(&self, request: Request) -> error::Result<RawResponse> {
        let begun = Call::begin(self, request);
        let (call, scope) = begun.map_err(|error| self.name_hub(error))?;
        let (success, report) = call.send(scope).map_err(|failed| call.explain(failed))?;
        call.report(report, Some(success.response.status()), None);
        Ok(success.response)
    }
}

/// A call in progress.
pub(crate) struct Call<'a> {
    client: &'a Client,
    request: Request,
    /// The path with the base address's own prefix.
    target: String,
    start: CallStart,
    deadline: Instant,
}

/// What is reported of an attempt, as far as it is known before its response is decoded.
pub(crate) struct AttemptReport {
    number: u32,
    started: Instant,
    sent: u64,
    received: u64,
}

impl<'a> Call<'a> {
    /// The call, and what it may change.
    fn begin(client: &'a Client, request: Request) -> error::Result<(Self, WriteScope)> {
        let (start, deadline) = client
            .start_and_deadline()
            .map_err(|error| error.with_operation(request.operation))?;
        Ok(Self::new(client, request, start, deadline))
    }

    /// A call that began and must end at these times, and what it may change.
    pub(crate) fn new(
        client: &'a Client,
        mut request: Request,
        start: CallStart,
        deadline: Instant,
    ) -> (Self, WriteScope) {
        let scope = std::mem::replace(&mut request.write_scope, WriteScope::Nothing);
        let call = Self {
            target: client.shared.config.base.target(&request.path),
            client,
            request,
            start,
            deadline,
        };
        (call, scope)
    }

    /// The retry class of its request.
    pub(crate) fn class(&self) -> RetryClass {
        self.request.resend
    }

    /// What counts for its retries.
    pub(crate) fn retry_context(&self, limits: Limits) -> RetryContext {
        RetryContext {
            class: self.request.resend,
            resend_opt_in: self.client.options.resend_opt_in(),
            limits,
        }
    }

    /// The limits of a call that ends with its deadline.
    pub(crate) fn limits(&self) -> Limits {
        Limits::Call {
            deadline: self.deadline,
        }
    }

    /// Begins its attempts, unless the client is closed.
    pub(crate) fn begin_attempts(&self, scope: WriteScope) -> Result<Sequence, Failed> {
        if self.client.is_closed() {
            let error = Error::new(ErrorKind::Closed, Effect::None, "the client was closed");
            return Err(Failed { error, attempts: 0 });
        }
        if self.client.reads_only() && !self.request.is_read() {
            let detail = "it may change something, and submit_read makes calls that only read";
            let error = Error::invalid("operation", detail);
            return Err(Failed { error, attempts: 0 });
        }
        Ok(self.client.shared.retry.begin(self.start, scope))
    }

    /// Sends the request as often as its class allows. The attempt that succeeded has not been reported
    /// yet; all others have.
    pub(crate) fn send(
        &self,
        scope: WriteScope,
    ) -> Result<(Success, Option<AttemptReport>), Failed> {
        if self.client.begins_late() && self.deadline <= Instant::now() {
            let limit = self.deadline.duration_since(self.start.instant());
            let detail = format!("the call's timeout of {limit:?} ran out before it was sent");
            let error = Error::unsent(ErrorKind::Timeout, detail, self.start.instant());
            return Err(Failed { error, attempts: 0 });
        }
        let shared = &self.client.shared;
        let sequence = self.begin_attempts(scope)?;
        let mut attempt = |number, write: Option<&Arc<Write>>| {
            let started = self.attempt_starts();
            let permission = self.permission(write);
            let outcome = shared.transport.send(&self.outgoing(number), permission);
            self.attempt_ended(number, started, outcome)
        };
        let context = self.retry_context(self.limits());
        let sent = shared
            .retry
            .run(&context, sequence, &self.client.stops, &mut attempt);
        sent.map(|(success, report)| (success, report.flatten()))
    }

    /// What has to agree to an attempt that is a part of this write.
    pub(crate) fn permission<'r>(&'r self, write: Option<&'r Arc<Write>>) -> Permission<'r> {
        Permission {
            write,
            progress: self.client.options.progress(),
        }
    }

    /// The request of an attempt.
    pub(crate) fn outgoing(&self, number: u32) -> HttpRequest<'_> {
        let request = &self.request;
        HttpRequest {
            method: request.method.as_str(),
            target: &self.target,
            body: request.body.as_deref().map(str::as_bytes),
            exchanged: request.resend.may_reuse_connection(),
            // After an attempt has failed, the next one uses a new connection.
            pooled: request.resend.may_reuse_connection() && number == 1,
            began: self.start.instant(),
            deadline: self.deadline,
            body_limit: self.client.shared.config.settings.max_response_bytes,
            stops: &self.client.stops,
        }
    }

    /// When an attempt starts, where anybody observes it or it is logged.
    pub(crate) fn attempt_starts(&self) -> Option<Instant> {
        let is_observed = self.observers().next().is_some() || is_logged();
        is_observed.then(Instant::now)
    }

    /// What became of an attempt: a response with a status of 2xx, with its report, or why there is
    /// none, which is reported.
    pub(crate) fn attempt_ended(
        &self,
        number: u32,
        started: Option<Instant>,
        outcome: Result<HttpResponse, TransportError>,
    ) -> Result<(RawResponse, Option<AttemptReport>), Failure> {
        let (sent, received) = match &outcome {
            Ok(reply) => (reply.sent, reply.received),
            Err(fault) => (fault.sent, fault.received),
        };
        let report = started.map(|started| AttemptReport {
            number,
            started,
            sent,
            received,
        });
        let outcome = match outcome {
            Err(fault) => Err(Failure {
                stale: fault.stale,
                transient: fault.transient,
                response: None,
                error: self.with_effect_of_class(TransportError::into_error(fault)),
            }),
            Ok(reply) => self.check_status(RawResponse::from(reply)),
        };
        match outcome {
            Ok(response) => Ok((response, report)),
            Err(failure) => {
                self.report(report, failure.error.status(), Some(&failure.error));
                Err(failure)
            }
        }
    }

    /// The decoded result of the attempt that succeeded, with its response. The attempt is reported.
    pub(crate) fn complete<T>(
        &self,
        mut success: Success,
        report: Option<AttemptReport>,
        decode: Decode<T>,
    ) -> Result<(T, RawResponse), Failed> {
        success.response.repair();
        let decoded = self.decode(&success, decode);
        let status = Some(success.response.status());
        self.report(report, status, decoded.as_ref().err());
        match decoded {
            Ok(result) => Ok((result, success.response)),
            Err(error) => Err(success.attempts.failed(error)),
        }
    }

    /// Makes an error of any status but 2xx.
    fn check_status(&self, response: RawResponse) -> Result<RawResponse, Failure> {
        let status = response.status();
        if (200..300).contains(&status) {
            return Ok(response);
        }
        let error = from_status(
            status,
            response.error_excerpt(),
            |name| response.header(name),
            self.request.is_read(),
            self.request.lookup,
        );
        Err(Failure {
            error: self.with_effect_of_class(error),
            response: Some(Box::new(response)),
            stale: false,
            transient: false,
        })
    }

    /// Decodes the response of the attempt that succeeded.
    fn decode<T>(&self, success: &Success, decode: Decode<T>) -> error::Result<T> {
        if success.already_deleted {
            // The response says that it is not there; the result is that of a deletion.
            return decode(&RawResponse::empty(), &DecodeContext::unlimited());
        }
        let response = &success.response;
        let limits = DecodeLimits {
            deadline: self.deadline,
            stops: &self.client.stops,
        };
        let context = DecodeContext::of_body(limits, response.bytes().len())
            .documented(self.client.options.wants_documented());
        // A panic that is caught later could not say that the hub has responded.
        let outcome = catch_unwind(AssertUnwindSafe(|| decode(response, &context)));
        let panicked = |panic| {
            let detail = transport::panic_message(panic);
            Err(Error::new(ErrorKind::Internal, Effect::Done, detail))
        };
        outcome.unwrap_or_else(panicked).map_err(|error| {
            let error = error.with_status(response.status());
            self.with_effect_of_class(error.with_body(response.error_excerpt()))
        })
    }

    /// A read has no effect, whatever happened to it.
    fn with_effect_of_class(&self, error: Error) -> Error {
        match self.request.is_read() {
            true => error.with_effect(Effect::None),
            false => error,
        }
    }

    /// The functions that attempts are reported to: the client's, then that of the options.
    fn observers(&self) -> impl Iterator<Item = &Observer> {
        let client = self.client.shared.config.observer.as_ref();
        client.into_iter().chain(self.client.options.observer())
    }

    /// Reports an attempt, where anybody observes it or it is logged.
    fn report(&self, report: Option<AttemptReport>, status: Option<u16>, error: Option<&Error>) {
        let Some(attempt) = report else {
            return;
        };
        let mut target = self.target.clone();
        self.client.shared.config.redactor.redact(&mut target);
        let event = Event {
            hub: Arc::clone(&self.client.shared.config.hub),
            operation: self.request.operation,
            method: self.request.method.as_str(),
            target,
            attempt: attempt.number,
            status,
            failure: error.map(|error| (error.kind(), error.effect())),
            elapsed: attempt.started.elapsed(),
            sent: attempt.sent,
            received: attempt.received,
        };
        #[cfg(feature = "log")]
        log::debug!(target: "gfxhub", "{event}");
        for observer in self.observers() {
            observer.report(&event);
        }
    }

    /// The error of the call, with all that is known of it and without secrets.
    pub(crate) fn explain(&self, failed: Failed) -> Error {
        let error = failed
            .error
            .with_operation(self.request.operation)
            .request(self.request.method.as_str(), self.target.clone())
            .with_attempts(failed.attempts)
            .with_elapsed(self.start.instant().elapsed());
        self.client
            .name_hub(error)
            .redacted(&self.client.shared.config.redactor)
    }
}

/// Returns true where attempts are written to the log.
fn is_logged() -> bool {
    #[cfg(feature = "log")]
    return log::log_enabled!(target: "gfxhub", log::Level::Debug);
    #[cfg(not(feature = "log"))]
    false
}
