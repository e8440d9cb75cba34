//! Opaque handles: what C holds is a pointer to what Rust owns.

use crate::guard::guard_neutral;

/// A C type that stands for a Rust one. It is never made itself: its pointers are those of `Of`.
pub(crate) trait Handle {
    /// What is behind the pointer.
    type Of: 'static;
}

/// Says what is behind the pointers of a C type.
macro_rules! handle {
    ($($C:ty => $Of:ty;)+) => { $(
        impl crate::handle::Handle for $C {
            type Of = $Of;
        }
    )+ };
}
pub(crate) use handle;

/// A new handle, which its `_free` takes back.
#[inline(never)]
pub(crate) fn own<H: Handle>(of: H::Of) -> *mut H {
    Box::into_raw(Box::new(of)).cast()
}

/// A borrowed handle to a part of something.
pub(crate) fn lend<H: Handle>(of: &H::Of) -> *const H {
    std::ptr::from_ref(of).cast()
}

/// A borrowed handle to a part that may not be there.
pub(crate) fn lend_maybe<H: Handle>(of: Option<&H::Of>) -> *const H {
    of.map_or(std::ptr::null(), lend)
}

/// What is behind a handle; `None` for NULL.
///
/// # Safety
/// The handle is NULL or one that was given out, not freed since, and stays so for `'a`.
pub(crate) unsafe fn borrow<'a, H: Handle>(handle: *const H) -> Option<&'a H::Of> {
    // SAFETY: handles that were given out are pointers to what they stand for.
    unsafe { handle.cast::<H::Of>().as_ref() }
}

/// The same, to be changed.
///
/// # Safety
/// As [`borrow`], and nobody else uses the handle meanwhile.
pub(crate) unsafe fn borrow_mut<'a, H: Handle>(handle: *mut H) -> Option<&'a mut H::Of> {
    // SAFETY: handles that were given out are pointers to what they stand for.
    unsafe { handle.cast::<H::Of>().as_mut() }
}

/// Reads something off a handle; `neutral` for NULL and after a panic.
///
/// # Safety
/// As [`borrow`].
pub(crate) unsafe fn read<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    neutral: R,
    get: impl Fn(&'static H::Of) -> R,
) -> R {
    let reading = Reading::of::<H, _>(handle, &get);
    // SAFETY: the caller's promise, and `get` is there until the call ends.
    unsafe { read_any(export, neutral, reading) }
}

/// A handle, a closure that reads something off it, and the function that runs the one on the other.
struct Reading<R> {
    handle: *const (),
    closure: *const (),
    run: unsafe fn(*const (), *const ()) -> R,
}

impl<R> Reading<R> {
    fn of<H: Handle, F: Fn(&'static H::Of) -> R>(handle: *const H, get: &F) -> Self {
        Self {
            handle: handle.cast(),
            closure: std::ptr::from_ref(get).cast(),
            run: run::<H, R, F>,
        }
    }
}

/// # Safety
/// The handle is one of `H` as [`borrow`] demands and not NULL; `closure` points to an `F`.
unsafe fn run<H: Handle, R, F: Fn(&'static H::Of) -> R>(
    handle: *const (),
    closure: *const (),
) -> R {
    // SAFETY: the caller's promise. No caller keeps the reference for longer than its own.
    let (of, get) = unsafe { (&*handle.cast::<H::Of>(), &*closure.cast::<F>()) };
    get(of)
}

/// One copy for all that reads the same type.
///
/// # Safety
/// The handle is NULL or fits the function of the reading, and so does the closure.
#[inline(never)]
unsafe fn read_any<R: Copy>(export: &'static str, neutral: R, reading: Reading<R>) -> R {
    let mut out = neutral;
    guard_neutral(export, || {
        if !reading.handle.is_null() {
            // SAFETY: the caller's promise.
            out = unsafe { (reading.run)(reading.handle, reading.closure) };
        }
    });
    out
}

/// Reads an optional number: false leaves `out` alone.
///
/// # Safety
/// As [`borrow`]; `out` is NULL or can be written.
pub(crate) unsafe fn read_into<H: Handle, R: Copy>(
    export: &'static str,
    handle: *const H,
    out: *mut R,
    get: impl Fn(&'static H::Of) -> Option<R>,
) -> bool {
    let reading = Reading::of::<H, _>(handle, &get);
    // SAFETY: the caller's promise, and `get` is there until the call ends.
    unsafe { read_any_into(export, out, reading) }
}

/// One copy for all that reads the same type.
///
/// # Safety
/// As [`read_any`]; `out` is NULL or can be written.
#[inline(never)]
unsafe fn read_any_into<R: Copy>(
    export: &'static str,
    out: *mut R,
    reading: Reading<Option<R>>,
) -> bool {
    // SAFETY: the caller's promise.
    let Some(got) = (unsafe { read_any(export, None, reading) }) else {
        return false;
    };
    if !out.is_null() {
        // SAFETY: the caller's promise.
        unsafe { out.write(got) };
    }
    true
}

/// Makes a new handle; NULL after a panic.
pub(crate) fn make<H: Handle>(export: &'static str, of: impl FnOnce() -> Option<H::Of>) -> *mut H {
    let mut out = std::ptr::null_mut();
    guard_neutral(export, || {
        if let Some(made) = of() {
            out = own(made);
        }
    });
    out
}

/// Takes a handle back.
///
/// # Safety
/// The handle is NULL or one that was given out to be freed, and is not used again.
pub(crate) unsafe fn free<H: Handle>(export: &'static str, handle: *mut H) {
    // SAFETY: the caller's promise.
    unsafe { free_any(export, handle.cast(), end::<H>) }
}

/// # Safety
/// The handle came from [`own`] and is not used again.
unsafe fn end<H: Handle>(handle: *mut ()) {
    // SAFETY: the caller's promise.
    drop(unsafe { Box::from_raw(handle.cast::<H::Of>()) });
}

/// One copy for all handles.
///
/// # Safety
/// The handle is NULL or what the function may be called with.
#[inline(never)]
unsafe fn free_any(export: &'static str, handle: *mut (), end: unsafe fn(*mut ())) {
    guard_neutral(export, || {
        if !handle.is_null() {
            // SAFETY: the caller's promise.
            unsafe { end(handle) };
        }
    });
}
