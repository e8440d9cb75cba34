//! What a property holds: any JSON, without loss, with vectors kept inline.
//!
//! [`Value`] is the type. [`Vector`], [`Track`], [`Texture`], [`CleanPlates`] and [`Matrix`] are
//! the shapes that hubs list; [`Object`] is everything else with members.

mod access;
mod approx;
pub(crate) mod big_integers;
pub(crate) mod context;
mod convert;
mod digits;
pub(crate) mod duplicate_keys;
mod error;
mod limits;
mod object;
pub(crate) mod read;
mod structs;
pub(crate) mod validate;
mod vector;
mod write;

use context::DecodeContext;
pub use error::JsonError;
pub use object::Object;
pub use structs::{
    CleanPlates, Matrix, MemberInfo, MemberKind, Pair, Pid, StructInfo, Texture, Track,
    VALUE_STRUCTS,
};
pub use vector::Vector;

/// Integers up to this size are exact as doubles, and every whole double up to it is an integer.
pub(crate) const EXACT: u64 = 1 << 53;

/// What a property holds, or a function's or a template's field.
///
/// Reading and writing lose nothing: integers stay integers up to 64 bits, doubles keep every
/// bit, the order of members stays. Two things may look different when written again: the order
/// of a vector's members (always x, y, z, w) and the spelling of a number (`1e2` becomes `100.0`).
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
/// `==` tells an integer from a double (`1` from `1.0`), save inside vectors. To compare what was
/// sent with what a hub gives back, use [`Value::approx_eq`].
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub enum Value {
    /// Nothing: JSON's `null`.
    #[default]
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Integer(i64),
    /// A whole number above [`i64::MAX`]; smaller ones are [`Value::Integer`].
    Unsigned(u64),
    /// A number with a fraction or an exponent.
    Double(f64),
    /// Text.
    Text(String),
    /// A list.
    Array(Vec<Value>),
    /// An object with exactly the numeric members x, y, z and perhaps w.
    Vector(Vector),
    /// Any other object. `Value::from(object)` makes the vector where the members allow one.
    Object(Object),
}

impl Value {
    /// Reads JSON text, strictly: no repeated keys, no number that does not fit, no lone
    /// surrogate, nothing after the value, and at most 127 levels. A number that is not zero and that
    /// a double holds as zero does not fit, like one that it holds as infinity.
    ///
    /// Prefer this to `serde_json::from_str::<Value>`, which turns an integer of more than 64 bits
    /// into a double without a word; here it is an error.
    ///
    /// ```
    /// use gfxhub::Value;
    ///
    /// assert_eq!(Value::from_json("42").unwrap(), Value::from(42));
    /// assert!(Value::from_json("18446744073709551616").is_err());
    /// assert!(Value::from_json(r#"{"fov": 1, "fov": 2}"#).is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        read::value(text, &DecodeContext::unlimited()).map_err(JsonError::from)
    }

    /// Reads JSON text that holds values within a body or within arguments: each of them can be as
    /// deep as one that is read by itself. For the command, beside [`crate::Client::invoke`].
    #[doc(hidden)]
    pub fn from_arguments(text: &str) -> Result<Self, JsonError> {
        if let Some(why) = limits::too_deep(text) {
            return Err(JsonError::of_all(why));
        }
        let read = || {
            let mut from = serde_json::Deserializer::from_str(text);
            from.disable_recursion_limit();
            let value = serde::Deserialize::deserialize(&mut from)?;
            from.end().map(|()| value)
        };
        big_integers::detect(text, read).map_err(JsonError::from)
    }

    /// Writes JSON text, as short as it can be without losing a bit.
    ///
    /// Numbers that JSON cannot write come as `{"$number":"NaN"}`, `{"$number":"Infinity"}` and
    /// `{"$number":"-Infinity"}`, never as `null`. (No request is ever sent with one.)
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
        // Writing to memory fails only on a non-finite number, and none is left.
        written.unwrap_or_default()
    }

    /// What this is, in a word for error texts: `null`, `boolean`, `integer`, `number`, `text`,
    /// `array`, `vector` or `object`.
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

/// The same as [`Value::to_json`].
impl std::fmt::Display for Value {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.to_json())
    }
}
