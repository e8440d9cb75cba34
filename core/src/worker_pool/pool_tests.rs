//! Tests of the public interface of a pool.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use super::{Job, Shared, Turn, WorkerPool};

const LONG: Duration = Duration::from_secs(20);

/// Number of a job, and the turn that the job reported.
type Outcome = (u32, String);

/// Creates a job that reports its number and its turn.
fn job(number: u32, outcomes: &Sender<Outcome>) -> Job {
    let outcomes = outcomes.clone();
    Job {
        deadline: None,
        cancelled: Box::new(|| false),
        work: Box::new(move |turn| {
            outcomes.send((number, format!("{turn:?}"))).unwrap();
        }),
    }
}

/// Keeps a thread of the pool busy until the returned sender is dropped.
fn hold(pool: &WorkerPool) -> Sender<()> {
    let (release, released) = mpsc::channel::<()>();
    let (began, begun) = mpsc::channel();
    pool.submit(Job {
        deadline: None,
        cancelled: Box::new(|| false),
        work: Box::new(move |_| {
            began.send(()).unwrap();
            let _ = released.recv();
        }),
    });
    begun.recv_timeout(LONG).unwrap();
    release
}

fn next(outcomes: &Receiver<Outcome>) -> (u32, String) {
    outcomes.recv_timeout(LONG).unwrap()
}

/// Waits until a pool has no threads any more.
fn gone(shared: &Weak<Shared>) {
    let until = Instant::now() + LONG;
    while shared.strong_count() > 0 {
        assert!(Instant::now() < until, "a thread has stayed");
        std::thread::yield_now();
    }
}

#[test]
fn jobs_begin_in_the_order_in_which_they_came() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    let busy = hold(&pool);
    for number in 0..100 {
        pool.submit(job(number, &sender));
    }
    drop(busy);
    for number in 0..100 {
        assert_eq!(next(&outcomes), (number, "Run".to_owned()));
    }
}

#[test]
fn so_many_run_at_once_and_no_more() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(3), mpsc::channel());
    let busy: Vec<_> = (0..3).map(|_| hold(&pool)).collect();
    pool.submit(job(0, &sender));
    assert!(outcomes.recv_timeout(Duration::from_millis(50)).is_err());
    drop(busy);
    assert_eq!(next(&outcomes), (0, "Run".to_owned()));
}

#[test]
fn a_job_ends_at_its_deadline_while_all_threads_are_busy() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    let busy = hold(&pool);
    let began = Instant::now();
    // The job with the later deadline is submitted first. One job has no deadline and continues to
    // wait.
    for (number, limit) in [(0, None), (1, Some(120)), (2, Some(60))] {
        pool.submit(Job {
            deadline: limit.map(|limit| began + Duration::from_millis(limit)),
            ..job(number, &sender)
        });
    }
    assert_eq!(next(&outcomes), (2, "Late".to_owned()));
    assert!(began.elapsed() >= Duration::from_millis(60));
    assert_eq!(next(&outcomes), (1, "Late".to_owned()));
    assert!(began.elapsed() >= Duration::from_millis(120));
    drop(busy);
    assert_eq!(next(&outcomes), (0, "Run".to_owned()));
}

#[test]
fn a_job_that_starts_after_its_deadline_is_rejected() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    pool.submit(Job {
        deadline: Some(Instant::now()),
        ..job(0, &sender)
    });
    assert_eq!(next(&outcomes), (0, "Late".to_owned()));
}

#[test]
fn a_job_that_is_cancelled_ends_while_all_threads_are_busy() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    let _busy = hold(&pool);
    for at_once in [false, true] {
        let flag = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&flag);
        pool.submit(Job {
            cancelled: Box::new(move || asked.load(Ordering::SeqCst)),
            ..job(0, &sender)
        });
        flag.store(true, Ordering::SeqCst);
        if at_once {
            pool.end_cancelled();
        }
        assert_eq!(next(&outcomes), (0, "Cancelled".to_owned()));
    }
}

#[test]
fn a_job_that_is_withdrawn_is_not_done() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    let busy = hold(&pool);
    let first = pool.submit(job(1, &sender));
    pool.submit(job(2, &sender));
    assert!(first.withdraw() && !first.withdraw());
    drop(busy);
    assert_eq!(next(&outcomes), (2, "Run".to_owned()));
    drop(sender);
    drop(pool);
    assert!(outcomes.recv_timeout(LONG).is_err());
}

#[test]
fn a_panic_ends_its_job_alone() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(1), mpsc::channel());
    for _ in 0..3 {
        pool.submit(Job {
            work: Box::new(|_| std::panic::resume_unwind(Box::new("no"))),
            ..job(0, &sender)
        });
    }
    pool.submit(job(1, &sender));
    assert_eq!(next(&outcomes), (1, "Run".to_owned()));
}

#[test]
fn the_threads_of_a_dropped_pool_do_what_is_left_and_end() {
    let (pool, (sender, outcomes)) = (WorkerPool::of(2), mpsc::channel());
    let shared = Arc::downgrade(&pool.shared);
    let busy = [hold(&pool), hold(&pool)];
    pool.submit(job(0, &sender));
    pool.submit(Job {
        deadline: Some(Instant::now() + Duration::from_millis(20)),
        ..job(1, &sender)
    });
    drop(pool);
    assert_eq!(next(&outcomes), (1, "Late".to_owned()));
    drop(busy);
    assert_eq!(next(&outcomes), (0, "Run".to_owned()));
    gone(&shared);
}

#[test]
fn a_pool_without_work_has_no_thread_and_a_dropped_one_keeps_none() {
    let pool = WorkerPool::of(2);
    let shared = Arc::downgrade(&pool.shared);
    assert_eq!(shared.strong_count(), 1);
    let (sender, outcomes) = mpsc::channel();
    pool.submit(job(0, &sender));
    next(&outcomes);
    drop(pool);
    gone(&shared);
}

#[test]
fn a_turn_is_never_to_run_what_is_over() {
    let (sender, _told) = mpsc::channel();
    let now = Instant::now();
    let late = Job {
        deadline: Some(now),
        ..job(0, &sender)
    };
    assert!(matches!(late.turn(now), Turn::Late));
    let cancelled = Job {
        cancelled: Box::new(|| true),
        ..late
    };
    assert!(matches!(cancelled.turn(now), Turn::Cancelled));
}
