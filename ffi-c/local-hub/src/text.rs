//! `gfxhub_local_hub_text`: a text that the caller owns and frees with a function of this library.

use crate::handle::{Handle, free, handle, into_handle, read};
use crate::str::{Terminated, gfxhub_str};

/// Text from a hub simulator: JSON or an error message. Free it with `gfxhub_local_hub_text_free`.
pub struct gfxhub_local_hub_text {
    _opaque: [u8; 0],
}

handle! { gfxhub_local_hub_text => Terminated; }

/// Returns the text, which is valid until the handle is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_text_str(
    text: *const gfxhub_local_hub_text,
) -> gfxhub_str {
    let as_handle = Terminated::as_handle;
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        read(
            "gfxhub_local_hub_text_str",
            text,
            gfxhub_str::EMPTY,
            as_handle,
        )
    }
}

/// Frees a text. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_text_free(text: *mut gfxhub_local_hub_text) {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { free("gfxhub_local_hub_text_free", text) }
}

/// Creates a text from the data of a handle. Returns NULL if the handle is NULL or after a panic.
///
/// # Safety
/// The requirements are those of [`crate::handle::deref_handle`].
pub(crate) unsafe fn read_text<H: Handle>(
    export: &'static str,
    handle: *const H,
    get: impl Fn(&H::Of) -> String,
) -> *mut gfxhub_local_hub_text {
    let make = |of: &H::Of| into_handle(Terminated::of(get(of)));
    // SAFETY: the caller upholds the contract of this function.
    unsafe { read(export, handle, std::ptr::null_mut(), make) }
}
