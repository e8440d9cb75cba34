//! Written by cargo xtask generate; do not edit. The body `PropertyUpdate`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::input;
use crate::setter::set;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::value::gfxhub_value;
use gfxhub_core::PropertyUpdate;
use std::ffi::c_char;

/// A new value for a property, at once or over time.
///
/// Freed with `gfxhub_property_update_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_property_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_property_update => PropertyUpdate; }

/// With what is required; everything else is left to the hub.
/// - `value`: The new value: a boolean, number, text, object or array. NaN, infinity and null
///   are refused.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_new(
    value: *const gfxhub_value,
) -> *mut gfxhub_property_update {
    make("gfxhub_property_update_new", || {
        // SAFETY: the header's rules.
        let value = unsafe { input::given("Value", value) }.ok()?.clone();
        Some(PropertyUpdate::new(value))
    })
}

/// How it travels to the new value; Constant when not given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_interpolation(
    body: *mut gfxhub_property_update,
    interpolation: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_property_update_set_interpolation", body, |body| {
            body.interpolation = Some(input::text("Interpolation", interpolation)?.into());
            Ok(())
        })
    }
}

/// Seconds that the move takes, 0 or more; 0 when not given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_duration(
    body: *mut gfxhub_property_update,
    duration: f64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_property_update_set_duration", body, |body| {
            body.duration = Some(duration.into());
            Ok(())
        })
    }
}

/// Seconds to wait before the move, 0 or more; 0 when not given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_delay(
    body: *mut gfxhub_property_update,
    delay: f64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_property_update_set_delay", body, |body| {
            body.delay = Some(delay.into());
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_property_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_property_update_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            PropertyUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_to_json(
    body: *const gfxhub_property_update,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_property_update_to_json",
            body,
            PropertyUpdate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_clone(
    body: *const gfxhub_property_update,
) -> *mut gfxhub_property_update {
    make("gfxhub_property_update_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_free(body: *mut gfxhub_property_update) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_property_update_free", body) }
}
