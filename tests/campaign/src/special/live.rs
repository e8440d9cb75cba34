//! Live sessions whose responses come late, in another order or not at all: the last value of each
//! property arrives, none goes back to an older one, and each value that was set is counted once.

use std::collections::HashSet;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{Client, LiveReportKind, LiveSession, LiveStats, PropertyUpdate};
use gfxhub_simulator::LocalHub;
use serde_json::json;

use super::batch_items::{NODE, hub_of, path};
use super::rounds::{Count, RoundOptions, RoundResults, all_in_one, lock};
use super::{Fault, Finding, live_restarts};
use crate::random::Random;

/// Number of rounds in progress at a time, each at a hub of its own.
const WORKERS: u64 = 4;
/// Maximum number of properties in a round, and of sets of each.
const PROPERTIES: u64 = 6;
const SETS: u64 = 8;
/// Time limit of a flush.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Number of rounds after which a run has met everything that is judged.
const TELLING: u64 = 100;
/// The faults that lose a response, and the point at which each strikes.
const LOSSES: [(&str, &str); 5] = [
    ("close", "effect"),
    ("reset", "effect"),
    ("reset-in-body", "effect"),
    ("garbage-head", "effect"),
    ("reset", "request"),
];

/// A value that was set. Its number within the round is the value.
#[derive(Clone, Copy, Debug)]
struct SetCall {
    property: u64,
    eased: bool,
}

/// The observed facts about a round.
#[derive(Clone, Debug, Default)]
struct Observations {
    /// Properties and values, in the order in which the hub was set to them.
    journal: Vec<(u64, u64)>,
    /// Value of each property at the hub.
    shown: Vec<Option<u64>>,
    /// Number of reported failures of each property's values.
    failed: Vec<u64>,
    stats: LiveStats,
}

/// The counts.
#[derive(Debug, Default)]
struct Counts {
    sets: Count,
    delivered: Count,
    superseded: Count,
    failed: Count,
    /// Sets that the hub did once more, because their response was lost.
    again: Count,
    faults: Count,
}

/// Plays this many rounds, and then this many restarts of hubs that are away for `down`.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, restarts: u64, down: Duration, seed: u64) -> Result<Finding, Fault> {
    let rounds = RoundOptions::new(rounds, seed, WORKERS);
    let set_up = || {
        let hub = hub_of(PROPERTIES)?;
        let client = Client::new(&hub.url())?;
        Ok((hub, client))
    };
    let played: RoundResults<Counts> = rounds
        .play(set_up, |(hub, client), _, random, counts| {
            play(hub, client, random, counts)
        })?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{rounds} rounds in {:.0} s, seed {seed}, {WORKERS} at a time: 1 to {PROPERTIES} properties of a \
         live session, one in six of their values eased, while {} responses were late or lost. Of \
         {} values {} were delivered, {} superseded, and {} failed, as they were eased and their \
         responses lost. The hub did {} once more, as their responses were lost.",
        played.seconds,
        counts.faults,
        counts.sets,
        counts.delivered,
        counts.superseded,
        counts.failed,
        counts.again
    );
    let met = [
        ("value was superseded", counts.superseded),
        ("eased value failed", counts.failed),
        ("value was done once more", counts.again),
    ];
    let shuffled = played.finding(text, TELLING, &met);
    let restarted = live_restarts::run(restarts, down, seed)?;
    Ok(Finding {
        text: format!("{}\n\n{}", shuffled.text, restarted.text),
        wrong: [shuffled.wrong, restarted.wrong].concat(),
    })
}

/// Returns faults that delay and lose responses, before and after the effect.
fn faults(random: &mut Random) -> String {
    let operation = "engines.set_property";
    let (lost, after) = *random.pick(&LOSSES);
    let late = |after, milliseconds: u64, probability| {
        let seconds = Duration::from_millis(milliseconds).as_secs_f64();
        json!({"fault": "delay", "after": after, "seconds": seconds, "operation": operation,
            "probability": probability})
    };
    let rules = [
        json!({"fault": lost, "after": after, "operation": operation, "probability": 0.15}),
        late("effect", random.within(1, 4), 0.25),
        late("request", random.within(1, 4), 0.25),
        late("effect", random.within(5, 15), 0.25),
    ];
    json!({"seed": random.below(1 << 32), "faults": rules}).to_string()
}

/// Sets values while responses are late or lost, and returns the violations.
fn play(
    hub: &LocalHub,
    client: &Client,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Option<String>, Fault> {
    hub.clear_faults();
    let _ = hub.reset();
    let faults = faults(random);
    let set = hub.set_faults_json(&faults);
    set.map_err(|error| format!("{faults}: {error}"))?;
    let properties = random.within(1, PROPERTIES);
    let live = client.live();
    let live = live.rate(*random.pick(&[0, 60, 500]));
    let live = live.total_rate(*random.pick(&[0, 500]));
    let live = live.open()?;
    let handles = (0..properties).map(|number| live.property(1, NODE, path(number)));
    let handles: Result<Vec<_>, _> = handles.collect();
    let mut handles = handles?;
    let (mut given, mut wrong) = (Vec::new(), Vec::new());
    for number in 0..random.within(1, properties * SETS) {
        let property = random.below(properties);
        let eased = random.one_in(6);
        let handle = &mut handles[usize::try_from(property).unwrap_or(0)];
        // 0 is the initial value of the show.
        let value = number.cast_signed() + 1;
        let taken = match eased {
            true => handle.ease(PropertyUpdate::new(value).linear(0.001)),
            false => handle.set(value),
        };
        given.push(SetCall { property, eased });
        if !taken {
            wrong.push(format!("value {value} was not taken"));
        }
        if random.one_in(2) {
            thread::sleep(Duration::from_micros(random.below(2_000)));
        }
        if random.one_in(20) {
            flush(&live, &mut wrong);
        }
    }
    flush(&live, &mut wrong);
    let hub_faults = hub.faults_triggered();
    let observed = observe(hub, client, &live, properties)?;
    wrong.extend(judge(&given, &observed));
    let stats = &observed.stats;
    let counts = &mut *lock(counts);
    counts.sets += stats.sets;
    counts.delivered += stats.delivered;
    counts.superseded += stats.superseded;
    counts.failed += stats.failed;
    counts.faults += hub_faults;
    let distinct: HashSet<_> = observed.journal.iter().collect();
    counts.again += (observed.journal.len() - distinct.len()) as u64;
    Ok(all_in_one(&wrong, (given, observed, faults)))
}

fn flush(live: &LiveSession, wrong: &mut Vec<String>) {
    match live.flush(TIMEOUT) {
        Ok(left) if left.is_empty() => {}
        left => wrong.push(format!("a flush left {left:?}")),
    }
}

/// Observes the hub, and the session's reports.
fn observe(
    hub: &LocalHub,
    client: &Client,
    live: &LiveSession,
    properties: u64,
) -> Result<Observations, gfxhub::Error> {
    let paths: Vec<_> = (0..properties).map(path).collect();
    let number_of = |found: &str| (0..).zip(&paths).find(|(_, path)| *path == found);
    let mut observed = Observations {
        stats: live.stats(),
        failed: vec![0; paths.len()],
        ..Observations::default()
    };
    for effect in hub.journal() {
        let path = effect.target["propertyPath"].as_str().unwrap_or_default();
        let property = number_of(path).map_or(u64::MAX, |(number, _)| number);
        let value = whole(effect.change["Value"].as_f64());
        observed.journal.push((property, value.unwrap_or(u64::MAX)));
    }
    for report in live.take_reports() {
        let address = report.address.as_ref();
        let address = address.filter(|_| report.kind == LiveReportKind::Failed);
        let found = address.and_then(|address| number_of(address.property_path.as_ref()));
        if let Some((number, _)) = found {
            observed.failed[usize::try_from(number).unwrap_or(0)] += 1;
        }
    }
    // The session has sent everything: the rest only reads.
    hub.clear_faults();
    for path in &paths {
        let shown = client.engines().get_property(1, NODE, path.as_str())?;
        observed.shown.push(whole(shown.value.as_f64()));
    }
    Ok(observed)
}

/// Returns the whole number that this is.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is within the bounds of the check"
)]
pub(super) fn whole(value: Option<f64>) -> Option<u64> {
    value
        .filter(|value| value.fract() == 0.0 && (0.0..1e9).contains(value))
        .map(|value| value as u64)
}

/// Returns the violations of a round.
fn judge(given: &[SetCall], observed: &Observations) -> Vec<String> {
    let Observations { journal, stats, .. } = observed;
    let mut wrong = Vec::new();
    let given_at = |value: u64| {
        let at = usize::try_from(value).ok()?.checked_sub(1)?;
        given.get(at)
    };
    let mut done = HashSet::new();
    for &(property, value) in journal {
        let again = !done.insert(value);
        match given_at(value) {
            Some(given) if given.property != property => {
                wrong.push(format!("{value} went to property {property}"));
            }
            None => wrong.push(format!("{value} was not given")),
            Some(given) if given.eased && again => {
                wrong.push(format!("{value} is eased, and was sent again"));
            }
            Some(_) => {}
        }
    }
    for (property, (shown, failed)) in (0..).zip(observed.shown.iter().zip(&observed.failed)) {
        let own = journal.iter().filter(|(of, _)| *of == property);
        let own: Vec<u64> = own.map(|(_, value)| *value).collect();
        if !own.is_sorted() {
            wrong.push(format!("property {property} went back to an older value"));
        }
        let sets = (1..)
            .zip(given)
            .filter(|(_, given)| given.property == property);
        let last = sets.last().map_or(0, |(value, _)| value);
        let at_last = own.last().copied().unwrap_or(0);
        // An eased value is sent once: it may be lost, and is then reported.
        let may_miss = given_at(last).is_some_and(|given| given.eased) && *failed > 0;
        if at_last != last && !may_miss {
            wrong.push(format!(
                "property {property} was left at {at_last}, not at {last}"
            ));
        }
        let eases = given_at(at_last).is_some_and(|given| given.eased);
        if *shown != Some(at_last) && !eases {
            wrong.push(format!(
                "property {property} shows {shown:?}, not {at_last}"
            ));
        }
    }
    let eased = given.iter().filter(|given| given.eased).count() as u64;
    let reported: u64 = observed.failed.iter().sum();
    let LiveStats {
        sent,
        delivered,
        failed,
        ..
    } = *stats;
    wrong.extend(adds_up(stats, given.len() as u64));
    for (holds, what) in [
        (failed <= eased, "a value that may be sent again failed"),
        (failed == reported, "not each failure was reported"),
        (
            delivered <= done.len() as u64,
            "more was delivered than done",
        ),
        (sent >= journal.len() as u64, "more was done than sent"),
    ] {
        if !holds {
            wrong.push(what.to_owned());
        }
    }
    wrong
}

/// Returns the contradictions in the counts of a session that has sent all of this many values.
pub(super) fn adds_up(stats: &LiveStats, given: u64) -> Vec<String> {
    let LiveStats {
        sets,
        delivered,
        superseded,
        failed,
        expired,
        dropped,
        waiting,
        ..
    } = *stats;
    let mut wrong = Vec::new();
    if sets != given {
        wrong.push(format!("{given} values were set, and {sets} counted"));
    }
    if sets != delivered + superseded + failed + expired + dropped + waiting {
        wrong.push("the counts do not add up".to_owned());
    }
    if expired + dropped + waiting > 0 {
        wrong.push("values expired, were dropped or wait still".to_owned());
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: SetCall = SetCall {
        property: 0,
        eased: false,
    };
    const EASED: SetCall = SetCall {
        eased: true,
        ..PLAIN
    };

    fn stats([sets, sent, delivered, superseded, failed]: [u64; 5]) -> LiveStats {
        let mut stats = LiveStats::default();
        (stats.sets, stats.sent, stats.failed) = (sets, sent, failed);
        (stats.delivered, stats.superseded) = (delivered, superseded);
        stats
    }

    /// Returns the observation of one property that was set to these values.
    fn seen(values: &[u64], figures: [u64; 5]) -> Observations {
        Observations {
            journal: values.iter().map(|value| (0, *value)).collect(),
            shown: vec![Some(values.last().copied().unwrap_or(0))],
            failed: vec![figures[4]],
            stats: stats(figures),
        }
    }

    #[test]
    fn what_holds_is_not_found() {
        for (given, observed) in [
            (vec![PLAIN, PLAIN], seen(&[1, 2], [2, 2, 2, 0, 0])),
            // Replaced before it was sent.
            (vec![PLAIN, PLAIN], seen(&[2], [2, 1, 1, 1, 0])),
            // Sent again, because its response was lost.
            (vec![PLAIN], seen(&[1, 1], [1, 2, 1, 0, 0])),
            // Eased: lost before it was done, and after it.
            (vec![PLAIN, EASED], seen(&[1], [2, 2, 1, 0, 1])),
            (vec![EASED], seen(&[1], [1, 1, 0, 0, 1])),
        ] {
            assert_eq!(judge(&given, &observed), [""; 0], "{observed:?}");
        }
    }

    #[test]
    fn another_value_than_the_last_is_found() {
        let wrong = judge(&[PLAIN, PLAIN], &seen(&[1], [2, 2, 1, 1, 0]));
        assert_eq!(wrong, ["property 0 was left at 1, not at 2"]);
        // An eased value may be lost, but must be reported.
        let wrong = judge(&[PLAIN, EASED], &seen(&[1], [2, 2, 1, 1, 0]));
        assert_eq!(wrong, ["property 0 was left at 1, not at 2"]);
        let mut other = seen(&[1], [1, 1, 1, 0, 0]);
        other.shown = vec![Some(0)];
        assert_eq!(judge(&[PLAIN], &other), ["property 0 shows Some(0), not 1"]);
    }

    #[test]
    fn what_goes_back_astray_or_out_twice_is_found() {
        let wrong = judge(&[PLAIN, PLAIN], &seen(&[2, 1, 2], [2, 3, 2, 0, 0]));
        assert_eq!(wrong, ["property 0 went back to an older value"]);
        let wrong = judge(&[EASED], &seen(&[1, 1], [1, 2, 1, 0, 0]));
        assert_eq!(wrong, ["1 is eased, and was sent again"]);
        let wrong = judge(&[PLAIN], &seen(&[7, 1], [1, 2, 1, 0, 0]));
        assert!(wrong.contains(&"7 was not given".to_owned()), "{wrong:?}");
        let mut astray = seen(&[1], [1, 2, 1, 0, 0]);
        astray.journal.insert(0, (1, 1));
        let wrong = judge(&[PLAIN], &astray);
        assert_eq!(wrong, ["1 went to property 1"]);
    }

    #[test]
    fn figures_that_do_not_fit_are_found() {
        let wrong = |figures| judge(&[PLAIN], &seen(&[1], figures));
        assert_eq!(wrong([1, 1, 1, 0, 0]), [""; 0]);
        assert_eq!(wrong([1, 0, 1, 0, 0]), ["more was done than sent"]);
        assert_eq!(wrong([1, 1, 0, 0, 0]), ["the counts do not add up"]);
        assert_eq!(wrong([2, 1, 1, 1, 0]), ["1 values were set, and 2 counted"]);
        let failed = wrong([1, 1, 0, 0, 1]);
        assert_eq!(failed, ["a value that may be sent again failed"]);
        let nothing = judge(&[PLAIN], &seen(&[], [1, 1, 1, 0, 0]));
        assert!(nothing.contains(&"more was delivered than done".to_owned()));
        let mut waits = stats([1, 1, 0, 0, 0]);
        waits.waiting = 1;
        assert_eq!(
            adds_up(&waits, 1),
            ["values expired, were dropped or wait still"]
        );
        let mut silent = seen(&[1], [1, 1, 0, 0, 1]);
        silent.failed = vec![0];
        assert_eq!(judge(&[EASED], &silent), ["not each failure was reported"]);
    }
}
