//! The code that every call to the hub passes through. It makes the attempts within the deadline,
//! decodes the response, reports each attempt, and adds to an error what is known of the call.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::client::Client;
use crate::error::{self, Effect, Error, ErrorKind, from_status, panic_message};
use crate::event::{Event, Observer};
use crate::explain;
use crate::guard::Admission;
use crate::options::CallStart;
use crate::raw::RawResponse;
use crate::recorder::{Ended, Entry};
use crate::request::Request;
use crate::retry::{FailedAttempt, FailedCall, Limits, RetryContext, Sequence, Success};
use crate::schema::body::RequestBody;
use crate::schema::ids::Text;
use crate::schema::operation::OperationInfo;
use crate::schema::retry_class::RetryClass;
use crate::transport::{HttpRequest, HttpResponse, Permission, TransportError};
use crate::value::context::{DecodeContext, DecodeLimits};
use crate::write_log::Write;
use crate::write_scope::WriteScope;

/// A function that decodes a response.
pub(crate) type Decode<T> = fn(&RawResponse, &DecodeContext<'_>) -> error::Result<T>;

impl Client {
    /// Calls an operation and returns its decoded result, with the response.
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
        self.name_lists().forget_after(operation);
        let outcome = sent.and_then(|(success, report)| call.complete(success, report, decode));
        outcome.map_err(|failed| call.failed(failed))
    }

    /// Sends a request and returns its response as received.
    pub(crate) fn send(&self, request: Request) -> error::Result<RawResponse> {
        let begun = Call::begin(self, request);
        let (call, scope) = begun.map_err(|error| self.name_hub(error))?;
        let (success, report) = call.send(scope).map_err(|failed| call.failed(failed))?;
        call.report(report, Some(success.response.status()), None);
        call.record_end(Ok(&success.response), success.attempts.made());
        Ok(success.response)
    }

    /// Returns the observers of attempts: the client's, then that of the options.
    fn observers(&self) -> impl Iterator<Item = &Observer> {
        let client = self.shared.config.observer.as_ref();
        client.into_iter().chain(self.options.observer())
    }

    /// Logs an event, and reports it to the observers.
    pub(crate) fn report(&self, event: &Event) {
        #[cfg(feature = "log")]
        log::debug!(target: "gfxhub", "{event}");
        for observer in self.observers() {
            observer.report(event);
        }
    }
}

/// A call in progress.
pub(crate) struct Call<'a> {
    client: &'a Client,
    request: Request,
    /// The path including the prefix of the base address.
    target: String,
    start: CallStart,
    deadline: Instant,
    /// Entry of the call in the recorder, from the beginning of the call to its end.
    recorded: Mutex<Option<Entry>>,
}

/// The part of an attempt's report that is known before the response is decoded.
pub(crate) struct AttemptReport {
    number: u32,
    started: Instant,
    sent: u64,
    received: u64,
}

impl<'a> Call<'a> {
    /// Creates the call of a request. Returns it with its write scope: the properties that it may
    /// change.
    fn begin(client: &'a Client, request: Request) -> error::Result<(Self, WriteScope)> {
        let (start, deadline) = client
            .start_and_deadline()
            .map_err(|error| error.with_operation(request.operation))?;
        Ok(Self::new(client, request, start, deadline))
    }

    /// Creates a call with this start and deadline. Returns it with its write scope.
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
            recorded: Mutex::default(),
        };
        (call, scope)
    }

    /// Returns the retry class of the call's request.
    pub(crate) fn class(&self) -> RetryClass {
        self.request.resend
    }

    /// Returns the retry class, the permission to resend and the limits of the call.
    pub(crate) fn retry_context(&self, limits: Limits) -> RetryContext {
        RetryContext {
            class: self.request.resend,
            resend_opt_in: self.client.options.resend_opt_in(),
            limits,
        }
    }

    /// Returns the limits of the call's attempts. A call that searches for ids that do not exist
    /// makes one attempt; any other call ends with its deadline.
    pub(crate) fn limits(&self) -> Limits {
        Limits::Call {
            deadline: match self.client.searches() {
                true => self.start.instant(),
                false => self.deadline,
            },
        }
    }

    /// Starts the sequence of attempts. Returns an error if the client is closed, if the request is
    /// only previewed, if it writes although the client must only read or is a group, or if the
    /// guard refuses it.
    pub(crate) fn begin_attempts(&self, scope: WriteScope) -> Result<Sequence, FailedCall> {
        if self.client.is_closed() {
            let error = Error::new(ErrorKind::Closed, Effect::None, "the client was closed");
            return Err(FailedCall { error, attempts: 0 });
        }
        let unsent = |error| FailedCall { error, attempts: 0 };
        self.preview().map_err(unsent)?;
        if self.client.reads_only() && !self.request.is_read() {
            let detail = "it may change something, but submit_read makes only calls that read";
            let error = Error::invalid("operation", detail);
            return Err(FailedCall { error, attempts: 0 });
        }
        if !self.request.is_read() {
            self.client.check_single().map_err(unsent)?;
        }
        let admission = self.admit().map_err(unsent)?;
        Ok(self.client.shared.retry.begin(self.start, scope, admission))
    }

    /// Asks the client's guard to admit the request. Returns an error if the guard refuses it.
    pub(crate) fn admit(&self) -> error::Result<Option<Box<Admission>>> {
        let shared = &self.client.shared;
        let whole = self.client.whole_call();
        let admitted = shared.config.guard.admit(&self.request, whole);
        match (&admitted, &shared.recorder) {
            (_, None) => {}
            (Ok(admission), Some(_)) => self.record_begin(admission.as_deref()),
            (Err(error), Some(recorder)) => {
                recorder.refused(&self.request, whole, error);
            }
        }
        admitted
    }

    /// Records that the request is about to be sent, with the permit that it uses.
    pub(crate) fn record_begin(&self, admission: Option<&Admission>) {
        if let Some(recorder) = &self.client.shared.recorder {
            let permit = admission.and_then(Admission::permit);
            let entry = recorder.begin(&self.request, self.client.whole_call(), permit);
            *self.recorded.lock().unwrap_or_else(PoisonError::into_inner) = entry;
        }
    }

    /// Records the end of the call, once.
    fn record_end(&self, outcome: Result<&RawResponse, &Error>, attempts: u32) {
        let Some(recorder) = &self.client.shared.recorder else {
            return;
        };
        let mut entry = self.recorded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entry.take() {
            let ended = Ended {
                error: outcome.err(),
                status: outcome.map_or_else(Error::status, |reply| Some(reply.status())),
                attempts,
                began: self.start.instant(),
                response: match &outcome {
                    Ok(reply) => reply.bytes(),
                    Err(error) => error.body().unwrap_or_default().as_bytes(),
                },
            };
            recorder.end(entry, &self.request, self.client.whole_call(), &ended);
        }
    }

    /// Adds the request to the preview log if it is only previewed. Returns the error that then
    /// ends the call.
    fn preview(&self) -> error::Result<()> {
        match self.client.preview_log() {
            Some(log) if log.takes(&self.request) => {
                let preview = self.client.preview_of(&self.request, false);
                Err(log.note(std::iter::once(preview)))
            }
            _ => Ok(()),
        }
    }

    /// Sends the request until an attempt succeeds or the retry class allows no more. Reports all
    /// attempts except the successful one, which is reported after its response was decoded.
    pub(crate) fn send(
        &self,
        scope: WriteScope,
    ) -> Result<(Success, Option<AttemptReport>), FailedCall> {
        if self.client.begins_late() && self.deadline <= Instant::now() {
            let limit = self.deadline.duration_since(self.start.instant());
            let detail = format!("the call's timeout of {limit:?} ran out before it was sent");
            let error = Error::unsent(ErrorKind::Timeout, detail, self.start.instant());
            return Err(FailedCall { error, attempts: 0 });
        }
        let shared = &self.client.shared;
        let sequence = self.begin_attempts(scope)?;
        let mut attempt = |number, write: Option<&Arc<Write>>| {
            let started = self.attempt_starts();
            let permission = self.permission(number, write);
            let outcome = shared.transport.send(&self.outgoing(number), permission);
            self.attempt_ended(number, started, outcome)
        };
        let context = self.retry_context(self.limits());
        let sent = shared
            .retry
            .run(&context, sequence, &self.client.stops, &mut attempt);
        sent.map(|(success, report)| (success, report.flatten()))
    }

    /// Returns the checks that the attempt with this number has to pass before its first byte is
    /// sent.
    pub(crate) fn permission<'r>(
        &'r self,
        number: u32,
        write: Option<&'r Arc<Write>>,
    ) -> Permission<'r> {
        Permission {
            write,
            progress: self.client.options.progress(),
            seat: self
                .client
                .options
                .seat()
                .filter(|_| !self.request.is_read()),
            acts_again: number > 1 && self.request.resend != RetryClass::Set,
            own_stops: None,
        }
    }

    /// Returns the HTTP request of an attempt.
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

    /// Returns the current time as the start of an attempt. Returns `None` if attempts are neither
    /// observed nor logged.
    pub(crate) fn attempt_starts(&self) -> Option<Instant> {
        let is_observed = self.client.observers().next().is_some() || is_logged();
        is_observed.then(Instant::now)
    }

    /// Returns the response of an attempt with its report if the status is 2xx. Any other outcome
    /// is reported at once and returned as a failure.
    pub(crate) fn attempt_ended(
        &self,
        number: u32,
        started: Option<Instant>,
        outcome: Result<HttpResponse, TransportError>,
    ) -> Result<(RawResponse, Option<AttemptReport>), FailedAttempt> {
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
        if let (Err(fault), Some(seat)) = (&outcome, self.client.options.seat())
            && fault.kind.is_of_connecting()
        {
            seat.found_no_connection();
        }
        let outcome = match outcome {
            Err(fault) => Err(FailedAttempt {
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

    /// Decodes the response of the successful attempt and reports the attempt.
    pub(crate) fn complete<T>(
        &self,
        mut success: Success,
        report: Option<AttemptReport>,
        decode: Decode<T>,
    ) -> Result<(T, RawResponse), FailedCall> {
        if !self.request.is_read() {
            self.client.shared.acts.note(self.request.operation);
        }
        success.response.repair();
        let decoded = self.decode(&success, decode);
        let status = Some(success.response.status());
        self.report(report, status, decoded.as_ref().err());
        let outcome = decoded.as_ref().map(|_| &success.response);
        self.record_end(outcome, success.attempts.made());
        match decoded {
            Ok(result) => Ok((result, success.response)),
            Err(error) => Err(success.attempts.failed(error)),
        }
    }

    /// Turns any status but 2xx into an error.
    fn check_status(&self, response: RawResponse) -> Result<RawResponse, FailedAttempt> {
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
        Err(FailedAttempt {
            error: self.with_effect_of_class(error),
            response: Some(Box::new(response)),
            stale: false,
            transient: false,
        })
    }

    /// Decodes the response of the successful attempt.
    fn decode<T>(&self, success: &Success, decode: Decode<T>) -> error::Result<T> {
        if success.already_deleted {
            // The hub responded that the object does not exist; the result is that of a deletion.
            return decode(&RawResponse::empty(), &DecodeContext::unlimited());
        }
        let response = &success.response;
        let limits = DecodeLimits {
            deadline: self.deadline,
            stops: &self.client.stops,
        };
        let context = DecodeContext::of_body(limits, response.bytes().len())
            .documented(self.client.options.wants_documented());
        // A panic of `decode` is caught here, where it is known that the hub has responded.
        let outcome = catch_unwind(AssertUnwindSafe(|| decode(response, &context)));
        let panicked = |panic| {
            let detail = panic_message(panic);
            Err(Error::new(ErrorKind::Internal, Effect::Done, detail))
        };
        outcome.unwrap_or_else(panicked).map_err(|error| {
            let error = error.with_status(response.status());
            self.with_effect_of_class(error.with_body(response.error_excerpt()))
        })
    }

    /// Sets the effect of a read's error to none, since a read has no effect whatever its outcome.
    fn with_effect_of_class(&self, error: Error) -> Error {
        match self.request.is_read() {
            true => error.with_effect(Effect::None),
            false => error,
        }
    }

    /// Reports an attempt, if it is observed or logged.
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
        self.client.report(&event);
    }

    /// Returns the complete error of the call. If an id in the path may not exist, searches for it
    /// first, so that the error can say so.
    pub(crate) fn failed(&self, failed: FailedCall) -> Error {
        let error = explain::explained(self.client, &self.request, self.deadline, failed.error);
        self.explain(FailedCall { error, ..failed })
    }

    /// Searches for an id in the path that does not exist, and adds the result to a complete error.
    /// `client` makes the requests of the search.
    pub(crate) fn searched(&self, client: &Client, error: Error) -> Error {
        let error = explain::explained(client, &self.request, self.deadline, error);
        error.redacted(&client.shared.config.redactor)
    }

    /// Adds to an error all that is known of the call, and removes the secrets. Also records the
    /// end of the call. Makes no search for ids that do not exist.
    pub(crate) fn explain(&self, failed: FailedCall) -> Error {
        let error = failed
            .error
            .with_operation(self.request.operation)
            .request(self.request.method.as_str(), self.target.clone())
            .with_attempts(failed.attempts)
            .with_elapsed(self.start.instant().elapsed());
        let error = self
            .client
            .name_hub(error)
            .redacted(&self.client.shared.config.redactor);
        self.record_end(Err(&error), failed.attempts);
        error
    }
}

/// Returns `true` if attempts are logged.
fn is_logged() -> bool {
    #[cfg(feature = "log")]
    return log::log_enabled!(target: "gfxhub", log::Level::Debug);
    #[cfg(not(feature = "log"))]
    false
}
