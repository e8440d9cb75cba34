//! The trait of the fields of received records. It defines the type of a field, the effect of its
//! absence, and how it is read and written.

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
    /// Type of the value in JSON.
    const SHAPE: FieldType;
    /// Effect of the field's absence on the record.
    const PRESENCE: Presence = Presence::Required;

    /// Returns the value of a field that was not received.
    fn blank() -> Self;

    /// Returns `true` if the field is optional and has the value of [`Field::blank`]. Only such a
    /// field may be left out when the record is written.
    fn is_absent(&self) -> bool {
        false
    }

    /// Reads a value in any form that hubs send. Returns the value and its form.
    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error>;

    /// Reads a value in the documented form into `self`, which must be blank. This is fast, and
    /// enough for nearly all responses. If it returns `None`, [`Field::read`] must read the value.
    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm>;

    /// Writes the value in the form in which it was received.
    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error>;

    /// Writes the value in the documented form, regardless of the form in which it was received.
    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write(WireForm::AsDocumented, to)
    }
}

/// The outcome of reading a documented member of a record.
pub(crate) enum ReceivedMember {
    /// The value was read. It was received in this form.
    Readable(WireForm),
    /// The optional member has a type that cannot be read. Contains its JSON.
    Mistyped(Box<RawValue>),
}

/// Reads a member of a record into its field. Not inlined, since all fields of the same type use
/// it.
///
/// If an optional member has the wrong type, only this member is lost, and its record and the list
/// of records are not. Identifying members must have the right type, and so must the contents of a
/// value, an object or a record.
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

/// Returns `true` if the JSON that could not be read is of another type than the field.
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

/// Writes a member of a record, unless it was not received and is still absent. Returns `true` if
/// it was written. Not inlined, since all fields of the same type use this function.
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
