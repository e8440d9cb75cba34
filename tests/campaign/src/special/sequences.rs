//! Sets of every kind through one client, live, eased, single and in batches, in several spellings,
//! with functions between them and responses that are lost: an older value does not arrive after a
//! newer one.
//!
//! A value is the older one if its call had certainly begun before that of the other. It came too
//! late if it was settled before the other was given, or if its connection was not free for it
//! before the first byte of the other had arrived; the values of one session or one batch have an
//! order in any case.

use std::collections::HashMap;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{
    BatchOptions, CallOptions, CancelToken, Client, Effect, ErrorKind, FunctionCall, LiveProperty,
    LiveSession, PropertySet, PropertyUpdate,
};

use super::Finding;
use super::rounds::{Count, Played, Rounds, all_in_one, into_inner, lock};
use super::set_hub::{Exchange, GOOD, Order, Reply, SetHub};
use crate::random::Random;

/// Number of rounds in progress at a time, each at a hub of its own.
const WORKERS: u64 = 8;
/// Number of clients of each hub.
const CLIENTS: u64 = 8;
/// Time after which no further round is begun.
const TIME: Duration = Duration::from_secs(1800);
/// Range of the number of threads that give values, and of the values of each.
const WRITERS: (u64, u64) = (1, 3);
const STEPS: (u64, u64) = (4, 16);
/// Number of properties, and the sub-fields of them that are set.
const PROPERTIES: u64 = 2;
const FIELDS: [&str; 3] = ["", ".x", ".w"];
/// The node in the spellings of different hubs.
const NODES: [&str; 4] = [
    "{7B9E24A0-5C13-4D8F-9A62-0E1F3C5D7B90}",
    "{7b9e24a0-5c13-4d8f-9a62-0e1f3c5d7b90}",
    "7b9e24a0-5c13-4d8f-9a62-0e1f3c5d7b90",
    "7B9E24A05C134D8F9A620E1F3C5D7B90",
];
/// Maximum wait of a writer between two steps, and maximum delay of a response, in microseconds.
const APART: u64 = 2_000;
const ANSWERED: u64 = 3_000;
/// Frequency of lost responses: one in this many.
const LOST: u64 = 5;
const LOSSES: [Reply; 3] = [Reply::Close, Reply::Reset, Reply::Cut];
/// Time limit of a flush.
const PATIENCE: Duration = Duration::from_secs(20);
/// Number of rounds after which a run has met everything that is judged.
const TELLING: u64 = 100;

/// A part of a property, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Target {
    property: u64,
    field: &'static str,
}

/// The way in which a value was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Live,
    Single,
    /// In the batch with this number.
    Batch(u64),
    Function,
}

/// A value that was given, or a call of a function. Times are those of the hub.
#[derive(Clone, Debug)]
struct Given {
    value: u64,
    /// Target of the set; none for a function, which may change anything.
    target: Option<Target>,
    way: Way,
    eased: bool,
    /// Time before which its call had not begun.
    begun: Duration,
    /// Time by which its call had begun.
    placed: Duration,
    /// Time from which none of it is on its way any more.
    settled: Duration,
    failure: Option<(ErrorKind, Effect)>,
}

/// The observed facts about a round.
#[derive(Debug, Default)]
struct Observed {
    given: Vec<Given>,
    /// Spans in which values that the hub had acknowledged were sent once more.
    reasserts: Vec<(Duration, Duration)>,
    exchanges: Vec<Exchange>,
    /// Number of properties that were left when the session was closed.
    left: usize,
}

/// The counts of a round.
#[derive(Debug, Default)]
struct Counts {
    /// Numbers of values that were given live, singly and in batches, and of calls of functions.
    given: [Count; 4],
    came: Count,
    lost: Count,
    again: Count,
    superseded: Count,
    cancelled: Count,
    /// Number of pairs whose order was certain, and of those among them that did not overlap.
    pairs: Count,
    apart: Count,
}

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, String> {
    let rounds = Rounds {
        time: TIME,
        ..Rounds::new(rounds, seed, WORKERS)
    };
    let set_up = || {
        let hub = SetHub::start()?;
        let clients = (0..CLIENTS).map(|number| {
            let client = hub.client(&mut Random::part(!seed, number)).build();
            client.map_err(|error| error.to_string())
        });
        let clients = clients.collect::<Result<Vec<_>, _>>()?;
        Ok((hub, clients))
    };
    let played: Played<Counts> = rounds.play(set_up, |(hub, clients), _, random, counts| {
        let mut of_hub = Random::new(random.draw());
        let client = random.pick(clients);
        hub.begin(move |_| order(&mut of_hub));
        let observed = play(hub, client, random)?;
        let wrong = judge(&observed, &mut lock(counts));
        Ok(all_in_one(&wrong, observed))
    })?;
    let Played { rounds, counts, .. } = &played;
    let [live, single, batch, functions] = counts.given;
    let text = format!(
        "{rounds} rounds in {:.0} s, seed {seed}, {WORKERS} at a time: {} to {} threads of one client set \
         {PROPERTIES} properties and their sub-fields, each in several spellings, by the address of the hub, by \
         its name or by way of a proxy. They \
         gave {live} values to live sessions, {single} to single calls and {batch} to batches, one in six of \
         them eased, and called a function {functions} times; {} requests came, {} responses were lost, and \
         {} requests were made once more. Ended as Superseded: {}; as Cancelled: {}. Of {} pairs of values \
         for the same it was certain which one was the newer, and {} of them did not overlap.",
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

/// Returns a pause and, for some of the requests, a loss.
fn order(random: &mut Random) -> Order {
    let pause = Duration::from_micros(random.below(ANSWERED + 1));
    let lost = *random.pick(&LOSSES);
    let reply = if random.one_in(LOST) { lost } else { GOOD };
    Order { pause, reply }
}

/// The parts that the writers of a round share.
struct Round<'a> {
    hub: &'a SetHub,
    client: &'a Client,
    live: &'a LiveSession,
    given: Mutex<Vec<Given>>,
    /// Spans in which values were waited for.
    flushes: Mutex<Vec<(Duration, Duration)>>,
    /// Requests to send values once more, each with the times before and after.
    reasserts: Mutex<Vec<(Duration, Duration)>>,
}

/// Lets some threads give values.
fn play(hub: &SetHub, client: &Client, random: &mut Random) -> Result<Observed, String> {
    let told = |error: gfxhub::Error| error.to_string();
    let live = client.live();
    let live = live.rate(*random.pick(&[0, 60, 500]));
    let live = live.total_rate(*random.pick(&[0, 500]));
    let live = live.open().map_err(told)?;
    let round = Round {
        hub,
        client,
        live: &live,
        given: Mutex::default(),
        flushes: Mutex::default(),
        reasserts: Mutex::default(),
    };
    let writers = random.within(WRITERS.0, WRITERS.1);
    thread::scope(|scope| {
        let work = |mut random| {
            let round = &round;
            scope.spawn(move || Writer::new(round).work(&mut random))
        };
        let threads: Vec<_> = (0..writers)
            .map(|_| work(Random::new(random.draw())))
            .collect();
        let panicked = |_| Err("a writer panicked".to_owned());
        let mut ends = threads
            .into_iter()
            .map(|it| it.join().unwrap_or_else(panicked));
        ends.try_for_each(|end| end)
    })?;
    let from = hub.now();
    let left = live.close(PATIENCE).map_err(told)?;
    let mut flushes = into_inner(round.flushes);
    flushes.push((from, hub.now()));
    // The first end of a flush that began after this.
    let settled = |after: Duration| {
        let later = flushes.iter().filter(|(from, _)| *from > after);
        later.map(|(_, to)| *to).min().unwrap_or(Duration::MAX)
    };
    let mut given = into_inner(round.given);
    for live in given.iter_mut().filter(|given| given.way == Way::Live) {
        live.settled = settled(live.placed);
    }
    let reasserts = into_inner(round.reasserts);
    Ok(Observed {
        given,
        reasserts: reasserts
            .iter()
            .map(|(from, to)| (*from, settled(*to)))
            .collect(),
        exchanges: hub.exchanges(),
        left: left.len(),
    })
}

fn push<T>(to: &Mutex<Vec<T>>, items: impl IntoIterator<Item = T>) {
    lock(to).extend(items);
}

/// A thread that gives values, with handles of its own.
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

    fn work(mut self, random: &mut Random) -> Result<(), String> {
        for _ in 0..random.within(STEPS.0, STEPS.1) {
            match random.below(12) {
                0..=4 => self.set_live(random)?,
                5 | 6 => self.set(random),
                7 | 8 => self.set_many(random)?,
                9 => self.call(),
                10 => self.reassert(),
                _ => self.flush()?,
            }
            if random.one_in(2) {
                thread::sleep(Duration::from_micros(random.below(APART)));
            }
        }
        Ok(())
    }

    fn set_live(&mut self, random: &mut Random) -> Result<(), String> {
        let Round { hub, live, .. } = self.round;
        if self.handles.is_empty() || random.one_in(3) {
            let (target, node, path) = spelled(random);
            let handle = live
                .property(1, node, path)
                .map_err(|error| error.to_string())?;
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
            return Err(format!("value {value} was not taken"));
        }
        let given = Given {
            value,
            target: Some(*target),
            way: Way::Live,
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
        let given = Given::called(value, Some(target), Way::Single, eased, begun);
        push(
            &self.round.given,
            [given.ended(failure(&outcome), hub.now())],
        );
    }

    fn set_many(&self, random: &mut Random) -> Result<(), String> {
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
            let given = Given::called(value, Some(target), Way::Batch(number), eased, begun);
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
        let report = report.map_err(|error| error.to_string())?;
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
        let given = Given::called(value, None, Way::Function, false, begun);
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

    fn flush(&self) -> Result<(), String> {
        let Round { hub, live, .. } = self.round;
        let from = hub.now();
        let left = live.flush(PATIENCE).map_err(|error| error.to_string())?;
        push(&self.round.flushes, [(from, hub.now())]);
        match left.is_empty() {
            true => Ok(()),
            false => Err(format!("a flush left {left:?}")),
        }
    }
}

fn failure<T>(outcome: &gfxhub::Result<T>) -> Option<(ErrorKind, Effect)> {
    let error = outcome.as_ref().err()?;
    Some((error.kind(), error.effect()))
}

fn update(value: u64, eased: bool) -> PropertyUpdate {
    let update = PropertyUpdate::new(value.cast_signed());
    if eased { update.linear(0.001) } else { update }
}

/// Returns a part of a property in one of its spellings: the target, its node and its path.
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

impl Target {
    /// Returns `true` if a set of one also sets the other, or a part of it.
    fn meets(self, other: Target) -> bool {
        let fields = [self.field, other.field];
        self.property == other.property && (fields[0] == fields[1] || fields.contains(&""))
    }
}

impl Given {
    fn called(value: u64, target: Option<Target>, way: Way, eased: bool, begun: Duration) -> Given {
        Given {
            value,
            target,
            way,
            eased,
            begun,
            placed: Duration::MAX,
            settled: Duration::MAX,
            failure: None,
        }
    }

    /// Returns the value with the result of its call, which has returned.
    fn ended(self, failure: Option<(ErrorKind, Effect)>, now: Duration) -> Given {
        // The hub may still handle a request that was given up.
        let given_up =
            matches!(failure, Some((ErrorKind::Cancelled, effect)) if effect != Effect::None);
        Given {
            failure,
            placed: now,
            settled: if given_up { Duration::MAX } else { now },
            ..self
        }
    }
}

/// The requests for one value.
struct Came<'a> {
    given: &'a Given,
    /// Requests with their places, in the order in which they arrived.
    requests: Vec<(usize, &'a Exchange)>,
}

/// Returns the violations of a round.
fn judge(observed: &Observed, counts: &mut Counts) -> Vec<String> {
    let mut by_value: HashMap<u64, Vec<(usize, &Exchange)>> = HashMap::new();
    for (place, exchange) in observed.exchanges.iter().enumerate() {
        by_value
            .entry(exchange.value)
            .or_default()
            .push((place, exchange));
    }
    let all = observed.given.iter().map(|given| Came {
        given,
        requests: by_value.remove(&given.value).unwrap_or_default(),
    });
    let all: Vec<Came<'_>> = all.collect();
    let mut wrong = Vec::new();
    for value in by_value.keys() {
        wrong.push(format!("{value} was not given"));
    }
    if observed.left > 0 {
        wrong.push(format!("{} properties were left", observed.left));
    }
    let reasserts = !observed.reasserts.is_empty();
    for own in &all {
        counts.count(own);
        let what = own.itself(&all, reasserts);
        wrong.extend(what.map(|what| format!("{} {what}", own.given.value)));
        for newer in all.iter().filter(|newer| own.is_before(newer)) {
            counts.pairs += 1;
            counts.apart += own.given.settled < newer.given.begun;
            if let Some(what) = own.against(newer, observed) {
                let (older, newer) = (own.given.value, newer.given.value);
                wrong.push(format!("{older} {what} {newer}"));
            }
        }
    }
    wrong
}

impl Came<'_> {
    /// Returns the violation of this value by itself, if any.
    fn itself(&self, all: &[Came<'_>], reasserts: bool) -> Option<&'static str> {
        let Given {
            way,
            eased,
            failure,
            ..
        } = *self.given;
        let moves = self
            .requests
            .iter()
            .filter(|(_, exchange)| exchange.eased)
            .count();
        let times = self.requests.len();
        let most = match way {
            Way::Single | Way::Batch(_) if !eased => 2,
            // An acknowledged value is sent once more on demand, without the move.
            Way::Live if !eased || reasserts => usize::MAX,
            _ => 1,
        };
        if moves > 1 || times > most {
            return Some("came too often");
        }
        match failure {
            None if way != Way::Live && times == 0 => Some("succeeded and did not come"),
            None if times == 0 && !eased && self.is_last(all) => {
                Some("is the last and did not come")
            }
            Some((_, Effect::None)) if times > 0 => Some("failed without effect and came"),
            Some((ErrorKind::Superseded, _)) if !self.may_be_superseded(all) => {
                Some("was superseded by nothing newer")
            }
            None
            | Some((ErrorKind::Superseded, Effect::None))
            | Some((ErrorKind::ConnectionLost, Effect::Maybe))
            | Some((ErrorKind::Cancelled, _)) => None,
            Some(_) => Some("failed as it cannot"),
        }
    }

    /// Returns `true` if a value that may be newer was sent.
    fn may_be_superseded(&self, all: &[Came<'_>]) -> bool {
        let mut sent = all
            .iter()
            .filter(|other| !other.requests.is_empty() && other.meets(self));
        sent.any(|other| other.given.value != self.given.value && !other.is_before(self))
    }

    /// Returns `true` if all values of the same target had certainly begun before.
    fn is_last(&self, all: &[Came<'_>]) -> bool {
        let mut others = all.iter().filter(|other| other.meets(self));
        others.all(|other| other.given.value == self.given.value || other.is_before(self))
    }

    /// Returns `true` if both set the same target, or a part of it.
    fn meets(&self, other: &Came<'_>) -> bool {
        let targets = (self.given.target, other.given.target);
        matches!(targets, (Some(own), Some(other)) if own.meets(other))
    }

    /// Returns `true` if its call had certainly begun before that of the other, which may have
    /// changed the same target.
    fn is_before(&self, other: &Came<'_>) -> bool {
        let (own, other_given) = (self.given, other.given);
        let touches = own.target.is_some() && (other_given.target.is_none() || self.meets(other));
        if own.value == other_given.value || !touches {
            return false;
        }
        if matches!(own.way, Way::Batch(_)) && own.way == other_given.way {
            return own.value < other_given.value;
        }
        let first = self.requests.first().map(|(_, exchange)| exchange.left);
        first.unwrap_or(Duration::MAX).min(own.placed) < other_given.begun
    }

    /// Returns the violation of this value with respect to a newer one, if any.
    fn against(&self, newer: &Came<'_>, observed: &Observed) -> Option<&'static str> {
        let &(at, first) = newer.requests.first()?;
        let (own, other) = (self.given, newer.given);
        let repeats = own.way != Way::Live || observed.reasserts.is_empty();
        let mut before: Option<&Exchange> = None;
        for &(place, exchange) in &self.requests {
            let ended = before.map(|before| before.ended);
            let again = before.replace(exchange).is_some();
            let earliest = exchange.earliest.max(ended.unwrap_or_default());
            if other.target.is_none() {
                // After a function nothing that was sent before may be sent again; it forbids
                // nothing else.
                let sent = self.requests[0].1.left < other.begun;
                if again && sent && repeats && first.left < earliest {
                    return Some("was sent again after a function had been called:");
                }
                continue;
            }
            if first.left < earliest {
                return Some("left after the newer");
            }
            if place < at {
                continue;
            }
            if own.way == other.way && !matches!(own.way, Way::Single) {
                return Some("came after the newer of its session or batch");
            }
            if own.settled < other.begun && !own.is_sent_once_more(other, observed) {
                return Some("was settled, and came after the newer");
            }
        }
        None
    }
}

impl Given {
    /// Returns `true` if it may have been sent once more while the other was on its way.
    fn is_sent_once_more(&self, other: &Given, observed: &Observed) -> bool {
        let mut spans = observed.reasserts.iter();
        self.way == Way::Live && spans.any(|(from, to)| *from < other.settled && other.begun < *to)
    }
}

impl Counts {
    fn count(&mut self, came: &Came<'_>) {
        let place = match came.given.way {
            Way::Live => 0,
            Way::Single => 1,
            Way::Batch(_) => 2,
            Way::Function => 3,
        };
        self.given[place] += 1;
        let lost = came
            .requests
            .iter()
            .filter(|(_, exchange)| exchange.status.is_none());
        self.lost += lost.count() as u64;
        self.came += came.requests.len() as u64;
        self.again += came.requests.len().saturating_sub(1) as u64;
        let kind = came.given.failure.map(|(kind, _)| kind);
        self.superseded += kind == Some(ErrorKind::Superseded);
        self.cancelled += kind == Some(ErrorKind::Cancelled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Target = Target {
        property: 0,
        field: "",
    };
    const PART: Target = Target {
        property: 0,
        field: ".x",
    };
    const OTHER_PART: Target = Target {
        property: 0,
        field: ".w",
    };

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// Returns a value whose call began and was settled at these times.
    fn given(value: u64, target: Target, way: Way, [begun, settled]: [u64; 2]) -> Given {
        Given {
            value,
            target: Some(target),
            way,
            eased: false,
            begun: at(begun),
            placed: at(if way == Way::Live { begun } else { settled }),
            settled: at(settled),
            failure: None,
        }
    }

    fn function(value: u64, [begun, settled]: [u64; 2]) -> Given {
        Given {
            target: None,
            ..given(value, WHOLE, Way::Function, [begun, settled])
        }
    }

    /// Returns a request that was answered.
    fn came(value: u64, [earliest, left, ended]: [u64; 3]) -> Exchange {
        Exchange {
            name: String::new(),
            value,
            eased: false,
            earliest: at(earliest),
            left: at(left),
            ended: at(ended),
            status: Some(200),
            done: true,
        }
    }

    fn wrong(given: impl Into<Vec<Given>>, exchanges: &[Exchange]) -> Vec<String> {
        judged(given, exchanges, &[])
    }

    fn judged(
        given: impl Into<Vec<Given>>,
        exchanges: &[Exchange],
        reasserts: &[[u64; 2]],
    ) -> Vec<String> {
        let observed = Observed {
            given: given.into(),
            reasserts: reasserts
                .iter()
                .map(|[from, to]| (at(*from), at(*to)))
                .collect(),
            exchanges: exchanges.to_vec(),
            left: 0,
        };
        judge(&observed, &mut Counts::default())
    }

    #[test]
    fn what_follows_one_another_or_overlaps_is_right() {
        let pair = |older, newer| {
            [
                given(1, WHOLE, Way::Single, older),
                given(2, PART, Way::Live, newer),
            ]
        };
        let (first, second) = (came(1, [0, 2, 3]), came(2, [0, 12, 13]));
        assert_eq!(
            wrong(pair([1, 5], [11, 15]), &[first.clone(), second.clone()]),
            [""; 0]
        );
        // Both on their way, each on a connection that was free for it all the time.
        let late = came(1, [0, 14, 15]);
        assert_eq!(wrong(pair([1, 16], [11, 17]), &[second, late]), [""; 0]);
    }

    #[test]
    fn an_older_value_after_one_that_it_did_not_overlap_is_found() {
        for (way, targets) in [
            (Way::Live, [WHOLE, WHOLE]),
            (Way::Single, [PART, WHOLE]),
            (Way::Batch(7), [WHOLE, PART]),
        ] {
            let older = given(1, targets[0], way, [1, 5]);
            let newer = given(2, targets[1], Way::Single, [11, 15]);
            let seen = [
                came(1, [0, 2, 3]),
                came(2, [0, 12, 13]),
                came(1, [0, 14, 15]),
            ];
            let due = "1 was settled, and came after the newer 2";
            assert_eq!(wrong([older, newer], &seen), [due], "{way:?}");
        }
        // A value of another part may.
        let older = given(1, PART, Way::Live, [1, 5]);
        let newer = given(2, OTHER_PART, Way::Single, [11, 15]);
        let seen = [
            came(1, [0, 2, 3]),
            came(2, [0, 12, 13]),
            came(1, [0, 14, 15]),
        ];
        assert_eq!(wrong([older, newer], &seen), [""; 0]);
    }

    #[test]
    fn an_older_value_that_left_after_a_newer_one_is_found() {
        let older = given(1, PART, Way::Live, [1, 30]);
        let newer = given(2, WHOLE, Way::Single, [11, 20]);
        // Its connection was busy until then, or it was sent again.
        let due = ["1 left after the newer 2"];
        let seen = [came(2, [0, 12, 15]), came(1, [13, 16, 17])];
        assert_eq!(wrong([older.clone(), newer.clone()], &seen), due);
        let seen = [
            came(1, [0, 2, 13]),
            came(2, [0, 12, 15]),
            came(1, [0, 16, 17]),
        ];
        assert_eq!(wrong([older.clone(), newer.clone()], &seen), due);
        let seen = [
            came(1, [0, 2, 11]),
            came(2, [0, 12, 15]),
            came(1, [0, 16, 17]),
        ];
        assert_eq!(wrong([older, newer], &seen), [""; 0]);
    }

    #[test]
    fn a_session_and_a_batch_keep_their_order_though_they_overlap() {
        for way in [Way::Live, Way::Batch(7)] {
            let begun = if way == Way::Live { 11 } else { 1 };
            let both = [
                given(1, PART, way, [1, 30]),
                given(2, WHOLE, way, [begun, 30]),
            ];
            let seen = [came(2, [0, 12, 13]), came(1, [0, 14, 15])];
            let due = "1 came after the newer of its session or batch 2";
            assert_eq!(wrong(both.clone(), &seen), [due]);
        }
    }

    #[test]
    fn what_is_sent_once_more_on_demand_may_overlap() {
        let older = given(1, PART, Way::Live, [1, 5]);
        let newer = given(2, PART, Way::Single, [11, 15]);
        let seen = [
            came(1, [0, 2, 3]),
            came(2, [0, 12, 13]),
            came(1, [0, 14, 15]),
        ];
        let both = [older, newer];
        assert_eq!(judged(both.clone(), &seen, &[[10, 16]]), [""; 0]);
        assert_eq!(judged(both.clone(), &seen, &[[15, 16]]).len(), 1);
        assert_eq!(judged(both.clone(), &seen, &[[6, 10]]).len(), 1);
    }

    #[test]
    fn what_is_sent_again_after_a_function_is_found() {
        let lost = Exchange {
            status: None,
            ..came(1, [0, 2, 3])
        };
        let seen = [lost, came(2, [0, 12, 13]), came(1, [0, 14, 15])];
        let due = ["1 was sent again after a function had been called: 2"];
        for way in [Way::Single, Way::Live] {
            let both = [given(1, WHOLE, way, [1, 16]), function(2, [11, 15])];
            // Its connection was made after the function had arrived.
            let mut seen = seen.clone();
            assert_eq!(wrong(both.clone(), &seen), [""; 0]);
            seen[2].earliest = at(13);
            assert_eq!(wrong(both.clone(), &seen), due);
            // It may be sent for the first time, and again after that.
            assert_eq!(wrong(both.clone(), &seen[1..]), [""; 0]);
            let seen = [&seen[1..], &[came(1, [15, 16, 17])]].concat();
            assert_eq!(wrong(both, &seen), [""; 0]);
        }
    }

    #[test]
    fn what_comes_too_often_or_from_nowhere_is_found() {
        let single = given(1, WHOLE, Way::Single, [1, 20]);
        let again = |times: usize| vec![came(1, [0, 2, 3]); times];
        assert_eq!(wrong([single.clone()], &again(2)), [""; 0]);
        let due = ["1 came too often"];
        assert_eq!(wrong([single.clone()], &again(3)), due);
        assert_eq!(wrong([function(1, [1, 20])], &again(2)), due);
        for way in [Way::Single, Way::Live] {
            let eased = Given {
                eased: true,
                ..given(1, WHOLE, way, [1, 20])
            };
            assert_eq!(wrong([eased.clone()], &again(1)), [""; 0]);
            assert_eq!(wrong([eased.clone()], &again(2)), due);
            // Its end may be set once more on demand, without the move.
            let told = judged([eased.clone()], &again(2), &[[5, 6]]);
            assert_eq!(told.is_empty(), way == Way::Live, "{told:?}");
            let mut moves = again(2);
            moves.iter_mut().for_each(|exchange| exchange.eased = true);
            assert_eq!(judged([eased], &moves, &[[5, 6]]), due);
        }
        assert_eq!(wrong([], &again(1)), ["1 was not given"]);
    }

    #[test]
    fn an_end_that_does_not_fit_is_found() {
        let single = given(1, WHOLE, Way::Single, [1, 20]);
        assert_eq!(
            wrong([single.clone()], &[]),
            ["1 succeeded and did not come"]
        );
        let failed = |kind, effect| Given {
            failure: Some((kind, effect)),
            ..single.clone()
        };
        let unsent = failed(ErrorKind::Superseded, Effect::None);
        let seen = [came(1, [0, 2, 3])];
        assert_eq!(
            wrong([unsent.clone()], &seen),
            ["1 failed without effect and came"]
        );
        let due = "1 was superseded by nothing newer";
        assert_eq!(wrong([unsent.clone()], &[]), [due]);
        let newer = given(2, PART, Way::Live, [5, 10]);
        let newer_came = [came(2, [0, 6, 7])];
        assert_eq!(wrong([unsent.clone(), newer], &newer_came), [""; 0]);
        let older = given(2, PART, Way::Single, [0, 0]);
        assert_eq!(wrong([unsent, older], &newer_came), [due]);
        let timed_out = failed(ErrorKind::Timeout, Effect::Maybe);
        assert_eq!(wrong([timed_out], &seen), ["1 failed as it cannot"]);
    }

    #[test]
    fn a_last_value_that_does_not_come_is_found() {
        let last = given(2, WHOLE, Way::Live, [11, 20]);
        let before = given(1, PART, Way::Single, [1, 5]);
        let seen = [came(1, [0, 2, 3])];
        let due = "2 is the last and did not come";
        assert_eq!(wrong([before.clone(), last.clone()], &seen), [due]);
        let eased = Given {
            eased: true,
            ..last.clone()
        };
        assert_eq!(wrong([before, eased], &seen), [""; 0]);
        // Another value may be newer.
        let beside = given(1, PART, Way::Single, [12, 15]);
        assert_eq!(wrong([beside, last], &[came(1, [0, 13, 14])]), [""; 0]);
    }

    #[test]
    fn what_was_given_up_may_come_late() {
        for (effect, settled) in [(Effect::Maybe, Duration::MAX), (Effect::None, at(9))] {
            let given = Given::called(1, Some(WHOLE), Way::Single, false, at(1));
            let given = given.ended(Some((ErrorKind::Cancelled, effect)), at(9));
            assert_eq!((given.settled, given.placed), (settled, at(9)));
        }
    }
}
