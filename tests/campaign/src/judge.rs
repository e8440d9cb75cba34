//! The rules that must hold for every call, whatever happened to it.

use std::time::Duration;

use gfxhub::{Effect, ErrorKind, RetryClass, schema::ResponseType};

use crate::observation::{Observation, ObservedError};
use crate::scenario::{Disturbance, Scenario, Success};

/// Maximum time by which a call may exceed its deadline.
pub const OVERSHOOT: Duration = Duration::from_millis(100);

/// Returns the rules that a call under a fault breaks, as texts; empty if it breaks none. `calm` is
/// the result of the same read for a client that no fault disturbed.
pub fn judge(facts: &Observation, scenario: &Scenario, calm: Option<&str>) -> Vec<String> {
    let mut wrong = Vec::new();
    if facts.overshoot() > OVERSHOOT {
        let (took, limit) = (facts.elapsed, facts.limit);
        wrong.push(format!("it took {took:?}, but its limit was {limit:?}"));
    }
    counted(facts, &mut wrong);
    attempts(facts, &mut wrong);
    match &facts.outcome {
        Ok(result) => {
            success(facts, scenario, &mut wrong);
            if let Err(why) = facts.call.check(result.as_deref(), calm) {
                wrong.push(format!("the result is wrong: {why}"));
            }
        }
        Err(failure) => {
            effect(facts, failure, scenario, &mut wrong);
            kind(facts, failure, scenario, &mut wrong);
        }
    }
    wrong
}

/// Compares the numbers of requests and effects at the hub with those that the call's class
/// permits.
fn counted(facts: &Observation, wrong: &mut Vec<String>) {
    let (bounds, counted) = (facts.call.bounds(), facts.counted);
    let class = facts.call.class();
    if counted.requests > bounds.requests {
        let (came, most) = (counted.requests, bounds.requests);
        wrong.push(format!(
            "a {class} reached the hub {came} times, at most {most} are permitted"
        ));
    }
    if counted.effects > bounds.effects {
        let (came, most) = (counted.effects, bounds.effects);
        wrong.push(format!(
            "a {class} took effect {came} times, at most {most} are permitted"
        ));
    }
    if counted.requests > facts.attempts.len() as u64 {
        let (came, told) = (counted.requests, facts.attempts.len());
        wrong.push(format!(
            "{came} requests reached the hub, {told} attempts were reported"
        ));
    }
}

/// Checks that the reported attempts are consistent.
fn attempts(facts: &Observation, wrong: &mut Vec<String>) {
    let made = facts.attempts.len();
    if made > facts.max_attempts as usize {
        wrong.push(format!(
            "{made} attempts were made, at most {} are permitted",
            facts.max_attempts
        ));
    }
    if (1..)
        .zip(&facts.attempts)
        .any(|(number, it)| it.number != number)
    {
        wrong.push("the attempts are not numbered in order".to_owned());
    }
    if let Err(failure) = &facts.outcome
        && failure.attempts as usize != made
    {
        let told = failure.attempts;
        wrong.push(format!(
            "the error counts {told} attempts, but {made} were reported"
        ));
    }
    // A call that must not be sent twice may only be repeated after an attempt that was not sent.
    let (class, bounds) = (facts.call.class(), facts.call.bounds());
    let earlier = facts
        .attempts
        .split_last()
        .map_or(&[][..], |(_, rest)| rest);
    let sent = earlier
        .iter()
        .filter(|it| it.effect != Effect::None || it.status.is_some());
    if !facts.call.is_read() && sent.count() as u64 >= bounds.requests {
        wrong.push(format!("a {class} was tried again after it had been sent"));
    }
}

fn success(facts: &Observation, scenario: &Scenario, wrong: &mut Vec<String>) {
    if !facts.call.is_read() && facts.counted.effects == 0 && !scenario.lies {
        wrong.push("it succeeded, but the journal shows no effect".to_owned());
    }
    let content = matches!(
        facts.call.operation.outcome,
        // A result that is a bare number is not checked, because a truncated number is still a
        // number.
        ResponseType::List(_) | ResponseType::Record(_) | ResponseType::FirstOfList(_)
    );
    let impossible = match scenario.expected.success {
        Success::Certain | Success::Possible => false,
        Success::NotWithContent => content,
        Success::NotWithBody => facts.call.operation.status != 204,
        Success::Never => true,
    };
    if facts.all_struck && impossible {
        wrong.push("it succeeded with an invalid response".to_owned());
    }
}

/// Checks that the effect of an error agrees with the hub's journal, with the HTTP status of the
/// error, and with the kind of call (a read has no effect).
fn effect(
    facts: &Observation,
    failure: &ObservedError,
    scenario: &Scenario,
    wrong: &mut Vec<String>,
) {
    let status = failure.status;
    let answered = status.is_some_and(|status| (200..300).contains(&status));
    match failure.effect {
        Effect::None if facts.call.is_read() => {}
        effect if facts.call.is_read() => {
            wrong.push(format!("a read failed with effect {effect}"));
        }
        Effect::None if facts.counted.effects > 0 => {
            let effects = facts.counted.effects;
            wrong.push(format!(
                "the error has effect none, but the journal shows {effects} effects"
            ));
        }
        Effect::None if answered => {
            wrong.push(format!("the error has effect none after status {status:?}"));
        }
        Effect::Done if !answered => {
            wrong.push(format!("the error has effect done with status {status:?}"));
        }
        Effect::Done if facts.counted.effects == 0 && !scenario.lies => {
            wrong.push("the error has effect done, but the journal shows none".to_owned());
        }
        _ => {}
    }
}

fn kind(
    facts: &Observation,
    failure: &ObservedError,
    scenario: &Scenario,
    wrong: &mut Vec<String>,
) {
    let ran_out = facts.ran_out() || facts.limit.saturating_sub(facts.elapsed).as_millis() < 2;
    let cancelled = facts.disturbed.is_some();
    // A pooled connection may have been closed by the hub. Only another attempt could hide that,
    // and this client makes one only.
    let stale = failure.kind == ErrorKind::ConnectionLost && facts.max_attempts == 1;
    let due = match failure.kind {
        ErrorKind::ConnectionLost if stale => true,
        // Time can run out in every phase, including the connect.
        ErrorKind::Timeout | ErrorKind::ConnectTimeout if ran_out => true,
        ErrorKind::Cancelled => cancelled,
        ErrorKind::Closed => cancelled && matches!(scenario.disturbance, Disturbance::Close(_)),
        // The previous attempt has deleted the object.
        ErrorKind::NotFound if facts.call.operation.resend == RetryClass::Delete => {
            facts.attempts.len() > 1 || scenario.expected.kinds.contains(&failure.kind)
        }
        kind => scenario.expected.kinds.contains(&kind),
    };
    if !due {
        let (kind, detail) = (failure.kind, &failure.detail);
        wrong.push(format!(
            "it failed with {kind}, which this fault does not cause: {detail}"
        ));
    }
    let content_is_at_fault = scenario.expected.success == Success::NotWithContent;
    if scenario.expected.success == Success::Certain && !ran_out && !cancelled && !stale {
        wrong.push(format!(
            "it failed under a harmless fault: {}",
            failure.detail
        ));
    }
    let nothing_expected = matches!(
        facts.call.operation.outcome,
        ResponseType::Empty | ResponseType::PlainText
    );
    if content_is_at_fault && nothing_expected && failure.kind == ErrorKind::Decode {
        wrong.push("it failed to decode a body that the operation does not use".to_owned());
    }
}
