//! Compares the results, the requests and the hub's journal with the story.

use gfxhub::Value;
use gfxhub_simulator::{Effect, LocalHub, RequestEntry, json::json};

/// `X-Request-Id` of each request of the rehearsal.
pub(super) const REQUEST_ID: &str = "gfxhub-rehearsal";

/// Describes the first difference between a value and the expected one. Objects may have additional
/// members; numbers are compared in single precision.
pub(super) fn difference(place: &str, found: &Value, wanted: &Value) -> Option<String> {
    match (found, wanted) {
        (_, Value::Object(members)) => members.iter().find_map(|(name, wanted)| {
            let place = format!("{place}.{name}");
            match found.get(name) {
                Some(found) => difference(&place, &found, wanted),
                None => Some(format!("{place} is missing, but {wanted} was expected")),
            }
        }),
        (Value::Array(found), Value::Array(wanted)) if found.len() == wanted.len() => {
            let mut pairs = found.iter().zip(wanted).enumerate();
            pairs.find_map(|(at, (found, wanted))| {
                difference(&format!("{place}[{at}]"), found, wanted)
            })
        }
        _ if found.approx_eq(wanted) => None,
        _ => Some(format!("{place} is {found}, but {wanted} was expected")),
    }
}

/// Returns the requests of the rehearsal that reached the hub.
pub(super) fn requests(hub: &LocalHub) -> Vec<RequestEntry> {
    let all = hub.requests().into_iter();
    all.filter(|entry| is_ours(entry.request_id.as_deref()))
        .collect()
}

/// Returns the number of requests whose method is not GET.
pub(super) fn commands(requests: &[RequestEntry]) -> usize {
    requests
        .iter()
        .filter(|entry| entry.method != "GET")
        .count()
}

fn is_ours(request_id: Option<&str>) -> bool {
    request_id == Some(REQUEST_ID)
}

/// Compares a journal with the requested effects. It must contain exactly these effects, in this
/// order, each from a separate request. Effects of other clients are ignored.
pub(super) fn compare(asked: &[Value], journal: &[Effect]) -> Result<(), String> {
    let ours = journal.iter();
    let ours: Vec<&Effect> = ours
        .filter(|effect| is_ours(effect.request_id.as_deref()))
        .collect();
    let mut last_request = 0;
    for (number, (asked, effect)) in (1..).zip(asked.iter().zip(&ours)) {
        if let Some(why) = difference(&format!("effect {number}"), &entry(effect)?, asked) {
            return Err(why);
        }
        if effect.request <= last_request {
            return Err(format!(
                "effect {number} does not come from a later request than the effect before it"
            ));
        }
        last_request = effect.request;
    }
    if asked.len() != ours.len() {
        let (due, found) = (asked.len(), ours.len());
        let first = match ours.get(due) {
            Some(more) => entry(more)?.to_json(),
            None => asked[found].to_json(),
        };
        return Err(format!(
            "{due} effects were requested, {found} are in the journal; the first unmatched one: {first}"
        ));
    }
    Ok(())
}

/// Converts an effect of the journal to the form of the requested effects.
fn entry(effect: &Effect) -> Result<Value, String> {
    let (operation, target, change) = (effect.operation, &effect.target, &effect.change);
    let entry = json!({ "operation": operation, "target": target, "change": change });
    Value::from_json(&entry.to_string()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn value(json: &str) -> Value {
        Value::from_json(json).unwrap()
    }

    #[test]
    fn what_differs_is_named_with_its_place() {
        let found = value(
            r#"{"id":3,"name":"A","at":{"x":0.10000000149011612,"y":2,"z":0},"list":[{"a":1,"b":2}]}"#,
        );
        for same in [
            r#"{"id":3}"#,
            r#"{"at":{"x":0.1,"y":2.0,"z":0}}"#,
            r#"{"list":[{"b":2}]}"#,
            "{}",
        ] {
            assert_eq!(difference("it", &found, &value(same)), None, "{same}");
        }
        for (wanted, why) in [
            (r#"{"id":4}"#, "it.id is 3, but 4 was expected"),
            (r#"{"at":{"x":0.2,"y":2,"z":0}}"#, "it.at is "),
            (r#"{"list":[]}"#, "it.list is "),
            (
                r#"{"list":[{"a":2}]}"#,
                "it.list[0].a is 1, but 2 was expected",
            ),
            (r#"{"other":null}"#, "it.other is missing"),
            ("[]", "it is "),
        ] {
            let found = difference("it", &found, &value(wanted)).unwrap();
            assert!(found.starts_with(why), "{found}");
        }
    }

    fn effect(request: u64, value: f64) -> Effect {
        Effect {
            sequence: request,
            at: Duration::ZERO,
            operation: "engines.set_property",
            target: json!({ "engineId": 3 }).as_object().unwrap().clone(),
            change: json!({ "Value": value, "Duration": 0.0 }),
            request,
            request_id: Some(REQUEST_ID.to_owned()),
        }
    }

    fn asked(number: f64) -> Value {
        value(&format!(
            r#"{{"operation":"engines.set_property","target":{{"engineId":3}},"change":{{"Value":{number}}}}}"#
        ))
    }

    #[test]
    fn the_same_effects_hold_and_those_of_others_are_left_out() {
        let others = Effect {
            request_id: None,
            ..effect(2, 5.0)
        };
        let journal = [effect(1, f64::from(0.1_f32)), others, effect(3, 7.0)];
        assert_eq!(compare(&[asked(0.1), asked(7.0)], &journal), Ok(()));
        assert_eq!(compare(&[], &[]), Ok(()));
    }

    #[test]
    fn effects_that_are_lost_repeated_or_different_are_named() {
        let fault = |asked: &[Value], journal: &[Effect]| compare(asked, journal).unwrap_err();
        assert!(fault(&[asked(1.0)], &[]).contains("1 effects were requested, 0 are"));
        assert!(fault(&[], &[effect(1, 1.0)]).contains("0 effects were requested, 1 are"));
        assert!(
            fault(&[asked(1.0)], &[effect(1, 1.5)]).starts_with("effect 1.change.Value is 1.5")
        );
        let twice = [effect(1, 1.0), effect(1, 1.0)];
        assert!(fault(&[asked(1.0), asked(1.0)], &twice).contains("later request"));
        let elsewhere = value(r#"{"operation":"engines.set_property","target":{"engineId":4}}"#);
        assert!(fault(&[elsewhere], &[effect(1, 1.0)]).contains("effect 1.target.engineId is 3"));
        let other = value(r#"{"operation":"graphs.load"}"#);
        assert!(fault(&[other], &[effect(1, 1.0)]).contains("effect 1.operation"));
    }
}
