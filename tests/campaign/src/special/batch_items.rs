//! The items of a batch, and the rules that each must obey. Each item sets a unique value, by which
//! it is found in the hub's journal.

use std::collections::HashMap;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use gfxhub::{BatchReport, Effect, Property, PropertyAddress, PropertySet, PropertyUpdate};
use gfxhub_simulator::{LocalHub, Options, Show};
use serde_json::json;

use super::Fault;
use crate::latency_stats::grouped;
use crate::random::Random;

/// Path of the node with all properties.
pub(super) const NODE: &str = "Wall";
/// Maximum number of items in a batch. A limit is needed so that the values are unique.
const MAX_ITEMS: u64 = 256;
/// Number of successive batches that have no value in common.
const BATCHES: u64 = 8000;

/// A batch of sets.
#[derive(Debug)]
pub(super) struct Batch {
    pub(super) sets: Vec<PropertySet>,
    /// Number of the batch, from which its values are derived.
    pub(super) round: u64,
    /// True if the batch reads its properties instead of setting them.
    pub(super) reads: bool,
    /// True if the hub may claim an effect that did not happen.
    pub(super) lies: bool,
}

/// Positions of the effects of each item in the journal.
pub(super) type Effects = HashMap<u64, Vec<u64>>;

/// The observed result of an item.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObservedItem {
    pub(super) in_place: bool,
    pub(super) eased: bool,
    pub(super) ending: ItemOutcome,
    /// Number of entries for the item in the journal.
    pub(super) times: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum ItemOutcome {
    /// A success. `own` is true if the response is about the item's property, and `value` if it
    /// contains the item's value.
    Success {
        own: bool,
        value: bool,
    },
    Failure(Effect),
}

/// Numbers of items by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EffectCounts {
    pub(super) succeeded: u64,
    pub(super) none: u64,
    pub(super) maybe: u64,
    pub(super) done: u64,
}

/// Returns a show with one node that has this many numeric properties.
fn show(properties: u64) -> Show {
    let property =
        |number| json!({"PropertyPath": path(number), "DisplayName": "Level", "Value": 0});
    let show = json!({
        "format": Show::FORMAT,
        "name": "Batches",
        "engines": [{"id": 1, "name": "ENGINE-1", "engineType": "RE", "instances": [{"id": 11}],
            "nodes": [{"NodePath": NODE, "NodeName": NODE, "functions": [],
                "properties": (0..properties).map(property).collect::<Vec<_>>()}]}],
    });
    match Show::from_json(&show.to_string()) {
        Ok(show) => show,
        // The show is part of this program, so an error in it is a bug that every run shows at
        // once.
        Err(fault) => panic!("the show of the batches: {fault}"),
    }
}

/// Starts a hub with one node that has this many numeric properties.
///
/// # Errors
/// Returns an error if the hub cannot be started.
pub(super) fn hub_of(properties: u64) -> Result<LocalHub, Fault> {
    Ok(LocalHub::start(Options {
        show: Some(show(properties)),
        ..Options::default()
    })?)
}

/// Returns the path of the property with this number.
pub(super) fn path(number: u64) -> String {
    format!("Led//Level/{number}")
}

/// Returns the number of the property with this path.
pub(super) fn number_of<N: FromStr>(path: &str) -> Option<N> {
    path.rsplit('/').next()?.parse().ok()
}

/// Waits until the hub has finished its work: until its journal has not grown for 20 ms.
pub(super) fn settle(hub: &LocalHub) {
    let mut before = None;
    loop {
        let last = hub.journal().last().map(|effect| effect.sequence);
        if before == Some(last) {
            return;
        }
        before = Some(last);
        thread::sleep(Duration::from_millis(20));
    }
}

impl Batch {
    /// Creates a batch with this many sets of this many properties. One in six sets is eased.
    pub(super) fn sets(items: u64, properties: u64, round: u64, random: &mut Random) -> Batch {
        let set = |item| {
            let property = path(random.below(properties));
            let update = PropertyUpdate::new(value_of(item, round));
            let update = match random.one_in(6) {
                true => update.linear(0.001),
                false => update,
            };
            PropertySet::new(1, NODE, property, update)
        };
        Batch {
            sets: (0..items.min(MAX_ITEMS)).map(set).collect(),
            round,
            reads: false,
            lies: false,
        }
    }

    /// Creates a batch that sets each of this many properties once, without easing. The values have
    /// a fraction, because a recall does not ease a change from one integer to another.
    pub(super) fn of_each(properties: u64, round: u64) -> Batch {
        let set = |item| PropertySet::new(1, NODE, path(item), value_of(item, round) + 0.5);
        Batch {
            sets: (0..properties.min(MAX_ITEMS)).map(set).collect(),
            round,
            reads: false,
            lies: false,
        }
    }

    /// Returns the effects of the batch in the hub's journal after the entry `since`.
    pub(super) fn effects(&self, hub: &LocalHub, since: u64, wrong: &mut Vec<String>) -> Effects {
        let mut effects = Effects::new();
        for effect in hub.journal_since(since) {
            let value = effect.change["Value"].as_f64().unwrap_or(-1.0);
            let property = effect.target["propertyPath"].as_str().unwrap_or_default();
            let Some(item) = item_of(value, self.round) else {
                // This is a late effect of an earlier batch, whose client does not exist any more.
                continue;
            };
            match self.sets.get(usize::try_from(item).unwrap_or(usize::MAX)) {
                Some(set) if set.address.property_path.as_ref() == property => {
                    effects.entry(item).or_default().push(effect.sequence);
                }
                _ => wrong.push(format!("{property} was set to {value}, which no item sets")),
            }
        }
        effects
    }

    /// Judges each item and adds its violations.
    pub(super) fn judge(
        &self,
        report: &BatchReport<PropertyAddress, Property>,
        effects: &Effects,
        wrong: &mut Vec<String>,
    ) {
        if report.len() != self.sets.len() {
            wrong.push(format!(
                "{} results of {} items",
                report.len(),
                self.sets.len()
            ));
        }
        let mut smooth = true;
        for (item, ((address, result), set)) in (0..).zip(report.iter().zip(&self.sets)) {
            let value = value_of(item, self.round);
            let observed = ObservedItem {
                in_place: *address == set.address,
                eased: set.update.duration.is_some(),
                ending: match result {
                    Ok(property) => ItemOutcome::Success {
                        own: property.property_path == address.property_path,
                        value: property.value.as_f64() == Some(value),
                    },
                    Err(error) => ItemOutcome::Failure(error.effect()),
                },
                times: effects.get(&item).map_or(0, Vec::len),
            };
            let times = observed.times;
            smooth &= result.is_ok() && times == 1;
            for what in observed.faults(self.reads, self.lies) {
                wrong.push(format!("item {item} {what}: {result:?}, {times}"));
            }
        }
        if smooth && !self.reads {
            in_order(&self.sets, effects, wrong);
        }
    }
}

/// Returns the value of an item, which is small enough for single precision.
#[expect(clippy::cast_precision_loss, reason = "below 2 to the 22")]
fn value_of(item: u64, round: u64) -> f64 {
    ((round % BATCHES + 1) * MAX_ITEMS + item) as f64
}

/// Returns the item in this round's batch that sets this value, if any.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a value of an item is a small number"
)]
pub(super) fn item_of(value: f64, round: u64) -> Option<u64> {
    let value = value as u64;
    (value / MAX_ITEMS == round % BATCHES + 1).then_some(value % MAX_ITEMS)
}

impl ObservedItem {
    /// Returns what is wrong with the item.
    pub(super) fn faults(&self, reads: bool, lies: bool) -> Vec<&'static str> {
        let most = match (reads, self.eased) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        };
        let missing = self.times == 0 && !lies;
        let untrue = match self.ending {
            ItemOutcome::Success { own: false, .. } => Some("has another's response"),
            ItemOutcome::Success { value, .. } if !value && !reads && !self.eased => {
                Some("has another value")
            }
            ItemOutcome::Success { .. } if missing && !reads => {
                Some("succeeded, but is not in the journal")
            }
            ItemOutcome::Failure(Effect::None) if self.times > 0 => {
                Some("reports effect none, but is in the journal")
            }
            ItemOutcome::Failure(Effect::Maybe | Effect::Done) if reads => {
                Some("is a read, but reports an effect")
            }
            ItemOutcome::Failure(Effect::Done) if missing => {
                Some("reports effect done, but is not in the journal")
            }
            _ => None,
        };
        let place = (!self.in_place).then_some("stands at another's place");
        let often = (self.times > most).then_some("ran too often");
        [place, often, untrue].into_iter().flatten().collect()
    }
}

/// Checks that the items of each property took effect in the given order.
fn in_order(sets: &[PropertySet], effects: &Effects, wrong: &mut Vec<String>) {
    let mut last: HashMap<&PropertyAddress, u64> = HashMap::new();
    for (item, set) in (0..).zip(sets) {
        let at = effects.get(&item).and_then(|times| times.first()).copied();
        let before = last.insert(&set.address, at.unwrap_or_default());
        if before > at {
            wrong.push(format!(
                "item {item} ran before an earlier item of its property"
            ));
        }
    }
}

impl EffectCounts {
    pub(super) fn of(report: &BatchReport<PropertyAddress, Property>) -> EffectCounts {
        let mut endings = EffectCounts::default();
        for (_, result) in report.iter() {
            endings.count(match result {
                Ok(_) => ItemOutcome::Success {
                    own: true,
                    value: true,
                },
                Err(error) => ItemOutcome::Failure(error.effect()),
            });
        }
        endings
    }

    /// Counts an item.
    pub(super) fn count(&mut self, ending: ItemOutcome) {
        let count = match ending {
            ItemOutcome::Success { .. } => &mut self.succeeded,
            ItemOutcome::Failure(Effect::None) => &mut self.none,
            ItemOutcome::Failure(Effect::Maybe) => &mut self.maybe,
            ItemOutcome::Failure(Effect::Done) => &mut self.done,
        };
        *count += 1;
    }

    pub(super) fn add(&mut self, other: EffectCounts) {
        self.succeeded += other.succeeded;
        self.none += other.none;
        self.maybe += other.maybe;
        self.done += other.done;
    }

    /// Returns the total number of items.
    pub(super) fn items(self) -> u64 {
        self.succeeded + self.none + self.maybe + self.done
    }

    /// Returns `true` if some items succeeded and others did not.
    pub(super) fn is_mixed(self) -> bool {
        self.succeeded > 0 && self.succeeded < self.items()
    }

    /// Returns the numbers as part of a sentence.
    pub(super) fn describe(self) -> String {
        format!(
            "{} succeeded, {} failed with effect none, {} with maybe, {} with done",
            grouped(self.succeeded),
            grouped(self.none),
            grouped(self.maybe),
            grouped(self.done),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: ObservedItem = ObservedItem {
        in_place: true,
        eased: false,
        ending: ItemOutcome::Success {
            own: true,
            value: true,
        },
        times: 1,
    };

    fn set(ending: ItemOutcome, times: usize) -> Vec<&'static str> {
        let observed = ObservedItem {
            ending,
            times,
            ..RIGHT
        };
        observed.faults(false, false)
    }

    #[test]
    fn what_holds_is_not_found() {
        let (none, maybe, done) = (Effect::None, Effect::Maybe, Effect::Done);
        for (ending, times) in [
            (RIGHT.ending, 1),
            // The item was sent again after its response had been lost.
            (RIGHT.ending, 2),
            (ItemOutcome::Failure(none), 0),
            (ItemOutcome::Failure(maybe), 0),
            (ItemOutcome::Failure(maybe), 1),
            (ItemOutcome::Failure(done), 1),
        ] {
            assert_eq!(set(ending, times), [""; 0], "{ending:?}, {times}");
        }
    }

    #[test]
    fn an_end_that_the_journal_does_not_bear_out_is_found() {
        let due = ["succeeded, but is not in the journal"];
        assert_eq!(set(RIGHT.ending, 0), due);
        let due = ["reports effect none, but is in the journal"];
        assert_eq!(set(ItemOutcome::Failure(Effect::None), 1), due);
        let due = ["reports effect done, but is not in the journal"];
        assert_eq!(set(ItemOutcome::Failure(Effect::Done), 0), due);
        let lies = ObservedItem { times: 0, ..RIGHT };
        assert_eq!(lies.faults(false, true), [""; 0]);
    }

    #[test]
    fn another_place_response_or_value_is_found() {
        let moved = ObservedItem {
            in_place: false,
            ..RIGHT
        };
        assert_eq!(moved.faults(false, false), ["stands at another's place"]);
        let success = |own, value| ItemOutcome::Success { own, value };
        assert_eq!(set(success(false, true), 1), ["has another's response"]);
        assert_eq!(set(success(true, false), 1), ["has another value"]);
    }

    #[test]
    fn what_ran_too_often_is_found() {
        assert_eq!(
            set(ItemOutcome::Failure(Effect::Maybe), 3),
            ["ran too often"]
        );
        let eased = ObservedItem {
            eased: true,
            times: 2,
            ..RIGHT
        };
        assert_eq!(eased.faults(false, false), ["ran too often"]);
        let read = ObservedItem { times: 0, ..RIGHT };
        assert_eq!(read.faults(true, false), [""; 0]);
        assert_eq!(RIGHT.faults(true, false), ["ran too often"]);
        let failed = ObservedItem {
            ending: ItemOutcome::Failure(Effect::Maybe),
            ..read
        };
        let due = ["is a read, but reports an effect"];
        assert_eq!(failed.faults(true, false), due);
    }

    #[test]
    fn each_item_of_each_batch_has_a_value_of_its_own() {
        assert_eq!(item_of(value_of(255, 7999), 7999), Some(255));
        assert_eq!(item_of(value_of(0, 3), 3), Some(0));
        assert_eq!(item_of(value_of(0, 4), 3), None);
        let mut wrong = Vec::new();
        let batch = Batch::sets(2, 1, 0, &mut Random::new(1));
        in_order(
            &batch.sets,
            &Effects::from([(0, vec![5]), (1, vec![4])]),
            &mut wrong,
        );
        assert_eq!(wrong.len(), 1);
    }
}
