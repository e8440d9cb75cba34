//! Live sessions that end in every way, at any moment, while values are set. A session must count
//! each value once. Its close must return the properties whose last value the hub has neither
//! acknowledged nor refused. No request may arrive after the end, and the end must be quick.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, ErrorKind, LiveProperty, LiveReportKind, LiveSession, LiveStats,
    PropertyAddress, PropertyUpdate,
};

use super::batch_items::{NODE, number_of, path};
use super::live::account;
use super::rounds::{Count, RoundOptions, RoundResults, all_in_one, lock};
use super::set_hub::{AT_ONCE, Exchange, GOOD, Order, Reply, SetHub, came_after};
use super::stalls::Stalls;
use super::{Fault, Finding};
use crate::latency_stats::LatencyStats;
use crate::random::Random;

/// Number of concurrent rounds, each at its own hub.
const WORKERS: u64 = 4;
/// Maximum number of threads that set values.
const SETTERS: u64 = 3;
/// Number of properties that each thread sets.
const EACH: u64 = 4;
const PROPERTIES: u64 = SETTERS * EACH;
/// Maximum time in milliseconds during which values are set before the session ends.
const BEFORE: u64 = 60;
/// Maximum timeout of a close, in milliseconds.
const TIMEOUT: u64 = 300;
/// Number of values after which a thread pauses between two values even while the session ends.
const HURRIED: usize = 10_000;
/// Time limit of a flush that is in progress when the session ends.
const FLUSH: Duration = Duration::from_secs(10);
/// Documented maximum time by which the end of a session may exceed its time limit.
const DUE: Duration = Duration::from_millis(60);
/// Time by which the end of a session may exceed its time limit without a violation.
const LATE: Duration = Duration::from_millis(150);
/// Time after the end of a session during which requests are looked for.
const LOOK: Duration = Duration::from_millis(200);
/// A response that arrives within this time before the end of a session may remain unread.
const UNREAD: Duration = Duration::from_millis(100);
/// Number of rounds after which each situation in `met`, in `run`, must have occurred.
const TELLING: u64 = 200;

/// The ways in which a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EndMethod {
    Closed,
    Dropped,
    /// The session is closed after, or while, its client is closed.
    ClientClosed(EndTiming),
    /// The session is closed after, or while, the token in its options is cancelled.
    Cancelled(EndTiming),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EndTiming {
    Before,
    Meanwhile,
}

const END_METHODS: [EndMethod; 6] = [
    EndMethod::Closed,
    EndMethod::Dropped,
    EndMethod::ClientClosed(EndTiming::Before),
    EndMethod::ClientClosed(EndTiming::Meanwhile),
    EndMethod::Cancelled(EndTiming::Before),
    EndMethod::Cancelled(EndTiming::Meanwhile),
];

/// The ways in which a hub treats values.
#[derive(Clone, Copy, Debug)]
enum HubBehaviour {
    Quick,
    Slow,
    Losing,
    Refusing,
    Silent,
}

const BEHAVIOURS: [HubBehaviour; 5] = [
    HubBehaviour::Quick,
    HubBehaviour::Slow,
    HubBehaviour::Losing,
    HubBehaviour::Refusing,
    HubBehaviour::Silent,
];

/// A value that was set through a handle.
#[derive(Clone, Copy, Debug)]
struct SetCall {
    property: u64,
    value: u64,
    eased: bool,
    taken: bool,
    begun: Duration,
    returned: Duration,
}

/// The recorded data on a session. Times are on the clock of the hub.
#[derive(Clone, Debug)]
struct Observations {
    /// Result of the close; `None` if the session was dropped.
    closed: Option<CloseResult>,
    /// Time at which the session began to end.
    ending: Duration,
    /// Time at which the end was complete.
    returned: Duration,
    /// Time by which the end exceeded its limit.
    late: Duration,
    /// Time from the end of the session to that of a concurrent flush; `None` without a flush.
    flush: Option<Duration>,
    /// Exit status of a forked child process that used the session; `None` without a fork.
    child: Option<i32>,
    /// Total time by which threads may have been late during the round.
    stall: Duration,
    /// Number of calls of [`LiveSession::reassert`], which sends values again.
    reasserts: u64,
    exchanges: Vec<Exchange>,
    given: Vec<SetCall>,
}

/// The result of a close, and what the session reports after it.
#[derive(Clone, Debug)]
struct CloseResult {
    left: Result<Vec<u64>, ErrorKind>,
    again: Result<usize, ErrorKind>,
    stats: LiveStats,
    /// Values that were reported as failed, each with the reason.
    failed: Vec<String>,
}

/// Totals of the run.
#[derive(Debug, Default)]
struct Counts {
    ways: [Count; END_METHODS.len()],
    sets: Count,
    delivered: Count,
    superseded: Count,
    failed: Count,
    dropped: Count,
    left: Count,
    refused: Count,
    children: Count,
    ends: LatencyStats,
    flushes: LatencyStats,
    over: Count,
}

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let stalls = Stalls::watch()?;
    let rounds = RoundOptions::new(rounds, seed, WORKERS);
    let played = rounds.play(SetHub::start, |hub, _, random, counts: &Mutex<Counts>| {
        let way = *random.pick(&END_METHODS);
        let behaviour = *random.pick(&BEHAVIOURS);
        let mut of_hub = Random::new(random.draw());
        hub.begin(move |_| behaviour.order(&mut of_hub));
        let observed = play(hub, &stalls, way, random)?;
        lock(counts).count(way, &observed);
        Ok(all_in_one(&judge(&observed), ((way, behaviour), observed)))
    })?;
    let RoundResults { rounds, counts, .. } = &played;
    let [closed, dropped, before, meanwhile, cancelled, later] = counts.ways;
    let text = format!(
        "{rounds} sessions in {:.0} s, seed {seed}, {WORKERS} at a time, by the address of a hub, its name \
         or a proxy, each with 1 to {SETTERS} threads that open \
         handles and set values: {closed} were closed, with 0 to {TIMEOUT} ms of time, {dropped} dropped, \
         {before} closed after their client and {meanwhile} while their client was closed, {cancelled} after \
         they had been cancelled and {later} while they were; a forked child checked {}. Of {} values {} \
         were delivered, {} superseded, {} failed and {} dropped; {} properties were left; {} values were \
         refused, as the session had ended. Ends exceeded their time limits by {}, {} of them by more than {} \
         ms; flushes that were in progress ended after the session by {}.",
        played.seconds,
        counts.children,
        counts.sets,
        counts.delivered,
        counts.superseded,
        counts.failed,
        counts.dropped,
        counts.left,
        counts.refused,
        counts.ends.describe(),
        counts.over,
        DUE.as_millis(),
        counts.flushes.describe(),
    );
    let met = [
        ("value was dropped", counts.dropped),
        ("value failed", counts.failed),
        ("value was refused", counts.refused),
        (
            "flush was in progress",
            Count(counts.flushes.count() as u64),
        ),
    ];
    Ok(played.finding(text, TELLING, &met))
}

impl HubBehaviour {
    fn order(self, random: &mut Random) -> Order {
        let lost = [Reply::Close, Reply::Reset, Reply::Cut, Reply::ResetUnread];
        let status = |status| Reply::Status(status, None);
        let refused = [
            status(404),
            status(500),
            status(503),
            Reply::Status(503, Some(1)),
            Reply::Page,
        ];
        let reply = match self {
            HubBehaviour::Losing if random.one_in(4) => *random.pick(&lost),
            HubBehaviour::Refusing if random.one_in(3) => *random.pick(&refused),
            HubBehaviour::Silent if random.one_in(8) => Reply::Silence,
            _ => GOOD,
        };
        let longest = if matches!(self, HubBehaviour::Slow) {
            60_000
        } else {
            2_000
        };
        Order {
            pause: Duration::from_micros(random.below(longest)),
            reply,
            ..AT_ONCE
        }
    }
}

/// The data that the threads of a round share.
struct Round<'a> {
    hub: &'a SetHub,
    live: RwLock<Option<LiveSession>>,
    /// True when the session has begun to end, after which it may refuse values.
    ending: AtomicBool,
    /// True when the session has ended and the threads are to stop.
    over: AtomicBool,
}

/// Lets threads set values, and meanwhile ends the session.
fn play(
    hub: &SetHub,
    stalls: &Stalls,
    way: EndMethod,
    random: &mut Random,
) -> Result<Observations, Fault> {
    let since = Instant::now();
    let limit = Duration::from_millis(random.within(300, 2_000));
    let client = hub.client(random).timeout(limit).build()?;
    let token = CancelToken::new();
    let live = client.with(CallOptions::new().cancel(&token)).live();
    let live = live.rate(*random.pick(&[0, 60, 500])).open()?;
    let mut own = live.property(1, NODE, path(PROPERTIES))?;
    let round = Round {
        hub,
        live: RwLock::new(Some(live)),
        ending: AtomicBool::new(false),
        over: AtomicBool::new(false),
    };
    let timeout = match random.one_in(3) {
        true => Duration::ZERO,
        false => Duration::from_millis(random.below(TIMEOUT)),
    };
    let before = Duration::from_micros(random.below(BEFORE * 1_000));
    let meanwhile = Duration::from_micros(random.below(TIMEOUT * 500));
    let flushes = way != EndMethod::Dropped && random.one_in(2);
    let forks = cfg!(target_os = "linux") && random.one_in(8);
    let reasserts = if random.one_in(4) {
        random.within(1, 2)
    } else {
        0
    };
    let setters: Vec<_> = (0..random.within(1, SETTERS))
        .map(|number| (number, Random::new(random.draw())))
        .collect();
    let end = || match way {
        EndMethod::ClientClosed(_) => client.close(),
        EndMethod::Cancelled(_) => token.cancel(),
        EndMethod::Closed | EndMethod::Dropped => {}
    };
    let when = match way {
        EndMethod::ClientClosed(when) | EndMethod::Cancelled(when) => Some(when),
        EndMethod::Closed | EndMethod::Dropped => None,
    };
    thread::scope(|scope| {
        let round = &round;
        let setters: Vec<_> = setters
            .into_iter()
            .map(|(number, mut random)| scope.spawn(move || round.set(number, &mut random)))
            .collect();
        let mut given = vec![round.give(&mut own, PROPERTIES, false)];
        thread::sleep(before);
        let child = forks.then(|| round.look_from_a_child(&mut own)).flatten();
        for _ in 0..reasserts {
            round.with(|live| live.reassert());
        }
        let flush = flushes.then(|| {
            scope.spawn(|| {
                let _ = round.with(|live| live.flush(FLUSH));
                Instant::now()
            })
        });
        if flush.is_some() {
            thread::sleep(Duration::from_millis(2));
        }
        round.ending.store(true, Ordering::SeqCst);
        let ending = hub.now();
        if when == Some(EndTiming::Before) {
            end();
        }
        let begun = Instant::now();
        let ender = (when == Some(EndTiming::Meanwhile)).then(|| {
            scope.spawn(|| {
                thread::sleep(meanwhile);
                let now = Instant::now();
                end();
                now
            })
        });
        let left = match way {
            EndMethod::Dropped => {
                drop(round.write().take());
                None
            }
            _ => round.with(|live| live.close(timeout)),
        };
        let (ended, returned) = (Instant::now(), hub.now());
        let over = match (way, when, ender.map(thread::ScopedJoinHandle::join)) {
            (EndMethod::Dropped, ..) | (_, Some(EndTiming::Before), _) => begun,
            (.., Some(Ok(moment))) => moment.min(begun + timeout),
            _ => begun + timeout,
        };
        let flush = flush.and_then(|flush| flush.join().ok());
        // The threads continue for a moment to set values, which must be refused.
        thread::sleep(Duration::from_millis(5));
        round.over.store(true, Ordering::SeqCst);
        for setter in setters {
            given.extend(setter.join().map_err(|_| "a setter panicked")?);
        }
        let closed = left.map(|left| round.with(|live| CloseResult::of(live, left)));
        thread::sleep(LOOK);
        Ok(Observations {
            given,
            reasserts,
            closed: closed.flatten(),
            exchanges: hub.exchanges(),
            ending,
            returned,
            late: ended.saturating_duration_since(over),
            flush: flush.map(|flush| flush.saturating_duration_since(ended)),
            child,
            stall: stalls.between(since, Instant::now()),
        })
    })
}

impl Round<'_> {
    fn write(&self) -> std::sync::RwLockWriteGuard<'_, Option<LiveSession>> {
        self.live.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls `act` with the session if it still exists.
    fn with<T>(&self, act: impl FnOnce(&LiveSession) -> T) -> Option<T> {
        let live = self.live.read().unwrap_or_else(PoisonError::into_inner);
        live.as_ref().map(act)
    }

    /// Opens handles and sets values until the round is over. The session ends shortly before, and
    /// refuses the last values.
    fn set(&self, number: u64, random: &mut Random) -> Vec<SetCall> {
        let (mut handles, mut given): (Vec<(u64, LiveProperty)>, _) = (Vec::new(), Vec::new());
        while !self.over.load(Ordering::SeqCst) {
            if handles.is_empty() || random.one_in(8) {
                let property = number * EACH + random.below(EACH);
                let opened = self.with(|live| live.property(1, NODE, path(property)));
                handles.extend(opened.and_then(Result::ok).map(|handle| (property, handle)));
            }
            // While the session ends, values are set without pauses. Few of them are eased, because
            // each eased value that fails is reported, and the session keeps only some reports.
            let hurries = self.ending.load(Ordering::SeqCst) && given.len() < HURRIED;
            let eased = random.one_in(if hurries { 500 } else { 6 });
            let at = random.below(handles.len() as u64);
            if let Some((property, handle)) = handles.get_mut(usize::try_from(at).unwrap_or(0)) {
                given.push(self.give(handle, *property, eased));
            }
            if !hurries {
                thread::sleep(Duration::from_micros(random.below(1_500)));
            }
        }
        given
    }

    /// Sets a value through a handle.
    fn give(&self, handle: &mut LiveProperty, property: u64, eased: bool) -> SetCall {
        let (value, begun) = (self.hub.next_value(), self.hub.now());
        let update = || PropertyUpdate::new(value.cast_signed()).linear(0.001);
        SetCall {
            property,
            value,
            eased,
            begun,
            taken: match eased {
                true => handle.ease(update()),
                false => handle.set(value.cast_signed()),
            },
            returned: self.hub.now(),
        }
    }

    /// Forks a child process that checks that the session is closed in it. Returns the exit
    /// status of the child, which is not 0 if a check failed.
    #[cfg(target_os = "linux")]
    fn look_from_a_child(&self, handle: &mut LiveProperty) -> Option<i32> {
        use gfxhub_test_support::fork;

        let zero = Duration::ZERO;
        let closed = |kind| kind == Some(ErrorKind::Closed);
        self.with(|live| {
            fork::in_a_child(|| {
                let begun = Instant::now();
                let property = live.property(1, NODE, path(0)).err();
                let holds = [
                    live.is_closed() && handle.is_closed(),
                    !handle.set(1),
                    closed(property.map(|error| error.kind())),
                    closed(live.flush(FLUSH).err().map(|error| error.kind())),
                    live.close(zero).is_ok_and(|left| left.is_empty()),
                ];
                let soon = begun.elapsed() < LATE;
                let all = (1..).zip(holds.into_iter().chain([soon]));
                all.filter(|(_, holds)| !holds)
                    .map(|(number, _)| number)
                    .next()
                    .unwrap_or(0)
            })()
        })
    }

    #[cfg(not(target_os = "linux"))]
    fn look_from_a_child(&self, _: &mut LiveProperty) -> Option<i32> {
        None
    }
}

impl CloseResult {
    fn of(live: &LiveSession, left: gfxhub::Result<Vec<PropertyAddress>>) -> CloseResult {
        let reports = live.take_reports();
        let failed = reports
            .iter()
            .filter(|it| it.kind == LiveReportKind::Failed);
        let number_of = |address: &PropertyAddress| {
            let path = address.property_path.as_ref();
            number_of(path).unwrap_or(u64::MAX)
        };
        CloseResult {
            left: match left {
                Ok(left) => Ok(left.iter().map(number_of).collect()),
                Err(error) => Err(error.kind()),
            },
            again: match live.close(Duration::ZERO) {
                Ok(left) => Ok(left.len()),
                Err(error) => Err(error.kind()),
            },
            stats: live.stats(),
            failed: failed.map(ToString::to_string).collect(),
        }
    }
}

/// Returns the violations at the end of a session.
fn judge(observed: &Observations) -> Vec<String> {
    let Observations {
        late,
        flush,
        returned,
        stall,
        ..
    } = *observed;
    let mut wrong = came_after(&observed.exchanges, returned, stall);
    if late > LATE + stall {
        wrong.push(format!("the end took {late:?} longer than its limit"));
    }
    if let Some(flush) = flush.filter(|flush| *flush > LATE + stall) {
        wrong.push(format!("a flush ended {flush:?} after the session"));
    }
    if let Some(child) = observed.child.filter(|child| *child != 0) {
        wrong.push(format!("the forked child process ended with {child:#x}"));
    }
    for given in &observed.given {
        if given.taken && given.begun > returned {
            wrong.push(format!("value {} was taken after the end", given.value));
        }
        if !given.taken && given.returned < observed.ending {
            wrong.push(format!("value {} was refused before the end", given.value));
        }
    }
    if let Some(closed) = &observed.closed {
        wrong.extend(closed.account(observed));
        match &closed.left {
            Ok(left) => wrong.extend(judge_left(left, observed)),
            Err(kind) => wrong.push(format!("the close failed with {kind:?}")),
        }
        if closed.again != Ok(0) {
            wrong.push(format!("a second close ended as {:?}", closed.again));
        }
    }
    wrong
}

impl Exchange {
    /// Returns `true` if the hub refused the value permanently.
    fn refuses(&self) -> bool {
        matches!(self.status, Some(404 | 500))
    }
}

impl Observations {
    /// Returns `true` if the session had certainly read the response before it ended.
    fn was_read(&self, exchange: &Exchange) -> bool {
        exchange.ended.saturating_add(UNREAD + self.stall) < self.returned
    }
}

impl CloseResult {
    /// Returns the contradictions in the numbers that the session reports.
    fn account(&self, observed: &Observations) -> Vec<String> {
        let taken = observed.given.iter().filter(|given| given.taken).count() as u64;
        let most = taken + observed.reasserts * (PROPERTIES + 1);
        let acknowledged = || observed.exchanges.iter().filter(|it| it.acknowledges());
        let certain = acknowledged().filter(|it| observed.was_read(it));
        let delivered = certain.count() as u64..=acknowledged().count() as u64;
        let reported = self.failed.len() as u64;
        let mut wrong = account(&self.stats, taken..=most, delivered, reported);
        let dropped = self.stats.dropped;
        let left = self.left.as_ref().map_or(0, Vec::len) as u64;
        // A value that `reassert` was to send again counts as dropped, but the close does not
        // return its property.
        if dropped < left || (left == 0 && dropped > 0 && observed.reasserts == 0) {
            wrong.push(format!(
                "{dropped} values were dropped, but {left} properties were left"
            ));
        }
        if !wrong.is_empty() {
            wrong.push(format!("{:?}", self.stats));
        }
        wrong
    }
}

/// Returns the violations in the properties `left` that the close returned. They must be those
/// whose last value the hub has neither acknowledged nor refused.
fn judge_left(left: &[u64], observed: &Observations) -> Vec<String> {
    let mut last: HashMap<u64, &SetCall> = HashMap::new();
    for given in observed.given.iter().filter(|given| given.taken) {
        last.insert(given.property, given);
    }
    let mut wrong = Vec::new();
    for property in left {
        let times = left.iter().filter(|other| *other == property).count();
        if !last.contains_key(property) || times > 1 {
            wrong.push(format!("property {property} was left {times} times"));
        }
    }
    for (property, given) in last {
        let own = || {
            observed
                .exchanges
                .iter()
                .filter(|it| it.value == given.value)
        };
        let settles = |it: &&Exchange| it.acknowledges() || it.refuses();
        let mut before = own().filter(settles).filter(|it| observed.was_read(it));
        // An eased value that was sent is never left, because the session does not retry it.
        let may_be_settled = own().any(|it| settles(&it) || given.eased);
        match left.contains(&property) {
            // `reassert` makes an acknowledged value one that is still to be delivered.
            true if observed.reasserts == 0 && before.next().is_some() => {
                wrong.push(format!(
                    "property {property} was left, but the hub has its value"
                ));
            }
            false if !may_be_settled => {
                wrong.push(format!(
                    "property {property} was not left, but the hub does not have its value"
                ));
            }
            _ => {}
        }
    }
    wrong
}

impl Counts {
    fn count(&mut self, way: EndMethod, observed: &Observations) {
        for (count, of) in self.ways.iter_mut().zip(END_METHODS) {
            *count += of == way;
        }
        self.refused += observed.given.iter().filter(|given| !given.taken).count() as u64;
        self.children += observed.child.is_some();
        self.ends.add(observed.late);
        self.over += observed.late > DUE;
        if let Some(flush) = observed.flush {
            self.flushes.add(flush);
        }
        if let Some(CloseResult { stats, left, .. }) = &observed.closed {
            self.sets += stats.sets;
            self.delivered += stats.delivered;
            self.superseded += stats.superseded;
            self.failed += stats.failed;
            self.dropped += stats.dropped;
            self.left += left.as_ref().map_or(0, Vec::len) as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::set_hub::taken;
    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn set_call(property: u64, value: u64) -> SetCall {
        SetCall {
            property,
            value,
            eased: false,
            taken: true,
            begun: at(1),
            returned: at(1),
        }
    }

    fn came(value: u64, status: Option<u16>, ended: u64) -> Exchange {
        Exchange {
            status,
            done: status.is_none_or(|status| status == 200),
            ..taken(value, [0, 2, ended])
        }
    }

    fn reported(failed: u64) -> Vec<String> {
        (0..failed)
            .map(|number| format!("failure {number}"))
            .collect()
    }

    /// Returns the data on a session of two properties that is closed at 500 ms. `figures` contains
    /// the counts `sets`, `delivered`, `superseded`, `failed` and `dropped`.
    fn closed(
        given: &[SetCall],
        exchanges: &[Exchange],
        left: &[u64],
        figures: [u64; 5],
    ) -> Observations {
        let mut stats = LiveStats::default();
        let [sets, delivered, superseded, failed, dropped] = figures;
        (stats.sets, stats.delivered, stats.superseded) = (sets, delivered, superseded);
        (stats.failed, stats.dropped) = (failed, dropped);
        Observations {
            given: given.to_vec(),
            reasserts: 0,
            closed: Some(CloseResult {
                left: Ok(left.to_vec()),
                again: Ok(0),
                stats,
                failed: reported(failed),
            }),
            exchanges: exchanges.to_vec(),
            ending: at(400),
            returned: at(500),
            late: Duration::ZERO,
            flush: Some(Duration::ZERO),
            child: Some(0),
            stall: Duration::ZERO,
        }
    }

    fn right() -> Observations {
        let given = [set_call(0, 1), set_call(0, 2), set_call(1, 3)];
        closed(&given, &[came(2, Some(200), 10)], &[1], [3, 1, 1, 0, 1])
    }

    #[test]
    fn what_holds_is_not_found() {
        assert_eq!(judge(&right()), [""; 0]);
        // One value is refused permanently. The response to the other is lost, so the hub may have
        // it.
        let both = [set_call(0, 1), set_call(1, 2)];
        let seen = [came(1, Some(404), 10), came(2, None, 10)];
        assert_eq!(judge(&closed(&both, &seen, &[1], [2, 0, 0, 1, 1])), [""; 0]);
        // A response right before the end of the session may remain unread.
        let seen = [came(1, Some(200), 10), came(2, Some(200), 450)];
        assert_eq!(judge(&closed(&both, &seen, &[1], [2, 1, 0, 0, 1])), [""; 0]);
        assert_eq!(judge(&closed(&both, &seen, &[], [2, 2, 0, 0, 0])), [""; 0]);
        // An eased value may be lost.
        let eased = SetCall {
            eased: true,
            ..set_call(0, 1)
        };
        let lost = [came(1, None, 10)];
        assert_eq!(
            judge(&closed(&[eased], &lost, &[], [1, 0, 0, 1, 0])),
            [""; 0]
        );
    }

    #[test]
    fn properties_that_are_left_wrongly_are_found() {
        let both = [set_call(0, 1), set_call(1, 2)];
        let seen = [came(1, Some(200), 10), came(2, Some(503), 10)];
        let observed = closed(&both, &seen, &[1], [2, 1, 0, 0, 1]);
        let wrong = |left: &[u64]| judge_left(left, &observed);
        assert_eq!(wrong(&[1]), [""; 0]);
        let due = "property 1 was not left, but the hub does not have its value";
        assert_eq!(wrong(&[]), [due]);
        let due = "property 0 was left, but the hub has its value";
        assert_eq!(wrong(&[0, 1]), [due]);
        assert_eq!(wrong(&[1, 1]), ["property 1 was left 2 times"; 2]);
        assert_eq!(wrong(&[1, 7]), ["property 7 was left 1 times"]);
        let mut once_more = closed(&both, &seen, &[0, 1], [3, 1, 0, 0, 2]);
        once_more.reasserts = 1;
        assert_eq!(judge(&once_more), [""; 0]);
        // Only the last value of a property matters.
        let seen = [came(1, Some(200), 10)];
        let both = [set_call(0, 1), set_call(0, 2)];
        let due = "property 0 was not left, but the hub does not have its value";
        assert_eq!(judge(&closed(&both, &seen, &[], [2, 1, 1, 0, 0])), [due]);
    }

    #[test]
    fn an_account_that_does_not_add_up_is_found() {
        let wrong = |figures, count| {
            let mut observed = right();
            let closed_with = closed(&observed.given, &observed.exchanges, &[1], figures);
            observed.closed = closed_with.closed;
            if let Some(closed) = &mut observed.closed {
                closed.failed = reported(count);
            }
            judge(&observed)
        };
        assert_eq!(
            wrong([2, 1, 0, 0, 1], 0)[0],
            "3 values were set, but 2 counted"
        );
        assert_eq!(
            wrong([4, 1, 2, 0, 1], 0)[0],
            "3 values were set, but 4 counted"
        );
        assert_eq!(wrong([3, 1, 0, 0, 1], 0)[0], "the counts do not add up");
        assert_eq!(
            wrong([3, 2, 0, 0, 1], 0)[0],
            "2 values are counted as delivered"
        );
        assert_eq!(
            wrong([3, 0, 2, 0, 1], 0)[0],
            "0 values are counted as delivered"
        );
        assert_eq!(
            wrong([3, 1, 0, 1, 1], 0)[0],
            "1 values failed, but 0 were reported"
        );
        let due = "0 values were dropped, but 1 properties were left";
        assert_eq!(wrong([3, 1, 2, 0, 0], 0)[0], due);
    }

    #[test]
    fn an_end_that_takes_long_or_is_none_is_found() {
        let mut late = right();
        (late.late, late.flush) = (at(151), Some(at(151)));
        assert_eq!(judge(&late).len(), 2);
        late.stall = at(1);
        assert_eq!(judge(&late), [""; 0]);
        let mut after = right();
        after.exchanges.push(Exchange {
            left: at(601),
            ..came(2, Some(200), 602)
        });
        assert!(judge(&after)[0].starts_with("a request came after the end"));
        let mut given = right();
        given.given[1].begun = at(501);
        assert_eq!(judge(&given), ["value 2 was taken after the end"]);
        let mut refused = right();
        refused.given.push(SetCall {
            taken: false,
            ..super::tests::set_call(1, 4)
        });
        assert_eq!(judge(&refused), ["value 4 was refused before the end"]);
        let mut other = right();
        other.child = Some(0x300);
        if let Some(closed) = &mut other.closed {
            (closed.again, closed.left) = (Err(ErrorKind::Closed), Err(ErrorKind::Timeout));
        }
        assert_eq!(judge(&other).len(), 5, "{:?}", judge(&other));
    }
}
