//! Writes JSON: integers as integers, doubles with all bits, and never `null` for a number.

use serde::ser::{Error, Serialize, SerializeMap, Serializer};

use super::Value;
use super::object::Object;
use super::vector::NAMES;
use super::vector::Vector;

impl Value {
    /// Returns the shortest JSON text that loses no bits.
    ///
    /// Numbers that JSON cannot represent are written as `{"$number":"NaN"}`,
    /// `{"$number":"Infinity"}` and `{"$number":"-Infinity"}`, and never as `null`. (Such numbers
    /// are never sent in a request.)
    ///
    /// ```
    /// use gfxhub::Value;
    ///
    /// assert_eq!(Value::from(0.1).to_json(), "0.1");
    /// assert_eq!(Value::from(f64::NAN).to_json(), r#"{"$number":"NaN"}"#);
    /// ```
    pub fn to_json(&self) -> String {
        let written = match self.find_non_finite() {
            None => serde_json::to_string(self),
            Some(_) => serde_json::to_string(&self.clone().encode_non_finite()),
        };
        // Writing to memory fails only for numbers that are not finite, and there are none left.
        written.unwrap_or_default()
    }

    /// Writes the value as [`Value::to_json`] does. `serialize` returns an error for a number that
    /// JSON cannot represent.
    pub(crate) fn write_any<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self.is_finite() {
            true => self.serialize(output),
            false => self.clone().encode_non_finite().serialize(output),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => output.serialize_unit(),
            Self::Bool(value) => output.serialize_bool(*value),
            Self::Integer(value) => output.serialize_i64(*value),
            Self::Unsigned(value) => output.serialize_u64(*value),
            Self::Double(value) if value.is_finite() => output.serialize_f64(*value),
            Self::Double(value) => Err(S::Error::custom(format_args!(
                "JSON cannot write the number {value}"
            ))),
            Self::Text(value) => output.serialize_str(value),
            Self::Array(items) => output.collect_seq(items),
            Self::Vector(vector) => vector.serialize(output),
            Self::Object(object) => object.serialize(output),
        }
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(self.iter())
    }
}

impl Serialize for Vector {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(Some(self.len()))?;
        for (index, number) in self.numbers().enumerate() {
            match self.integer(index, number) {
                Some(whole) => map.serialize_entry(NAMES[index], &whole)?,
                None if number.is_finite() => map.serialize_entry(NAMES[index], &number)?,
                None => map.serialize_entry(NAMES[index], &Value::Double(number))?,
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_come_back_to_the_last_bit() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut finite = 0;
        while finite < 200_000 {
            let number = f64::from_bits(random.u64(..));
            if !number.is_finite() {
                continue;
            }
            finite += 1;
            let text = Value::Double(number).to_json();
            match Value::from_json(&text).unwrap() {
                Value::Double(back) => assert_eq!(back.to_bits(), number.to_bits(), "{text}"),
                other => panic!("{text} was read as {other:?}"),
            }
        }
    }

    #[test]
    fn components_come_back_to_the_last_bit() {
        let mut random = fastrand::Rng::with_seed(11);
        for _ in 0..20_000 {
            // Arbitrary bits give mostly huge or tiny numbers. The numbers here are between -0.5
            // and 0.5.
            let mut component = || f64::from_bits(random.u64(..) >> 12 | 0x3ff << 52) - 1.5;
            let vector = Vector::xyzw(component(), component(), component(), component());
            let back = Value::from_json(&Value::from(vector).to_json())
                .unwrap()
                .as_vector()
                .unwrap();
            assert!(
                vector
                    .numbers()
                    .map(f64::to_bits)
                    .eq(back.numbers().map(f64::to_bits))
            );
        }
    }

    #[test]
    fn integers_come_back_whatever_their_size() {
        let mut random = fastrand::Rng::with_seed(13);
        for _ in 0..20_000 {
            let wide = random.u64(..);
            let number = wide >> (wide % 64);
            let negative = (number as i64).wrapping_neg();
            for value in [Value::from(number), Value::from(negative)] {
                assert_eq!(Value::from_json(&value.to_json()).unwrap(), value);
            }
            assert_eq!(Value::from(number).to_json(), number.to_string());
        }
    }

    #[test]
    fn a_number_that_is_not_finite_is_an_error_and_never_null() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            for value in [
                Value::Double(number),
                Value::from(vec![number]),
                Value::from(Vector::xyz(0.0, number, 0.0)),
                Value::from(Vector::xyzw(0.0, 0.0, 0.0, number)),
                Value::from([("deep", vec![number])].into_iter().collect::<Object>()),
            ] {
                let error = serde_json::to_string(&value).unwrap_err();
                assert!(
                    error.to_string().contains("cannot write the number"),
                    "{error}"
                );
            }
        }
    }
}
