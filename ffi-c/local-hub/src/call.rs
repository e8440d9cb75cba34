//! Runs exports that can fail: catches panics, writes the outputs and reports the error as a text.

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

/// Runs `work`, which can fail, and writes the text of its error to `error`.
///
/// # Safety
/// `error` must be NULL or valid for writing.
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
    // Creating the text may panic as well. In this case, the status is the whole report.
    let reported = guard("", || {
        if !error.is_null() {
            // SAFETY: the caller upholds the contract of this function.
            unsafe { error.write(into_handle(Terminated::new(failure.message().as_bytes()))) };
        }
    });
    reported.map_or(gfxhub_status::Internal, |()| status)
}

/// Creates a handle and writes it to `out`.
///
/// # Safety
/// `out` and `error` must be NULL or valid for writing.
pub(crate) unsafe fn give<H: Handle>(
    export: &'static str,
    out: *mut *mut H,
    error: *mut *mut gfxhub_local_hub_text,
    work: impl FnOnce() -> Result<H::Of, Error>,
) -> gfxhub_status {
    let write = || {
        let out = place(out)?;
        let made = into_handle(work()?);
        // SAFETY: the caller upholds the contract of this function.
        unsafe { out.write(made) };
        Ok(())
    };
    // SAFETY: the caller upholds the contract of this function.
    unsafe { run(export, error, write) }
}

/// Checks that the pointer of an output is not NULL.
pub(crate) fn place<T>(out: *mut T) -> Result<NonNull<T>, Error> {
    NonNull::new(out).ok_or_else(|| input::refused("out", "it is NULL"))
}

/// Converts an error of the hub simulator.
pub(crate) fn failure(error: LocalHubError) -> Error {
    Error::from_binding(error.kind(), Effect::None, "", None, error.to_string())
}

/// Converts a duration to milliseconds.
pub(crate) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
