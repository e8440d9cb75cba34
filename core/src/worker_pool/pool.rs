//! A pool of threads that run jobs, first in, first out. While jobs wait, another thread watches
//! them.
//!
//! Threads start when they are needed, up to [`MAX_THREADS`]. They end after ten seconds without
//! work, or after the pool was dropped and its queue is empty. While jobs wait because all threads
//! are busy, one more thread watches the queue. It ends a waiting job as soon as the job's deadline
//! passes or the job is cancelled.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::sync::{Arc, Condvar, Mutex, MutexGuard, now, start, wait};
use crate::process::process_number;

/// Maximum number of jobs that a pool runs at a time. Further jobs wait for their turn.
pub(super) const MAX_THREADS: usize = 32;

/// Time for which a thread without work is kept.
const IDLE: Duration = Duration::from_secs(10);

/// Interval of the checks for cancelled jobs in the queue. The operating system may exceed it by
/// some milliseconds, and a cancellation must take effect within 60 ms.
const SLICE: Duration = Duration::from_millis(40);

/// The turn of a job: a thread runs it now, or the reason why it ended while it waited.
#[derive(Debug)]
pub enum Turn {
    /// A thread runs the job now.
    Run,
    /// No thread became free before the job's deadline.
    Late,
    /// The job was cancelled before a thread became free.
    Cancelled,
    /// The system provides no thread to run the job or to watch it while it waits.
    NoThread(io::Error),
}

/// A job for a thread of a pool.
pub struct Job {
    /// Latest time for the job to begin; `None` if there is none.
    pub deadline: Option<Instant>,
    /// Returns `true` as soon as the job need not begin any more, and always after that. It is
    /// called while the job waits, with the pool's lock held, so it must not block.
    pub cancelled: Box<dyn Fn() -> bool + Send>,
    /// The work, which is called once with the turn, unless the job is withdrawn. It may take long
    /// only for [`Turn::Run`]. [`Turn::NoThread`] is passed on the submitting thread,
    /// [`Turn::Late`] and [`Turn::Cancelled`] on the watching thread or on a thread of the pool.
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
    /// Returns the turn of a job that a thread takes at this time.
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
        // A job catches its own panics and reports them. If that fails too, the thread still
        // continues.
        let _ = catch_unwind(AssertUnwindSafe(|| (self.work)(turn)));
    }
}

/// A pool of threads that run jobs in the order of submission.
#[derive(Debug)]
pub struct WorkerPool {
    process: u64,
    shared: Arc<Shared>,
}

/// A handle of a submitted job.
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
    /// Notified if there is a job for a thread that waits.
    work: Condvar,
    /// Notified if the watching thread has to check the queue again.
    watch: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Waiting jobs by number. The lowest number is the next.
    queue: BTreeMap<u64, Job>,
    /// Deadlines of the waiting jobs, each with the number of the job.
    deadlines: BTreeSet<(Instant, u64)>,
    next: u64,
    threads: usize,
    idle: usize,
    watched: bool,
    /// `true` if the watching thread has to check for cancelled jobs at once.
    look: bool,
    /// `true` if the pool was dropped, so that no more jobs are submitted.
    ended: bool,
}

impl Default for WorkerPool {
    fn default() -> Self {
        Self::of(MAX_THREADS)
    }
}

impl WorkerPool {
    /// Creates a pool of at most `most` threads.
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

    /// Submits a job, which the next free thread runs; a new thread is started if necessary. If the
    /// system provides no thread, the job gets [`Turn::NoThread`] before this method returns.
    pub fn submit(&self, job: Job) -> JobHandle {
        let mut state = self.shared.lock();
        let number = state.put(job);
        let provided = Shared::provide(&self.shared, &mut state, number);
        let (waiting, refused) = match provided {
            Ok(waiting) => (waiting, None),
            Err(error) => (None, state.take(number).zip(Some(error))),
        };
        // The lock is released first, since a thread that is woken takes it at once.
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

    /// Makes the watching thread check for cancelled jobs at once.
    pub fn end_cancelled(&self) {
        let mut state = self.shared.lock();
        state.look = true;
        drop(state);
        self.shared.watch.notify_all();
    }

    /// Wakes all timed waits in a loom model, after `before` was called with the lock held.
    #[cfg(loom)]
    pub(super) fn wake_all(&self, before: impl FnOnce()) {
        let state = self.shared.lock();
        before();
        drop(state);
        self.shared.work.notify_all();
        self.shared.watch.notify_all();
    }
}

/// Lets the threads end after their jobs are done. A forked child process does not touch the
/// parent's threads and their lock, since a thread that exists only in the parent may hold it.
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
    /// Removes the job from the queue. Returns `false` if the job has begun, or has ended.
    pub fn withdraw(&self) -> bool {
        if self.process != process_number() {
            return false;
        }
        let job = self.shared.lock().take(self.number);
        // The job is dropped here without the lock, since the drop may run code of the caller.
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

    /// Removes from the queue the jobs whose deadline has passed and, if `look` is set, those that
    /// were cancelled. Returns them with their turns.
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
        // No code that runs under this lock can panic in the middle of a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ensures that a thread will run a new job, or watch it while it waits. Returns the condition
    /// variable that the caller must notify; `None` if it need not notify any.
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
                // If the pool has no other thread, no thread would ever run the job.
                Err(error) if state.threads == 0 => return Err(error),
                Err(_) => {}
            }
        }
        // All threads are busy, so another thread has to watch the jobs that wait.
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

    /// Runs jobs on this thread until the pool ends or no job has come for some time.
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
        // The queue is empty here. If the pool was dropped, the watching thread can end now.
        self.watch.notify_one();
    }

    /// Ends jobs that wait and have no reason to run any more. The watching thread runs this.
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
