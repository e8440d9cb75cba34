//! Calls: from the hands of the event loop to a thread of the pool, and back to the desk.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CallStart, CancelToken, EXTERNAL_DATA, Effect, Event, Method, RawResponse,
    RetryClass,
};
use gfxhub_bindings_support::{Job, Turn, WorkerPool, unsent};
use napi_derive::napi;
use serde_json::json;

use crate::client::Client;
use crate::desk::{Answer, Counter, Desk};
use crate::exact::{self, Unusable};
use crate::failure::{Failure, REQUEST, known, milliseconds};
use crate::guard;

/// The name under which the tests put a panic into the threads of calls.
const THREAD: &str = "thread";

/// The same for what is made of their answers.
const ANSWER: &str = "answer";

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
        "kind": event.kind().map(gfxhub::ErrorKind::name),
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
    /// When its caller called.
    pub(crate) began: Instant,
    /// When it must have ended, its wait for a thread included.
    pub(crate) deadline: Option<Instant>,
}

/// What a job does. It is given the token that cancels it.
type Work = Box<dyn FnOnce(&CancelToken) -> Result<Answer, Failure> + Send>;

/// Does something on a thread of a pool and tells the desk what came of it.
pub(crate) fn run(
    desk: &Desk,
    call: i64,
    pool: &WorkerPool,
    errand: Errand,
    work: impl FnOnce(&CancelToken) -> Result<Answer, Failure> + Send + 'static,
) {
    begin(desk, call, pool, errand, Box::new(work));
}

/// The same for all jobs, so that what one does adds little code of its own.
fn begin(desk: &Desk, call: i64, pool: &WorkerPool, errand: Errand, work: Work) {
    let counter = Arc::clone(&desk.counter);
    let token = counter.open(call);
    let asked = token.clone();
    let deadline = errand.deadline;
    let work = Box::new(move |turn: Turn| {
        let outcome = match unsent(turn, errand.began) {
            Some(error) => Err(error.with_operation(known(&errand.operation)).into()),
            None => {
                CURRENT.set(Some((Arc::clone(&counter), call)));
                // The client catches its own panics and knows what it has sent: one that comes here
                // from before it was called says so.
                let outcome =
                    guard::caught(THREAD, &errand.operation, Effect::None, || work(&token));
                CURRENT.set(None);
                outcome
            }
        };
        // What the client did not see of the call is part of it too.
        let took = milliseconds(errand.began.elapsed());
        counter.close(
            call,
            outcome.map_err(|failure| failure.with("elapsed", took)),
            deadline.map(|deadline| deadline.saturating_duration_since(Instant::now())),
        );
    });
    let job = pool.submit(Job {
        deadline,
        cancelled: Box::new(move || asked.is_cancelled()),
        work,
    });
    desk.counter.queued(call, job);
}

/// What is made of an answer. The hub has carried the call out by then, also where this panics.
fn answered(
    operation: &str,
    read: bool,
    work: impl FnOnce(Effect) -> Result<Answer, Failure>,
) -> Result<Answer, Failure> {
    let effect = if read { Effect::None } else { Effect::Done };
    guard::caught(ANSWER, operation, effect, || work(effect))
}

/// The options of a call that begins now.
fn options(limit: Option<Duration>) -> CallOptions {
    let options = CallOptions::new()
        .started_at(CallStart::now())
        .documented_results(true);
    match limit {
        Some(limit) => options.timeout(limit),
        None => options,
    }
}

/// What a call through this client is, apart from what it does.
fn errand(client: &gfxhub::Client, operation: &str) -> Result<Errand, Failure> {
    let times = client.start_and_deadline();
    let (start, deadline) = times.map_err(|error| error.with_operation(known(operation)))?;
    Ok(Errand {
        operation: operation.to_owned(),
        began: start.instant(),
        deadline: Some(deadline),
    })
}

/// The limit that JavaScript gave, where it gave one.
fn limit(operation: &str, timeout: Option<f64>) -> Result<Option<Duration>, Failure> {
    let refused = || {
        Failure::invalid(
            operation,
            "timeoutMs",
            "it must be a number of milliseconds",
        )
    };
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
            let mark = client.mark.clone();
            let options = options(limit(&operation, timeout)?).resend(resend);
            let hub = client.open(&operation)?.with(options.clone());
            let row = gfxhub::operation(&operation);
            let read = row.is_some_and(|row| row.resend == RetryClass::Read);
            let errand = errand(&hub, &operation)?;
            let deadline = errand.deadline;
            run(self, call, client.pools.pool(read), errand, move |token| {
                let hub = hub.with(options.cancel(token));
                let invoked = hub.invoke(&operation, &arguments)?;
                if operation == EXTERNAL_DATA.name {
                    return answered(&operation, read, |_| Ok(raw(invoked.response())));
                }
                answered(&operation, read, |effect| {
                    let found = row.zip(invoked.result());
                    let text = found
                        .map(|(row, text)| exact::result(row, text, mark.as_deref(), deadline));
                    let text = text.transpose().map_err(|unusable| {
                        let status = invoked.response().status();
                        match unusable {
                            Unusable::TooLate => Failure::decoded_late(&operation, effect),
                            Unusable::Inexact(id) => {
                                let place = hub.redacted(&id.place);
                                let said = invoked.text().map(|said| hub.redacted(said));
                                Failure::inexact(&operation, effect, &place, &id.number)
                                    .with("body", said)
                            }
                        }
                        .with("status", status)
                    })?;
                    Ok(Answer { text, bytes: None })
                })
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
            let options = options(limit(REQUEST, timeout)?);
            let refused = || {
                let due = "it is none of GET, POST, PUT, PATCH, DELETE";
                Failure::invalid(REQUEST, "method", due)
            };
            let method = Method::from_word(&method).ok_or_else(refused)?;
            let hub = client.open(REQUEST)?.with(options.clone());
            let read = method == Method::Get;
            let errand = errand(&hub, REQUEST)?;
            run(self, call, client.pools.pool(read), errand, move |token| {
                let hub = hub.with(options.cancel(token));
                let response = hub.request(method, &path, body.as_deref())?;
                answered(REQUEST, read, |_| Ok(raw(&response)))
            });
            Ok(())
        })
    }
}
