//! `gfxhub_call_options`: the options of a call.

use gfxhub_core::{CallOptions, Error, bindings::SettingValue};

use crate::handle::{deref_handle, handle, make};
use crate::option_setters::Options;

/// Options of a call. NULL stands for none wherever a call takes options. The call refuses a value
/// that is out of range. The same options may serve any number of calls, even at once, as long as
/// nobody changes them.
pub struct gfxhub_call_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_call_options => CallOptions; }

impl Options for CallOptions {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.set(name, value)
    }
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
