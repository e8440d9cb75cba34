//! Threads, locks and the clock, as the pool uses them: the real ones, or those of loom's models.

#[cfg(not(loom))]
pub(crate) use real::*;

#[cfg(loom)]
pub(crate) use model::*;

#[cfg(not(loom))]
mod real {
    pub(crate) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
    use std::time::{Duration, Instant};

    pub(crate) fn now() -> Instant {
        Instant::now()
    }

    /// Waits; the second value says whether the time has run out.
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

    /// Starts a thread that nobody waits for.
    pub(crate) fn start(name: &str, body: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
        let thread = std::thread::Builder::new().name(name.to_owned());
        thread
            .spawn(|| gfxhub::bindings::run_with_hooks(body))
            .map(drop)
    }
}

#[cfg(loom)]
pub(crate) mod model {
    pub(crate) use loom::sync::{Arc, Condvar, Mutex, MutexGuard};
    use std::cell::Cell;
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    thread_local! {
        /// Whether every time that somebody waits for is over. All threads of a model are played on
        /// one thread of the system, so this is one for each model.
        static OVER: Cell<bool> = const { Cell::new(false) };
    }

    /// When every model begins.
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// Lets the time stand still, or be over.
    #[cfg(test)]
    pub(crate) fn set_over(over: bool) {
        OVER.set(over);
    }

    pub(crate) fn now() -> Instant {
        let passed = if OVER.get() { 3600 } else { 0 };
        *START + Duration::from_secs(passed)
    }

    /// Waits until it is woken: [`crate::worker_pool::WorkerPool::time_is_over`] wakes everybody.
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

    /// Starts a thread that nobody waits for.
    pub(crate) fn start(_: &str, body: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
        loom::thread::spawn(body);
        Ok(())
    }
}
