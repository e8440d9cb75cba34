//! Handles: support for the generated classes of long-lived objects.
//!
//! Calls on a handle take effect at once, in the caller's thread. Only waits run on threads of
//! their own.

use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::Plain;
use gfxhub::{Error, PropertyAddress, Value};
use gfxhub_simulator::json;

use crate::call::JobInfo;
use crate::completions::CallResult;
use crate::error::{NodeError, duration};
use crate::plain;

/// Maximum wait; longer ones are practically endless.
const MAX_WAIT: Duration = Duration::from_secs(365 * 24 * 3600);

/// Returns the error of something other than an operation, with a name in its place.
pub(crate) fn named(operation: &'static str, error: Error) -> NodeError {
    error.with_operation(operation).into()
}

/// Reads an address from JSON.
pub(crate) fn address(json: &str) -> gfxhub::Result<PropertyAddress> {
    let value = Value::from_json(json).map_err(|fault| Error::invalid("", fault.to_string()))?;
    PropertyAddress::from_value(value)
}

/// Ends a handle on a thread: this may take longer than the event loop can wait, and waiting jobs
/// also own the handle.
pub(crate) fn end_on_a_thread(end: impl FnOnce() + Send + 'static) {
    // If no thread can be started, it ends with its last owner.
    let _ = thread::Builder::new().spawn(end);
}

/// Returns plain data as a JSON array.
pub(crate) fn list<T: Plain>(all: &[T]) -> String {
    let all = all.iter().map(|one| plain::json(one)).collect();
    json::Value::Array(all).to_string()
}

/// Returns plain data as the result of a wait.
pub(crate) fn wait_result<T: Plain>(all: &[T]) -> CallResult {
    CallResult {
        text: Some(list(all)),
        bytes: None,
    }
}

/// Returns the time until the deadline.
pub(crate) fn remaining(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

/// Describes a job that waits this many milliseconds from now on, and returns it with the end of
/// its wait. The job is run however late it begins; then it does not wait.
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
    Ok((info, began + limit.min(MAX_WAIT)))
}
