//! Objects whose member names are data: records by key, in the order received.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};

use super::field::{Documented, Field, Read, Write};
use super::provenance::WireForm;
use super::types::{FieldType, Presence};
use crate::value::context::DecodeContext;
use crate::value::duplicate_keys::{KeySeed, keep_last, reject_duplicates};
use crate::value::scanner::Scanner;

/// Records by key, in the order received.
#[derive(Debug, Clone)]
pub struct RecordMap<T>(Vec<(String, T)>);

impl<T> RecordMap<T> {
    /// Returns the record with this key; `None` if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&T> {
        self.iter()
            .find(|(k, _)| *k == key)
            .map(|(_, record)| record)
    }

    /// Returns an iterator over keys and records, in the order received.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &T)> {
        self.0.iter().map(|(key, record)| (key.as_str(), record))
    }

    /// Returns the keys and records for modification in place. The C interface appends a NUL
    /// terminator to each text. The keys must otherwise stay the same.
    #[doc(hidden)]
    pub fn members_mut(&mut self) -> &mut [(String, T)] {
        &mut self.0
    }

    /// Returns the number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there are no records.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for RecordMap<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// If several records have the same key, the last one is kept, at the position of the first.
impl<K: Into<String>, T> FromIterator<(K, T)> for RecordMap<T> {
    fn from_iter<I: IntoIterator<Item = (K, T)>>(records: I) -> Self {
        let records = records.into_iter();
        Self(keep_last(records.map(|(key, record)| (key.into(), record))))
    }
}

impl<T> IntoIterator for RecordMap<T> {
    type Item = (String, T);
    type IntoIter = std::vec::IntoIter<(String, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// The comparison ignores the order.
impl<T: PartialEq> PartialEq for RecordMap<T> {
    fn eq(&self, other: &Self) -> bool {
        crate::value::duplicate_keys::same_members(self.iter(), other.iter(), |a, b| a == b)
    }
}

impl<T: Field> Field for RecordMap<T> {
    const SHAPE: FieldType = FieldType::RecordMap(&T::SHAPE);
    const PRESENCE: Presence = Presence::Empty;

    fn blank() -> Self {
        Self::default()
    }

    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(Members(context, PhantomData))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        scanner.object(|it, key| {
            it.push(&mut self.0, (it.context.own(key), T::blank()))?;
            self.0.last_mut()?.1.scan(it).map(drop)
        })?;
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, _: WireForm, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(self.len()))?;
        for (key, record) in self.iter() {
            map.serialize_entry(key, &Write(record, WireForm::AsDocumented))?;
        }
        map.end()
    }

    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().map(|(key, record)| (key, Documented(record))))
    }
}

struct Members<'c, T>(&'c DecodeContext<'c>, PhantomData<T>);

impl<'de, T: Field> Visitor<'de> for Members<'_, T> {
    type Value = (RecordMap<T>, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of records by their key")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let Self(context, _) = self;
        let mut members = Vec::new();
        let mut read = || {
            while let Some(key) = map.next_key_seed(KeySeed)? {
                context.step()?;
                let (record, _) = map
                    .next_value_seed(Read::<T>::new(context))
                    .inspect_err(|_| context.in_member(&key))?;
                context.push(&mut members, (context.own(&key), record))?;
            }
            reject_duplicates(&members, |(key, _)| key, context)
        };
        let read = read();
        Ok((
            RecordMap(context.settle(read, members)?),
            WireForm::AsDocumented,
        ))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok((RecordMap::default(), WireForm::Null))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stands_once_and_the_order_stays() {
        let keyed: RecordMap<i64> = [("b", 1), ("a", 2), ("b", 3)].into_iter().collect();
        let members: Vec<(String, i64)> = keyed.into_iter().collect();
        assert_eq!(members, [("b".to_owned(), 3), ("a".to_owned(), 2)]);
    }
}
