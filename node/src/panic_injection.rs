//! Panics on demand, in builds for the tests; never in what is shipped.

/// What is armed, and the export that arms it.
#[cfg(feature = "panic-injection")]
pub mod armed {
    use std::sync::{Mutex, PoisonError};

    use napi_derive::napi;

    static ARMED: Mutex<Option<String>> = Mutex::new(None);

    /// Panics if this name is armed, and disarms it.
    pub(crate) fn trip(name: &str) {
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        if armed.as_deref() == Some(name) {
            *armed = None;
            drop(armed);
            // Unwinds as any panic does, and leaves the test's output alone.
            std::panic::resume_unwind(Box::new(format!("injected into {name}")));
        }
    }

    /// Lets the next thing of this name panic.
    #[napi]
    pub fn arm_panic(name: String) {
        *ARMED.lock().unwrap_or_else(PoisonError::into_inner) = Some(name);
    }
}

#[cfg(feature = "panic-injection")]
pub(crate) use armed::trip;

/// Nothing is ever armed.
#[cfg(not(feature = "panic-injection"))]
pub(crate) fn trip(_: &str) {}
