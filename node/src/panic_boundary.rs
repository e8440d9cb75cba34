//! The guard around every export and every job: a panic becomes an error of kind Internal.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gfxhub::Effect;

use crate::error::NodeError;
use crate::panic_injection;

/// Runs an export. What fails, a panic included, is thrown with the failure's facts as its message.
pub(crate) fn export<T>(
    name: &'static str,
    work: impl FnOnce() -> Result<T, NodeError>,
) -> napi::Result<T> {
    caught(name, "", Effect::None, work)
        .map_err(|failure| napi::Error::from_reason(failure.to_json()))
}

/// Runs something that a panic must not leave. `lost` says what may have come of it by then.
pub(crate) fn caught<T>(
    name: &'static str,
    operation: &str,
    lost: Effect,
    work: impl FnOnce() -> Result<T, NodeError>,
) -> Result<T, NodeError> {
    // Whatever a panic leaves half done is dropped with the call that it ended.
    catch_unwind(AssertUnwindSafe(|| {
        panic_injection::trip(name);
        work()
    }))
    .unwrap_or_else(|panic| Err(NodeError::panicked(operation, lost, told(&*panic))))
}

/// What a panic says.
fn told(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a word")
}
