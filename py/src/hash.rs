//! The hash of a record: what is equal has the same, in whatever order and form it came.

use std::hash::{DefaultHasher, Hasher};

use gfxhub::Value;

/// A hash in the making.
#[derive(Default)]
pub(crate) struct RecordHasher(DefaultHasher);

impl RecordHasher {
    /// The finished hash. Python keeps -1 to itself; pyo3 sees to that.
    pub(crate) fn finish(self) -> u64 {
        self.0.finish()
    }

    pub(crate) fn number(&mut self, number: u64) {
        self.0.write_u64(number);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.0.write(text.as_bytes());
        // No text runs into the next.
        self.0.write_u8(0xFF);
    }

    fn double(&mut self, number: f64) {
        // The two zeros are equal.
        self.number((number + 0.0).to_bits());
    }

    /// Members by their name; the order does not count.
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
            // A kind of value that came with a newer core: equal ones still agree.
            _ => {}
        }
    }
}
