//! A pool of threads that make calls, first in, first out, with a watch over waiting calls.
//!
//! Threads are started when they are needed, up to [`MAX_THREADS`], and end after ten seconds
//! without work, or when the pool is dropped and its queue is empty. While calls wait because all
//! threads are busy, one more thread watches the queue: a call whose deadline passes there, or that
//! is cancelled, ends at once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::sync::{Arc, Condvar, Mutex, MutexGuard, now, start, wait};
use crate::process::process_number;

/// Maximum number of calls of one pool in progress at a time; more wait for their turn.
pub(super) const MAX_THREADS: usize = 32;

/// Time for which a thread without work is kept.
const IDLE: Duration = Duration::from_secs(10);

/// Interval of the checks for cancelled calls that wait. The system may exceed it by some
/// milliseconds, and a cancel must take effect within 60 ms.
const SLICE: Duration = Duration::from_millis(40);

/// Turn of a job.
#[derive(Debug)]
pub enum Turn {
    /// A thread runs the job.
    Run,
    /// No thread was free until the deadline.
    Late,
    /// The job was cancelled before a thread was free.
    Cancelled,
    /// The system provides no thread to run the job or to watch its wait.
    NoThread(io::Error),
}

/// A job for a thread of a pool.
pub struct Job {
    /// Latest time to begin.
    pub deadline: Option<Instant>,
    /// Returns `true` once the job need not begin any more, and from then on always. Called while
    /// it waits, with the pool's lock held, so it must not block.
    pub cancelled: Box<dyn Fn() -> bool + Send>,
    /// Work, called once with the turn, unless the job is withdrawn. It may take long only for
    /// [`Turn::Run`]: the others come on the thread that watches all waiting calls, and
    /// [`Turn::NoThread`] on the submitting thread.
    pub work: Box<dyn FnOnce(Turn) + Send>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Job");
        shown
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}

impl Job {
    /// Returns the turn of a job that a thread takes now.
    fn turn(&self, now: Instant) -> Turn {
        if (self.cancelled)() {
            Turn::Cancelled
        } else if self.deadline.is_some_and(|deadline| deadline <= now) {
            Turn::Late
        } else {
            Turn::Run
        }
    }

    fn run(self, turn: Turn) {
        // A job catches its own panics and reports them; this keeps the thread if that fails too.
        let _ = catch_unwind(AssertUnwindSafe(|| (self.work)(turn)));
    }
}

/// Threads that run jobs in the order given.
#[derive(Debug)]
pub struct WorkerPool {
    process: u64,
    shared: Arc<Shared>,
}

/// A submitted job.
#[derive(Clone, Debug)]
pub struct JobHandle {
    process: u64,
    shared: Arc<Shared>,
    number: u64,
}

#[derive(Debug)]
struct Shared {
    most: usize,
    state: Mutex<State>,
    /// Notified when there is a job for a waiting thread.
    work: Condvar,
    /// Notified when the watching thread has to check again.
    watch: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Waiting jobs by number, the lowest first.
    queue: BTreeMap<u64, Job>,
    /// Deadlines of the waiting jobs, each with the job's number.
    deadlines: BTreeSet<(Instant, u64)>,
    next: u64,
    threads: usize,
    idle: usize,
    watched: bool,
    /// `true` if the watch has to check for cancelled jobs at once.
    look: bool,
    /// `true` if the pool was dropped, so that no more jobs come.
    ended: bool,
}

impl Default for WorkerPool {
    fn default() -> Self {
        Self::of(MAX_THREADS)
    }
}

impl WorkerPool {
    /// Returns a pool of up to `most` threads.
    pub(super) fn of(most: usize) -> Self {
        let shared = Shared {
            most,
            state: Mutex::new(State::default()),
            work: Condvar::new(),
            watch: Condvar::new(),
        };
        Self {
            process: process_number(),
            shared: Arc::new(shared),
        }
    }

    /// Passes a job to the next free thread, a new one if necessary. If the system provides no
    /// thread, the job is notified before this returns.
    pub fn submit(&self, job: Job) -> JobHandle {
        let mut state = self.shared.lock();
        let number = state.put(job);
        let provided = Shared::provide(&self.shared, &mut state, number);
        let (waiting, refused) = match provided {
            Ok(waiting) => (waiting, None),
            Err(error) => (None, state.take(number).zip(Some(error))),
        };
        // Whoever is woken takes the lock at once.
        drop(state);
        if let Some(waiting) = waiting {
            waiting.notify_one();
        }
        if let Some((job, error)) = refused {
            job.run(Turn::NoThread(error));
        }
        JobHandle {
            process: self.process,
            shared: Arc::clone(&self.shared),
            number,
        }
    }

    /// Has the queue checked at once for cancelled jobs.
    pub fn end_cancelled(&self) {
        let mut state = self.shared.lock();
        state.look = true;
        drop(state);
        self.shared.watch.notify_all();
    }

    /// Wakes all timed waits in a loom model, once `before` has run under the lock.
    #[cfg(loom)]
    pub(super) fn wake_all(&self, before: impl FnOnce()) {
        let state = self.shared.lock();
        before();
        drop(state);
        self.shared.work.notify_all();
        self.shared.watch.notify_all();
    }
}

/// Lets the threads end once their jobs are done. The child of a fork leaves alone the threads of
/// its parent, and their lock, which may be held by a thread that this process does not have.
impl Drop for WorkerPool {
    fn drop(&mut self) {
        if self.process == process_number() {
            self.shared.lock().ended = true;
            self.shared.work.notify_all();
            self.shared.watch.notify_all();
        }
    }
}

impl JobHandle {
    /// Takes the job back if it has not begun. Returns `false` if it has, or was ended.
    pub fn withdraw(&self) -> bool {
        if self.process != process_number() {
            return false;
        }
        let job = self.shared.lock().take(self.number);
        // Dropped here, with no lock held, since dropping it may run code of its own.
        job.is_some()
    }
}

impl State {
    fn put(&mut self, job: Job) -> u64 {
        let number = self.next;
        self.next += 1;
        if let Some(deadline) = job.deadline {
            self.deadlines.insert((deadline, number));
        }
        self.queue.insert(number, job);
        number
    }

    fn take(&mut self, number: u64) -> Option<Job> {
        let job = self.queue.remove(&number)?;
        if let Some(deadline) = job.deadline {
            self.deadlines.remove(&(deadline, number));
        }
        Some(job)
    }

    fn take_first(&mut self) -> Option<Job> {
        let (number, _) = self.queue.first_key_value()?;
        self.take(*number)
    }

    /// Takes the jobs whose deadline has passed, and with `look` those that were cancelled.
    fn take_over(&mut self, now: Instant, look: bool) -> Vec<(Job, Turn)> {
        let late = self.deadlines.range(..=(now, u64::MAX));
        let mut over: BTreeSet<u64> = late.map(|(_, number)| *number).collect();
        if look {
            let cancelled = self.queue.iter().filter(|(_, job)| (job.cancelled)());
            over.extend(cancelled.map(|(number, _)| *number));
        }
        let take = |number| {
            let job = self.take(number)?;
            let turn = job.turn(now);
            Some((job, turn))
        };
        over.into_iter().filter_map(take).collect()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic halfway runs under this lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ensures that a thread takes a new job or watches its wait. Returns the condition to notify
    /// for that, if any.
    fn provide<'a>(
        shared: &'a Arc<Self>,
        state: &mut State,
        number: u64,
    ) -> io::Result<Option<&'a Condvar>> {
        if state.idle >= state.queue.len() {
            return Ok(Some(&shared.work));
        }
        if state.threads < shared.most {
            let served = Arc::clone(shared);
            match start("gfxhub-submit", move || served.serve()) {
                Ok(()) => {
                    state.threads += 1;
                    return Ok(None);
                }
                // Without any thread, nobody would ever take the job.
                Err(error) if state.threads == 0 => return Err(error),
                Err(_) => {}
            }
        }
        // All threads are busy, so another one has to watch the waiting jobs.
        if !state.watched {
            let watched = Arc::clone(shared);
            start("gfxhub-queue", move || watched.watch())?;
            state.watched = true;
        } else if state.queue.len() == 1
            || state.deadlines.first().is_some_and(|(_, n)| *n == number)
        {
            return Ok(Some(&shared.watch));
        }
        Ok(None)
    }

    /// Runs a thread that makes calls.
    fn serve(&self) {
        let mut state = self.lock();
        loop {
            if let Some(job) = state.take_first() {
                drop(state);
                let turn = job.turn(now());
                job.run(turn);
                state = self.lock();
                continue;
            }
            if state.ended {
                break;
            }
            state.idle += 1;
            let (back, timed_out) = wait(&self.work, state, IDLE);
            state = back;
            state.idle -= 1;
            if timed_out && state.queue.is_empty() {
                break;
            }
        }
        state.threads -= 1;
        // The watching thread need not stay longer than those that make calls.
        self.watch.notify_one();
    }

    /// Runs the watching thread, which ends jobs that are over while they wait.
    fn watch(&self) {
        let mut state = self.lock();
        let mut looked = now();
        loop {
            let at = now();
            let look = mem::take(&mut state.look) || at >= looked + SLICE;
            if look {
                looked = at;
            }
            let over = state.take_over(at, look);
            if !over.is_empty() {
                drop(state);
                for (job, turn) in over {
                    job.run(turn);
                }
                state = self.lock();
                continue;
            }
            let empty = state.queue.is_empty();
            if empty && state.ended {
                break;
            }
            let first = state.deadlines.first().map(|(deadline, _)| *deadline);
            let until = first.map_or(looked + SLICE, |first| first.min(looked + SLICE));
            let pause = if empty {
                IDLE
            } else {
                until.saturating_duration_since(at)
            };
            let (back, timed_out) = wait(&self.watch, state, pause);
            state = back;
            if empty && timed_out && state.queue.is_empty() {
                break;
            }
        }
        state.watched = false;
    }
}

#[cfg(test)]
#[cfg(not(loom))]
#[path = "pool_tests.rs"]
mod tests;
