//! The vector: x, y, z and perhaps w, inline and cheap to copy.

use super::{Object, Value};

/// The members of a vector, in the order in which they are written.
pub(super) const NAMES: [&str; 4] = ["x", "y", "z", "w"];

/// Integers up to this size are exact as doubles.
const EXACT: u64 = 1 << 53;

/// A position, a rotation, a scale, a colour: x, y, z and perhaps w.
///
/// A component that a hub sent as an integer is written as an integer again, as long as it is
/// whole. `==` compares the numbers alone.
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
    /// Fourth component, where there is one.
    pub w: Option<f64>,
    /// Bit n: component n came as an integer.
    integers: u8,
}

impl Vector {
    /// A vector of three.
    pub const fn xyz(x: f64, y: f64, z: f64) -> Self {
        Self {
            x,
            y,
            z,
            w: None,
            integers: 0,
        }
    }

    /// A vector of four.
    pub const fn xyzw(x: f64, y: f64, z: f64, w: f64) -> Self {
        Self {
            x,
            y,
            z,
            w: Some(w),
            integers: 0,
        }
    }

    /// The component of that name, an integer where it came as one.
    pub fn get(&self, name: &str) -> Option<Value> {
        self.iter()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    /// Names and components in the order x, y, z, w; integers where they came as such.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Value)> + use<> {
        let vector = *self;
        vector
            .numbers()
            .enumerate()
            .map(move |(index, number)| (NAMES[index], vector.component(index, number)))
    }

    /// How many components there are: 3 or 4.
    #[allow(clippy::len_without_is_empty, reason = "a vector is never empty")]
    pub fn len(&self) -> usize {
        3 + usize::from(self.w.is_some())
    }

    /// The components as doubles, in the order x, y, z, w.
    pub fn numbers(&self) -> impl Iterator<Item = f64> + use<> {
        [Some(self.x), Some(self.y), Some(self.z), self.w]
            .into_iter()
            .flatten()
    }

    /// The vector that an object is, if it is one.
    pub(super) fn from_object(object: &Object) -> Option<Self> {
        let mut partial = Partial::default();
        object
            .iter()
            .all(|(name, value)| partial.take(name, value))
            .then_some(())?;
        partial.vector()
    }

    fn component(&self, index: usize, number: f64) -> Value {
        if self.integers & (1 << index) != 0 {
            let whole = number as i64;
            // A program may have put a fraction, or a negative zero, where an integer was.
            if (whole as f64).to_bits() == number.to_bits() && whole.unsigned_abs() <= EXACT {
                return Value::Integer(whole);
            }
        }
        Value::Double(number)
    }
}

impl PartialEq for Vector {
    fn eq(&self, other: &Self) -> bool {
        (self.x, self.y, self.z, self.w) == (other.x, other.y, other.z, other.w)
    }
}

/// Three numbers: x, y, z.
impl From<[f64; 3]> for Vector {
    fn from([x, y, z]: [f64; 3]) -> Self {
        Self::xyz(x, y, z)
    }
}

/// Four numbers: x, y, z, w.
impl From<[f64; 4]> for Vector {
    fn from([x, y, z, w]: [f64; 4]) -> Self {
        Self::xyzw(x, y, z, w)
    }
}

/// The members of an object as they are read, as long as it may still be a vector.
#[derive(Default)]
pub(super) struct Partial {
    numbers: [f64; 4],
    /// Bit n: component n is there.
    present: u8,
    integers: u8,
    /// Component indices in the order in which they came.
    order: [u8; 4],
}

impl Partial {
    /// Takes a member; false if no vector has such a member, or has it already.
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

    /// The vector, if x, y and z have come.
    pub(super) fn vector(&self) -> Option<Vector> {
        let [x, y, z, w] = self.numbers;
        let w = match self.present {
            0b0111 => None,
            0b1111 => Some(w),
            _ => return None,
        };
        Some(Vector {
            x,
            y,
            z,
            w,
            integers: self.integers,
        })
    }

    /// What has come so far as members of an object, in the order in which it came.
    pub(super) fn members(&self) -> Vec<(String, Value)> {
        let [x, y, z, w] = self.numbers;
        let all = Vector {
            x,
            y,
            z,
            w: Some(w),
            integers: self.integers,
        };
        let count = self.present.count_ones() as usize;
        self.order[..count]
            .iter()
            .map(|index| {
                let index = usize::from(*index);
                (
                    NAMES[index].to_owned(),
                    all.component(index, self.numbers[index]),
                )
            })
            .collect()
    }
}
