//! A hub that is killed in the middle of a batch: the reported effect of each item agrees with the
//! hub's journal.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{BatchOptions, CallOptions, Client};
use gfxhub_simulator::LocalHub;

use super::batch_items::{Batch, Endings, hub_of, settle};
use super::{Finding, in_parallel};
use crate::latency_stats::grouped;
use crate::random::Random;

/// Number of rounds in progress at a time, each at a hub of its own.
const WORKERS: u64 = 4;
/// Minimum and maximum number of items in a batch.
const ITEMS: (u64, u64) = (1, 200);
/// Number of properties: fewer than items, so that some are set more than once.
const PROPERTIES: u64 = 100;
/// Maximum time that the hub takes for each item, in microseconds.
const SERVICE: u64 = 3_000;
/// Approximate time that an item takes in addition, in microseconds.
const OWN: u64 = 250;
/// Times for which the hub is away, in milliseconds.
const DOWN: [u64; 4] = [0, 5, 50, 500];
/// Time limit of a batch: more than all attempts of all items.
const LIMIT: Duration = Duration::from_secs(10);
/// Number of rounds after which a run has met kills in the middle.
const TELLING: u64 = 100;

/// The results.
#[derive(Debug, Default)]
struct Counts {
    rounds: u64,
    /// Kills that came before the batch had ended.
    during: u64,
    /// Rounds in which some items succeeded and some did not.
    middle: u64,
    endings: Endings,
    wrong: Vec<String>,
}

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, String> {
    let (begun, next) = (Instant::now(), AtomicU64::new(0));
    let all = in_parallel(WORKERS, |_| {
        let mut hub = hub_of(PROPERTIES)?;
        let mut counts = Counts::default();
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return Ok(counts);
            }
            if !play(&hub, seed, round, &mut counts)? {
                hub = hub_of(PROPERTIES)?;
            }
        }
    })?;
    let mut sum = Counts::default();
    for counts in all {
        sum.add(counts);
    }
    Ok(sum.finding(seed, begun.elapsed()))
}

/// Plays a round. Returns `true` if the hub is back.
fn play(hub: &LocalHub, seed: u64, round: u64, counts: &mut Counts) -> Result<bool, String> {
    let mut random = Random::part(seed, round);
    let _ = hub.reset();
    let service = random.below(SERVICE + 1);
    let set = hub.set_service_time(Duration::from_micros(service));
    set.map_err(|error| error.to_string())?;
    let connections = random.within(1, 32);
    let attempts = *random.pick(&[1, 3]);
    let client = Client::builder(&hub.url())
        .max_batch_connections(u32::try_from(connections).unwrap_or(1))
        .max_attempts(attempts)
        .build()
        .map_err(|error| error.to_string())?
        .with(CallOptions::new().timeout(LIMIT));
    let items = random.within(ITEMS.0, ITEMS.1);
    let batch = Batch::sets(items, PROPERTIES, round, &mut random);
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
    counts.rounds += 1;
    counts.during += u64::from(killed < ended);
    match report {
        Ok(report) => {
            batch.judge(&report, &effects, &mut wrong);
            let endings = Endings::of(&report);
            counts.middle += u64::from(endings.is_mixed());
            counts.endings.add(endings);
        }
        Err(error) => wrong.push(format!("the batch failed: {error}")),
    }
    counts.wrong.extend(wrong.iter().map(|what| {
        format!(
            "round {round} of seed {seed}, {items} items over {connections} connections, killed \
             after {after:?} for {down:?}: {what}"
        )
    }));
    Ok(restarted)
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.rounds += other.rounds;
        self.during += other.during;
        self.middle += other.middle;
        self.endings.add(other.endings);
        self.wrong.extend(other.wrong);
    }

    fn finding(mut self, seed: u64, took: Duration) -> Finding {
        let text = format!(
            "{} batches of {} to {} sets over 1 to 32 connections, {} items in all, in {:.0} s, seed \
             {seed}, {WORKERS} at a time; the hub was killed once in each, for 0 to {} ms. The kill \
             came before {} of the batches had ended; in {} of them some items succeeded and some \
             did not. Of the items {}. Violations: {}.",
            grouped(self.rounds),
            ITEMS.0,
            ITEMS.1,
            grouped(self.endings.items()),
            took.as_secs_f64(),
            DOWN[DOWN.len() - 1],
            grouped(self.during),
            grouped(self.middle),
            self.endings.told(),
            grouped(self.wrong.len() as u64),
        );
        self.wrong.truncate(20);
        // A run without such a kill would show nothing.
        if self.rounds >= TELLING && self.middle == 0 {
            self.wrong.push("no kill came in the middle".to_owned());
        }
        Finding {
            text,
            wrong: self.wrong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(rounds: u64, middle: u64, wrong: Vec<String>) -> Vec<String> {
        let counts = Counts {
            rounds,
            middle,
            wrong,
            ..Counts::default()
        };
        counts.finding(1, Duration::ZERO).wrong
    }

    #[test]
    fn a_long_run_without_a_kill_in_the_middle_is_wrong() {
        assert_eq!(
            wrong(TELLING, 0, Vec::new()),
            ["no kill came in the middle"]
        );
        assert_eq!(wrong(TELLING, 1, Vec::new()), [""; 0]);
        assert_eq!(wrong(TELLING - 1, 0, Vec::new()), [""; 0]);
        assert_eq!(wrong(TELLING, 1, vec!["item 3".to_owned()]), ["item 3"]);
    }

    #[test]
    fn only_a_batch_of_which_a_part_succeeded_was_met_in_the_middle() {
        let of = |succeeded, maybe| Endings {
            succeeded,
            maybe,
            ..Endings::default()
        };
        assert!(of(1, 1).is_mixed());
        assert!(!of(2, 0).is_mixed() && !of(0, 2).is_mixed());
    }
}
