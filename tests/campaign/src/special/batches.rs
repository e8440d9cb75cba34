//! Batches under every fault of the hub: no item may be lost, take another's response or place, run
//! twice if it must not, or claim no effect if the journal has one.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{BatchOptions, CallOptions, CancelToken, Client};
use gfxhub_simulator::LocalHub;
use serde_json::json;

use super::batch_items::{Batch, Endings, hub_of, settle};
use super::{Finding, in_parallel};
use crate::latency_stats::grouped;
use crate::random::Random;
use crate::scenario::{Disturbance, Place, Scenario};
use crate::scenarios::scenarios;

/// Number of batches that are made at a time, each on a hub of its own.
const WORKERS: u64 = 4;
/// Minimum and maximum number of items in a batch.
const ITEMS: (u64, u64) = (1, 96);
/// Number of properties: fewer than items, so that some are set more than once.
const PROPERTIES: u64 = 40;
/// Time limits of a batch: in milliseconds for faults that last, and for all others.
const SCARCE: (u64, u64) = (20, 80);
const AMPLE: Duration = Duration::from_secs(5);
/// Maximum time by which a batch may end after its deadline or its cancel.
const LATE: Duration = Duration::from_millis(150);

/// The results.
#[derive(Debug, Default)]
struct Counts {
    batches: u64,
    endings: Endings,
    cancelled: u64,
    wrong: Vec<String>,
}

/// Makes batches until they have this many items.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, String> {
    let faults: Vec<Scenario> = scenarios().into_iter().filter(strikes_the_hub).collect();
    let (begun, next, made) = (Instant::now(), AtomicU64::new(0), AtomicU64::new(0));
    let all = in_parallel(WORKERS, |_| {
        let hub = hub_of(PROPERTIES)?;
        let mut counts = Counts::default();
        while made.load(Ordering::Relaxed) < count {
            let round = next.fetch_add(1, Ordering::Relaxed);
            let before = counts.endings.items();
            let place = usize::try_from(round % faults.len() as u64).unwrap_or(0);
            play(&hub, &faults[place], seed, round, &mut counts)?;
            made.fetch_add(counts.endings.items() - before, Ordering::Relaxed);
        }
        Ok(counts)
    })?;
    let mut sum = Counts::default();
    for counts in all {
        sum.add(counts);
    }
    Ok(sum.finding(faults.len(), begun.elapsed()))
}

/// Returns `true` if a scenario is a fault of a hub, and nothing else.
fn strikes_the_hub(scenario: &Scenario) -> bool {
    scenario.place == Place::Hub && matches!(scenario.disturbance, Disturbance::Nothing)
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
    let call = CallOptions::new().timeout(limit).cancel(&token);
    let builder = Client::builder(&hub.url())
        .max_batch_connections(u32::try_from(random.within(1, 32)).unwrap_or(1))
        .max_response_bytes(256 << 10);
    let client = builder
        .build()
        .map_err(|error| error.to_string())?
        .with(call);
    let cancel = random
        .one_in(5)
        .then(|| Duration::from_micros(random.below(20_000)));
    let items = random.within(ITEMS.0, ITEMS.1);
    let reads = random.one_in(5);
    let batch = Batch {
        reads,
        lies: fault.lies,
        ..Batch::sets(items, PROPERTIES, round, &mut random)
    };
    let sets = &batch.sets;
    let options = BatchOptions::new().ordered(random.one_in(10));
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
            client.engines().get_properties_with(&addresses, &options)
        } else {
            client.engines().set_properties_with(sets, &options)
        }
    });
    let took = begun.elapsed();
    let mut wrong = Vec::new();
    let due = cancel.map_or(limit, |after| after.min(limit));
    if took > due.max(limit.min(AMPLE / 100)) + LATE && (fault.expected.lasting || cancel.is_some())
    {
        wrong.push(format!("it took {took:?} where it had {due:?}"));
    }
    // The delay of the fault, and some time to run.
    let held = rule.as_ref().and_then(|rule| rule["seconds"].as_f64());
    thread::sleep(Duration::from_secs_f64(held.unwrap_or_default().min(0.2)));
    settle(hub);
    let effects = batch.effects(hub, journal_from, &mut wrong);
    match report {
        Ok(report) => {
            batch.judge(&report, &effects, &mut wrong);
            counts.batches += 1;
            counts.endings.add(Endings::of(&report));
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

impl Counts {
    fn add(&mut self, other: Counts) {
        self.batches += other.batches;
        self.cancelled += other.cancelled;
        self.endings.add(other.endings);
        self.wrong.extend(other.wrong);
    }

    fn finding(self, faults: usize, took: Duration) -> Finding {
        let text = format!(
            "{} items in {} batches of 1 to {} over 1 to 32 connections, under {faults} faults, {} batches cancelled, in {:.0} s: {}; {} violations.",
            grouped(self.endings.items()),
            grouped(self.batches),
            ITEMS.1,
            grouped(self.cancelled),
            took.as_secs_f64(),
            self.endings.told(),
            self.wrong.len(),
        );
        Finding {
            text,
            wrong: self.wrong,
        }
    }
}
