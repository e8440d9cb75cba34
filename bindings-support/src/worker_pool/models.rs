//! Models of the pool: loom plays them in every order in which the threads can meet, within a bound
//! of preemptions. Time stands still in them until a thread of its own says that it is over.
//!
//! `RUSTFLAGS="--cfg loom" cargo test -p gfxhub-bindings-support --lib --release models`; one that
//! nobody wakes ends a model as a deadlock, and so does a thread that outlives its pool. It takes
//! seconds, and minutes with `LOOM_MAX_PREEMPTIONS=4` or more.

use std::time::Duration;

use loom::sync::atomic::{AtomicBool, Ordering};
use loom::sync::{Arc, Condvar, Mutex};
use loom::thread;

use super::{Job, JobHandle, Turn, WorkerPool};
use crate::sync::{now, set_over};

/// The turns that the jobs of a model got, in that order.
#[derive(Default)]
struct Told(Mutex<Vec<(&'static str, &'static str)>>, Condvar);

impl Told {
    fn tell(&self, job: &'static str, turn: &Turn) {
        let word = match turn {
            Turn::Run => "run",
            Turn::Late => "late",
            Turn::Cancelled => "cancelled",
            Turn::NoThread(_) => "no thread",
        };
        self.0.lock().unwrap().push((job, word));
        self.1.notify_all();
    }

    /// Waits until this job has its turn.
    fn wait_for(&self, job: &str) -> &'static str {
        let mut told = self.0.lock().unwrap();
        loop {
            if let Some((_, word)) = told.iter().find(|(told, _)| *told == job) {
                return word;
            }
            told = self.1.wait(told).unwrap();
        }
    }
}

fn check(preemptions: usize, model: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound.get_or_insert(preemptions);
    builder.check(model);
}

/// A pool with one thread.
fn pool() -> (WorkerPool, Arc<Told>) {
    set_over(false);
    (WorkerPool::of(1), Arc::new(Told::default()))
}

/// A job that waits, once it runs, until the other has its turn.
fn job(name: &'static str, told: &Arc<Told>, other: Option<&'static str>) -> Job {
    let told = Arc::clone(told);
    Job {
        deadline: None,
        cancelled: Box::new(|| false),
        work: Box::new(move |turn| {
            if let Some(other) = other {
                told.wait_for(other);
            }
            told.tell(name, &turn);
        }),
    }
}

fn submit(pool: &WorkerPool, name: &'static str, told: &Arc<Told>) -> JobHandle {
    pool.submit(job(name, told, None))
}

#[test]
fn each_job_has_its_turn_in_order_and_the_threads_end() {
    check(3, || {
        let (pool, told) = pool();
        submit(&pool, "first", &told);
        submit(&pool, "second", &told);
        drop(pool);
        assert_eq!(told.wait_for("second"), "run");
        assert_eq!(told.0.lock().unwrap()[0], ("first", "run"));
    });
}

#[test]
fn a_job_whose_time_runs_out_ends_while_the_thread_is_busy() {
    check(2, || {
        let (pool, told) = pool();
        // The thread is not free before the other has ended.
        pool.submit(job("busy", &told, Some("late")));
        pool.submit(Job {
            deadline: Some(now() + Duration::from_secs(1)),
            ..job("late", &told, None)
        });
        let pool = Arc::new(pool);
        let clock = Arc::clone(&pool);
        let clock = thread::spawn(move || clock.time_is_over());
        assert_eq!(told.wait_for("late"), "late");
        assert_eq!(told.wait_for("busy"), "run");
        clock.join().unwrap();
    });
}

#[test]
fn a_cancelled_job_ends_while_the_thread_is_busy() {
    check(2, || {
        let (pool, told) = pool();
        pool.submit(job("busy", &told, Some("cancelled")));
        let flag = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&flag);
        pool.submit(Job {
            cancelled: Box::new(move || asked.load(Ordering::SeqCst)),
            ..job("cancelled", &told, None)
        });
        let pool = Arc::new(pool);
        let canceller = Arc::clone(&pool);
        let canceller = thread::spawn(move || {
            flag.store(true, Ordering::SeqCst);
            canceller.end_cancelled();
        });
        assert_eq!(told.wait_for("cancelled"), "cancelled");
        assert_eq!(told.wait_for("busy"), "run");
        canceller.join().unwrap();
    });
}

#[test]
fn a_job_is_withdrawn_or_has_its_turn_but_not_both() {
    check(3, || {
        let (pool, told) = pool();
        submit(&pool, "first", &told);
        let second = submit(&pool, "second", &told);
        let withdrawn = second.withdraw();
        drop(pool);
        if withdrawn {
            told.wait_for("first");
            assert!(!told.0.lock().unwrap().contains(&("second", "run")));
        } else {
            assert_eq!(told.wait_for("second"), "run");
        }
        assert!(!second.withdraw());
    });
}

#[test]
fn a_job_that_comes_as_an_idle_thread_ends_has_its_turn() {
    check(3, || {
        let (pool, told) = pool();
        submit(&pool, "first", &told);
        told.wait_for("first");
        let pool = Arc::new(pool);
        let clock = Arc::clone(&pool);
        let clock = thread::spawn(move || clock.time_is_over());
        submit(&pool, "second", &told);
        assert_eq!(told.wait_for("second"), "run");
        clock.join().unwrap();
    });
}
