//! Lists as fields of records. An object in place of a list is read as a list with one element.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::ser::{SerializeSeq, Serializer};

use super::field::{Documented, Field, Read, Write};
use super::provenance::WireForm;
use super::types::{FieldType, Presence};
use crate::value::context::{DecodeContext, Element};
use crate::value::scanner::Scanner;

/// A list. An object in place of a list is read as a list with one element.
impl<T: Field> Field for Vec<T> {
    const SHAPE: FieldType = FieldType::List(&T::SHAPE);
    const PRESENCE: Presence = Presence::Empty;

    fn blank() -> Self {
        Self::new()
    }

    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(ListVisitor(context, PhantomData))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        scanner.elements(|it| {
            it.push(self, T::blank())?;
            let form = self.last_mut()?.scan(it)?;
            (form != WireForm::Null).then_some(())
        })?;
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error> {
        if let (WireForm::OtherType, [only]) = (form, self.as_slice()) {
            return only.write(WireForm::AsDocumented, to);
        }
        let mut list = to.serialize_seq(Some(self.len()))?;
        for element in self {
            list.serialize_element(&Write(element, WireForm::AsDocumented))?;
        }
        list.end()
    }

    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(Documented))
    }
}

struct ListVisitor<'c, T>(&'c DecodeContext<'c>, PhantomData<T>);

impl<'de, T: Field> Visitor<'de> for ListVisitor<'_, T> {
    type Value = (Vec<T>, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let Self(context, _) = self;
        let mut list = Vec::new();
        let mut read = || {
            while let Some((element, form)) =
                seq.next_element_seed(Element(list.len(), context, Read::<T>::new(context)))?
            {
                if form == WireForm::Null {
                    return Err(A::Error::invalid_type(Unexpected::Unit, &"an element"));
                }
                context.push(&mut list, element)?;
            }
            Ok(())
        };
        let read = read();
        Ok((context.settle(read, list)?, WireForm::AsDocumented))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        let (only, _) = T::read(MapAccessDeserializer::new(map), self.0)?;
        Ok((vec![only], WireForm::OtherType))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok((Vec::new(), WireForm::Null))
    }
}
