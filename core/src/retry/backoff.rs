//! How long to wait before an attempt is made again: drawn by lot, so that calls which failed
//! together do not come back together.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The shortest wait.
const SHORTEST: Duration = Duration::from_millis(25);
/// The longest wait before the second attempt, and before the third.
const LONGEST: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// Draws waits.
#[derive(Debug)]
pub(super) struct Backoff {
    state: AtomicU64,
    shortest: Duration,
    longest: [Duration; 2],
}

impl Backoff {
    /// Seeded by the system's own chance.
    pub(super) fn new() -> Self {
        Self {
            state: AtomicU64::new(RandomState::new().hash_one(0)),
            shortest: SHORTEST,
            longest: LONGEST,
        }
    }

    /// The wait after so many attempts: evenly between the shortest and the longest.
    pub(super) fn wait(&self, attempts: u32) -> Duration {
        let at = usize::try_from(attempts.saturating_sub(1)).unwrap_or(usize::MAX);
        let longest = self.longest[at.min(self.longest.len() - 1)];
        // A process that was forked off goes on from the same state, and has another number.
        let lot = self.draw() ^ mixed(std::process::id().into());
        let part = (lot >> 11) as f64 / (1_u64 << 53) as f64;
        self.shortest + (longest - self.shortest).mul_f64(part)
    }

    fn draw(&self) -> u64 {
        const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
        mixed(self.state.fetch_add(STEP, Ordering::Relaxed))
    }
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

/// The mixing step of SplitMix64.
fn mixed(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
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
                assert!((SHORTEST..=longest).contains(&wait), "{wait:?}");
                let part = (wait - SHORTEST).as_secs_f64() / (longest - SHORTEST).as_secs_f64();
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
}
