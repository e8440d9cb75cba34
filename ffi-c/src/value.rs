//! `gfxhub_value`: creates and reads the values of properties.

use std::ffi::c_char;

use gfxhub_core::{Effect, Error, ErrorKind, Value};

use crate::call::ExportCall;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{Handle, as_handle, deref_handle, free, handle, make, read, read_into};
use crate::input;
use crate::nul_terminate::{NulTerminate, text};
use crate::panic_boundary::guard_or_default;
use crate::str::gfxhub_str;
use crate::string::{gfxhub_string, read_string};

/// Value of a property, of a function's parameter or of a template's field. It represents any JSON
/// without loss: integers stay integers, doubles keep every bit, and members keep their order.
pub struct gfxhub_value {
    _opaque: [u8; 0],
}

handle! { gfxhub_value => Value; }

/// The type of a value.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_value_kind {
    /// JSON `null`. `gfxhub_value_kind_of` also returns this for NULL.
    Null = 0,
    /// True or false.
    Boolean = 1,
    /// A whole number that fits in `int64_t`.
    Integer = 2,
    /// A larger whole number, which fits in `uint64_t`.
    Unsigned = 3,
    /// A number with a fraction or an exponent.
    Double = 4,
    /// Text.
    Text = 5,
    /// A list.
    Array = 6,
    /// An object whose members are exactly the numbers x, y, z and optionally w.
    Vector = 7,
    /// Any other object.
    Object = 8,
}

/// Creates a value for C, with NUL-terminated texts.
pub(crate) fn value(export: &'static str, of: impl FnOnce() -> Option<Value>) -> *mut gfxhub_value {
    make(export, || {
        let mut made = of()?;
        made.terminate();
        Some(made)
    })
}

/// Creates a null. Free each value that you create with `gfxhub_value_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_null() -> *mut gfxhub_value {
    value("gfxhub_value_new_null", || Some(Value::Null))
}

/// Returns a null that belongs to the library. It is always valid and must not be freed.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_null() -> *const gfxhub_value {
    static NULL: Value = Value::Null;
    guard_or_default("gfxhub_value_null", std::ptr::null(), || as_handle(&NULL))
}

/// Creates a boolean.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_bool(boolean: bool) -> *mut gfxhub_value {
    value("gfxhub_value_new_bool", || Some(boolean.into()))
}

/// Creates an integer.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_int64(number: i64) -> *mut gfxhub_value {
    value("gfxhub_value_new_int64", || Some(number.into()))
}

/// Creates a non-negative integer.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_uint64(number: u64) -> *mut gfxhub_value {
    value("gfxhub_value_new_uint64", || Some(number.into()))
}

/// Creates a double. NaN and infinity are accepted here, but every call refuses them.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_double(number: f64) -> *mut gfxhub_value {
    value("gfxhub_value_new_double", || Some(number.into()))
}

/// Creates a text from a C string; returns NULL if it is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_text(text: *const c_char) -> *mut gfxhub_value {
    value("gfxhub_value_new_text", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let text = unsafe { input::text("text", text) };
        text.ok().map(Value::from)
    })
}

/// Creates a text from `len` bytes, which may include NULs; returns NULL if `data` is NULL or not
/// UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_text_of(
    data: *const c_char,
    len: usize,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_text_of", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { input::text_of(data, len) }.map(Value::from)
    })
}

/// Parses a value from JSON text. Refuses repeated member names, numbers that do not fit, text
/// after the value, and more than 127 levels of nesting.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_value,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_value_from_json", "");
    let make = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let json = unsafe { input::text("json", json) }?;
        let mut read = Value::from_json(json).map_err(|fault| not_json(&fault.to_string()))?;
        read.terminate();
        Ok(read)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, make) }
}

fn not_json(why: &str) -> Error {
    let detail = format!("invalid JSON: {why}");
    Error::from_binding(ErrorKind::Invalid, Effect::None, "", Some("json"), detail)
}

/// Returns the value as JSON text, as short as possible without loss. Numbers that JSON cannot
/// express are written as `{"$number":"NaN"}`, `{"$number":"Infinity"}` or
/// `{"$number":"-Infinity"}`. Returns NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_to_json(value: *const gfxhub_value) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_value_to_json", value, Value::to_json) }
}

/// Returns the value as JSON for people to read. Hubs store numbers in single precision and return
/// 0.2 as 0.20000000298023224; this function writes 0.2. `gfxhub_value_to_json` keeps every bit.
/// Returns NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_display(value: *const gfxhub_value) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_value_display", value, Value::to_string) }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_clone(value: *const gfxhub_value) -> *mut gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    self::value("gfxhub_value_clone", || unsafe {
        deref_handle(value).cloned()
    })
}

/// Frees a value that was created or cloned. Borrowed values must not be freed. Does nothing for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_free(value: *mut gfxhub_value) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_value_free", value) }
}

/// Returns the type of the value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_kind_of(value: *const gfxhub_value) -> gfxhub_value_kind {
    let kind = |value: &Value| match value {
        Value::Bool(_) => gfxhub_value_kind::Boolean,
        Value::Integer(_) => gfxhub_value_kind::Integer,
        Value::Unsigned(_) => gfxhub_value_kind::Unsigned,
        Value::Double(_) => gfxhub_value_kind::Double,
        Value::Text(_) => gfxhub_value_kind::Text,
        Value::Array(_) => gfxhub_value_kind::Array,
        Value::Vector(_) => gfxhub_value_kind::Vector,
        Value::Object(_) => gfxhub_value_kind::Object,
        _ => gfxhub_value_kind::Null,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_kind_of", value, gfxhub_value_kind::Null, kind) }
}

/// Writes the boolean to `out` and returns true if the value is a boolean.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_bool(value: *const gfxhub_value, out: *mut bool) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_bool", value, out, Value::as_bool) }
}

/// Writes the number to `out` and returns true if it is an integer that fits in an `int64_t`. A
/// double is accepted if it is whole and its magnitude is at most 2^53.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_int64(value: *const gfxhub_value, out: *mut i64) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_int64", value, out, Value::as_i64) }
}

/// Writes the number to `out` and returns true if it is a non-negative integer that fits in a
/// `uint64_t`. A double is accepted if it is whole and at most 2^53.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_uint64(value: *const gfxhub_value, out: *mut u64) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_uint64", value, out, Value::as_u64) }
}

/// Writes the number to `out` and returns true if the value is a number of any type. Integers
/// beyond 2^53 are rounded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_double(value: *const gfxhub_value, out: *mut f64) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_double", value, out, Value::as_f64) }
}

/// Returns the text if the value is a text, or else an empty text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_text(value: *const gfxhub_value) -> gfxhub_str {
    let as_handle = |value: &Value| value.as_str().map_or(gfxhub_str::EMPTY, text);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_as_text", value, gfxhub_str::EMPTY, as_handle) }
}

/// Returns true if both values are equal. An integer is not equal to a double. Two NULLs are equal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_equal(
    value: *const gfxhub_value,
    other: *const gfxhub_value,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { compare("gfxhub_value_equal", value, other, |a, b| a == b) }
}

/// Returns true if both values are equal after a hub has stored them: hubs store numbers in single
/// precision and may return integers as doubles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_approx_equal(
    value: *const gfxhub_value,
    other: *const gfxhub_value,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { compare("gfxhub_value_approx_equal", value, other, Value::approx_eq) }
}

/// # Safety
/// The requirements are those of [`deref_handle`].
unsafe fn compare(
    export: &'static str,
    value: *const gfxhub_value,
    other: *const gfxhub_value,
    same: fn(&Value, &Value) -> bool,
) -> bool {
    crate::panic_boundary::guard_or_default(export, false, || {
        // SAFETY: the caller upholds the contract of this function.
        let both: (Option<&<gfxhub_value as Handle>::Of>, _) =
            unsafe { (deref_handle(value), deref_handle(other)) };
        match both {
            (Some(value), Some(other)) => same(value, other),
            (None, None) => true,
            _ => false,
        }
    })
}
