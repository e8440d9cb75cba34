//! The one way into the library: a panic ends here and never reaches the caller's frames.

use std::cell::Cell;
use std::mem::ManuallyDrop;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// Without a destructor, so that calls work in those of other thread-locals: each guard takes away
    /// the message.
    static GUARDS: Guards = const {
        Guards {
            depth: Cell::new(0),
            message: Cell::new(None),
        }
    };
}

/// The guards that a thread is in.
struct Guards {
    depth: Cell<u32>,
    /// What the last panic in them said.
    message: Cell<Option<ManuallyDrop<String>>>,
}

impl Guards {
    fn take_message(&self) -> Option<String> {
        self.message.take().map(ManuallyDrop::into_inner)
    }
}

/// Runs the work of an export. `Err` is what a panic in it said.
///
/// The exports are `extern "C"`: were the guard itself to panic, the program would end there,
/// before a frame of the caller's is reached.
pub(crate) fn guard<R>(export: &'static str, work: impl FnOnce() -> R) -> Result<R, String> {
    silence_panic_output();
    // Looked up once: in a library that is loaded, a thread-local costs a call.
    GUARDS.with(|guards| {
        guards.depth.set(guards.depth.get() + 1);
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
            maybe_panic(export, InjectionPoint::Entry);
            work()
        }));
        guards.depth.set(guards.depth.get() - 1);
        let message = guards.take_message();
        outcome.map_err(|payload| {
            // What a panic throws may itself panic when it is dropped.
            let dropped = panic::catch_unwind(AssertUnwindSafe(|| drop(payload)));
            if let Err(another) = dropped {
                std::mem::forget(another);
            }
            message.unwrap_or_default()
        })
    })
}

/// Runs the work of an export that has no error to give: a panic leaves what is neutral.
pub(crate) fn guard_or_default<R>(export: &'static str, neutral: R, work: impl FnOnce() -> R) -> R {
    guard(export, work).unwrap_or(neutral)
}

/// Keeps panics of the library's own code from being printed: the library prints nothing, and the
/// error has the message. The hook is that of this library's copy of the standard
/// library; a Rust program that loads the library keeps its own.
fn silence_panic_output() {
    // Nobody waits for another thread to do it: a fork could have left that one behind.
    static DONE: AtomicBool = AtomicBool::new(false);
    // Read first: to write it locks the cache line, which costs more than most exports do.
    if !DONE.load(Ordering::Relaxed) && !DONE.swap(true, Ordering::AcqRel) {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panicked| {
            let caught = GUARDS.with(|guards| {
                let caught = guards.depth.get() > 0;
                if caught {
                    drop(guards.take_message());
                    let message = ManuallyDrop::new(panicked.to_string());
                    guards.message.set(Some(message));
                }
                caught
            });
            // Tests want to see what fails outside the guards.
            if cfg!(test) && !caught {
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

/// Panics when a test has armed this export and moment; nothing at all in what is shipped.
#[cfg(not(feature = "panic-injection"))]
#[inline(always)]
pub(crate) fn maybe_panic(_: &'static str, _: InjectionPoint) {}

#[cfg(feature = "panic-injection")]
pub(crate) use injection::maybe_panic;

/// For tests alone: exports that panic where a test armed them. What is shipped has none of this.
/// Each library exports its own function that arms its exports.
#[cfg(feature = "panic-injection")]
pub(crate) mod injection {
    use std::ffi::{CStr, c_char};
    use std::sync::{Mutex, PoisonError};

    use super::InjectionPoint;

    /// The export and the moment that panic next.
    static ARMED: Mutex<Option<(String, u32)>> = Mutex::new(None);

    /// Arms an export: the next time that it comes to the moment (0 at its beginning, 1 when an
    /// operation is about to be sent, 2 when the hub has responded), it panics, once. NULL disarms.
    /// Gives whether something was still armed.
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

    /// Panics when this export and moment are armed.
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
