//! Hooks for the few threads that the library starts.

use std::ffi::c_void;
use std::sync::Arc;

use crate::panic_boundary::guard_or_default;

/// A function that is called on a thread of the library. It must return: no exception and no
/// longjmp may leave it.
pub type gfxhub_thread_hook = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void)>;

/// The user data of hooks.
#[derive(Clone, Copy)]
struct UserData(*mut c_void);

// SAFETY: the header demands that it can be used from any thread.
unsafe impl Send for UserData {}
// SAFETY: as above.
unsafe impl Sync for UserData {}

impl UserData {
    fn call(self, hook: gfxhub_thread_hook) {
        if let Some(hook) = hook {
            // SAFETY: the header states the requirements of the function.
            unsafe { hook(self.0) }
        }
    }
}

/// Sets hooks that are called with `user_data` on every thread that the library starts from now on:
/// `on_start` at its beginning, `on_stop` at its end. A host can register the thread with its own
/// runtime there. Either may be NULL; NULL for both removes the hooks. `user_data` must stay valid
/// for as long as a thread may begin or end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_set_thread_hooks(
    on_start: gfxhub_thread_hook,
    on_stop: gfxhub_thread_hook,
    user_data: *mut c_void,
) {
    guard_or_default("gfxhub_set_thread_hooks", (), || {
        let with = UserData(user_data);
        let any = on_start.is_some() || on_stop.is_some();
        gfxhub_core::bindings::set_thread_hooks(any.then(|| {
            let start: Arc<dyn Fn() + Send + Sync> = Arc::new(move || with.call(on_start));
            let stop: Arc<dyn Fn() + Send + Sync> = Arc::new(move || with.call(on_stop));
            (start, stop)
        }));
    });
}
