//! Field types that carry a rule of the specification into every body that has them.

use std::time::Duration;

use serde::ser::{Serialize, Serializer};

use super::{EngineId, ProjectId, ProjectMapId};
use crate::table::outgoing::{Outgoing, Refused, due, text};
use crate::table::shape::Shape;
use crate::value::Value;

/// Seconds: finite and not negative. 0 is the hub's own default and is not sent.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Seconds(pub f64);

impl From<f64> for Seconds {
    fn from(seconds: f64) -> Self {
        Self(seconds)
    }
}

impl From<i32> for Seconds {
    fn from(seconds: i32) -> Self {
        Self(seconds.into())
    }
}

impl From<Duration> for Seconds {
    fn from(duration: Duration) -> Self {
        Self(duration.as_secs_f64())
    }
}

impl Outgoing for Seconds {
    const SHAPE: Shape = Shape::Seconds;

    fn check(&self) -> Result<(), Refused> {
        if self.0.is_finite() && self.0 >= 0.0 {
            return Ok(());
        }
        Err(Refused::new(format!(
            "{} is not a number of seconds; give 0 or more",
            self.0
        )))
    }

    fn is_default(&self) -> bool {
        self.0 == 0.0
    }

    /// A whole number of seconds goes out as an integer, as the specification's samples have it.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        /// Below this every whole double is an integer exactly.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if self.0.fract() == 0.0 && self.0 < EXACT {
            // The cast is exact: whole, not negative, below 2^53.
            return to.serialize_u64(self.0 as u64);
        }
        to.serialize_f64(self.0)
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        value
            .as_f64()
            .map(Self)
            .ok_or_else(|| due("a number of seconds", &value))
    }
}

/// A name: text that is not empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(pub String);

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        Self(name.to_owned())
    }
}

impl From<String> for Name {
    fn from(name: String) -> Self {
        Self(name)
    }
}

impl From<&String> for Name {
    fn from(name: &String) -> Self {
        Self(name.clone())
    }
}

impl Outgoing for Name {
    const SHAPE: Shape = Shape::Name;

    fn check(&self) -> Result<(), Refused> {
        if self.0.trim().is_empty() {
            Err(Refused::new("it is empty"))
        } else {
            Ok(())
        }
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        text(value).map(Self)
    }
}

/// An explicit null, where a body takes one: `RendererCreate::new().engine_id(Null)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Null;

/// A field of a body that can be given, given as null, or (as the body's `Option`) not given at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nullable<T> {
    /// Sent as null.
    Null,
    /// Sent as it is.
    Given(T),
}

impl<T> From<Null> for Nullable<T> {
    fn from(_: Null) -> Self {
        Self::Null
    }
}

/// From the id itself and from its number.
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

impl<T: Outgoing + Serialize> Outgoing for Nullable<T> {
    const SHAPE: Shape = T::SHAPE;
    const NULLABLE: bool = true;

    fn check(&self) -> Result<(), Refused> {
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

    fn from_argument(value: Value) -> Result<Self, Refused> {
        match value {
            Value::Null => Ok(Self::Null),
            value => T::from_argument(value).map(Self::Given),
        }
    }
}
