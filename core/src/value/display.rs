//! Displays values to people. Hubs store numbers in single precision, and return 0.2 as
//! 0.20000000298023224. The display shows the intended number; the value and its JSON keep every
//! bit.

use std::fmt;

use super::Value;

/// Writes JSON for people. A number that single precision represents exactly is written with the
/// fewest digits that distinguish it from its neighbours in single precision. [`Value::to_json`]
/// keeps every bit.
///
/// ```
/// use gfxhub::Value;
///
/// let back = Value::from_json(r#"{"x": 0.20000000298023224, "y": 2}"#)?;
/// assert_eq!(back.to_string(), r#"{"x":0.2,"y":2}"#);
/// assert_eq!(back.to_json(), r#"{"x":0.20000000298023224,"y":2}"#);
/// # Ok::<(), gfxhub::JsonError>(())
/// ```
impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&shown(self).to_json())
    }
}

/// Returns the value in which each number is replaced by the number to show.
fn shown(value: &Value) -> Value {
    match value {
        Value::Double(number) => Value::Double(shown_number(*number)),
        Value::Array(items) => items.iter().map(shown).collect(),
        Value::Object(object) => {
            let members = object.iter().map(|(name, member)| (name, shown(member)));
            Value::Object(members.collect())
        }
        Value::Vector(vector) => {
            let mut vector = *vector;
            for number in [&mut vector.x, &mut vector.y, &mut vector.z] {
                *number = shown_number(*number);
            }
            vector.w = vector.w.map(shown_number);
            Value::Vector(vector)
        }
        other => other.clone(),
    }
}

/// Returns the number with the fewest digits that rounds to the same single-precision number, if
/// single precision represents `number` exactly. Whole numbers are returned unchanged, since above
/// 2^24 the shortest form would have different digits.
pub fn shown_number(number: f64) -> f64 {
    let single = number as f32;
    if f64::from(single) != number || number.fract() == 0.0 {
        return number;
    }
    single.to_string().parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_single_precision_are_shown_as_they_were_meant() {
        for meant in [0.2, -12.345, 1e-7, 0.8, 3.25e-39] {
            assert_eq!(shown_number(f64::from(meant as f32)), meant);
        }
        let whole = f64::from(123_456_792.0_f32);
        for same in [whole, 50.0, -0.0, 1e300, 0.1 + 0.2, 86_399.987_654] {
            assert_eq!(shown_number(same).to_bits(), same.to_bits());
        }
        assert!(shown_number(f64::NAN).is_nan());
        assert_eq!(shown_number(f64::INFINITY), f64::INFINITY);
    }

    #[test]
    fn the_value_is_shown_and_its_json_keeps_every_bit() {
        for (json, text) in [
            ("null", "null"),
            ("18446744073709551615", "18446744073709551615"),
            ("[0.800000011920929,true]", "[0.8,true]"),
            (
                r#"{"z":0,"y":1,"x":0.10000000149011612,"w":0.5}"#,
                r#"{"x":0.1,"y":1,"z":0,"w":0.5}"#,
            ),
            (
                r#"{"b":{"t":"0.800000011920929"},"a":[{"n":0.4000000059604645}]}"#,
                r#"{"b":{"t":"0.800000011920929"},"a":[{"n":0.4}]}"#,
            ),
        ] {
            let value = Value::from_json(json).unwrap();
            assert_eq!(value.to_string(), text);
            assert_eq!(Value::from_json(&value.to_json()).unwrap(), value);
        }
        assert_eq!(
            Value::from(f64::NAN).to_string(),
            Value::from(f64::NAN).to_json()
        );
    }
}
