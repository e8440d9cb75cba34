//! The traits of bodies and of their fields: checks, conversion to JSON, and conversion from
//! arguments.

use serde::ser::{Serialize, SerializeSeq, Serializer};

use super::types::{BodyInfo, FieldType};
use crate::schema::retry_class::RetryClass;
use crate::value::Value;
use crate::value::object::Object;

/// The reason why a value must not be sent, and the place of the value in the body (`.Duration`,
/// `[1]`).
#[derive(Debug)]
pub(crate) struct InvalidArgument {
    pub(crate) place: String,
    pub(crate) reason: String,
}

impl InvalidArgument {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self {
            place: String::new(),
            reason: reason.into(),
        }
    }

    /// Prefixes the place with the name of this member of the enclosing object.
    #[cold]
    #[inline(never)]
    pub(crate) fn within_member(mut self, wire: &str) -> Self {
        self.place.insert_str(0, wire);
        self.place.insert(0, '.');
        self
    }

    /// Prefixes the place with the place of the enclosing value.
    pub(crate) fn within(mut self, outer: impl AsRef<str>) -> Self {
        self.place.insert_str(0, outer.as_ref());
        self
    }
}

/// A type that can be a field of a body.
pub(crate) trait BodyValue: Sized {
    /// Type of the value in JSON.
    const SHAPE: FieldType;
    /// `true` if an explicit null may be sent.
    const NULLABLE: bool = false;

    /// Returns an error for a value that the specification does not allow.
    fn check(&self) -> Result<(), InvalidArgument>;

    /// Returns `true` if sending the value has the same effect as leaving it out, such as a
    /// Duration of 0.
    fn is_default(&self) -> bool {
        false
    }

    /// Writes the value.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;

    /// Converts an argument given by name. A value of another type and an unknown member are
    /// errors.
    fn from_argument(value: Value) -> Result<Self, InvalidArgument>;
}

/// A body of an operation.
pub(crate) trait Body: RequestBody + BodyValue {
    /// Name and fields of the body.
    const INFO: &'static BodyInfo;
}

/// The part of a body that the code for sending uses. Unlike [`Body`], it can be a trait object.
pub(crate) trait RequestBody {
    /// Returns an error for a body that the specification does not allow.
    fn check(&self) -> Result<(), InvalidArgument>;

    /// Returns the body as JSON. Call [`RequestBody::check`] before.
    fn to_wire(&self) -> String;

    /// Returns the retry class of a call with this body. `row` is the class of the operation.
    fn resend(&self, row: RetryClass) -> RetryClass {
        row
    }

    /// Returns the number of the engine that the call is for, if the body has it.
    fn engine(&self) -> Option<i64> {
        None
    }
}

/// Serialises a [`BodyValue`] where serde needs a `Serialize`.
pub(crate) struct Send<'a, T>(pub(crate) &'a T);

impl<T: BodyValue> Serialize for Send<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
}

/// Converts an argument to text.
pub(crate) fn text(value: Value) -> Result<String, InvalidArgument> {
    match value {
        Value::Text(text) => Ok(text),
        other => Err(expected("text", &other)),
    }
}

/// Returns the error for an argument of the wrong type. It names the expected type and the actual
/// one.
pub(crate) fn expected(what: &str, came: &Value) -> InvalidArgument {
    InvalidArgument::new(format!("it must be {what}, not {}", came.kind_name()))
}

impl BodyValue for Value {
    const SHAPE: FieldType = FieldType::Value;

    fn check(&self) -> Result<(), InvalidArgument> {
        // The depth is checked first, since the search for NaN and infinity is recursive.
        if self.depth() > Self::DEPTH_LIMIT {
            return Err(InvalidArgument::new(format!(
                "it is nested deeper than {} levels",
                Self::DEPTH_LIMIT
            )));
        }
        if let Some(place) = self.find_non_finite() {
            return Err(InvalidArgument::new(
                "NaN and infinity cannot be sent; give a finite number",
            )
            .within(place));
        }
        Ok(())
    }

    /// Writes NaN and infinity as objects. A call refuses them before it writes a body, but a
    /// program can write a body without sending it.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write_any(to)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        Ok(value)
    }
}

impl BodyValue for Object {
    const SHAPE: FieldType = FieldType::Object;

    fn check(&self) -> Result<(), InvalidArgument> {
        for (name, value) in self.iter() {
            BodyValue::check(value).map_err(|refused| refused.within(format!(".{name}")))?;
        }
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().map(|(name, value)| (name, Send(value))))
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        value
            .into_object()
            .map_err(|other| expected("an object", &other))
    }
}

impl BodyValue for String {
    const SHAPE: FieldType = FieldType::Text;

    fn check(&self) -> Result<(), InvalidArgument> {
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        text(value)
    }
}

impl BodyValue for i64 {
    const SHAPE: FieldType = FieldType::Integer;

    fn check(&self) -> Result<(), InvalidArgument> {
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(*self)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        match value {
            Value::Integer(number) => Ok(number),
            other => Err(expected("an integer of 64 bits", &other)),
        }
    }
}

impl BodyValue for bool {
    const SHAPE: FieldType = FieldType::Boolean;

    fn check(&self) -> Result<(), InvalidArgument> {
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(*self)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        match value {
            Value::Bool(value) => Ok(value),
            other => Err(expected("true or false", &other)),
        }
    }
}

/// Reads a record that is part of a body.
pub(crate) fn record<T: super::records::Record>(value: Value) -> Result<T, InvalidArgument> {
    match value {
        Value::Object(_) => {
            T::from_json(&value.to_json()).map_err(|error| InvalidArgument::new(error.detail()))
        }
        other => Err(expected("an object", &other)),
    }
}

impl<T: BodyValue> BodyValue for Vec<T> {
    const SHAPE: FieldType = FieldType::List(&T::SHAPE);

    fn check(&self) -> Result<(), InvalidArgument> {
        for (at, element) in self.iter().enumerate() {
            element
                .check()
                .map_err(|refused| refused.within(format!("[{at}]")))?;
        }
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.len()))?;
        for element in self {
            list.serialize_element(&Send(element))?;
        }
        list.end()
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        let Value::Array(elements) = value else {
            return Err(expected("an array", &value));
        };
        elements
            .into_iter()
            .enumerate()
            .map(|(at, element)| {
                T::from_argument(element).map_err(|refused| refused.within(format!("[{at}]")))
            })
            .collect()
    }
}

/// Implements `BodyValue` for ids.
macro_rules! body_ids {
    ($($Id:ident),+ $(,)?) => { $(
        impl crate::schema::body::BodyValue for $Id {
            const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Id(&$Id::ID);

            fn check(&self) -> Result<(), crate::schema::body::InvalidArgument> {
                let text = crate::schema::ids::Text::text(self);
                if text.is_empty() {
                    return Err(crate::schema::body::InvalidArgument::new("it is empty"));
                }
                Ok(())
            }

            fn write<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(self, to)
            }

            fn from_argument(
                value: crate::value::Value,
            ) -> Result<Self, crate::schema::body::InvalidArgument> {
                <Self as crate::schema::ids::Segment>::from_argument(value)
                    .map_err(crate::schema::body::InvalidArgument::new)
            }
        }
    )+ };
}

pub(crate) use body_ids;
