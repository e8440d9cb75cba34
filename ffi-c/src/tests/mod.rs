//! Tests of the ABI within the crate: they use handles, texts and values like a program in C. Miri
//! runs the tests that need no network.

#[cfg(not(miri))]
mod batch;
mod bodies;
mod calls;
#[cfg(not(miri))]
mod faults;
mod records;
mod texts;
mod values;

#[cfg(not(miri))]
mod submit;
#[cfg(not(miri))]
mod threads;
#[cfg(not(miri))]
mod watch;

use std::ffi::{CStr, CString};

use crate::r#gen::status::gfxhub_status;
use crate::str::gfxhub_str;
use crate::string::{gfxhub_string, gfxhub_string_free, gfxhub_string_str};

/// Converts a text to a C string.
fn c(text: &str) -> CString {
    CString::new(text).unwrap()
}

/// Reads a borrowed text in both ways that a caller can: by its length, and up to its terminator.
fn read(text: gfxhub_str) -> String {
    // SAFETY: the owner of the text is alive, and its bytes are valid up to the terminator.
    let (bytes, up_to_zero) = unsafe {
        let bytes = std::slice::from_raw_parts(text.data.cast::<u8>(), text.len + 1);
        (bytes, CStr::from_ptr(text.data).to_bytes())
    };
    assert_eq!(bytes[text.len], 0);
    assert_eq!(up_to_zero, bytes.split(|byte| *byte == 0).next().unwrap());
    String::from_utf8(bytes[..text.len].to_vec()).unwrap()
}

/// Returns the text of an owned string, and frees the string.
fn take(string: *mut gfxhub_string) -> String {
    // SAFETY: the string was returned by the library and is not used again.
    unsafe {
        let text = read(gfxhub_string_str(string));
        gfxhub_string_free(string);
        text
    }
}

/// Calls a function that must succeed, and returns its output.
fn made<T>(make: impl FnOnce(*mut *mut T) -> gfxhub_status) -> *mut T {
    let mut out = std::ptr::null_mut();
    assert_eq!(make(&raw mut out), gfxhub_status::Ok);
    assert!(!out.is_null());
    out
}
