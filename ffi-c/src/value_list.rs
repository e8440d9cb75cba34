//! Values that contain other values: arrays and objects.

use std::ffi::c_char;

use gfxhub_core::{Object, Value};

use crate::r#gen::status::gfxhub_status;
use crate::handle::{as_handle_or_null, read};
use crate::input;
use crate::nul_terminate::{NulTerminate, text};
use crate::setter::set_prepared;
use crate::str::gfxhub_str;
use crate::value::{gfxhub_value, value};

/// Returns a copy to be stored in another value. The strings in the copy are NUL-terminated.
///
/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
pub(crate) unsafe fn copy(
    argument: &str,
    value: *const gfxhub_value,
) -> Result<Value, gfxhub_core::Error> {
    // SAFETY: the caller upholds the contract of this function.
    let mut copy = unsafe { input::required_handle(argument, value) }?.clone();
    copy.terminate();
    Ok(copy)
}

/// Returns a copy of a value that will be nested one level deeper. Refuses a value that would then
/// have more levels than can be sent: the depth must be limited, because dropping a value takes
/// stack for each level.
///
/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
unsafe fn copy_within(
    argument: &str,
    value: *const gfxhub_value,
) -> Result<Value, gfxhub_core::Error> {
    // SAFETY: the caller upholds the contract of this function.
    if unsafe { input::required_handle(argument, value) }?.depth() >= Value::DEPTH_LIMIT {
        return Err(input::refused(argument, "it has too many levels"));
    }
    // SAFETY: the caller upholds the contract of this function.
    unsafe { copy(argument, value) }
}

/// Returns a copy of an object or a vector as an [`Object`]. Refuses all other values.
///
/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
pub(crate) unsafe fn copy_object(
    argument: &str,
    value: *const gfxhub_value,
) -> Result<Object, gfxhub_core::Error> {
    // SAFETY: the caller upholds the contract of this function.
    let members = unsafe { copy(argument, value) }?.into_object();
    let mut members = members.map_err(|_| input::refused(argument, "it is not an object"))?;
    members.terminate();
    Ok(members)
}

/// Creates an empty array.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_array() -> *mut gfxhub_value {
    value("gfxhub_value_new_array", || Some(Value::Array(Vec::new())))
}

/// Creates an empty object.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_object() -> *mut gfxhub_value {
    value("gfxhub_value_new_object", || {
        Some(Value::Object(Object::new()))
    })
}

/// Appends a copy of `item` to an array. Returns `GFXHUB_STATUS_INVALID` if `array` is not an
/// array, or if the item already has 127 levels, the maximum depth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_push(
    array: *mut gfxhub_value,
    item: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        let prepare = || copy_within("item", item);
        set_prepared(
            "gfxhub_value_push",
            array,
            prepare,
            |array, item| match array {
                Value::Array(items) => {
                    items.push(item);
                    Ok(())
                }
                _ => Err(input::refused("array", "it is not an array")),
            },
        )
    }
}

/// Sets a member of an object to a copy of `member`: replaces the member with this name, or appends
/// one. Returns `GFXHUB_STATUS_INVALID` if `object` is not an object (a vector is not one), or if
/// the member already has 127 levels, the maximum depth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_set(
    object: *mut gfxhub_value,
    name: *const c_char,
    member: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        let prepare = || Ok((input::text("name", name)?, copy_within("member", member)?));
        set_prepared(
            "gfxhub_value_set",
            object,
            prepare,
            |object, (name, member)| match object {
                Value::Object(members) => {
                    insert(members, name, member);
                    Ok(())
                }
                _ => Err(input::refused("object", "it is not an object")),
            },
        )
    }
}

/// Sets a member to a value whose texts are already NUL-terminated.
pub(crate) fn insert(members: &mut Object, name: &str, member: Value) {
    let mut name = name.to_owned();
    name.terminate();
    members.insert(name, member);
}

/// Returns the number of items of an array or members of an object; 0 for other values, including
/// vectors.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_len(value: *const gfxhub_value) -> usize {
    let len = |value: &Value| match value {
        Value::Array(items) => items.len(),
        Value::Object(members) => members.len(),
        _ => 0,
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_len", value, 0, len) }
}

/// Returns the item of an array or the member of an object at this index, borrowed; NULL if out of
/// range.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_at(
    value: *const gfxhub_value,
    index: usize,
) -> *const gfxhub_value {
    let at = |value: &'static Value| match value {
        Value::Array(items) => as_handle_or_null(items.get(index)),
        Value::Object(members) => {
            as_handle_or_null(members.iter().nth(index).map(|(_, member)| member))
        }
        _ => std::ptr::null(),
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_at", value, std::ptr::null(), at) }
}

/// Returns the name of the member of an object at this index; empty if the index is out of range.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_key_at(
    value: *const gfxhub_value,
    index: usize,
) -> gfxhub_str {
    let key = |value: &Value| {
        let members = value.as_object();
        let member = members.and_then(|members| members.iter().nth(index));
        member.map_or(gfxhub_str::EMPTY, |(name, _)| text(name))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_key_at", value, gfxhub_str::EMPTY, key) }
}

/// Returns the member of an object with this name, borrowed; NULL if there is none. For the
/// components of a vector, use `gfxhub_value_as_vector`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_get(
    value: *const gfxhub_value,
    name: *const c_char,
) -> *const gfxhub_value {
    let get = |value: &'static Value| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) };
        as_handle_or_null(name.ok().and_then(|name| value.as_object()?.get(name)))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_value_get", value, std::ptr::null(), get) }
}
