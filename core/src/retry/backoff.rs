//! How long to wait before an attempt is made again: drawn by lot, so that calls which failed
//! together do not come back together.

use crate::process::process_number;
use fastrand::Rng;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The shortest wait.
const MIN_DELAY: Duration = Duration::from_millis(25);
/// The longest wait before the second attempt, and before the third.
const MAX_DELAY: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// Draws waits.
#[derive(Debug)]
pub(super) struct Backoff {
    /// What the next lot is drawn by.
    seed: AtomicU64,
    shortest: Duration,
    longest: [Duration; 2],
}

impl Backoff {
    /// Seeded by the system's own chance.
    pub(super) fn new() -> Self {
        Self {
            seed: AtomicU64::new(RandomState::new().hash_one(0)),
            shortest: MIN_DELAY,
            longest: MAX_DELAY,
        }
    }

    /// The wait after so many attempts: evenly between the shortest and the longest.
    pub(super) fn wait(&self, attempts: u32) -> Duration {
        let at = usize::try_from(attempts.saturating_sub(1)).unwrap_or(usize::MAX);
        let longest = self.longest[at.min(self.longest.len() - 1)];
        self.shortest + (longest - self.shortest).mul_f64(self.jitter())
    }

    fn jitter(&self) -> f64 {
        let seed = self.seed.fetch_add(1, Ordering::Relaxed);
        drawn(seed, std::process::id(), process_number())
    }
}

/// A number from 0 to 1. Each is the first of a generator of its own: one that was kept would need a
/// lock, which a fork could leave held for ever.
///
/// A process that was forked off goes on from the same seed. It has another id than its parent and
/// other children, or, where a PID namespace begins with it, at least another number.
fn drawn(seed: u64, id: u32, number: u64) -> f64 {
    let process = Rng::with_seed(u64::from(id) << 32 ^ number).u64(..);
    Rng::with_seed(seed ^ process).f64()
}

#[cfg(test)]
impl Backoff {
    /// Waits between these, whichever attempt comes next.
    pub(super) fn between(shortest: Duration, longest: Duration) -> Self {
        Self {
            shortest,
            longest: [longest; 2],
            ..Self::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_fill_their_range_evenly() {
        let backoff = Backoff::new();
        for (attempts, longest) in [(1, 100), (2, 1000), (3, 1000), (u32::MAX, 1000)] {
            let longest = Duration::from_millis(longest);
            let mut eighths = [0; 8];
            for _ in 0..4000 {
                let wait = backoff.wait(attempts);
                assert!((MIN_DELAY..=longest).contains(&wait), "{wait:?}");
                let part = (wait - MIN_DELAY).as_secs_f64() / (longest - MIN_DELAY).as_secs_f64();
                eighths[((part * 8.0) as usize).min(7)] += 1;
            }
            assert!(
                eighths.iter().all(|n| (350..650).contains(n)),
                "{eighths:?}"
            );
        }
    }

    #[test]
    fn two_clients_do_not_wait_alike() {
        let (one, other) = (Backoff::new(), Backoff::new());
        let waits = |backoff: &Backoff| [1, 2, 2].map(|attempts| backoff.wait(attempts));
        assert_ne!(waits(&one), waits(&other));
    }

    #[test]
    fn a_process_that_was_forked_off_does_not_wait_like_its_parent() {
        let parent: Vec<f64> = (0..200).map(|seed| drawn(seed, 100, 1)).collect();
        for (id, number) in [(101, 2), (102, 2), (100, 2)] {
            let child: Vec<f64> = (0..200).map(|seed| drawn(seed, id, number)).collect();
            assert!(child.iter().all(|jitter| !parent.contains(jitter)), "{id}");
        }
    }
}
