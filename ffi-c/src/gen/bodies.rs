//! Written by cargo xtask generate; do not edit. The bodies: exports that create, fill and convert them.

use crate::call::ExportCall;
use crate::error::gfxhub_error;
use crate::r#gen::records::{gfxhub_recall_plan, gfxhub_recall_undo, gfxhub_snapshot};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, free, handle, make};
use crate::input;
use crate::setter::set;
use crate::string::{gfxhub_string, read_string};
use crate::value::gfxhub_value;
use crate::value_list::{copy, copy_object, insert};
use gfxhub_core::{
    Arming, CaptureOptions, EngineHost, FieldsUpdate, FunctionCall, FunctionParameter,
    LaunchConfigCreate, LogNote, MemberCall, MemberUse, MosObjectUpdate, NamePaths, NamedCall,
    NamedLoad, NamedSets, NamedUpdate, Nullable, Payload, PlayoutItemCreate, PlayoutItemUpdate,
    PlayoutRundownName, PreviewedCall, PropertyUpdate, RecallPlanning, RecallRequest,
    RecordedFiles, RendererCreate, SnapshotComparison, SnapshotTaking, UndoRequest, WaitCondition,
};
use std::ffi::c_char;

/// A new value for a property, set at once or reached by a move over time.
///
/// Freed with `gfxhub_property_update_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_property_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_property_update => PropertyUpdate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `value`: The new value: a boolean, number, text, object or array. NaN, infinity and null
///   are refused.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_new(
    value: *const gfxhub_value,
) -> *mut gfxhub_property_update {
    make("gfxhub_property_update_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let value = unsafe { input::required_handle("Value", value) }
            .ok()?
            .clone();
        Some(PropertyUpdate::new(value))
    })
}

/// Interpolation of the move. The default is `Constant`, which jumps to the value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_interpolation(
    body: *mut gfxhub_property_update,
    interpolation: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_property_update_set_interpolation", body, |body| {
            body.interpolation = Some(input::text("Interpolation", interpolation)?.into());
            Ok(())
        })
    }
}

/// Duration of the move in seconds, 0 or more; default 0. It is refused without an
/// interpolation. With `Constant`, the value jumps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_duration(
    body: *mut gfxhub_property_update,
    duration: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_property_update_set_duration", body, |body| {
            body.duration = Some(duration.into());
            Ok(())
        })
    }
}

/// Delay before the move in seconds, 0 or more; default 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_set_delay(
    body: *mut gfxhub_property_update,
    delay: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_property_update_set_delay", body, |body| {
            body.delay = Some(delay.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_property_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_property_update_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            PropertyUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_to_json(
    body: *const gfxhub_property_update,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_property_update_to_json",
            body,
            PropertyUpdate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_clone(
    body: *const gfxhub_property_update,
) -> *mut gfxhub_property_update {
    make("gfxhub_property_update_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_update_free(body: *mut gfxhub_property_update) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_update_free", body) }
}

/// A call of a function.
///
/// Freed with `gfxhub_function_call_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_function_call {
    _opaque: [u8; 0],
}

handle! { gfxhub_function_call => FunctionCall; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - parameters are added with `gfxhub_function_call_add_parameters`; initially there are
///   none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_new() -> *mut gfxhub_function_call {
    make("gfxhub_function_call_new", || Some(FunctionCall::new([])))
}

/// The parameters. The list may be empty. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_add_parameters(
    body: *mut gfxhub_function_call,
    item: *const gfxhub_function_parameter,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_function_call_add_parameters", body, |body| {
            let item = input::required_handle("Parameters", item)?.clone();
            body.parameters.push(item);
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_clear_parameters(
    body: *mut gfxhub_function_call,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_function_call_clear_parameters", body, |body| {
            body.parameters.clear();
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function_call,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_function_call_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            FunctionCall::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_to_json(
    body: *const gfxhub_function_call,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_function_call_to_json", body, FunctionCall::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_clone(
    body: *const gfxhub_function_call,
) -> *mut gfxhub_function_call {
    make("gfxhub_function_call_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_call_free(body: *mut gfxhub_function_call) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_function_call_free", body) }
}

/// A parameter of a function call.
///
/// Freed with `gfxhub_function_parameter_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_function_parameter {
    _opaque: [u8; 0],
}

handle! { gfxhub_function_parameter => FunctionParameter; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `property_path`: Path of the parameter, a key of the function's Properties.
/// - `payload`: Value of the parameter.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_new(
    property_path: *const c_char,
    payload: *const gfxhub_payload,
) -> *mut gfxhub_function_parameter {
    make("gfxhub_function_parameter_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let property_path = unsafe { input::text("PropertyPath", property_path) }.ok()?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let payload = unsafe { input::required_handle("payload", payload) }
            .ok()?
            .clone();
        Some(FunctionParameter::new(property_path, payload))
    })
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function_parameter,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_function_parameter_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            FunctionParameter::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_to_json(
    body: *const gfxhub_function_parameter,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_function_parameter_to_json",
            body,
            FunctionParameter::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_clone(
    body: *const gfxhub_function_parameter,
) -> *mut gfxhub_function_parameter {
    make("gfxhub_function_parameter_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_parameter_free(body: *mut gfxhub_function_parameter) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_function_parameter_free", body) }
}

/// The value of a parameter of a function call.
///
/// Freed with `gfxhub_payload_free`; functions that take a body copy it. The call checks its
/// fields.
pub struct gfxhub_payload {
    _opaque: [u8; 0],
}

handle! { gfxhub_payload => Payload; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `value`: The value, which may have any type.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_new(value: *const gfxhub_value) -> *mut gfxhub_payload {
    make("gfxhub_payload_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let value = unsafe { input::required_handle("value", value) }
            .ok()?
            .clone();
        Some(Payload::new(value))
    })
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_payload,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_payload_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            Payload::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_to_json(body: *const gfxhub_payload) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_payload_to_json", body, Payload::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_clone(body: *const gfxhub_payload) -> *mut gfxhub_payload {
    make("gfxhub_payload_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_payload_free(body: *mut gfxhub_payload) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_payload_free", body) }
}

/// The name of a playout rundown.
///
/// Freed with `gfxhub_playout_rundown_name_body_free`; functions that take a body copy it.
/// The call checks its fields.
pub struct gfxhub_playout_rundown_name_body {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_rundown_name_body => PlayoutRundownName; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `name`: The name, which must not be empty.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_new(
    name: *const c_char,
) -> *mut gfxhub_playout_rundown_name_body {
    make("gfxhub_playout_rundown_name_body_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(PlayoutRundownName::new(name))
    })
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_rundown_name_body,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_rundown_name_body_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            PlayoutRundownName::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_to_json(
    body: *const gfxhub_playout_rundown_name_body,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_playout_rundown_name_body_to_json",
            body,
            PlayoutRundownName::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_clone(
    body: *const gfxhub_playout_rundown_name_body,
) -> *mut gfxhub_playout_rundown_name_body {
    make("gfxhub_playout_rundown_name_body_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name_body_free(
    body: *mut gfxhub_playout_rundown_name_body,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_rundown_name_body_free", body) }
}

/// A new item of a playout rundown.
///
/// Freed with `gfxhub_playout_item_create_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_playout_item_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_item_create => PlayoutItemCreate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `name`: Name of the item, which must not be empty.
/// - `template_`: Name of the template, which must not be empty.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_new(
    name: *const c_char,
    template_: *const c_char,
) -> *mut gfxhub_playout_item_create {
    make("gfxhub_playout_item_create_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok()?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let template_ = unsafe { input::text("template", template_) }.ok()?;
        Some(PlayoutItemCreate::new(name, template_))
    })
}

/// Position in the rundown. The default is the end. The specification does not say which
/// number the first position has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_set_order(
    body: *mut gfxhub_playout_item_create,
    order: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_create_set_order", body, |body| {
            body.order = Some(order);
            Ok(())
        })
    }
}

/// Values of the template's fields. The default is the values of the template.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_set_data(
    body: *mut gfxhub_playout_item_create,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_create_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// Values of the template's fields. The default is the values of the template. Sets one
/// member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_add_data(
    body: *mut gfxhub_playout_item_create,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_create_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_item_create_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            PlayoutItemCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_to_json(
    body: *const gfxhub_playout_item_create,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_playout_item_create_to_json",
            body,
            PlayoutItemCreate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_clone(
    body: *const gfxhub_playout_item_create,
) -> *mut gfxhub_playout_item_create {
    make("gfxhub_playout_item_create_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_free(body: *mut gfxhub_playout_item_create) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_item_create_free", body) }
}

/// Changes to an item of a playout rundown. What is not given stays unchanged; data that is
/// given replaces all of the old data.
///
/// Freed with `gfxhub_playout_item_update_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_playout_item_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_item_update => PlayoutItemUpdate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_new() -> *mut gfxhub_playout_item_update {
    make("gfxhub_playout_item_update_new", || {
        Some(PlayoutItemUpdate::new())
    })
}

/// Name of the item, which must not be empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_name(
    body: *mut gfxhub_playout_item_update,
    name: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_update_set_name", body, |body| {
            body.name = Some(input::text("name", name)?.into());
            Ok(())
        })
    }
}

/// Name of the template, which must not be empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_template(
    body: *mut gfxhub_playout_item_update,
    template_: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_update_set_template", body, |body| {
            body.template = Some(input::text("template", template_)?.into());
            Ok(())
        })
    }
}

/// Position in the rundown. The specification does not say which number the first position
/// has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_order(
    body: *mut gfxhub_playout_item_update,
    order: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_update_set_order", body, |body| {
            body.order = Some(order);
            Ok(())
        })
    }
}

/// Numbers of the overridden channels. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_add_overridden_channels(
    body: *mut gfxhub_playout_item_update,
    item: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set(
            "gfxhub_playout_item_update_add_overridden_channels",
            body,
            |body| {
                body.overridden_channels.get_or_insert_default().push(item);
                Ok(())
            },
        )
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_clear_overridden_channels(
    body: *mut gfxhub_playout_item_update,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set(
            "gfxhub_playout_item_update_clear_overridden_channels",
            body,
            |body| {
                body.overridden_channels = Some(Vec::new());
                Ok(())
            },
        )
    }
}

/// Values of the template's fields. They replace all of the old data: fields that are not
/// given are lost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_data(
    body: *mut gfxhub_playout_item_update,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_update_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// Values of the template's fields. They replace all of the old data: fields that are not
/// given are lost. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_add_data(
    body: *mut gfxhub_playout_item_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_playout_item_update_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_item_update_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            PlayoutItemUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_to_json(
    body: *const gfxhub_playout_item_update,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_playout_item_update_to_json",
            body,
            PlayoutItemUpdate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_clone(
    body: *const gfxhub_playout_item_update,
) -> *mut gfxhub_playout_item_update {
    make("gfxhub_playout_item_update_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_free(body: *mut gfxhub_playout_item_update) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_item_update_free", body) }
}

/// Changes to a MOS object. What is not given stays unchanged; data that is given replaces
/// all of the old data.
///
/// Freed with `gfxhub_mos_object_update_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_mos_object_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_mos_object_update => MosObjectUpdate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_new() -> *mut gfxhub_mos_object_update {
    make("gfxhub_mos_object_update_new", || {
        Some(MosObjectUpdate::new())
    })
}

/// Description for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_set_description(
    body: *mut gfxhub_mos_object_update,
    description: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_mos_object_update_set_description", body, |body| {
            body.description = Some(input::text("description", description)?.into());
            Ok(())
        })
    }
}

/// Values of the template's fields. They replace all of the old data: fields that are not
/// given are lost.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_set_data(
    body: *mut gfxhub_mos_object_update,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_mos_object_update_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// Values of the template's fields. They replace all of the old data: fields that are not
/// given are lost. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_add_data(
    body: *mut gfxhub_mos_object_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_mos_object_update_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_mos_object_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_mos_object_update_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            MosObjectUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_to_json(
    body: *const gfxhub_mos_object_update,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_mos_object_update_to_json",
            body,
            MosObjectUpdate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_clone(
    body: *const gfxhub_mos_object_update,
) -> *mut gfxhub_mos_object_update {
    make("gfxhub_mos_object_update_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_free(body: *mut gfxhub_mos_object_update) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_mos_object_update_free", body) }
}

/// New values of some fields of an item. The other fields of the item stay unchanged.
///
/// Freed with `gfxhub_fields_update_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_fields_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_fields_update => FieldsUpdate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `fields`: Values of fields that the item already has, by field name.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_new(
    fields: *const gfxhub_value,
) -> *mut gfxhub_fields_update {
    make("gfxhub_fields_update_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let fields = unsafe { copy_object("fields", fields) }.ok()?;
        Some(FieldsUpdate::new(fields))
    })
}

/// Values of fields that the item already has, by field name. Sets one member to a copy of
/// `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_add_fields(
    body: *mut gfxhub_fields_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_fields_update_add_fields", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(&mut body.fields, name, value);
            Ok(())
        })
    }
}

/// Values of fields that the item may not have yet, by field name. Only these may be added to
/// the item: a misspelt name in `fields` is refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_set_new_fields(
    body: *mut gfxhub_fields_update,
    new_fields: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_fields_update_set_new_fields", body, |body| {
            body.new_fields = Some(copy_object("newFields", new_fields)?);
            Ok(())
        })
    }
}

/// Values of fields that the item may not have yet, by field name. Only these may be added to
/// the item: a misspelt name in `fields` is refused. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_add_new_fields(
    body: *mut gfxhub_fields_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_fields_update_add_new_fields", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.new_fields.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_fields_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_fields_update_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            FieldsUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_to_json(
    body: *const gfxhub_fields_update,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_fields_update_to_json", body, FieldsUpdate::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_clone(
    body: *const gfxhub_fields_update,
) -> *mut gfxhub_fields_update {
    make("gfxhub_fields_update_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_fields_update_free(body: *mut gfxhub_fields_update) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_fields_update_free", body) }
}

/// Paths to find before a show begins, such as those of its buttons and properties.
///
/// Freed with `gfxhub_name_paths_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_name_paths {
    _opaque: [u8; 0],
}

handle! { gfxhub_name_paths => NamePaths; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - paths are added with `gfxhub_name_paths_add_paths`; initially there are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_new() -> *mut gfxhub_name_paths {
    make("gfxhub_name_paths_new", || Some(NamePaths::new([])))
}

/// The paths. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_add_paths(
    body: *mut gfxhub_name_paths,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_name_paths_add_paths", body, |body| {
            let item = input::text("paths", item)?;
            body.paths.push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_clear_paths(
    body: *mut gfxhub_name_paths,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_name_paths_clear_paths", body, |body| {
            body.paths.clear();
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_name_paths,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_name_paths_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            NamePaths::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_to_json(
    body: *const gfxhub_name_paths,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_name_paths_to_json", body, NamePaths::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_clone(
    body: *const gfxhub_name_paths,
) -> *mut gfxhub_name_paths {
    make("gfxhub_name_paths_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_name_paths_free(body: *mut gfxhub_name_paths) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_name_paths_free", body) }
}

/// A new value for a property, at once or over time.
///
/// Freed with `gfxhub_named_update_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_named_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_named_update => NamedUpdate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `value`: The new value: a boolean, number, text, object or array. NaN, infinity and null
///   are refused.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_new(
    value: *const gfxhub_value,
) -> *mut gfxhub_named_update {
    make("gfxhub_named_update_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let value = unsafe { input::required_handle("value", value) }
            .ok()?
            .clone();
        Some(NamedUpdate::new(value))
    })
}

/// Duration of the move in seconds, 0 or more; default 0, which jumps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_set_over(
    body: *mut gfxhub_named_update,
    over: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_update_set_over", body, |body| {
            body.over = Some(over.into());
            Ok(())
        })
    }
}

/// Interpolation of the move; default `EaseInOut`. Refused without a duration.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_set_ease(
    body: *mut gfxhub_named_update,
    ease: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_update_set_ease", body, |body| {
            body.ease = Some(input::text("ease", ease)?.into());
            Ok(())
        })
    }
}

/// Delay before the change in seconds, 0 or more; default 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_set_delay(
    body: *mut gfxhub_named_update,
    delay: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_update_set_delay", body, |body| {
            body.delay = Some(delay.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_named_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_named_update_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            NamedUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_to_json(
    body: *const gfxhub_named_update,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_named_update_to_json", body, NamedUpdate::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_clone(
    body: *const gfxhub_named_update,
) -> *mut gfxhub_named_update {
    make("gfxhub_named_update_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_update_free(body: *mut gfxhub_named_update) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_named_update_free", body) }
}

/// Parameters of a function, by their names.
///
/// Freed with `gfxhub_named_call_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_named_call {
    _opaque: [u8; 0],
}

handle! { gfxhub_named_call => NamedCall; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_new() -> *mut gfxhub_named_call {
    make("gfxhub_named_call_new", || Some(NamedCall::new()))
}

/// Values of the parameters, each by its display name or its path; default: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_set_parameters(
    body: *mut gfxhub_named_call,
    parameters: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_call_set_parameters", body, |body| {
            body.parameters = Some(copy_object("parameters", parameters)?);
            Ok(())
        })
    }
}

/// Values of the parameters, each by its display name or its path; default: none. Sets one
/// member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_add_parameters(
    body: *mut gfxhub_named_call,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_call_add_parameters", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.parameters.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_named_call,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_named_call_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            NamedCall::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_to_json(
    body: *const gfxhub_named_call,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_named_call_to_json", body, NamedCall::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_clone(
    body: *const gfxhub_named_call,
) -> *mut gfxhub_named_call {
    make("gfxhub_named_call_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_call_free(body: *mut gfxhub_named_call) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_named_call_free", body) }
}

/// The engine that loads a graph, an rgraph or a ustate.
///
/// Freed with `gfxhub_named_load_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_named_load {
    _opaque: [u8; 0],
}

handle! { gfxhub_named_load => NamedLoad; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `engine`: Path of the engine: one name.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_new(engine: *const c_char) -> *mut gfxhub_named_load {
    make("gfxhub_named_load_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let engine = unsafe { input::text("engine", engine) }.ok()?;
        Some(NamedLoad::new(engine))
    })
}

/// Time in seconds within which the engine must have loaded it; default 0, which does not
/// wait.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_set_wait(
    body: *mut gfxhub_named_load,
    wait: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_load_set_wait", body, |body| {
            body.wait = Some(wait.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_named_load,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_named_load_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            NamedLoad::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_to_json(
    body: *const gfxhub_named_load,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_named_load_to_json", body, NamedLoad::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_clone(
    body: *const gfxhub_named_load,
) -> *mut gfxhub_named_load {
    make("gfxhub_named_load_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_load_free(body: *mut gfxhub_named_load) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_named_load_free", body) }
}

/// The engines and properties of a snapshot, and the pace of its reads.
///
/// Freed with `gfxhub_snapshot_taking_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_snapshot_taking {
    _opaque: [u8; 0],
}

handle! { gfxhub_snapshot_taking => SnapshotTaking; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_new() -> *mut gfxhub_snapshot_taking {
    make("gfxhub_snapshot_taking_new", || Some(SnapshotTaking::new()))
}

/// Names of the engines, or `#` and their numbers; default: all engines. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_add_engines(
    body: *mut gfxhub_snapshot_taking,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_add_engines", body, |body| {
            let item = input::text("engines", item)?;
            body.engines.get_or_insert_default().push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_clear_engines(
    body: *mut gfxhub_snapshot_taking,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_clear_engines", body, |body| {
            body.engines = Some(Vec::new());
            Ok(())
        })
    }
}

/// Patterns of the properties; default: all. A pattern is a path of names in which `*` stands
/// for any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any number of
/// names: `Light_* / *`. A pattern of one name selects all properties of the nodes with that
/// name; one of two names is node / property, and one of three names is engine / node /
/// property. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_add_only(
    body: *mut gfxhub_snapshot_taking,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_add_only", body, |body| {
            let item = input::text("only", item)?;
            body.only.get_or_insert_default().push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_clear_only(
    body: *mut gfxhub_snapshot_taking,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_clear_only", body, |body| {
            body.only = Some(Vec::new());
            Ok(())
        })
    }
}

/// Patterns of properties that no recall may set, such as those of cameras. They are kept in
/// the snapshot. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_add_protect(
    body: *mut gfxhub_snapshot_taking,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_add_protect", body, |body| {
            let item = input::text("protect", item)?;
            body.protect.get_or_insert_default().push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_clear_protect(
    body: *mut gfxhub_snapshot_taking,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_clear_protect", body, |body| {
            body.protect = Some(Vec::new());
            Ok(())
        })
    }
}

/// True to read each value once. By default values are read again after 2 seconds, and those
/// that differ are marked as moving.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_set_once(
    body: *mut gfxhub_snapshot_taking,
    once: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_set_once", body, |body| {
            body.once = Some(once);
            Ok(())
        })
    }
}

/// True to read as fast as the client's connections allow, for rehearsals. By default, at
/// most 4 requests are in flight and at most 100 are sent in a second.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_set_fast(
    body: *mut gfxhub_snapshot_taking,
    fast: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_taking_set_fast", body, |body| {
            body.fast = Some(fast);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot_taking,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_taking_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            SnapshotTaking::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_to_json(
    body: *const gfxhub_snapshot_taking,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_snapshot_taking_to_json",
            body,
            SnapshotTaking::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_clone(
    body: *const gfxhub_snapshot_taking,
) -> *mut gfxhub_snapshot_taking {
    make("gfxhub_snapshot_taking_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taking_free(body: *mut gfxhub_snapshot_taking) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_taking_free", body) }
}

/// Two snapshots, or a snapshot and the hub.
///
/// Freed with `gfxhub_snapshot_comparison_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_snapshot_comparison {
    _opaque: [u8; 0],
}

handle! { gfxhub_snapshot_comparison => SnapshotComparison; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `first`: The first snapshot.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_new(
    first: *const gfxhub_snapshot,
) -> *mut gfxhub_snapshot_comparison {
    make("gfxhub_snapshot_comparison_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let first = unsafe { input::required_handle("first", first) }
            .ok()?
            .clone();
        Some(SnapshotComparison::new(first))
    })
}

/// The second snapshot; default: the current state of the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_set_second(
    body: *mut gfxhub_snapshot_comparison,
    second: *const gfxhub_snapshot,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_comparison_set_second", body, |body| {
            body.second = Some(input::required_handle("second", second)?.clone());
            Ok(())
        })
    }
}

/// The way in which nodes and properties are matched; default `paths`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_set_match_by(
    body: *mut gfxhub_snapshot_comparison,
    match_by: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_comparison_set_match_by", body, |body| {
            body.match_by = Some(input::text("matchBy", match_by)?.into());
            Ok(())
        })
    }
}

/// Numbers of engines in the second snapshot by their numbers in the first, if they differ:
/// `{"3": 4}`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_set_map(
    body: *mut gfxhub_snapshot_comparison,
    map: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_comparison_set_map", body, |body| {
            body.map = Some(copy_object("map", map)?);
            Ok(())
        })
    }
}

/// Numbers of engines in the second snapshot by their numbers in the first, if they differ:
/// `{"3": 4}`. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_add_map(
    body: *mut gfxhub_snapshot_comparison,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_comparison_add_map", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.map.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// True to read the hub as fast as the client's connections allow.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_set_fast(
    body: *mut gfxhub_snapshot_comparison,
    fast: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_snapshot_comparison_set_fast", body, |body| {
            body.fast = Some(fast);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot_comparison,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_comparison_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            SnapshotComparison::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_to_json(
    body: *const gfxhub_snapshot_comparison,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_snapshot_comparison_to_json",
            body,
            SnapshotComparison::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_clone(
    body: *const gfxhub_snapshot_comparison,
) -> *mut gfxhub_snapshot_comparison {
    make("gfxhub_snapshot_comparison_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_comparison_free(body: *mut gfxhub_snapshot_comparison) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_comparison_free", body) }
}

/// The properties to bring back from a snapshot, and the options of the recall.
///
/// Freed with `gfxhub_recall_planning_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_recall_planning {
    _opaque: [u8; 0],
}

handle! { gfxhub_recall_planning => RecallPlanning; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `snapshot`: The snapshot.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_new(
    snapshot: *const gfxhub_snapshot,
) -> *mut gfxhub_recall_planning {
    make("gfxhub_recall_planning_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let snapshot = unsafe { input::required_handle("snapshot", snapshot) }
            .ok()?
            .clone();
        Some(RecallPlanning::new(snapshot))
    })
}

/// Patterns of the properties to bring back, as in `snapshots.take`. A property that is left
/// out as a handle, a statistic or for a similar reason is set if a pattern of two or three
/// names matches it without `*`, `?` or `[12]`. Required unless `all` is true. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_add_only(
    body: *mut gfxhub_recall_planning,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_add_only", body, |body| {
            let item = input::text("only", item)?;
            body.only.get_or_insert_default().push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_clear_only(
    body: *mut gfxhub_recall_planning,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_clear_only", body, |body| {
            body.only = Some(Vec::new());
            Ok(())
        })
    }
}

/// True to bring back everything, including inputs and enabled outputs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_all(
    body: *mut gfxhub_recall_planning,
    all: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_all", body, |body| {
            body.all = Some(all);
            Ok(())
        })
    }
}

/// Duration of the moves in seconds; default 0: all values jump.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_over(
    body: *mut gfxhub_recall_planning,
    over: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_over", body, |body| {
            body.over = Some(over.into());
            Ok(())
        })
    }
}

/// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_ease(
    body: *mut gfxhub_recall_planning,
    ease: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_ease", body, |body| {
            body.ease = Some(input::text("ease", ease)?.into());
            Ok(())
        })
    }
}

/// Patterns of integers, matrices and angles that move too. By default only numbers with a
/// fraction and vectors move, and all else jumps. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_add_ease_also(
    body: *mut gfxhub_recall_planning,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_add_ease_also", body, |body| {
            let item = input::text("easeAlso", item)?;
            body.ease_also.get_or_insert_default().push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_clear_ease_also(
    body: *mut gfxhub_recall_planning,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_clear_ease_also", body, |body| {
            body.ease_also = Some(Vec::new());
            Ok(())
        })
    }
}

/// Time at which the values that do not move jump. By default, the value `false` and texts
/// jump at the end, and all others at the start. The value `true` always jumps at the start.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_rest(
    body: *mut gfxhub_recall_planning,
    rest: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_rest", body, |body| {
            body.rest = Some(input::text("rest", rest)?.into());
            Ok(())
        })
    }
}

/// True to start all moves at the same moment: each request has the remaining time as its
/// delay. A delayed move cannot be taken back.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_lead(
    body: *mut gfxhub_recall_planning,
    lead: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_lead", body, |body| {
            body.lead = Some(lead);
            Ok(())
        })
    }
}

/// The way in which nodes and properties are matched; default `paths`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_match_by(
    body: *mut gfxhub_recall_planning,
    match_by: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_match_by", body, |body| {
            body.match_by = Some(input::text("matchBy", match_by)?.into());
            Ok(())
        })
    }
}

/// Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3":
/// 4}`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_map(
    body: *mut gfxhub_recall_planning,
    map: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_map", body, |body| {
            body.map = Some(copy_object("map", map)?);
            Ok(())
        })
    }
}

/// Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3":
/// 4}`. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_add_map(
    body: *mut gfxhub_recall_planning,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_add_map", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.map.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// True to plan for an engine that has loaded another state, or none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_force(
    body: *mut gfxhub_recall_planning,
    force: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_force", body, |body| {
            body.force = Some(force);
            Ok(())
        })
    }
}

/// True to read the hub as fast as the client's connections allow.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_set_fast(
    body: *mut gfxhub_recall_planning,
    fast: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_planning_set_fast", body, |body| {
            body.fast = Some(fast);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_planning,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_planning_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            RecallPlanning::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_to_json(
    body: *const gfxhub_recall_planning,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_recall_planning_to_json",
            body,
            RecallPlanning::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_clone(
    body: *const gfxhub_recall_planning,
) -> *mut gfxhub_recall_planning {
    make("gfxhub_recall_planning_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_planning_free(body: *mut gfxhub_recall_planning) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_planning_free", body) }
}

/// A recall.
///
/// Freed with `gfxhub_recall_request_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_recall_request {
    _opaque: [u8; 0],
}

handle! { gfxhub_recall_request => RecallRequest; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `plan`: The plan.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_new(
    plan: *const gfxhub_recall_plan,
) -> *mut gfxhub_recall_request {
    make("gfxhub_recall_request_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let plan = unsafe { input::required_handle("plan", plan) }
            .ok()?
            .clone();
        Some(RecallRequest::new(plan))
    })
}

/// True to set even properties that somebody else has changed since the plan was made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_set_force(
    body: *mut gfxhub_recall_request,
    force: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recall_request_set_force", body, |body| {
            body.force = Some(force);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_request,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_request_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            RecallRequest::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_to_json(
    body: *const gfxhub_recall_request,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_recall_request_to_json",
            body,
            RecallRequest::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_clone(
    body: *const gfxhub_recall_request,
) -> *mut gfxhub_recall_request {
    make("gfxhub_recall_request_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_request_free(body: *mut gfxhub_recall_request) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_request_free", body) }
}

/// An undo of a recall.
///
/// Freed with `gfxhub_undo_request_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_undo_request {
    _opaque: [u8; 0],
}

handle! { gfxhub_undo_request => UndoRequest; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `undo`: The document of the recall that is undone.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_new(
    undo: *const gfxhub_recall_undo,
) -> *mut gfxhub_undo_request {
    make("gfxhub_undo_request_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let undo = unsafe { input::required_handle("undo", undo) }
            .ok()?
            .clone();
        Some(UndoRequest::new(undo))
    })
}

/// True to bring back even properties that somebody else has changed since the recall.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_set_force(
    body: *mut gfxhub_undo_request,
    force: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_undo_request_set_force", body, |body| {
            body.force = Some(force);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_undo_request,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_undo_request_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            UndoRequest::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_to_json(
    body: *const gfxhub_undo_request,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_undo_request_to_json", body, UndoRequest::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_clone(
    body: *const gfxhub_undo_request,
) -> *mut gfxhub_undo_request {
    make("gfxhub_undo_request_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_undo_request_free(body: *mut gfxhub_undo_request) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_undo_request_free", body) }
}

/// The act that a permit is for.
///
/// Freed with `gfxhub_arming_free`; functions that take a body copy it. The call checks its
/// fields.
pub struct gfxhub_arming {
    _opaque: [u8; 0],
}

handle! { gfxhub_arming => Arming; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `operation`: Name of the call: an operation or a composed call, `request` for a raw
///   request, `live` for the opening of a live session. With `@` and the number of an engine,
///   as in `graphs.load@3`, for that engine alone.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_new(operation: *const c_char) -> *mut gfxhub_arming {
    make("gfxhub_arming_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let operation = unsafe { input::text("operation", operation) }.ok()?;
        Some(Arming::new(operation))
    })
}

/// Time in seconds for which the permit is given, at most 300; default 10.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_set_seconds(
    body: *mut gfxhub_arming,
    seconds: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_arming_set_seconds", body, |body| {
            body.seconds = Some(seconds.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_arming,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_arming_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, || Arming::from_json(input::text("json", json)?)) }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_to_json(body: *const gfxhub_arming) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_arming_to_json", body, Arming::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_clone(body: *const gfxhub_arming) -> *mut gfxhub_arming {
    make("gfxhub_arming_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_arming_free(body: *mut gfxhub_arming) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_arming_free", body) }
}

/// A call by its name.
///
/// Freed with `gfxhub_previewed_call_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_previewed_call {
    _opaque: [u8; 0],
}

handle! { gfxhub_previewed_call => PreviewedCall; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `name`: Name of the operation or composed call.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_new(
    name: *const c_char,
) -> *mut gfxhub_previewed_call {
    make("gfxhub_previewed_call_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(PreviewedCall::new(name))
    })
}

/// Its arguments by their names in JSON, with `body` for a body; default: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_set_arguments(
    body: *mut gfxhub_previewed_call,
    arguments: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_previewed_call_set_arguments", body, |body| {
            body.arguments = Some(copy_object("arguments", arguments)?);
            Ok(())
        })
    }
}

/// Its arguments by their names in JSON, with `body` for a body; default: none. Sets one
/// member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_add_arguments(
    body: *mut gfxhub_previewed_call,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_previewed_call_add_arguments", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.arguments.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_previewed_call,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_previewed_call_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            PreviewedCall::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_to_json(
    body: *const gfxhub_previewed_call,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_previewed_call_to_json",
            body,
            PreviewedCall::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_clone(
    body: *const gfxhub_previewed_call,
) -> *mut gfxhub_previewed_call {
    make("gfxhub_previewed_call_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_previewed_call_free(body: *mut gfxhub_previewed_call) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_previewed_call_free", body) }
}

/// Options of a capture.
///
/// Freed with `gfxhub_capture_options_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_capture_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_capture_options => CaptureOptions; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_new() -> *mut gfxhub_capture_options {
    make("gfxhub_capture_options_new", || Some(CaptureOptions::new()))
}

/// True to replace texts of items, MOS data, contents of states, file paths and addresses by
/// invented ones of the same length; the same text gets the same replacement; default false.
/// Names of engines, nodes, properties, templates, playout rundowns and buttons stay, as do
/// numbers, lengths and the structure, so the show is not anonymous.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_set_scrub(
    body: *mut gfxhub_capture_options,
    scrub: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_capture_options_set_scrub", body, |body| {
            body.scrub = Some(scrub);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_capture_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_capture_options_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            CaptureOptions::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_to_json(
    body: *const gfxhub_capture_options,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_capture_options_to_json",
            body,
            CaptureOptions::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_clone(
    body: *const gfxhub_capture_options,
) -> *mut gfxhub_capture_options {
    make("gfxhub_capture_options_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_options_free(body: *mut gfxhub_capture_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_capture_options_free", body) }
}

/// A note for the record.
///
/// Freed with `gfxhub_log_note_free`; functions that take a body copy it. The call checks its
/// fields.
pub struct gfxhub_log_note {
    _opaque: [u8; 0],
}

handle! { gfxhub_log_note => LogNote; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `text`: Text of the note.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_note_new(text: *const c_char) -> *mut gfxhub_log_note {
    make("gfxhub_log_note_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let text = unsafe { input::text("text", text) }.ok()?;
        Some(LogNote::new(text))
    })
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_note_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_log_note,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_log_note_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            LogNote::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_note_to_json(
    body: *const gfxhub_log_note,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_log_note_to_json", body, LogNote::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_note_clone(
    body: *const gfxhub_log_note,
) -> *mut gfxhub_log_note {
    make("gfxhub_log_note_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_note_free(body: *mut gfxhub_log_note) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_log_note_free", body) }
}

/// A call by its name, for each member of a group.
///
/// Freed with `gfxhub_member_call_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_member_call {
    _opaque: [u8; 0],
}

handle! { gfxhub_member_call => MemberCall; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `name`: Name of the operation or composed call.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_new(name: *const c_char) -> *mut gfxhub_member_call {
    make("gfxhub_member_call_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(MemberCall::new(name))
    })
}

/// Arguments by their names in JSON, with `body` for a body; default: none. For engines as
/// members, paths begin with the node, and the number of the engine is left out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_set_arguments(
    body: *mut gfxhub_member_call,
    arguments: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_member_call_set_arguments", body, |body| {
            body.arguments = Some(copy_object("arguments", arguments)?);
            Ok(())
        })
    }
}

/// Arguments by their names in JSON, with `body` for a body; default: none. For engines as
/// members, paths begin with the node, and the number of the engine is left out. Sets one
/// member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_add_arguments(
    body: *mut gfxhub_member_call,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_member_call_add_arguments", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.arguments.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_member_call,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_member_call_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            MemberCall::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_to_json(
    body: *const gfxhub_member_call,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_member_call_to_json", body, MemberCall::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_clone(
    body: *const gfxhub_member_call,
) -> *mut gfxhub_member_call {
    make("gfxhub_member_call_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_call_free(body: *mut gfxhub_member_call) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_call_free", body) }
}

/// New values for properties of each member of a group. All of them jump, or all move over
/// the same time.
///
/// Freed with `gfxhub_named_sets_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_named_sets {
    _opaque: [u8; 0],
}

handle! { gfxhub_named_sets => NamedSets; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `values`: The values, each by the path of its property, at most 65,536. NaN, infinity
///   and null are refused.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_new(
    values: *const gfxhub_value,
) -> *mut gfxhub_named_sets {
    make("gfxhub_named_sets_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let values = unsafe { copy_object("values", values) }.ok()?;
        Some(NamedSets::new(values))
    })
}

/// The values, each by the path of its property, at most 65,536. NaN, infinity and null are
/// refused. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_add_values(
    body: *mut gfxhub_named_sets,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_sets_add_values", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(&mut body.values, name, value);
            Ok(())
        })
    }
}

/// Duration of the moves in seconds, 0 or more; default 0, which jumps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_set_over(
    body: *mut gfxhub_named_sets,
    over: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_sets_set_over", body, |body| {
            body.over = Some(over.into());
            Ok(())
        })
    }
}

/// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_set_ease(
    body: *mut gfxhub_named_sets,
    ease: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_sets_set_ease", body, |body| {
            body.ease = Some(input::text("ease", ease)?.into());
            Ok(())
        })
    }
}

/// Delay before the changes in seconds, 0 or more; default 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_set_delay(
    body: *mut gfxhub_named_sets,
    delay: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_named_sets_set_delay", body, |body| {
            body.delay = Some(delay.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_named_sets,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_named_sets_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            NamedSets::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_to_json(
    body: *const gfxhub_named_sets,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_named_sets_to_json", body, NamedSets::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_clone(
    body: *const gfxhub_named_sets,
) -> *mut gfxhub_named_sets {
    make("gfxhub_named_sets_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_named_sets_free(body: *mut gfxhub_named_sets) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_named_sets_free", body) }
}

/// A member to take out of a group, or to take back into it.
///
/// Freed with `gfxhub_member_use_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_member_use {
    _opaque: [u8; 0],
}

handle! { gfxhub_member_use => MemberUse; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `member`: Name of the member.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_new(member: *const c_char) -> *mut gfxhub_member_use {
    make("gfxhub_member_use_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let member = unsafe { input::text("member", member) }.ok()?;
        Some(MemberUse::new(member))
    })
}

/// False to take the member out; default: true, which takes it back in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_set_used(
    body: *mut gfxhub_member_use,
    used: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_member_use_set_used", body, |body| {
            body.used = Some(used);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_member_use,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_member_use_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            MemberUse::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_to_json(
    body: *const gfxhub_member_use,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_member_use_to_json", body, MemberUse::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_clone(
    body: *const gfxhub_member_use,
) -> *mut gfxhub_member_use {
    make("gfxhub_member_use_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_use_free(body: *mut gfxhub_member_use) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_use_free", body) }
}

/// Files of a record.
///
/// Freed with `gfxhub_recorded_files_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_recorded_files {
    _opaque: [u8; 0],
}

handle! { gfxhub_recorded_files => RecordedFiles; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - paths are added with `gfxhub_recorded_files_add_paths`; initially there are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_new() -> *mut gfxhub_recorded_files {
    make("gfxhub_recorded_files_new", || Some(RecordedFiles::new([])))
}

/// Paths of the files. They may come from several processes, and each process may have
/// several. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_add_paths(
    body: *mut gfxhub_recorded_files,
    item: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_add_paths", body, |body| {
            let item = input::text("paths", item)?;
            body.paths.push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_clear_paths(
    body: *mut gfxhub_recorded_files,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_clear_paths", body, |body| {
            body.paths.clear();
            Ok(())
        })
    }
}

/// True to return only acts; default false.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_set_acts(
    body: *mut gfxhub_recorded_files,
    acts: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_set_acts", body, |body| {
            body.acts = Some(acts);
            Ok(())
        })
    }
}

/// True to return only acts without a recorded outcome; default false.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_set_open(
    body: *mut gfxhub_recorded_files,
    open: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_set_open", body, |body| {
            body.open = Some(open);
            Ok(())
        })
    }
}

/// Earliest start of the returned entries, in milliseconds since the beginning of 1970 in
/// UTC; default: no limit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_set_since_ms(
    body: *mut gfxhub_recorded_files,
    since_ms: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_set_since_ms", body, |body| {
            body.since_ms = Some(since_ms);
            Ok(())
        })
    }
}

/// Time before which the returned entries began, in the same unit; default: no limit. With
/// both limits, a long record can be read in parts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_set_until_ms(
    body: *mut gfxhub_recorded_files,
    until_ms: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_recorded_files_set_until_ms", body, |body| {
            body.until_ms = Some(until_ms);
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recorded_files,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recorded_files_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            RecordedFiles::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_to_json(
    body: *const gfxhub_recorded_files,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_recorded_files_to_json",
            body,
            RecordedFiles::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_clone(
    body: *const gfxhub_recorded_files,
) -> *mut gfxhub_recorded_files {
    make("gfxhub_recorded_files_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorded_files_free(body: *mut gfxhub_recorded_files) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recorded_files_free", body) }
}

/// Condition and time limit of a wait. Without a value and without a status, the condition is
/// that something exists: the thing that the path leads to, or any element of the list of the
/// topic.
///
/// Freed with `gfxhub_wait_condition_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_wait_condition {
    _opaque: [u8; 0],
}

handle! { gfxhub_wait_condition => WaitCondition; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `within`: Time limit of the wait in seconds: above 0, and up to 86,400.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_new(within: f64) -> *mut gfxhub_wait_condition {
    make("gfxhub_wait_condition_new", || {
        Some(WaitCondition::new(within))
    })
}

/// Value that the property must have. Numbers that are equal in single precision are equal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_set_equals(
    body: *mut gfxhub_wait_condition,
    equals: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_wait_condition_set_equals", body, |body| {
            body.equals = Some(input::required_handle("equals", equals)?.clone());
            Ok(())
        })
    }
}

/// Value that the property must no longer have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_set_not_equals(
    body: *mut gfxhub_wait_condition,
    not_equals: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_wait_condition_set_not_equals", body, |body| {
            body.not_equals = Some(input::required_handle("notEquals", not_equals)?.clone());
            Ok(())
        })
    }
}

/// Status of the thing, or of one of its parts, such as an instance of an engine: `Loaded`,
/// `ready`. Capitals do not matter.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_set_status(
    body: *mut gfxhub_wait_condition,
    status: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_wait_condition_set_status", body, |body| {
            body.status = Some(input::text("status", status)?.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_wait_condition,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_wait_condition_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            WaitCondition::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_to_json(
    body: *const gfxhub_wait_condition,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_wait_condition_to_json",
            body,
            WaitCondition::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_clone(
    body: *const gfxhub_wait_condition,
) -> *mut gfxhub_wait_condition {
    make("gfxhub_wait_condition_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_wait_condition_free(body: *mut gfxhub_wait_condition) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_wait_condition_free", body) }
}

/// The engine that loads a graph, rgraph or ustate.
///
/// Freed with `gfxhub_engine_host_free`; functions that take a body copy it. The call checks
/// its fields.
pub struct gfxhub_engine_host {
    _opaque: [u8; 0],
}

handle! { gfxhub_engine_host => EngineHost; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `engine_host_id`: Number of the engine. This is not a launch id.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_new(engine_host_id: i64) -> *mut gfxhub_engine_host {
    make("gfxhub_engine_host_new", || {
        Some(EngineHost::new(engine_host_id))
    })
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine_host,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engine_host_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            EngineHost::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_to_json(
    body: *const gfxhub_engine_host,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_engine_host_to_json", body, EngineHost::to_json) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_clone(
    body: *const gfxhub_engine_host,
) -> *mut gfxhub_engine_host {
    make("gfxhub_engine_host_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_host_free(body: *mut gfxhub_engine_host) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_engine_host_free", body) }
}

/// A new launch configuration.
///
/// Freed with `gfxhub_launch_config_create_free`; functions that take a body copy it. The
/// call checks its fields.
pub struct gfxhub_launch_config_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_launch_config_create => LaunchConfigCreate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
/// - `name`: Name, which must not be empty.
/// - renderers are added with `gfxhub_launch_config_create_add_renderers`; initially there
///   are none.
///
/// Returns NULL if an argument is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_new(
    name: *const c_char,
) -> *mut gfxhub_launch_config_create {
    make("gfxhub_launch_config_create_new", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(LaunchConfigCreate::new(name, []))
    })
}

/// Ids of the renderers. The list may be empty. Adds an item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_add_renderers(
    body: *mut gfxhub_launch_config_create,
    item: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_launch_config_create_add_renderers", body, |body| {
            body.renderers.push(item.into());
            Ok(())
        })
    }
}

/// Sets the field to the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_clear_renderers(
    body: *mut gfxhub_launch_config_create,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set(
            "gfxhub_launch_config_create_clear_renderers",
            body,
            |body| {
                body.renderers.clear();
                Ok(())
            },
        )
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launch_config_create_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            LaunchConfigCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_to_json(
    body: *const gfxhub_launch_config_create,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_launch_config_create_to_json",
            body,
            LaunchConfigCreate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_clone(
    body: *const gfxhub_launch_config_create,
) -> *mut gfxhub_launch_config_create {
    make("gfxhub_launch_config_create_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_free(body: *mut gfxhub_launch_config_create) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_launch_config_create_free", body) }
}

/// A new renderer. All fields are optional.
///
/// Freed with `gfxhub_renderer_create_free`; functions that take a body copy it. The call
/// checks its fields.
pub struct gfxhub_renderer_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_renderer_create => RendererCreate; }

/// Creates a body from its required fields. Other fields are sent only if they are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_new() -> *mut gfxhub_renderer_create {
    make("gfxhub_renderer_create_new", || Some(RendererCreate::new()))
}

/// Number of the launch configuration that the renderer belongs to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_launch_config_id(
    body: *mut gfxhub_renderer_create,
    launch_config_id: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set(
            "gfxhub_renderer_create_set_launch_config_id",
            body,
            |body| {
                body.launch_config_id = Some(launch_config_id.into());
                Ok(())
            },
        )
    }
}

/// Number of the engine that the renderer runs on; `null` for any engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_id(
    body: *mut gfxhub_renderer_create,
    engine_id: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_engine_id", body, |body| {
            body.engine_id = Some(engine_id.into());
            Ok(())
        })
    }
}

/// Number of the engine that the renderer runs on; `null` for any engine. Sets the field to
/// an explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_engine_id_null", body, |body| {
            body.engine_id = Some(Nullable::Null);
            Ok(())
        })
    }
}

/// Number of the project that the renderer runs; `null` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_id(
    body: *mut gfxhub_renderer_create,
    project_id: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_project_id", body, |body| {
            body.project_id = Some(project_id.into());
            Ok(())
        })
    }
}

/// Number of the project that the renderer runs; `null` for none. Sets the field to an
/// explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_project_id_null", body, |body| {
            body.project_id = Some(Nullable::Null);
            Ok(())
        })
    }
}

/// Number of the map in the project; `null` for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_map_id(
    body: *mut gfxhub_renderer_create,
    project_map_id: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_project_map_id", body, |body| {
            body.project_map_id = Some(project_map_id.into());
            Ok(())
        })
    }
}

/// Number of the map in the project; `null` for none. Sets the field to an explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_map_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set(
            "gfxhub_renderer_create_set_project_map_id_null",
            body,
            |body| {
                body.project_map_id = Some(Nullable::Null);
                Ok(())
            },
        )
    }
}

/// Type of the engine: RE, RE5 or UE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_type(
    body: *mut gfxhub_renderer_create,
    engine_type: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_engine_type", body, |body| {
            body.engine_type = Some(input::text("engineType", engine_type)?.into());
            Ok(())
        })
    }
}

/// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
/// graph id for RE5.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_state_id(
    body: *mut gfxhub_renderer_create,
    state_id: i64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_renderer_create_set_state_id", body, |body| {
            body.state_id = Some(state_id.into());
            Ok(())
        })
    }
}

/// Creates a body from JSON in the form in which it is sent. A member that is unknown or of a wrong
/// type is refused.
/// `{"$number": "NaN"}`, `Infinity` and `-Infinity` stand for numbers that JSON cannot express.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_renderer_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_renderer_create_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            RendererCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Returns the JSON of the body as it would be sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_to_json(
    body: *const gfxhub_renderer_create,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_renderer_create_to_json",
            body,
            RendererCreate::to_json,
        )
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_clone(
    body: *const gfxhub_renderer_create,
) -> *mut gfxhub_renderer_create {
    make("gfxhub_renderer_create_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { deref_handle(body).cloned() }
    })
}

/// Frees the body. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_free(body: *mut gfxhub_renderer_create) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_renderer_create_free", body) }
}
