//! Opaque handles: pointers that C holds to data that Rust owns.

use std::ptr::null_mut;
use std::time::Duration;

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::panic_boundary::guard_or_default;

/// A C type that stands for the Rust type `Of`. It has no values of its own: a pointer to it points
/// to an `Of`.
pub(crate) trait Handle {
    /// The Rust type behind the pointer.
    type Of: 'static;
}

/// Implements [`Handle`]: assigns a Rust type to each C type.
macro_rules! handle {
    ($($C:ty => $Of:ty;)+) => { $(
        impl crate::handle::Handle for $C {
            type Of = $Of;
        }
    )+ };
}
pub(crate) use handle;

/// Creates a handle, which C must pass back to the `_free` function of its type.
pub(crate) fn into_handle<H: Handle>(of: H::Of) -> *mut H {
    Box::into_raw(Box::new(of)).cast()
}

/// Returns a handle to data that Rust code still owns. C must not free the handle.
pub(crate) fn as_handle<H: Handle>(of: &H::Of) -> *const H {
    std::ptr::from_ref(of).cast()
}

/// Returns a borrowed handle to optional data; NULL for `None`.
pub(crate) fn as_handle_or_null<H: Handle>(of: Option<&H::Of>) -> *const H {
    of.map_or(std::ptr::null(), as_handle)
}

/// Returns the data behind a handle; `None` for NULL.
///
/// # Safety
/// The handle must be NULL, or one that was returned to C and is not freed during `'a`.
pub(crate) unsafe fn deref_handle<'a, H: Handle>(handle: *const H) -> Option<&'a H::Of> {
    // SAFETY: a handle that was returned to C points to its data.
    unsafe { handle.cast::<H::Of>().as_ref() }
}

/// Returns the data behind a handle as a mutable reference; `None` for NULL.
///
/// # Safety
/// The requirements are those of [`deref_handle`]; in addition, no other code may use the handle
/// during `'a`.
pub(crate) unsafe fn deref_handle_mut<'a, H: Handle>(handle: *mut H) -> Option<&'a mut H::Of> {
    // SAFETY: a handle that was returned to C points to its data.
    unsafe { handle.cast::<H::Of>().as_mut() }
}

/// Reads from the data behind a handle. Returns `neutral` for NULL and after a panic.
///
/// # Safety
/// The requirements are those of [`deref_handle`].
pub(crate) unsafe fn read<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    neutral: R,
    get: impl FnOnce(&'static H::Of) -> R,
) -> R {
    guard_or_default(export, neutral, || {
        // SAFETY: the caller upholds the contract of this function. No caller keeps the reference
        // after the handle is freed.
        unsafe { deref_handle(handle) }.map_or(neutral, get)
    })
}

/// Writes an optional value to `out`. Returns `false` and leaves `out` unchanged if there is none.
///
/// # Safety
/// The requirements for `handle` are those of [`deref_handle`]; `out` must be NULL or valid for
/// writing.
pub(crate) unsafe fn read_into<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    out: *mut R,
    get: impl FnOnce(&'static H::Of) -> Option<R>,
) -> bool {
    // SAFETY: the caller upholds the contract of this function.
    let Some(got) = (unsafe { read(export, handle, None, get) }) else {
        return false;
    };
    if !out.is_null() {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { out.write(got) };
    }
    true
}

/// Creates a handle. Returns NULL if `of` returns `None` or panics.
pub(crate) fn make<H: Handle>(export: &'static str, of: impl FnOnce() -> Option<H::Of>) -> *mut H {
    guard_or_default(export, null_mut(), || of().map_or(null_mut(), into_handle))
}

/// Frees a handle: drops its data.
///
/// # Safety
/// The handle must be NULL, or one that the caller owns and does not use after this call.
pub(crate) unsafe fn free<H: Handle>(export: &'static str, handle: *mut H) {
    guard_or_default(export, (), || {
        if !handle.is_null() {
            // SAFETY: the caller upholds the contract of this function; such handles come from
            // `into_handle`.
            drop(unsafe { Box::from_raw(handle.cast::<H::Of>()) });
        }
    });
}

/// Writes a number to an output, unless the output is NULL.
///
/// # Safety
/// `out` must be NULL or valid for writing.
pub(crate) unsafe fn write_count(out: *mut usize, count: usize) {
    if !out.is_null() {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { out.write(count) }
    }
}

/// Waits up to `timeout_ms` for the next event of a handle. Returns `None` if no event arrives, and
/// the error `Closed` if no more events can arrive.
pub(crate) fn next_event<E>(
    operation: &'static str,
    timeout_ms: u64,
    mut next: impl FnMut(Duration) -> Option<E>,
    is_closed: impl Fn() -> bool,
) -> Result<Option<E>, Error> {
    let event = next(Duration::from_millis(timeout_ms));
    if event.is_some() || !is_closed() {
        return Ok(event);
    }
    // An event may have arrived between the end of the wait and the closing of the handle.
    let last = next(Duration::ZERO);
    last.map(Some).ok_or_else(|| {
        let detail = "it is closed, and all its events were already returned".to_owned();
        let error = Error::from_binding(ErrorKind::Closed, Effect::None, operation, None, detail);
        error.with_advice("Open a new one.")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_end_once_the_last_one_was_given() {
        let next = |events: &[Option<u8>], is_closed| {
            let mut events = events.iter().copied();
            next_event("live", 0, |_| events.next().flatten(), || is_closed)
        };
        assert_eq!(next(&[None], false).unwrap(), None);
        assert_eq!(next(&[Some(1)], true).unwrap(), Some(1));
        assert_eq!(next(&[None, Some(2)], true).unwrap(), Some(2));
        let error = next(&[None, None], true).unwrap_err();
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Closed, Effect::None)
        );
        assert_eq!(error.operation(), "live");
    }
}
