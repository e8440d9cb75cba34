//! Looking at a value: as a bool, a number, text, and as one of the shapes that hubs list.

use std::borrow::Cow;

use super::EXACT;
use super::{Object, Value, Vector};

impl Value {
    /// Whether this is `null`.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// The boolean, if this is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The number, if it is whole and fits. Whole doubles count up to 2^53, beyond which a double
    /// no longer tells one integer from the next.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Self::Integer(value) => Some(*value),
            Self::Unsigned(value) => i64::try_from(*value).ok(),
            Self::Double(value) if value.trunc() == *value && value.abs() <= EXACT as f64 => {
                Some(*value as i64)
            }
            _ => None,
        }
    }

    /// The number, if it is whole, not negative and fits. Whole doubles count up to 2^53.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Self::Unsigned(value) => Some(*value),
            _ => self.as_i64().and_then(|value| u64::try_from(value).ok()),
        }
    }

    /// The number, of whatever kind; integers beyond 2^53 are rounded. Text is not a number, even
    /// if it looks like one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Integer(value) => Some(*value as f64),
            Self::Unsigned(value) => Some(*value as f64),
            Self::Double(value) => Some(*value),
            _ => None,
        }
    }

    /// The text, if this is text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(value) => Some(value),
            _ => None,
        }
    }

    /// The items, if this is an array.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The object, if this is one that is not a vector; [`Value::get`] works for both.
    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The object to be changed, if this is one that is not a vector.
    pub fn as_object_mut(&mut self) -> Option<&mut Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The members as an object, also those of a vector; `Err` is the value if it has none.
    pub fn into_object(self) -> Result<Object, Value> {
        match self {
            Self::Object(object) => Ok(object),
            Self::Vector(vector) => Ok(vector.iter().collect()),
            other => Err(other),
        }
    }

    /// The member of that name, of an object as of a vector.
    ///
    /// ```
    /// use gfxhub::{Value, Vector};
    ///
    /// let value = Value::from(Vector::xyz(1.0, 2.0, 3.0));
    /// assert_eq!(value.get("y").and_then(|y| y.as_f64()), Some(2.0));
    /// assert_eq!(value.get("w"), None);
    /// ```
    pub fn get(&self, name: &str) -> Option<Cow<'_, Value>> {
        match self {
            Self::Object(object) => object.get(name).map(Cow::Borrowed),
            Self::Vector(vector) => vector.get(name).map(Cow::Owned),
            _ => None,
        }
    }

    /// This as a vector, if it is one.
    pub fn as_vector(&self) -> Option<Vector> {
        match self {
            Self::Vector(vector) => Some(*vector),
            // Made by hand as an object; reading never gives one.
            Self::Object(object) => Vector::from_object(object),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Value {
        Value::from_json(text).unwrap()
    }

    #[test]
    fn each_accessor_answers_for_its_kind_alone() {
        let texts = [
            "null",
            "true",
            "1",
            "1.5",
            r#""1""#,
            "[1]",
            r#"{"x":1,"y":2,"z":3}"#,
            "{}",
        ];
        let names = [
            "null", "boolean", "integer", "number", "text", "array", "vector", "object",
        ];
        for (index, (text, name)) in texts.into_iter().zip(names).enumerate() {
            let value = read(text);
            assert_eq!(value.kind_name(), name);
            let answers = [
                value.is_null(),
                value.as_bool().is_some(),
                value.as_i64().is_some(),
                value.as_f64().is_some() && value.as_i64().is_none(),
                value.as_str().is_some(),
                value.as_array().is_some(),
                value.as_vector().is_some(),
                value.as_object().is_some(),
            ];
            for (other, answer) in answers.into_iter().enumerate() {
                assert_eq!(answer, other == index, "{text} as {}", names[other]);
            }
            assert_eq!(value.clone().into_object().is_ok(), index >= 6);
        }
    }

    #[test]
    fn numbers_are_given_in_the_form_asked_for_where_that_is_exact() {
        for (text, signed, unsigned) in [
            ("-1", Some(-1), None),
            ("3.0", Some(3), Some(3)),
            ("-3.0", Some(-3), None),
            ("3.5", None, None),
            ("9223372036854775807", Some(i64::MAX), Some(i64::MAX as u64)),
            ("9223372036854775808", None, Some(1 << 63)),
            ("9007199254740992.0", Some(1 << 53), Some(1 << 53)),
            ("9007199254740994.0", None, None),
            ("1e300", None, None),
        ] {
            assert_eq!(
                (read(text).as_i64(), read(text).as_u64()),
                (signed, unsigned),
                "{text}"
            );
        }
        assert_eq!(Value::from(f64::NAN).as_i64(), None);
        assert_eq!(Value::from(f64::INFINITY).as_i64(), None);
        assert_eq!(
            read("18446744073709551615").as_f64(),
            Some(18_446_744_073_709_551_615.0)
        );
    }

    #[test]
    fn members_are_found_in_objects_and_vectors() {
        let value = read(r#"{"at":{"x":1,"y":2,"z":3,"w":4},"name":"n"}"#);
        assert_eq!(value.get("name").as_deref(), Some(&Value::from("n")));
        let at = value.get("at").unwrap();
        assert_eq!(at.get("w").as_deref(), Some(&Value::Integer(4)));
        assert_eq!(at.get("v"), None);
        assert_eq!(read("[1]").get("0"), None);
    }
}
