//! Animated values. The value of a property is a pure function of the hub's time.

use crate::json::{Map, Value};
use serde::{Deserialize, Serialize};

use super::values::{member_mut, single_number};
use crate::approx_size::length;
use crate::clock::Timestamp;

/// The curve by which a value changes from the old value to the new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum Interpolation {
    #[default]
    Constant,
    Linear,
    EaseIn,
    EaseOut,
    EaseInOut,
}

impl Interpolation {
    pub(crate) const ALL: [Interpolation; 5] = [
        Interpolation::Constant,
        Interpolation::Linear,
        Interpolation::EaseIn,
        Interpolation::EaseOut,
        Interpolation::EaseInOut,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Interpolation::Constant => "Constant",
            Interpolation::Linear => "Linear",
            Interpolation::EaseIn => "EaseIn",
            Interpolation::EaseOut => "EaseOut",
            Interpolation::EaseInOut => "EaseInOut",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Interpolation> {
        Interpolation::ALL
            .into_iter()
            .find(|interpolation| interpolation.name() == name)
    }

    /// Returns the progress of the value, from 0 to 1, after the part `t` of the duration. The
    /// specification does not define the curves; these are quadratic.
    fn progress(self, t: f64) -> f64 {
        match self {
            Interpolation::Constant => 1.0,
            Interpolation::Linear => t,
            Interpolation::EaseIn => t * t,
            Interpolation::EaseOut => t * (2.0 - t),
            Interpolation::EaseInOut if t < 0.5 => 2.0 * t * t,
            Interpolation::EaseInOut => 1.0 - 2.0 * (1.0 - t) * (1.0 - t),
        }
    }
}

/// The curve of a change, and its delay and duration.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Timing {
    pub(crate) interpolation: Interpolation,
    /// Delay before the move begins, in seconds.
    pub(crate) delay: f64,
    /// Duration of the move, in seconds.
    pub(crate) duration: f64,
}

/// A move of a whole value or of one of its sub-fields.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Animation {
    /// Path of the sub-field that moves; empty for the whole value.
    field: Vec<String>,
    from: Value,
    to: Value,
    start: Timestamp,
    timing: Timing,
}

/// A value with its moves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnimatedValue {
    base: Value,
    /// Moves of the value. A later one takes precedence over earlier ones, and no two have the same
    /// field.
    motions: Vec<Animation>,
}

impl Timing {
    /// The timing of a change that is immediate.
    pub(crate) const AT_ONCE: Timing = Timing {
        interpolation: Interpolation::Constant,
        delay: 0.0,
        duration: 0.0,
    };

    /// Returns the timing of a jump to the new value after this number of seconds.
    pub(crate) fn after(seconds: f64) -> Timing {
        Timing {
            delay: seconds,
            ..Timing::AT_ONCE
        }
    }

    /// Returns `true` if the new value applies immediately.
    pub(crate) fn is_instant(&self) -> bool {
        self.delay == 0.0 && (self.duration == 0.0 || self.interpolation == Interpolation::Constant)
    }
}

impl Animation {
    /// Returns the part of the move that is done, from 0 to 1; `None` during the delay.
    fn progress(&self, now: Timestamp) -> Option<f64> {
        let moving = now.seconds_since(self.start) - self.timing.delay;
        if moving < 0.0 {
            return None;
        }
        let Timing {
            interpolation,
            duration,
            ..
        } = self.timing;
        if interpolation == Interpolation::Constant || moving >= duration {
            return Some(1.0);
        }
        Some(interpolation.progress(moving / duration))
    }

    fn at(&self, now: Timestamp) -> Value {
        match self.progress(now) {
            None => self.from.clone(),
            Some(part) if part >= 1.0 => self.to.clone(),
            Some(part) => between(&self.from, &self.to, part),
        }
    }

    fn is_over(&self, now: Timestamp) -> bool {
        now.seconds_since(self.start) >= self.timing.delay + self.timing.duration
            || self.progress(now) == Some(1.0)
    }
}

impl AnimatedValue {
    /// Creates a value without moves.
    pub(crate) fn constant(value: Value) -> AnimatedValue {
        AnimatedValue {
            base: value,
            motions: Vec::new(),
        }
    }

    /// Returns the value at this time.
    pub(crate) fn at(&self, now: Timestamp) -> Value {
        self.compose(|motion| motion.at(now))
    }

    /// Returns the value after all moves have ended.
    pub(crate) fn stored(&self) -> Value {
        self.compose(|motion| motion.to.clone())
    }

    /// Returns the maximum length of the value's JSON in bytes, at this time or later, whatever its
    /// moves do.
    pub(crate) fn length(&self, now: Timestamp) -> usize {
        let longest = |motion: &Animation| match motion.is_over(now) {
            true => length(&motion.to),
            false => length(&motion.from).max(length(&motion.to)),
        };
        let motions: usize = self.motions.iter().map(longest).sum();
        // The base does not count if the whole value moves, because it is not shown then.
        let is_covered = self.motions.iter().any(|motion| motion.field.is_empty());
        motions + if is_covered { 0 } else { length(&self.base) }
    }

    fn compose(&self, value_of: impl Fn(&Animation) -> Value) -> Value {
        let mut value = self.base.clone();
        for motion in &self.motions {
            if let Some(place) = member_mut(&mut value, &motion.field) {
                *place = value_of(motion);
            }
        }
        value
    }

    /// Moves a sub-field, or the whole value if the path is empty, from its current value to `to`.
    /// Earlier moves of the same field and of its sub-fields end at their current values.
    pub(crate) fn animate_to(
        &mut self,
        field: &[String],
        to: Value,
        timing: Timing,
        now: Timestamp,
    ) {
        let mut current = self.at(now);
        let Some(from) = member_mut(&mut current, field).map(|place| place.take()) else {
            return;
        };
        self.motions
            .retain(|motion| !motion.field.starts_with(field));
        self.advance_to(now);
        if timing.is_instant() && self.motions.is_empty() {
            if let Some(place) = member_mut(&mut self.base, field) {
                *place = to;
            }
            return;
        }
        self.motions.push(Animation {
            field: field.to_vec(),
            from,
            to,
            start: now,
            timing,
        });
    }

    /// Applies the oldest moves to the base value, as far as they have ended.
    fn advance_to(&mut self, now: Timestamp) {
        let over = self
            .motions
            .iter()
            .take_while(|motion| motion.is_over(now))
            .count();
        for motion in self.motions.drain(..over) {
            if let Some(place) = member_mut(&mut self.base, &motion.field) {
                *place = motion.to;
            }
        }
    }
}

/// Returns an intermediate value of a move. Numbers at any depth are interpolated, and integers
/// can become fractions. All other parts keep their old value, and jump at the end.
fn between(from: &Value, to: &Value, part: f64) -> Value {
    match (from, to) {
        (Value::Number(a), Value::Number(b)) if a != b => {
            let (a, b) = (a.as_f64().unwrap_or(0.0), b.as_f64().unwrap_or(0.0));
            single_number(a + (b - a) * part).map_or_else(|| from.clone(), Value::Number)
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).map(|(a, b)| between(a, b, part)).collect()
        }
        (Value::Object(a), Value::Object(b)) => {
            let member = |(name, a): (&String, &Value)| match b.get(name) {
                Some(b) => (name.clone(), between(a, b, part)),
                None => (name.clone(), a.clone()),
            };
            Value::Object(a.iter().map(member).collect::<Map<_, _>>())
        }
        _ => from.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::json;

    fn at(seconds: f64) -> Timestamp {
        Timestamp(1_000_000 + (seconds * 1e6) as u64)
    }

    fn timing(interpolation: Interpolation, duration: f64) -> Timing {
        Timing {
            interpolation,
            delay: 0.0,
            duration,
        }
    }

    #[test]
    fn a_new_move_starts_where_the_value_is() {
        let mut value = AnimatedValue::constant(json!({"x": 0.0, "name": "a"}));
        let linear = timing(Interpolation::Linear, 2.0);
        value.animate_to(&[], json!({"x": 10.0, "name": "b"}), linear, at(0.0));
        assert_eq!(value.at(at(1.0)), json!({"x": 5.0, "name": "a"}));
        value.animate_to(&[], json!({"x": 0.0, "name": "b"}), linear, at(1.0));
        assert_eq!(value.at(at(2.0)), json!({"x": 2.5, "name": "a"}));
        assert_eq!(value.at(at(3.0)), json!({"x": 0.0, "name": "b"}));
        assert_eq!(value.motions.len(), 1);
    }

    #[test]
    fn sub_fields_move_on_their_own() {
        let linear = timing(Interpolation::Linear, 2.0);
        let (x, y) = (["x".to_owned()], ["y".to_owned()]);
        let mut value = AnimatedValue::constant(json!({"x": 0.0, "y": 0.0}));
        value.animate_to(&[], json!({"x": 4.0, "y": 4.0}), linear, at(0.0));
        value.animate_to(&x, json!(0.0), linear, at(1.0));
        assert_eq!(value.at(at(1.5)), json!({"x": 1.5, "y": 3.0}));
        value.animate_to(
            &y,
            json!(8.0),
            timing(Interpolation::Constant, 0.0),
            at(1.5),
        );
        assert_eq!(value.at(at(1.5)), json!({"x": 1.5, "y": 8.0}));
        assert_eq!(value.at(at(9.0)), json!({"x": 0.0, "y": 8.0}));
        let whole = json!({"x": 1.0, "y": 1.0});
        value.animate_to(
            &[],
            whole.clone(),
            timing(Interpolation::Constant, 0.0),
            at(9.0),
        );
        assert_eq!(value, AnimatedValue::constant(whole));
    }
}
