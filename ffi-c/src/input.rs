//! Arguments as C passes them: NUL-terminated texts, and pointers that may be NULL.

use std::ffi::{CStr, c_char};

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::handle::{Handle, deref_handle};

/// Returns the error for an invalid argument, which is given by its JSON name.
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
/// The pointer must be NULL or point to NUL-terminated bytes that do not change during `'a`.
pub(crate) unsafe fn text<'a>(argument: &str, pointer: *const c_char) -> Result<&'a str, Error> {
    // SAFETY: the caller upholds the contract of this function.
    match unsafe { text_or_none(argument, pointer) }? {
        Some(text) => Ok(text),
        None => Err(refused(argument, "it is NULL")),
    }
}

/// Returns the text at a pointer; `None` for NULL.
///
/// # Safety
/// The requirements are those of [`text`].
pub(crate) unsafe fn text_or_none<'a>(
    argument: &str,
    pointer: *const c_char,
) -> Result<Option<&'a str>, Error> {
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller upholds the contract of this function.
    let bytes = unsafe { CStr::from_ptr(pointer) };
    bytes.to_str().map(Some).map_err(|fault| {
        let detail = format!(
            "it is not UTF-8: the byte at {} is invalid",
            fault.valid_up_to()
        );
        refused(argument, &detail)
    })
}

/// Returns the data behind a handle; fails for NULL.
///
/// # Safety
/// The requirements are those of [`deref_handle`].
pub(crate) unsafe fn required_handle<'a, H: Handle>(
    argument: &str,
    handle: *const H,
) -> Result<&'a H::Of, Error> {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { deref_handle(handle) }.ok_or_else(|| refused(argument, "it is NULL"))
}

/// Returns the text of `len` bytes at a pointer; `None` for NULL and for invalid UTF-8.
///
/// # Safety
/// The requirements are those of [`slice_of`].
pub(crate) unsafe fn text_of<'a>(pointer: *const c_char, len: usize) -> Option<&'a str> {
    // SAFETY: the caller upholds the contract of this function.
    let bytes = unsafe { slice_of(pointer.cast::<u8>(), len) }?;
    std::str::from_utf8(bytes).ok()
}

/// Returns the `len` items at a pointer; `None` for NULL and if they exceed `isize::MAX` bytes.
///
/// # Safety
/// The pointer must be NULL or point to `len` items that do not change during `'a`.
pub(crate) unsafe fn slice_of<'a, T>(pointer: *const T, len: usize) -> Option<&'a [T]> {
    let bytes = len.checked_mul(size_of::<T>())?;
    if pointer.is_null() || isize::try_from(bytes).is_err() {
        return None;
    }
    // SAFETY: the caller upholds the contract of this function.
    Some(unsafe { std::slice::from_raw_parts(pointer, len) })
}
