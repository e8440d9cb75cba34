//! The hub simulator in this process: support for its generated class.

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

/// A hub simulator, before or after its start.
#[derive(Default)]
pub(crate) struct HubHandle {
    started: Arc<OnceLock<LocalHub>>,
    /// A separate pool, so that the hub does not have to wait for other work.
    pool: WorkerPool,
}

impl HubHandle {
    /// Starts the hub on the caller's thread.
    pub(crate) fn start_now(&self, options: &str) -> Result<(), NodeError> {
        start(&self.started, options)
    }

    /// Starts the hub on a thread of the pool.
    pub(crate) fn start(&self, queue: &CompletionQueue, call: i64, options: String) {
        let place = Arc::clone(&self.started);
        call::run(queue, call, &self.pool, job_info(), move |_| {
            start(&place, &options).map(|()| CallResult::default())
        });
    }

    pub(crate) fn get(&self) -> Result<&LocalHub, NodeError> {
        started(&self.started)
    }

    /// Runs work with the hub on a thread of the pool.
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

/// Stops the hub, if it is still running, on a separate thread, because this takes longer than the
/// event loop can wait.
impl Drop for HubHandle {
    fn drop(&mut self) {
        if let Some(hub) = Arc::get_mut(&mut self.started).and_then(OnceLock::take) {
            // If no thread can be started, the hub is stopped here.
            let _ = thread::Builder::new().spawn(move || drop(hub));
        }
    }
}

fn start(place: &OnceLock<LocalHub>, json: &str) -> Result<(), NodeError> {
    let hub = LocalHub::start(options(json)?).map_err(failure)?;
    let started = place.set(hub);
    started.map_err(|_| NodeError::io(LOCAL_HUB, "it was already started"))
}

fn started(place: &OnceLock<LocalHub>) -> Result<&LocalHub, NodeError> {
    let hub = place.get();
    hub.ok_or_else(|| NodeError::io(LOCAL_HUB, "it was not started"))
}

fn job_info() -> JobInfo {
    JobInfo {
        operation: LOCAL_HUB.to_owned(),
        began: Instant::now(),
        deadline: None,
        client: None,
    }
}

/// Reads the options of a hub from a JSON object.
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
        // No option has this type, so each option refuses it with an error that states its
        // requirement.
        _ => SettingValue::Headers(Vec::new()),
    }
}

/// Converts an error of a hub simulator. An error that names an argument gets the kind of invalid
/// arguments, even if a file could not be read.
pub(crate) fn failure(error: LocalHubError) -> NodeError {
    let message = error.message().trim_end_matches('.');
    match error.place() {
        "" => NodeError::io(LOCAL_HUB, message),
        place => NodeError::invalid(LOCAL_HUB, place, message),
    }
}

/// Converts the number of an entry in a log.
pub(crate) fn whole(argument: &str, number: f64) -> Result<u64, NodeError> {
    if number < 0.0 || number.fract() != 0.0 || !number.is_finite() {
        let due = "it must be a whole number, 0 or more";
        return Err(NodeError::invalid(LOCAL_HUB, argument, due));
    }
    // The cast is exact for all numbers that a hub can reach.
    Ok(number as u64)
}

/// Converts a duration in seconds.
pub(crate) fn seconds(argument: &str, seconds: f64) -> Result<Duration, NodeError> {
    let expected = "it must be a number of seconds, 0 or more";
    duration(seconds * 1000.0).ok_or_else(|| NodeError::invalid(LOCAL_HUB, argument, expected))
}

/// Creates a result that consists of this JSON.
pub(crate) fn result(text: String) -> CallResult {
    CallResult {
        text: Some(text),
        bytes: None,
    }
}
