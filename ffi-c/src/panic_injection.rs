//! For tests alone: exports that panic when they are told to. What is shipped has none of this. Each
//! library exports a function of its own that arms its exports.

use std::ffi::{CStr, c_char};
use std::sync::{Mutex, PoisonError};

use crate::panic_boundary::InjectionPoint;

/// The export and the moment that panic next.
static ARMED: Mutex<Option<(String, u32)>> = Mutex::new(None);

/// Arms an export: the next time that it comes to the moment (0 at its beginning, 1 when an
/// operation is about to be sent, 2 when the hub has answered), it panics, once. NULL disarms.
/// Gives whether something was still armed.
///
/// # Safety
/// The export is NULL or a text of C.
pub(crate) unsafe fn arm(export: *const c_char, moment: u32) -> bool {
    let export = (!export.is_null()).then(|| {
        // SAFETY: the caller's promise.
        unsafe { CStr::from_ptr(export) }
            .to_string_lossy()
            .into_owned()
    });
    let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
    std::mem::replace(&mut *armed, export.map(|export| (export, moment))).is_some()
}

/// Panics when this export and moment are armed.
pub(crate) fn maybe_panic(export: &'static str, moment: InjectionPoint) {
    let mut armed = ARMED.lock().unwrap_or_else(PoisonError::into_inner);
    if armed
        .as_ref()
        .is_some_and(|(name, at)| name == export && *at == moment as u32)
    {
        *armed = None;
        drop(armed);
        panic!("a test has made {export} panic ({moment:?})");
    }
}
