//! `gfxhub_call_options`: what a single call can be given.

use std::time::Duration;

use gfxhub_core::CallOptions;

use crate::cancel_token::gfxhub_cancel_token;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{borrow, free, handle, make};
use crate::input;
use crate::setter::set;

/// Options of a call: a time limit of its own, and a token that cancels it. Where a call takes
/// options, NULL stands for none. The same options may serve any number of calls, also at once,
/// while nobody changes them.
pub struct gfxhub_call_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_call_options => CallOptions; }

/// No options: the client's own settings. Freed with `gfxhub_call_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_call_options_new() -> *mut gfxhub_call_options {
    make("gfxhub_call_options_new", || Some(CallOptions::new()))
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_clone(
    options: *const gfxhub_call_options,
) -> *mut gfxhub_call_options {
    // SAFETY: the header's rules.
    make("gfxhub_call_options_clone", || unsafe {
        borrow(options).cloned()
    })
}

/// The time that the whole call may take, in place of the client's; 0 is refused by the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_timeout_ms(
    options: *mut gfxhub_call_options,
    timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_call_options_set_timeout_ms", options, |options| {
            let old = std::mem::take(options);
            *options = old.timeout(Duration::from_millis(timeout_ms));
            Ok(())
        })
    }
}

/// A token that cancels the call. The options keep the token; its handle may be freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_cancel(
    options: *mut gfxhub_call_options,
    token: *const gfxhub_cancel_token,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_call_options_set_cancel", options, |options| {
            let token = input::given("cancel", token)?;
            let old = std::mem::take(options);
            *options = old.cancel(token);
            Ok(())
        })
    }
}

/// Frees options. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_free(options: *mut gfxhub_call_options) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_call_options_free", options) }
}
