//! The boundary within which each export runs. A panic ends here and never reaches the caller's
//! frames.

use std::any::Any;
use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// Message of the last panic, until the guard that caught the panic has read it. It is accessed
    /// only after a panic, because in a loaded library, access to a thread-local costs a function
    /// call.
    static MESSAGE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs the work of an export. If it panics, returns the message of the panic as `Err`.
///
/// If the guard itself panicked, the process would abort, because the exports are `extern "C"`. A
/// panic can therefore never reach a frame of the caller.
pub(crate) fn guard<R>(export: &'static str, work: impl FnOnce() -> R) -> Result<R, String> {
    silence_panic_output();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        maybe_panic(export, InjectionPoint::Entry);
        work()
    }));
    outcome.map_err(message_of)
}

/// Returns the message of a panic. It is lost while the thread-locals of the thread are being
/// destroyed.
#[cold]
fn message_of(payload: Box<dyn Any + Send>) -> String {
    let message = MESSAGE.try_with(Cell::take).ok().flatten();
    // Dropping the payload of a panic may cause another panic.
    let dropped = panic::catch_unwind(AssertUnwindSafe(|| drop(payload)));
    if let Err(another) = dropped {
        std::mem::forget(another);
    }
    message.unwrap_or_default()
}

/// Runs the work of an export that cannot return an error. Returns `neutral` after a panic.
pub(crate) fn guard_or_default<R>(export: &'static str, neutral: R, work: impl FnOnce() -> R) -> R {
    guard(export, work).unwrap_or(neutral)
}

/// Prevents the panics of exports from being printed: the library prints nothing, and the error
/// contains the message. The hook belongs to the library's own copy of the standard library. A Rust
/// program that loads the library keeps its own hook.
fn silence_panic_output() {
    // No thread waits until another has set the hook, because the other thread does not exist in a
    // forked child.
    static DONE: AtomicBool = AtomicBool::new(false);
    // Reads first, because writing locks the cache line, which takes longer than most exports.
    if !DONE.load(Ordering::Relaxed) && !DONE.swap(true, Ordering::AcqRel) {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panicked| {
            let _ = MESSAGE.try_with(|message| message.set(Some(panicked.to_string())));
            // Tests must show failures that occur outside the guards.
            if cfg!(test) {
                before(panicked);
            }
        }));
    }
}

/// A point of an export at which a test can make it panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InjectionPoint {
    /// At the beginning of the export.
    Entry = 0,
    /// An operation is about to be sent.
    Sending = 1,
    /// The hub has responded to an operation.
    Answered = 2,
}

/// Does nothing in the shipped library. In tests, panics if this point of this export is armed.
#[cfg(not(feature = "panic-injection"))]
#[inline(always)]
pub(crate) fn maybe_panic(_: &'static str, _: InjectionPoint) {}

#[cfg(feature = "panic-injection")]
pub(crate) use injection::maybe_panic;

/// Injected panics of exports, for tests only; the shipped library does not contain this module.
/// Each library exports its own function that arms its exports.
#[cfg(feature = "panic-injection")]
pub(crate) mod injection {
    use std::ffi::{CStr, c_char};
    use std::sync::{Mutex, PoisonError};

    use super::InjectionPoint;

    /// The export and the point at which the next panic occurs.
    static ARMED: Mutex<Option<(String, u32)>> = Mutex::new(None);

    /// Arms an export: the next time that it reaches the given point, it panics once (0: at its
    /// beginning, 1: before an operation is sent, 2: after the hub has responded). NULL disarms.
    /// Returns `true` if a previously armed panic has not occurred yet.
    ///
    /// # Safety
    /// `export` must be NULL or a NUL-terminated text.
    pub(crate) unsafe fn arm(export: *const c_char, moment: u32) -> bool {
        let export = (!export.is_null()).then(|| {
            // SAFETY: the caller upholds the contract of this function.
            unsafe { CStr::from_ptr(export) }
                .to_string_lossy()
                .into_owned()
        });
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *armed, export.map(|export| (export, moment))).is_some()
    }

    /// Panics if this point of this export is armed.
    pub(crate) fn maybe_panic(export: &'static str, moment: InjectionPoint) {
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        if armed
            .as_ref()
            .is_some_and(|(name, at)| name == export && *at == moment as u32)
        {
            *armed = None;
            drop(armed);
            panic!("a test made {export} panic ({moment:?})");
        }
    }
}
