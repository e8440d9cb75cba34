//! Compares a sent value with the value that a hub returns. Hubs store numbers in single precision.

use super::Value;

/// Maximum distance of two numbers that count as equal, as a number of `f32` steps. A hub that
/// computes with a number, such as an angle, loses its last bits.
const STEPS: i64 = 4;

impl Value {
    /// Returns `true` if this value equals `other` except for rounding to single precision.
    ///
    /// - Numbers are equal if they are identical, or if both, rounded to `f32`, are finite and at
    ///   most 4 representable `f32` apart. An integer may equal a double, but two integers must be
    ///   identical, whatever their size. An infinity equals only the same infinity, and NaN equals
    ///   no number.
    /// - Arrays are equal if they have the same number of items and the items at the same index are
    ///   equal.
    /// - Objects and vectors are equal if they have members of the same names, in any order, and
    ///   the values of the same name are equal.
    /// - Null, booleans and text must be identical. Text never equals a number.
    ///
    /// ```
    /// use gfxhub::{Value, Vector};
    ///
    /// let sent = Value::from(Vector::xyz(0.1, 2.0, -1e-7));
    /// let back = Value::from_json(r#"{"x": 0.10000000149011612, "y": 2, "z": -1e-7}"#)?;
    /// assert_ne!(sent, back);
    /// assert!(sent.approx_eq(&back));
    /// # Ok::<(), gfxhub::JsonError>(())
    /// ```
    pub fn approx_eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Array(mine), Self::Array(theirs)) => {
                mine.len() == theirs.len()
                    && mine
                        .iter()
                        .zip(theirs)
                        .all(|(mine, theirs)| mine.approx_eq(theirs))
            }
            (Self::Object(mine), Self::Object(theirs)) => mine.matches(theirs, Self::approx_eq),
            // Members with the names of a vector are an object if one of them is an integer beyond
            // 2^53. With a double in its place, they are a vector.
            (Self::Vector(vector), Self::Object(object))
            | (Self::Object(object), Self::Vector(vector)) => {
                object.matches(&vector.iter().collect(), Self::approx_eq)
            }
            (Self::Vector(mine), Self::Vector(theirs)) => {
                mine.len() == theirs.len()
                    && mine
                        .iter()
                        .zip(theirs.iter())
                        .all(|((_, a), (_, b))| a.approx_eq(&b))
            }
            _ => self == other || self.approx_number(other),
        }
    }

    fn approx_number(&self, other: &Self) -> bool {
        match (self, other) {
            // Equal integers cannot occur here, since `==` was checked before.
            (Self::Integer(_) | Self::Unsigned(_), Self::Integer(_) | Self::Unsigned(_)) => false,
            _ => match (self.as_f64(), other.as_f64()) {
                (Some(mine), Some(theirs)) => close(mine, theirs),
                _ => false,
            },
        }
    }
}

fn close(a: f64, b: f64) -> bool {
    let (single_a, single_b) = (a as f32, b as f32);
    // Numbers beyond the range of `f32` all round to infinity, which does not show that they are
    // equal.
    a == b
        || single_a.is_finite()
            && single_b.is_finite()
            && (step(single_a) - step(single_b)).abs() <= STEPS
}

/// Returns the position of a finite number among all single-precision numbers. The position of both
/// zeros is 0.
fn step(number: f32) -> i64 {
    let size = i64::from(number.to_bits() & 0x7fff_ffff);
    if number.is_sign_negative() {
        -size
    } else {
        size
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(a: &str, b: &str) -> bool {
        let (a, b) = (Value::from_json(a).unwrap(), Value::from_json(b).unwrap());
        assert_eq!(
            a.approx_eq(&b),
            b.approx_eq(&a),
            "{a} and {b}: not the same both ways"
        );
        assert!(a.approx_eq(&a) && b.approx_eq(&b));
        a.approx_eq(&b)
    }

    #[test]
    fn numbers() {
        for (a, b) in [
            ("0.1", "0.10000000149011612"),
            ("1", "1.0"),
            ("16777217", "16777216.0"),
            ("9223372036854775807", "9.223372e18"),
            ("0.0", "-0.0"),
            ("0", "-0.0"),
            ("1e-50", "0"),
            ("1e300", "1e300"),
            ("-3.4028234663852886e38", "-3.4028234e38"),
            ("1.0", "1.0000004768371582"),
            ("1e-45", "-1e-45"),
        ] {
            assert!(same(a, b), "{a} and {b}");
        }
        for (a, b) in [
            ("1", "2"),
            ("1.0", "1.00001"),
            ("1.0", "-1.0"),
            ("0", "1e-30"),
            ("1e300", "2e300"),
            ("1e300", "-1e300"),
            ("1e300", "3.4028234663852886e38"),
            ("1.0", "1.0000005960464478"),
            ("16777217", "16777216"),
            ("9223372036854775807", "9223372036854775806"),
            ("18446744073709551615", "18446744073709551614"),
            ("18446744073709551615", "-1"),
            ("1", "true"),
            ("1", r#""1""#),
            ("0", "null"),
            ("0", "[]"),
        ] {
            assert!(!same(a, b), "{a} and {b}");
        }
    }

    #[test]
    fn whatever_a_hub_rounds_is_the_same() {
        for n in 0..10_000 {
            let number = (f64::from(n) - 5_000.0) * 0.123_456_789_012_345;
            let single = number as f32;
            assert!(Value::from(number).approx_eq(&Value::from(single)));
            for (steps, near) in [(STEPS as u32, true), (STEPS as u32 + 1, false)] {
                let other = Value::from(f32::from_bits(single.to_bits() + steps));
                assert_eq!(Value::from(number).approx_eq(&other), near, "{number}");
            }
        }
    }

    #[test]
    fn not_finite() {
        let [nan, up, down] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY].map(Value::from);
        assert!(!nan.approx_eq(&nan) && !nan.approx_eq(&Value::from(0)));
        assert!(up.approx_eq(&up) && !up.approx_eq(&down));
        assert!(!up.approx_eq(&Value::from(f64::MAX)) && !up.approx_eq(&nan));
    }

    #[test]
    fn shapes() {
        for (a, b) in [
            (
                r#"{"x":0.1,"y":1,"z":2}"#,
                r#"{"z":2.0,"x":0.1000000015,"y":1}"#,
            ),
            (
                r#"{"x":9007199254740993,"y":1,"z":2}"#,
                r#"{"x":9007199254740992.0,"y":1,"z":2}"#,
            ),
            (
                r#"{"a":[0.1,"t"],"b":null}"#,
                r#"{"b":null,"a":[0.10000000149011612,"t"]}"#,
            ),
        ] {
            assert!(same(a, b), "{a} and {b}");
        }
        for (a, b) in [
            (r#"{"x":1,"y":1,"z":2}"#, r#"{"x":1,"y":1,"z":2,"w":0}"#),
            (r#"{"x":1,"y":1,"z":2}"#, r#"{"x":1,"y":1}"#),
            (r#"{"x":1,"y":1,"z":2}"#, r#"{"x":1,"y":1,"z":2,"v":1}"#),
            (
                r#"{"x":16777217,"y":1,"z":2}"#,
                r#"{"x":16777216,"y":1,"z":2}"#,
            ),
            ("[1,2]", "[1]"),
            ("[1,2]", "[2,1]"),
            (r#"{"a":"t"}"#, r#"{"a":"T"}"#),
            (r#"{"a":1}"#, r#"{"b":1}"#),
            ("[]", "{}"),
        ] {
            assert!(!same(a, b), "{a} and {b}");
        }
    }
}
