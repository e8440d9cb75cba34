//! `gfxhub_call_options`: the options of a call.

use gfxhub_core::{CallOptions, Error, bindings::SettingValue};

use crate::handle::{deref_handle, handle, make};
use crate::option_setters::Options;

/// Options of a call. A call that takes options accepts NULL for the default options. The call
/// fails if a value is out of range. Several calls may use the same options, even at the same time,
/// as long as no thread changes them.
pub struct gfxhub_call_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_call_options => CallOptions; }

impl Options for CallOptions {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.set(name, value)
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_call_options_clone(
    options: *const gfxhub_call_options,
) -> *mut gfxhub_call_options {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    make("gfxhub_call_options_clone", || unsafe {
        deref_handle(options).cloned()
    })
}
