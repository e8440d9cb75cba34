//! Reading: one pass, nothing allocated for vectors, repeated keys refused.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};

use super::key::{KeySeed, repeated_error};
use super::vector::Partial;
use super::{Object, Value, Vector, wide};

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(AnyValue)
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(AnyObject)
    }
}

impl<'de> Deserialize<'de> for Vector {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        match Value::deserialize(input)? {
            Value::Vector(vector) => Ok(vector),
            other => Err(D::Error::invalid_type(
                Unexpected::Other(other.kind_name()),
                &"an object of numbers x, y, z and perhaps w",
            )),
        }
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, input: D) -> Result<Value, D::Error> {
        Value::deserialize(input)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        wide::note(value);
        Ok(Value::Double(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(Value::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(item) = items.next_element()? {
            array.push(item);
        }
        Ok(Value::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut partial = Partial::default();
        while let Some(key) = map.next_key_seed(KeySeed)? {
            let value: Value = map.next_value()?;
            if !partial.take(&key, &value) {
                let mut members = partial.members();
                members.push((key.into_owned(), value));
                return read_members(members, map).map(Value::Object);
            }
        }
        match partial.vector() {
            Some(vector) => Ok(Value::Vector(vector)),
            None => read_members(partial.members(), map).map(Value::Object),
        }
    }
}

struct AnyObject;

impl<'de> Visitor<'de> for AnyObject {
    type Value = Object;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object, A::Error> {
        read_members(Vec::new(), map)
    }
}

/// Reads what is left of an object.
fn read_members<'de, A: MapAccess<'de>>(
    mut members: Vec<(String, Value)>,
    mut map: A,
) -> Result<Object, A::Error> {
    while let Some(key) = map.next_key_seed(KeySeed)? {
        members.push((key.into_owned(), map.next_value()?));
    }
    Object::from_members(members).map_err(|name| repeated_error(&name))
}
