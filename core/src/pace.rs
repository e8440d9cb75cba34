//! Limits a client's searches for ids that do not exist: to at most one a second, and to only few
//! if the hub does not respond to them.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Minimum time from one search to the next.
const INTERVAL: Duration = Duration::from_secs(1);

/// Number of searches that are skipped after a failed one. Since a search makes at most two reads,
/// failing searches add less than a tenth to the requests.
const LEFT_OUT: u32 = 40;

/// Stands for all lists, in place of the number of one list.
const ALL: u64 = u64::MAX;

/// State that the calls of a client share. It has no lock, since a fork could leave a lock locked
/// for ever.
#[derive(Debug)]
pub(crate) struct Pace {
    began: Instant,
    /// Time from which a search may begin, in milliseconds since `began`.
    next: AtomicU64,
    /// Number of the list that could not be read; [`ALL`] for all lists.
    unread: AtomicU64,
    /// Number of further searches that are skipped in the list that `unread` names.
    left_out: AtomicU32,
}

impl Pace {
    pub(crate) fn new() -> Pace {
        Pace {
            began: Instant::now(),
            next: AtomicU64::new(0),
            unread: AtomicU64::new(ALL),
            left_out: AtomicU32::new(0),
        }
    }

    /// Returns `true` if a search in the list with this number may begin now. If several threads
    /// ask at the same time, only one of them may begin.
    pub(crate) fn begin(&self, list: u64) -> bool {
        self.begin_at(list, self.began.elapsed())
    }

    fn begin_at(&self, list: u64, now: Duration) -> bool {
        const RELAXED: Ordering = Ordering::Relaxed;
        let unread = self.unread.load(RELAXED);
        if unread == ALL || unread == list {
            let fewer = |left: u32| left.checked_sub(1);
            if self.left_out.fetch_update(RELAXED, RELAXED, fewer).is_ok() {
                return false;
            }
        }
        let due = |next: u64| (next <= millis(now)).then_some(millis(now + INTERVAL));
        self.next.fetch_update(RELAXED, RELAXED, due).is_ok()
    }

    /// Records that a search failed because this list could not be read. `None` means that no list
    /// could be read. The next searches in that list, or in all lists, are skipped.
    pub(crate) fn failed(&self, list: Option<u64>) {
        self.unread.store(list.unwrap_or(ALL), Ordering::Relaxed);
        self.left_out.store(LEFT_OUT, Ordering::Relaxed);
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: u64 = 1;
    const B: u64 = 2;

    #[test]
    fn of_many_threads_one_begins_in_each_second() {
        let pace = Pace::new();
        for second in 0..3 {
            let now = Duration::from_millis(1000 * second);
            let began = std::thread::scope(|scope| {
                let threads: Vec<_> = (0..16)
                    .map(|_| scope.spawn(|| pace.begin_at(A, now)))
                    .collect();
                let began = threads.into_iter().map(|thread| thread.join().unwrap());
                began.filter(|began| *began).count()
            });
            assert_eq!(began, 1);
            assert!(!pace.begin_at(B, now + Duration::from_millis(999)));
        }
    }

    #[test]
    fn a_hub_that_fails_always_gets_at_most_a_tenth_more() {
        let pace = Pace::new();
        let mut reads = 0;
        for call in 1..=1000 {
            // The calls are a minute apart, and each needs another list.
            if pace.begin_at(call, Duration::from_secs(60 * call)) {
                reads += 2;
                pace.failed(None);
            }
            assert!(reads <= (call / 10).max(2), "{reads} after {call}");
        }
        assert!(reads > 20, "it never tries again");
    }

    #[test]
    fn a_list_that_cannot_be_read_does_not_stop_the_others() {
        let pace = Pace::new();
        pace.failed(Some(A));
        let at = |second| Duration::from_secs(second);
        assert!(!pace.begin_at(A, at(1)));
        assert!(pace.begin_at(B, at(1)));
        assert!(!pace.begin_at(A, at(2)));
    }
}
