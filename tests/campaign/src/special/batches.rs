//! Batches under every fault of the hub. No item may be lost, be reported with another item's
//! response or address, run twice if it must not, or report effect none if it is in the journal.

use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{BatchOptions, CallOptions, CancelToken, Client};
use gfxhub_simulator::LocalHub;
use serde_json::json;

use super::batch_items::{Batch, EffectCounts, hub_of, settle};
use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::struck_hub::{LATE, TIMEOUT, call_cancelled, hub_faults, time_limit};
use super::{Fault, Finding};
use crate::random::Random;
use crate::scenario::Scenario;

/// Number of concurrent batches, each at its own hub.
const WORKERS: u64 = 4;
/// Minimum and maximum number of items in a batch.
const ITEMS: (u64, u64) = (1, 96);
/// Number of properties, less than the maximum number of items: some are set repeatedly.
const PROPERTIES: u64 = 40;

/// Results of the run.
#[derive(Debug, Default)]
struct Counts {
    endings: EffectCounts,
    cancelled: Count,
}

/// Makes batches until they contain this many items in total.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, Fault> {
    let faults = hub_faults();
    let mut items = 0;
    let enough = |round: &u64| {
        let goes_on = items < count;
        items += items_of(&mut Random::part(seed, *round));
        goes_on
    };
    let rounds = (0..).take_while(enough).count() as u64;
    let rounds = RoundOptions::new(rounds, seed, WORKERS);
    let played = rounds.play(
        || hub_of(PROPERTIES),
        |hub, round, random, counts| {
            let place = usize::try_from(round % faults.len() as u64).unwrap_or(0);
            play(hub, &faults[place], round, random, counts)
        },
    )?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{} items in {rounds} batches of 1 to {} over 1 to 32 connections, under {} faults, {} batches \
         cancelled, in {:.0} s: {}.",
        Count(counts.endings.items()),
        ITEMS.1,
        faults.len(),
        counts.cancelled,
        played.seconds,
        counts.endings.describe(),
    );
    Ok(played.finding(text, 0, &[]))
}

/// Returns the number of items in a batch. It is derived from the first random number of the round.
fn items_of(random: &mut Random) -> u64 {
    random.within(ITEMS.0, ITEMS.1)
}

/// Makes one batch, judges each of its items, and returns the violations.
fn play(
    hub: &LocalHub,
    fault: &Scenario,
    round: u64,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    let items = items_of(random);
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
    let limit = time_limit(fault, random);
    let token = CancelToken::new();
    let call = CallOptions::new().timeout(limit).cancel(&token);
    let builder = Client::builder(&hub.url())
        .max_batch_connections(u32::try_from(random.within(1, 32)).unwrap_or(1))
        .max_response_bytes(256 << 10);
    let client = builder.build()?.with(call);
    let cancel = random
        .one_in(5)
        .then(|| Duration::from_micros(random.below(20_000)));
    let reads = random.one_in(5);
    let batch = Batch {
        reads,
        lies: fault.lies,
        ..Batch::sets(items, PROPERTIES, round, random)
    };
    let sets = &batch.sets;
    let options = BatchOptions::new().ordered(random.one_in(10));
    let journal_from = hub.journal().last().map_or(0, |effect| effect.sequence);
    let begun = Instant::now();
    let report = call_cancelled(&token, cancel, || {
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
    if took > due.max(limit.min(TIMEOUT / 100)) + LATE
        && (fault.expected.lasting || cancel.is_some())
    {
        wrong.push(format!("it took {took:?}, but its limit was {due:?}"));
    }
    // Waits for the delay of the fault.
    let held = rule.as_ref().and_then(|rule| rule["seconds"].as_f64());
    thread::sleep(Duration::from_secs_f64(held.unwrap_or_default().min(0.2)));
    settle(hub);
    let effects = batch.effects(hub, journal_from, &mut wrong);
    let counts = &mut *lock(counts);
    match report {
        Ok(report) => {
            batch.judge(&report, &effects, &mut wrong);
            counts.endings.add(EffectCounts::of(&report));
        }
        Err(error) => wrong.push(format!("the batch failed: {error}")),
    }
    counts.cancelled += cancel.is_some();
    hub.clear_faults();
    let name = &fault.name;
    Ok(wrong
        .into_iter()
        .map(|what| format!("{name}: {what}"))
        .collect())
}
