//! Models of the mailbox and the marks of live sessions, and of submitted calls and their pools.
//! loom runs them in every order in which threads can interleave.
//!
//! Run them with `RUSTFLAGS="--cfg loom" cargo test -p gfxhub-models --lib --release models`. They
//! are a crate of their own, since dependencies of the client's tests do not build for loom.
#![cfg(loom)]

#[path = "../../src/live/mailbox.rs"]
#[allow(dead_code, reason = "each model needs a part of it")]
mod mailbox;
#[path = "../../src/live/marks.rs"]
#[allow(dead_code, reason = "each model needs a part of it")]
mod marks;
mod submit;
mod worker_pool;

/// Replacement for the client's module `process`: all threads of a model belong to one process.
mod process {
    pub(crate) fn process_number() -> u64 {
        1
    }
}

mod sync {
    pub(crate) use loom::sync::Arc;
    pub(crate) use loom::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
}

#[cfg(test)]
mod models {
    use loom::sync::Arc;
    use loom::thread;

    use super::mailbox::{WORDS, mailbox};
    use super::marks::Marks;

    #[test]
    fn a_value_is_taken_whole_and_the_newest_last() {
        loom::model(|| {
            let (mut writer, mut reader) = mailbox();
            let writes = thread::spawn(move || {
                for number in 1..=3 {
                    writer.put([number; WORDS]);
                }
                writer
            });
            let mut last = 0;
            for _ in 0..2 {
                if let Some(words) = reader.take() {
                    assert_eq!(words, [words[0]; WORDS], "a value in parts");
                    assert!(words[0] > last, "an older value after a newer one");
                    last = words[0];
                }
            }
            let writer = writes.join().unwrap();
            match reader.take() {
                Some(words) => assert_eq!(words, [3; WORDS]),
                None => assert_eq!(last, 3, "the last value was lost"),
            }
            assert!(reader.take().is_none());
            assert!(!reader.is_abandoned());
            drop(writer);
            assert!(reader.is_abandoned());
        });
    }

    /// A session ends while values are set. The last value that the mailbox accepts must be the
    /// last one that is taken from it.
    #[test]
    fn a_value_is_accepted_exactly_if_it_is_taken_at_the_end() {
        loom::model(|| {
            let (mut writer, mut reader) = mailbox();
            let writes = thread::spawn(move || {
                let accepted = (1..=3).filter(|number| writer.put([*number; WORDS]));
                accepted.last().unwrap_or(0)
            });
            let early = reader.take().map_or(0, |words| words[0]);
            let last = reader.seal().map_or(early, |words| words[0]);
            assert_eq!(writes.join().unwrap(), last);
        });
    }

    #[test]
    fn who_sleeps_is_woken_by_what_is_set() {
        loom::model(|| {
            let (mut writer, mut reader) = mailbox();
            let marks = Arc::new(Marks::new(1));
            let worker = thread::current();
            let sets = Arc::clone(&marks);
            let setting = thread::spawn(move || {
                for number in 1..=2 {
                    writer.put([number; WORDS]);
                    if sets.mark(0) {
                        worker.unpark();
                    }
                }
            });
            // Without a wake-up, this would sleep for ever, which loom reports.
            let mut newest = 0;
            while newest < 2 {
                marks.take(|_| {
                    if let Some(words) = reader.take() {
                        newest = words[0];
                    }
                });
                if newest < 2 && marks.fall_asleep() {
                    thread::park();
                    marks.awake();
                }
            }
            setting.join().unwrap();
        });
    }

    #[test]
    fn who_sleeps_is_woken_by_who_asks() {
        loom::model(|| {
            let marks = Arc::new(Marks::new(1));
            let asked = Arc::new(loom::sync::atomic::AtomicBool::new(false));
            let worker = thread::current();
            let (asks, flag) = (Arc::clone(&marks), Arc::clone(&asked));
            let asking = thread::spawn(move || {
                flag.store(true, loom::sync::atomic::Ordering::SeqCst);
                if asks.ask() {
                    worker.unpark();
                }
            });
            while !asked.load(loom::sync::atomic::Ordering::SeqCst) {
                if marks.fall_asleep() {
                    thread::park();
                    marks.awake();
                }
            }
            asking.join().unwrap();
        });
    }
}
