//! The hash of a record. Equal records have the same hash, regardless of the order and notation of
//! their members.

use std::hash::{DefaultHasher, Hasher};

use gfxhub::Value;

/// A hasher for the fields of a record.
#[derive(Default)]
pub(crate) struct RecordHasher(DefaultHasher);

impl RecordHasher {
    /// Returns the hash. pyo3 replaces -1, which Python reserves.
    pub(crate) fn finish(self) -> u64 {
        self.0.finish()
    }

    pub(crate) fn number(&mut self, number: u64) {
        self.0.write_u64(number);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.0.write(text.as_bytes());
        // The byte separates each text from the following one.
        self.0.write_u8(0xFF);
    }

    fn double(&mut self, number: f64) {
        // Converts -0.0 to 0.0, because the two are equal.
        self.number((number + 0.0).to_bits());
    }

    /// Adds members with their names. The order of the members does not matter.
    pub(crate) fn members<'a, T: ?Sized + 'a>(
        &mut self,
        members: impl Iterator<Item = (&'a str, &'a T)>,
        add: impl Fn(&mut Self, &T),
    ) {
        let mut sum = 0_u64;
        for (name, value) in members {
            let mut member = Self::default();
            member.text(name);
            add(&mut member, value);
            sum = sum.wrapping_add(member.finish());
        }
        self.number(sum);
    }

    pub(crate) fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.number(0),
            Value::Bool(word) => self.number(1 + u64::from(*word)),
            Value::Integer(number) => self.number(*number as u64),
            Value::Unsigned(number) => self.number(*number),
            Value::Double(number) => self.double(*number),
            Value::Text(text) => self.text(text),
            Value::Array(items) => {
                self.number(items.len() as u64);
                items.iter().for_each(|item| self.value(item));
            }
            Value::Vector(vector) => vector.numbers().for_each(|number| self.double(number)),
            Value::Object(object) => self.members(object.iter(), Self::value),
            // A type of value that a newer core adds does not change the hash. This is correct,
            // because equal values still have the same hash.
            _ => {}
        }
    }
}
