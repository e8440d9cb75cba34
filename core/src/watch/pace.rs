//! Pace of looks: the interval of each topic, and the budget that all watches of a hub share.

use std::collections::VecDeque;
use std::time::Duration;

/// Maximum number of looks in a second.
const MAX_LOOKS: usize = 40;

/// Time for which the number of looks is counted.
const WINDOW: Duration = Duration::from_secs(1);

/// Maximum number of looks in flight.
const IN_FLIGHT: usize = 2;

/// Time during which the usual duration of a look is measured.
const FIRST: Duration = Duration::from_secs(60);

/// Number of latest looks that are compared with the usual duration.
const RECENT: usize = 32;

/// Shortest and longest interval after failures.
const FAILED: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// Longest time to wait before the next look because a hub asks for it.
pub(super) const LONGEST_ASKED: Duration = Duration::from_secs(10);

/// Time after a look before an act of the client itself makes the topic be looked at again.
pub(super) const AFTER_OWN_ACT: Duration = Duration::from_millis(100);

/// Outcome of a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Changed,
    Same,
    Failed,
    /// The hub refuses the client, so that only seldom looks make sense.
    Refused,
}

/// Pace of one topic.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    fastest: Duration,
    slowest: Duration,
    interval: Duration,
    /// Interval after the next failure.
    failed: Duration,
}

impl Pace {
    pub(super) fn new(fastest: Duration, slowest: Duration) -> Self {
        Self {
            fastest: fastest.min(slowest),
            slowest,
            interval: fastest.min(slowest),
            failed: FAILED.0,
        }
    }

    pub(super) fn fastest(&self) -> Duration {
        self.fastest
    }

    /// Returns the time until the next look. After a change the interval halves, without one it
    /// grows by half.
    pub(super) fn after(&mut self, outcome: Outcome) -> Duration {
        match outcome {
            Outcome::Refused => return FAILED.1,
            Outcome::Failed => {
                let wait = self.failed;
                self.failed = (wait * 2).min(FAILED.1);
                return wait;
            }
            Outcome::Changed => self.interval /= 2,
            Outcome::Same => self.interval = self.interval * 3 / 2,
        }
        self.failed = FAILED.0;
        self.interval = self.interval.clamp(self.fastest, self.slowest);
        self.interval
    }
}

/// Budget of looks at a hub. After each look, its place rests for as long as the look took, so that
/// the looks of all watches take at most one worker of the hub. Times are durations since any fixed
/// time.
#[derive(Default)]
pub(super) struct Budget {
    /// Times at which looks began, within the latest second.
    began: VecDeque<Duration>,
    /// Times from which each place is free; `None` while a look is in flight.
    places: [Option<Duration>; IN_FLIGHT],
    first: Option<Duration>,
    usual: Vec<Duration>,
    recent: VecDeque<Duration>,
    /// `true` while looks take twice as long as in the first minute. The budget is then half.
    is_slowed: bool,
}

impl Budget {
    pub(super) fn new() -> Self {
        Self {
            places: [Some(Duration::ZERO); IN_FLIGHT],
            ..Self::default()
        }
    }

    /// Begins a look, and returns its place. Otherwise returns the time to wait before the next
    /// attempt to begin; `None` if a look must end first.
    pub(super) fn begin(&mut self, now: Duration) -> Result<usize, Option<Duration>> {
        while self.began.front().is_some_and(|&at| at + WINDOW <= now) {
            self.began.pop_front();
        }
        let most = match self.is_slowed {
            true => MAX_LOOKS / 2,
            false => MAX_LOOKS,
        };
        if self.began.len() >= most {
            let oldest = self.began[self.began.len() - most];
            return Err(Some((oldest + WINDOW).saturating_sub(now)));
        }
        let free = self
            .places
            .iter()
            .position(|it| it.is_some_and(|at| at <= now));
        let Some(place) = free else {
            let next = self.places.iter().flatten().min();
            return Err(next.map(|at| at.saturating_sub(now)));
        };
        self.began.push_back(now);
        self.places[place] = None;
        Ok(place)
    }

    /// Ends the look of a place that began at a time.
    pub(super) fn end(&mut self, place: usize, began: Duration, now: Duration) {
        let took = now.saturating_sub(began);
        let rest = match self.is_slowed {
            true => took * 3,
            false => took,
        };
        self.places[place] = Some(now + rest);
        let first = *self.first.get_or_insert(began);
        if now < first + FIRST && self.usual.len() < RECENT * 8 {
            self.usual.push(took);
        }
        self.recent.push_back(took);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        let usual = median(self.usual.iter()).max(Duration::from_millis(5));
        self.is_slowed = self.recent.len() == RECENT && median(self.recent.iter()) >= usual * 2;
    }
}

fn median<'d>(all: impl Iterator<Item = &'d Duration>) -> Duration {
    let mut all: Vec<Duration> = all.copied().collect();
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn the_interval_follows_the_changes() {
        let mut pace = Pace::new(250 * MS, 2000 * MS);
        let mut last = Duration::ZERO;
        for _ in 0..10 {
            last = pace.after(Outcome::Same);
        }
        assert_eq!(last, 2000 * MS);
        assert_eq!(pace.after(Outcome::Changed), 1000 * MS);
        assert_eq!(pace.after(Outcome::Failed), 1000 * MS);
        assert_eq!(pace.after(Outcome::Failed), 2000 * MS);
        assert_eq!(pace.after(Outcome::Refused), 30_000 * MS);
        assert_eq!(pace.after(Outcome::Changed), 500 * MS);
        assert_eq!(pace.after(Outcome::Failed), 1000 * MS);
    }

    /// Runs looks for ten minutes as fast as the budget allows. Each takes a time, from the
    /// beginning of the look. Returns the times of begins and ends.
    fn looks(time: impl Fn(Duration) -> Duration) -> Vec<(Duration, Duration)> {
        let mut budget = Budget::new();
        let (mut now, mut done) = (Duration::ZERO, Vec::new());
        let mut flying: Vec<(usize, Duration, Duration)> = Vec::new();
        while now < 600_000 * MS {
            flying.retain(|&(place, began, ends)| {
                if ends <= now {
                    budget.end(place, began, now);
                    done.push((began, now));
                }
                ends > now
            });
            while let Ok(place) = budget.begin(now) {
                flying.push((place, now, now + time(now)));
            }
            assert!(flying.len() <= IN_FLIGHT);
            now += MS;
        }
        done
    }

    #[test]
    fn neither_half_duty_nor_forty_a_second_are_exceeded() {
        for took in [1, 20, 70, 200, 900] {
            let done = looks(|_| took * MS);
            assert!(done.len() > 100, "{took} ms: {} looks", done.len());
            for (at, &(began, _)) in done.iter().enumerate() {
                let window = done[at..].iter().take_while(|it| it.0 < began + 2000 * MS);
                let (mut count, mut busy) = (0, Duration::ZERO);
                for &(from, to) in window {
                    count += 1;
                    busy += to.min(began + 2000 * MS) - from;
                }
                assert!(count <= 2 * MAX_LOOKS, "{took} ms: {count} looks");
                // Both places may begin together, so that a window may end with their looks.
                let most = 2000 * MS + took.min(2000) * MS;
                assert!(busy <= most, "{took} ms: busy for {busy:?}");
            }
            let all: Duration = done.iter().map(|it| it.1 - it.0).sum();
            assert!(all <= 601_000 * MS, "more than one worker: {all:?}");
        }
    }

    #[test]
    fn a_hub_that_grows_slower_has_half_the_budget() {
        let done = looks(|now| match now < 120_000 * MS {
            true => 20 * MS,
            false => 60 * MS,
        });
        let within = |from: u32, to: u32| {
            let looks = done.iter().filter(|it| it.0 >= from * MS && it.0 < to * MS);
            looks.map(|it| it.1 - it.0).sum::<Duration>()
        };
        let later = within(200_000, 260_000);
        assert!(later <= 31_000 * MS, "{later:?}");
        assert!(within(60_000, 120_000) > later);
    }
}
