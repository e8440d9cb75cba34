//! Written by cargo xtask generate; do not edit. The body `FunctionCall`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::function_parameter::gfxhub_function_parameter;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::input;
use crate::setter::set;
use crate::string::gfxhub_string;
use crate::string::read_string;
use gfxhub_core::FunctionCall;
use std::ffi::c_char;

/// A call of a function.
///
/// Freed with `gfxhub_function_call_free`; what takes one copies it. What is in it is checked
/// by the call.
pub struct gfxhub_function_call {
    _opaque: [u8; 0],
}

handle! { gfxhub_function_call => FunctionCall; }

/// With what is required; everything else is left to the hub.
/// - parameters are added with `gfxhub_function_call_add_parameters`; none are at first.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_new() -> *mut gfxhub_function_call {
    make("gfxhub_function_call_new", || Some(FunctionCall::new([])))
}

/// The parameters that are given; may be empty. Adds one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_add_parameters(
    body: *mut gfxhub_function_call,
    item: *const gfxhub_function_parameter,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_function_call_add_parameters", body, |body| {
            let item = input::given("Parameters", item)?.clone();
            body.parameters.push(item);
            Ok(())
        })
    }
}

/// Makes it the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_clear_parameters(
    body: *mut gfxhub_function_call,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_function_call_clear_parameters", body, |body| {
            body.parameters.clear();
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function_call,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_function_call_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            FunctionCall::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_to_json(
    body: *const gfxhub_function_call,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_function_call_to_json", body, FunctionCall::to_json) }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_clone(
    body: *const gfxhub_function_call,
) -> *mut gfxhub_function_call {
    make("gfxhub_function_call_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_free(body: *mut gfxhub_function_call) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_function_call_free", body) }
}
