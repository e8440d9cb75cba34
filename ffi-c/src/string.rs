//! `gfxhub_string`: text that the caller owns, such as the JSON of a record.

use gfxhub_core::{Record, Value};

use crate::handle::{free, handle, into_handle, read};
use crate::str::{Terminated, gfxhub_str};

/// Text that the caller owns and must free with `gfxhub_string_free`.
pub struct gfxhub_string {
    _opaque: [u8; 0],
}

handle! { gfxhub_string => Terminated; }

/// Returns the text, which is valid until the string is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_string_str(string: *const gfxhub_string) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_string_str",
            string,
            gfxhub_str::EMPTY,
            Terminated::as_handle,
        )
    }
}

/// Frees a string. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_string_free(string: *mut gfxhub_string) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_string_free", string) }
}

/// Creates a string from the data of a handle. Returns NULL for NULL and after a panic.
///
/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
pub(crate) unsafe fn read_string<H: crate::handle::Handle>(
    export: &'static str,
    handle: *const H,
    get: impl Fn(&H::Of) -> String,
) -> *mut gfxhub_string {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        read(export, handle, std::ptr::null_mut(), |of| {
            into_handle(Terminated::of(get(of)))
        })
    }
}

/// Returns a list of records as JSON.
pub(crate) fn list_json<T: Record>(list: &[T]) -> String {
    let records: Vec<String> = list.iter().map(T::to_json).collect();
    format!("[{}]", records.join(","))
}

/// Returns the undocumented fields of a record as one JSON object.
pub(crate) fn extra_json<T: Record>(record: &T) -> String {
    let fields: Vec<String> = record
        .extra()
        .iter()
        .map(|(name, json)| format!("{}:{json}", Value::from(name).to_json()))
        .collect();
    format!("{{{}}}", fields.join(","))
}
