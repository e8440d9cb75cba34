//! Hooks for the threads that the library starts.

use std::ffi::c_void;
use std::sync::Arc;

use crate::panic_boundary::guard_or_default;
use crate::user_data::UserData;

/// Function that is called on a thread of the library. It must return normally: no exception and no
/// longjmp may leave it.
pub type gfxhub_thread_hook = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void)>;

/// Sets hooks that are called with `user_data` on every thread that the library starts from now on:
/// `on_start` when the thread begins and `on_stop` when it ends. In them, a host can register the
/// thread with its own runtime. Either hook may be NULL; NULL for both removes the hooks.
/// `user_data` must stay valid for as long as a thread may begin or end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_set_thread_hooks(
    on_start: gfxhub_thread_hook,
    on_stop: gfxhub_thread_hook,
    user_data: *mut c_void,
) {
    guard_or_default("gfxhub_set_thread_hooks", (), || {
        let any = on_start.is_some() || on_stop.is_some();
        let hooks = || (hook(on_start, user_data), hook(on_stop, user_data));
        gfxhub_core::bindings::set_thread_hooks(any.then(hooks));
    });
}

fn hook(hook: gfxhub_thread_hook, user_data: *mut c_void) -> Arc<dyn Fn() + Send + Sync> {
    let user_data = UserData::new(user_data, None);
    Arc::new(move || {
        if let Some(hook) = hook {
            // SAFETY: the header states what the function must fulfil.
            unsafe { hook(user_data.pointer()) }
        }
    })
}
