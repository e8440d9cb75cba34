//! The contract of a field of an incoming record: its type, what its absence means, reading, writing.

use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;

use super::provenance::WireForm;
use super::types::{FieldType, Presence};
use crate::value::context::DecodeContext;
use crate::value::read::check;
use crate::value::scanner::Scanner;

/// A type that can be a field of an incoming record. By default, a record cannot do
/// without it.
pub(crate) trait Field: Sized + Send + 'static {
    /// Its form on the wire.
    const SHAPE: FieldType;
    /// What its absence means.
    const PRESENCE: Presence = Presence::Required;

    /// What stands for it until it comes, and when it does not.
    fn blank() -> Self;

    /// True while it holds what [`Field::blank`] gives, where a record can do without it: only then
    /// is it left out when written.
    fn is_absent(&self) -> bool {
        false
    }

    /// Reads it in any form that hubs send, and returns which form that was.
    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error>;

    /// Reads it to this place, where a blank is, if it is in the documented form: the quick way, for what
    /// hubs send nearly always. Where it returns `None`, it is left to [`Field::read`].
    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm>;

    /// Writes it in the form in which it came.
    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error>;

    /// Writes it in the documented form, whatever form it came in.
    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.write(WireForm::AsDocumented, to)
    }
}

/// A documented member of a record, as it came.
pub(crate) enum Came {
    /// In a form that was read.
    Readable(WireForm),
    /// In a type in which nobody can read it, which the record can do without.
    Mistyped(Box<RawValue>),
}

/// Reads a member of a record to its place. Not inlined: fields of one type share it.
///
/// A member of the wrong type costs that member, and neither its record nor the list of these. What
/// identifies a thing stays strict, and so is what stands within a value, an object or a record.
#[inline(never)]
pub(crate) fn read_to<'de, T: Field, A: MapAccess<'de>>(
    place: &mut T,
    map: &mut A,
    context: &DecodeContext<'_>,
) -> Result<Came, A::Error> {
    let is_strict = T::PRESENCE == Presence::Required || T::SHAPE == FieldType::Value;
    if is_strict || !context.takes_mistyped() {
        let (value, form) = map.next_value_seed(Read::<T>::new(context))?;
        *place = value;
        return Ok(Came::Readable(form));
    }
    let json: Box<RawValue> = map.next_value()?;
    match T::read(&mut serde_json::Deserializer::from_str(json.get()), context) {
        Ok((value, form)) => {
            *place = value;
            Ok(Came::Readable(form))
        }
        Err(error) if context.stopped().is_some() || !is_mistyped(T::SHAPE, json.get()) => {
            Err(A::Error::custom(error))
        }
        Err(_) => {
            context.take_path();
            check(json.get(), context).map_err(A::Error::custom)?;
            Ok(Came::Mistyped(json))
        }
    }
}

/// Returns true where JSON that could not be read is of another type as a whole.
fn is_mistyped(shape: FieldType, json: &str) -> bool {
    let begins = |brackets: &str| json.starts_with(|first| brackets.contains(first));
    match shape {
        FieldType::Value => false,
        FieldType::Object | FieldType::RecordMap(_) | FieldType::Record(_) => !begins("{"),
        FieldType::RendererRef => !begins("{"),
        // One record in place of a list is taken.
        FieldType::List(FieldType::Record(_) | FieldType::RendererRef) => !begins("[{"),
        _ => true,
    }
}

/// Writes a member of a record, unless it is one that did not come, and returns whether it did. Not
/// inlined: fields of one type share it.
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
