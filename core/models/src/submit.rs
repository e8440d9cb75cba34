//! Models of submitted calls: the handover of results, and the wait until calls have ended.

#[path = "../../src/submit/handover.rs"]
#[allow(dead_code, reason = "the models need a part of it")]
mod handover;

#[cfg(test)]
mod models {
    use std::sync::Arc as StdArc;
    use std::task::{Poll, Wake, Waker};

    use loom::sync::Arc;
    use loom::sync::atomic::{AtomicBool, Ordering};
    use loom::thread;

    use super::handover::Handover;
    use crate::worker_pool::open_calls::{OpenCalls, Thread};
    use crate::worker_pool::sync::set_over;

    #[test]
    fn a_result_is_taken_once_by_whoever_waits() {
        loom::model(|| {
            let handover = Arc::new(Handover::new());
            let place = Arc::clone(&handover);
            let gives = thread::spawn(move || place.set(7));
            // Without a wake-up, this would sleep for ever, which loom reports.
            assert_eq!(handover.take(), Some(7));
            gives.join().unwrap();
            assert_eq!(handover.take(), None);
        });
    }

    /// A call ends while it is cancelled. Exactly one of the results is taken: that of the call or
    /// that of the cancellation.
    #[test]
    fn one_of_two_results_counts() {
        loom::model(|| {
            let handover = Arc::new(Handover::new());
            let place = Arc::clone(&handover);
            let gives = thread::spawn(move || place.set(1));
            handover.set(2);
            let taken = handover.take();
            gives.join().unwrap();
            assert!(matches!(taken, Some(1 | 2)));
            assert_eq!(handover.take(), None);
        });
    }

    /// A waker that records that it was woken.
    struct Flag(AtomicBool);

    impl Wake for Flag {
        fn wake(self: StdArc<Self>) {
            self.0.store(true, Ordering::SeqCst);
        }
    }

    fn flag() -> (StdArc<Flag>, Waker) {
        let flag = StdArc::new(Flag(AtomicBool::new(false)));
        (StdArc::clone(&flag), Waker::from(flag))
    }

    #[test]
    fn whoever_polled_last_is_woken_unless_the_result_was_there() {
        loom::model(|| {
            let handover = Arc::new(Handover::new());
            let place = Arc::clone(&handover);
            let gives = thread::spawn(move || place.set(7));
            let ((_, first), (last, second)) = (flag(), flag());
            let polls = [handover.poll(&first), handover.poll(&second)];
            gives.join().unwrap();
            match polls {
                [Poll::Ready(taken), _] | [_, Poll::Ready(taken)] => assert_eq!(taken, Some(7)),
                _ => {
                    assert!(last.0.load(Ordering::SeqCst), "nobody is woken");
                    assert_eq!(handover.poll(&second), Poll::Ready(Some(7)));
                }
            }
        });
    }

    #[test]
    fn a_wait_that_ran_out_leaves_the_result_to_the_next() {
        loom::model(|| {
            set_over(true);
            let handover = Arc::new(Handover::new());
            let place = Arc::clone(&handover);
            let gives = thread::spawn(move || place.set(7));
            let start = crate::worker_pool::sync::now();
            let early = handover.take_until(start);
            gives.join().unwrap();
            let taken = match early {
                Poll::Ready(taken) => taken,
                Poll::Pending => handover.take(),
            };
            assert_eq!(taken, Some(7));
        });
    }

    /// A wait for a call, or for all calls, returns only after the call's code has ended.
    #[test]
    fn whoever_waits_for_a_call_returns_after_its_code() {
        loom::model(|| {
            let calls = Arc::new(OpenCalls::default());
            let open = OpenCalls::open(&calls);
            let number = open.number();
            let ran = Arc::new(AtomicBool::new(false));
            let (worker, here) = (Thread::numbered(1), Thread::numbered(2));
            let (runs, own) = (Arc::clone(&ran), Arc::clone(&calls));
            let work = thread::spawn(move || {
                open.runs_on(worker);
                // Code within a call does not wait for that call itself.
                own.wait_for(number, worker);
                own.wait_for_all(worker);
                runs.store(true, Ordering::Relaxed);
                drop(open);
            });
            calls.wait_for(number, here);
            assert!(ran.load(Ordering::Relaxed), "it returned too early");
            calls.wait_for_all(here);
            work.join().unwrap();
        });
    }

    /// A call is refused, or closing the client waits for the call.
    #[test]
    fn closing_waits_for_each_call_that_was_not_refused() {
        loom::model(|| {
            let calls = Arc::new(OpenCalls::default());
            let (closed, ran) = (
                Arc::new(AtomicBool::new(false)),
                Arc::new(AtomicBool::new(false)),
            );
            let (own, is_closed, runs) =
                (Arc::clone(&calls), Arc::clone(&closed), Arc::clone(&ran));
            let submits = thread::spawn(move || {
                let open = OpenCalls::open(&own);
                let accepted = !is_closed.load(Ordering::SeqCst);
                if accepted {
                    runs.store(true, Ordering::SeqCst);
                }
                drop(open);
                accepted
            });
            closed.store(true, Ordering::SeqCst);
            calls.wait_for_all(Thread::numbered(2));
            let had_run = ran.load(Ordering::SeqCst);
            assert_eq!(submits.join().unwrap(), had_run);
        });
    }
}
