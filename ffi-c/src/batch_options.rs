//! `gfxhub_batch_options`: the options of a batch.

use std::ffi::c_void;

use gfxhub_core::{BatchOptions, Error, bindings::SettingValue};

use crate::r#gen::status::gfxhub_status;
use crate::handle::handle;
use crate::input;
use crate::option_setters::Options;
use crate::setter::set;

/// Called with the number of items of a batch that are done. False cancels the rest.
pub type gfxhub_progress_callback =
    Option<unsafe extern "C-unwind" fn(done: usize, total: usize, user_data: *mut c_void) -> bool>;

/// Options of a batch. NULL stands for none wherever a batch takes options. The same options may
/// serve any number of batches, even at once, as long as nobody changes them.
pub struct gfxhub_batch_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_batch_options => BatchOptions; }

impl Options for BatchOptions {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.set(name, value)
    }
}

/// A function called with the progress, at most ten times a second and once more when all are
/// done, on the thread that makes the batch. It must return: no exception and no longjmp may leave
/// it. `user_data` is passed to it and has to stay good for as long as the options are used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_set_on_progress(
    options: *mut gfxhub_batch_options,
    callback: gfxhub_progress_callback,
    user_data: *mut c_void,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_batch_options_set_on_progress", options, |options| {
            let Some(callback) = callback else {
                return Err(input::refused("onProgress", "it is NULL"));
            };
            let progress = Progress {
                callback,
                user_data,
            };
            *options = std::mem::take(options)
                .on_progress(move |done, total| progress.report(done, total));
            Ok(())
        })
    }
}

/// A caller's function with its user data.
struct Progress {
    callback: unsafe extern "C-unwind" fn(usize, usize, *mut c_void) -> bool,
    user_data: *mut c_void,
}

// SAFETY: the header demands that the data can be used on the thread of the batch.
unsafe impl Send for Progress {}
// SAFETY: as above.
unsafe impl Sync for Progress {}

impl Progress {
    fn report(&self, done: usize, total: usize) -> bool {
        // SAFETY: the header states the requirements of the function.
        unsafe { (self.callback)(done, total, self.user_data) }
    }
}
