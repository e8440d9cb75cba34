//! Conversions from and to UTF-16, for hosts on Windows.

use std::ffi::c_char;

use crate::handle::{free, handle, make, read};
use crate::input;
use crate::str::Terminated;
use crate::string::gfxhub_string;

/// Text in UTF-16 that the caller owns and must free with `gfxhub_utf16_free`.
pub struct gfxhub_utf16 {
    _opaque: [u8; 0],
}

handle! { gfxhub_utf16 => Vec<u16>; }

/// Converts `len` units of UTF-16 to UTF-8; NULL if `data` is NULL or has an unpaired surrogate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_string_from_utf16(
    data: *const u16,
    len: usize,
) -> *mut gfxhub_string {
    make("gfxhub_string_from_utf16", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let units = unsafe { input::slice_of(data, len) }?;
        String::from_utf16(units).ok().map(Terminated::of)
    })
}

/// Converts `len` bytes of UTF-8 to UTF-16; NULL if `data` is NULL or not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_utf16_from_utf8(
    data: *const c_char,
    len: usize,
) -> *mut gfxhub_utf16 {
    make("gfxhub_utf16_from_utf8", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let text = unsafe { input::text_of(data, len) }?;
        Some(text.encode_utf16().chain([0]).collect())
    })
}

/// Returns the units, borrowed and followed by a zero unit; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_utf16_data(text: *const gfxhub_utf16) -> *const u16 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_utf16_data", text, std::ptr::null(), |units| {
            units.as_ptr()
        })
    }
}

/// Returns the number of units, without the terminating zero unit; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_utf16_len(text: *const gfxhub_utf16) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_utf16_len", text, 0, |units| {
            units.len().saturating_sub(1)
        })
    }
}

/// Frees a text in UTF-16. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_utf16_free(text: *mut gfxhub_utf16) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_utf16_free", text) }
}
