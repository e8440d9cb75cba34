//! Shortcuts for frequent calls. They set a property to a plain value, at once or gradually, or add
//! a parameter to a function call.

use std::ffi::c_char;

use gfxhub_core::{Error, FunctionCall, Interpolation, PropertyUpdate, Value, Vector};

use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::gfxhub_function_call;
use crate::r#gen::records::gfxhub_property;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::setter::set;
use crate::value::gfxhub_value;
use crate::value_list::copy;
use crate::value_structs::gfxhub_vector;

/// The arguments of a call that sets a property. They are the client, the options of the call, the
/// address of the property, the change over time, and the outputs.
struct Change {
    export: &'static str,
    target: CallTarget,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    interpolation: *const c_char,
    duration: f64,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
}

impl Change {
    /// Makes the call. `out` may be NULL, because most callers do not need the resulting property.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    unsafe fn make(self, value: impl FnOnce() -> Result<Value, Error>) -> gfxhub_status {
        let attempt = ExportCall::new(self.export, "engines.set_property");
        let call = |hub: &gfxhub_core::Client| {
            // SAFETY: the caller upholds the contract of this function.
            let (node, property, interpolation) = unsafe {
                (
                    input::text("nodePath", self.node_path)?,
                    input::text("propertyPath", self.property_path)?,
                    input::text_or_none("body.Interpolation", self.interpolation)?,
                )
            };
            let mut update = PropertyUpdate::new(value()?).duration(self.duration);
            update.interpolation = interpolation.map(Interpolation::from);
            hub.engines()
                .set_property(self.engine_id, node, property, &update)
        };
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            if self.out.is_null() {
                attempt.call(&self.target, self.error, |hub| call(hub).map(drop))
            } else {
                attempt.call_for(&self.target, self.out, self.error, call)
            }
        }
    }
}

/// Sets a property to a number, at once or gradually. This is a shortcut for
/// `gfxhub_engines_set_property`.
///
///     gfxhub_engines_set_number(hub, 3, "Mixer_0", "Default//Opacity/0", 0.5,
///                               GFXHUB_INTERPOLATION_EASE_IN, 1.5, NULL, NULL, &error);
///
/// - `engine_id`, `node_path`, `property_path`: as in `gfxhub_engines_set_property`.
/// - `value`: the new value; NaN and infinity are refused.
/// - `interpolation`: a `GFXHUB_INTERPOLATION_*` for a gradual change; NULL for an immediate
///   change.
/// - `duration`: duration of the change in seconds, 0 or more; must be 0 without an interpolation.
/// - `out`: the property with the value that the hub stored; free it with `gfxhub_property_free`. May
///   be NULL.
///
/// An immediate change is resent if no complete response arrives. A gradual change is not resent,
/// because that would restart it on air.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_number(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    value: f64,
    interpolation: *const c_char,
    duration: f64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let change = Change {
        export: "gfxhub_engines_set_number",
        target: CallTarget { client, options },
        engine_id,
        node_path,
        property_path,
        interpolation,
        duration,
        out,
        error,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { change.make(|| Ok(value.into())) }
}

/// Sets a property to a boolean, at once; otherwise like `gfxhub_engines_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_bool(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    value: bool,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let change = Change {
        export: "gfxhub_engines_set_bool",
        target: CallTarget { client, options },
        engine_id,
        node_path,
        property_path,
        interpolation: std::ptr::null(),
        duration: 0.0,
        out,
        error,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { change.make(|| Ok(value.into())) }
}

/// Sets a property to a text, at once; otherwise like `gfxhub_engines_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_text(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    value: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let change = Change {
        export: "gfxhub_engines_set_text",
        target: CallTarget { client, options },
        engine_id,
        node_path,
        property_path,
        interpolation: std::ptr::null(),
        duration: 0.0,
        out,
        error,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { change.make(|| Ok(input::text("body.Value", value)?.into())) }
}

/// Sets a property to a position, a rotation, a scale or a colour, at once or gradually; otherwise
/// like `gfxhub_engines_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_vector(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    value: gfxhub_vector,
    interpolation: *const c_char,
    duration: f64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let change = Change {
        export: "gfxhub_engines_set_vector",
        target: CallTarget { client, options },
        engine_id,
        node_path,
        property_path,
        interpolation,
        duration,
        out,
        error,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { change.make(|| Ok(Vector::from(value).into())) }
}

/// Adds a parameter to a function call: the path of the parameter and a copy of its value.
///
/// Returns `GFXHUB_STATUS_INVALID` and leaves the function call unchanged if an argument is NULL or
/// the path is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_add_value(
    body: *mut gfxhub_function_call,
    property_path: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    let add = |body: &mut FunctionCall| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let (path, value) = unsafe {
            (
                input::text("PropertyPath", property_path)?,
                copy("Value", value)?,
            )
        };
        *body = std::mem::replace(body, FunctionCall::without_parameters()).with(path, value);
        Ok(())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { set("gfxhub_function_call_add_value", body, add) }
}
