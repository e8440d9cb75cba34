//! Comparing what was sent with what a hub gives back, which keeps numbers in single precision.

use super::Value;

/// How many steps of single precision two numbers may lie apart: a hub that computes with what
/// it got (an angle, a blend) loses the last bits.
const STEPS: i64 = 4;

impl Value {
    /// Whether this and `other` are the same, allowing for rounding to single precision.
    ///
    /// - Numbers are the same if they are equal; or if both, rounded to `f32`, are finite and at
    ///   most 4 representable `f32` apart. It does not matter whether they are written as integer
    ///   or as double, save that two integers must be equal exactly, whatever their size. A number
    ///   that is not finite equals its like of the same sign; NaN equals nothing.
    /// - Arrays have equally many items, and each the same as its partner.
    /// - Objects and vectors have the same names in any order, and the same values for them.
    /// - Null, booleans and text are equal; text is no number.
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
            // An integer beyond 2^53 makes an object of what is a vector when a double stands there.
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
            // What is not equal here differs: both are as they were written.
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
    // Beyond the range of f32 everything is infinite, which says nothing.
    a == b
        || single_a.is_finite()
            && single_b.is_finite()
            && (step(single_a) - step(single_b)).abs() <= STEPS
}

/// The place of a finite number among all of single precision, in order; both zeros are 0.
fn step(number: f32) -> i64 {
    let size = i64::from(number.to_bits() & 0x7fff_ffff);
    if number.is_sign_negative() {
        -size
    } else {
        size
    }
}
