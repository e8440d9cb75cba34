//! Recalls and their undo under every fault of the hub, some of them cancelled. The set of each
//! property must obey the rules of an item of a batch. Called again without a fault, a recall and
//! its undo must succeed for every property.

use std::collections::HashMap;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, Effect, Error, PlannedSet, RecallOutcome, RecallPlan,
    RecallPlanning, RecallReport, RecallRequest, SnapshotTaking, UndoRequest, Value,
};
use gfxhub_simulator::LocalHub;
use serde_json::json;

use super::batch_items::{Batch, EffectCounts, ItemOutcome, NODE, ObservedItem, hub_of, settle};
use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::struck_hub::{LATE, call_cancelled, hub_faults, time_limit};
use super::{Fault, Finding};
use crate::random::Random;
use crate::scenario::Scenario;

/// Number of concurrent recalls, each at its own hub.
const WORKERS: u64 = 8;
/// Number of properties, all of which a recall sets.
const PROPERTIES: u64 = 40;
/// Duration over which a recall eases its values, if it does.
const MOVE: Duration = Duration::from_millis(5);

/// Results of the run.
#[derive(Debug, Default)]
struct Counts {
    endings: EffectCounts,
    failed: Count,
    cancelled: Count,
    /// Recalls and undos after which some properties were set and some were not.
    partial: Count,
}

/// A recall, or its undo.
#[derive(Clone, Copy)]
enum Way<'a> {
    Recall(&'a RecallPlan),
    Undo(&'a UndoRequest),
}

/// Makes recalls and undos that have at least this many sets in total.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, Fault> {
    let faults = hub_faults();
    let rounds = RoundOptions::new(count.div_ceil(2 * PROPERTIES), seed, WORKERS);
    let played = rounds.play(
        || hub_of(PROPERTIES),
        |hub, round, random, counts| {
            let place = usize::try_from(round % faults.len() as u64).unwrap_or(0);
            play(hub, &faults[place], round, random, counts)
        },
    )?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{} sets in {rounds} recalls of {PROPERTIES} properties and as many undos, under {} faults, {} of them \
         cancelled, in {:.0} s: {}. {} ended with an error, and {} had set some properties and not others. \
         Called again without a fault, all succeeded.",
        Count(counts.endings.items()),
        faults.len(),
        counts.cancelled,
        played.seconds,
        counts.endings.describe(),
        counts.failed,
        counts.partial,
    );
    let met = [
        ("recall failed", counts.failed),
        ("recall set a part", counts.partial),
    ];
    Ok(played.finding(text, 2 * faults.len() as u64, &met))
}

/// Recalls a snapshot and undoes it, each under a fault and then without one.
fn play(
    hub: &LocalHub,
    fault: &Scenario,
    round: u64,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    hub.clear_faults();
    hub.reset()?;
    let client = Client::builder(&hub.url())
        .max_response_bytes(256 << 10)
        .build()?;
    let set = client
        .engines()
        .set_properties(&Batch::of_each(PROPERTIES, round).sets)?;
    if set.failed().count() > 0 {
        return Err("the values of the snapshot cannot be set".into());
    }
    let taking = SnapshotTaking::new().once(true).fast(true);
    let look = client.snapshots().take(&taking)?;
    hub.reset()?;
    let planning = RecallPlanning::new(&look).all(true).fast(true);
    let planning = match random.one_in(2) {
        true => planning.over(MOVE.as_secs_f64()),
        false => planning,
    };
    let plan = client.snapshots().plan(&planning)?;
    if plan.sets.len() as u64 != PROPERTIES {
        return Err(format!("the plan has {} sets", plan.sets.len()).into());
    }
    let undo = UndoRequest::new(plan.undo.as_ref().ok_or("the plan has no undo")?);
    let mut back = undo.undo.sets.clone();
    for set in &mut back {
        std::mem::swap(&mut set.before, &mut set.after);
        set.eased = Some(false);
    }
    let mut wrong = Vec::new();
    for (way, sets) in [(Way::Recall(&plan), &plan.sets), (Way::Undo(&undo), &back)] {
        let found = act(hub, &client, fault, way, sets, random, counts)?;
        wrong.extend(found.into_iter().map(|what| format!("{way}: {what}")));
        hub.clear_faults();
        match way.act(&client) {
            Ok(report) => wrong.extend(unset(&report).map(|what| format!("{way} again: {what}"))),
            Err(error) => wrong.push(format!("{way} again failed: {error}")),
        }
        for property in client.engines().list_properties(1, NODE)? {
            let due = sets
                .iter()
                .find(|set| set.property_path == property.property_path);
            if due.is_none_or(|set| !is_same(&set.after, &property.value)) {
                let (path, value) = (&property.property_path, property.value.to_json());
                wrong.push(format!("after the {way}, {path} is {value}"));
            }
        }
    }
    let name = &fault.name;
    Ok(wrong
        .into_iter()
        .map(|what| format!("{name}: {what}"))
        .collect())
}

/// Recalls or undoes once under a fault, and judges the set of each property.
fn act(
    hub: &LocalHub,
    client: &Client,
    fault: &Scenario,
    way: Way<'_>,
    sets: &[PlannedSet],
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    let mut held = 0.0;
    if let Some(mut rule) = fault.rule.clone() {
        held = rule["seconds"].as_f64().unwrap_or_default();
        let selectors = [
            ("probability", json!(0.1)),
            ("probability", json!(0.5)),
            ("every", json!(3)),
            ("times", json!(random.within(1, 20))),
        ];
        let (name, value) = random.pick(&selectors);
        rule[*name] = value.clone();
        let seed = random.below(1 << 32);
        let faults = |rule: &serde_json::Value| {
            let faults = json!({"seed": seed, "faults": [rule]}).to_string();
            hub.set_faults_json(&faults)
                .map_err(|error| format!("{faults}: {error}"))
        };
        let of_all = rule.clone();
        rule["operation"] = json!("engines.set_property");
        // In most rounds the fault affects only sets, so that the recall gets as far as its sets. A
        // fault of a connection cannot select an operation.
        if random.one_in(4) || faults(&rule).is_err() {
            faults(&of_all)?;
        }
    }
    let limit = time_limit(fault, random);
    let token = CancelToken::new();
    let cancel = random
        .one_in(4)
        .then(|| Duration::from_micros(random.below(20_000)));
    let options = CallOptions::new().timeout(limit).cancel(&token);
    let client = client.with(options);
    let journal_from = hub.journal().last().map_or(0, |effect| effect.sequence);
    let begun = Instant::now();
    let result = call_cancelled(&token, cancel, || way.act(&client));
    let took = begun.elapsed();
    thread::sleep(Duration::from_secs_f64(held.min(0.2)));
    settle(hub);
    let mut wrong = Vec::new();
    let due = cancel.map_or(limit, |after| after.min(limit));
    if took > due + LATE {
        wrong.push(format!("it took {took:?}, but its limit was {due:?}"));
    }
    let mut times: HashMap<&str, usize> = HashMap::new();
    let effects = hub.journal_since(journal_from);
    for effect in &effects {
        let path = effect.target["propertyPath"].as_str().unwrap_or_default();
        let set = sets.iter().find(|set| set.property_path.as_str() == path);
        let value = effect.change["Value"].as_f64();
        match set.filter(|set| set.after.as_f64() == value) {
            Some(set) => *times.entry(set.property_path.as_str()).or_default() += 1,
            None => wrong.push(format!(
                "{path} was set to {value:?}, which is not in the plan"
            )),
        }
    }
    let counts = &mut *lock(counts);
    counts.cancelled += cancel.is_some();
    counts.partial += !times.is_empty() && times.len() < sets.len();
    counts.failed += result.is_err();
    if result
        .as_ref()
        .is_err_and(|error| error.effect() == Effect::None)
        && !times.is_empty()
    {
        wrong.push("it failed with effect none, but the journal has effects".to_owned());
    }
    for (at, set) in sets.iter().enumerate() {
        let times = times
            .get(set.property_path.as_str())
            .copied()
            .unwrap_or_default();
        let result = result.as_ref().ok().map(|report| &report.results[at]);
        let item = ObservedItem {
            in_place: result.is_none_or(|it| it.property_path == set.property_path),
            eased: set.eased == Some(true),
            ending: match result {
                // The error of a whole recall does not say which properties were set.
                None => ItemOutcome::Failure(Effect::Maybe),
                Some(it) => ending(&it.outcome, is_same(&it.found, &set.after)),
            },
            times,
        };
        counts.endings.count(item.ending);
        for what in item.faults(false, fault.lies) {
            wrong.push(format!("{} {what}: {result:?}, {times}", set.property_path));
        }
    }
    Ok(wrong)
}

/// Returns the outcome of a property in a recall as the outcome of an item of a batch.
fn ending(outcome: &RecallOutcome, value: bool) -> ItemOutcome {
    match outcome {
        RecallOutcome::Recalled => ItemOutcome::Success { own: true, value },
        // The hub accepted the value but has another one, as only a hub that lies does.
        RecallOutcome::Drifted => ItemOutcome::Failure(Effect::Done),
        RecallOutcome::Maybe | RecallOutcome::Restarted => ItemOutcome::Failure(Effect::Maybe),
        _ => ItemOutcome::Failure(Effect::None),
    }
}

/// Describes each property that a recall without a fault did not set.
fn unset(report: &RecallReport) -> impl Iterator<Item = String> {
    let is_set = |outcome: &RecallOutcome| {
        matches!(outcome, RecallOutcome::Recalled | RecallOutcome::AlreadySo)
    };
    let left = report.results.iter().filter(move |it| !is_set(&it.outcome));
    left.map(|it| {
        format!(
            "{} is {:?}, found {:?}",
            it.property_path, it.outcome, it.found
        )
    })
}

fn is_same(one: &Value, other: &Value) -> bool {
    one.as_f64() == other.as_f64()
}

impl Way<'_> {
    fn act(self, client: &Client) -> Result<RecallReport, Error> {
        match self {
            Way::Recall(plan) => client.snapshots().recall(RecallRequest::new(plan)),
            Way::Undo(undo) => client.snapshots().undo(undo),
        }
    }
}

impl std::fmt::Display for Way<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Way::Recall(_) => "recall",
            Way::Undo(_) => "undo",
        })
    }
}
