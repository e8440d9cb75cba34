//! The threads of a client: started when they are needed, kept for a while, bounded.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How many calls of one client are under way at once; more wait for their turn.
const MOST: usize = 32;

/// How long a thread without work is kept.
const IDLE: Duration = Duration::from_secs(10);

/// Work for a thread.
pub(crate) type Job = Box<dyn FnOnce() + Send>;

/// Threads that do what they are given, in its order.
#[derive(Default)]
pub(crate) struct Pool(Arc<Shared>);

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
    pub(crate) fn submit(&self, job: Job) -> Result<(), Job> {
        let mut state = self.0.state();
        state.jobs.push_back(job);
        if state.idle >= state.jobs.len() {
            drop(state);
            self.0.work.notify_one();
            return Ok(());
        }
        if state.threads < MOST {
            let shared = Arc::clone(&self.0);
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
}

impl Shared {
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

/// The threads end once what they were given is done.
impl Drop for Pool {
    fn drop(&mut self) {
        self.0.state().ended = true;
        self.0.work.notify_all();
    }
}
