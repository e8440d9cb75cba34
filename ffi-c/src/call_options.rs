//! `gfxhub_call_options`: what a single call can be given.

use std::time::Duration;

use gfxhub_core::CallOptions;

use crate::cancel_token::gfxhub_cancel_token;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, free, handle, make};
use crate::input;
use crate::setter::set;

/// Options of a call: a time limit, a token that cancels it, a resend opt-in. Where a call takes
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

/// An independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_clone(
    options: *const gfxhub_call_options,
) -> *mut gfxhub_call_options {
    // SAFETY: the header's rules.
    make("gfxhub_call_options_clone", || unsafe {
        deref_handle(options).cloned()
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
            let chosen = std::mem::take(options);
            *options = chosen.timeout(Duration::from_millis(timeout_ms));
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
            *options = std::mem::take(options).cancel(token);
            Ok(())
        })
    }
}

/// Whether `gfxhub_playout_delete_rundown`, `gfxhub_playout_delete_item` and `gfxhub_launcher_stop`
/// may be sent once more when it is not known whether the first took effect; false unless set. Not
/// to find it then, as the first has deleted it, is a success. A stop that comes late also stops
/// what was launched in between. Every other call ignores it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_resend(
    options: *mut gfxhub_call_options,
    resend: bool,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_call_options_set_resend", options, |options| {
            *options = std::mem::take(options).resend(resend);
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
