//! The threads of a client: started when they are needed, kept for a while, bounded.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pyo3::prelude::*;

/// How many calls of one client are under way at once; more wait for their turn.
const MOST: usize = 32;

/// How long a thread without work is kept.
const IDLE: Duration = Duration::from_secs(10);

/// Work for a thread.
pub(crate) type Job = Box<dyn FnOnce() + Send>;

/// Threads that do what they are given, in its order.
///
/// The lock is held with the interpreter and never across anything that lets it go, so that the
/// child of a fork does not find it locked.
#[derive(Default)]
pub(crate) struct Pool(Mutex<Threads>);

/// The threads of one process.
struct Threads {
    process: u32,
    shared: Arc<Shared>,
}

impl Default for Threads {
    fn default() -> Self {
        Self {
            process: std::process::id(),
            shared: Arc::default(),
        }
    }
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    work: Condvar,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    threads: usize,
    idle: usize,
    ended: bool,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pool {
    /// Hands a job over; gives it back where no thread can be started for it.
    pub(crate) fn submit(&self, _: Python<'_>, job: Job) -> Result<(), Job> {
        let mut threads = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if threads.process != std::process::id() {
            *threads = Threads::default();
        }
        let shared = Arc::clone(&threads.shared);
        drop(threads);
        shared.submit(job)
    }
}

impl Shared {
    fn submit(self: &Arc<Self>, job: Job) -> Result<(), Job> {
        let mut state = self.state();
        state.jobs.push_back(job);
        if state.idle >= state.jobs.len() {
            drop(state);
            self.work.notify_one();
            return Ok(());
        }
        if state.threads < MOST {
            let shared = Arc::clone(self);
            let thread = std::thread::Builder::new().name("gfxhub".to_owned());
            match thread.spawn(move || shared.serve()) {
                Ok(_) => state.threads += 1,
                Err(_) if state.threads == 0 => return state.jobs.pop_back().map_or(Ok(()), Err),
                // Those that run will come to it.
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// What each thread does.
    fn serve(&self) {
        let mut state = self.state();
        loop {
            if let Some(job) = state.jobs.pop_front() {
                drop(state);
                job();
                state = self.state();
                continue;
            }
            if state.ended {
                break;
            }
            state.idle += 1;
            let (back, waited) = self
                .work
                .wait_timeout(state, IDLE)
                .unwrap_or_else(PoisonError::into_inner);
            state = back;
            state.idle -= 1;
            if waited.timed_out() && state.jobs.is_empty() {
                break;
            }
        }
        state.threads -= 1;
    }
}

/// The threads end once what they were given is done. The child of a fork leaves those of its parent
/// alone.
impl Drop for Threads {
    fn drop(&mut self) {
        if self.process == std::process::id() {
            self.shared.state().ended = true;
            self.shared.work.notify_all();
        } else {
            // Their locks may be held by threads that this process does not have.
            std::mem::forget(Arc::clone(&self.shared));
        }
    }
}
