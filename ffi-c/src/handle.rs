//! Opaque handles: pointers held by C to data owned by Rust.

use std::ptr::null_mut;
use std::time::Duration;

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::panic_boundary::guard_or_default;

/// A C type that stands for a Rust type. It is never instantiated: its pointers are those of `Of`.
pub(crate) trait Handle {
    /// The Rust type behind the pointer.
    type Of: 'static;
}

/// Declares the Rust types behind the pointers of C types.
macro_rules! handle {
    ($($C:ty => $Of:ty;)+) => { $(
        impl crate::handle::Handle for $C {
            type Of = $Of;
        }
    )+ };
}
pub(crate) use handle;

/// Creates a handle that its `_free` takes back.
pub(crate) fn into_handle<H: Handle>(of: H::Of) -> *mut H {
    Box::into_raw(Box::new(of)).cast()
}

/// Returns a borrowed handle to a part of something.
pub(crate) fn as_handle<H: Handle>(of: &H::Of) -> *const H {
    std::ptr::from_ref(of).cast()
}

/// Returns a borrowed handle to an optional part; NULL for `None`.
pub(crate) fn as_handle_or_null<H: Handle>(of: Option<&H::Of>) -> *const H {
    of.map_or(std::ptr::null(), as_handle)
}

/// Returns the data behind a handle; `None` for NULL.
///
/// # Safety
/// The handle is NULL or one that was given out, not freed since, and stays so for `'a`.
pub(crate) unsafe fn deref_handle<'a, H: Handle>(handle: *const H) -> Option<&'a H::Of> {
    // SAFETY: handles that were given out are pointers to their data.
    unsafe { handle.cast::<H::Of>().as_ref() }
}

/// Returns the data behind a handle, for changes; `None` for NULL.
///
/// # Safety
/// As [`deref_handle`], and nobody else uses the handle meanwhile.
pub(crate) unsafe fn deref_handle_mut<'a, H: Handle>(handle: *mut H) -> Option<&'a mut H::Of> {
    // SAFETY: handles that were given out are pointers to their data.
    unsafe { handle.cast::<H::Of>().as_mut() }
}

/// Reads from a handle; returns `neutral` for NULL and after a panic.
///
/// # Safety
/// As [`deref_handle`].
pub(crate) unsafe fn read<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    neutral: R,
    get: impl FnOnce(&'static H::Of) -> R,
) -> R {
    guard_or_default(export, neutral, || {
        // SAFETY: the caller's promise. No caller keeps the reference longer than its own lifetime.
        unsafe { deref_handle(handle) }.map_or(neutral, get)
    })
}

/// Reads an optional number; returns `false` and leaves `out` unchanged if there is none.
///
/// # Safety
/// As [`deref_handle`]; `out` is NULL or can be written.
pub(crate) unsafe fn read_into<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    out: *mut R,
    get: impl FnOnce(&'static H::Of) -> Option<R>,
) -> bool {
    // SAFETY: the caller's promise.
    let Some(got) = (unsafe { read(export, handle, None, get) }) else {
        return false;
    };
    if !out.is_null() {
        // SAFETY: the caller's promise.
        unsafe { out.write(got) };
    }
    true
}

/// Creates a handle; NULL for `None` and after a panic.
pub(crate) fn make<H: Handle>(export: &'static str, of: impl FnOnce() -> Option<H::Of>) -> *mut H {
    guard_or_default(export, null_mut(), || of().map_or(null_mut(), into_handle))
}

/// Takes a handle back and drops its data.
///
/// # Safety
/// The handle is NULL or one that was given out to be freed, and is not used again.
pub(crate) unsafe fn free<H: Handle>(export: &'static str, handle: *mut H) {
    guard_or_default(export, (), || {
        if !handle.is_null() {
            // SAFETY: the caller's promise; handles that were given out came from `into_handle`.
            drop(unsafe { Box::from_raw(handle.cast::<H::Of>()) });
        }
    });
}

/// Writes a number to an optional output.
///
/// # Safety
/// The pointer is NULL or can be written.
pub(crate) unsafe fn write_count(out: *mut usize, count: usize) {
    if !out.is_null() {
        // SAFETY: the caller's promise.
        unsafe { out.write(count) }
    }
}

/// Returns the next event of a handle, if one arrives within this time; fails with `Closed` once no
/// more can arrive.
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
        let detail = "it was closed, and all events were returned".to_owned();
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
