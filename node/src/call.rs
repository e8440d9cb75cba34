//! Calls: from the hands of the event loop to a thread of the pool, and back to the desk.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::{CallOptions, CancelToken, EXTERNAL_DATA, Effect, Event, Method, RawResponse, Resend};
use napi_derive::napi;
use serde_json::json;

use crate::client::Client;
use crate::desk::{Answer, Counter, Desk};
use crate::exact;
use crate::failure::{Failure, REQUEST, milliseconds};
use crate::guard;
use crate::pool::{self, Job, Turn};

/// The name under which the tests put a panic into the threads of calls.
const THREAD: &str = "thread";

thread_local! {
    /// The call that this thread is busy with, for what the client reports meanwhile.
    static CURRENT: RefCell<Option<(Arc<Counter>, i64)>> = const { RefCell::new(None) };
}

/// Sends what a client reports of an attempt to the desk of the call that made it.
pub(crate) fn report(event: &Event) {
    let text = json!({
        "operation": event.operation(),
        "method": event.method(),
        "path": event.path(),
        "attempt": event.attempt(),
        "status": event.status(),
        "kind": event.kind().map(gfxhub::Kind::name),
        "effect": event.effect().word(),
        "elapsed": milliseconds(event.elapsed()),
        "sent": event.sent(),
        "received": event.received(),
    });
    CURRENT.with_borrow(|current| {
        if let Some((counter, call)) = current {
            counter.report(*call, text.to_string());
        }
    });
}

/// A number of milliseconds as a time. None where it is no such number.
pub(crate) fn duration(milliseconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(milliseconds / 1000.0).ok()
}

/// What a job is, apart from what it does.
pub(crate) struct Errand {
    /// The operation, for what fails.
    pub(crate) operation: String,
    /// The time that it may take, waiting for a thread included.
    pub(crate) limit: Option<Duration>,
    /// What may have come of it when a panic ends it.
    pub(crate) lost: Effect,
}

/// What a job does. It is given the token that cancels it, and how long it has waited for its
/// thread.
type Work = Box<dyn FnOnce(&CancelToken, Duration) -> Result<Answer, Failure> + Send>;

/// Does something on a thread of the pool and tells the desk what came of it.
pub(crate) fn run(
    desk: &Desk,
    call: i64,
    errand: Errand,
    work: impl FnOnce(&CancelToken, Duration) -> Result<Answer, Failure> + Send + 'static,
) {
    begin(desk, call, errand, Box::new(work));
}

/// The same for all jobs, so that what one does adds little code of its own.
fn begin(desk: &Desk, call: i64, errand: Errand, work: Work) {
    let counter = Arc::clone(&desk.counter);
    let token = counter.open(call);
    let began = Instant::now();
    let ticket = counter.ticket(call);
    // A limit beyond what a clock can hold is none that a wait would ever reach.
    let deadline = errand.limit.and_then(|limit| began.checked_add(limit));
    let work = Box::new(move |turn: Turn| {
        let outcome = match turn {
            Turn::Run => {
                CURRENT.set(Some((Arc::clone(&counter), call)));
                let outcome = guard::caught(THREAD, &errand.operation, errand.lost, || {
                    work(&token, began.elapsed())
                });
                CURRENT.set(None);
                outcome
            }
            Turn::Late => Err(Failure::late(&errand.operation)),
            Turn::NoThread(error) => {
                let detail = format!("the system gives no thread: {error}");
                Err(Failure::io(&errand.operation, detail))
            }
        };
        // The wait for a thread is part of the call, as it is of its time limit.
        let took = milliseconds(began.elapsed());
        counter.close(
            call,
            outcome.map_err(|failure| failure.with("elapsed", took)),
        );
    });
    pool::submit(Job {
        ticket,
        deadline,
        work,
    });
}

/// Whether something may have come of a call that ended in a fault of ours.
fn lost(read: bool) -> Effect {
    if read { Effect::None } else { Effect::Maybe }
}

/// The options of a call that has waited so long for its thread.
fn options(
    token: &CancelToken,
    limit: Option<Duration>,
    whole: Duration,
    waited: Duration,
) -> CallOptions {
    let options = CallOptions::new().cancel(token);
    match (limit, whole.checked_sub(waited)) {
        // A limit that the client would refuse is left to it.
        (Some(limit), None) => options.timeout(limit),
        // A wait worth the name comes off the time of the call.
        (_, Some(left)) if waited > Duration::from_millis(5) => options.timeout(left),
        (Some(limit), Some(_)) => options.timeout(limit),
        (None, _) => options,
    }
}

/// The limit that JavaScript gave, where it gave one.
fn limit(operation: &str, timeout: Option<f64>) -> Result<Option<Duration>, Failure> {
    let refused = || Failure::invalid(operation, "timeout", "it must be a number of milliseconds");
    timeout
        .map(|timeout| duration(timeout).ok_or_else(refused))
        .transpose()
}

/// An answer that is handed over as it came.
fn raw(response: &RawResponse) -> Answer {
    let head = json!({ "status": response.status(), "contentType": response.content_type() });
    Answer {
        text: Some(head.to_string()),
        bytes: Some(response.bytes().to_vec()),
    }
}

#[napi]
impl Desk {
    /// Begins a call of an operation by its name, with its arguments as JSON.
    #[napi]
    pub fn invoke(
        &self,
        call: i64,
        client: &Client,
        operation: String,
        arguments: String,
        timeout: Option<f64>,
        resend: bool,
    ) -> napi::Result<()> {
        guard::export("invoke", || {
            let limit = limit(&operation, timeout)?;
            let client = client.open(&operation)?;
            let whole = limit.unwrap_or_else(|| client.timeout());
            let row = gfxhub::operation(&operation);
            let errand = Errand {
                operation: operation.clone(),
                limit: Some(whole),
                lost: lost(row.is_some_and(|row| row.resend == Resend::Read)),
            };
            run(self, call, errand, move |token, waited| {
                let options = options(token, limit, whole, waited).resend(resend);
                let client = client.with(options);
                let invoked = client.invoke(&operation, &arguments)?;
                if operation == EXTERNAL_DATA.name {
                    return Ok(raw(invoked.response()));
                }
                let text = invoked.result().map(str::to_owned);
                let found = row.zip(text.as_deref());
                if let Some(inexact) = found.and_then(|(row, text)| exact::first(row, text)) {
                    let effect = match row.map(|row| row.resend) {
                        Some(Resend::Read) => Effect::None,
                        _ => Effect::Done,
                    };
                    return Err(Failure::inexact(
                        &operation,
                        effect,
                        &inexact.place,
                        &inexact.number,
                    )
                    .with("status", invoked.response().status())
                    .with("body", invoked.text()));
                }
                Ok(Answer { text, bytes: None })
            });
            Ok(())
        })
    }

    /// Begins a request of one's own.
    #[napi]
    pub fn request(
        &self,
        call: i64,
        client: &Client,
        method: String,
        path: String,
        body: Option<String>,
        timeout: Option<f64>,
    ) -> napi::Result<()> {
        guard::export("request", || {
            let limit = limit(REQUEST, timeout)?;
            let refused = || {
                let due = "it is none of GET, POST, PUT, PATCH, DELETE";
                Failure::invalid(REQUEST, "method", due)
            };
            let method = Method::from_word(&method).ok_or_else(refused)?;
            let client = client.open(REQUEST)?;
            let whole = limit.unwrap_or_else(|| client.timeout());
            let errand = Errand {
                operation: REQUEST.to_owned(),
                limit: Some(whole),
                lost: lost(method == Method::Get),
            };
            run(self, call, errand, move |token, waited| {
                let client = client.with(options(token, limit, whole, waited));
                let response = client.request(method, &path, body.as_deref())?;
                Ok(raw(&response))
            });
            Ok(())
        })
    }
}
