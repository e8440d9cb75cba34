//! The trait of a field of an incoming record: its type, the meaning of its absence, reading and
//! writing.

use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;

use super::provenance::WireForm;
use super::types::{FieldType, Presence};
use crate::value::context::DecodeContext;
use crate::value::read::check;
use crate::value::scanner::Scanner;

/// A type that can be a field of an incoming record. By default the field is required.
pub(crate) trait Field: Sized + Send + 'static {
    /// Form on the wire.
    const SHAPE: FieldType;
    /// Meaning of the field's absence.
    const PRESENCE: Presence = Presence::Required;

    /// Returns the value of a field that has not come.
    fn blank() -> Self;

    /// Returns `true` if the field is optional and holds the value of [`Field::blank`]; only then
    /// may it be left out when written.
    fn is_absent(&self) -> bool {
        false
    }

    /// Reads a value in any form that hubs send, and returns which form that was.
    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error>;

    /// Reads a value in the documented form into `self`, which must be blank: the fast path for
    /// nearly all responses. `None` leaves the value to [`Field::read`].
    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm>;

    /// Writes the value in the form in which it came.
    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error>;

    /// Writes the value in the documented form, in whatever form it came.
    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write(WireForm::AsDocumented, to)
    }
}

/// A received documented member of a record.
pub(crate) enum ReceivedMember {
    /// The value was read, from this form.
    Readable(WireForm),
    /// An optional member of a type that cannot be read.
    Mistyped(Box<RawValue>),
}

/// Reads a member of a record into its place. Not inlined: fields of one type share it.
///
/// A member of the wrong type is lost, but its record and the list of records are not. Identifying
/// members stay strict, and so does the content of a value, an object or a record.
#[inline(never)]
pub(crate) fn read_to<'de, T: Field, A: MapAccess<'de>>(
    place: &mut T,
    map: &mut A,
    context: &DecodeContext<'_>,
) -> Result<ReceivedMember, A::Error> {
    let is_strict = T::PRESENCE == Presence::Required || T::SHAPE == FieldType::Value;
    if is_strict || !context.takes_mistyped() {
        let (value, form) = map.next_value_seed(Read::<T>::new(context))?;
        *place = value;
        return Ok(ReceivedMember::Readable(form));
    }
    let json: Box<RawValue> = map.next_value()?;
    match T::read(&mut serde_json::Deserializer::from_str(json.get()), context) {
        Ok((value, form)) => {
            *place = value;
            Ok(ReceivedMember::Readable(form))
        }
        Err(error) if context.stopped().is_some() || !is_mistyped(T::SHAPE, json.get()) => {
            Err(A::Error::custom(error))
        }
        Err(_) => {
            context.take_path();
            check(json.get(), context).map_err(A::Error::custom)?;
            Ok(ReceivedMember::Mistyped(json))
        }
    }
}

/// Returns `true` if JSON that could not be read has a different type as a whole.
fn is_mistyped(shape: FieldType, json: &str) -> bool {
    let begins = |brackets: &str| json.starts_with(|first| brackets.contains(first));
    match shape {
        FieldType::Value => false,
        FieldType::Object | FieldType::RecordMap(_) | FieldType::Record(_) => !begins("{"),
        FieldType::RendererRef => !begins("{"),
        // A single record in place of a list is accepted.
        FieldType::List(FieldType::Record(_) | FieldType::RendererRef) => !begins("[{"),
        _ => true,
    }
}

/// Writes a member of a record unless it is one that did not come; returns `true` if it was
/// written. Not inlined: fields of one type share it.
#[inline(never)]
pub(crate) fn write_from<T: Field, M: SerializeMap>(
    value: &T,
    form: WireForm,
    wire: &'static str,
    map: &mut M,
) -> Result<bool, M::Error> {
    if form == WireForm::Missing && value.is_absent() {
        return Ok(false);
    }
    map.serialize_entry(wire, &Write(value, form))?;
    Ok(true)
}

/// Reads a [`Field`] where serde needs a seed.
pub(crate) struct Read<'c, T>(&'c DecodeContext<'c>, PhantomData<T>);

impl<'c, T> Read<'c, T> {
    pub(crate) fn new(context: &'c DecodeContext<'c>) -> Self {
        Self(context, PhantomData)
    }
}

impl<'de, T: Field> DeserializeSeed<'de> for Read<'_, T> {
    type Value = (T, WireForm);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        T::read(from, self.0)
    }
}

/// Writes a [`Field`] in the documented form where serde needs a `Serialize`.
pub(crate) struct Documented<'a, T>(pub(crate) &'a T);

impl<T: Field> Serialize for Documented<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write_documented(to)
    }
}

/// Writes a [`Field`] where serde needs a `Serialize`.
pub(crate) struct Write<'a, T>(pub(crate) &'a T, pub(crate) WireForm);

impl<T: Field> Serialize for Write<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.1 {
            WireForm::Missing | WireForm::Null if self.0.is_absent() => to.serialize_unit(),
            WireForm::Missing | WireForm::Null => self.0.write(WireForm::AsDocumented, to),
            form => self.0.write(form, to),
        }
    }
}
