//! Batches under every fault of the hub: no item may be lost, take another's response or place, run
//! twice where it must not, or say that nothing happened where the journal has it.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    BatchOptions, BatchReport, CallOptions, CancelToken, Client, Effect, Error, Property,
    PropertyAddress, PropertySet, PropertyUpdate,
};
use gfxhub_simulator::{LocalHub, Options, Show};
use serde_json::json;

use super::Finding;
use crate::latency_stats::grouped;
use crate::random::Random;
use crate::scenario::{Disturbance, Place, Scenario};
use crate::scenarios::scenarios;

/// How many batches are made at a time, each on a hub of its own.
const WORKERS: u64 = 4;
/// The items of a batch, at least and at most.
const ITEMS: (u64, u64) = (1, 96);
/// How many properties there are: fewer than items, so that some are set more than once.
const PROPERTIES: u64 = 40;
/// What a batch may take where the fault lasts, and where it does not, in milliseconds.
const SCARCE: (u64, u64) = (20, 80);
const AMPLE: Duration = Duration::from_secs(5);
/// How much later than its deadline or its cancel a batch may end.
const LATE: Duration = Duration::from_millis(150);

/// What was found.
#[derive(Debug, Default)]
struct Counts {
    batches: u64,
    items: u64,
    succeeded: u64,
    effects: [u64; 3],
    cancelled: u64,
    wrong: Vec<String>,
}

/// Makes batches until they have so many items.
///
/// # Errors
/// When a hub or a client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, String> {
    let faults: Vec<Scenario> = scenarios().into_iter().filter(strikes_the_hub).collect();
    let (begun, next, made) = (Instant::now(), AtomicU64::new(0), AtomicU64::new(0));
    let all: Vec<Result<Counts, String>> = thread::scope(|scope| {
        let worker = || {
            let hub = LocalHub::start(Options {
                show: Some(show()),
                ..Options::default()
            });
            let hub = hub.map_err(|error| error.to_string())?;
            let mut counts = Counts::default();
            while made.load(Ordering::Relaxed) < count {
                let round = next.fetch_add(1, Ordering::Relaxed);
                let before = counts.items;
                let place = usize::try_from(round % faults.len() as u64).unwrap_or(0);
                play(&hub, &faults[place], seed, round, &mut counts)?;
                made.fetch_add(counts.items - before, Ordering::Relaxed);
            }
            Ok(counts)
        };
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(worker)).collect();
        let panicked = |_| Err("a worker panicked".to_owned());
        let joined = workers
            .into_iter()
            .map(|it| it.join().unwrap_or_else(panicked));
        joined.collect()
    });
    let mut sum = Counts::default();
    for counts in all {
        sum.add(counts?);
    }
    Ok(sum.finding(faults.len(), begun.elapsed()))
}

/// Whether a scenario is a fault of a hub, and nothing else.
fn strikes_the_hub(scenario: &Scenario) -> bool {
    scenario.place == Place::Hub && matches!(scenario.disturbance, Disturbance::Nothing)
}

/// A node with properties that hold numbers.
fn show() -> Show {
    let property =
        |number| json!({"PropertyPath": path(number), "DisplayName": "Level", "Value": 0});
    let show = json!({
        "format": Show::FORMAT,
        "name": "Batches",
        "engines": [{"id": 1, "name": "ENGINE-1", "engineType": "RE", "instances": [{"id": 11}],
            "nodes": [{"NodePath": "Wall", "NodeName": "Wall", "functions": [],
                "properties": (0..PROPERTIES).map(property).collect::<Vec<_>>()}]}],
    });
    match Show::from_json(&show.to_string()) {
        Ok(show) => show,
        // The show is part of this program: a fault in it is a fault of the build, shown at once.
        Err(fault) => panic!("the show of the batches: {fault}"),
    }
}

fn path(number: u64) -> String {
    format!("Led//Level/{number}")
}

/// Makes one batch, and judges each of its items.
fn play(
    hub: &LocalHub,
    fault: &Scenario,
    seed: u64,
    round: u64,
    counts: &mut Counts,
) -> Result<(), String> {
    let mut random = Random::part(seed, round);
    let _ = hub.reset();
    let mut rule = fault.rule.clone();
    if let Some(rule) = &mut rule {
        let selectors = [
            None,
            Some(("probability", json!(0.2))),
            Some(("every", json!(3))),
            Some(("times", json!(random.within(1, 20)))),
        ];
        if let Some((name, value)) = random.pick(&selectors) {
            rule[*name] = value.clone();
        }
        let faults = json!({"seed": random.below(1 << 32), "faults": [rule]}).to_string();
        let set = hub.set_faults_json(&faults);
        set.map_err(|error| format!("{faults}: {error}"))?;
    }
    let limit = match fault.expected.lasting {
        true => Duration::from_millis(random.within(SCARCE.0, SCARCE.1)),
        false => AMPLE,
    };
    let token = CancelToken::new();
    let options = CallOptions::new().timeout(limit).cancel(&token);
    let builder = Client::builder(&hub.url())
        .max_batch_connections(u32::try_from(random.within(1, 32)).unwrap_or(1))
        .max_response_bytes(256 << 10);
    let client = builder
        .build()
        .map_err(|error| error.to_string())?
        .with(options);
    let cancel = random
        .one_in(5)
        .then(|| Duration::from_micros(random.below(20_000)));
    let items = random.within(ITEMS.0, ITEMS.1);
    let reads = random.one_in(5);
    let sets: Vec<PropertySet> = (0..items)
        .map(|item| set(item, round, &mut random))
        .collect();
    let batch = BatchOptions::new().ordered(random.one_in(10));
    let journal_from = hub.journal().last().map_or(0, |effect| effect.sequence);
    let begun = Instant::now();
    let report = thread::scope(|scope| {
        if let Some(after) = cancel {
            scope.spawn(move || {
                thread::sleep(after);
                token.cancel();
            });
        }
        if reads {
            let addresses: Vec<_> = sets.iter().map(|set| set.address.clone()).collect();
            client.engines().get_properties_with(&addresses, &batch)
        } else {
            client.engines().set_properties_with(&sets, &batch)
        }
    });
    let took = begun.elapsed();
    let mut wrong = Vec::new();
    let due = cancel.map_or(limit, |after| after.min(limit));
    if took > due.max(limit.min(AMPLE / 100)) + LATE && (fault.expected.lasting || cancel.is_some())
    {
        wrong.push(format!("it took {took:?} where it had {due:?}"));
    }
    // What the fault holds up, and some time to run.
    let held = rule.as_ref().and_then(|rule| rule["seconds"].as_f64());
    settle(
        hub,
        Duration::from_secs_f64(held.unwrap_or_default().min(0.2)),
    );
    let mut journal: HashMap<u64, Vec<u64>> = HashMap::new();
    for effect in hub.journal_since(journal_from) {
        let value = effect.change["Value"].as_f64().unwrap_or(-1.0);
        let property = effect.target["propertyPath"].as_str().unwrap_or_default();
        let Some(item) = item_of(value, round) else {
            // Of an earlier batch, whose client has gone: the hub came to it late.
            continue;
        };
        match sets.get(usize::try_from(item).unwrap_or(usize::MAX)) {
            Some(set) if set.address.property_path.as_ref() == property => {
                journal.entry(item).or_default().push(effect.sequence);
            }
            _ => wrong.push(format!(
                "{property} was set to {value}, which was not given"
            )),
        }
    }
    match report {
        Ok(report) => {
            judge(&report, &sets, (reads, round), fault, &journal, &mut wrong);
            counts.count(&report);
        }
        Err(error) => wrong.push(format!("the batch failed: {error}")),
    }
    counts.cancelled += u64::from(cancel.is_some());
    for wrong in wrong {
        let name = &fault.name;
        counts
            .wrong
            .push(format!("--seed {seed}, batch {round} ({name}): {wrong}"));
    }
    hub.clear_faults();
    Ok(())
}

/// Waits until the hub has done what it is still about.
fn settle(hub: &LocalHub, held: Duration) {
    thread::sleep(held);
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

/// A set whose value is found again in the journal. One in six is eased.
fn set(item: u64, round: u64, random: &mut Random) -> PropertySet {
    let property = path(random.below(PROPERTIES));
    let update = PropertyUpdate::new(value_of(item, round));
    let update = match random.one_in(6) {
        true => update.linear(0.001),
        false => update,
    };
    PropertySet::new(1, "Wall", property, update)
}

/// A value of an item, small enough for any number of a hub.
#[expect(clippy::cast_precision_loss, reason = "below 2 to the 20")]
fn value_of(item: u64, round: u64) -> f64 {
    ((round % 8000 + 1) * 128 + item) as f64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a value of an item is a small number"
)]
fn item_of(value: f64, round: u64) -> Option<u64> {
    let value = value as u64;
    (value / 128 == round % 8000 + 1).then_some(value % 128)
}

fn judge(
    report: &BatchReport<PropertyAddress, Property>,
    sets: &[PropertySet],
    (reads, round): (bool, u64),
    fault: &Scenario,
    journal: &HashMap<u64, Vec<u64>>,
    wrong: &mut Vec<String>,
) {
    if report.len() != sets.len() {
        wrong.push(format!("{} results of {} items", report.len(), sets.len()));
    }
    let mut smooth = true;
    for (item, ((address, result), set)) in (0..).zip(report.iter().zip(sets)) {
        let times = journal.get(&item).map_or(0, Vec::len);
        let eased = set.update.duration.is_some();
        let mut say = |what: &str| wrong.push(format!("item {item} {what}: {result:?}, {times}"));
        smooth &= result.is_ok() && times == 1;
        if *address != set.address {
            say("stands at another's place");
        }
        if times
            > if reads {
                0
            } else if eased {
                1
            } else {
                2
            }
        {
            say("ran too often");
        }
        match result {
            Ok(property) => {
                let value = value_of(item, round);
                if property.property_path != address.property_path {
                    say("has another's response");
                } else if !reads && property.value.as_f64() != Some(value) && !eased {
                    say("has another value");
                } else if !reads && times == 0 && !fault.lies {
                    say("succeeded, and the journal has nothing");
                }
            }
            Err(error) => {
                if let Some(what) = untrue(error, times, fault, reads) {
                    say(what);
                }
            }
        }
    }
    if smooth && !reads {
        in_order(sets, journal, wrong);
    }
}

/// What an error says that the journal does not bear out.
fn untrue(error: &Error, times: usize, fault: &Scenario, reads: bool) -> Option<&'static str> {
    match error.effect() {
        Effect::None if times > 0 => Some("says effect none, and the journal has it"),
        Effect::Done if times == 0 && !fault.lies => Some("says effect done, and nothing happened"),
        Effect::Maybe | Effect::Done if reads => {
            Some("is a read, and says that it may have effect")
        }
        _ => None,
    }
}

/// Where each item ran once, those of a property ran in the order given.
fn in_order(sets: &[PropertySet], journal: &HashMap<u64, Vec<u64>>, wrong: &mut Vec<String>) {
    let mut last: HashMap<&PropertyAddress, u64> = HashMap::new();
    for (item, set) in (0..).zip(sets) {
        let at = journal.get(&item).and_then(|times| times.first()).copied();
        let before = last.insert(&set.address, at.unwrap_or_default());
        if before > at {
            wrong.push(format!(
                "item {item} ran before an earlier one of its property"
            ));
        }
    }
}

impl Counts {
    fn count(&mut self, report: &BatchReport<PropertyAddress, Property>) {
        self.batches += 1;
        self.items += report.len() as u64;
        for (_, error) in report.failed() {
            let effect = match error.effect() {
                Effect::None => 0,
                Effect::Maybe => 1,
                Effect::Done => 2,
            };
            self.effects[effect] += 1;
        }
        self.succeeded += (report.len() - report.failed().count()) as u64;
    }

    fn add(&mut self, other: Counts) {
        self.batches += other.batches;
        self.items += other.items;
        self.succeeded += other.succeeded;
        self.cancelled += other.cancelled;
        for (sum, more) in self.effects.iter_mut().zip(other.effects) {
            *sum += more;
        }
        self.wrong.extend(other.wrong);
    }

    fn finding(self, faults: usize, took: Duration) -> Finding {
        let [none, maybe, done] = self.effects;
        let mut text = format!(
            "{} items in {} batches of 1 to {} over 1 to 32 connections, under {faults} faults, {} batches cancelled, in {:.0} s: ",
            grouped(self.items),
            grouped(self.batches),
            ITEMS.1,
            grouped(self.cancelled),
            took.as_secs_f64(),
        );
        let _ = write!(
            text,
            "{} succeeded, {} failed with no effect, {} perhaps, {} done; {} violations.",
            grouped(self.succeeded),
            grouped(none),
            grouped(maybe),
            grouped(done),
            self.wrong.len(),
        );
        Finding {
            text,
            wrong: self.wrong,
        }
    }
}
