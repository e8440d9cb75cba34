//! Models of the worker pool. loom runs them in every order in which threads can interleave, with a
//! limited number of preemptions. The clock does not move until a thread of the model declares that
//! the time is over.
//!
//! Run them with `RUSTFLAGS="--cfg loom" cargo test -p gfxhub-models --lib --release models`. A
//! model in which a thread is never woken fails as a deadlock, and so does a model whose threads
//! outlive their pool. A run takes seconds, or minutes with `LOOM_MAX_PREEMPTIONS=4` or more.

use std::time::Duration;

use loom::sync::atomic::{AtomicBool, Ordering};
use loom::sync::{Arc, Condvar, Mutex};
use loom::thread;

use super::pool::{Job, JobHandle, Turn, WorkerPool};
use super::sync::{now, set_over};

/// The turns of the jobs of a model, in order.
#[derive(Default)]
struct Outcomes(Mutex<Vec<(&'static str, &'static str)>>, Condvar);

impl Outcomes {
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

    /// Waits until this job has had its turn. Returns the turn.
    fn wait_for(&self, job: &str) -> &'static str {
        let mut outcomes = self.0.lock().unwrap();
        loop {
            if let Some((_, word)) = outcomes.iter().find(|(outcomes, _)| *outcomes == job) {
                return word;
            }
            outcomes = self.1.wait(outcomes).unwrap();
        }
    }
}

fn check(preemptions: usize, model: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound.get_or_insert(preemptions);
    builder.check(model);
}

/// Creates a pool with one thread.
fn pool() -> (WorkerPool, Arc<Outcomes>) {
    set_over(false);
    (WorkerPool::of(1), Arc::new(Outcomes::default()))
}

/// Creates a job. When it runs, it waits until the job `other` has had its turn.
fn job(name: &'static str, outcomes: &Arc<Outcomes>, other: Option<&'static str>) -> Job {
    let outcomes = Arc::clone(outcomes);
    Job {
        deadline: None,
        cancelled: Box::new(|| false),
        work: Box::new(move |turn| {
            if let Some(other) = other {
                outcomes.wait_for(other);
            }
            outcomes.tell(name, &turn);
        }),
    }
}

fn submit(pool: &WorkerPool, name: &'static str, outcomes: &Arc<Outcomes>) -> JobHandle {
    pool.submit(job(name, outcomes, None))
}

#[test]
fn each_job_has_its_turn_in_order_and_the_threads_end() {
    check(3, || {
        let (pool, outcomes) = pool();
        submit(&pool, "first", &outcomes);
        submit(&pool, "second", &outcomes);
        drop(pool);
        assert_eq!(outcomes.wait_for("second"), "run");
        assert_eq!(outcomes.0.lock().unwrap()[0], ("first", "run"));
    });
}

#[test]
fn a_job_whose_time_runs_out_ends_while_the_thread_is_busy() {
    check(2, || {
        let (pool, outcomes) = pool();
        // The only thread of the pool is busy until the job `late` has ended.
        pool.submit(job("busy", &outcomes, Some("late")));
        pool.submit(Job {
            deadline: Some(now() + Duration::from_secs(1)),
            ..job("late", &outcomes, None)
        });
        let pool = Arc::new(pool);
        let clock = Arc::clone(&pool);
        let clock = thread::spawn(move || clock.wake_all(|| set_over(true)));
        assert_eq!(outcomes.wait_for("late"), "late");
        assert_eq!(outcomes.wait_for("busy"), "run");
        clock.join().unwrap();
    });
}

#[test]
fn a_cancelled_job_ends_while_the_thread_is_busy() {
    check(2, || {
        let (pool, outcomes) = pool();
        pool.submit(job("busy", &outcomes, Some("cancelled")));
        let flag = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&flag);
        pool.submit(Job {
            cancelled: Box::new(move || asked.load(Ordering::SeqCst)),
            ..job("cancelled", &outcomes, None)
        });
        let pool = Arc::new(pool);
        let canceller = Arc::clone(&pool);
        let canceller = thread::spawn(move || {
            flag.store(true, Ordering::SeqCst);
            canceller.end_cancelled();
        });
        assert_eq!(outcomes.wait_for("cancelled"), "cancelled");
        assert_eq!(outcomes.wait_for("busy"), "run");
        canceller.join().unwrap();
    });
}

#[test]
fn a_job_is_withdrawn_or_has_its_turn_but_not_both() {
    check(3, || {
        let (pool, outcomes) = pool();
        submit(&pool, "first", &outcomes);
        let second = submit(&pool, "second", &outcomes);
        let withdrawn = second.withdraw();
        drop(pool);
        if withdrawn {
            outcomes.wait_for("first");
            assert!(!outcomes.0.lock().unwrap().contains(&("second", "run")));
        } else {
            assert_eq!(outcomes.wait_for("second"), "run");
        }
        assert!(!second.withdraw());
    });
}

#[test]
fn a_job_that_comes_as_an_idle_thread_ends_has_its_turn() {
    check(3, || {
        let (pool, outcomes) = pool();
        submit(&pool, "first", &outcomes);
        outcomes.wait_for("first");
        let pool = Arc::new(pool);
        let clock = Arc::clone(&pool);
        let clock = thread::spawn(move || clock.wake_all(|| set_over(true)));
        submit(&pool, "second", &outcomes);
        assert_eq!(outcomes.wait_for("second"), "run");
        clock.join().unwrap();
    });
}
