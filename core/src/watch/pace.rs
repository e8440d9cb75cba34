//! Pace of looks. A look reads one topic of a watch. Each topic has an interval, and all watches of a hub share a budget. If the
//! topics ask for more looks than the budget allows, all intervals are stretched by one factor.

use std::collections::VecDeque;
use std::time::Duration;

/// Maximum number of looks in a second.
const MAX_LOOKS: usize = 40;

/// Length of the period in which at most [`MAX_LOOKS`] looks begin.
const WINDOW: Duration = Duration::from_secs(1);

/// Maximum number of looks in flight.
const IN_FLIGHT: usize = 2;

/// Time after the first look during which the usual duration of a look is measured.
const FIRST: Duration = Duration::from_secs(60);

/// Number of latest looks that are compared with the usual duration.
const RECENT: usize = 32;

/// Shortest and longest interval after failures.
const FAILED: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// Maximum wait before the next look, if a hub asks for a wait with `Retry-After`.
pub(super) const LONGEST_ASKED: Duration = Duration::from_secs(10);

/// Minimum time between two looks at a topic if the client itself has acted on it in between.
pub(super) const AFTER_OWN_ACT: Duration = Duration::from_millis(100);

/// Factor from which a stretch is reported, if it lasts for [`LASTING`].
const REPORTED_FROM: f64 = 1.5;

/// Factor below which a stretch counts as over.
const OVER_BELOW: f64 = 1.1;

/// Time for which a stretch must last before it is reported. A shorter one is normal, since newly
/// opened watches look often at first.
const LASTING: Duration = Duration::from_secs(10);

/// Outcome of a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Changed,
    Same,
    Failed,
    /// The hub refuses the client, so only rare looks make sense.
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

    /// Returns the shortest interval.
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

/// Budget of looks at a hub. Each look takes one of two places, which rests after the look for as
/// long as the look took, or three times as long on a hub that has grown slower. So the looks of
/// all watches occupy at most one worker of the hub. Times are durations since a fixed time.
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
    /// Looks a second that the topics of each looker ask for.
    asked: Vec<(Asker, f64)>,
}

/// Number that identifies a looker, which asks for looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asker(pub(super) usize);

/// Comparison of the looks that topics ask for with the budget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stretch {
    /// Factor by which all intervals are longer than those that the topics ask for; at least 1.
    pub(super) factor: f64,
    /// Looks a second that all topics ask for.
    pub(super) asked: f64,
    /// Looks a second that the budget allows.
    pub(super) allowed: f64,
}

/// Decides when a stretch is reported: once it has lasted for [`LASTING`]. It is reported again
/// only after it was over.
#[derive(Default)]
pub(super) struct StretchNotice {
    since: Option<Duration>,
    is_reported: bool,
}

impl StretchNotice {
    /// Returns `true` if the stretch is to be reported now.
    pub(super) fn note(&mut self, now: Duration, factor: f64) -> bool {
        if factor < REPORTED_FROM {
            self.since = None;
            self.is_reported &= factor >= OVER_BELOW;
            return false;
        }
        let since = *self.since.get_or_insert(now);
        let is_due = !self.is_reported && now.saturating_sub(since) >= LASTING;
        self.is_reported |= is_due;
        is_due
    }
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
        let most = self.most();
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

    /// Ends the look of a place, which began at `began`.
    pub(super) fn end(&mut self, place: usize, began: Duration, now: Duration) {
        let took = now.saturating_sub(began);
        self.places[place] = Some(now + took * self.rests());
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

impl Budget {
    /// Returns the maximum number of looks in a second.
    fn most(&self) -> usize {
        match self.is_slowed {
            true => MAX_LOOKS / 2,
            false => MAX_LOOKS,
        }
    }

    /// Returns the pause of a place after a look, as a multiple of the duration of the look.
    fn rests(&self) -> u32 {
        match self.is_slowed {
            true => 3,
            false => 1,
        }
    }

    /// Sets the looks per second that a looker asks for; `None` if it needs no more looks. Returns
    /// the stretch of all intervals with which the looks that are asked for fit the budget.
    pub(super) fn ask(&mut self, asker: Asker, rate: Option<f64>) -> Stretch {
        self.asked.retain(|(other, _)| *other != asker);
        self.asked.extend(rate.map(|rate| (asker, rate)));
        let asked: f64 = self.asked.iter().map(|(_, rate)| rate).sum();
        let took = median(self.recent.iter()).as_secs_f64();
        let turns = took * f64::from(1 + self.rests());
        let most = self.most() as f64;
        let allowed = most.min(IN_FLIGHT as f64 / turns);
        Stretch {
            factor: (asked / allowed).max(1.0),
            asked,
            allowed,
        }
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

    #[test]
    fn what_is_asked_for_beyond_the_budget_stretches_all() {
        let mut budget = Budget::new();
        let (one, other) = (Asker(1), Asker(2));
        // Nothing is known of the hub yet, so that only the number of looks counts.
        let stretch = budget.ask(one, Some(20.0));
        assert_eq!((stretch.factor, stretch.allowed), (1.0, 40.0));
        assert_eq!(budget.ask(other, Some(80.0)).factor, 2.5);
        assert_eq!(budget.ask(one, Some(20.0)).factor, 2.5);
        assert_eq!(budget.ask(other, None).factor, 1.0);
        // With looks of 200 ms, the budget is five in a second, and half as many once the hub has
        // grown slower.
        for _ in 0..8 {
            budget.recent.push_back(200 * MS);
        }
        let stretch = budget.ask(one, Some(20.0));
        assert!((stretch.factor - 4.0).abs() < 1e-9, "{stretch:?}");
        budget.is_slowed = true;
        let stretch = budget.ask(one, Some(20.0));
        assert!((stretch.factor - 8.0).abs() < 1e-9, "{stretch:?}");
    }

    #[test]
    fn a_stretch_is_reported_once_and_again_after_it_was_over() {
        let mut notice = StretchNotice::default();
        let mut reported = Vec::new();
        let mut second = 0;
        let mut last = |seconds: u32, factor: f64| {
            for _ in 0..seconds {
                if notice.note(second * 1000 * MS, factor) {
                    reported.push(second);
                }
                second += 1;
            }
        };
        last(9, 3.0);
        last(1, 1.0);
        // The stretch begins at 10 s, shrinks at 100 s without being over, is over at 160 s, and
        // begins again at 200 s.
        last(90, 2.0);
        last(20, 1.2);
        last(40, 5.0);
        last(40, 1.0);
        last(60, 1.6);
        assert_eq!(reported, [20, 210]);
    }

    /// Runs looks for ten minutes as fast as the budget allows. `time` returns the duration of a
    /// look that begins at a given time. Returns the times at which each look began and ended.
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
                // Two looks may begin together near the end of a window, before their places rest.
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
