//! The contract of a field of a body: what may leave, how it is written, how an argument becomes one.

use serde::ser::{Serialize, SerializeSeq, Serializer};

use super::shape::{BodyInfo, Shape};
use crate::ops::Resend;
use crate::value::{Object, Value};

/// Why something may not be sent, with the place in the body where it stands (`.Duration`, `[1]`).
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) place: String,
    pub(crate) reason: String,
}

impl Refused {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self {
            place: String::new(),
            reason: reason.into(),
        }
    }

    /// The same, seen from the object that has it as this member.
    #[cold]
    #[inline(never)]
    pub(crate) fn within_member(mut self, wire: &str) -> Self {
        self.place.insert_str(0, wire);
        self.place.insert(0, '.');
        self
    }

    /// The same, seen from one level further out.
    pub(crate) fn within(mut self, outer: impl AsRef<str>) -> Self {
        self.place.insert_str(0, outer.as_ref());
        self
    }
}

/// A type that can be a field of a body.
pub(crate) trait Outgoing: Sized {
    /// Its form on the wire.
    const SHAPE: Shape;
    /// Whether an explicit null may be sent.
    const NULLABLE: bool = false;

    /// Refuses what the specification rules out.
    fn check(&self) -> Result<(), Refused>;

    /// True for what is the same as not being sent (a Duration of 0).
    fn is_default(&self) -> bool {
        false
    }

    /// Writes it.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;

    /// Reads it from an argument given by name, strictly.
    fn from_argument(value: Value) -> Result<Self, Refused>;
}

/// A body of an operation.
pub(crate) trait Body: Leaving + Sized {
    /// Its name and fields.
    const INFO: &'static BodyInfo;

    /// Reads it from an argument given by name; unknown members are refused.
    fn from_argument(value: Value) -> Result<Self, Refused>;
}

/// A body as what sends it sees it.
pub(crate) trait Leaving {
    /// Refuses what the specification rules out.
    fn check(&self) -> Result<(), Refused>;

    /// Its wire JSON; asked after [`Leaving::check`].
    fn to_wire(&self) -> String;

    /// The class of a call with this body, where the body changes that of the row.
    fn resend(&self, row: Resend) -> Resend {
        row
    }
}

/// Serialises an [`Outgoing`] where serde wants something that serialises.
pub(crate) struct Send<'a, T>(pub(crate) &'a T);

impl<T: Outgoing> Serialize for Send<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
}

/// The text of an argument.
pub(crate) fn text(value: Value) -> Result<String, Refused> {
    match value {
        Value::Text(text) => Ok(text),
        other => Err(due("text", &other)),
    }
}

/// Says what was due and what came.
pub(crate) fn due(what: &str, came: &Value) -> Refused {
    Refused::new(format!("it must be {what}, not {}", came.kind_name()))
}

impl Outgoing for Value {
    const SHAPE: Shape = Shape::Value;

    fn check(&self) -> Result<(), Refused> {
        // The search for numbers recurses, so the depth comes first.
        if self.depth() > Self::DEPTH_LIMIT {
            return Err(Refused::new(format!(
                "it is nested deeper than {} levels",
                Self::DEPTH_LIMIT
            )));
        }
        if let Some(place) = self.find_non_finite() {
            return Err(
                Refused::new("NaN and infinity cannot be sent; give a finite number").within(place),
            );
        }
        Ok(())
    }

    /// A call has checked it; a program may write a body that was not sent.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.find_non_finite() {
            None => self.serialize(to),
            Some(_) => self.clone().with_number_marks().serialize(to),
        }
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        Ok(value)
    }
}

impl Outgoing for Object {
    const SHAPE: Shape = Shape::Object;

    fn check(&self) -> Result<(), Refused> {
        for (name, value) in self.iter() {
            Outgoing::check(value).map_err(|refused| refused.within(format!(".{name}")))?;
        }
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().map(|(name, value)| (name, Send(value))))
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        value
            .into_object()
            .map_err(|other| due("an object", &other))
    }
}

impl Outgoing for String {
    const SHAPE: Shape = Shape::Text;

    fn check(&self) -> Result<(), Refused> {
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self)
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        text(value)
    }
}

impl Outgoing for i64 {
    const SHAPE: Shape = Shape::Integer;

    fn check(&self) -> Result<(), Refused> {
        Ok(())
    }

    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i64(*self)
    }

    fn from_argument(value: Value) -> Result<Self, Refused> {
        match value {
            Value::Integer(number) => Ok(number),
            other => Err(due("an integer of 64 bits", &other)),
        }
    }
}

impl<T: Outgoing> Outgoing for Vec<T> {
    const SHAPE: Shape = Shape::List(&T::SHAPE);

    fn check(&self) -> Result<(), Refused> {
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

    fn from_argument(value: Value) -> Result<Self, Refused> {
        let Value::Array(elements) = value else {
            return Err(due("an array", &value));
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

/// Makes ids and bodies fit to be fields of a body.
macro_rules! outgoing_ids {
    ($($Id:ident),+ $(,)?) => { $(
        impl crate::table::outgoing::Outgoing for $Id {
            const SHAPE: crate::Shape = crate::Shape::Id(&$Id::ID);

            fn check(&self) -> Result<(), crate::table::outgoing::Refused> {
                let text = crate::table::ids::Text::text(self);
                if text.is_empty() {
                    return Err(crate::table::outgoing::Refused::new("it is empty"));
                }
                Ok(())
            }

            fn write<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(self, to)
            }

            fn from_argument(
                value: crate::Value,
            ) -> Result<Self, crate::table::outgoing::Refused> {
                <Self as crate::table::ids::Segment>::from_argument(value)
                    .map_err(crate::table::outgoing::Refused::new)
            }
        }
    )+ };
}

pub(crate) use outgoing_ids;
