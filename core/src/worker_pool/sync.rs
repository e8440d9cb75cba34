//! Threads, locks and the clock of the pool. The loom models replace this module.

pub(crate) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::thread_hooks::run_with_hooks;

pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Waits for the condition, or for the given time. The second value is `true` if the time has run
/// out.
pub(crate) fn wait<'a, T>(
    condition: &Condvar,
    guard: MutexGuard<'a, T>,
    most: Duration,
) -> (MutexGuard<'a, T>, bool) {
    let (guard, waited) = condition
        .wait_timeout(guard, most)
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    (guard, waited.timed_out())
}

/// Starts a thread that no other thread waits for.
pub(crate) fn start(name: &str, body: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    let thread = std::thread::Builder::new().name(name.to_owned());
    thread.spawn(|| run_with_hooks(body)).map(drop)
}
