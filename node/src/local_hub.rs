//! The hub simulator within this process, as JavaScript holds it.

use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::WorkerPool;
use gfxhub_simulator::json::json;
use gfxhub_simulator::{LocalHub, LocalHubError};
use napi_derive::napi;

use crate::call::{self, JobInfo};
use crate::completions::{CallResult, CompletionQueue};
use crate::error::{LOCAL_HUB, NodeError, duration};
use crate::local_hub_options::read;
use crate::panic_boundary;

/// A hub simulator, once it has been started.
#[napi]
#[derive(Default)]
pub struct NativeLocalHub {
    pub(crate) started: Arc<OnceLock<LocalHub>>,
    /// Its own, so that nothing else keeps it waiting.
    pool: WorkerPool,
}

#[napi]
impl NativeLocalHub {
    /// One that has not been started.
    #[napi(constructor)]
    pub fn new() -> napi::Result<Self> {
        panic_boundary::export("NativeLocalHub", || Ok(Self::default()))
    }

    /// Starts it here and now, and gives its address and token as JSON.
    #[napi]
    pub fn start_now(&self, options: String) -> napi::Result<String> {
        panic_boundary::export("startNow", || start(&self.started, &options))
    }

    /// How many requests gave way to newer ones.
    #[napi]
    pub fn requests_dropped(&self) -> napi::Result<f64> {
        // The cast is exact but for counts that no hub reaches.
        panic_boundary::export("requestsDropped", || {
            Ok(started(&self.started)?.requests_dropped() as f64)
        })
    }
}

/// The number of an effect or of a request.
fn whole(argument: &str, number: f64) -> Result<u64, NodeError> {
    if number < 0.0 || number.fract() != 0.0 || !number.is_finite() {
        let due = "it must be a whole number, 0 or more";
        return Err(NodeError::invalid(LOCAL_HUB, argument, due));
    }
    // The cast is exact but for numbers that no hub reaches.
    Ok(number as u64)
}

/// A time in seconds.
pub(crate) fn seconds_of(argument: &str, seconds: f64) -> Result<Duration, NodeError> {
    let expected = "it must be a number of seconds, 0 or more";
    duration(seconds * 1000.0).ok_or_else(|| NodeError::invalid(LOCAL_HUB, argument, expected))
}

/// A hub that nobody stopped is stopped when it is forgotten, which takes a moment that the event
/// loop does not have.
impl Drop for NativeLocalHub {
    fn drop(&mut self) {
        if let Some(hub) = Arc::get_mut(&mut self.started).and_then(OnceLock::take) {
            // Without a thread it stops here after all.
            let _ = thread::Builder::new().spawn(move || drop(hub));
        }
    }
}

fn start(place: &OnceLock<LocalHub>, options: &str) -> Result<String, NodeError> {
    let hub = LocalHub::start(read(options)?).map_err(failure)?;
    let facts = json!({ "url": hub.url(), "port": hub.port(), "token": hub.token() });
    match place.set(hub) {
        Ok(()) => Ok(facts.to_string()),
        Err(_) => Err(NodeError::io(LOCAL_HUB, "it has been started already")),
    }
}

/// The error of a hub. One that is about an argument is that of a wrong argument, a file that cannot be
/// read too.
pub(crate) fn failure(error: LocalHubError) -> NodeError {
    let message = error.message().trim_end_matches('.');
    match error.place() {
        "" => NodeError::io(LOCAL_HUB, message),
        place => NodeError::invalid(LOCAL_HUB, place, message),
    }
}

/// Does something with a hub on a thread of its own pool.
pub(crate) fn run(
    queue: &CompletionQueue,
    call: i64,
    hub: &NativeLocalHub,
    work: impl FnOnce(&LocalHub) -> Result<CallResult, NodeError> + Send + 'static,
) {
    let place = Arc::clone(&hub.started);
    call::run(queue, call, &hub.pool, job_info(), move |_| {
        work(started(&place)?)
    });
}

pub(crate) fn started(place: &OnceLock<LocalHub>) -> Result<&LocalHub, NodeError> {
    let hub = place.get();
    hub.ok_or_else(|| NodeError::io(LOCAL_HUB, "it has not been started"))
}

fn job_info() -> JobInfo {
    JobInfo {
        operation: LOCAL_HUB.to_owned(),
        began: Instant::now(),
        deadline: None,
        client: None,
    }
}

/// A result of this text.
pub(crate) fn result(text: String) -> CallResult {
    CallResult {
        text: Some(text),
        bytes: None,
    }
}

#[napi]
impl CompletionQueue {
    /// Begins to start a hub; its address and token come as JSON.
    #[napi]
    pub fn start_hub(&self, call: i64, hub: &NativeLocalHub, options: String) -> napi::Result<()> {
        panic_boundary::export("startHub", || {
            let place = Arc::clone(&hub.started);
            call::run(self, call, &hub.pool, job_info(), move |_| {
                start(&place, &options).map(result)
            });
            Ok(())
        })
    }

    /// Begins to read the effects with numbers above `sequence`.
    #[napi]
    pub fn journal(&self, call: i64, hub: &NativeLocalHub, sequence: f64) -> napi::Result<()> {
        panic_boundary::export("journal", || {
            let sequence = whole("sequence", sequence)?;
            run(self, call, hub, move |hub| {
                let journal = hub.journal_json(sequence);
                Ok(result(crate::safe_integers::unlimited(journal)))
            });
            Ok(())
        })
    }

    /// Begins to read the requests with numbers above `number`.
    #[napi]
    pub fn requests(&self, call: i64, hub: &NativeLocalHub, number: f64) -> napi::Result<()> {
        panic_boundary::export("requests", || {
            let number = whole("number", number)?;
            run(self, call, hub, move |hub| {
                Ok(result(hub.requests_json(number)))
            });
            Ok(())
        })
    }

    /// Begins to move a manual clock on; the seconds since the start come back.
    #[napi]
    pub fn advance(&self, call: i64, hub: &NativeLocalHub, seconds: f64) -> napi::Result<()> {
        panic_boundary::export("advance", || {
            let by = seconds_of("seconds", seconds)?;
            run(self, call, hub, move |hub| {
                let passed = hub.advance(by).map_err(failure)?;
                Ok(result(json!(passed.as_secs_f64()).to_string()))
            });
            Ok(())
        })
    }

    /// Begins to stop a hub.
    #[napi]
    pub fn stop_hub(&self, call: i64, hub: &NativeLocalHub) -> napi::Result<()> {
        panic_boundary::export("stopHub", || {
            run(self, call, hub, |hub| {
                hub.stop();
                Ok(CallResult::default())
            });
            Ok(())
        })
    }
}
