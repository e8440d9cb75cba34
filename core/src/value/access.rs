//! Looking at a value: as a bool, a number, text, and as one of the shapes that hubs list.

use std::borrow::Cow;

use super::view::View;
use super::{CleanPlates, Matrix, Object, Texture, Track, Value, Vector};

/// Whole doubles up to this size stand for exactly one integer.
const EXACT: f64 = (1_u64 << 53) as f64;

impl Value {
    /// Whether this is `null`.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// The boolean, if this is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The number, if it is whole and fits. Whole doubles count up to 2^53, beyond which a double
    /// no longer tells one integer from the next.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Self::Integer(value) => Some(*value),
            Self::Unsigned(value) => i64::try_from(*value).ok(),
            Self::Double(value) if value.trunc() == *value && value.abs() <= EXACT => {
                Some(*value as i64)
            }
            _ => None,
        }
    }

    /// The number, if it is whole, not negative and fits. Whole doubles count up to 2^53.
    pub fn as_u64(&self) -> Option<u64> {
        match self {
            Self::Unsigned(value) => Some(*value),
            _ => self.as_i64().and_then(|value| u64::try_from(value).ok()),
        }
    }

    /// The number, of whatever kind; integers beyond 2^53 are rounded. Text is not a number, even
    /// if it looks like one.
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Integer(value) => Some(*value as f64),
            Self::Unsigned(value) => Some(*value as f64),
            Self::Double(value) => Some(*value),
            _ => None,
        }
    }

    /// The text, if this is text.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(value) => Some(value),
            _ => None,
        }
    }

    /// The items, if this is an array.
    pub fn as_array(&self) -> Option<&[Value]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The object, if this is one that is not a vector; [`Value::get`] works for both.
    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The object to be changed, if this is one that is not a vector.
    pub fn as_object_mut(&mut self) -> Option<&mut Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The members as an object, also those of a vector; `Err` is the value if it has none.
    pub fn into_object(self) -> Result<Object, Value> {
        match self {
            Self::Object(object) => Ok(object),
            Self::Vector(vector) => Ok(vector.iter().collect()),
            other => Err(other),
        }
    }

    /// The member of that name, of an object as of a vector.
    ///
    /// ```
    /// use gfxhub::{Value, Vector};
    ///
    /// let value = Value::from(Vector::xyz(1.0, 2.0, 3.0));
    /// assert_eq!(value.get("y").and_then(|y| y.as_f64()), Some(2.0));
    /// assert_eq!(value.get("w"), None);
    /// ```
    pub fn get(&self, name: &str) -> Option<Cow<'_, Value>> {
        match self {
            Self::Object(object) => object.get(name).map(Cow::Borrowed),
            Self::Vector(vector) => vector.get(name).map(Cow::Owned),
            _ => None,
        }
    }

    /// The vector, if this is one.
    pub fn vector(&self) -> Option<Vector> {
        match self {
            Self::Vector(vector) => Some(*vector),
            // Made by hand as an object; reading never gives one.
            Self::Object(object) => Vector::from_object(object),
            _ => None,
        }
    }

    /// This as a camera track, if it is one.
    pub fn track(&self) -> Option<Track> {
        Track::from_value(self)
    }

    /// This as a texture or video handle, if it is one.
    pub fn texture(&self) -> Option<Texture> {
        Texture::from_value(self)
    }

    /// This as clean plates, if it is that.
    pub fn clean_plates(&self) -> Option<CleanPlates> {
        CleanPlates::from_value(self)
    }

    /// This as a 4x4 matrix, if it is one.
    pub fn matrix(&self) -> Option<Matrix> {
        Matrix::from_value(self)
    }
}
