//! Sets of every kind through one client: live, eased, single and in batches, with differently
//! spelled targets, with function calls between them, and with responses that are late or lost. An
//! older value must not arrive after a newer one, the last value must arrive, and each value of a
//! session must be counted once.

use std::collections::HashSet;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{
    BatchOptions, CallOptions, CancelToken, Client, FunctionCall, LiveProperty, LiveReportKind,
    LiveSession, PropertySet, PropertyUpdate,
};

use super::live;
use super::rounds::{RoundOptions, RoundResults, all_in_one, into_inner, lock};
use super::set_hub::{AT_ONCE, GOOD, Order, Reply, SetHub};
use super::set_order::{Counts, Observations, Target, WriteCall, WriteMethod, failure, judge};
use super::{Fault, Finding, in_parallel};
use crate::random::Random;

/// Number of concurrent rounds, each at its own hub.
const WORKERS: u64 = 8;
/// Number of clients of each hub.
const CLIENTS: u64 = 8;
/// Time after which no further round begins.
const TIME: Duration = Duration::from_secs(1800);
/// Range of the number of threads that set values.
const WRITERS: (u64, u64) = (1, 3);
/// Range of the number of values that each thread sets.
const STEPS: (u64, u64) = (4, 16);
/// Number of properties.
const PROPERTIES: u64 = 2;
/// Parts of a property that are set; the empty text is the whole property.
const FIELDS: [&str; 3] = ["", ".x", ".w"];
/// Spellings of the node's id that different hubs use.
const NODES: [&str; 4] = [
    "{7B9E24A0-5C13-4D8F-9A62-0E1F3C5D7B90}",
    "{7b9e24a0-5c13-4d8f-9a62-0e1f3c5d7b90}",
    "7b9e24a0-5c13-4d8f-9a62-0e1f3c5d7b90",
    "7B9E24A05C134D8F9A620E1F3C5D7B90",
];
/// Maximum wait of a thread between two steps, in microseconds.
const APART: u64 = 2_000;
/// Maximum delays of responses, in microseconds, of which one is chosen at random.
const ANSWERED: [u64; 4] = [3_000, 3_000, 3_000, 15_000];
/// Frequency of lost responses: one in this many.
const LOST: u64 = 5;
/// Ways in which a response is lost.
const LOSSES: [Reply; 4] = [Reply::Close, Reply::Reset, Reply::Cut, Reply::ResetUnread];
/// Time limit of a flush.
const TIMEOUT: Duration = Duration::from_secs(20);
/// Number of rounds after which each situation in `met`, in `run`, must have occurred.
const TELLING: u64 = 100;

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let rounds = RoundOptions {
        time: TIME,
        ..RoundOptions::new(rounds, seed, WORKERS)
    };
    let set_up = || {
        let hub = SetHub::start()?;
        let client = |number| hub.client(&mut Random::part(!seed, number)).build();
        let clients = (0..CLIENTS).map(client);
        let clients = clients.collect::<Result<Vec<_>, _>>()?;
        Ok((hub, clients))
    };
    let played: RoundResults<Counts> =
        rounds.play(set_up, |(hub, clients), _, random, counts| {
            let mut of_hub = Random::new(random.draw());
            let client = random.pick(clients);
            hub.begin(move |_| order(&mut of_hub));
            let (observed, mut wrong) = play(hub, client, random)?;
            wrong.extend(judge(&observed, &mut lock(counts)));
            Ok(all_in_one(&wrong, observed))
        })?;
    let RoundResults { rounds, counts, .. } = &played;
    let [live, single, batch, functions] = counts.given;
    let text = format!(
        "{rounds} rounds in {:.0} s, seed {seed}, {WORKERS} at a time: {} to {} threads of one client set \
         {PROPERTIES} properties and their sub-fields, each in several spellings, by the address of the hub, by \
         its name or by way of a proxy. They \
         gave {live} values to live sessions, {single} to single calls and {batch} to batches, one in six of \
         them eased, and called a function {functions} times; {} requests came, {} responses were lost, and \
         {} requests were made once more. Ended as Superseded: {}; as Cancelled: {}. Of {} pairs of values \
         for the same target it was certain which one was newer, and {} of them did not overlap.",
        played.seconds,
        WRITERS.0,
        WRITERS.1,
        counts.came,
        counts.lost,
        counts.again,
        counts.superseded,
        counts.cancelled,
        counts.pairs,
        counts.apart,
    );
    let met = [
        ("value was superseded", counts.superseded),
        ("item was cancelled", counts.cancelled),
        ("request was made once more", counts.again),
        ("pair did not overlap", counts.apart),
    ];
    Ok(played.finding(text, TELLING, &met))
}

/// Returns a random delay and, for some of the requests, the loss of the response.
fn order(random: &mut Random) -> Order {
    let longest = *random.pick(&ANSWERED);
    let pause = Duration::from_micros(random.below(longest + 1));
    let lost = *random.pick(&LOSSES);
    let reply = if random.one_in(LOST) { lost } else { GOOD };
    Order {
        pause,
        reply,
        ..AT_ONCE
    }
}

/// The data that the threads of a round share.
struct Round<'a> {
    hub: &'a SetHub,
    client: &'a Client,
    live: &'a LiveSession,
    /// True if values are set only through the session.
    only_live: bool,
    given: Mutex<Vec<WriteCall>>,
    /// Time spans of flushes.
    flushes: Mutex<Vec<(Duration, Duration)>>,
    /// Time spans of the calls of [`LiveSession::reassert`], which sends values again.
    reasserts: Mutex<Vec<(Duration, Duration)>>,
}

/// Lets some threads set values. Returns the recorded data, and the contradictions in the
/// statistics of the session.
fn play(
    hub: &SetHub,
    client: &Client,
    random: &mut Random,
) -> Result<(Observations, Vec<String>), Fault> {
    let first = hub.next_value();
    let live = client.live();
    let live = live.rate(*random.pick(&[0, 60, 500]));
    let live = live.total_rate(*random.pick(&[0, 500]));
    let live = live.open()?;
    let round = Round {
        hub,
        client,
        live: &live,
        only_live: random.one_in(4),
        given: Mutex::default(),
        flushes: Mutex::default(),
        reasserts: Mutex::default(),
    };
    let writers = random.within(WRITERS.0, WRITERS.1);
    let of_writers = random.draw();
    in_parallel(writers, |writer| {
        Writer::new(&round).work(&mut Random::part(of_writers, writer))
    })?;
    let from = hub.now();
    let left = live.close(TIMEOUT)?;
    let mut flushes = into_inner(round.flushes);
    flushes.push((from, hub.now()));
    // Returns the earliest end of a flush that began after `after`.
    let settled = |after: Duration| {
        let later = flushes.iter().filter(|(from, _)| *from > after);
        later.map(|(_, to)| *to).min().unwrap_or(Duration::MAX)
    };
    let mut given = into_inner(round.given);
    for live in given
        .iter_mut()
        .filter(|given| given.way == WriteMethod::Live)
    {
        live.settled = settled(live.placed);
    }
    let reasserts = into_inner(round.reasserts);
    // A request of a call that the previous round cancelled may arrive late.
    let mut exchanges = hub.exchanges();
    exchanges.retain(|exchange| exchange.value > first);
    let observed = Observations {
        given,
        reasserts: reasserts
            .iter()
            .map(|(from, to)| (*from, settled(*to)))
            .collect(),
        exchanges,
        left: left.len(),
    };
    let wrong = account(&live, &observed, round.only_live);
    Ok((observed, wrong))
}

/// Returns the differences between the statistics of a session and what was observed. The session
/// was closed and left no value unsent.
fn account(live: &LiveSession, observed: &Observations, only_live: bool) -> Vec<String> {
    let stats = live.stats();
    let given = observed.given.iter();
    let given: Vec<_> = given.filter(|it| it.way == WriteMethod::Live).collect();
    let values: HashSet<u64> = given.iter().map(|given| given.value).collect();
    let came = observed.exchanges.iter();
    let came: Vec<_> = came.filter(|it| values.contains(&it.value)).collect();
    let acknowledged = came.iter().filter(|it| it.acknowledges()).count() as u64;
    let reports = live.take_reports();
    let failures = reports
        .iter()
        .filter(|it| it.kind == LiveReportKind::Failed);
    let set = given.len() as u64;
    // Each reassertion may send all values again.
    let most = set * (1 + observed.reasserts.len() as u64);
    let reported = failures.count() as u64;
    let mut wrong = live::account(&stats, set..=most, 0..=acknowledged, reported);
    let eased = given.iter().filter(|given| given.eased).count() as u64;
    for (holds, what) in [
        (stats.dropped == 0, "values were dropped"),
        (
            stats.sent >= came.len() as u64,
            "more values arrived than were sent",
        ),
        (
            !only_live || stats.failed <= eased,
            "a value failed although it may be resent",
        ),
    ] {
        if !holds {
            wrong.push(what.to_owned());
        }
    }
    if !wrong.is_empty() {
        wrong.push(format!("{stats:?}"));
    }
    wrong
}

fn push<T>(to: &Mutex<Vec<T>>, items: impl IntoIterator<Item = T>) {
    lock(to).extend(items);
}

/// A thread that sets values, with its own handles.
struct Writer<'a> {
    round: &'a Round<'a>,
    handles: Vec<(Target, LiveProperty)>,
}

impl<'a> Writer<'a> {
    fn new(round: &'a Round<'a>) -> Writer<'a> {
        Writer {
            round,
            handles: Vec::new(),
        }
    }

    fn work(mut self, random: &mut Random) -> Result<(), Fault> {
        for _ in 0..random.within(STEPS.0, STEPS.1) {
            match random.below(12) {
                0..=4 => self.set_live(random)?,
                11 => self.flush()?,
                _ if self.round.only_live => self.set_live(random)?,
                5 | 6 => self.set(random),
                7 | 8 => self.set_many(random)?,
                9 => self.call(),
                _ => self.reassert(),
            }
            if random.one_in(2) {
                thread::sleep(Duration::from_micros(random.below(APART)));
            }
        }
        Ok(())
    }

    fn set_live(&mut self, random: &mut Random) -> Result<(), Fault> {
        let Round { hub, live, .. } = self.round;
        if self.handles.is_empty() || random.one_in(3) {
            let (target, node, path) = spelled(random);
            let handle = live.property(1, node, path)?;
            self.handles.push((target, handle));
        }
        let number = random.below(self.handles.len() as u64);
        let (target, handle) = &mut self.handles[usize::try_from(number).unwrap_or(0)];
        let (value, eased, begun) = (hub.next_value(), random.one_in(6), hub.now());
        let taken = match eased {
            true => handle.ease(update(value, true)),
            false => handle.set(value.cast_signed()),
        };
        if !taken {
            return Err(format!("value {value} was not accepted").into());
        }
        let given = WriteCall {
            value,
            target: Some(*target),
            way: WriteMethod::Live,
            eased,
            begun,
            placed: hub.now(),
            settled: Duration::MAX,
            failure: None,
        };
        push(&self.round.given, [given]);
        Ok(())
    }

    fn set(&self, random: &mut Random) {
        let Round { hub, client, .. } = self.round;
        let (target, node, path) = spelled(random);
        let (value, eased, begun) = (hub.next_value(), random.one_in(6), hub.now());
        let outcome = client
            .engines()
            .set_property(1, node, path, update(value, eased));
        let given = WriteCall::called(value, Some(target), WriteMethod::Single, eased, begun);
        push(
            &self.round.given,
            [given.ended(failure(&outcome), hub.now())],
        );
    }

    fn set_many(&self, random: &mut Random) -> Result<(), Fault> {
        let Round { hub, client, .. } = self.round;
        let token = CancelToken::new();
        let client = client.with(CallOptions::new().cancel(&token));
        let cancel = random
            .one_in(3)
            .then(|| Duration::from_micros(random.below(4_000)));
        let options = BatchOptions::new()
            .ordered(random.one_in(4))
            .stop_on_error(random.one_in(3));
        let (number, begun) = (hub.next_value(), hub.now());
        let item = |_| {
            let (target, node, path) = spelled(random);
            let (value, eased) = (hub.next_value(), random.one_in(6));
            let given = WriteCall::called(
                value,
                Some(target),
                WriteMethod::Batch(number),
                eased,
                begun,
            );
            (given, PropertySet::new(1, node, path, update(value, eased)))
        };
        let (given, sets): (Vec<_>, Vec<_>) = (0..6).map(item).unzip();
        let report = thread::scope(|scope| {
            if let Some(after) = cancel {
                scope.spawn(move || {
                    thread::sleep(after);
                    token.cancel();
                });
            }
            client.engines().set_properties_with(&sets, &options)
        });
        let report = report?;
        let now = hub.now();
        let ended = given.into_iter().zip(report.iter());
        let ended = ended.map(|(given, (_, result))| given.ended(failure(result), now));
        push(&self.round.given, ended);
        Ok(())
    }

    fn call(&self) {
        let Round { hub, client, .. } = self.round;
        let (value, begun) = (hub.next_value(), hub.now());
        let call = FunctionCall::without_parameters().with("Value", value.cast_signed());
        let outcome = client
            .engines()
            .call_function(1, NODES[0], "Default//Cut/0", &call);
        let given = WriteCall::called(value, None, WriteMethod::Function, false, begun);
        push(
            &self.round.given,
            [given.ended(failure(&outcome), hub.now())],
        );
    }

    fn reassert(&self) {
        let Round { hub, live, .. } = self.round;
        let from = hub.now();
        live.reassert();
        push(&self.round.reasserts, [(from, hub.now())]);
    }

    fn flush(&self) -> Result<(), Fault> {
        let Round { hub, live, .. } = self.round;
        let from = hub.now();
        let left = live.flush(TIMEOUT)?;
        push(&self.round.flushes, [(from, hub.now())]);
        match left.is_empty() {
            true => Ok(()),
            false => Err(format!("a flush did not deliver {left:?}").into()),
        }
    }
}

fn update(value: u64, eased: bool) -> PropertyUpdate {
    let update = PropertyUpdate::new(value.cast_signed());
    if eased { update.linear(0.001) } else { update }
}

/// Returns a random part of a random property, with a random spelling of its node and its path.
fn spelled(random: &mut Random) -> (Target, &'static str, String) {
    let (property, field) = (random.below(PROPERTIES), *random.pick(&FIELDS));
    let path = format!("Transform//Position/{property}");
    let path = match random.below(3) {
        0 => path.to_uppercase() + &field.to_uppercase(),
        1 => path.to_lowercase() + field,
        _ => path + field,
    };
    (Target { property, field }, *random.pick(&NODES), path)
}
