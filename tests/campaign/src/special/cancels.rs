//! Batches that stop at the first error, or are cancelled, under faults. They must end soon, each
//! item must be counted once and correctly, and no request may arrive after the batch has returned.

use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{BatchOptions, BatchReport, CallOptions, CancelToken, ErrorKind};
use gfxhub::{Property, PropertyAddress};

use super::batch_items::{Batch, EffectCounts, Effects, item_of};
use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::set_hub::{AT_ONCE, Exchange, GOOD, Order, Reply, SetHub, came_after};
use super::stalls::Stalls;
use super::{Fault, Finding};
use crate::latency_stats::LatencyStats;
use crate::random::Random;

/// Number of concurrent batches, each at its own hub.
const WORKERS: u64 = 4;
/// Minimum and maximum number of items in a batch.
const ITEMS: (u64, u64) = (1, 96);
/// Number of properties, less than the maximum number of items: some are set repeatedly.
const PROPERTIES: u64 = 40;
/// Maximum time from the start of a batch to its cancel, in microseconds.
const CANCELLED: u64 = 60_000;
/// Maximum time that the hub takes for an item, in microseconds.
const SERVICE: u64 = 12_000;
/// Time limit of a batch.
const LIMIT: Duration = Duration::from_secs(2);
/// Maximum time from a cancel to the end of the batch, as documented.
const DUE: Duration = Duration::from_millis(60);
/// A longer time from a cancel to the end of the batch is a violation.
const LATE: Duration = Duration::from_millis(150);
/// Maximum time after a failure during which other items may still begin.
const UNSEEN: Duration = Duration::from_millis(100);
/// Time after the end of a batch during which requests are looked for.
const LOOK: Duration = Duration::from_millis(200);
/// Number of rounds after which each situation in `met`, in `run`, must have occurred.
const TELLING: u64 = 200;

/// Faults for some of the requests.
const FAULTS: [Reply; 6] = [
    Reply::Status(503, Some(1)),
    Reply::Status(404, None),
    Reply::ResetUnread,
    Reply::Reset,
    Reply::Close,
    Reply::Silence,
];

/// The recorded data on an item. Times are on the clock of the hub.
#[derive(Clone, Debug, Default)]
struct Item {
    /// Time at which the first request of the item was seen; `None` if there was none.
    first: Option<Duration>,
    /// Time at which the last request of the item ended; `None` if there was none.
    last: Option<Duration>,
    failure: Option<ErrorKind>,
}

/// Totals of the run.
#[derive(Debug, Default)]
struct Counts {
    endings: EffectCounts,
    cancelled: Count,
    stopped: Count,
    /// Number of items that were not sent because another failed or the batch was cancelled.
    unsent: Count,
    late: LatencyStats,
    over: Count,
}

/// Makes this many batches.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let stalls = Stalls::watch()?;
    let rounds = RoundOptions::new(rounds, seed, WORKERS);
    let played = rounds.play(SetHub::start, |hub, round, random, counts| {
        let mut chance = FaultRate::of(random);
        let fault = chance.fault;
        hub.begin(move |_| chance.order());
        let wrong = play(hub, &stalls, round, random, counts)?;
        Ok(wrong
            .into_iter()
            .map(move |what| format!("{fault:?}: {what}")))
    })?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{rounds} batches of {} to {} sets over 1 to 32 connections, by the address of a hub, its name or a \
         proxy, in {:.0} s, seed {seed}, {WORKERS} at a time, \
         while responses were late and one request in 1 to 40 got a 503 with `Retry-After`, a 404, a reset \
         before or after it was read, the end of the connection, or no response: {} stopped at an error, {} were \
         cancelled. Of the items {}; {} were not sent, because another had failed or the batch was cancelled. \
         Batches ended after their cancel by {}, {} of them by more than {} ms.",
        ITEMS.0,
        ITEMS.1,
        played.seconds,
        counts.stopped,
        counts.cancelled,
        counts.endings.describe(),
        counts.unsent,
        counts.late.describe(),
        counts.over,
        DUE.as_millis(),
    );
    let met = [
        ("batch stopped at an error", counts.stopped),
        ("batch was cancelled", counts.cancelled),
        ("item was left out", counts.unsent),
    ];
    Ok(played.finding(text, TELLING, &met))
}

/// The behaviour of the hub in a round: a fault that affects some requests.
struct FaultRate {
    fault: Reply,
    /// Frequency of the fault: it affects one in this many requests.
    one_in: u64,
    service: u64,
    random: Random,
}

impl FaultRate {
    fn of(random: &mut Random) -> FaultRate {
        FaultRate {
            fault: *random.pick(&FAULTS),
            one_in: *random.pick(&[1, 3, 10, 40]),
            service: *random.pick(&[1, 1_000, SERVICE]),
            random: Random::new(random.draw()),
        }
    }

    fn order(&mut self) -> Order {
        let fails = self.random.one_in(self.one_in);
        Order {
            pause: Duration::from_micros(self.random.below(self.service)),
            reply: if fails { self.fault } else { GOOD },
            ..AT_ONCE
        }
    }
}

/// Makes a batch, and returns its violations.
fn play(
    hub: &SetHub,
    stalls: &Stalls,
    round: u64,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    let token = CancelToken::new();
    let call = CallOptions::new().timeout(LIMIT).cancel(&token);
    let width = u32::try_from(random.within(1, 32)).unwrap_or(1);
    let client = hub.client(random).max_batch_connections(width).build();
    let client = client?.with(call);
    let batch = Batch::sets(random.within(ITEMS.0, ITEMS.1), PROPERTIES, round, random);
    let (ordered, stops) = (random.one_in(4), random.one_in(2));
    // A batch that does not stop at errors is always cancelled, because a hub that does not respond
    // would hold it until its time limit.
    let cancel = (!stops || random.one_in(2)).then(|| random.below(CANCELLED));
    let options = BatchOptions::new().ordered(ordered).stop_on_error(stops);
    let begun = Instant::now();
    let (report, ended, cancelled) = thread::scope(|scope| {
        let canceller = cancel.map(|after| {
            scope.spawn(move || {
                thread::sleep(Duration::from_micros(after));
                let now = Instant::now();
                token.cancel();
                now
            })
        });
        let report = client.engines().set_properties_with(&batch.sets, &options);
        let ended = (Instant::now(), hub.now());
        (report, ended, canceller.and_then(|it| it.join().ok()))
    });
    let report = report?;
    let (ended, returned) = ended;
    thread::sleep(LOOK);
    let exchanges = hub.exchanges();
    let stall = stalls.between(begun, Instant::now());
    let mut wrong = came_after(&exchanges, returned, stall);
    batch.judge(&report, &effects(&exchanges, round), &mut wrong);
    let items = items(&report, &exchanges, round);
    if stops {
        wrong.extend(judge_stop(&items, stall));
    }
    let counts = &mut *lock(counts);
    if let Some(cancelled) = cancelled.filter(|cancelled| *cancelled < ended) {
        let late = ended - cancelled;
        counts.cancelled += 1;
        counts.late.add(late);
        counts.over += late > DUE;
        wrong.extend(judge_cancel(late, stalls.between(cancelled, ended)));
    }
    counts.stopped += stops && report.failed().count() > 0;
    counts.endings.add(EffectCounts::of(&report));
    counts.unsent += items.iter().filter(|item| item.is_unsent()).count() as u64;
    Ok(wrong)
}

/// Returns the effects of a batch at the hub.
fn effects(exchanges: &[Exchange], round: u64) -> Effects {
    let mut effects = Effects::new();
    for (number, exchange) in (0..).zip(exchanges) {
        if let Some(item) = item_of_exchange(exchange, round).filter(|_| exchange.done) {
            effects.entry(item).or_default().push(number);
        }
    }
    effects
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a value of an item is a small number"
)]
fn item_of_exchange(exchange: &Exchange, round: u64) -> Option<u64> {
    item_of(exchange.value as f64, round)
}

/// Returns the recorded data on each item.
fn items(
    report: &BatchReport<PropertyAddress, Property>,
    exchanges: &[Exchange],
    round: u64,
) -> Vec<Item> {
    let failures = report
        .iter()
        .map(|(_, result)| result.as_ref().err().map(gfxhub::Error::kind));
    let mut items: Vec<Item> = failures
        .map(|failure| Item {
            failure,
            ..Item::default()
        })
        .collect();
    for exchange in exchanges {
        let place = item_of_exchange(exchange, round).and_then(|item| usize::try_from(item).ok());
        if let Some(item) = place.and_then(|place| items.get_mut(place)) {
            item.first.get_or_insert(exchange.left);
            item.last = item.last.max(Some(exchange.ended));
        }
    }
    items
}

impl Item {
    fn is_unsent(&self) -> bool {
        self.failure == Some(ErrorKind::Cancelled) && self.first.is_none()
    }
}

/// Returns the violation of a batch that stops at the first error, if any. After the error no item
/// may begin, except that threads may be late by `stall`.
fn judge_stop(items: &[Item], stall: Duration) -> Option<String> {
    let failed = |item: &&Item| !matches!(item.failure, None | Some(ErrorKind::Cancelled));
    let first = items
        .iter()
        .filter(failed)
        .filter_map(|item| item.last)
        .min()?;
    let begun = items.iter().filter_map(|item| item.first).max()?;
    (begun > first.saturating_add(UNSEEN + stall))
        .then(|| format!("an item began at {begun:?}, after one had failed at {first:?}"))
}

/// Returns the violation of a batch that ended `late` after its cancel, if any. `stall` is the
/// lateness of threads at that time.
fn judge_cancel(late: Duration, stall: Duration) -> Option<String> {
    (late > LATE + stall)
        .then(|| format!("it ended {late:?} after its cancel, while threads were {stall:?} late"))
}

#[cfg(test)]
mod tests {
    use super::super::set_hub::taken;
    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn item(first: u64, last: u64, failure: Option<ErrorKind>) -> Item {
        Item {
            first: Some(at(first)),
            last: Some(at(last)),
            failure,
        }
    }

    #[test]
    fn an_item_that_begins_after_one_has_failed_is_found() {
        let judged = |items: &[Item]| judge_stop(items, at(0));
        let failed = item(1, 10, Some(ErrorKind::NotFound));
        let unsent = Item {
            failure: Some(ErrorKind::Cancelled),
            ..Item::default()
        };
        assert!(unsent.is_unsent() && !failed.is_unsent());
        let soon = item(110, 500, None);
        let late = item(111, 112, None);
        assert_eq!(judged(&[failed.clone(), unsent.clone(), soon]), None);
        let all = [failed, unsent, late.clone()];
        assert_eq!(judge_stop(&all, at(1)), None);
        let told = judged(&all);
        assert!(told.unwrap().contains("began at 111ms"));
        // A cancelled item has not failed, and an item that has not ended has not failed yet.
        let cancelled = item(1, 10, Some(ErrorKind::Cancelled));
        assert_eq!(judged(&[cancelled, late.clone()]), None);
        let mut silent = item(1, 10, Some(ErrorKind::Timeout));
        silent.last = Some(Duration::MAX);
        assert_eq!(judged(&[silent, late]), None);
    }

    #[test]
    fn a_batch_that_ends_long_after_its_cancel_is_found() {
        let [none, stall] = [at(0), at(1)];
        assert_eq!(judge_cancel(LATE, none), None);
        assert!(judge_cancel(LATE + at(1), none).is_some());
        assert_eq!(judge_cancel(LATE + at(1), stall), None);
    }

    #[test]
    fn what_was_done_is_an_effect_of_its_item() {
        let came = |value, done| Exchange {
            done,
            ..taken(value, [0, value, value])
        };
        // Values of items 3 and 4 of round 0, and of an item of round 1.
        let seen = [
            came(259, true),
            came(260, false),
            came(259, true),
            came(515, true),
        ];
        assert_eq!(effects(&seen, 0), Effects::from([(3, vec![0, 2])]));
    }
}
