//! Runs calls on the threads of a pool. They report to the event loop through the completion queue.

use std::sync::Arc;
use std::time::Instant;

use gfxhub::{
    CallOptions, CancelToken, Effect, Error, ErrorKind, Event, Method, RawResponse,
    bindings::{CallStart, Job, Turn, WorkerPool, only_reads, unsent},
    schema::EXTERNAL_DATA,
};
use gfxhub_simulator::json::json;
use napi_derive::napi;

use crate::client::Client;
use crate::completions::{CallResult, CompletionQueue, Observer};
use crate::error::{NodeError, REQUEST, known, milliseconds};
use crate::panic_boundary;
use crate::safe_integers::{self, DiscardReason};
use crate::settings;

/// Name with which tests inject a panic into the threads of calls.
const THREAD: &str = "thread";

/// Name with which tests inject a panic into the conversion of responses.
pub(crate) const RESPONSE: &str = "response";

/// Converts an attempt to JSON for JavaScript.
fn event_json(event: &Event) -> String {
    json!({
        "hub": event.hub(),
        "operation": event.operation(),
        "method": event.method(),
        "path": event.path(),
        "attempt": event.attempt(),
        "status": event.status(),
        "kind": event.kind().map(ErrorKind::name),
        "effect": event.effect().word(),
        "elapsed": milliseconds(event.elapsed()),
        "sent": event.sent(),
        "received": event.received(),
    })
    .to_string()
}

/// Description of a job, without the work itself.
pub(crate) struct JobInfo {
    /// Operation name in errors.
    pub(crate) operation: String,
    /// Time at which the program made the call.
    pub(crate) began: Instant,
    /// Time at which the job must have ended, including its wait for a thread.
    pub(crate) deadline: Option<Instant>,
    /// Client that makes the call, if there is one.
    pub(crate) client: Option<gfxhub::Client>,
}

/// The work of a job. Its argument is the token with which the job is cancelled.
type Work = Box<dyn FnOnce(&CancelToken) -> Result<CallResult, NodeError> + Send>;

/// Runs a job on a thread of a pool and reports its result to the completion queue.
pub(crate) fn run(
    queue: &CompletionQueue,
    call: i64,
    pool: &WorkerPool,
    job_info: JobInfo,
    work: impl FnOnce(&CancelToken) -> Result<CallResult, NodeError> + Send + 'static,
) {
    begin(queue, call, pool, job_info, Box::new(work));
}

/// Submits a job to a pool. It is not generic, so that each kind of job adds little code.
fn begin(queue: &CompletionQueue, call: i64, pool: &WorkerPool, job_info: JobInfo, work: Work) {
    let registry = Arc::clone(&queue.registry);
    let token = registry.open(call);
    let polled = token.clone();
    let deadline = job_info.deadline;
    let work = Box::new(move |turn: Turn| {
        let outcome = match unsent(turn, job_info.began) {
            Some(error) => {
                let error = error.with_operation(known(&job_info.operation));
                Err(match &job_info.client {
                    Some(client) => client.name_hub(error).into(),
                    None => error.into(),
                })
            }
            None => {
                // The client catches its own panics. A panic that is caught here therefore occurred
                // before the client was called.
                panic_boundary::caught(THREAD, &job_info.operation, Effect::None, || work(&token))
            }
        };
        // The elapsed time is measured here, so that it includes the time before and after the
        // client's own measurement.
        let took = milliseconds(job_info.began.elapsed());
        registry.close(
            call,
            outcome.map_err(|failure| failure.with("elapsed", took)),
            deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
        );
    });
    let job = pool.submit(Job {
        deadline,
        cancelled: Box::new(move || polled.is_cancelled()),
        work,
    });
    queue.registry.queued(call, job);
}

/// Converts a response. The hub has already executed the call, even if the conversion panics.
fn convert(
    operation: &str,
    read: bool,
    work: impl FnOnce(Effect) -> Result<CallResult, NodeError>,
) -> Result<CallResult, NodeError> {
    let effect = if read { Effect::None } else { Effect::Done };
    panic_boundary::caught(RESPONSE, operation, effect, || work(effect))
}

/// Reads the options of a call from JSON. The time of the call starts now. If the program observes
/// attempts, they are reported to the completion queue.
pub(crate) fn options(
    queue: &CompletionQueue,
    call: i64,
    client: &Client,
    operation: &str,
    given: Option<&str>,
) -> Result<CallOptions, NodeError> {
    let mut options = settings::of_call(operation, given)?
        .started_at(CallStart::now())
        .documented_results(true);
    if client.observed {
        let registry = Arc::clone(&queue.registry);
        let observer = Observer { registry, call };
        options = options.on_event(move |event| observer.report(event_json(event)));
    }
    Ok(options)
}

/// Describes a call with this client as a job.
pub(crate) fn job_info(client: &gfxhub::Client, operation: &str) -> Result<JobInfo, NodeError> {
    let is_unlimited = gfxhub::schema::call(operation).is_some_and(|call| call.is_unlimited);
    let times = client.start_and_deadline_of(is_unlimited);
    let (start, deadline) =
        times.map_err(|error| client.name_hub(error.with_operation(known(operation))))?;
    Ok(JobInfo {
        operation: operation.to_owned(),
        began: start.instant(),
        deadline: Some(deadline),
        client: Some(client.clone()),
    })
}

/// Returns the error of a call whose result cannot be passed to JavaScript.
pub(crate) fn unusable(
    hub: &gfxhub::Client,
    operation: &str,
    effect: Effect,
    why: &DiscardReason,
) -> NodeError {
    match why {
        DiscardReason::TooLate => NodeError::decoded_late(hub, operation, effect),
        DiscardReason::UnsafeInteger(id) => {
            NodeError::inexact(hub, operation, effect, &hub.redacted(&id.place), &id.number)
        }
    }
}

/// Converts a response that is passed on as received.
fn raw(response: &RawResponse) -> CallResult {
    let head = json!({ "status": response.status(), "contentType": response.content_type() });
    CallResult {
        text: Some(head.to_string()),
        bytes: Some(response.bytes().to_vec()),
    }
}

/// Returns the error of a call that failed in JavaScript, with the same fields as other errors.
#[napi]
pub fn failure(
    kind: String,
    effect: String,
    operation: String,
    hub: Option<String>,
    argument: Option<String>,
    detail: String,
) -> napi::Result<String> {
    panic_boundary::export("failure", || {
        let of_name = |known: &&ErrorKind| known.name() == kind;
        let kind = ErrorKind::ALL.iter().find(of_name).copied();
        let effects = [Effect::None, Effect::Maybe, Effect::Done];
        let effect = effects.into_iter().find(|known| known.word() == effect);
        let error = Error::from_binding(
            kind.unwrap_or(ErrorKind::Internal),
            effect.unwrap_or(Effect::Maybe),
            known(&operation),
            argument.as_deref(),
            detail,
        );
        let error = match hub {
            Some(hub) => error.with_hub(hub),
            None => error,
        };
        Ok(NodeError::from(error).to_json())
    })
}

#[napi]
impl CompletionQueue {
    /// Starts the call of an operation by its name. Its arguments and options are JSON.
    #[napi]
    pub fn invoke(
        &self,
        call: i64,
        client: &Client,
        operation: String,
        arguments: String,
        given: Option<String>,
    ) -> napi::Result<()> {
        panic_boundary::export("invoke", || {
            let mark = client.mark.clone();
            let options = options(self, call, client, &operation, given.as_deref())?;
            let hub = client.open(&operation)?.with(options.clone());
            let row = gfxhub::schema::operation(&operation);
            let read = only_reads(&operation);
            let job_info = job_info(&hub, &operation)?;
            let deadline = job_info.deadline;
            run(
                self,
                call,
                client.pools.pool(read),
                job_info,
                move |token| {
                    let hub = hub.with(options.cancel(token));
                    let invoked = hub.invoke(&operation, &arguments)?;
                    if let Some(response) = invoked.response()
                        && operation == EXTERNAL_DATA.name
                    {
                        return convert(&operation, read, |_| Ok(raw(response)));
                    }
                    convert(&operation, read, |effect| {
                        let found = invoked.result();
                        if let Some(text) = found.filter(|_| invoked.has_exact_integers()) {
                            return Ok(CallResult {
                                text: Some(text.to_owned()),
                                bytes: None,
                            });
                        }
                        let text = found.map(|text| {
                            safe_integers::result(row, text, mark.as_deref(), deadline)
                        });
                        let text = text.transpose().map_err(|unusable| {
                            let failure = self::unusable(&hub, &operation, effect, &unusable)
                                .with("status", invoked.response().map(RawResponse::status));
                            match unusable {
                                DiscardReason::TooLate => failure,
                                DiscardReason::UnsafeInteger(_) => {
                                    let body = invoked.text().map(|text| hub.redacted(text));
                                    failure.with("body", body)
                                }
                            }
                        })?;
                        Ok(CallResult { text, bytes: None })
                    })
                },
            );
            Ok(())
        })
    }

    /// Starts a raw request.
    #[napi]
    pub fn request(
        &self,
        call: i64,
        client: &Client,
        method: String,
        path: String,
        body: Option<String>,
        given: Option<String>,
    ) -> napi::Result<()> {
        panic_boundary::export("request", || {
            let options = options(self, call, client, REQUEST, given.as_deref())?;
            let refused = || {
                let due = "it must be GET, POST, PUT, PATCH or DELETE";
                NodeError::invalid(REQUEST, "method", due)
            };
            let method = Method::from_word(&method).ok_or_else(refused)?;
            let hub = client.open(REQUEST)?.with(options.clone());
            let read = method == Method::Get;
            let job_info = job_info(&hub, REQUEST)?;
            run(
                self,
                call,
                client.pools.pool(read),
                job_info,
                move |token| {
                    let hub = hub.with(options.cancel(token));
                    let response = hub.request(method, &path, body.as_deref())?;
                    convert(REQUEST, read, |_| Ok(raw(&response)))
                },
            );
            Ok(())
        })
    }
}
