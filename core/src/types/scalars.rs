//! Field types that enforce a rule of the specification in every body that uses them.

use std::time::Duration;

use serde::ser::{Serialize, Serializer};

use crate::schema::body::{BodyValue, InvalidArgument, expected, text};
use crate::schema::types::FieldType;
use crate::types::ids::{EngineId, ProjectId, ProjectMapId};
use crate::value::{EXACT, Value};

/// A number of seconds that is finite and not negative. 0 is the hub's default and is not sent.
///
/// An integer is sent as an integer, and a double as a double.
#[derive(Debug, Clone, Copy)]
pub struct Seconds {
    number: f64,
    integer: bool,
}

impl Seconds {
    /// Returns the number of seconds.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.number
    }
}

impl PartialEq for Seconds {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl PartialOrd for Seconds {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        self.number.partial_cmp(&other.number)
    }
}

impl From<f64> for Seconds {
    fn from(seconds: f64) -> Self {
        Self {
            number: seconds,
            integer: false,
        }
    }
}

impl From<f32> for Seconds {
    fn from(seconds: f32) -> Self {
        f64::from(seconds).into()
    }
}

impl From<i32> for Seconds {
    fn from(seconds: i32) -> Self {
        Self {
            number: seconds.into(),
            integer: true,
        }
    }
}

impl From<u32> for Seconds {
    fn from(seconds: u32) -> Self {
        Self {
            number: seconds.into(),
            integer: true,
        }
    }
}

impl From<Duration> for Seconds {
    fn from(duration: Duration) -> Self {
        duration.as_secs_f64().into()
    }
}

impl BodyValue for Seconds {
    const SHAPE: FieldType = FieldType::Seconds;

    fn check(&self) -> Result<(), InvalidArgument> {
        if self.number.is_finite() && self.number >= 0.0 {
            return Ok(());
        }
        Err(InvalidArgument::new(format!(
            "{} is not a number of seconds; give 0 or more",
            self.number
        )))
    }

    fn is_default(&self) -> bool {
        self.number == 0.0
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.integer {
            // The conversion is exact: the number was created from an integer that a double
            // represents exactly.
            return to.serialize_i64(self.number as i64);
        }
        Value::Double(self.number).write(to)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        let number = value
            .as_f64()
            .ok_or_else(|| expected("a number of seconds", &value))?;
        let integer = matches!(value, Value::Integer(whole) if whole.unsigned_abs() <= EXACT);
        Ok(Self { number, integer })
    }
}

/// A name: text that must not be empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NonEmptyString(pub String);

impl From<&str> for NonEmptyString {
    fn from(name: &str) -> Self {
        Self(name.to_owned())
    }
}

impl From<String> for NonEmptyString {
    fn from(name: String) -> Self {
        Self(name)
    }
}

impl From<&String> for NonEmptyString {
    fn from(name: &String) -> Self {
        Self(name.clone())
    }
}

impl BodyValue for NonEmptyString {
    const SHAPE: FieldType = FieldType::NonEmptyString;

    fn check(&self) -> Result<(), InvalidArgument> {
        if self.0.trim().is_empty() {
            Err(InvalidArgument::new("it is empty"))
        } else {
            Ok(())
        }
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        text(value).map(Self)
    }
}

/// An explicit null, for bodies that accept one, as in `RendererCreate::new().engine_id(Null)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Null;

/// A field of a body that is a value or null. The field is an `Option` of this type, so that it can
/// also be absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nullable<T> {
    /// The field is sent as null.
    Null,
    /// The field is sent as this value.
    Given(T),
}

impl<T> From<Null> for Nullable<T> {
    fn from(_: Null) -> Self {
        Self::Null
    }
}

/// Implements conversions from an id and from the number of an id.
macro_rules! nullable_ids {
    ($($Id:ident),+) => { $(
        impl From<$Id> for Nullable<$Id> {
            fn from(id: $Id) -> Self {
                Self::Given(id)
            }
        }

        impl From<i64> for Nullable<$Id> {
            fn from(id: i64) -> Self {
                Self::Given(id.into())
            }
        }

        impl From<i32> for Nullable<$Id> {
            fn from(id: i32) -> Self {
                Self::Given(id.into())
            }
        }
    )+ };
}

nullable_ids!(EngineId, ProjectId, ProjectMapId);

impl<T: BodyValue + Serialize> BodyValue for Nullable<T> {
    const SHAPE: FieldType = T::SHAPE;
    const NULLABLE: bool = true;

    fn check(&self) -> Result<(), InvalidArgument> {
        match self {
            Self::Null => Ok(()),
            Self::Given(value) => value.check(),
        }
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => to.serialize_unit(),
            Self::Given(value) => value.write(to),
        }
    }

    fn from_argument(value: Value) -> Result<Self, InvalidArgument> {
        match value {
            Value::Null => Ok(Self::Null),
            value => T::from_argument(value).map(Self::Given),
        }
    }
}
