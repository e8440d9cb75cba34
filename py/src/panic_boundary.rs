//! The guard of every export, which converts a panic to a Python `InternalError`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use gfxhub::{Effect, Error, ErrorKind, bindings::panic_text};
use pyo3::prelude::*;

/// Runs the body of an export. A panic in it is raised as `gfxhub.InternalError`. pyo3's own
/// `PanicException` would end the thread, because programs do not catch it.
pub(crate) fn guard<T>(
    py: Python<'_>,
    export: &'static str,
    body: impl FnOnce() -> PyResult<T>,
) -> PyResult<T> {
    caught(export, Effect::None, body)
        .unwrap_or_else(|panicked| Err(crate::errors::raise(py, &panicked)))
}

/// Runs the body of an export that makes a call. After a panic, it is unknown whether the call took
/// effect.
pub(crate) fn guard_call<T>(
    py: Python<'_>,
    export: &'static str,
    body: impl FnOnce() -> PyResult<T>,
) -> PyResult<T> {
    caught(export, Effect::Maybe, body)
        .unwrap_or_else(|panicked| Err(crate::errors::raise(py, &panicked)))
}

/// Runs `work`. A panic in it becomes an error of kind `Internal`, which contains `place`.
pub(crate) fn caught<T>(
    place: &'static str,
    effect: Effect,
    work: impl FnOnce() -> T,
) -> gfxhub::Result<T> {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        #[cfg(feature = "panic-injection")]
        injection::maybe_panic(place);
        work()
    }));
    outcome.map_err(|panic| {
        let message = panic_text(&*panic);
        Error::new(
            ErrorKind::Internal,
            effect,
            format!("{place} panicked: {message}"),
        )
    })
}

/// Panics on request, to test that no panic reaches the interpreter.
#[cfg(feature = "panic-injection")]
pub(crate) mod injection {
    use std::sync::{Mutex, PoisonError};

    use pyo3::prelude::*;

    static ARMED: Mutex<Option<String>> = Mutex::new(None);

    /// Makes the next use of an export panic, such as `Engine.name`, `Engines.list` or `approx_eq`.
    /// Returns the previously armed export if it was not used.
    #[pyfunction]
    pub(crate) fn _arm_panic(export: Option<String>) -> Option<String> {
        std::mem::replace(
            &mut *ARMED.lock().unwrap_or_else(PoisonError::into_inner),
            export,
        )
    }

    pub(super) fn maybe_panic(place: &'static str) {
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        if armed.as_deref() == Some(place) {
            *armed = None;
            drop(armed);
            panic!("this panic was requested");
        }
    }
}
