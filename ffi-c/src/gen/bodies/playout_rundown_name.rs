//! Written by cargo xtask generate; do not edit. The body `PlayoutRundownName`.

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
use gfxhub_core::PlayoutRundownName;
use std::ffi::c_char;

/// The name of a playout rundown.
///
/// Freed with `gfxhub_playout_rundown_name_body_free`; what takes one copies it. What is in
/// it is checked by the call.
pub struct gfxhub_playout_rundown_name_body {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_rundown_name_body => PlayoutRundownName; }

/// With what is required; everything else is left to the hub.
/// - `name`: The name, not empty.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_new(
    name: *const c_char,
) -> *mut gfxhub_playout_rundown_name_body {
    make("gfxhub_playout_rundown_name_body_new", || {
        // SAFETY: the header's rules.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(PlayoutRundownName::new(name))
    })
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_rundown_name_body,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_rundown_name_body_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            PlayoutRundownName::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_to_json(
    body: *const gfxhub_playout_rundown_name_body,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_playout_rundown_name_body_to_json",
            body,
            PlayoutRundownName::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_clone(
    body: *const gfxhub_playout_rundown_name_body,
) -> *mut gfxhub_playout_rundown_name_body {
    make("gfxhub_playout_rundown_name_body_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_free(
    body: *mut gfxhub_playout_rundown_name_body,
) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_rundown_name_body_free", body) }
}
