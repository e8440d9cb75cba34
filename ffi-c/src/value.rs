//! `gfxhub_value`: the value of a property, created and read.

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

/// Value of a property, of a function's parameter or of a template's field: any JSON, without loss.
/// Integers stay integers, doubles keep every bit, and members keep their order.
pub struct gfxhub_value {
    _opaque: [u8; 0],
}

handle! { gfxhub_value => Value; }

/// The type of a value.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_value_kind {
    /// JSON `null`; also the result of `gfxhub_value_kind_of` for NULL.
    Null = 0,
    /// True or false.
    Boolean = 1,
    /// A whole number that fits into `int64_t`.
    Integer = 2,
    /// A whole number above that, which fits into `uint64_t`.
    Unsigned = 3,
    /// A number with a fraction or an exponent.
    Double = 4,
    /// Text.
    Text = 5,
    /// A list.
    Array = 6,
    /// An object with exactly the numeric members x, y, z and perhaps w.
    Vector = 7,
    /// Any other object.
    Object = 8,
}

/// Creates a value for C, whose texts have their zeros.
pub(crate) fn value(export: &'static str, of: impl FnOnce() -> Option<Value>) -> *mut gfxhub_value {
    make(export, || {
        let mut made = of()?;
        made.terminate();
        Some(made)
    })
}

/// Creates a null. Values that are created are freed with `gfxhub_value_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_null() -> *mut gfxhub_value {
    value("gfxhub_value_new_null", || Some(Value::Null))
}

/// A null that belongs to the library: it is always valid and never freed.
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

/// Creates an integer that is not negative.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_uint64(number: u64) -> *mut gfxhub_value {
    value("gfxhub_value_new_uint64", || Some(number.into()))
}

/// Creates a double. NaN and infinity are accepted here, and refused by every call.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_double(number: f64) -> *mut gfxhub_value {
    value("gfxhub_value_new_double", || Some(number.into()))
}

/// Creates a text from a C string; NULL if it is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_text(text: *const c_char) -> *mut gfxhub_value {
    value("gfxhub_value_new_text", || {
        // SAFETY: the header's rules.
        let text = unsafe { input::text("text", text) };
        text.ok().map(Value::from)
    })
}

/// Creates a text from this many bytes, zeros included; NULL if it is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_text_of(
    data: *const c_char,
    len: usize,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_text_of", || {
        // SAFETY: the header's rules.
        unsafe { input::text_of(data, len) }.map(Value::from)
    })
}

/// Reads a value from JSON text, strictly: no repeated names, no number that does not fit, nothing
/// after the value, at most 127 levels.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_value,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_value_from_json", "");
    let make = || {
        // SAFETY: the header's rules.
        let json = unsafe { input::text("json", json) }?;
        let mut read = Value::from_json(json).map_err(|fault| not_json(&fault.to_string()))?;
        read.terminate();
        Ok(read)
    };
    // SAFETY: the header's rules.
    unsafe { attempt.give(out, error, make) }
}

fn not_json(why: &str) -> Error {
    let detail = format!("invalid JSON: {why}");
    Error::from_binding(ErrorKind::Invalid, Effect::None, "", Some("json"), detail)
}

/// The value as JSON text, as short as possible without loss. Numbers that JSON cannot express are
/// written as `{"$number":"NaN"}`, `Infinity` or `-Infinity`. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_to_json(value: *const gfxhub_value) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_value_to_json", value, Value::to_json) }
}

/// JSON for people to read. Hubs keep numbers in single precision and return 0.2 as
/// 0.20000000298023224; here it is 0.2. `gfxhub_value_to_json` keeps every bit. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_display(value: *const gfxhub_value) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_value_display", value, Value::to_string) }
}

/// An independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_clone(value: *const gfxhub_value) -> *mut gfxhub_value {
    // SAFETY: the header's rules.
    self::value("gfxhub_value_clone", || unsafe {
        deref_handle(value).cloned()
    })
}

/// Frees a value that was created or cloned, never a borrowed one. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_free(value: *mut gfxhub_value) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_value_free", value) }
}

/// The type of the value.
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
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_value_kind_of", value, gfxhub_value_kind::Null, kind) }
}

/// The boolean, if it is one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_bool(value: *const gfxhub_value, out: *mut bool) -> bool {
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_bool", value, out, Value::as_bool) }
}

/// The number, if it is whole and fits. Whole doubles count up to 2^53.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_int64(value: *const gfxhub_value, out: *mut i64) -> bool {
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_int64", value, out, Value::as_i64) }
}

/// The number, if it is whole, not negative and fits. Whole doubles count up to 2^53.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_uint64(value: *const gfxhub_value, out: *mut u64) -> bool {
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_uint64", value, out, Value::as_u64) }
}

/// The number, of any type; integers beyond 2^53 are rounded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_double(value: *const gfxhub_value, out: *mut f64) -> bool {
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_double", value, out, Value::as_f64) }
}

/// The text, if it is text; else empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_text(value: *const gfxhub_value) -> gfxhub_str {
    let as_handle = |value: &Value| value.as_str().map_or(gfxhub_str::EMPTY, text);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_value_as_text", value, gfxhub_str::EMPTY, as_handle) }
}

/// Returns true if both are the same; an integer differs from a double. Two NULLs are the same.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_equal(
    value: *const gfxhub_value,
    other: *const gfxhub_value,
) -> bool {
    // SAFETY: the header's rules.
    unsafe { compare("gfxhub_value_equal", value, other, |a, b| a == b) }
}

/// Returns true if both are the same apart from what a hub does to numbers: it stores them in single
/// precision, and integers may come back as doubles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_approx_equal(
    value: *const gfxhub_value,
    other: *const gfxhub_value,
) -> bool {
    // SAFETY: the header's rules.
    unsafe { compare("gfxhub_value_approx_equal", value, other, Value::approx_eq) }
}

/// # Safety
/// As [`deref_handle`].
unsafe fn compare(
    export: &'static str,
    value: *const gfxhub_value,
    other: *const gfxhub_value,
    same: fn(&Value, &Value) -> bool,
) -> bool {
    crate::panic_boundary::guard_or_default(export, false, || {
        // SAFETY: the caller's promise.
        let both: (Option<&<gfxhub_value as Handle>::Of>, _) =
            unsafe { (deref_handle(value), deref_handle(other)) };
        match both {
            (Some(value), Some(other)) => same(value, other),
            (None, None) => true,
            _ => false,
        }
    })
}
