//! A hub that is killed while a batch runs. The reported effect of each item must agree with the
//! hub's journal.

use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{BatchOptions, CallOptions, Client};
use gfxhub_simulator::LocalHub;

use super::batch_items::{Batch, EffectCounts, hub_of, settle};
use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::{Fault, Finding};
use crate::random::Random;

/// Number of concurrent rounds, each at its own hub.
const WORKERS: u64 = 4;
/// Minimum and maximum number of items in a batch.
const ITEMS: (u64, u64) = (1, 200);
/// Number of properties, less than the maximum number of items: some are set repeatedly.
const PROPERTIES: u64 = 100;
/// Maximum time that the hub takes for each item, in microseconds.
const SERVICE: u64 = 3_000;
/// Approximate time that an item takes in addition to the time of the hub, in microseconds.
const OWN: u64 = 250;
/// Times during which the hub does not run, in milliseconds.
const DOWN: [u64; 4] = [0, 5, 50, 500];
/// Time limit of a batch. All attempts of all items take less.
const LIMIT: Duration = Duration::from_secs(10);
/// Number of rounds after which some batch must have succeeded only in part.
const TELLING: u64 = 100;

/// Results of the run.
#[derive(Debug, Default)]
struct Counts {
    /// Number of kills that came before the batch had ended.
    during: Count,
    /// Number of rounds in which some items succeeded and others did not.
    middle: Count,
    endings: EffectCounts,
}

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let rounds = RoundOptions::new(rounds, seed, WORKERS);
    let played = rounds.play(|| hub_of(PROPERTIES), play)?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{rounds} batches of {} to {} sets over 1 to 32 connections, {} items in all, in {:.0} s, \
         seed {seed}, {WORKERS} at a time; the hub was killed once in each, for 0 to {} ms. The kill \
         came before the end of {} batches; in {} batches some items succeeded and others \
         did not. Of the items {}.",
        ITEMS.0,
        ITEMS.1,
        Count(counts.endings.items()),
        played.seconds,
        DOWN[DOWN.len() - 1],
        counts.during,
        counts.middle,
        counts.endings.describe(),
    );
    let met = [("kill came in the middle", counts.middle)];
    Ok(played.finding(text, TELLING, &met))
}

/// Plays a round, and returns its violations.
fn play(
    hub: &mut LocalHub,
    round: u64,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    let _ = hub.reset();
    let service = random.below(SERVICE + 1);
    let set = hub.set_service_time(Duration::from_micros(service));
    set?;
    let connections = random.within(1, 32);
    let attempts = *random.pick(&[1, 3]);
    let client = Client::builder(&hub.url())
        .max_batch_connections(u32::try_from(connections).unwrap_or(1))
        .max_attempts(attempts)
        .build()?
        .with(CallOptions::new().timeout(LIMIT));
    let items = random.within(ITEMS.0, ITEMS.1);
    let batch = Batch::sets(items, PROPERTIES, round, random);
    let options = BatchOptions::new().ordered(random.one_in(10));
    let usual = items * (OWN + service / connections.min(items));
    let after = Duration::from_micros(random.below(usual * 6 / 5));
    let down = Duration::from_millis(*random.pick(&DOWN));
    let journal_from = hub.journal().last().map_or(0, |effect| effect.sequence);
    let (report, ended, killed, restarted) = thread::scope(|scope| {
        let killer = scope.spawn(|| {
            thread::sleep(after);
            let killed = Instant::now();
            (killed, hub.restart(down).is_ok())
        });
        let report = client.engines().set_properties_with(&batch.sets, &options);
        let ended = Instant::now();
        let killer = killer.join();
        let (killed, restarted) = killer.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        (report, ended, killed, restarted)
    });
    settle(hub);
    let mut wrong = Vec::new();
    let effects = batch.effects(hub, journal_from, &mut wrong);
    let counts = &mut *lock(counts);
    counts.during += killed < ended;
    match report {
        Ok(report) => {
            batch.judge(&report, &effects, &mut wrong);
            let endings = EffectCounts::of(&report);
            counts.middle += endings.is_mixed();
            counts.endings.add(endings);
        }
        Err(error) => wrong.push(format!("the batch failed: {error}")),
    }
    if !restarted {
        *hub = hub_of(PROPERTIES)?;
    }
    let located = |what| {
        format!(
            "{items} items over {connections} connections, killed after {after:?} for {down:?}: {what}"
        )
    };
    Ok(wrong.into_iter().map(located).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_batch_of_which_a_part_succeeded_was_met_in_the_middle() {
        let of = |succeeded, maybe| EffectCounts {
            succeeded,
            maybe,
            ..EffectCounts::default()
        };
        assert!(of(1, 1).is_mixed());
        assert!(!of(2, 0).is_mixed() && !of(0, 2).is_mixed());
    }
}
