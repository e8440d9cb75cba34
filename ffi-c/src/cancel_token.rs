//! `gfxhub_cancel_token`: cancels calls from another thread.

use gfxhub_core::CancelToken;

use crate::handle::{deref_handle, free, handle, make, read};

/// Cancels calls from another thread. Clones cancel together, and permanently. A token may be used
/// from any number of threads at once, and while calls that carry it are in progress.
///
/// A cancelled call ends within 60 ms, whatever it waits for: DNS, a connection, the hub's response,
/// the next attempt. It ends as `GFXHUB_STATUS_CANCELLED`, and `gfxhub_error_effect` says whether the
/// hub may have executed it: cancelling does not undo what was sent.
pub struct gfxhub_cancel_token {
    _opaque: [u8; 0],
}

handle! { gfxhub_cancel_token => CancelToken; }

/// A token that has not been cancelled. Freed with `gfxhub_cancel_token_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_cancel_token_new() -> *mut gfxhub_cancel_token {
    make("gfxhub_cancel_token_new", || Some(CancelToken::new()))
}

/// Another handle of the same token, freed separately; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_clone(
    token: *const gfxhub_cancel_token,
) -> *mut gfxhub_cancel_token {
    // SAFETY: the header's rules.
    make("gfxhub_cancel_token_clone", || unsafe {
        deref_handle(token).cloned()
    })
}

/// Cancels every call that carries this token or a clone of it, now and later. Returns at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_cancel(token: *const gfxhub_cancel_token) {
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_cancel_token_cancel", token, (), CancelToken::cancel) }
}

/// Returns true if the token has been cancelled; false for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_is_cancelled(
    token: *const gfxhub_cancel_token,
) -> bool {
    let export = "gfxhub_cancel_token_is_cancelled";
    // SAFETY: the header's rules.
    unsafe { read(export, token, false, CancelToken::is_cancelled) }
}

/// Frees a handle of a token; calls that carry the token keep it. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_free(token: *mut gfxhub_cancel_token) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_cancel_token_free", token) }
}
