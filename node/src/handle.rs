//! Handles: support for the generated classes of long-lived objects.
//!
//! Functions of a handle run on the caller's thread and take effect at once. Only waits, and the
//! end of a dropped handle, run on separate threads.

use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::Plain;
use gfxhub::{Error, PropertyAddress, Value};
use gfxhub_simulator::json;

use crate::call::JobInfo;
use crate::completions::CallResult;
use crate::error::{NodeError, duration};
use crate::plain;
use crate::safe_integers;

/// Maximum duration of a wait. A longer time limit is treated as this one.
const MAX_WAIT: Duration = Duration::from_secs(365 * 24 * 3600);

/// Converts an error of a handle. `operation` is the name of the handle in the error.
pub(crate) fn named(operation: &'static str, error: Error) -> NodeError {
    error.with_operation(operation).into()
}

/// Reads the address of a property from JSON.
pub(crate) fn address(json: &str) -> gfxhub::Result<PropertyAddress> {
    let value = Value::from_json(json).map_err(|fault| Error::invalid("", fault.to_string()))?;
    PropertyAddress::from_value(value)
}

/// Ends a handle on a separate thread, because this may take longer than the event loop can wait.
/// Jobs that wait may still own the handle.
pub(crate) fn end_on_a_thread(end: impl FnOnce() + Send + 'static) {
    // If no thread can be started, the handle ends when its last owner drops it.
    let _ = thread::Builder::new().spawn(end);
}

/// Returns plain data as a JSON array. It may contain JSON of the hub, so inexact integers become
/// strings, or objects with this mark.
pub(crate) fn list<T: Plain>(all: &[T], mark: Option<&str>) -> String {
    let all = all.iter().map(|one| plain::json(one)).collect();
    safe_integers::unlimited(json::Value::Array(all).to_string(), mark)
}

/// Converts plain data to the result of a wait.
pub(crate) fn wait_result<T: Plain>(all: &[T], mark: Option<&str>) -> CallResult {
    CallResult {
        text: Some(list(all, mark)),
        bytes: None,
    }
}

/// Returns the remaining time until the deadline.
pub(crate) fn remaining(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

/// Describes a job that waits for this many milliseconds from now on. Also returns the deadline of
/// the wait. The job runs even if it starts after the deadline, but then it does not wait.
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
