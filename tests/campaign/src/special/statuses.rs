//! Live sessions in which the hub gives bad responses of many kinds to one property, or to nearly
//! half of all. The other properties must keep their pace. The session must report each bad
//! property, and deliver its values when the responses are good again.

use std::ops::Range;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{Client, LiveProperty, LiveReport, LiveReportKind};

use super::batch_items::{NODE, number_of, path};
use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::set_hub::{AT_ONCE, Exchange, GOOD, Order, Reply, SetHub};
use super::{Fault, Finding};
use crate::random::Random;

/// Number of properties.
const PROPERTIES: usize = 64;
/// Number of times per second that each property is set.
const RATE: u32 = 60;
/// Possible numbers of properties with bad responses.
const BAD: [usize; 2] = [1, 31];
/// Engine of the properties with good responses, and the second engine. In some cases the
/// properties with bad responses are on the second one.
const ENGINES: [i64; 2] = [1, 2];
/// Time from the first bad response until the pace is measured, and in some cases also the time
/// with good responses before the first bad one.
const WARM: Duration = Duration::from_millis(500);
/// Minimum time during which the pace is measured.
const MEASURED: Duration = Duration::from_secs(2);
/// Time limit of a request.
const LIMIT: Duration = Duration::from_secs(2);
/// Time limit for the first value of a property after its responses are good again.
const TIMEOUT: Duration = Duration::from_secs(4);
/// Time from the first value of a recovered property until its pace is measured.
const RECOVERY: Duration = Duration::from_secs(2);
/// Time during which the pace of recovered properties is measured.
const AT_LAST: Duration = Duration::from_secs(1);
/// Time limit for the report of a bad property.
const REPORTED: Duration = Duration::from_secs(1);
/// Maximum time between two values of a good property, in addition to the measured lateness.
const GAP: Duration = Duration::from_millis(100);
/// Minimum pace in a session with bad properties, as a fraction of the pace without them.
const SHARE: f64 = 0.95;
/// Maximum number of times that a round is played. It is repeated if a property was slow, because
/// other programs on the machine can cause that.
const TIMES: u32 = 3;
/// Pace of each property that an idle machine reaches, in values per second.
const DUE: f64 = 57.0;

/// HTTP statuses with which a hub may refuse a value.
const STATUSES: [u16; 23] = [
    301, 400, 401, 403, 404, 405, 408, 409, 410, 412, 413, 415, 418, 422, 423, 429, 500, 501, 502,
    503, 504, 507, 511,
];
/// HTTP statuses that are also tried with a `Retry-After` header.
const LATER: [u16; 2] = [429, 503];

/// A session in which properties with numbers below `bad` get bad responses for some time.
#[derive(Clone, Copy, Debug)]
struct Case {
    reply: Reply,
    bad: usize,
    /// True if the bad properties are on a different engine.
    apart: bool,
    /// True if the hub accepts values of the bad properties before their bad responses begin.
    proven: bool,
}

/// The recorded data on a session. Times are on the clock of the hub.
#[derive(Clone, Debug, Default)]
struct Observations {
    /// Times at which the hub accepted values of each property.
    taken: Vec<Vec<Duration>>,
    /// Time of the first request for each bad property while its responses were bad.
    asked: Vec<Option<Duration>>,
    /// Reports of the session, each with its time.
    reports: Vec<(Duration, ReportSubject)>,
    /// Time span in which the responses were bad.
    bad: (Duration, Duration),
    /// Time at which the last values were set.
    end: Duration,
    /// Maximum lateness of the thread that sets values.
    late: Duration,
}

/// The subject of a report: its kind, and the property or engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ReportSubject {
    kind: LiveReportKind,
    engine: Option<i64>,
    property: Option<usize>,
}

/// The pace of some properties.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pace {
    /// Mean number of values per second of a property.
    mean: f64,
    /// Number of values per second of the slowest property.
    least: f64,
    /// Longest time without a value of a property.
    gap: Duration,
}

/// The worst measurements of a session, or of several.
#[derive(Clone, Copy, Debug)]
struct WorstCase {
    /// Pace of the slowest good property.
    least: f64,
    /// Longest time without a value of a good property.
    gap: Duration,
    /// Time from the first bad response until the last bad property was reported.
    reported: Duration,
    /// Time from the end of the bad responses until the last bad property had a value.
    well: Duration,
    /// Pace of the slowest bad property after it has recovered.
    recovered: f64,
}

/// The result of judging a case.
#[derive(Clone, Debug)]
struct Verdict {
    worst: WorstCase,
    /// Violations that slow properties cause.
    slow: Vec<String>,
    /// Other violations.
    wrong: Vec<String>,
}

/// Plays this many rounds. A round is a session without bad properties and one with them.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let options = RoundOptions::new(rounds, seed, 1);
    let set_up = || {
        let hub = SetHub::start()?;
        let client = Client::builder(&hub.url()).timeout(LIMIT).build()?;
        Ok((hub, client))
    };
    let mut played = options.play(set_up, |(hub, client), round, _, counts: &Mutex<Counts>| {
        play(hub, client, Case::of(seed, round), &mut lock(counts))
    })?;
    let RoundResults {
        rounds, seconds, ..
    } = played;
    let text = played.counts.describe(rounds, seconds, seed);
    let table = played.counts.table();
    let Finding { text, wrong } = played.finding(text, 0, &[]);
    let text = format!("{text}\n\n{table}");
    Ok(Finding { text, wrong })
}

/// Plays a session without bad properties and one with them, and repeats both while a property is
/// slow. Returns the violations.
fn play(
    hub: &SetHub,
    client: &Client,
    case: Case,
    counts: &mut Counts,
) -> Result<Vec<String>, Fault> {
    let mut all = Vec::new();
    for time in 1..=TIMES {
        let control = Session::open(hub, client, None)?.observe();
        let control = control.pace(0..PROPERTIES);
        let observed = Session::open(hub, client, Some(case))?.observe();
        let verdict = judge(case, control.mean, &observed);
        counts.add(case, control, &verdict);
        let slow = verdict.slow.iter().filter(|_| time == TIMES);
        let late = observed.late;
        let told = |what| format!("{case:?}, threads woke {late:?} late: {what}");
        all.extend(verdict.wrong.iter().chain(slow).map(told));
        if verdict.slow.is_empty() {
            break;
        }
    }
    Ok(all)
}

/// Returns the bad responses that are tried.
fn replies() -> Vec<Reply> {
    let plain = STATUSES.map(|status| Reply::Status(status, None));
    let later = LATER.map(|status| Reply::Status(status, Some(1)));
    let (page, cut) = (Reply::Page, Reply::Cut);
    let rest = [page, Reply::Silence, Reply::ResetUnread, Reply::Reset, cut];
    [&plain[..], &later, &rest].concat()
}

impl Case {
    /// Returns the case of a round. Rounds go through all cases in random order, then again in
    /// another order.
    fn of(seed: u64, round: u64) -> Case {
        let mut cases: Vec<_> = replies()
            .into_iter()
            .flat_map(|reply| BAD.map(|bad| (reply, bad)))
            .collect();
        let pass = round / cases.len() as u64;
        let place = usize::try_from(round % cases.len() as u64).unwrap_or(0);
        Random::part(seed, pass).shuffle(&mut cases);
        let (reply, bad) = cases[place];
        let mut random = Random::part(!seed, round);
        Case {
            reply,
            bad,
            apart: random.one_in(2),
            proven: random.one_in(2),
        }
    }

    fn engine(&self, number: usize) -> i64 {
        ENGINES[usize::from(self.apart && number < self.bad)]
    }
}

/// A session that is being recorded.
struct Session<'a> {
    hub: &'a SetHub,
    case: Option<Case>,
    live: gfxhub::LiveSession,
    handles: Vec<LiveProperty>,
    began: Duration,
}

impl Session<'_> {
    fn open<'a>(
        hub: &'a SetHub,
        client: &Client,
        case: Option<Case>,
    ) -> gfxhub::Result<Session<'a>> {
        hub.begin(|_| AT_ONCE);
        let live = client.live().open()?;
        let engine = |number| case.map_or(ENGINES[0], |case| case.engine(number));
        let handles =
            (0..PROPERTIES).map(|number| live.property(engine(number), NODE, path(number as u64)));
        Ok(Session {
            hub,
            case,
            handles: handles.collect::<gfxhub::Result<_>>()?,
            live,
            began: hub.now(),
        })
    }

    /// Sets all properties at their pace until everything is measured.
    fn observe(mut self) -> Observations {
        let first = self.began
            + match self.case {
                Some(case) if case.proven => WARM,
                _ => Duration::ZERO,
            };
        let mut observed = Observations {
            bad: (first, first + WARM + MEASURED),
            ..Observations::default()
        };
        let (from, to) = observed.bad;
        let mut well = None;
        let mut next = self.began;
        for step in 1.. {
            let now = self.hub.now();
            observed.late = observed.late.max(now.saturating_sub(next));
            let (bad, reply) = self.case.map_or((0, GOOD), |case| (case.bad, case.reply));
            let is_bad = (from..to).contains(&now);
            self.answer_badly(if is_bad { bad } else { 0 }, reply);
            for handle in &mut self.handles {
                handle.set(i64::from(step));
            }
            let reports = self.live.take_reports();
            let reports = reports
                .iter()
                .map(|report| (self.hub.now(), subject_of(report)));
            observed.reports.extend(reports);
            if now >= to && well.is_none() && step % 6 == 0 {
                well = self.are_well(bad, to).then_some(now);
            }
            let is_over = match (self.case, well) {
                (None, _) => now >= to,
                (_, Some(well)) => now >= well + RECOVERY + AT_LAST,
                (_, None) => now >= to + TIMEOUT * 2,
            };
            if is_over {
                observed.end = now;
                break;
            }
            // Values that could not be set in time are skipped.
            next = (next + Duration::from_secs(1) / RATE).max(now);
            thread::sleep(next.saturating_sub(self.hub.now()));
        }
        observed.count(&self.hub.exchanges());
        observed
    }

    /// Makes the hub give this reply to values of the properties with numbers below `bad`. Values
    /// of the others get good replies.
    fn answer_badly(&self, bad: usize, reply: Reply) {
        self.hub.decide(move |name| {
            let is_bad = number_of(name).is_some_and(|number: usize| number < bad);
            let reply = if is_bad { reply } else { GOOD };
            Order { reply, ..AT_ONCE }
        });
    }

    /// Returns `true` if the hub has accepted, after `after`, a value of each property with a
    /// number below `bad`.
    fn are_well(&self, bad: usize, after: Duration) -> bool {
        let mut missing = vec![true; bad];
        self.hub.look(|exchanges| {
            let recent = exchanges.iter().rev().take_while(|it| it.ended >= after);
            for exchange in recent.filter(|it| it.status == Some(200) && it.left >= after) {
                let number = number_of(&exchange.name).unwrap_or(PROPERTIES);
                if let Some(missing) = missing.get_mut(number) {
                    *missing = false;
                }
            }
        });
        !missing.contains(&true)
    }
}

fn subject_of(report: &LiveReport) -> ReportSubject {
    let address = report.address.as_ref();
    ReportSubject {
        kind: report.kind,
        engine: report.engine_id.map(gfxhub::EngineId::get),
        property: address.and_then(|address| number_of(address.property_path.as_ref())),
    }
}

impl Observations {
    /// Adds the requests that arrived at the hub.
    fn count(&mut self, exchanges: &[Exchange]) {
        let (from, to) = self.bad;
        self.taken = vec![Vec::new(); PROPERTIES];
        self.asked = vec![None; PROPERTIES];
        for exchange in exchanges {
            let Some(number) = number_of::<usize>(&exchange.name).filter(|it| *it < PROPERTIES)
            else {
                continue;
            };
            if exchange.done && exchange.status == Some(200) {
                self.taken[number].push(exchange.left);
            } else if (from..to).contains(&exchange.left) {
                self.asked[number].get_or_insert(exchange.left);
            }
        }
    }

    /// Returns the pace of these properties. It is measured from [`WARM`] after the first bad
    /// response to the end.
    fn pace(&self, numbers: Range<usize>) -> Pace {
        let span = (self.bad.0 + WARM, self.end);
        let those = || self.taken[numbers.clone()].iter();
        let rates = || those().map(|times| rate(times, span));
        #[expect(clippy::cast_precision_loss, reason = "a few properties")]
        let count = numbers.len().max(1) as f64;
        Pace {
            mean: rates().sum::<f64>() / count,
            least: rates().fold(f64::INFINITY, f64::min),
            gap: those()
                .map(|times| gap(times, span))
                .max()
                .unwrap_or_default(),
        }
    }
}

/// Returns the number of events per second in a time span.
fn rate(times: &[Duration], (from, to): (Duration, Duration)) -> f64 {
    let count = times
        .iter()
        .filter(|time| (from..to).contains(*time))
        .count();
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / to.saturating_sub(from).as_secs_f64()
}

/// Returns the longest time without an event in a time span.
fn gap(times: &[Duration], (from, to): (Duration, Duration)) -> Duration {
    let mut times: Vec<_> = times
        .iter()
        .copied()
        .filter(|it| (from..to).contains(it))
        .collect();
    times.extend([from, to]);
    times.sort_unstable();
    let gaps = times.windows(2).map(|pair| pair[1] - pair[0]);
    gaps.max().unwrap_or_default()
}

/// Judges a session. `control` is the pace of a session without bad properties.
fn judge(case: Case, control: f64, observed: &Observations) -> Verdict {
    let late = observed.late;
    let (_, to) = observed.bad;
    let (mut slow, mut wrong) = (Vec::new(), Vec::new());
    let Pace { least, gap, .. } = observed.pace(case.bad..PROPERTIES);
    let (mut reported, mut well, mut recovered) = (Duration::ZERO, Duration::ZERO, f64::INFINITY);
    if least < control * SHARE {
        slow.push(format!(
            "a good property had {least:.1} values per second instead of {control:.1}"
        ));
    }
    if gap > GAP + late {
        slow.push(format!("a good property had no value for {gap:?}"));
    }
    for (at, subject) in &observed.reports {
        if subject.is_false(case) {
            wrong.push(format!("{subject:?} was reported at {at:?}"));
        }
    }
    for number in 0..case.bad {
        if let Some(asked) = observed.asked[number] {
            let mut own = observed
                .reports
                .iter()
                .filter(|(_, subject)| subject.tells_of(number, case));
            let after = own.next().map(|(at, _)| at.saturating_sub(asked));
            match after {
                Some(after) => reported = reported.max(after),
                None => wrong.push(format!("property {number} was never reported")),
            }
        }
        let first = observed.taken[number].iter().find(|time| **time >= to);
        let Some(first) = first else {
            wrong.push(format!("no further value of property {number} arrived"));
            continue;
        };
        well = well.max(*first - to);
        let pace = rate(&observed.taken[number], (*first + RECOVERY, observed.end));
        recovered = recovered.min(pace);
    }
    if reported > REPORTED + late {
        wrong.push(format!(
            "a property was reported {reported:?} after its first bad response"
        ));
    }
    if well > TIMEOUT + late {
        wrong.push(format!(
            "a property had no value for {well:?} after its responses were good again"
        ));
    }
    if recovered < control * SHARE {
        slow.push(format!(
            "a property had {recovered:.1} values per second after its responses were good again"
        ));
    }
    let worst = WorstCase {
        least,
        gap,
        reported,
        well,
        recovered,
    };
    Verdict { worst, slow, wrong }
}

impl ReportSubject {
    /// Returns `true` if the report says that values of this property are not accepted.
    fn tells_of(&self, number: usize, case: Case) -> bool {
        match self.kind {
            LiveReportKind::Failed => self.property == Some(number),
            LiveReportKind::Held => {
                let engine = self.engine == Some(case.engine(number));
                engine && self.property.is_none_or(|property| property == number)
            }
            _ => false,
        }
    }

    /// Returns `true` if the report wrongly says that values are not accepted or were lost.
    fn is_false(&self, case: Case) -> bool {
        let good = |number| number >= case.bad;
        match (self.kind, self.property, self.engine) {
            (LiveReportKind::Back, _, Some(_)) => false,
            (LiveReportKind::Failed | LiveReportKind::Held, Some(number), _) => good(number),
            (LiveReportKind::Held, None, Some(engine)) => engine == ENGINES[0],
            _ => true,
        }
    }
}

/// Totals of all cases.
#[derive(Debug, Default)]
struct Counts {
    /// Number of sessions in which a property was slow.
    slow: Count,
    /// Slowest pace in sessions without bad properties.
    control: Option<f64>,
    /// Number of sessions without bad properties whose slowest pace was below [`DUE`].
    starved: Count,
    control_gap: Duration,
    /// Worst measurements for each bad response, which are the rows of the table.
    rows: Vec<(Reply, WorstCase)>,
}

impl Counts {
    fn add(&mut self, case: Case, control: Pace, verdict: &Verdict) {
        let least = self.control.unwrap_or(f64::INFINITY);
        self.control = Some(least.min(control.least));
        self.starved += control.least < DUE;
        self.control_gap = self.control_gap.max(control.gap);
        self.slow += !verdict.slow.is_empty();
        let worst = verdict.worst;
        match self.rows.iter_mut().find(|(reply, _)| *reply == case.reply) {
            Some((_, row)) => *row = row.worse(worst),
            None => self.rows.push((case.reply, worst)),
        }
    }

    fn describe(&mut self, rounds: Count, seconds: f64, seed: u64) -> String {
        let place = |(own, _): &(Reply, WorstCase)| replies().iter().position(|reply| reply == own);
        self.rows.sort_by_key(place);
        let all = self
            .rows
            .iter()
            .map(|(_, row)| *row)
            .reduce(WorstCase::worse);
        let worst = all.map_or_else(String::new, |row| {
            format!(
                " The slowest of the others came {:.1} times a second and was {:.0} ms without a value at \
                 most. The last report came {:.2} s after the first bad answer. The first value of a \
                 property that was answered well again came after {:.2} s at the latest; from {} s after \
                 that, the slowest came {:.1} times a second.",
                row.least,
                millis(row.gap),
                row.reported.as_secs_f64(),
                row.well.as_secs_f64(),
                RECOVERY.as_secs(),
                row.recovered,
            )
        });
        format!(
            "{rounds} rounds in {seconds:.0} s, seed {seed}: {PROPERTIES} properties of a live session with the default \
             settings, set at {RATE} Hz, of which the hub answered {} or {} badly for {} s. These were on the \
             engine of the others or on another one; in some sessions the hub had accepted a value of \
             each before. The time limit of a request was \
             {} s. In each round a session without bad properties went before: there the slowest property \
             came {:.1} times a second, below {DUE} in {} of them, and was {:.0} ms without a value at \
             most.{worst} Sessions in which a property had less than {} % of that pace, or a gap of more than \
             {} ms: {}; each was played again, {TIMES} times at most.",
            BAD[0],
            BAD[1],
            (WARM + MEASURED).as_secs_f64(),
            LIMIT.as_secs(),
            self.control.unwrap_or_default(),
            self.starved,
            millis(self.control_gap),
            SHARE * 100.0,
            GAP.as_millis(),
            self.slow,
        )
    }

    /// Returns the table with the worst measurements for each bad response.
    fn table(&self) -> String {
        let head = "| the hub's answer | others: slowest (Hz) | longest gap (ms) | reported after (s) | \
                    well again after (s) | then slowest (Hz) |\n|---|---|---|---|---|---|";
        let rows = self.rows.iter().map(|(reply, row)| {
            format!(
                "| {} | {:.1} | {:.0} | {:.2} | {:.2} | {:.1} |",
                named(*reply),
                row.least,
                millis(row.gap),
                row.reported.as_secs_f64(),
                row.well.as_secs_f64(),
                row.recovered
            )
        });
        let lines: Vec<_> = std::iter::once(head.to_owned()).chain(rows).collect();
        lines.join("\n")
    }
}

impl WorstCase {
    fn worse(self, other: WorstCase) -> WorstCase {
        WorstCase {
            least: self.least.min(other.least),
            gap: self.gap.max(other.gap),
            reported: self.reported.max(other.reported),
            well: self.well.max(other.well),
            recovered: self.recovered.min(other.recovered),
        }
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn named(reply: Reply) -> String {
    match reply {
        Reply::Status(status, None) => status.to_string(),
        Reply::Status(status, Some(_)) => format!("{status} with `Retry-After`"),
        Reply::Page => "a page of HTML".to_owned(),
        Reply::Silence => "none".to_owned(),
        Reply::ResetUnread => "a reset before it has read the request".to_owned(),
        Reply::Reset => "a reset after it has read the request".to_owned(),
        Reply::Close => "the end of the connection".to_owned(),
        Reply::Cut => "a body that ends in the middle".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: Case = Case {
        reply: Reply::Status(404, None),
        bad: 1,
        apart: false,
        proven: false,
    };
    const FAILED: ReportSubject = ReportSubject {
        kind: LiveReportKind::Failed,
        engine: Some(1),
        property: Some(0),
    };

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// Returns a session without violations: the bad property is refused at once, is reported after
    /// 20 ms, and has a value 300 ms after the responses are good again.
    fn right() -> Observations {
        let all: Vec<Duration> = (0..360).map(|step| at(step * 1000 / 60)).collect();
        let mut taken = vec![all.clone(); PROPERTIES];
        taken[0].retain(|time| *time >= at(2_800));
        let mut asked = vec![None; PROPERTIES];
        asked[0] = Some(at(5));
        Observations {
            taken,
            asked,
            reports: vec![(at(25), FAILED)],
            bad: (at(0), at(2_500)),
            end: at(5_900),
            late: Duration::ZERO,
        }
    }

    fn wrong(observed: &Observations) -> Vec<String> {
        let verdict = judge(CASE, 60.0, observed);
        [verdict.slow, verdict.wrong].concat()
    }

    #[test]
    fn what_holds_is_not_found() {
        let verdict = judge(CASE, 60.0, &right());
        assert_eq!(verdict.wrong, [""; 0]);
        let verdict = verdict.worst;
        assert_eq!(verdict.reported, at(20));
        assert!(verdict.well >= at(300) && verdict.well < at(320));
        assert!(
            verdict.least > 59.0 && verdict.recovered > 58.0,
            "{verdict:?}"
        );
        assert!(verdict.gap < at(18), "{verdict:?}");
    }

    #[test]
    fn another_that_is_slow_or_stands_still_is_found() {
        let mut observed = right();
        let times = observed.taken[7].clone();
        let some = times.iter().zip(0..).filter(|(_, step)| step % 10 > 0);
        observed.taken[7] = some.map(|(time, _)| *time).collect();
        assert!(wrong(&observed)[0].starts_with("a good property had 5"));
        // If all properties are that slow, the machine is the cause.
        assert_eq!(judge(CASE, 56.0, &observed).slow, [""; 0]);
        observed = right();
        observed.taken[63].retain(|time| !(at(3_000)..at(3_101)).contains(time));
        assert!(wrong(&observed)[0].starts_with("a good property had no value for 1"));
        observed.late = at(40);
        assert_eq!(wrong(&observed), [""; 0]);
        // A property without any value has too low a pace and too long a gap.
        observed.taken[63].clear();
        assert_eq!(wrong(&observed).len(), 2);
    }

    #[test]
    fn a_report_that_is_late_missing_or_false_is_found() {
        let mut observed = right();
        observed.reports[0].0 = at(1_006);
        assert_eq!(
            wrong(&observed),
            ["a property was reported 1.001s after its first bad response"]
        );
        observed.reports.clear();
        assert_eq!(wrong(&observed), ["property 0 was never reported"]);
        observed.asked[0] = None;
        assert_eq!(wrong(&observed), [""; 0]);
        for (kind, engine, property) in [
            (LiveReportKind::Held, Some(1), None),
            (LiveReportKind::Lost, None, None),
            (LiveReportKind::Failed, Some(1), Some(1)),
            (LiveReportKind::Limited, None, None),
        ] {
            let mut observed = right();
            let subject = ReportSubject {
                kind,
                engine,
                property,
            };
            observed.reports.push((at(800), subject));
            assert_eq!(wrong(&observed).len(), 1, "{subject:?}");
        }
    }

    #[test]
    fn an_engine_of_its_own_is_told_of_as_one() {
        let apart = Case {
            apart: true,
            ..CASE
        };
        let held = ReportSubject {
            kind: LiveReportKind::Held,
            engine: Some(2),
            property: None,
        };
        let mut observed = right();
        observed.reports = vec![(at(805), held)];
        let verdict = judge(apart, 60.0, &observed);
        assert_eq!(
            (verdict.wrong, verdict.worst.reported),
            (Vec::new(), at(800))
        );
        let back = ReportSubject {
            kind: LiveReportKind::Back,
            ..held
        };
        assert!(!back.is_false(apart) && !back.tells_of(0, apart));
        assert!(!held.tells_of(0, CASE) && !held.tells_of(1, apart));
    }

    #[test]
    fn one_that_stays_away_or_comes_back_slowly_is_found() {
        let mut observed = right();
        observed.taken[0].clear();
        let due = ["no further value of property 0 arrived"];
        assert_eq!(wrong(&observed), due);
        observed = right();
        observed.taken[0].retain(|time| *time < at(5_000));
        assert!(wrong(&observed)[0].starts_with("a property had "));
        observed = right();
        let times = observed.taken[1].iter();
        observed.taken[0] = times.map(|time| *time + at(6_501)).collect();
        observed.taken[0].truncate(10);
        observed.end = at(9_600);
        for other in &mut observed.taken[1..] {
            let more = (360..600).map(|step| at(step * 1000 / 60));
            other.extend(more);
        }
        let due = "a property had no value for 4.001s after its responses were good again";
        assert!(wrong(&observed).contains(&due.to_owned()));
    }

    #[test]
    fn every_reply_comes_with_one_and_with_many() {
        let cases: Vec<Case> = (0..60).map(|round| Case::of(1, round)).collect();
        for reply in replies() {
            let of_reply = cases.iter().filter(|case| case.reply == reply);
            let mut bad: Vec<_> = of_reply.map(|case| case.bad).collect();
            bad.sort_unstable();
            assert_eq!(bad, BAD, "{reply:?}");
        }
        assert!(cases.iter().any(|case| case.apart) && cases.iter().any(|case| !case.apart));
    }

    #[test]
    fn the_table_has_the_worst_of_each() {
        let mut counts = Counts::default();
        let control = Pace {
            mean: 60.0,
            least: 56.0,
            gap: at(30),
        };
        for reported in [at(20), at(700)] {
            let mut verdict = judge(CASE, 60.0, &right());
            verdict.worst.reported = reported;
            counts.add(CASE, control, &verdict);
        }
        let text = counts.describe(Count(2), 1.0, 1) + &counts.table();
        assert!(
            text.contains("56.0 times a second, below 57 in 2 of them"),
            "{text}"
        );
        assert!(text.contains("| 404 | 60.0 | 17 | 0.70 | 0.30 |"), "{text}");
    }
}
