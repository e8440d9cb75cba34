//! Tests of what is believed of a topic, over hours of simulated time.

#![allow(clippy::unwrap_used, reason = "a panic makes the test fail")]

use super::*;
use crate::value::Value;
use crate::watch::change::WatchChangeKind;

const MS: Duration = Duration::from_millis(1);

fn entry(key: &str, value: u32) -> Entry {
    Entry {
        key: key.to_owned(),
        name: Some(format!("name of {key}")),
        record: Value::from_json(&format!(r#"{{"a": {value}}}"#)).unwrap(),
        sub_field: String::new(),
    }
}

fn state(count: u32) -> Vec<Entry> {
    (0..count).map(|at| entry(&at.to_string(), at)).collect()
}

fn kinds(news: &News) -> Vec<WatchChangeKind> {
    let events = news.events.iter();
    events
        .map(|event| match event {
            TopicEvent::Back => WatchChangeKind::Back,
            TopicEvent::Differs(difference) => difference.kind,
            TopicEvent::Synced => WatchChangeKind::Synced,
        })
        .collect()
}

/// Handles a failed look whose time does not matter.
fn failed(belief: &mut Belief) -> bool {
    belief.failed(Duration::ZERO, Failure::Other)
}

/// Returns a belief that has seen a state with this number of entries at time zero.
fn synced(count: u32) -> Belief {
    let mut belief = Belief::default();
    let news = belief.good(Duration::ZERO, state(count), true, || true);
    assert_eq!(news.events.len() as u32, count + 1);
    assert_eq!(news.events.last(), Some(&TopicEvent::Synced));
    belief
}

#[test]
fn failures_remove_nothing_and_are_reported_once() {
    let mut belief = synced(3);
    assert!(!failed(&mut belief));
    assert!(failed(&mut belief));
    for _ in 0..1000 {
        assert!(!failed(&mut belief));
    }
    let news = belief.good(3_600_000 * MS, state(3), true, || true);
    assert_eq!(
        (kinds(&news), news.missed),
        (vec![WatchChangeKind::Back], 1002)
    );
    // A single failure is reported only by the gap of the next change.
    assert!(!failed(&mut belief));
    let mut other = state(3);
    other[1] = entry("1", 9);
    let news = belief.good(3_601_000 * MS, other, true, || true);
    assert_eq!(
        (kinds(&news), news.missed),
        (vec![WatchChangeKind::Changed], 1)
    );
}

#[test]
fn what_is_missing_for_less_than_two_seconds_is_not_removed() {
    let mut belief = synced(3);
    for at in [1000, 2000, 2999] {
        let news = belief.good(at * MS, state(2), true, || true);
        assert!(news.events.is_empty(), "{at}: {news:?}");
        assert!(!belief.is_settled());
    }
    let news = belief.good(3000 * MS, state(2), true, || true);
    assert_eq!(kinds(&news), [WatchChangeKind::Removed]);
    assert!(belief.is_settled());
}

#[test]
fn what_was_missing_comes_back_at_its_place() {
    for missing in 0..3 {
        let mut belief = synced(3);
        let mut seen = state(3);
        seen.remove(missing);
        for at in [1000, 1500] {
            let news = belief.good(at * MS, seen.clone(), true, || true);
            assert!(news.events.is_empty(), "{missing}: {news:?}");
        }
        let news = belief.good(2000 * MS, state(3), true, || true);
        assert!(news.events.is_empty(), "{missing}: {news:?}");
    }
}

#[test]
fn everything_is_removed_after_three_looks_over_ten_seconds() {
    let mut belief = synced(3);
    for at in [1000, 4000, 9000, 10_999] {
        let news = belief.good(at * MS, Vec::new(), true, || true);
        assert!(news.events.is_empty(), "{at}: {news:?}");
    }
    let news = belief.good(11_000 * MS, Vec::new(), true, || true);
    assert_eq!(kinds(&news), [WatchChangeKind::Removed; 3]);
    // Two looks are too few, however far apart.
    let mut belief = synced(3);
    belief.good(1000 * MS, Vec::new(), true, || true);
    let news = belief.good(60_000 * MS, Vec::new(), true, || true);
    assert!(news.events.is_empty());
}

#[test]
fn a_minute_of_nothing_but_500_removes_what_its_list_lacks() {
    use Failure::{Internal, Other, Refused};
    let mut belief = synced(3);
    let mut look = |at: u32, failure| {
        belief.failed(at * MS, failure);
        let mut asked = false;
        let news = belief.all_gone(at * MS, || {
            asked = true;
            true
        });
        (kinds(&news), asked)
    };
    // A failure of another kind begins the minute anew.
    for (at, failure) in [
        (1000, Internal),
        (2000, Other),
        (3000, Internal),
        (4000, Refused),
    ] {
        assert_eq!(look(at, failure), (vec![], false), "{at}");
    }
    assert_eq!(look(4500, Internal), (vec![], false));
    assert_eq!(look(61_999, Internal), (vec![], false));
    assert_eq!(
        look(64_500, Internal),
        (vec![WatchChangeKind::Removed; 3], true)
    );
    // The removal is reported once.
    assert_eq!(look(200_000, Internal), (vec![], false));
    // What comes back as it was is compared again.
    assert!(!belief.is_settled());
    let news = belief.good(201_000 * MS, state(3), true, || true);
    let mut due = vec![WatchChangeKind::Added; 3];
    due.insert(0, WatchChangeKind::Back);
    assert_eq!(kinds(&news), due);

    // While the list has the topic, or cannot be read, nothing is removed.
    let mut belief = synced(3);
    for at in 0..200 {
        belief.failed(at * 1000 * MS, Internal);
        let news = belief.all_gone(at * 1000 * MS, || false);
        assert!(news.events.is_empty(), "{at}");
    }
}

#[test]
fn changes_below_the_deadband_add_up() {
    let mut belief = Belief::new(0.25);
    let seen = |value: f64| {
        let record = Value::from_json(&format!(r#"{{"Value": {value}}}"#)).unwrap();
        vec![Entry {
            record,
            ..entry("1", 0)
        }]
    };
    belief.good(Duration::ZERO, seen(0.0), false, || true);
    let mut reported = Vec::new();
    for step in 1..=10 {
        let value = f64::from(step) / 10.0;
        let news = belief.good(step * 1000 * MS, seen(value), false, || true);
        reported.extend((!news.events.is_empty()).then_some(step));
    }
    assert_eq!(reported, [3, 6, 9]);
}

#[test]
fn restarts_of_an_engine_remove_nothing() {
    for seed in 0_u32..500 {
        let mut belief = synced(20);
        let away = 5000 + (seed * 7919) % 55_000;
        let mut now = 1000;
        // The lists are empty or partial, or looks fail, until the engine has loaded its state.
        while now < away {
            let look = (seed + now / 250) % 4;
            let seen = state(20 * (look % 2) / 2);
            match look {
                3 => drop(failed(&mut belief)),
                _ => {
                    let news = belief.good(now * MS, seen, false, || false);
                    assert!(!kinds(&news).contains(&WatchChangeKind::Removed), "{seed}");
                }
            }
            now += 250 + (seed * 31 + now) % 1750;
        }
        let news = belief.good(now * MS, state(20), false, || true);
        let kinds = kinds(&news);
        assert!(
            kinds.iter().all(|kind| *kind == WatchChangeKind::Back),
            "{kinds:?}"
        );
    }
}

#[test]
fn an_id_with_another_name_is_another_thing() {
    let mut belief = synced(3);
    belief.good(1000 * MS, state(2), false, || true);
    let mut again = state(3);
    again[2].name = Some("other".to_owned());
    again[2].record = Value::from_json(r#"{"a": 7}"#).unwrap();
    let news = belief.good(2000 * MS, again, false, || true);
    assert_eq!(
        kinds(&news),
        [WatchChangeKind::Removed, WatchChangeKind::Added]
    );
}

/// In each of 3600 steps, another client adds, changes or removes an entry. A third of the looks
/// fail, except in every 60th step, after which the events must add up to the state.
#[test]
fn five_hours_of_changes_add_up() {
    let mut belief = Belief::default();
    let mut hub = state(10);
    let mut replayed: Vec<(String, Value)> = Vec::new();
    let mut random = 1_u32;
    let mut next = move |below: u32| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 16) % below
    };
    let mut number = 10;
    for step in 0..3600_u32 {
        let at = next(hub.len() as u32) as usize;
        match next(10) {
            0 if hub.len() > 5 => drop(hub.remove(at)),
            1 => {
                number += 1;
                hub.insert(at, entry(&number.to_string(), 0));
            }
            _ => hub[at].record = Value::from_json(&format!(r#"{{"a": {step}}}"#)).unwrap(),
        }
        // In every 60th step all looks succeed, for longer than a removal takes.
        let quiet = step % 60 == 59;
        for look in 0..if quiet { 16 } else { 4 } {
            if !quiet && next(3) == 0 {
                failed(&mut belief);
                continue;
            }
            let now = (step * 5000 + look * 250) * MS;
            for news in belief.good(now, hub.clone(), true, || true).events {
                let TopicEvent::Differs(it) = news else {
                    continue;
                };
                let known = replayed.iter().position(|(key, _)| *key == it.key);
                match (it.kind, known) {
                    (WatchChangeKind::Added, None) => replayed.push((it.key, it.after.unwrap())),
                    (WatchChangeKind::Changed, Some(at)) => {
                        assert_eq!(it.before.as_ref(), Some(&replayed[at].1));
                        assert_ne!(it.before, it.after);
                        replayed[at].1 = it.after.unwrap();
                    }
                    (WatchChangeKind::Removed, Some(at)) => drop(replayed.remove(at)),
                    (WatchChangeKind::Moved, Some(_)) => {}
                    (kind, known) => panic!("{kind:?} of {} at {known:?}", it.key),
                }
            }
        }
        if quiet {
            let mut all: Vec<_> = hub
                .iter()
                .map(|it| (it.key.clone(), it.record.clone()))
                .collect();
            all.sort_by(|one, other| one.0.cmp(&other.0));
            replayed.sort_by(|one, other| one.0.cmp(&other.0));
            assert_eq!(replayed, all, "after {step} steps");
        }
    }
}
