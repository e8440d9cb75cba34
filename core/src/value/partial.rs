//! An object while it is read, as long as it may still turn out to be a vector.

use super::limits::EXACT;
use super::vector::NAMES;
use super::{Value, Vector};

/// The members of an object as they are read, as long as it may still be a vector.
#[derive(Default)]
pub(super) struct MemberReader {
    numbers: [f64; 4],
    /// Bit n: component n is there.
    present: u8,
    integers: u8,
    /// Component indices in the order in which they came.
    order: [u8; 4],
}

impl MemberReader {
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

    /// Whether nothing has come yet.
    pub(super) fn is_empty(&self) -> bool {
        self.present == 0
    }

    /// The vector, if x, y and z have come.
    pub(super) fn vector(&self) -> Option<Vector> {
        let [x, y, z, w] = self.numbers;
        let w = match self.present {
            0b0111 => None,
            0b1111 => Some(w),
            _ => return None,
        };
        Some(Vector::from_parts([x, y, z], w, self.integers))
    }

    /// What has come so far as members of an object, in the order in which it came.
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
