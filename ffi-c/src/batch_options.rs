//! `gfxhub_batch_options`: the options of a batch.

use std::ffi::c_void;

use gfxhub_core::{BatchOptions, Error, bindings::SettingValue};

use crate::r#gen::status::gfxhub_status;
use crate::handle::handle;
use crate::input;
use crate::option_setters::Options;
use crate::setter::set;
use crate::user_data::UserData;

/// Function that is called with the number of completed items of a batch. If it returns false, the
/// rest is cancelled.
pub type gfxhub_progress_callback =
    Option<unsafe extern "C-unwind" fn(done: usize, total: usize, user_data: *mut c_void) -> bool>;

/// Options of a batch. A batch that takes options accepts NULL for the default options. Several
/// batches may use the same options, even at the same time, as long as no thread changes them.
pub struct gfxhub_batch_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_batch_options => BatchOptions; }

impl Options for BatchOptions {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.set(name, value)
    }
}

/// Sets a function that is called with the progress, at most ten times a second and once more when
/// all items are completed, on the thread that makes the batch. It must return normally: no
/// exception and no longjmp may leave it. `user_data` is passed to it and must stay valid for as
/// long as the options are used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_set_on_progress(
    options: *mut gfxhub_batch_options,
    callback: gfxhub_progress_callback,
    user_data: *mut c_void,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_batch_options_set_on_progress", options, |options| {
            let Some(callback) = callback else {
                return Err(input::refused("onProgress", "it is NULL"));
            };
            let user_data = UserData::new(user_data, None);
            // SAFETY: the header states what the function must fulfil.
            let report = move |done, total| callback(done, total, user_data.pointer());
            *options = std::mem::take(options).on_progress(report);
            Ok(())
        })
    }
}
