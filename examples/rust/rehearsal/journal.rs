//! The effects that were asked for, held against those in the hub's journal.

use std::collections::BTreeMap;

use gfxhub::{Object, Value};
use gfxhub_simulator::{Effect, LocalHub};

use crate::failure::{Failure, Outcome};
use crate::lines::count;
use crate::stage::Stage;

/// The `X-Request-Id` of all that the rehearsal sends.
pub(crate) const REQUEST_ID: &str = "gfxhub-rehearsal";

/// Who else can send to the hub meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Nobody: any effect that was not asked for is a fault.
    Exclusive,
    /// Others, at its page for example. Their effects are left out.
    Shared,
}

/// An effect that was asked for: an operation, what it was done to, and what of the change is
/// known beforehand.
#[derive(Debug)]
pub(crate) struct Asked {
    operation: &'static str,
    target: Object,
    change: Object,
}

impl Asked {
    /// An effect of an operation.
    pub(crate) fn of(operation: &'static str) -> Self {
        Self {
            operation,
            target: Object::new(),
            change: Object::new(),
        }
    }

    /// On what, by the wire name of the path's argument.
    pub(crate) fn at(mut self, argument: &str, value: impl Into<Value>) -> Self {
        self.target.insert(argument, value);
        self
    }

    /// A member of the change.
    pub(crate) fn with(mut self, member: &str, value: impl Into<Value>) -> Self {
        self.change.insert(member, value);
        self
    }

    /// Whether an effect is this one; the error says what differs.
    fn matches(&self, effect: &Effect) -> Result<(), String> {
        if effect.operation != self.operation {
            return Err(format!(
                "{} was asked for, {} happened",
                self.operation, effect.operation
            ));
        }
        let target = read(&gfxhub_simulator::json::Value::from(effect.target.clone()))?;
        let wanted = Value::from(self.target.clone());
        if !target.approx_eq(&wanted) {
            return Err(format!(
                "{} on {wanted} was asked for, it hit {target}",
                self.operation
            ));
        }
        let change = read(&effect.change)?;
        let wanted = Value::from(self.change.clone());
        if !holds(&change, &wanted) {
            return Err(format!(
                "{} with {wanted} was asked for, {change} happened",
                self.operation
            ));
        }
        Ok(())
    }
}

fn read(json: &gfxhub_simulator::json::Value) -> Result<Value, String> {
    Value::from_json(&json.to_string()).map_err(|fault| format!("{json} cannot be read: {fault}"))
}

/// Whether a value has everything that is wanted of it: each member that is named, and for the
/// rest the same within single precision.
fn holds(value: &Value, wanted: &Value) -> bool {
    match wanted {
        Value::Object(members) => members
            .iter()
            .all(|(name, wanted)| value.get(name).is_some_and(|value| holds(&value, wanted))),
        _ => value.approx_eq(wanted),
    }
}

/// Holds the journal against what was asked for: the same effects, each once, in order, and
/// nothing else. Ends with the line that says so.
pub(crate) fn compare(stage: &mut Stage, hub: &LocalHub, access: Access) -> Outcome<()> {
    stage.part("Hold the hub's journal against what was asked for")?;
    let journal = match access {
        Access::Exclusive => hub.journal(),
        Access::Shared => own(hub.journal()),
    };
    stage.begin("compare effect by effect");
    compared(stage.asked(), &journal).map_err(Failure::Unmet)?;
    let (asked, happened) = (stage.asked().len(), journal.len());
    stage.note(
        "compare effect by effect",
        None,
        "the same, in the same order",
    )?;

    let (sent, refused) = (stage.traffic().commands(), stage.refused());
    stage.begin("count what the client sent");
    let once = sent == asked + refused;
    stage.check(once, || {
        format!("{asked} commands and {refused} that the hub refused were meant, {sent} were sent")
    })?;
    stage.note("count what the client sent", None, &{
        format!("{sent} commands: {asked} with an effect, {refused} that the hub refused")
    })?;

    let not_called = stage.traffic().not_called();
    stage.begin("count the operations of the specification");
    let all = gfxhub::schema::OPERATIONS.len();
    let missed = not_called.join(", ");
    stage.check(not_called.is_empty(), || {
        format!("these were not called: {missed}")
    })?;
    stage.note("count the operations that were called", None, &{
        format!("{all} of the {all} in the specification")
    })?;
    for line in by_operation(&journal) {
        stage.detail(&line)?;
    }

    let (steps, took) = stage.length();
    stage.say("")?;
    stage.say(&format!(
        "{} in {:.1} s.",
        count(steps, "step", "steps"),
        took.as_secs_f64()
    ))?;
    stage.say(&format!(
        "{asked} effects asked for, {happened} in the journal, each once and in order, none from \
         refused input: the rehearsal holds."
    ))
}

/// The effects of the rehearsal, numbered as if there were no others.
fn own(journal: Vec<Effect>) -> Vec<Effect> {
    let own = journal
        .into_iter()
        .filter(|effect| effect.request_id.as_deref() == Some(REQUEST_ID));
    (1..)
        .zip(own)
        .map(|(sequence, effect)| Effect { sequence, ..effect })
        .collect()
}

fn compared(asked: &[Asked], journal: &[Effect]) -> Result<(), String> {
    let mut last_request = 0;
    for (place, (asked, effect)) in asked.iter().zip(journal).enumerate() {
        let number = place + 1;
        asked
            .matches(effect)
            .map_err(|why| format!("effect {number}: {why}"))?;
        if effect.sequence != number as u64 {
            let found = effect.sequence;
            return Err(format!(
                "effect {number} has the number {found} in the journal"
            ));
        }
        if effect.request <= last_request {
            let operation = effect.operation;
            return Err(format!(
                "effect {number} ({operation}) comes from an earlier request"
            ));
        }
        last_request = effect.request;
    }
    if let Some(more) = journal.get(asked.len()) {
        let (operation, surplus) = (more.operation, journal.len() - asked.len());
        return Err(format!(
            "the journal has {surplus} more than was asked for, the first of them {operation} \
             with {}",
            more.change
        ));
    }
    if let Some(lost) = asked.get(journal.len()) {
        let (operation, fewer) = (lost.operation, asked.len() - journal.len());
        return Err(format!(
            "the journal has {fewer} fewer than was asked for, the first of them {operation}"
        ));
    }
    Ok(())
}

/// The effects by operation, two to a line.
fn by_operation(journal: &[Effect]) -> Vec<String> {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    for effect in journal {
        *numbers.entry(effect.operation).or_default() += 1;
    }
    let cells: Vec<String> = numbers
        .iter()
        .map(|(name, number)| format!("{number:>3}  {name:<32}"))
        .collect();
    cells.chunks(2).map(|pair| pair.concat()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub_simulator::json::json;
    use std::time::Duration;

    fn effect(sequence: u64, value: f64) -> Effect {
        let target = json!({ "engineId": 3, "nodePath": "a/b" });
        Effect {
            sequence,
            at: Duration::ZERO,
            operation: "engines.set_property",
            target: target.as_object().unwrap().clone(),
            change: json!({ "Value": { "x": value, "y": 2.0, "z": 0.0 }, "Duration": 0.0 }),
            request: sequence * 2,
            request_id: None,
        }
    }

    fn asked(value: f64) -> Asked {
        Asked::of("engines.set_property")
            .at("engineId", 3)
            .at("nodePath", "a/b")
            .with("Value", gfxhub::Vector::xyz(value, 2.0, 0.0))
    }

    #[test]
    fn the_same_effects_hold() {
        let rounded = f64::from(0.1_f32);
        assert_eq!(
            compared(
                &[asked(0.1), asked(7.0)],
                &[effect(1, rounded), effect(2, 7.0)]
            ),
            Ok(())
        );
        assert_eq!(compared(&[], &[]), Ok(()));
    }

    #[test]
    fn what_others_did_is_left_out() {
        let ours = |sequence| Effect {
            request_id: Some(REQUEST_ID.to_owned()),
            ..effect(sequence, 1.0)
        };
        let journal = own(vec![ours(1), effect(2, 5.0), ours(3)]);
        assert_eq!(compared(&[asked(1.0), asked(1.0)], &journal), Ok(()));
    }

    #[test]
    fn whatever_differs_is_named() {
        let fault = |asked: &[Asked], journal: &[Effect]| compared(asked, journal).unwrap_err();
        assert!(fault(&[asked(1.0)], &[]).contains("1 fewer"));
        assert!(fault(&[], &[effect(1, 1.0)]).contains("1 more"));
        assert!(fault(&[asked(1.0)], &[effect(1, 1.5)]).contains("effect 1:"));
        assert!(fault(&[asked(1.0)], &[effect(2, 1.0)]).contains("has the number 2"));
        let twice = [
            effect(1, 1.0),
            Effect {
                sequence: 2,
                ..effect(1, 1.0)
            },
        ];
        assert!(fault(&[asked(1.0), asked(1.0)], &twice).contains("earlier request"));
        let elsewhere = asked(1.0).at("engineId", 4);
        assert!(fault(&[elsewhere], &[effect(1, 1.0)]).contains("it hit"));
        let other = Asked::of("graphs.load");
        assert!(fault(&[other], &[effect(1, 1.0)]).contains("graphs.load was asked for"));
        let more = asked(1.0).with("Interpolation", "EaseIn");
        assert!(fault(&[more], &[effect(1, 1.0)]).contains("EaseIn"));
    }
}
