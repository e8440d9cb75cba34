//! User data of the caller, which the functions of the caller receive.

use std::ffi::c_void;

use crate::event::gfxhub_user_data_free;

/// A pointer of the caller, which is released on drop if there is a function for it.
pub(crate) struct UserData {
    pointer: *mut c_void,
    release: gfxhub_user_data_free,
}

// SAFETY: the header requires that the data and the function can be used from any thread.
unsafe impl Send for UserData {}
// SAFETY: the header requires that the data and the function can be used from any thread.
unsafe impl Sync for UserData {}

impl UserData {
    pub(crate) fn new(pointer: *mut c_void, release: gfxhub_user_data_free) -> Self {
        Self { pointer, release }
    }

    /// Returns the pointer, for a function of the caller.
    pub(crate) fn pointer(&self) -> *mut c_void {
        self.pointer
    }
}

impl Drop for UserData {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: the header states what the function must fulfil; it is called only here.
            unsafe { release(self.pointer) }
        }
    }
}
