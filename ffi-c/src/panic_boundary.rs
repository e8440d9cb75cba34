//! The only way into the library: a panic ends here and never reaches the caller's frames.

use std::any::Any;
use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// Message of the last panic, which its guard takes. Only a panic looks here, since a
    /// thread-local of a loaded library costs a call.
    static MESSAGE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs the work of an export. `Err` is the message of a panic in it.
///
/// The exports are `extern "C"`: if the guard itself panicked, the program would end there, before
/// a frame of the caller is reached.
pub(crate) fn guard<R>(export: &'static str, work: impl FnOnce() -> R) -> Result<R, String> {
    silence_panic_output();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        maybe_panic(export, InjectionPoint::Entry);
        work()
    }));
    outcome.map_err(message_of)
}

/// Returns the message of a panic; none while the thread-locals of a thread are destroyed.
#[cold]
fn message_of(payload: Box<dyn Any + Send>) -> String {
    let message = MESSAGE.try_with(Cell::take).ok().flatten();
    // The payload of a panic may itself panic when dropped.
    let dropped = panic::catch_unwind(AssertUnwindSafe(|| drop(payload)));
    if let Err(another) = dropped {
        std::mem::forget(another);
    }
    message.unwrap_or_default()
}

/// Runs the work of an export that cannot return an error; returns `neutral` after a panic.
pub(crate) fn guard_or_default<R>(export: &'static str, neutral: R, work: impl FnOnce() -> R) -> R {
    guard(export, work).unwrap_or(neutral)
}

/// Keeps panics of the library's own code from being printed: the library prints nothing, and the
/// error has the message. The hook belongs to this library's copy of the standard library; a Rust
/// program that loads the library keeps its own.
fn silence_panic_output() {
    // No thread waits for another to set the hook: a fork could have left that one behind.
    static DONE: AtomicBool = AtomicBool::new(false);
    // Read first, since writing locks the cache line, which costs more than most exports do.
    if !DONE.load(Ordering::Relaxed) && !DONE.swap(true, Ordering::AcqRel) {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panicked| {
            let _ = MESSAGE.try_with(|message| message.set(Some(panicked.to_string())));
            // Tests need to show failures outside the guards.
            if cfg!(test) {
                before(panicked);
            }
        }));
    }
}

/// A point of an export at which a test can make it panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InjectionPoint {
    /// Before anything is done.
    Entry = 0,
    /// An operation is about to be sent.
    Sending = 1,
    /// The hub has responded to an operation.
    Answered = 2,
}

/// Panics if a test has armed this export and moment; does nothing in the shipped library.
#[cfg(not(feature = "panic-injection"))]
#[inline(always)]
pub(crate) fn maybe_panic(_: &'static str, _: InjectionPoint) {}

#[cfg(feature = "panic-injection")]
pub(crate) use injection::maybe_panic;

/// Armed panics of exports, for tests only; the shipped library has none of this. Each library
/// exports its own function that arms its exports.
#[cfg(feature = "panic-injection")]
pub(crate) mod injection {
    use std::ffi::{CStr, c_char};
    use std::sync::{Mutex, PoisonError};

    use super::InjectionPoint;

    /// The export and the moment of the next panic.
    static ARMED: Mutex<Option<(String, u32)>> = Mutex::new(None);

    /// Arms an export: it panics once, the next time that it reaches the moment (0 at its
    /// beginning, 1 when an operation is about to be sent, 2 when the hub has responded). NULL
    /// disarms. Returns `true` if something was still armed.
    ///
    /// # Safety
    /// The export is NULL or a text of C.
    pub(crate) unsafe fn arm(export: *const c_char, moment: u32) -> bool {
        let export = (!export.is_null()).then(|| {
            // SAFETY: the caller's promise.
            unsafe { CStr::from_ptr(export) }
                .to_string_lossy()
                .into_owned()
        });
        let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *armed, export.map(|export| (export, moment))).is_some()
    }

    /// Panics if this export and moment are armed.
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
