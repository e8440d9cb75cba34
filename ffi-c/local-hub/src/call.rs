//! Calls of exports that can fail: the guard, the outputs, the text of the error.

use std::ptr::NonNull;
use std::time::Duration;

use gfxhub_core::{Effect, Error, ErrorKind};
use gfxhub_simulator::LocalHubError;

use crate::handle::{Handle, into_handle};
use crate::input;
use crate::panic_boundary::guard;
use crate::status::gfxhub_status;
use crate::str::Terminated;
use crate::text::gfxhub_local_hub_text;

/// Runs work that can fail, and reports its error.
///
/// # Safety
/// `error` is NULL or can be written.
pub(crate) unsafe fn run(
    export: &'static str,
    error: *mut *mut gfxhub_local_hub_text,
    work: impl FnOnce() -> Result<(), Error>,
) -> gfxhub_status {
    let failure = match guard(export, work) {
        Ok(Ok(())) => return gfxhub_status::Ok,
        Ok(Err(failure)) => failure,
        Err(panic) => {
            let detail = format!("the library panicked: {panic}");
            Error::from_binding(ErrorKind::Internal, Effect::None, "", None, detail)
        }
    };
    let status = gfxhub_status::from(failure.kind());
    // Making the text copies; should even that fail, the status says what there is to say.
    let reported = guard("", || {
        if !error.is_null() {
            // SAFETY: the caller's promise.
            unsafe { error.write(into_handle(Terminated::new(failure.message().as_bytes()))) };
        }
    });
    reported.map_or(gfxhub_status::Internal, |()| status)
}

/// Makes a handle and writes it to `out`.
///
/// # Safety
/// `out` and `error` are NULL or can be written.
pub(crate) unsafe fn give<H: Handle>(
    export: &'static str,
    out: *mut *mut H,
    error: *mut *mut gfxhub_local_hub_text,
    work: impl FnOnce() -> Result<H::Of, Error>,
) -> gfxhub_status {
    let write = || {
        let out = place(out)?;
        let made = into_handle(work()?);
        // SAFETY: the caller's promise.
        unsafe { out.write(made) };
        Ok(())
    };
    // SAFETY: the caller's promise.
    unsafe { run(export, error, write) }
}

/// Checks the pointer of an output.
pub(crate) fn place<T>(out: *mut T) -> Result<NonNull<T>, Error> {
    NonNull::new(out).ok_or_else(|| input::refused("out", "it is NULL"))
}

/// Converts an error of the hub simulator.
pub(crate) fn failure(error: LocalHubError) -> Error {
    Error::from_binding(error.kind(), Effect::None, "", None, error.to_string())
}

/// Returns a time in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
