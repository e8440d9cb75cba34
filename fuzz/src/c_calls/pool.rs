//! Handles that the caller owns. The oldest is freed when there are too many, and all are freed
//! when the caller is dropped.

/// The function that frees a handle.
pub(super) type Free<H> = unsafe extern "C" fn(*mut H);

/// The handles of one type.
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

    /// Takes ownership of a handle, and frees the oldest handle if there are too many. Ignores
    /// NULL.
    pub(super) fn own(&mut self, handle: *mut H) {
        if handle.is_null() {
            return;
        }
        assert!(
            !self.handles.contains(&handle),
            "the library returned the same handle twice"
        );
        self.handles.push(handle);
        if self.handles.len() > MAX_HANDLES {
            self.free(0);
        }
    }

    /// Returns one of the handles, or NULL.
    pub(super) fn pick(&self, which: usize) -> *mut H {
        // There is one more choice than handles; it stands for NULL.
        let handle = self.handles.get(which % (self.handles.len() + 1));
        handle.copied().unwrap_or(std::ptr::null_mut())
    }

    /// Frees one of the handles, or calls the free function with NULL.
    pub(super) fn free(&mut self, which: usize) {
        let which = which % (self.handles.len() + 1);
        let handle = if which < self.handles.len() {
            self.handles.remove(which)
        } else {
            std::ptr::null_mut()
        };
        // SAFETY: the library returned the handle, and it is not used afterwards.
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
