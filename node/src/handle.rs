//! Handles: what the generated classes of objects that live on are made with.
//!
//! What a handle is given is stored here and now. Only what waits does so, on threads of its own.

use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::Plain;
use gfxhub::{Error, PropertyAddress, Value};
use gfxhub_simulator::json;

use crate::call::JobInfo;
use crate::completions::CallResult;
use crate::error::{NodeError, duration};
use crate::plain;

/// The longest wait; longer ones are as good as endless.
const LONGEST: Duration = Duration::from_secs(365 * 24 * 3600);

/// An error of what is no operation, with the name that stands for one.
pub(crate) fn named(operation: &'static str, error: Error) -> NodeError {
    error.with_operation(operation).into()
}

/// An address that comes as JSON.
pub(crate) fn address(json: &str) -> gfxhub::Result<PropertyAddress> {
    let value = Value::from_json(json).map_err(|fault| Error::invalid("", fault.to_string()))?;
    PropertyAddress::from_value(value)
}

/// Ends a handle: its threads need a moment to end, which the event loop does not have, and whoever
/// waits holds the handle too.
pub(crate) fn end_on_a_thread(end: impl FnOnce() + Send + 'static) {
    // Without a thread it ends with its last owner.
    let _ = thread::Builder::new().spawn(end);
}

/// Plain data as a JSON array.
pub(crate) fn list<T: Plain>(all: &[T]) -> String {
    let all = all.iter().map(|one| plain::json(one)).collect();
    json::Value::Array(all).to_string()
}

/// Plain data as the result of a wait.
pub(crate) fn wait_result<T: Plain>(all: &[T]) -> CallResult {
    CallResult {
        text: Some(list(all)),
        bytes: None,
    }
}

/// The time until then.
pub(crate) fn left(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

/// What a job is that waits so many milliseconds from now on, and until when. It begins however late it
/// is: then it does not wait.
pub(crate) fn waiting(
    operation: &'static str,
    timeout: f64,
) -> Result<(JobInfo, Instant), NodeError> {
    let began = Instant::now();
    let due = "it must be a number of milliseconds, 0 or more";
    let limit = duration(timeout).ok_or_else(|| NodeError::invalid(operation, "timeoutMs", due))?;
    let info = JobInfo {
        operation: operation.to_owned(),
        began,
        deadline: None,
        client: None,
    };
    Ok((info, began + limit.min(LONGEST)))
}
