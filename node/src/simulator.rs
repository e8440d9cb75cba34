//! The hub simulator within this process: what its generated class is made with.

use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::{SettingValue, WorkerPool};
use gfxhub_simulator::{LocalHub, LocalHubError, Options};
use serde_json::Value;

use crate::call::{self, JobInfo};
use crate::completions::{CallResult, CompletionQueue};
use crate::error::{LOCAL_HUB, NodeError, duration};
use crate::generated_simulator::{JSON, JSON_FILES};
use crate::settings::object;

/// A hub, once it has been started.
#[derive(Default)]
pub(crate) struct Held {
    started: Arc<OnceLock<LocalHub>>,
    /// Its own, so that nothing else keeps it waiting.
    pool: WorkerPool,
}

impl Held {
    /// Starts it here and now.
    pub(crate) fn start_now(&self, options: &str) -> Result<(), NodeError> {
        start(&self.started, options)
    }

    /// Begins to start it.
    pub(crate) fn start(&self, queue: &CompletionQueue, call: i64, options: String) {
        let place = Arc::clone(&self.started);
        call::run(queue, call, &self.pool, job_info(), move |_| {
            start(&place, &options).map(|()| CallResult::default())
        });
    }

    pub(crate) fn get(&self) -> Result<&LocalHub, NodeError> {
        started(&self.started)
    }

    /// Does something with it on a thread of its own pool.
    pub(crate) fn run(
        &self,
        queue: &CompletionQueue,
        call: i64,
        work: impl FnOnce(&LocalHub) -> Result<CallResult, NodeError> + Send + 'static,
    ) {
        let place = Arc::clone(&self.started);
        call::run(queue, call, &self.pool, job_info(), move |_| {
            work(started(&place)?)
        });
    }
}

/// A hub that nobody stopped is stopped when it is forgotten, which takes a moment that the event
/// loop does not have.
impl Drop for Held {
    fn drop(&mut self) {
        if let Some(hub) = Arc::get_mut(&mut self.started).and_then(OnceLock::take) {
            // Without a thread it stops here after all.
            let _ = thread::Builder::new().spawn(move || drop(hub));
        }
    }
}

fn start(place: &OnceLock<LocalHub>, json: &str) -> Result<(), NodeError> {
    let hub = LocalHub::start(options(json)?).map_err(failure)?;
    let started = place.set(hub);
    started.map_err(|_| NodeError::io(LOCAL_HUB, "it has been started already"))
}

fn started(place: &OnceLock<LocalHub>) -> Result<&LocalHub, NodeError> {
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

/// The options, from the JSON object that JavaScript gives.
fn options(json: &str) -> Result<Options, NodeError> {
    let mut options = Options::default();
    for (name, value) in object(LOCAL_HUB, json)? {
        let value = option(&name, value);
        options.set(&name, value).map_err(failure)?;
    }
    Ok(options)
}

fn option(name: &str, value: Value) -> SettingValue {
    match value {
        Value::String(path) if JSON_FILES.contains(&name) => SettingValue::Path(path.into()),
        Value::String(text) => SettingValue::Text(text),
        Value::Bool(flag) => SettingValue::Flag(flag),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => SettingValue::Number(whole.into()),
            None => SettingValue::Seconds(number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::Array(texts) if texts.iter().all(Value::is_string) => {
            let texts = texts.iter().filter_map(Value::as_str);
            SettingValue::Texts(texts.map(str::to_owned).collect())
        }
        value @ Value::Object(_) if JSON.contains(&name) => SettingValue::Text(value.to_string()),
        // No option takes it, and each says what it must be.
        _ => SettingValue::Headers(Vec::new()),
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

/// The number of an entry of a log.
pub(crate) fn whole(argument: &str, number: f64) -> Result<u64, NodeError> {
    if number < 0.0 || number.fract() != 0.0 || !number.is_finite() {
        let due = "it must be a whole number, 0 or more";
        return Err(NodeError::invalid(LOCAL_HUB, argument, due));
    }
    // The cast is exact but for numbers that no hub reaches.
    Ok(number as u64)
}

/// A time in seconds.
pub(crate) fn seconds(argument: &str, seconds: f64) -> Result<Duration, NodeError> {
    let expected = "it must be a number of seconds, 0 or more";
    duration(seconds * 1000.0).ok_or_else(|| NodeError::invalid(LOCAL_HUB, argument, expected))
}

/// A result of this JSON.
pub(crate) fn result(text: String) -> CallResult {
    CallResult {
        text: Some(text),
        bytes: None,
    }
}
