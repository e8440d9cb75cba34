//! The threads that calls run on: one bounded pool for the process, started on need, ended when idle.
//!
//! The client blocks, so a call in flight is a thread that waits. Neither the event loop nor libuv's
//! threads are ever among them.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many calls of the process run at a time; further ones wait for their turn.
const MOST: usize = 256;

/// How long a thread waits for the next call before it ends.
const IDLE: Duration = Duration::from_secs(10);

/// Which call of which environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// The environment's number.
    pub(crate) desk: u64,
    /// The call's number there.
    pub(crate) call: i64,
}

/// How the turn of a job came.
#[derive(Debug)]
pub(crate) enum Turn {
    /// A thread is there: go.
    Run,
    /// No thread was free until the deadline.
    Late,
    /// The system gives no thread.
    NoThread(io::Error),
}

/// Something to do on a thread of the pool.
pub(crate) struct Job {
    /// Whose it is.
    pub(crate) ticket: Ticket,
    /// Until when it makes sense to begin.
    pub(crate) deadline: Option<Instant>,
    /// What to do.
    pub(crate) work: Box<dyn FnOnce(Turn) + Send>,
}

struct Pool {
    state: Mutex<State>,
    /// Rung when there is a job for a thread that waits.
    work: Condvar,
    /// Rung when a job has joined those that wait for a thread.
    queued: Condvar,
}

struct State {
    queue: VecDeque<Job>,
    idle: usize,
    threads: usize,
    watched: bool,
}

static POOL: Pool = Pool {
    state: Mutex::new(State {
        queue: VecDeque::new(),
        idle: 0,
        threads: 0,
        watched: false,
    }),
    work: Condvar::new(),
    queued: Condvar::new(),
};

/// Hands a job to the next thread that is free, a new one if need be.
pub(crate) fn submit(job: Job) {
    let mut state = lock();
    state.queue.push_back(job);
    if state.idle >= state.queue.len() {
        POOL.work.notify_one();
        return;
    }
    if state.threads < MOST {
        match start("gfxhub call", serve) {
            Ok(()) => {
                state.threads += 1;
                return;
            }
            // With no thread at all nobody would ever come for it.
            Err(error) if state.threads == 0 => {
                if let Some(job) = state.queue.pop_back() {
                    drop(state);
                    (job.work)(Turn::NoThread(error));
                }
                return;
            }
            Err(_) => {}
        }
    }
    // All threads are busy, so somebody else has to look after the deadlines of those who wait.
    if !state.watched {
        state.watched = start("gfxhub queue", watch).is_ok();
    }
    POOL.queued.notify_one();
}

/// Takes a job back that has not begun. False when it has.
pub(crate) fn withdraw(ticket: Ticket) -> bool {
    let mut state = lock();
    let place = state.queue.iter().position(|job| job.ticket == ticket);
    let job = place.and_then(|place| state.queue.remove(place));
    drop(state);
    job.is_some()
}

/// Takes every job of an environment back that has not begun.
pub(crate) fn withdraw_all(desk: u64) {
    let mut state = lock();
    let (theirs, others) = state
        .queue
        .drain(..)
        .partition(|job| job.ticket.desk == desk);
    state.queue = others;
    drop(state);
    let theirs: VecDeque<Job> = theirs;
    drop(theirs);
}

fn lock() -> MutexGuard<'static, State> {
    // Nothing that can panic runs under this lock.
    POOL.state.lock().unwrap_or_else(PoisonError::into_inner)
}

fn start(name: &str, body: fn()) -> io::Result<()> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(body)
        .map(drop)
}

/// The life of a thread of the pool.
fn serve() {
    let mut state = lock();
    loop {
        if let Some(job) = state.queue.pop_front() {
            drop(state);
            let late = job
                .deadline
                .is_some_and(|deadline| deadline <= Instant::now());
            run(job, if late { Turn::Late } else { Turn::Run });
            state = lock();
            continue;
        }
        state.idle += 1;
        let (woken, wait) = POOL
            .work
            .wait_timeout(state, IDLE)
            .unwrap_or_else(PoisonError::into_inner);
        state = woken;
        state.idle -= 1;
        if wait.timed_out() && state.queue.is_empty() {
            state.threads -= 1;
            return;
        }
    }
}

/// Ends jobs whose time runs out while they wait; ends itself when none wait.
fn watch() {
    let mut state = lock();
    while !state.queue.is_empty() {
        let now = Instant::now();
        let late = |job: &Job| job.deadline.is_some_and(|deadline| deadline <= now);
        if let Some(place) = state.queue.iter().position(late) {
            let job = state.queue.remove(place);
            drop(state);
            if let Some(job) = job {
                run(job, Turn::Late);
            }
            state = lock();
            continue;
        }
        let first = state.queue.iter().filter_map(|job| job.deadline).min();
        let pause = first.map_or(IDLE, |first| first.saturating_duration_since(now));
        (state, _) = POOL
            .queued
            .wait_timeout(state, pause.min(IDLE))
            .unwrap_or_else(PoisonError::into_inner);
    }
    state.watched = false;
}

fn run(job: Job, turn: Turn) {
    // A job catches its own panics and tells of them; this keeps the thread if that fails too.
    let _ = catch_unwind(AssertUnwindSafe(|| (job.work)(turn)));
}
