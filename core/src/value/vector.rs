//! The vector, with x, y, z and optionally w, which is stored inline and cheap to copy. This module
//! also reads objects that may be vectors.

use super::object::Object;
use super::{EXACT, Value};

/// Names of the components, in the order in which they are written.
pub(crate) const NAMES: [&str; 4] = ["x", "y", "z", "w"];

/// A position, rotation, scale or colour, with x, y, z and optionally w.
///
/// A component that was read as an integer is written as an integer, as long as its value is whole.
/// `==` compares only the numbers.
///
/// ```
/// use gfxhub::{Value, Vector};
///
/// let mut place = Vector::xyz(0.0, 1.5, -2.0);
/// place.x += 0.25;
/// assert_eq!(Value::from(place).to_json(), r#"{"x":0.25,"y":1.5,"z":-2.0}"#);
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct Vector {
    /// First component.
    pub x: f64,
    /// Second component.
    pub y: f64,
    /// Third component.
    pub z: f64,
    /// Fourth component, if there is one.
    pub w: Option<f64>,
    /// Bit n is set if component n was read as an integer.
    integers: u8,
}

impl Vector {
    /// Creates a vector with three components.
    pub const fn xyz(x: f64, y: f64, z: f64) -> Self {
        Self {
            x,
            y,
            z,
            w: None,
            integers: 0,
        }
    }

    /// Creates a vector with four components.
    pub const fn xyzw(x: f64, y: f64, z: f64, w: f64) -> Self {
        Self {
            x,
            y,
            z,
            w: Some(w),
            integers: 0,
        }
    }

    /// Returns the component with this name; `None` if there is none. It is an integer if it was
    /// read as one.
    pub fn get(&self, name: &str) -> Option<Value> {
        self.iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    /// Returns an iterator over names and components in the order x, y, z, w. Components that were
    /// read as integers are integers.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Value)> + use<> {
        let vector = *self;
        vector
            .numbers()
            .enumerate()
            .map(move |(index, number)| (NAMES[index], vector.component(index, number)))
    }

    /// Returns the number of components, 3 or 4.
    #[allow(clippy::len_without_is_empty, reason = "a vector is never empty")]
    pub fn len(&self) -> usize {
        3 + usize::from(self.w.is_some())
    }

    /// Returns an iterator over the components as doubles, in the order x, y, z, w.
    pub fn numbers(&self) -> impl Iterator<Item = f64> + use<> {
        [Some(self.x), Some(self.y), Some(self.z), self.w]
            .into_iter()
            .flatten()
    }

    /// Converts an object into a vector; `None` if its members are not those of a vector.
    pub(super) fn from_object(object: &Object) -> Option<Self> {
        let mut partial = MemberReader::default();
        object
            .iter()
            .all(|(name, value)| partial.take(name, value))
            .then_some(())?;
        partial.vector()
    }

    /// Creates a vector. Bit n of `integers` is set if component n was read as an integer.
    pub(crate) fn from_parts([x, y, z]: [f64; 3], w: Option<f64>, integers: u8) -> Self {
        Self {
            x,
            y,
            z,
            w,
            integers,
        }
    }

    /// Returns which components were read as integers: bit n is set if component n was.
    pub(crate) fn integers(&self) -> u8 {
        self.integers
    }

    fn component(&self, index: usize, number: f64) -> Value {
        self.integer(index, number)
            .map_or(Value::Double(number), Value::Integer)
    }

    /// Returns the component as an integer; `None` if it was not read as an integer, or if
    /// `number`, its current value, is not a whole number from -2^53 to 2^53.
    pub(super) fn integer(&self, index: usize, number: f64) -> Option<i64> {
        let whole = number as i64;
        // A program may have replaced the integer with a fraction or with negative zero.
        let is_one = self.integers & (1 << index) != 0
            && (whole as f64).to_bits() == number.to_bits()
            && whole.unsigned_abs() <= EXACT;
        is_one.then_some(whole)
    }
}

impl PartialEq for Vector {
    fn eq(&self, other: &Self) -> bool {
        (self.x, self.y, self.z, self.w) == (other.x, other.y, other.z, other.w)
    }
}

/// The numbers are x, y and z.
impl From<[f64; 3]> for Vector {
    fn from([x, y, z]: [f64; 3]) -> Self {
        Self::xyz(x, y, z)
    }
}

/// The numbers are x, y, z and w.
impl From<[f64; 4]> for Vector {
    fn from([x, y, z, w]: [f64; 4]) -> Self {
        Self::xyzw(x, y, z, w)
    }
}

/// Reads the members of an object as long as the object may still be a vector.
#[derive(Default)]
pub(super) struct MemberReader {
    numbers: [f64; 4],
    /// Bit n is set if component n was read.
    present: u8,
    integers: u8,
    /// Component indices in the order in which they were read.
    order: [u8; 4],
}

impl MemberReader {
    /// Adds a member. Returns `false`, and adds nothing, if a vector has no member with this name
    /// or value, or if the member was added before.
    pub(super) fn take(&mut self, name: &str, value: &Value) -> bool {
        let Some(index) = NAMES.iter().position(|known| *known == name) else {
            return false;
        };
        let bit = 1 << index;
        if self.present & bit != 0 {
            return false;
        }
        self.numbers[index] = match *value {
            Value::Integer(number) if number.unsigned_abs() <= EXACT => {
                self.integers |= bit;
                number as f64
            }
            Value::Double(number) => number,
            _ => return false,
        };
        self.order[self.present.count_ones() as usize] = index as u8;
        self.present |= bit;
        true
    }

    /// Returns `true` if no member was read yet.
    pub(super) fn is_empty(&self) -> bool {
        self.present == 0
    }

    /// Returns the vector; `None` if x, y or z is missing.
    pub(super) fn vector(&self) -> Option<Vector> {
        let [x, y, z, w] = self.numbers;
        let w = match self.present {
            0b0111 => None,
            0b1111 => Some(w),
            _ => return None,
        };
        Some(Vector::from_parts([x, y, z], w, self.integers))
    }

    /// Returns the members that were read so far, in the order of reading, as members of an object.
    pub(super) fn members(&self) -> Vec<(String, Value)> {
        let [x, y, z, w] = self.numbers;
        let all = Vector::from_parts([x, y, z], Some(w), self.integers);
        let members: Vec<(&str, Value)> = all.iter().collect();
        let count = self.present.count_ones() as usize;
        self.order[..count]
            .iter()
            .map(|index| &members[usize::from(*index)])
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Value {
        Value::from_json(text).unwrap()
    }

    #[test]
    fn stays_small() {
        assert!(size_of::<Value>() <= 48, "{}", size_of::<Value>());
    }

    #[test]
    fn every_mix_of_integers_and_doubles_is_written_as_it_came() {
        for mask in 0..16_u32 {
            for count in [3, 4] {
                let members: Vec<String> = (0..count)
                    .map(|index| {
                        let number = if mask & (1 << index) != 0 {
                            "-7"
                        } else {
                            "-7.0"
                        };
                        format!("\"{}\":{number}", NAMES[index])
                    })
                    .collect();
                let text = format!("{{{}}}", members.join(","));
                let value = read(&text);
                assert!(
                    matches!(value, Value::Vector(vector) if vector.len() == count),
                    "{text}"
                );
                assert_eq!(value.to_json(), text);
                assert_eq!(
                    value,
                    Value::from(if count == 3 {
                        Vector::xyz(-7.0, -7.0, -7.0)
                    } else {
                        Vector::xyzw(-7.0, -7.0, -7.0, -7.0)
                    })
                );
            }
        }
    }

    #[test]
    fn members_may_come_in_any_order() {
        let names = ["x", "y", "z", "w"];
        let number = |name: &str| names.iter().position(|known| *known == name).unwrap() + 1;
        let mut seen = 0;
        for a in names {
            for b in names {
                for c in names {
                    for d in names {
                        let order = [a, b, c, d];
                        if names.iter().any(|name| !order.contains(name)) {
                            continue;
                        }
                        seen += 1;
                        let members = order.map(|name| format!("\"{name}\":{}", number(name)));
                        let value = read(&format!("{{{}}}", members.join(",")));
                        assert_eq!(value.as_vector(), Some(Vector::xyzw(1.0, 2.0, 3.0, 4.0)));
                        assert_eq!(value.to_json(), r#"{"x":1,"y":2,"z":3,"w":4}"#);
                    }
                }
            }
        }
        assert_eq!(seen, 24);
    }

    #[test]
    fn what_is_not_quite_a_vector_is_an_object_as_it_came() {
        for text in [
            "{}",
            r#"{"x":1}"#,
            r#"{"y":2.5,"x":1}"#,
            r#"{"w":1,"z":2,"x":3}"#,
            r#"{"z":2,"y":1,"x":null}"#,
            r#"{"z":2,"y":"1","x":1}"#,
            r#"{"z":2,"y":[1],"x":1,"w":1}"#,
            r#"{"z":2,"y":1,"x":1,"w":null}"#,
            r#"{"z":2,"y":1,"x":1,"w":0.5,"v":1}"#,
            r#"{"a":2,"z":2,"y":1,"x":1}"#,
            r#"{"x":1,"y":1,"Z":1}"#,
            r#"{"x":1,"y":1,"z":9007199254740993}"#,
            r#"{"z":-9007199254740993,"x":1,"y":1.5}"#,
            r#"{"x":18446744073709551615,"y":1,"z":1}"#,
        ] {
            let value = read(text);
            assert!(matches!(value, Value::Object(_)), "{text}");
            assert_eq!((value.to_json().as_str(), value.as_vector()), (text, None));
            assert_eq!(Value::from(value.clone().into_object().unwrap()), value);
        }
    }

    #[test]
    fn integers_are_exact_up_to_the_limit() {
        for number in [EXACT as i64, -(EXACT as i64), EXACT as i64 - 1, 0, 1] {
            let text = format!(r#"{{"x":{number},"y":0.5,"z":{number}}}"#);
            assert!(matches!(read(&text), Value::Vector(_)));
            assert_eq!(read(&text).to_json(), text);
        }
    }

    #[test]
    fn a_fraction_put_in_the_place_of_an_integer_is_kept() {
        let Value::Vector(mut vector) = read(r#"{"x":1,"y":2,"z":3,"w":4}"#) else {
            panic!()
        };
        vector.x = 1.5;
        vector.y = -0.0;
        vector.z = 1e300;
        vector.w = None;
        assert_eq!(
            Value::from(vector).to_json(),
            r#"{"x":1.5,"y":-0.0,"z":1e+300}"#
        );
        // 2^60 written as an integer would be read back as an object, not as a vector.
        vector.x = 2.0_f64.powi(60);
        assert_eq!(read(&Value::from(vector).to_json()), Value::from(vector));
        vector.x = f64::NAN;
        assert_eq!(Value::from(vector).find_non_finite().as_deref(), Some(".x"));
    }

    #[test]
    fn an_object_made_by_hand_becomes_the_vector_that_is_read() {
        let object: Object = [("z", Value::from(3)), ("y", 2.5.into()), ("x", 1.into())]
            .into_iter()
            .collect();
        let value = Value::from(object);
        assert_eq!(value, read(r#"{"x":1,"y":2.5,"z":3}"#));
        assert_eq!(value.to_json(), r#"{"x":1,"y":2.5,"z":3}"#);
        assert_eq!(value.get("x").as_deref(), Some(&Value::Integer(1)));
        assert_eq!(value.get("w"), None);
    }
}
