//! `gfxhub_call_options`: what a single call can be given.

use std::time::Duration;

use gfxhub_core::{CallOptions, CancelToken};

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

handle! { gfxhub_call_options => Chosen; }

/// What was chosen for a call.
#[derive(Clone, Default)]
pub(crate) struct Chosen {
    timeout: Option<Duration>,
    cancel: Option<CancelToken>,
}

impl Chosen {
    /// Options for a call of a client, which this other token ends as well.
    pub(crate) fn options(&self, closing: &CancelToken) -> CallOptions {
        let options = match self.timeout {
            Some(timeout) => CallOptions::new().timeout(timeout),
            None => CallOptions::new(),
        };
        match &self.cancel {
            Some(cancel) => options.cancel(&cancel.beside(closing)),
            None => options.cancel(closing),
        }
    }

    /// Whether the caller has cancelled.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(CancelToken::is_cancelled)
    }
}

/// No options: the client's own settings. Freed with `gfxhub_call_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_call_options_new() -> *mut gfxhub_call_options {
    make("gfxhub_call_options_new", || Some(Chosen::default()))
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
            options.timeout = Some(Duration::from_millis(timeout_ms));
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
            options.cancel = Some(input::given("cancel", token)?.clone());
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
