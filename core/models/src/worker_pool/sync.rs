//! Replacements for the threads, the locks and the clock in the models.

pub(crate) use loom::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::cell::Cell;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

thread_local! {
    /// True if the time limits of all waits have passed. There is one value for each model, since
    /// all threads of a model run on one thread of the system.
    static OVER: Cell<bool> = const { Cell::new(false) };
}

/// Start time of every model.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Moves the clock an hour on, past the time limit of every wait, or back to its start.
pub(crate) fn set_over(over: bool) {
    OVER.set(over);
}

pub(crate) fn now() -> Instant {
    let passed = if OVER.get() { 3600 } else { 0 };
    *START + Duration::from_secs(passed)
}

/// Waits until the thread is woken. [`super::pool::WorkerPool::wake_all`] wakes all threads.
pub(crate) fn wait<'a, T>(
    condition: &Condvar,
    guard: MutexGuard<'a, T>,
    _: Duration,
) -> (MutexGuard<'a, T>, bool) {
    let guard = condition
        .wait(guard)
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    (guard, OVER.get())
}

/// Starts a thread that is never joined.
pub(crate) fn start(_: &str, body: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    loom::thread::spawn(body);
    Ok(())
}
