//! Arguments in the form of C: NUL-terminated text, pointers that may be NULL.

use std::ffi::{CStr, c_char};

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::handle::{Handle, deref_handle};

/// Returns the error for a refused argument, named as in the hub's JSON.
pub(crate) fn refused(argument: &str, detail: &str) -> Error {
    Error::from_binding(
        ErrorKind::Invalid,
        Effect::None,
        "",
        Some(argument),
        detail.to_owned(),
    )
}

/// Returns the text at a pointer; fails for NULL.
///
/// # Safety
/// The pointer is NULL or leads to bytes up to a zero, which stay as they are for `'a`.
pub(crate) unsafe fn text<'a>(argument: &str, pointer: *const c_char) -> Result<&'a str, Error> {
    // SAFETY: the caller's promise.
    match unsafe { text_or_none(argument, pointer) }? {
        Some(text) => Ok(text),
        None => Err(refused(argument, "it is NULL")),
    }
}

/// Returns the text at a pointer; `None` for NULL.
///
/// # Safety
/// As [`text`].
pub(crate) unsafe fn text_or_none<'a>(
    argument: &str,
    pointer: *const c_char,
) -> Result<Option<&'a str>, Error> {
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { CStr::from_ptr(pointer) };
    bytes.to_str().map(Some).map_err(|fault| {
        let detail = format!(
            "it is not UTF-8: the byte at {} is invalid",
            fault.valid_up_to()
        );
        refused(argument, &detail)
    })
}

/// Returns the data behind a required handle.
///
/// # Safety
/// As [`deref_handle`].
pub(crate) unsafe fn required_handle<'a, H: Handle>(
    argument: &str,
    handle: *const H,
) -> Result<&'a H::Of, Error> {
    // SAFETY: the caller's promise.
    unsafe { deref_handle(handle) }.ok_or_else(|| refused(argument, "it is NULL"))
}

/// Returns the text of this many bytes at a pointer; `None` for NULL and for invalid UTF-8.
///
/// # Safety
/// As [`slice_of`].
pub(crate) unsafe fn text_of<'a>(pointer: *const c_char, len: usize) -> Option<&'a str> {
    // SAFETY: the caller's promise.
    let bytes = unsafe { slice_of(pointer.cast::<u8>(), len) }?;
    std::str::from_utf8(bytes).ok()
}

/// Returns this many items at a pointer; `None` for NULL and for more than fit into memory.
///
/// # Safety
/// The pointer is NULL or leads to `len` of them, which stay as they are for `'a`.
pub(crate) unsafe fn slice_of<'a, T>(pointer: *const T, len: usize) -> Option<&'a [T]> {
    let bytes = len.checked_mul(size_of::<T>())?;
    if pointer.is_null() || isize::try_from(bytes).is_err() {
        return None;
    }
    // SAFETY: the caller's promise.
    Some(unsafe { std::slice::from_raw_parts(pointer, len) })
}
