//! Written by cargo xtask generate; do not edit. The body `FunctionParameter`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::payload::gfxhub_payload;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::input;
use crate::string::gfxhub_string;
use crate::string::read_string;
use gfxhub_core::FunctionParameter;
use std::ffi::c_char;

/// A parameter of a function call.
///
/// Freed with `gfxhub_function_parameter_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_function_parameter {
    _opaque: [u8; 0],
}

handle! { gfxhub_function_parameter => FunctionParameter; }

/// With what is required; everything else is left to the hub.
/// - `property_path`: Path of the parameter, a key of the function's Properties.
/// - `payload`: What it is given.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_new(
    property_path: *const c_char,
    payload: *const gfxhub_payload,
) -> *mut gfxhub_function_parameter {
    make("gfxhub_function_parameter_new", || {
        // SAFETY: the header's rules.
        let property_path = unsafe { input::text("PropertyPath", property_path) }.ok()?;
        // SAFETY: the header's rules.
        let payload = unsafe { input::given("payload", payload) }.ok()?.clone();
        Some(FunctionParameter::new(property_path, payload))
    })
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function_parameter,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_function_parameter_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            FunctionParameter::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_to_json(
    body: *const gfxhub_function_parameter,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_function_parameter_to_json",
            body,
            FunctionParameter::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_clone(
    body: *const gfxhub_function_parameter,
) -> *mut gfxhub_function_parameter {
    make("gfxhub_function_parameter_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_free(body: *mut gfxhub_function_parameter) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_function_parameter_free", body) }
}
