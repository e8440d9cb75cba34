//! Calls of groups under every fault of one member or of both. The call of each member must obey
//! the rules of a single call, and the group must obey those of its policy.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, Client, Effect, Error, ErrorKind, GroupMember, GroupPolicy, GroupReport,
    MemberCall, MemberOutcome, MemberResult, Value,
};
use gfxhub_simulator::LocalHub;

use super::rounds::{Count, RoundOptions, RoundResults, lock};
use super::{Fault, Finding};
use crate::call::{Call, Proof};
use crate::calls::calls;
use crate::judge::{OVERSHOOT, judge};
use crate::observation::{Attempt, HubCounts, Observation, ObservedError};
use crate::random::Random;
use crate::results::CallTotals;
use crate::scenario::{Destination, Scenario};
use crate::scenarios::scenarios;
use crate::session::Session;
use crate::unreachable::Unreachable;
use crate::worker::{calm_answers, calm_hub, key, limit, strike, wait_for_late_requests};

/// Number of concurrent rounds, each with its own two hubs. The threads of a group's call wait for
/// each other, so more rounds would make calls late on a machine with two processors.
const WORKERS: u64 = 16;
/// Number of calls of a group in a round.
const PER_ROUND: usize = 50;
/// Frequency of a new group: one in this many calls.
const PER_GROUP: u64 = 12;
/// Names of the members.
const MEMBERS: [&str; 2] = ["main", "backup"];

/// Results of the run.
#[derive(Debug, Default)]
struct Counts {
    totals: CallTotals,
    succeeded: Count,
    failed: Count,
    untouched: Count,
    gave_up: Count,
    under_way: Count,
    by_name: Count,
}

/// State that all rounds share.
struct Stage {
    /// Scenarios, of which the first has no fault.
    scenarios: Vec<Scenario>,
    outside: Unreachable,
    calm: std::collections::HashMap<String, String>,
}

/// A group with the clients of its members.
struct Group {
    client: Client,
    sessions: [Session; 2],
}

/// A call of a group that has returned.
struct Made {
    call: Call,
    by_name: bool,
    result: Result<GroupReport, Error>,
    limit: Duration,
    elapsed: Duration,
    attempts: [Vec<Attempt>; 2],
    max_attempts: u32,
    ids: [String; 2],
    before: [HubCounts; 2],
}

/// Outcome of the call of a member.
#[derive(Debug)]
enum End {
    Known(Result<Option<String>, ObservedError>),
    /// Outcome according to the attempts or to the group's error, because the group reports no
    /// result of the member.
    Guessed(Result<(), ObservedError>),
    /// The call was not sent, because of another member or because its name lookup failed.
    GaveUp,
}

/// Makes calls of groups until the members of the groups have made `count` calls.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, Fault> {
    let mut scenarios = scenarios();
    scenarios.retain(|scenario| !scenario.disturbance.is_aimed());
    let stage = Stage {
        scenarios,
        outside: Unreachable::new()?,
        calm: calm_answers()?,
    };
    let rounds = RoundOptions::new(count.div_ceil(2 * PER_ROUND as u64), seed, WORKERS);
    let played = rounds.play(
        || Ok((calm_hub()?, calm_hub()?)),
        |(one, two), round, random, counts| play([one, two], &stage, round, random, counts),
    )?;
    let RoundResults { rounds, counts, .. } = &played;
    let (totals, [none, maybe, done]) = (&counts.totals, counts.totals.effects.map(Count));
    let text = format!(
        "{} calls of the members of groups in {rounds} rounds, a pair or a gang of two hubs in each, under {} \
         faults of one member or of both, in {:.0} s: {} calls of groups succeeded, {} failed, {} of them with \
         effect none. Of their members' calls {} succeeded, {none} failed with effect none, \
         {maybe} with maybe, {done} with done, {} gave up because of another member, and {} were under \
         way when the call had ended; {} looked up a button by its name first. {} requests had {} \
         effects.",
        Count(totals.calls + counts.gave_up.0),
        stage.scenarios.len() - 1,
        played.seconds,
        counts.succeeded,
        counts.failed,
        counts.untouched,
        Count(totals.successes),
        counts.gave_up,
        counts.under_way,
        counts.by_name,
        Count(totals.requests),
        Count(totals.journal),
    );
    let met = [
        ("call of a group failed with effect none", counts.untouched),
        ("member gave up", counts.gave_up),
        ("backup was late", counts.under_way),
    ];
    Ok(played.finding(text, stage.scenarios.len() as u64, &met))
}

/// Plays a round: calls operations through groups with one policy, under one fault.
fn play(
    hubs: [&mut LocalHub; 2],
    stage: &Stage,
    round: u64,
    random: &mut Random,
    counts: &Mutex<Counts>,
) -> Result<Vec<String>, Fault> {
    let hubs = hubs.map(|hub| &*hub);
    let place = usize::try_from(round % stage.scenarios.len() as u64).unwrap_or(0);
    let (fault, calm) = (&stage.scenarios[place], &stage.scenarios[0]);
    let policy = *random.pick(&[GroupPolicy::Main, GroupPolicy::All]);
    let struck = *random.pick(&[[true, false], [false, true], [true, true]]);
    // Only one member gets an address other than its hub's, because members cannot share an
    // address.
    let struck = match fault.place {
        Destination::Hub => struck,
        _ => [struck[0], !struck[0]],
    };
    let faults = struck.map(|is_struck| if is_struck { fault } else { calm });
    let mut always = [true; 2];
    for at in 0..2 {
        // A reset can fail only on a hub with a store, and these hubs have none.
        let _ = hubs[at].reset();
        always[at] = strike(hubs[at], faults[at], random);
    }
    let counted = |at: usize, id: &str| match faults[at].place {
        Destination::Hub => {
            let stats = hubs[at].request_stats(id);
            HubCounts {
                requests: stats.requests,
                effects: stats.effects,
            }
        }
        _ => HubCounts::default(),
    };
    let mut open: Option<Group> = None;
    let (mut made, mut wrongs, mut clients) = (Vec::new(), Vec::new(), 0);
    let resent_by_itself = |call: &Call| !call.resend;
    for call in calls(random, round)
        .into_iter()
        .filter(resent_by_itself)
        .take(PER_ROUND)
    {
        let group = match open.take() {
            Some(group) if !random.one_in(PER_GROUP) => group,
            _ => {
                clients += 1;
                let most = if random.one_in(8) { 1 } else { 3 };
                let session = |at: usize| {
                    let url = stage.outside.url(faults[at].place, &hubs[at].url());
                    Session::new(&url, format!("g{round}-{clients}"), most)
                };
                Group::new(policy, [session(0), session(1)])?
            }
        };
        let ids = [0, 1].map(|at| group.sessions[at].id().to_owned());
        let before = [0, 1].map(|at| counted(at, &ids[at]));
        let by_name = call.operation.name == "playout.trigger_button" && random.one_in(2);
        let limit = limit(fault, random);
        let begun = Instant::now();
        let result = group.make(&call, by_name, limit);
        let elapsed = begun.elapsed();
        // The call of the backup may still be in progress.
        group.client.group().settle()?;
        let attempts = [0, 1].map(|at| {
            let attempts = group.sessions[at].take_attempts().into_iter();
            attempts
                .filter(|it| !by_name || !it.is_read)
                .collect::<Vec<_>>()
        });
        let at_once = |it: &Vec<Attempt>| matches!(it[..], [Attempt { kind: None, .. }]);
        let smooth = attempts.iter().all(at_once);
        made.push(Made {
            call,
            by_name,
            result,
            limit,
            elapsed,
            attempts,
            max_attempts: group.sessions[0].max_attempts(),
            before,
            ids,
        });
        // A group is used again only if both members succeeded at the first attempt. Otherwise a
        // late request could count for the next call.
        open = smooth.then_some(group);
        if smooth && let Some(made) = made.pop() {
            // Requests that succeeded at the first attempt have arrived, so the call is judged now.
            let counted = [0, 1].map(|at| counted(at, &made.ids[at]).since(made.before[at]));
            wrongs.extend(made.judge(policy, faults, always, counted, &stage.calm, counts));
        }
    }
    drop(open);
    wait_for_late_requests(fault);
    for made in made {
        let counted = [0, 1].map(|at| counted(at, &made.ids[at]).since(made.before[at]));
        wrongs.extend(made.judge(policy, faults, always, counted, &stage.calm, counts));
    }
    let place = format!("{} of {struck:?}, {policy:?}", fault.name);
    Ok(wrongs
        .into_iter()
        .map(|what| format!("{place}: {what}"))
        .collect())
}

impl Group {
    fn new(policy: GroupPolicy, sessions: [Session; 2]) -> Result<Group, Fault> {
        let members = [0, 1].map(|at| GroupMember::new(MEMBERS[at], sessions[at].client()));
        Ok(Group {
            client: Client::group_of(policy, members)?,
            sessions,
        })
    }

    fn make(&self, call: &Call, by_name: bool, limit: Duration) -> Result<GroupReport, Error> {
        let client = self.client.with(CallOptions::new().timeout(limit));
        let arguments = &call.arguments;
        if by_name {
            let (rundown, item) = (&arguments["rundownId"], &arguments["itemId"]);
            let key = arguments["buttonKey"].as_str().unwrap_or_default();
            let path = format!("#{rundown} / #{item} / {key}");
            return client.group().press(path);
        }
        // The arguments come from this program, and each is an object.
        let arguments = Value::from_json(&arguments.to_string()).ok();
        let arguments = arguments
            .and_then(|it| it.into_object().ok())
            .unwrap_or_default();
        let call = MemberCall::new(call.operation.name).arguments(arguments);
        client.group().invoke(call)
    }
}

impl Made {
    /// Judges the call of each member like a call of a single client, and the group by its policy.
    fn judge(
        &self,
        policy: GroupPolicy,
        faults: [&Scenario; 2],
        always: [bool; 2],
        counted: [HubCounts; 2],
        calm: &std::collections::HashMap<String, String>,
        counts: &Mutex<Counts>,
    ) -> Vec<String> {
        let ends = [0, 1].map(|at| self.end(policy, at));
        let mut wrong = self.judge_group(policy, &ends, counted);
        let counts = &mut *lock(counts);
        for at in 0..2 {
            let found = self.judge_member(
                at,
                faults[at],
                always[at],
                counted[at],
                &ends[at],
                calm,
                counts,
            );
            wrong.extend(
                found
                    .into_iter()
                    .map(|what| format!("{} {what}", MEMBERS[at])),
            );
        }
        match &self.result {
            Ok(report) => {
                counts.succeeded += true;
                let late = |it: &&MemberResult| it.outcome == MemberOutcome::UnderWay;
                counts.under_way += report.members.iter().filter(late).count() as u64;
            }
            Err(error) => {
                counts.failed += true;
                counts.untouched += error.effect() == Effect::None;
            }
        }
        counts.by_name += 2 * u64::from(self.by_name);
        if wrong.is_empty() {
            return wrong;
        }
        let (name, arguments) = (self.call.operation.name, &self.call.arguments);
        vec![format!(
            "{name} {arguments}: {}\n    {:?}\n    {ends:?}\n    attempts {:?}, {counted:?}, {:?} of {:?}",
            wrong.join("; "),
            self.result,
            self.attempts,
            self.elapsed,
            self.limit,
        )]
    }

    fn judge_group(
        &self,
        policy: GroupPolicy,
        ends: &[End; 2],
        counted: [HubCounts; 2],
    ) -> Vec<String> {
        let mut wrong = Vec::new();
        let is_act = !self.call.is_read();
        let mut must = |holds: bool, what: &str| {
            if !holds {
                wrong.push(what.to_owned());
            }
        };
        let has_none = counted.iter().all(|it| it.effects == 0);
        must(
            self.elapsed <= self.limit + OVERSHOOT,
            "the group ended too late",
        );
        let is_none = |error: &Error| error.effect() == Effect::None;
        must(
            has_none || !self.result.as_ref().is_err_and(is_none),
            "the group failed with effect none, but the journals have effects",
        );
        let gave_up = ends.iter().any(|end| matches!(end, End::GaveUp));
        let is_gang = policy == GroupPolicy::All;
        must(
            has_none || !(is_gang && is_act && gave_up),
            "a member of a gang gave up, and another one acted",
        );
        let succeeded = ends
            .each_ref()
            .map(|end| matches!(end, End::Known(Ok(_)) | End::Guessed(Ok(()))));
        let due = match (is_act, is_gang) {
            (false, _) => succeeded[0] || succeeded[1],
            (true, false) => succeeded[0],
            (true, true) => succeeded[0] && succeeded[1],
        };
        must(
            self.result.is_ok() == due,
            "the group did not end as its policy says",
        );
        wrong
    }

    #[expect(clippy::too_many_arguments, reason = "the arguments are independent")]
    fn judge_member(
        &self,
        at: usize,
        fault: &Scenario,
        all_struck: bool,
        mut counted: HubCounts,
        end: &End,
        calm: &std::collections::HashMap<String, String>,
        counts: &mut Counts,
    ) -> Vec<String> {
        let attempts = self.attempts[at].clone();
        if self.by_name {
            // The hub also counts requests that look up names, so no number of requests is checked.
            counted.requests = counted.effects;
        }
        let mut call = self.call.clone();
        let outcome = match end {
            End::GaveUp => {
                counts.gave_up += true;
                let (requests, effects) = (counted.requests, counted.effects);
                return match (requests, effects) {
                    (0, 0) => Vec::new(),
                    _ => vec![format!(
                        "gave up after {requests} requests and {effects} effects"
                    )],
                };
            }
            End::Known(outcome) => outcome.clone(),
            End::Guessed(outcome) => {
                call.proof = Proof::Any;
                outcome.clone().map(|()| None)
            }
        };
        // A call for which the group did not wait counts as one that took its whole time limit.
        let elapsed = match &self.result {
            Ok(report) => match report.members[at].ended_us.map(u64::try_from) {
                Some(Ok(time)) => Duration::from_micros(time),
                _ => self.limit,
            },
            Err(_) => self.elapsed,
        };
        let calm = calm.get(&key(&call)).map(String::as_str);
        let facts = Observation {
            call,
            outcome,
            attempts,
            max_attempts: self.max_attempts,
            limit: self.limit,
            // The lateness of the group as a whole is judged once, in `judge_group`.
            elapsed: elapsed.min(self.limit + OVERSHOOT),
            disturbed: None,
            counted,
            all_struck,
        };
        let wrong = judge(&facts, fault, calm);
        counts.totals.enter(&facts, wrong.len());
        wrong
    }

    /// Returns the outcome of a member's call, from the report or from the text of the error.
    fn end(&self, policy: GroupPolicy, at: usize) -> End {
        let attempts = &self.attempts[at];
        let unsent = attempts
            .iter()
            .all(|it| it.effect == Effect::None && it.status.is_none());
        // A backup that waits for a main member without a connection ends when the call times out.
        let may_give_up = !self.call.is_read() && unsent && (policy == GroupPolicy::All || at == 1);
        let end = match &self.result {
            Ok(report) => self.of_report(&report.members[at], attempts),
            Err(error) => self.of_error(error, at, attempts),
        };
        match &end {
            End::Known(Err(error)) | End::Guessed(Err(error))
                if may_give_up
                    && error.effect == Effect::None
                    && matches!(error.kind, ErrorKind::Cancelled | ErrorKind::Timeout) =>
            {
                End::GaveUp
            }
            // The lookup of the name has failed, so nothing was sent.
            End::Known(Err(error)) | End::Guessed(Err(error))
                if self.by_name && attempts.is_empty() && error.effect == Effect::None =>
            {
                End::GaveUp
            }
            _ => end,
        }
    }

    fn of_report(&self, member: &MemberResult, attempts: &[Attempt]) -> End {
        match member.outcome {
            MemberOutcome::Succeeded => {
                let result = match &member.result {
                    Value::Null => None,
                    result => Some(result.to_json()),
                };
                End::Known(Ok(result))
            }
            MemberOutcome::Failed => {
                let kinds = ErrorKind::ALL.iter();
                let kind = kinds.copied().find(|kind| kind.name() == member.kind);
                End::Known(Err(ObservedError {
                    kind: kind.unwrap_or(ErrorKind::Internal),
                    detail: member.message.clone(),
                    ..observed(&member.effect, attempts)
                }))
            }
            _ => guessed(attempts),
        }
    }

    fn of_error(&self, error: &Error, at: usize, attempts: &[Attempt]) -> End {
        let name = MEMBERS[at];
        let words = error
            .detail()
            .rsplit("of the group: ")
            .next()
            .unwrap_or_default();
        let word = words
            .split(", ")
            .find_map(|word| word.strip_prefix(name)?.strip_prefix(' '));
        match word {
            Some("done") => End::Guessed(Ok(())),
            Some("under way") => guessed(attempts),
            Some(word) => {
                let effect = word.trim_start_matches("failed (").trim_end_matches(')');
                let observed = observed(effect, attempts);
                let is_own = error
                    .detail()
                    .contains(&format!("the error is that of member {name};"));
                let kind = if is_own { error.kind() } else { observed.kind };
                End::Guessed(Err(ObservedError {
                    kind,
                    detail: error.detail().to_owned(),
                    ..observed
                }))
            }
            None => End::Guessed(Err(ObservedError {
                kind: ErrorKind::Internal,
                detail: format!("the error does not say what became of {name}: {error}"),
                ..observed("none", attempts)
            })),
        }
    }
}

/// Returns an error with this effect, and with the kind and the status of the last attempt.
fn observed(effect: &str, attempts: &[Attempt]) -> ObservedError {
    let last = attempts.last();
    ObservedError {
        kind: last.and_then(|it| it.kind).unwrap_or(ErrorKind::Timeout),
        effect: match effect {
            "none" => Effect::None,
            "done" => Effect::Done,
            _ => Effect::Maybe,
        },
        status: last.and_then(|it| it.status),
        attempts: u32::try_from(attempts.len()).unwrap_or(u32::MAX),
        detail: String::new(),
    }
}

/// Returns the outcome of a member's call for which the group did not wait, from its last attempt.
fn guessed(attempts: &[Attempt]) -> End {
    End::Guessed(match attempts.last() {
        Some(Attempt { kind: None, .. }) => Ok(()),
        Some(last) => Err(observed(&last.effect.to_string(), attempts)),
        None => Err(observed("none", attempts)),
    })
}
