//! A call of a group. The first member makes it on the caller's thread and each other member on a
//! new thread, and all members send together.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::arguments::{as_given, for_member};
use super::members_of;
use crate::client::{Client, Member, Members};
use crate::error::panic_message;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::ops::operation;
use crate::options::{CallOptions, CallScope, CallStart};
use crate::salvo::Salvo;
use crate::schema::field::Field;
use crate::schema::retry_class::RetryClass;
use crate::stop::{CancelToken, StopReasons};
use crate::thread_hooks::run_with_hooks;
use crate::types::{EngineId, GroupReport, MemberOutcome, MemberResult};
use crate::value::{Object, Value};

/// Maximum number of calls of a member other than the main member that are under way. Each of them
/// has a thread, which a member that hangs keeps until the time limit.
const MAX_UNDER_WAY: u32 = 32;

/// Interval at which a waiting call checks whether it was cancelled.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// A call of a group.
pub(super) struct Run<'a> {
    client: &'a Client,
    members: &'a Arc<Members>,
    /// Members for which the call is made: those that were not taken out of the group.
    used: Vec<Arc<Member>>,
    /// For each used member, true if the other members wait for it before they send, and the call
    /// waits for its outcome.
    expected: Vec<bool>,
    call: Arc<Call>,
}

/// The parts of a call that its threads share.
struct Call {
    name: String,
    arguments: Object,
    start: CallStart,
    deadline: Instant,
    /// Options of the caller. If they have an event function, it receives the attempts of every
    /// member.
    options: CallOptions,
    salvo: Arc<Salvo>,
    /// Names of the members by their hubs and the numbers of their engines, as far as these were
    /// looked up. Engines of two hubs may have the same number.
    engines: Mutex<HashMap<(String, EngineId), String>>,
    /// Outcome of the call of each member; `None` while the call is in progress.
    outcomes: Mutex<Vec<Option<Outcome>>>,
    ended: Condvar,
}

struct Outcome {
    result: Result<Value>,
    after: Duration,
}

impl<'a> Run<'a> {
    pub(super) fn new(client: &'a Client, name: &str, arguments: Object) -> Result<Self> {
        let members = members_of(client)?;
        if client.is_closed() {
            let detail = "the group, or the client of its first member, was closed";
            let error = Error::unsent(ErrorKind::Closed, detail, Instant::now());
            return Err(error.with_advice("Make a group of open clients."));
        }
        let is_used = |member: &&Arc<Member>| !member.is_out();
        let used: Vec<_> = members.list.iter().filter(is_used).cloned().collect();
        if name.starts_with("group.") {
            return Err(Error::invalid(
                "name",
                "a call of a group cannot be part of another one",
            ));
        }
        let expected: Vec<bool> = used
            .iter()
            .map(|member| !members.has_main || !member.state().is_away())
            .collect();
        let (start, deadline) = client.start_and_deadline()?;
        let call = Call {
            name: name.to_owned(),
            arguments,
            start,
            deadline,
            options: client.options.clone(),
            salvo: Salvo::new(members.has_main, &expected),
            engines: Mutex::default(),
            outcomes: Mutex::new(used.iter().map(|_| None).collect()),
            ended: Condvar::new(),
        };
        Ok(Self {
            client,
            members,
            used,
            expected,
            call: Arc::new(call),
        })
    }

    /// Makes the call for every member. The first one makes it on the thread of the caller.
    pub(super) fn report(self) -> Result<GroupReport> {
        if self.client.preview_log().is_some() {
            return self.preview();
        }
        let cancel = CancelToken::new();
        let stops = self.client.stops.for_other_threads().or_cancelled(&cancel);
        for member in &self.used {
            member.state().under_way += 1;
        }
        // The first member makes the call on this thread.
        for (index, member) in self.used.iter().enumerate().skip(1) {
            if self.members.has_main && member.state().under_way > MAX_UNDER_WAY {
                let detail = format!("{MAX_UNDER_WAY} calls of this member are under way already");
                let error = Error::unsent(ErrorKind::Timeout, detail, Instant::now());
                self.call.end(index, member, Err(error));
                continue;
            }
            let (call, member, stops) = (Arc::clone(&self.call), Arc::clone(member), stops.clone());
            let own = Arc::clone(&self.call);
            let spawned = thread::Builder::new()
                .name("gfxhub-group".to_owned())
                .spawn(move || run_with_hooks(|| call.make(index, &member, &stops)));
            if let Err(error) = spawned {
                let detail = format!("the thread of a member cannot be started: {error}");
                let now = Instant::now();
                own.end(
                    index,
                    &self.used[index],
                    Err(Error::unsent(ErrorKind::Io, detail, now)),
                );
            }
        }
        self.call.make(0, &self.used[0], &self.client.stops);
        self.wait(&cancel);
        self.result()
    }

    /// Waits until the call can return. If the main member has succeeded, waits for the others only
    /// for the rest of the 20 ms by which they may delay a call. The same holds for a member that
    /// can no longer send, because the main member's call itself is wrong.
    fn wait(&self, cancel: &CancelToken) {
        let call = &*self.call;
        let mut outcomes = call.lock();
        let main_succeeded = matches!(&outcomes[0], Some(Outcome { result: Ok(_), .. }));
        let patience_ends = Instant::now() + call.salvo.patience_left();
        // The members' calls end by themselves at the deadline.
        let calls_end = call.deadline + Duration::from_secs(1);
        loop {
            let members = outcomes.iter().zip(&self.expected).enumerate();
            let awaited = members.filter(|(_, (outcome, is_expected))| {
                outcome.is_none() && (**is_expected || !main_succeeded)
            });
            let until = awaited.map(|(index, _)| {
                let is_settled = main_succeeded || self.cannot_send(index);
                match self.members.has_main && is_settled {
                    true => patience_ends,
                    false => calls_end,
                }
            });
            let Some(until) = until.max() else {
                return;
            };
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            let limit = left.min(POLL_INTERVAL);
            let waited = call.ended.wait_timeout(outcomes, limit);
            drop(waited.unwrap_or_else(PoisonError::into_inner).0);
            if self.client.stops.is_stopped() {
                cancel.cancel();
            }
            outcomes = call.lock();
        }
    }

    /// Returns `true` if a call that acts is sent by no member any more, and this member has not
    /// sent it.
    fn cannot_send(&self, index: usize) -> bool {
        !Client::only_reads(&self.call.name) && self.call.salvo.is_kept_back(index)
    }

    fn result(&self) -> Result<GroupReport> {
        let call = &*self.call;
        let outcomes = call.lock();
        let mut report = GroupReport::blank();
        report.members = self.results(&outcomes);
        report.fired_within_us = call.salvo.fired_within().map(micros);
        let is_ended = outcomes.iter().all(Option::is_some);
        let mut results = outcomes.iter().flatten().map(|it| it.result.as_ref().ok());
        let first = results.next().flatten();
        report.agree = is_ended.then(|| first.is_some() && results.all(|it| it == first));
        let has_sent = report.members.iter().any(|it| it.sent_us.is_some());
        let failed = |outcome: &Option<Outcome>| matches!(outcome, Some(it) if it.result.is_err());
        let fails = match (has_sent, self.members.has_main) {
            (true, true) => failed(&outcomes[0]),
            (true, false) => outcomes.iter().any(failed),
            // A member whose call is still in progress after the time limit has not succeeded.
            (false, _) => {
                let succeeded = |it: &Outcome| it.result.is_ok();
                outcomes.iter().any(failed) && !outcomes.iter().flatten().any(succeeded)
            }
        };
        match fails {
            true => Err(self.error(&outcomes)),
            false => Ok(report),
        }
    }

    /// Returns the error of the call: that of the member that made the call fail. Its message also
    /// lists the outcome of every member.
    fn error(&self, outcomes: &[Option<Outcome>]) -> Error {
        let errors = || {
            outcomes.iter().enumerate().filter_map(|(index, outcome)| {
                let error = outcome.as_ref()?.result.as_ref().err()?;
                Some((index, error))
            })
        };
        let culprit = self.call.salvo.culprit();
        let of_culprit = errors().find(|(index, _)| Some(*index) == culprit);
        let Some((index, error)) = of_culprit.or_else(|| errors().next()) else {
            return Error::new(ErrorKind::Internal, Effect::Maybe, "no member failed");
        };
        let members = self.used.iter().zip(outcomes).enumerate();
        let words = members.map(|(index, (member, outcome))| {
            let effect = match outcome {
                None if self.cannot_send(index) => "under way (none)".to_owned(),
                None => "under way".to_owned(),
                Some(Outcome { result: Ok(_), .. }) => "done".to_owned(),
                Some(Outcome {
                    result: Err(error), ..
                }) => format!("failed ({})", error.effect()),
            };
            format!("{} {effect}", member.name)
        });
        let words = words.collect::<Vec<_>>().join(", ");
        let untouched = outcomes
            .iter()
            .enumerate()
            .all(|(index, outcome)| match outcome {
                None => self.cannot_send(index),
                Some(Outcome { result, .. }) => {
                    matches!(result, Err(error) if error.effect() == Effect::None)
                }
            });
        let effect = match (untouched, error.effect()) {
            (true, _) => Effect::None,
            (false, Effect::None) => Effect::Maybe,
            (false, effect) => effect,
        };
        let error = error.clone().with_effect(effect);
        error.and(&format!(
            "the error is that of member {}; of the group: {words}",
            self.used[index].name
        ))
    }

    fn results(&self, outcomes: &[Option<Outcome>]) -> Vec<MemberResult> {
        let members = self.used.iter().zip(outcomes).enumerate();
        members
            .map(|(index, (member, outcome))| {
                let sent = self.call.salvo.sent_after(index);
                member_result(member, outcome.as_ref(), sent)
            })
            .collect()
    }

    /// Makes a call that only reads. Tries one member after the other until the call succeeds.
    pub(super) fn first_answer(self) -> Result<MemberResult> {
        let mut failed = None;
        let mut members_left = self.used.len() as u32;
        for (index, member) in self.used.iter().enumerate() {
            member.state().under_way += 1;
            // A member that hangs leaves the others their shares of the time.
            let left = self.call.deadline.saturating_duration_since(Instant::now());
            let share = left / members_left;
            members_left -= 1;
            let result = caught(Effect::None, || {
                let stops = &self.client.stops;
                self.call.result(index, member, stops, Some(share))
            });
            let after = self.call.start.instant().elapsed();
            member.state().note(&result, after);
            match result {
                Ok(_) => {
                    let outcome = Outcome { result, after };
                    return Ok(member_result(member, Some(&outcome), None));
                }
                Err(error) if self.client.stops.is_stopped() => return Err(error),
                Err(error) => failed = failed.or(Some(error)),
            }
        }
        Err(failed.unwrap_or_else(|| Error::invalid("members", "all members are out of the group")))
    }

    /// Adds to the preview log the requests that the call would send for the first member.
    fn preview(self) -> Result<GroupReport> {
        let mut own = self.client.clone();
        own.members = None;
        let engine = self.call.engine(&self.used[0], &own)?;
        let arguments = for_member(&self.call.name, &self.call.arguments, &self.used[0], engine)?;
        own.invoke_value(&self.call.name, arguments)?;
        Ok(GroupReport::blank())
    }
}

impl Call {
    fn lock(&self) -> MutexGuard<'_, Vec<Option<Outcome>>> {
        self.outcomes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the call of a member, and keeps its outcome.
    fn make(&self, index: usize, member: &Arc<Member>, stops: &StopReasons) {
        let result = caught(Effect::Maybe, || self.result(index, member, stops, None));
        self.end(index, member, result);
    }

    fn end(&self, index: usize, member: &Arc<Member>, result: Result<Value>) {
        let after = self.start.instant().elapsed();
        member.state().note(&result, after);
        let is_wrong = matches!(&result, Err(error) if is_about_call(error));
        self.salvo.seat(index).leave(result.is_err(), is_wrong);
        self.lock()[index] = Some(Outcome { result, after });
        self.ended.notify_all();
    }

    /// Makes the call of a member through its own client. A call that must only read has a time
    /// limit of its own, `share`, from now on.
    fn result(
        &self,
        index: usize,
        member: &Member,
        stops: &StopReasons,
        share: Option<Duration>,
    ) -> Result<Value> {
        let reads = share.is_some();
        let whole = || {
            self.deadline
                .saturating_duration_since(self.start.instant())
        };
        let limit = share.unwrap_or_else(whole);
        let limit = match self.options.time_limit()? {
            Some(_) => limit,
            None => limit.min(member.client.timeout()),
        };
        // The limit counts from the beginning of the whole call.
        let limit = match reads {
            true => self.start.instant().elapsed() + limit,
            false => limit,
        };
        let options = member.client.options.clone();
        let options = options
            .timeout(limit.max(Duration::from_millis(1)))
            .started_at(self.start)
            .stopped_by(stops)
            .observed_as(&self.options);
        let seated = options.clone().in_salvo(self.salvo.seat(index));
        let client = member.client.with(if reads { options } else { seated });
        let engine = self.engine(member, &client)?;
        let arguments = for_member(&self.name, &self.arguments, member, engine)?;
        let given = match reads {
            true => reading(&client)?.invoke_value(&self.name, arguments)?,
            false => client.invoke_value(&self.name, arguments)?,
        };
        let Some(json) = given.result() else {
            return Ok(Value::Null);
        };
        // This fails if the response of the hub contains an integer of more than 64 bits.
        let result = Value::from_json(json).map_err(|error| {
            let is_read = operation(&self.name).is_some_and(|it| it.resend == RetryClass::Read);
            let effect = if is_read { Effect::None } else { Effect::Done };
            let detail = format!("the report of a group cannot contain this result: {error}");
            Error::new(ErrorKind::Decode, effect, detail)
        })?;
        Ok(as_given(&self.name, &self.arguments, result))
    }

    /// Returns the number of the engine that a member is; `None` if it is a hub.
    fn engine(&self, member: &Member, client: &Client) -> Result<Option<EngineId>> {
        let Some(engine) = &member.engine else {
            return Ok(None);
        };
        let found = client.names().find(engine.as_str())?;
        let Some(id) = found.engine_id else {
            let detail = format!("{engine} of the member {} is no engine", member.name);
            return Err(Error::invalid("members", detail));
        };
        let mut engines = self.engines.lock().unwrap_or_else(PoisonError::into_inner);
        let engine = (member.client.hub().to_owned(), id);
        let own = engines.entry(engine).or_insert_with(|| member.name.clone());
        match *own == member.name {
            true => Ok(Some(id)),
            false => {
                let detail = format!("{} and {own} are the same engine", member.name);
                Err(Error::invalid("members", detail))
            }
        }
    }
}

/// Makes a call of a member. Returns a panic as an error with this effect.
fn caught(effect: Effect, call: impl FnOnce() -> Result<Value>) -> Result<Value> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| {
        Err(Error::new(
            ErrorKind::Internal,
            effect,
            panic_message(panic),
        ))
    })
}

/// Returns the client for calls that must only read.
fn reading(client: &Client) -> Result<Client> {
    let (start, deadline) = client.start_and_deadline()?;
    let stops = client.stops.clone();
    Ok(client.part_of(CallScope::new(start.instant(), deadline, stops, true)))
}

/// Reads JSON that this library has written.
pub(super) fn parsed(json: &str) -> Result<Value> {
    Value::from_json(json).map_err(|error| {
        let detail = format!("a body is no JSON: {error}");
        Error::new(ErrorKind::Internal, Effect::None, detail)
    })
}

fn member_result(
    member: &Member,
    outcome: Option<&Outcome>,
    sent: Option<Duration>,
) -> MemberResult {
    let mut result = MemberResult::blank();
    result.member.clone_from(&member.name);
    member.client.hub().clone_into(&mut result.hub);
    result.engine = engine_of(member);
    result.sent_us = sent.map(micros);
    result.ended_us = outcome.map(|it| micros(it.after));
    result.outcome = match outcome.map(|it| &it.result) {
        None => MemberOutcome::UnderWay,
        Some(Ok(value)) => {
            result.result = value.clone();
            MemberOutcome::Succeeded
        }
        Some(Err(error)) => {
            error.kind().name().clone_into(&mut result.kind);
            result.effect = error.effect().to_string();
            error.message().clone_into(&mut result.message);
            MemberOutcome::Failed
        }
    };
    result
}

/// Returns `true` if the error comes from the call itself, for example from an unknown name, and
/// not from the connection or the hub.
fn is_about_call(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::Invalid
            | ErrorKind::UnknownName
            | ErrorKind::Ambiguous
            | ErrorKind::NotArmed
            | ErrorKind::Repeated
            | ErrorKind::Closed
            | ErrorKind::Cancelled
    )
}

/// Returns the engine that a member is; empty if it is a hub.
pub(super) fn engine_of(member: &Member) -> String {
    let engine = member.engine.as_ref();
    engine.map_or_else(String::new, |engine| engine.as_str().to_owned())
}

pub(super) fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX)
}
