//! The boundary of every export and every job, at which a panic becomes an error of kind
//! `Internal`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use gfxhub::{Effect, bindings::panic_text};

use crate::error::NodeError;

/// Runs an export. An error, including that of a panic, is thrown with its fields as JSON in the
/// message.
pub(crate) fn export<T>(
    name: &'static str,
    work: impl FnOnce() -> Result<T, NodeError>,
) -> napi::Result<T> {
    caught(name, "", Effect::None, work)
        .map_err(|failure| napi::Error::from_reason(failure.to_json()))
}

/// Runs work and converts a panic in it to an error. `lost` is the effect that the work may have
/// had before the panic.
pub(crate) fn caught<T>(
    name: &'static str,
    operation: &str,
    lost: Effect,
    work: impl FnOnce() -> Result<T, NodeError>,
) -> Result<T, NodeError> {
    // Data that a panic leaves in an inconsistent state is dropped with the call.
    catch_unwind(AssertUnwindSafe(|| {
        trip(name);
        work()
    }))
    .unwrap_or_else(|panic| Err(NodeError::panicked(operation, lost, panic_text(&*panic))))
}

/// Panics on request. Only test builds contain this module.
#[cfg(feature = "panic-injection")]
pub mod injection {
    use std::sync::{Mutex, PoisonError};

    use napi_derive::napi;

    static ARMED: Mutex<Option<String>> = Mutex::new(None);

    /// Panics if this name is armed. A name is armed for one panic only.
    pub(super) fn trip(name: &str) {
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        if armed.as_deref() == Some(name) {
            *armed = None;
            drop(armed);
            // This unwinds like any panic, but prints no message.
            std::panic::resume_unwind(Box::new(format!("injected into {name}")));
        }
    }

    /// Makes the next export or job with this name panic.
    #[napi]
    pub fn arm_panic(name: String) {
        *ARMED.lock().unwrap_or_else(PoisonError::into_inner) = Some(name);
    }
}

#[cfg(feature = "panic-injection")]
use injection::trip;

/// Does nothing, because no panic can be armed in this build.
#[cfg(not(feature = "panic-injection"))]
fn trip(_: &str) {}
