//! `gfxhub_error`: the reason why a call failed, with all that is known about it.

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, handle, into_handle, read, read_into};
use crate::str::{Terminated, gfxhub_str};

/// Whether the hub executed a request that failed.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_effect {
    /// It did not happen: nothing was sent, the hub refused it, or it was a read.
    None = 0,
    /// It may have happened: something was sent and no response confirms it.
    Maybe = 1,
    /// It happened: the hub said so, and something after that failed.
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

/// Why a call failed. Freed with `gfxhub_error_free`. It never holds an API key.
pub struct gfxhub_error {
    _opaque: [u8; 0],
}

/// An error of the core with its texts in the form of C.
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
    /// Returns the kind of the failure.
    pub(crate) fn kind(&self) -> ErrorKind {
        self.error.kind()
    }
}

/// Writes an error to `out`, if the caller passed one.
///
/// # Safety
/// `out` is NULL or can be written.
pub(crate) unsafe fn report(error: Error, out: *mut *mut gfxhub_error) {
    if !out.is_null() {
        // SAFETY: the caller's promise.
        unsafe { out.write(into_handle(error.into())) };
    }
}

/// Returns the error for a caught panic.
pub(crate) fn panicked(operation: &'static str, effect: Effect, details: &str) -> Error {
    let detail = format!("the library panicked: {details}");
    Error::from_binding(ErrorKind::Internal, effect, operation, None, detail)
}

/// What sort of failure it is: the status that the call returned. `GFXHUB_STATUS_OK` for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_kind(error: *const gfxhub_error) -> gfxhub_status {
    let kind = |details: &ErrorDetails| details.error.kind().into();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_kind", error, gfxhub_status::Ok, kind) }
}

/// The name of the kind: `NotFound`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_kind_name(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_kind_name", error, |details| &details.kind) }
}

/// Whether the hub executed the request all the same. `GFXHUB_EFFECT_NONE` for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_effect(error: *const gfxhub_error) -> gfxhub_effect {
    let effect = |details: &ErrorDetails| details.error.effect().into();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_effect", error, gfxhub_effect::None, effect) }
}

/// The paragraph for a person: what was tried, what happened, whether it took effect, what to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_message(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_message", error, |details| &details.message) }
}

/// What happened in a few words, without the operation, the effect and the advice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_detail(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_detail", error, |details| &details.detail) }
}

/// The address of the hub: `http://10.0.0.5:8080`; empty where no client made the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_hub(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_hub", error, |details| &details.hub) }
}

/// The operation: `engines.get`; empty where none was called.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_operation(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        texts("gfxhub_error_operation", error, |details| {
            &details.operation
        })
    }
}

/// The HTTP method; empty where no request was made up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_method(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_method", error, |details| &details.method) }
}

/// The path on the hub as it was sent; empty where no request was made up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_path(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_path", error, |details| &details.path) }
}

/// The HTTP status of the hub's response; 0 if there was none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_http_status(error: *const gfxhub_error) -> u16 {
    let status = |details: &ErrorDetails| details.error.status().unwrap_or(0);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_http_status", error, 0, status) }
}

/// What the hub said, at most 64 KiB of it; empty where it said nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_body(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_body", error, |details| &details.body) }
}

/// Whether the hub said anything.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_body(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.body().is_some();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_has_body", error, false, has) }
}

/// The argument at fault by its name in the hub's JSON: `engineId`, `body.renderers[1]`; empty
/// where it is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_argument(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_argument", error, |details| &details.argument) }
}

/// Whether an argument is at fault.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_argument(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.argument().is_some();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_has_argument", error, false, has) }
}

/// The place in the response that is wrong, `[3].NodePath`; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_json_path(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        texts("gfxhub_error_json_path", error, |details| {
            &details.json_path
        })
    }
}

/// Whether a place in the response is wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_has_json_path(error: *const gfxhub_error) -> bool {
    let has = |details: &ErrorDetails| details.error.json_path().is_some();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_has_json_path", error, false, has) }
}

/// The part of the call in which it failed: `resolve`, `connect`, `send`, `response`, `body` or
/// `total`; empty where that is not known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_phase(error: *const gfxhub_error) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe { texts("gfxhub_error_phase", error, |details| &details.phase) }
}

/// How often the request was tried; 0 where it was refused before that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_attempts(error: *const gfxhub_error) -> u32 {
    let attempts = |details: &ErrorDetails| details.error.attempts();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_attempts", error, 0, attempts) }
}

/// How long the call took, in microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_elapsed_us(error: *const gfxhub_error) -> u64 {
    let elapsed = |details: &ErrorDetails| microseconds(details.error.elapsed());
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_error_elapsed_us", error, 0, elapsed) }
}

/// How long the hub asks to wait before the next request, in milliseconds; false where it does not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_retry_after_ms(
    error: *const gfxhub_error,
    out: *mut u64,
) -> bool {
    let wait = |details: &ErrorDetails| {
        let wait = details.error.retry_after()?.as_millis();
        Some(u64::try_from(wait).unwrap_or(u64::MAX))
    };
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_error_retry_after_ms", error, out, wait) }
}

/// Frees an error. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_error_free(error: *mut gfxhub_error) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_error_free", error) }
}

pub(crate) fn microseconds(time: std::time::Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// # Safety
/// As [`crate::handle::deref_handle`].
unsafe fn texts(
    export: &'static str,
    error: *const gfxhub_error,
    get: fn(&ErrorDetails) -> &Terminated,
) -> gfxhub_str {
    let as_handle = |details: &'static ErrorDetails| get(details).as_handle();
    // SAFETY: the caller's promise.
    unsafe { read(export, error, gfxhub_str::EMPTY, as_handle) }
}
