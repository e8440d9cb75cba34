//! `gfxhub_cancel_token`: cancels calls from another thread.

use gfxhub_core::CancelToken;

use crate::handle::{deref_handle, free, handle, make, read};

/// Cancels calls from another thread. A cancelled token stays cancelled, and so do all its clones.
/// Any number of threads may use a token at the same time, even while calls that carry it are in
/// progress.
///
/// A cancelled call ends within 60 ms, regardless of what it waits for: DNS, a connection, the
/// hub's response or the next attempt. Its status is `GFXHUB_STATUS_CANCELLED`.
/// `gfxhub_error_effect` says whether the hub may have executed it: cancelling does not undo what
/// was sent.
pub struct gfxhub_cancel_token {
    _opaque: [u8; 0],
}

handle! { gfxhub_cancel_token => CancelToken; }

/// Creates a token that is not cancelled. Free it with `gfxhub_cancel_token_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_cancel_token_new() -> *mut gfxhub_cancel_token {
    make("gfxhub_cancel_token_new", || Some(CancelToken::new()))
}

/// Returns another handle of the same token, which must be freed separately; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_clone(
    token: *const gfxhub_cancel_token,
) -> *mut gfxhub_cancel_token {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    make("gfxhub_cancel_token_clone", || unsafe {
        deref_handle(token).cloned()
    })
}

/// Cancels every current and later call that carries this token or a clone of it. Returns at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_cancel(token: *const gfxhub_cancel_token) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_cancel_token_cancel", token, (), CancelToken::cancel) }
}

/// Returns true if the token has been cancelled; false for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_is_cancelled(
    token: *const gfxhub_cancel_token,
) -> bool {
    let export = "gfxhub_cancel_token_is_cancelled";
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read(export, token, false, CancelToken::is_cancelled) }
}

/// Frees a handle of a token. Calls that carry the token are not affected. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_cancel_token_free(token: *mut gfxhub_cancel_token) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_cancel_token_free", token) }
}
