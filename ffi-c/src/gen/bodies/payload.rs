//! Written by cargo xtask generate; do not edit. The body `Payload`.

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
use crate::value::gfxhub_value;
use gfxhub_core::Payload;
use std::ffi::c_char;

/// What a parameter of a function call is given.
///
/// Freed with `gfxhub_payload_free`; what takes one copies it. What is in it is checked by
/// the call.
pub struct gfxhub_payload {
    _opaque: [u8; 0],
}

handle! { gfxhub_payload => Payload; }

/// With what is required; everything else is left to the hub.
/// - `value`: The value, of any kind.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_new(value: *const gfxhub_value) -> *mut gfxhub_payload {
    make("gfxhub_payload_new", || {
        // SAFETY: the header's rules.
        let value = unsafe { input::given("value", value) }.ok()?.clone();
        Some(Payload::new(value))
    })
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_payload,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_payload_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            Payload::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_to_json(body: *const gfxhub_payload) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_payload_to_json", body, Payload::to_json) }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_clone(body: *const gfxhub_payload) -> *mut gfxhub_payload {
    make("gfxhub_payload_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_free(body: *mut gfxhub_payload) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_payload_free", body) }
}
