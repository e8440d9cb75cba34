//! Handles that the caller owns, until there are too many or the caller is dropped.

/// The function that frees a handle.
pub(super) type Free<H> = unsafe extern "C" fn(*mut H);

/// Handles of one type.
pub(super) struct Pool<H> {
    handles: Vec<*mut H>,
    free: Free<H>,
}

/// Maximum number of handles of a type that are kept.
const MAX_HANDLES: usize = 6;

impl<H> Pool<H> {
    pub(super) fn new(free: Free<H>) -> Self {
        let handles = Vec::new();
        Self { handles, free }
    }

    /// Takes ownership of a handle and frees the oldest if there are many. NULL is no handle.
    pub(super) fn own(&mut self, handle: *mut H) {
        if handle.is_null() {
            return;
        }
        assert!(
            !self.handles.contains(&handle),
            "the same handle was given out twice"
        );
        self.handles.push(handle);
        if self.handles.len() > MAX_HANDLES {
            self.free(0);
        }
    }

    /// Returns a handle, or NULL.
    pub(super) fn pick(&self, which: usize) -> *mut H {
        // One more than there are: that one is NULL.
        let handle = self.handles.get(which % (self.handles.len() + 1));
        handle.copied().unwrap_or(std::ptr::null_mut())
    }

    /// Frees a handle, or NULL.
    pub(super) fn free(&mut self, which: usize) {
        let which = which % (self.handles.len() + 1);
        let handle = if which < self.handles.len() {
            self.handles.remove(which)
        } else {
            std::ptr::null_mut()
        };
        // SAFETY: the library returned it, and nobody uses it any more.
        unsafe { (self.free)(handle) };
    }
}

impl<H> Drop for Pool<H> {
    fn drop(&mut self) {
        while !self.handles.is_empty() {
            self.free(0);
        }
    }
}
