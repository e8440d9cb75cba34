//! Rounds that several workers play concurrently, each at its own hub, with their totals and
//! violations.

use std::fmt::{self, Debug, Display};
use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{Fault, Finding, in_parallel};
use crate::latency_stats::grouped;
use crate::random::Random;

/// Maximum number of violations that are printed.
const MAX_SHOWN: usize = 20;
/// Maximum length of a printed violation, in characters.
const MAX_LENGTH: usize = 20_000;

/// Options of a run that consists of rounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundOptions {
    pub(super) count: u64,
    pub(super) seed: u64,
    /// Number of concurrent rounds.
    pub(super) workers: u64,
    /// Time after which no further round begins.
    pub(super) time: Duration,
}

/// The rounds that were played, with totals.
#[derive(Debug, Default)]
pub(super) struct RoundResults<C> {
    pub(super) rounds: Count,
    pub(super) counts: C,
    pub(super) seconds: f64,
    violations: Count,
    /// Number of rounds that should be played.
    due: u64,
    /// The first violations.
    wrong: Vec<String>,
}

/// A number that is printed with separators between thousands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Count(pub(super) u64);

impl RoundOptions {
    /// Returns the options of a run without a time limit.
    pub(super) fn new(count: u64, seed: u64, workers: u64) -> RoundOptions {
        RoundOptions {
            count,
            seed,
            workers,
            time: Duration::MAX,
        }
    }

    /// Plays the rounds. Each worker calls `set_up` once and passes the result to each of its
    /// rounds. A round adds to the totals and returns its violations.
    ///
    /// # Errors
    /// Returns an error if a worker or a round cannot be set up.
    pub(super) fn play<W, C: Default + Send, V: IntoIterator<Item = String>>(
        self,
        set_up: impl Fn() -> Result<W, Fault> + Sync,
        play: impl Fn(&mut W, u64, &mut Random, &Mutex<C>) -> Result<V, Fault> + Sync,
    ) -> Result<RoundResults<C>, Fault> {
        let (begun, next) = (Instant::now(), AtomicU64::new(0));
        let (counts, wrong) = (Mutex::default(), Mutex::new(Vec::new()));
        let (rounds, violations) = (Mutex::new(Count(0)), Mutex::new(Count(0)));
        in_parallel(self.workers.min(self.count), |_| {
            let mut worker = set_up()?;
            loop {
                let round = next.fetch_add(1, Ordering::Relaxed);
                if round >= self.count || begun.elapsed() > self.time {
                    return Ok(());
                }
                let located = |what: String| format!("round {round} of seed {}: {what}", self.seed);
                let random = &mut Random::part(self.seed, round);
                let found = play(&mut worker, round, random, &counts)
                    .map_err(|why| located(why.to_string()))?;
                *lock(&rounds) += 1;
                for what in found {
                    *lock(&violations) += 1;
                    let mut wrong = lock(&wrong);
                    if wrong.len() < MAX_SHOWN {
                        wrong.push(located(what).chars().take(MAX_LENGTH).collect());
                    }
                }
            }
        })?;
        Ok(RoundResults {
            rounds: into_inner(rounds),
            counts: into_inner(counts),
            seconds: begun.elapsed().as_secs_f64(),
            violations: into_inner(violations),
            due: self.count,
            wrong: into_inner(wrong),
        })
    }
}

impl<C> RoundResults<C> {
    /// Returns the finding with this text. After `telling` rounds, a situation in `met` that never
    /// occurred is a violation, because the run then proves nothing about it.
    pub(super) fn finding(self, text: String, telling: u64, met: &[(&str, Count)]) -> Finding {
        let RoundResults {
            rounds, mut wrong, ..
        } = self;
        if rounds.0 < self.due {
            wrong.push(format!("only {rounds} rounds were played in time"));
        }
        let tells = rounds.0 >= telling;
        let missing = met.iter().filter(|(_, count)| tells && count.0 == 0);
        wrong.extend(missing.map(|(name, _)| format!("no {name}")));
        Finding {
            text: format!("{text} Violations: {}.", self.violations),
            wrong,
        }
    }
}

/// Joins the violations of a round into one, with the recorded data that shows them. Returns `None`
/// if there are none.
pub(super) fn all_in_one(wrong: &[String], facts: impl Debug) -> Option<String> {
    (!wrong.is_empty()).then(|| format!("{}: {facts:?}", wrong.join("; ")))
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn into_inner<T>(mutex: Mutex<T>) -> T {
    mutex.into_inner().unwrap_or_else(PoisonError::into_inner)
}

impl Display for Count {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&grouped(self.0))
    }
}

impl AddAssign<u64> for Count {
    fn add_assign(&mut self, more: u64) {
        self.0 += more;
    }
}

impl AddAssign<bool> for Count {
    fn add_assign(&mut self, one: bool) {
        self.0 += u64::from(one);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: RoundOptions = RoundOptions {
        count: 3,
        seed: 7,
        workers: 2,
        time: Duration::MAX,
    };

    fn played(rounds: RoundOptions) -> RoundResults<Count> {
        let played = rounds.play(
            || Ok(()),
            |(), round, _, counts| {
                *lock(counts) += round;
                Ok((round == 1).then(|| "it was lost".to_owned()))
            },
        );
        played.unwrap()
    }

    #[test]
    fn each_round_is_played_once_and_counted() {
        let all = played(THREE);
        assert_eq!(
            (all.rounds, all.counts, all.violations),
            (Count(3), Count(3), Count(1))
        );
        let finding = all.finding(String::new(), 4, &[("value", Count(0))]);
        assert_eq!(finding.wrong, ["round 1 of seed 7: it was lost"]);
        let late = played(RoundOptions {
            time: Duration::ZERO,
            ..THREE
        });
        let wrong = late.finding(String::new(), 4, &[]).wrong;
        assert_eq!(wrong, ["only 0 rounds were played in time"]);
    }

    #[test]
    fn a_long_run_that_met_nothing_is_wrong() {
        let wrong = |telling, count| {
            let met = [("kill came in the middle", Count(count))];
            played(RoundOptions { count: 1, ..THREE })
                .finding(String::new(), telling, &met)
                .wrong
        };
        assert_eq!(wrong(1, 0), ["no kill came in the middle"]);
        assert_eq!((wrong(1, 1), wrong(2, 0)), (Vec::new(), Vec::new()));
    }

    #[test]
    fn a_round_that_cannot_be_played_ends_the_run() {
        let end =
            THREE.play::<_, Count, Vec<String>>(|| Ok(()), |(), _, _, _| Err("no port".into()));
        assert!(end.unwrap_err().to_string().ends_with("of seed 7: no port"));
    }

    #[test]
    fn violations_are_told_with_the_facts() {
        assert_eq!(all_in_one(&[], 5), None);
        let both = ["a".to_owned(), "b".to_owned()];
        assert_eq!(all_in_one(&both, 5).unwrap(), "a; b: 5");
    }
}
