//! Threads of the library, and the hooks that a program runs at the start and the end of each
//! thread.

use once_cell::race::OnceBox;
use std::sync::Arc;

/// Stack size, in bytes, of a thread that frees a value. It is sufficient because responses are
/// nested at most 127 levels deep.
const STACK: usize = 256 * 1024;

/// A function that runs on a thread.
type Hook = Arc<dyn Fn() + Send + Sync>;

/// The hooks for the start and for the end of each thread.
type Hooks = Option<(Hook, Hook)>;

/// A linked list of all hooks that were ever set. The last ones apply. No lock is used, since
/// another thread could hold it at a fork. The list stays short, since programs set hooks only once
/// or twice.
struct Setting {
    hooks: Hooks,
    next: OnceBox<Setting>,
}

static FIRST: Setting = Setting {
    hooks: None,
    next: OnceBox::new(),
};

fn last() -> &'static Setting {
    let mut last = &FIRST;
    while let Some(next) = last.next.get() {
        last = next;
    }
    last
}

/// Sets hooks for the start and the end of every thread that the library starts from now on. `None`
/// removes them.
#[doc(hidden)]
pub fn set_thread_hooks(hooks: Option<(Hook, Hook)>) {
    let mut setting = Box::new(Setting {
        hooks,
        next: OnceBox::new(),
    });
    // If several threads set hooks, each appends its own.
    while let Err(mine) = last().next.set(setting) {
        setting = mine;
    }
}

/// Runs the work of a thread between the hooks. Every thread of the library must call this.
#[doc(hidden)]
pub fn run_with_hooks<T>(work: impl FnOnce() -> T) -> T {
    let _end = last().hooks.as_ref().map(|(start, stop)| {
        start();
        EndHookGuard(Arc::clone(stop))
    });
    work()
}

/// Frees a value on a new thread, or on this one if no thread can be started.
pub(crate) fn free<T: Send + 'static>(value: T) {
    let free = || run_with_hooks(|| drop(value));
    // Nothing waits for the thread, since it only frees the value.
    let _ = std::thread::Builder::new()
        .name("gfxhub-free".to_owned())
        .stack_size(STACK)
        .spawn(free);
}

/// When dropped, runs the hook for the end of a thread. This happens after a panic too.
struct EndHookGuard(Hook);

impl Drop for EndHookGuard {
    fn drop(&mut self) {
        (self.0)();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_thread_begins_and_ends_with_its_hooks() {
        static BEGUN: AtomicUsize = AtomicUsize::new(0);
        static ENDED: AtomicUsize = AtomicUsize::new(0);
        let count = |of: &'static AtomicUsize| -> Hook {
            Arc::new(move || {
                // The count may include threads of other tests.
                of.fetch_add(1, Ordering::SeqCst);
            })
        };
        set_thread_hooks(Some((count(&BEGUN), count(&ENDED))));
        let work = std::thread::spawn(|| {
            run_with_hooks(|| {
                assert!(BEGUN.load(Ordering::SeqCst) > 0);
                std::panic::resume_unwind(Box::new("no"));
            })
        });
        assert!(work.join().is_err());
        assert!(ENDED.load(Ordering::SeqCst) > 0);
        set_thread_hooks(None);
    }
}
