//! Property values: any JSON value, without loss. Vectors are stored inline.
//!
//! [`Value`] is the type. [`Vector`], [`Track`], [`Texture`], [`CleanPlates`] and [`Matrix`] are
//! the documented forms, and [`Object`] is any other value with members.

mod approx;
pub(crate) mod big_integers;
pub(crate) mod context;
pub(crate) mod display;
pub(crate) mod duplicate_keys;
mod json_error;
mod limits;
pub(crate) mod object;
pub(crate) mod read;
pub(crate) mod scan;
pub(crate) mod scanner;
mod structs;
pub(crate) mod vector;
mod write;

use std::borrow::Cow;

pub use json_error::JsonError;
pub use object::Object;
pub use structs::{
    CleanPlates, Matrix, MemberInfo, MemberKind, Pair, Pid, StructInfo, Texture, Track,
    VALUE_STRUCTS,
};
pub use vector::Vector;

/// Maximum magnitude up to which a double represents every integer exactly.
pub(crate) const EXACT: u64 = 1 << 53;

/// The value of a property, or of a field of a function or a template.
///
/// Reading and writing lose nothing: integers of up to 64 bits remain integers, doubles keep every
/// bit, and members keep their order. Two details may differ after writing: the order of a vector's
/// members (always x, y, z, w) and the spelling of a number (`1e2` becomes `100.0`).
///
/// ```
/// use gfxhub::{Value, Vector};
///
/// let value = Value::from_json(r#"{"x": 1, "y": 2.5, "z": 0, "w": 1}"#)?;
/// assert_eq!(value, Value::from(Vector::xyzw(1.0, 2.5, 0.0, 1.0)));
/// assert_eq!(value.to_json(), r#"{"x":1,"y":2.5,"z":0,"w":1}"#);
///
/// let value = Value::from_json(r#"{"folder": "D:/Capture", "slots": [1, 2]}"#)?;
/// let folder = value.as_object().and_then(|object| object.get("folder"));
/// assert_eq!(folder.and_then(Value::as_str), Some("D:/Capture"));
/// # Ok::<(), gfxhub::JsonError>(())
/// ```
///
/// `==` distinguishes an integer from a double (`1` from `1.0`), except inside vectors. To compare
/// a sent value with the value that a hub returned, use [`Value::approx_eq`].
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub enum Value {
    /// JSON's `null`.
    #[default]
    Null,
    /// A boolean.
    Bool(bool),
    /// An integer.
    Integer(i64),
    /// An integer greater than [`i64::MAX`]. Smaller ones are [`Value::Integer`].
    Unsigned(u64),
    /// A number with a fraction or an exponent.
    Double(f64),
    /// Text.
    Text(String),
    /// A list.
    Array(Vec<Value>),
    /// An object with exactly the numeric members x, y, z and optionally w. With an integer beyond
    /// 2^53, it is an [`Object`](Value::Object) instead.
    Vector(Vector),
    /// Any other object. `Value::from(object)` returns a vector if the members are those of a
    /// vector.
    Object(Object),
}

impl Value {
    /// Returns the name of the variant as it is used in error texts: `null`, `boolean`, `integer`,
    /// `number`, `text`, `array`, `vector` or `object`.
    pub fn kind_name(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "boolean",
            Self::Integer(_) | Self::Unsigned(_) => "integer",
            Self::Double(_) => "number",
            Self::Text(_) => "text",
            Self::Array(_) => "array",
            Self::Vector(_) => "vector",
            Self::Object(_) => "object",
        }
    }
}

impl Value {
    /// Returns `true` for `null`.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// Returns the boolean; `None` for any other variant.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns the number if it is an integer that fits in an `i64`; otherwise `None`. A double is
    /// accepted if it is whole and its magnitude is at most 2^53, since doubles do not represent
    /// every integer beyond that.
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

    /// Returns the number if it is an integer that fits in a `u64`; otherwise `None`. A double is
    /// accepted if it is whole, not negative and at most 2^53.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Self::Unsigned(value) => Some(*value),
            _ => self.as_i64().and_then(|value| u64::try_from(value).ok()),
        }
    }

    /// Returns the number as a double; `None` for any other variant. Integers beyond 2^53 are
    /// rounded. Text is not a number, even if it looks like one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Integer(value) => Some(*value as f64),
            Self::Unsigned(value) => Some(*value as f64),
            Self::Double(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns the text; `None` for any other variant.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(value) => Some(value),
            _ => None,
        }
    }

    /// Returns the items of an array; `None` for any other variant.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// Returns the object; `None` for any other variant, including a vector. [`Value::get`] works
    /// for both.
    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Returns a mutable reference to the object; `None` for any other variant, including a vector.
    pub fn as_object_mut(&mut self) -> Option<&mut Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Converts an object or a vector into an object. Returns any other value as `Err`.
    pub fn into_object(self) -> Result<Object, Value> {
        match self {
            Self::Object(object) => Ok(object),
            Self::Vector(vector) => Ok(vector.iter().collect()),
            other => Err(other),
        }
    }

    /// Returns the member of an object or a vector with this name; `None` if there is none.
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

    /// Returns the vector; `None` if the value is not a vector.
    pub fn as_vector(&self) -> Option<Vector> {
        match self {
            Self::Vector(vector) => Some(*vector),
            // A program can create such an object. Reading would have created a vector.
            Self::Object(object) => Vector::from_object(object),
            _ => None,
        }
    }
}

/// Implements conversions that always result in the same variant.
macro_rules! plain {
    ($($type:ty => $make:expr;)*) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                $make(value)
            }
        }
    )*};
}

/// Implements conversions from integer types that fit in an `i64`.
macro_rules! integers {
    ($($type:ty),*) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                Self::Integer(i64::from(value))
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32);

plain! {
    bool => Value::Bool;
    f32 => |value| Value::Double(f64::from(value));
    f64 => Value::Double;
    String => Value::Text;
    &str => |value: &str| Value::Text(value.to_owned());
    Cow<'_, str> => |value: Cow<'_, str>| Value::Text(value.into_owned());
    Vector => Value::Vector;
    &Value => Value::clone;
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        i64::try_from(value).map_or(Self::Unsigned(value), Self::Integer)
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        // No platform has addresses of more than 64 bits.
        Self::from(value as u64)
    }
}

/// Returns a vector if the members are exactly x, y, z and optionally w, and all are numbers. With
/// an integer beyond 2^53, returns an object.
impl From<Object> for Value {
    fn from(object: Object) -> Self {
        Vector::from_object(&object).map_or_else(|| Self::Object(object), Self::Vector)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

/// `None` becomes null.
impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// Collects the items into an array.
impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::Array(items.into_iter().map(Into::into).collect())
    }
}

impl From<serde_json::Value> for Value {
    fn from(json: serde_json::Value) -> Self {
        use serde_json::Value as Json;
        match json {
            Json::Null => Self::Null,
            Json::Bool(flag) => Self::Bool(flag),
            Json::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(integer), _) => Self::Integer(integer),
                (None, Some(integer)) => Self::Unsigned(integer),
                (None, None) => Self::Double(number.as_f64().unwrap_or(f64::NAN)),
            },
            Json::String(text) => Self::Text(text),
            Json::Array(items) => items.into_iter().collect(),
            Json::Object(members) => members
                .into_iter()
                .map(|(name, value)| (name, Self::from(value)))
                .collect::<Object>()
                .into(),
        }
    }
}

/// Returns an error for NaN and infinity, which JSON cannot represent.
impl TryFrom<&Value> for serde_json::Value {
    type Error = crate::error::Error;

    fn try_from(value: &Value) -> Result<Self, crate::error::Error> {
        serde_json::to_value(value).map_err(|fault| {
            crate::error::Error::invalid("value", fault.to_string())
                .with_source(std::sync::Arc::new(fault))
        })
    }
}

/// Returns an error for NaN and infinity, which JSON cannot represent.
impl TryFrom<Value> for serde_json::Value {
    type Error = crate::error::Error;

    fn try_from(value: Value) -> Result<Self, crate::error::Error> {
        Self::try_from(&value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Value {
        Value::from_json(text).unwrap()
    }

    #[test]
    fn each_accessor_accepts_its_kind_alone() {
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
    fn numbers_convert_where_that_is_exact() {
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

    #[test]
    fn numbers_of_every_type() {
        for value in [
            Value::from(7_i8),
            7_i16.into(),
            7_i32.into(),
            7_i64.into(),
            7_u8.into(),
            7_u16.into(),
            7_u32.into(),
            7_u64.into(),
            7_usize.into(),
        ] {
            assert_eq!(value, Value::Integer(7));
        }
        assert_eq!(Value::from(i64::MAX as u64), Value::Integer(i64::MAX));
        assert_eq!(Value::from(i64::MAX as u64 + 1), Value::Unsigned(1 << 63));
        assert_eq!(
            Value::from(0.1_f32),
            Value::Double(0.100_000_001_490_116_12)
        );
        assert_eq!(Value::from(0.1), Value::Double(0.1));
    }

    #[test]
    fn values_and_those_of_serde_json_turn_into_each_other() {
        let json = r#"{"a":[1,-2,0.5,18446744073709551615,null,true],"v":{"x":1,"y":2.5,"z":0}}"#;
        let theirs: serde_json::Value = serde_json::from_str(json).unwrap();
        let ours = Value::from(theirs.clone());
        assert_eq!(ours, Value::from_json(json).unwrap());
        assert_eq!(serde_json::Value::try_from(ours).unwrap(), theirs);
        let error = serde_json::Value::try_from(Value::Double(f64::NAN)).unwrap_err();
        assert_eq!(error.kind(), crate::error::ErrorKind::Invalid);
    }

    #[test]
    fn the_rest() {
        assert_eq!(Value::from(true), Value::Bool(true));
        assert_eq!(Value::from("a"), Value::from(String::from("a")));
        assert_eq!(Value::from(Cow::Borrowed("a")), Value::Text("a".into()));
        assert_eq!(Value::from(None::<f64>), Value::Null);
        assert_eq!(Value::from(Some(1)), Value::Integer(1));
        assert_eq!(Value::from(&Value::Null), Value::default());
        assert_eq!(Value::from(vec!["a", "b"]).to_json(), r#"["a","b"]"#);
        assert_eq!((0..3).collect::<Value>().to_json(), "[0,1,2]");
    }
}
