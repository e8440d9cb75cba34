//! A pool of threads that make calls, first in first out, with a watch over the calls that wait.
//!
//! Threads are started when they are needed, [`MOST_THREADS`] at most, and end after ten seconds
//! without work, or when the pool is dropped and its queue is empty. While calls wait because all
//! threads are busy, one thread more watches the queue: a call whose time runs out there, or that is
//! cancelled, ends there and then.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::sync::{Arc, Condvar, Mutex, MutexGuard, now, start, wait};
use crate::process::process_number;

/// How many calls of one pool are in progress at once; more wait for their turn.
pub(super) const MOST_THREADS: usize = 32;

/// How long a thread without work is kept.
const IDLE: Duration = Duration::from_secs(10);

/// How far apart the looks are for calls that were cancelled while they wait. The system may round
/// it up by some milliseconds, and a cancel is to take effect within 60.
const SLICE: Duration = Duration::from_millis(40);

/// How the turn of a job came.
#[derive(Debug)]
pub enum Turn {
    /// A thread is there: go.
    Run,
    /// No thread was free until the deadline.
    Late,
    /// It was cancelled before a thread was free.
    Cancelled,
    /// The system gives no thread to do it, or to watch over its wait.
    NoThread(io::Error),
}

/// Something to do on a thread of a pool.
pub struct Job {
    /// Until when it makes sense to begin.
    pub deadline: Option<Instant>,
    /// Whether it need not begin any more, and once so, always so. Asked while it waits, with the
    /// pool's lock held: it waits for nothing.
    pub cancelled: Box<dyn Fn() -> bool + Send>,
    /// What to do; called once with how its turn came, unless it is withdrawn. Only
    /// [`Turn::Run`] may take long: the others come on the thread that watches over all calls that
    /// wait, and [`Turn::NoThread`] on the one that submits.
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
    /// Which turn it is for a job that a thread comes for now.
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

/// Threads that do what they are given, in its order.
#[derive(Debug)]
pub struct WorkerPool {
    process: u64,
    shared: Arc<Shared>,
}

/// A job that was handed over.
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
    /// Notified when there is a job for a thread that waits.
    work: Condvar,
    /// Notified when the thread that watches has to look again.
    watch: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The jobs that wait, by number: the lowest is the first.
    queue: BTreeMap<u64, Job>,
    /// When their time runs out.
    deadlines: BTreeSet<(Instant, u64)>,
    next: u64,
    threads: usize,
    idle: usize,
    watched: bool,
    /// Whether the watch has to look for cancelled jobs at once.
    look: bool,
    /// Whether the pool is gone: no job comes any more.
    ended: bool,
}

impl Default for WorkerPool {
    fn default() -> Self {
        Self::of(MOST_THREADS)
    }
}

impl WorkerPool {
    /// A pool of so many threads at most.
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

    /// Hands a job to the next thread that is free, a new one if need be. Where the system gives no
    /// thread, the job is notified before this returns.
    pub fn submit(&self, job: Job) -> JobHandle {
        let mut state = self.shared.lock();
        let number = state.put(job);
        let provided = Shared::provide(&self.shared, &mut state, number);
        let (waiting, refused) = match provided {
            Ok(waiting) => (waiting, None),
            Err(error) => (None, state.take(number).zip(Some(error))),
        };
        // Whoever is woken wants the lock at once.
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

    /// Has the queue looked through at once for jobs that were cancelled.
    pub fn end_cancelled(&self) {
        let mut state = self.shared.lock();
        state.look = true;
        drop(state);
        self.shared.watch.notify_all();
    }

    /// Wakes whoever waits for a time, in a model, once `before` has run under the lock.
    #[cfg(loom)]
    pub(super) fn wake_all(&self, before: impl FnOnce()) {
        let state = self.shared.lock();
        before();
        drop(state);
        self.shared.work.notify_all();
        self.shared.watch.notify_all();
    }
}

/// The threads end once what they were given is done. The child of a fork leaves those of its
/// parent alone, and their lock, which a thread may hold that this process does not have.
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
    /// Takes the job back if it has not begun. False when it has, or was ended.
    pub fn withdraw(&self) -> bool {
        if self.process != process_number() {
            return false;
        }
        let job = self.shared.lock().take(self.number);
        // Dropped here, with no lock held: what it holds may have a say of its own.
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

    /// The jobs whose time has run out, and those that were cancelled, where these are looked for.
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
        // Nothing that can panic half way runs under this lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sees to it that somebody comes for a new job, or watches over its wait. Gives what a thread
    /// that is to do so waits for.
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
                // With no thread at all nobody would ever come for it.
                Err(error) if state.threads == 0 => return Err(error),
                Err(_) => {}
            }
        }
        // All threads are busy, so somebody else has to look after those who wait.
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

    /// The life of a thread that makes calls.
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
        // Who watches has no reason to stay longer than those who make calls.
        self.watch.notify_one();
    }

    /// The life of the thread that watches: it ends the jobs that are over while they wait.
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
