//! Written by cargo xtask generate; do not edit. The body `EngineHost`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::input;
use crate::string::gfxhub_string;
use crate::string::read_string;
use gfxhub_core::EngineHost;
use std::ffi::c_char;

/// The engine that loads a graph, rgraph or ustate.
///
/// Freed with `gfxhub_engine_host_free`; what takes one copies it. What is in it is checked
/// by the call.
pub struct gfxhub_engine_host {
    _opaque: [u8; 0],
}

handle! { gfxhub_engine_host => EngineHost; }

/// With what is required; everything else is left to the hub.
/// - `engine_host_id`: The engine's number. Not a launch id.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_new(engine_host_id: i64) -> *mut gfxhub_engine_host {
    make("gfxhub_engine_host_new", || {
        Some(EngineHost::new(engine_host_id))
    })
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine_host,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_engine_host_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            EngineHost::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_to_json(
    body: *const gfxhub_engine_host,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_engine_host_to_json", body, EngineHost::to_json) }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_clone(
    body: *const gfxhub_engine_host,
) -> *mut gfxhub_engine_host {
    make("gfxhub_engine_host_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_free(body: *mut gfxhub_engine_host) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_engine_host_free", body) }
}
