//! The contract of a field of an incoming record: its shape, what its absence means, reading, writing.

use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::extra::Form;
use super::shape::{Presence, Shape};

/// A type that can be a field of an incoming record. Unless it says otherwise, a record cannot do
/// without it.
pub(crate) trait Field: Sized {
    /// Its form on the wire.
    const SHAPE: Shape;
    /// What its absence means.
    const PRESENCE: Presence = Presence::Required;

    /// What stands for it when it does not come; `None` where the record cannot do without.
    fn absent() -> Option<Self> {
        None
    }

    /// True while it holds what [`Field::absent`] gives: only then is it left out when written.
    fn is_absent(&self) -> bool {
        false
    }

    /// Reads it in any form that hubs send, and tells which form that was.
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<(Self, Form), D::Error>;

    /// Writes it in the form in which it came.
    fn write<S: Serializer>(&self, form: Form, to: S) -> Result<S::Ok, S::Error>;
}

/// Reads a [`Field`] where serde wants a seed.
pub(crate) struct Read<T>(PhantomData<T>);

impl<T> Read<T> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: Field> DeserializeSeed<'de> for Read<T> {
    type Value = (T, Form);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        T::read(from)
    }
}

/// Writes a [`Field`] where serde wants something that serialises.
pub(crate) struct Write<'a, T>(pub(crate) &'a T, pub(crate) Form);

impl<T: Field> Serialize for Write<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.1 {
            Form::Absent | Form::Null if self.0.is_absent() => to.serialize_unit(),
            Form::Absent | Form::Null => self.0.write(Form::Plain, to),
            form => self.0.write(form, to),
        }
    }
}
