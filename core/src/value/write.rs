//! Writing: integers as integers, doubles to the last bit, never `null` for a number.

use serde::ser::{Error, Serialize, SerializeMap, Serializer};

use super::{Object, Value, Vector};

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => output.serialize_unit(),
            Self::Bool(value) => output.serialize_bool(*value),
            Self::Integer(value) => output.serialize_i64(*value),
            Self::Unsigned(value) => output.serialize_u64(*value),
            Self::Double(value) if value.is_finite() => output.serialize_f64(*value),
            Self::Double(value) => Err(S::Error::custom(format_args!(
                "JSON cannot write the number {value}"
            ))),
            Self::Text(value) => output.serialize_str(value),
            Self::Array(items) => output.collect_seq(items),
            Self::Vector(vector) => vector.serialize(output),
            Self::Object(object) => object.serialize(output),
        }
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_map(self.iter())
    }
}

impl Serialize for Vector {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let mut map = output.serialize_map(Some(self.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, &value)?;
        }
        map.end()
    }
}
