//! Making values: from numbers, text, lists, vectors, objects and what may be absent.

use std::borrow::Cow;

use super::{Object, Value, Vector};

/// Values from types that turn into one kind without a look at what they hold.
macro_rules! plain {
    ($($type:ty => $make:expr;)*) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                $make(value)
            }
        }
    )*};
}

/// Values from integers that fit into 64 signed bits.
macro_rules! integers {
    ($($type:ty),*) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                Self::Integer(i64::from(value))
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32);

plain! {
    bool => Value::Bool;
    f32 => |value| Value::Double(f64::from(value));
    f64 => Value::Double;
    String => Value::Text;
    &str => |value: &str| Value::Text(value.to_owned());
    Cow<'_, str> => |value: Cow<'_, str>| Value::Text(value.into_owned());
    Vector => Value::Vector;
    &Value => Value::clone;
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        i64::try_from(value).map_or(Self::Unsigned(value), Self::Integer)
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        // No platform has addresses of more than 64 bits.
        Self::from(value as u64)
    }
}

/// The vector, where the members are exactly numeric x, y, z and perhaps w.
impl From<Object> for Value {
    fn from(object: Object) -> Self {
        Vector::from_object(&object).map_or_else(|| Self::Object(object), Self::Vector)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

/// Null for none.
impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// An array of the items.
impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::Array(items.into_iter().map(Into::into).collect())
    }
}

impl From<serde_json::Value> for Value {
    fn from(json: serde_json::Value) -> Self {
        use serde_json::Value as Json;
        match json {
            Json::Null => Self::Null,
            Json::Bool(flag) => Self::Bool(flag),
            Json::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(integer), _) => Self::Integer(integer),
                (None, Some(integer)) => Self::Unsigned(integer),
                (None, None) => Self::Double(number.as_f64().unwrap_or(f64::NAN)),
            },
            Json::String(text) => Self::Text(text),
            Json::Array(items) => items.into_iter().collect(),
            Json::Object(members) => members
                .into_iter()
                .map(|(name, value)| (name, Self::from(value)))
                .collect::<Object>()
                .into(),
        }
    }
}

/// Refused for NaN and infinity, which JSON cannot write.
impl TryFrom<&Value> for serde_json::Value {
    type Error = crate::error::Error;

    fn try_from(value: &Value) -> Result<Self, crate::error::Error> {
        serde_json::to_value(value).map_err(|fault| {
            crate::error::Error::invalid("value", fault.to_string())
                .with_source(std::sync::Arc::new(fault))
        })
    }
}

/// Refused for NaN and infinity, which JSON cannot write.
impl TryFrom<Value> for serde_json::Value {
    type Error = crate::error::Error;

    fn try_from(value: Value) -> Result<Self, crate::error::Error> {
        Self::try_from(&value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_type() {
        for value in [
            Value::from(7_i8),
            7_i16.into(),
            7_i32.into(),
            7_i64.into(),
            7_u8.into(),
            7_u16.into(),
            7_u32.into(),
            7_u64.into(),
            7_usize.into(),
        ] {
            assert_eq!(value, Value::Integer(7));
        }
        assert_eq!(Value::from(i64::MAX as u64), Value::Integer(i64::MAX));
        assert_eq!(Value::from(i64::MAX as u64 + 1), Value::Unsigned(1 << 63));
        assert_eq!(
            Value::from(0.1_f32),
            Value::Double(0.100_000_001_490_116_12)
        );
        assert_eq!(Value::from(0.1), Value::Double(0.1));
    }

    #[test]
    fn values_and_those_of_serde_json_turn_into_each_other() {
        let json = r#"{"a":[1,-2,0.5,18446744073709551615,null,true],"v":{"x":1,"y":2.5,"z":0}}"#;
        let theirs: serde_json::Value = serde_json::from_str(json).unwrap();
        let ours = Value::from(theirs.clone());
        assert_eq!(ours, Value::from_json(json).unwrap());
        assert_eq!(serde_json::Value::try_from(ours).unwrap(), theirs);
        let error = serde_json::Value::try_from(Value::Double(f64::NAN)).unwrap_err();
        assert_eq!(error.kind(), crate::error::ErrorKind::Invalid);
    }

    #[test]
    fn the_rest() {
        assert_eq!(Value::from(true), Value::Bool(true));
        assert_eq!(Value::from("a"), Value::from(String::from("a")));
        assert_eq!(Value::from(Cow::Borrowed("a")), Value::Text("a".into()));
        assert_eq!(Value::from(None::<f64>), Value::Null);
        assert_eq!(Value::from(Some(1)), Value::Integer(1));
        assert_eq!(Value::from(&Value::Null), Value::default());
        assert_eq!(Value::from(vec!["a", "b"]).to_json(), r#"["a","b"]"#);
        assert_eq!((0..3).collect::<Value>().to_json(), "[0,1,2]");
    }
}
