//! Live sessions whose hub is restarted while many properties are set. When the hub is back it must
//! get the newest value of each property, and no flood of older values.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{Client, LiveProperty, LiveStats};
use gfxhub_simulator::LocalHub;

use super::batch_items::{NODE, hub_of, path};
use super::rounds::{Count, RoundOptions, RoundResults, all_in_one, lock};
use super::{Fault, Finding};
use crate::random::Random;

/// Number of hubs that are restarted concurrently.
const WORKERS: u64 = 8;
/// Number of properties.
const PROPERTIES: u64 = 64;
/// Number of times per second that each property is set.
const RATE: u32 = 60;
/// Time in milliseconds during which values are set before the restart and, in about half of the
/// rounds, after it.
const WRITE_TIME: (u64, u64) = (150, 300);
/// Time after the first set at the restarted hub during which sets are counted.
const WINDOW: Duration = Duration::from_millis(100);
/// Maximum number of sets of a property in [`WINDOW`] if new values are set meanwhile: those at
/// [`RATE`], and one more at each end of the window. Otherwise one set is permitted.
const PACE: usize = 8;
/// Time limit of a flush.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The recorded data on a restart.
#[derive(Clone, Debug, Default)]
struct Observations {
    /// Last value of every property, which is also the number of sets of each.
    last: u64,
    /// Number of properties whose last value a flush had not delivered.
    left: usize,
    /// True if the last value was set while the hub was still down.
    ends_away: bool,
    /// Earliest time at which the hub was back, on its clock.
    back: Duration,
    /// Times of the sets at the hub, each with the property.
    journal: Vec<(Duration, String)>,
    /// Value of each property at the hub; `None` if it has none.
    shown: Vec<Option<u64>>,
    stats: LiveStats,
}

/// Totals of the run.
#[derive(Debug, Default)]
struct Counts {
    /// Number of restarts after which no value was set once the hub was back.
    ended_away: Count,
    sets: Count,
    sent: Count,
    delivered: Count,
    superseded: Count,
    reconnects: Count,
    /// Longest time from the restart of the hub until it had a value of each property.
    slowest: Duration,
}

/// Restarts hubs `restarts` times; a hub is down for `down` each time.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(restarts: u64, down: Duration, seed: u64) -> Result<Finding, Fault> {
    let rounds = RoundOptions::new(restarts, seed, WORKERS);
    let played = rounds.play(
        || hub_of(PROPERTIES),
        |hub, _, random, counts: &Mutex<Counts>| {
            let observed = restart(hub, down, random)?;
            lock(counts).count(&observed);
            Ok(all_in_one(&judge(&observed), &observed.stats))
        },
    )?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{rounds} restarts of hubs that were away for {} s each, in {:.0} s, seed {seed}, up to {WORKERS} \
         at a time, while {PROPERTIES} properties of a live session were set at {RATE} Hz; in {} of them \
         the last value was set while the hub was away. Of {} values {} were delivered, with {} \
         requests, and {} superseded. The hub was reached again {} times, and had a value of each \
         property {:.2} s after its return at the latest.",
        down.as_secs_f64(),
        played.seconds,
        counts.ended_away,
        counts.sets,
        counts.delivered,
        counts.sent,
        counts.superseded,
        counts.reconnects,
        counts.slowest.as_secs_f64(),
    );
    let met = [("session lost its hub", counts.reconnects)];
    Ok(played.finding(text, 1, &met))
}

/// Sets all properties while the hub is restarted, and returns the recorded data.
fn restart(hub: &LocalHub, down: Duration, random: &mut Random) -> Result<Observations, Fault> {
    let _ = hub.reset();
    let client = Client::new(&hub.url())?;
    let live = client.live().rate(RATE).open()?;
    let handles = (0..PROPERTIES).map(|number| live.property(1, NODE, path(number)));
    let handles: Result<Vec<_>, _> = handles.collect();
    let mut handles = handles?;
    let mut step = 0;
    let before = Duration::from_millis(random.within(WRITE_TIME.0, WRITE_TIME.1));
    set_until(&mut handles, &mut step, Instant::now() + before);
    let part = random.within(50, 85);
    let after = Duration::from_millis(random.within(WRITE_TIME.0, WRITE_TIME.1));
    let goes_on = random.one_in(2);
    let clock = hub.clock();
    let (begun, back) = (Instant::now(), clock.elapsed() + down);
    let restarted = thread::scope(|scope| {
        let restarted = scope.spawn(|| hub.restart(down));
        if goes_on {
            while !restarted.is_finished() {
                set_until(&mut handles, &mut step, Instant::now());
            }
            set_until(&mut handles, &mut step, Instant::now() + after);
        } else {
            set_until(
                &mut handles,
                &mut step,
                begun + down / 100 * u32::try_from(part).unwrap_or(0),
            );
        }
        let ends_away = clock.elapsed() < back;
        let restarted = restarted.join();
        restarted.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        Ok::<bool, Fault>(ends_away)
    });
    let ends_away = restarted?;
    let left = live.flush(TIMEOUT)?;
    let mut observed = Observations {
        last: step,
        left: left.len(),
        ends_away,
        back,
        stats: live.stats(),
        ..Observations::default()
    };
    for effect in hub.journal() {
        let path = effect.target["propertyPath"].as_str().unwrap_or_default();
        observed.journal.push((effect.at, path.to_owned()));
    }
    let shown = client.engines().list_properties(1, NODE)?;
    let shown = shown.iter().map(|property| whole(property.value.as_f64()));
    observed.shown = shown.collect();
    Ok(observed)
}

/// Sets all properties at their rate until `end`, at least once.
fn set_until(handles: &mut [LiveProperty], step: &mut u64, end: Instant) {
    let mut next = Instant::now();
    loop {
        *step += 1;
        for handle in handles.iter_mut() {
            handle.set(step.cast_signed());
        }
        next += Duration::from_secs(1) / RATE;
        thread::sleep(next.saturating_duration_since(Instant::now()));
        if Instant::now() >= end {
            return;
        }
    }
}

/// Returns the rules of a live session that were violated when the hub was restarted.
fn judge(observed: &Observations) -> Vec<String> {
    let (stats, given) = (&observed.stats, observed.last * PROPERTIES);
    let done = observed.journal.len() as u64;
    let mut wrong = account(stats, given..=given, 0..=done, stats.failed);
    let right = observed
        .shown
        .iter()
        .filter(|it| **it == Some(observed.last));
    let missing = PROPERTIES.saturating_sub(right.count() as u64);
    if missing > 0 {
        wrong.push(format!("{missing} properties do not have their last value"));
    }
    if observed.left > 0 {
        wrong.push(format!("a flush left {} properties", observed.left));
    }
    if stats.failed + stats.dropped > 0 {
        wrong.push("a value failed, or was dropped".to_owned());
    }
    let most = if observed.ends_away { 1 } else { PACE };
    let after = || {
        observed
            .journal
            .iter()
            .filter(|(at, _)| *at >= observed.back)
    };
    let end = after().map(|(at, _)| *at + WINDOW).min();
    let mut times: HashMap<&str, usize> = HashMap::new();
    for (_, property) in after().filter(|(at, _)| Some(*at) <= end) {
        *times.entry(property).or_default() += 1;
    }
    let most_seen = times.values().copied().max().unwrap_or(0);
    if most_seen > most {
        wrong.push(format!(
            "a property was set {most_seen} times right after the hub was back, but at most {most} are permitted"
        ));
    }
    wrong
}

/// Returns the contradictions in the statistics of a session that has nothing more to send. The
/// arguments are the possible numbers of values that were set and delivered, and the number of
/// failures that the session reported.
pub(super) fn account(
    stats: &LiveStats,
    set: RangeInclusive<u64>,
    acknowledged: RangeInclusive<u64>,
    reported: u64,
) -> Vec<String> {
    let LiveStats {
        sets,
        delivered,
        superseded,
        failed,
        expired,
        dropped,
        waiting,
        reports_dropped,
        ..
    } = *stats;
    let mut wrong = Vec::new();
    if !set.contains(&sets) {
        let set = set.start();
        wrong.push(format!("{set} values were set, but {sets} counted"));
    }
    if sets != delivered + superseded + failed + expired + dropped + waiting {
        wrong.push("the counts do not add up".to_owned());
    }
    if waiting + expired > 0 {
        wrong.push("values still wait, or expired".to_owned());
    }
    if !acknowledged.contains(&delivered) {
        wrong.push(format!("{delivered} values are counted as delivered"));
    }
    if failed != reported && reports_dropped == 0 {
        wrong.push(format!(
            "{failed} values failed, but {reported} were reported"
        ));
    }
    wrong
}

/// Returns the number as an integer, or `None` if it is not one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the filter bounds the value"
)]
pub(super) fn whole(value: Option<f64>) -> Option<u64> {
    value
        .filter(|value| value.fract() == 0.0 && (0.0..1e9).contains(value))
        .map(|value| value as u64)
}

impl Observations {
    /// Returns the time from the return of the hub until it had a value of each property.
    fn until_all(&self) -> Duration {
        let mut first: HashMap<&str, Duration> = HashMap::new();
        for (at, property) in self.journal.iter().filter(|(at, _)| *at >= self.back) {
            first.entry(property).or_insert(*at);
        }
        let last = first.values().max();
        last.map_or(Duration::ZERO, |at| at.saturating_sub(self.back))
    }
}

impl Counts {
    fn count(&mut self, observed: &Observations) {
        let stats = &observed.stats;
        self.ended_away += observed.ends_away;
        self.sets += stats.sets;
        self.sent += stats.sent;
        self.delivered += stats.delivered;
        self.superseded += stats.superseded;
        self.reconnects += stats.reconnects;
        self.slowest = self.slowest.max(observed.until_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a restart without violations: each property was set five times, and the hub got the
    /// first value before it went down and the last one after it was back.
    fn right() -> Observations {
        let at = |time| (0..PROPERTIES).map(move |number| (time, path(number)));
        let [before, after] = [900, 2_100].map(Duration::from_millis);
        let mut stats = LiveStats::default();
        (stats.sets, stats.sent) = (5 * PROPERTIES, 2 * PROPERTIES);
        (stats.delivered, stats.superseded) = (2 * PROPERTIES, 3 * PROPERTIES);
        Observations {
            last: 5,
            left: 0,
            ends_away: true,
            back: Duration::from_secs(2),
            journal: at(before).chain(at(after)).collect(),
            shown: (0..PROPERTIES).map(|_| Some(5)).collect(),
            stats,
        }
    }

    #[test]
    fn what_holds_is_not_found() {
        assert_eq!(judge(&right()), [""; 0]);
        assert_eq!(right().until_all(), Duration::from_millis(100));
    }

    #[test]
    fn another_value_than_the_last_is_found() {
        let mut observed = right();
        observed.shown[3] = Some(4);
        let due = "1 properties do not have their last value";
        assert_eq!(judge(&observed), [due]);
        observed = right();
        observed.shown.pop();
        assert_eq!(judge(&observed), [due]);
    }

    #[test]
    fn a_property_that_is_set_twice_at_once_is_found() {
        let mut observed = right();
        let twice = |observed: &mut Observations, milliseconds| {
            let at = Duration::from_millis(milliseconds);
            observed.journal.push((at, path(9)));
        };
        twice(&mut observed, 2_201);
        assert_eq!(judge(&observed), [""; 0]);
        twice(&mut observed, 2_150);
        assert_eq!(judge(&observed).len(), 1);
        // New values may follow at the rate of the session.
        observed.ends_away = false;
        assert_eq!(judge(&observed), [""; 0]);
        for _ in 0..PACE {
            twice(&mut observed, 2_160);
        }
        assert_eq!(judge(&observed).len(), 1);
    }

    #[test]
    fn values_that_are_not_counted_or_failed_are_found() {
        let mut observed = right();
        observed.stats.sets -= 1;
        assert_eq!(judge(&observed).len(), 2);
        observed = right();
        (observed.stats.superseded, observed.stats.failed) = (3 * PROPERTIES - 1, 1);
        assert_eq!(judge(&observed), ["a value failed, or was dropped"]);
        observed = right();
        observed.left = 2;
        assert_eq!(judge(&observed), ["a flush left 2 properties"]);
    }
}
