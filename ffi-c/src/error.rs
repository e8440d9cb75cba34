//! `gfxhub_error`: the reason why a call failed, with all known details.

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, handle, into_handle, read, read_into};
use crate::str::{Terminated, gfxhub_str};

/// The effect of a failed call on the hub.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_effect {
    /// The call had no effect: nothing was sent, the hub refused it, or it only reads.
    None = 0,
    /// The call may have had an effect: bytes were sent, and no response confirms it.
    Maybe = 1,
    /// The call was executed: the hub confirmed it, and a later step failed.
    Done = 2,
}

impl From<gfxhub_core::Effect> for gfxhub_effect {
    fn from(effect: gfxhub_core::Effect) -> Self {
        match effect {
            gfxhub_core::Effect::None => Self::None,
            gfxhub_core::Effect::Maybe => Self::Maybe,
            gfxhub_core::Effect::Done => Self::Done,
        }
    }
}

/// The error of a failed call. Free it with `gfxhub_error_free`. It never contains an API key.
pub struct gfxhub_error {
    _opaque: [u8; 0],
}

/// An error of the core, with NUL-terminated copies of its texts.
pub(crate) struct ErrorDetails {
    error: Error,
    hub: Terminated,
    operation: Terminated,
    method: Terminated,
    path: Terminated,
    body: Terminated,
    argument: Terminated,
    json_path: Terminated,
    phase: Terminated,
    kind: Terminated,
    detail: Terminated,
    message: Terminated,
}

handle! { gfxhub_error => ErrorDetails; }

impl From<Error> for ErrorDetails {
    fn from(error: Error) -> Self {
        let keep = |text: &str| Terminated::new(text.as_bytes());
        Self {
            hub: keep(error.hub()),
            operation: keep(error.operation()),
            method: keep(error.method()),
            path: keep(error.path()),
            body: keep(error.body().unwrap_or_default()),
            argument: keep(error.argument().unwrap_or_default()),
            json_path: keep(error.json_path().unwrap_or_default()),
            phase: keep(error.phase().map_or("", |phase| phase.word())),
            kind: keep(error.kind().name()),
            detail: keep(error.detail()),
            message: keep(error.message()),
            error,
        }
    }
}

impl ErrorDetails {
    pub(crate) fn kind(&self) -> ErrorKind {
        self.error.kind()
    }
}

/// Writes an error to `out`, if the caller passed one.
///
/// # Safety
/// `out` must be NULL or valid for writing.
pub(crate) unsafe fn report(error: Error, out: *mut *mut gfxhub_error) {
    if !out.is_null() {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { out.write(into_handle(error.into())) };
    }
}

/// Returns the error for a caught panic.
pub(crate) fn panicked(operation: &'static str, effect: Effect, details: &str) -> Error {
    let detail = format!("the library panicked: {details}");
    Error::from_binding(ErrorKind::Internal, effect, operation, None, detail)
}

/// Returns the kind of failure, which is the status that the call returned; `GFXHUB_STATUS_OK` for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_kind(error: *const gfxhub_error) -> gfxhub_status {
    let kind = |details: &ErrorDetails| details.error.kind().into();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_kind", error, gfxhub_status::Ok, kind) }
}

/// Returns the name of the kind, such as `NotFound`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_kind_name(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_kind_name", error, |details| &details.kind) }
}

/// Returns the effect of the failed call on the hub; `GFXHUB_EFFECT_NONE` for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_effect(error: *const gfxhub_error) -> gfxhub_effect {
    let effect = |details: &ErrorDetails| details.error.effect().into();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_effect", error, gfxhub_effect::None, effect) }
}

/// Returns the whole message: what was tried, what happened, whether it took effect, and what to
/// do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_message(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_message", error, |details| &details.message) }
}

/// Returns a short description of the failure, without the operation, the effect and the advice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_detail(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_detail", error, |details| &details.detail) }
}

/// Returns the address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_hub(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_hub", error, |details| &details.hub) }
}

/// Returns the operation, such as `engines.get`; empty if no operation was called.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_operation(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        texts("gfxhub_error_operation", error, |details| {
            &details.operation
        })
    }
}

/// Returns the HTTP method; empty if no request was built.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_method(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_method", error, |details| &details.method) }
}

/// Returns the path on the hub as it was sent; empty if no request was built.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_path(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_path", error, |details| &details.path) }
}

/// Returns the HTTP status of the hub's response; 0 if there was no response.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_http_status(error: *const gfxhub_error) -> u16 {
    let status = |details: &ErrorDetails| details.error.status().unwrap_or(0);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_http_status", error, 0, status) }
}

/// Returns the body of the hub's response, up to 64 KiB; empty if there was none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_body(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_body", error, |details| &details.body) }
}

/// Returns true if the hub's response had a body.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_body(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.body().is_some();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_has_body", error, false, has) }
}

/// Returns the JSON name of the invalid argument, such as `engineId` or `body.renderers[1]`; empty
/// if no argument was invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_argument(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_argument", error, |details| &details.argument) }
}

/// Returns true if an argument was invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_argument(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.argument().is_some();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_has_argument", error, false, has) }
}

/// Returns the JSON path of the wrong value in the response, such as `[3].NodePath`; empty if there
/// is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_json_path(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        texts("gfxhub_error_json_path", error, |details| {
            &details.json_path
        })
    }
}

/// Returns true if the error has a JSON path.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_json_path(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.json_path().is_some();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_has_json_path", error, false, has) }
}

/// Returns the phase in which the call failed: `resolve`, `connect`, `send`, `response`, `body` or
/// `total`; empty if unknown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_phase(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { texts("gfxhub_error_phase", error, |details| &details.phase) }
}

/// Returns the number of attempts; 0 if the call was refused before the first attempt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_attempts(error: *const gfxhub_error) -> u32 {
    let attempts = |details: &ErrorDetails| details.error.attempts();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_attempts", error, 0, attempts) }
}

/// Returns the duration of the call in microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_elapsed_us(error: *const gfxhub_error) -> u64 {
    let elapsed = |details: &ErrorDetails| microseconds(details.error.elapsed());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_error_elapsed_us", error, 0, elapsed) }
}

/// Writes the time to wait before the next request, in milliseconds, from the hub's `Retry-After`
/// header. Returns false and leaves `out` unchanged if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_retry_after_ms(
    error: *const gfxhub_error,
    out: *mut u64,
) -> bool {
    let wait = |details: &ErrorDetails| {
        let wait = details.error.retry_after()?.as_millis();
        Some(u64::try_from(wait).unwrap_or(u64::MAX))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_error_retry_after_ms", error, out, wait) }
}

/// Frees an error. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_free(error: *mut gfxhub_error) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_error_free", error) }
}

pub(crate) fn microseconds(time: std::time::Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
unsafe fn texts(
    export: &'static str,
    error: *const gfxhub_error,
    get: fn(&ErrorDetails) -> &Terminated,
) -> gfxhub_str {
    let as_handle = |details: &'static ErrorDetails| get(details).as_handle();
    // SAFETY: the caller upholds the contract of this function.
    unsafe { read(export, error, gfxhub_str::EMPTY, as_handle) }
}
