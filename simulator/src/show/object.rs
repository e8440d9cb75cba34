//! Shared parts of a show: the decoding of members that are objects, and the bounds of ids and
//! names. The code that serde derives for a struct also accepts a list of its members in order,
//! which a show must not contain.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// A JSON object: template fields and their values.
pub type Data = crate::json::Map<String, crate::json::Value>;

/// Largest id. A JSON reader that holds numbers as doubles represents all integers up to it.
pub(crate) const MAX_ID: i64 = (1 << 53) - 1;

/// Maximum length of a name, in characters.
pub(crate) const MAX_NAME: usize = 255;

/// A struct that is read from an object, and never from a list.
pub(super) struct Object<T>(pub(super) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Members(PhantomData))
    }
}

struct Members<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Members<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(members)).map(Object)
    }
}

pub(super) fn one<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Object::deserialize(from).map(|object| object.0)
}

pub(super) fn optional<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let object = Option::<Object<T>>::deserialize(from)?;
    Ok(object.map(|object| object.0))
}

pub(super) fn list<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let objects = Vec::<Object<T>>::deserialize(from)?;
    Ok(objects.into_iter().map(|object| object.0).collect())
}

pub(super) fn map<'de, T, D>(from: D) -> Result<BTreeMap<String, T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let objects = BTreeMap::<String, Object<T>>::deserialize(from)?;
    let objects = objects.into_iter().map(|(key, object)| (key, object.0));
    Ok(objects.collect())
}
