//! The threads that the library starts, and the hooks that a program runs at their beginning and end.

use once_cell::race::OnceBox;
use std::sync::Arc;

/// The stack of a thread that frees: responses are nested 127 levels at most.
const STACK: usize = 256 * 1024;

/// A hook that runs on a thread.
type Hook = Arc<dyn Fn() + Send + Sync>;

/// The hooks at the beginning and at the end of each thread.
type Hooks = Option<(Hook, Hook)>;

/// A linked list of the hooks that were ever set; the last ones count. There is no lock
/// that another thread could hold at the moment of a fork, and programs set hooks once or twice.
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

/// Sets the hooks to run on every thread that the library starts from now on, at its beginning and
/// at its end; `None` removes them.
#[doc(hidden)]
pub fn set_thread_hooks(hooks: Option<(Hook, Hook)>) {
    let mut setting = Box::new(Setting {
        hooks,
        next: OnceBox::new(),
    });
    // Concurrent threads each append their hooks.
    while let Err(mine) = last().next.set(setting) {
        setting = mine;
    }
}

/// Runs the work of a thread between its hooks. To be called on every thread that is started.
#[doc(hidden)]
pub fn run_with_hooks<T>(work: impl FnOnce() -> T) -> T {
    let _end = last().hooks.as_ref().map(|(start, stop)| {
        start();
        AtEnd(Arc::clone(stop))
    });
    work()
}

/// Frees something on a separate thread; where none can be started, here.
pub(crate) fn free<T: Send + 'static>(value: T) {
    let free = || run_with_hooks(|| drop(value));
    // The thread is not waited for: it does nothing but free.
    let _ = std::thread::Builder::new()
        .name("gfxhub-free".to_owned())
        .stack_size(STACK)
        .spawn(free);
}

/// Runs the end hook also after a panic.
struct AtEnd(Hook);

impl Drop for AtEnd {
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
                // Threads of other tests may be counted too.
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
