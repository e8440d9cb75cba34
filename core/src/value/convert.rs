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
