//! Written by cargo xtask generate; do not edit. `gfxhub_call_options`: made and freed, and its settings that are one value each.

use crate::call_options::gfxhub_call_options;
use crate::cancel_token::gfxhub_cancel_token;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, make};
use crate::option_setters;

/// Options with their defaults. Freed with `gfxhub_call_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_call_options_new() -> *mut gfxhub_call_options {
    make("gfxhub_call_options_new", || Some(Default::default()))
}

/// Time limit of the whole call, including all attempts and any wait for a thread. It
/// replaces the client's time limit. A call that takes longer fails as Timeout.
///
/// At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_timeout_ms(
    options: *mut gfxhub_call_options,
    timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_call_options_set_timeout_ms",
            options,
            "timeout",
            timeout_ms,
        )
    }
}

/// Token that cancels the call in any phase. The call then fails as Cancelled, within 60 ms.
/// A request that was sent is not withdrawn: the effect of the error says whether the hub may
/// have executed it.
///
/// The options keep the token; its handle may be freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_cancel(
    options: *mut gfxhub_call_options,
    token: *const gfxhub_cancel_token,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { option_setters::set_token("gfxhub_call_options_set_cancel", options, "cancel", token) }
}

/// Permission to resend a delete (`gfxhub_playout_delete_rundown`,
/// `gfxhub_playout_delete_item`) or `gfxhub_launcher_stop` once, if it is unknown whether the
/// first attempt took effect. If a resent delete finds nothing, it succeeds, since the first
/// attempt deleted the object. A stop that arrives late also stops renderers that were
/// launched in the meantime.
///
/// By default, none of these calls is resent. All other calls ignore this option: reads and
/// absolute sets are resent anyway, and calls that must not run twice never are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_set_resend(
    options: *mut gfxhub_call_options,
    resend: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { option_setters::set_flag("gfxhub_call_options_set_resend", options, "resend", resend) }
}

/// Frees options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_free(options: *mut gfxhub_call_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_call_options_free", options) }
}
