//! A JSON decoder that returns the place of an error. It refuses keys that would be lost: of two
//! equal keys in an object only the last would be kept, and serde_json reserves some keys for its
//! own use.

use std::collections::HashSet;
use std::fmt;
use std::fmt::Write;

use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor,
};
use serde_path_to_error::{Path, Segment};

/// Prefix of the keys that serde_json reserves.
const OWN_SIGNS: &str = "$serde_json::private::";

/// Any JSON in which no object has a repeated or a reserved key. Decoding it only checks this, and
/// keeps no data.
pub(crate) struct UniqueKeys;

impl<'de> Deserialize<'de> for UniqueKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(UniqueKeysVisitor)
    }
}

struct UniqueKeysVisitor;

impl<'de> Visitor<'de> for UniqueKeysVisitor {
    type Value = UniqueKeys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_bool<E>(self, _: bool) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_i64<E>(self, _: i64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_u64<E>(self, _: u64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_f64<E>(self, _: f64) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_str<E>(self, _: &str) -> Result<UniqueKeys, E> {
        Ok(UniqueKeys)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<UniqueKeys, A::Error> {
        while list.next_element::<UniqueKeys>()?.is_some() {}
        Ok(UniqueKeys)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<UniqueKeys, A::Error> {
        let mut seen = HashSet::new();
        while let Some(key) = object.next_key::<String>()? {
            if seen.contains(&key) {
                return Err(A::Error::custom(format_args!("repeated key `{key}`")));
            }
            if key.starts_with(OWN_SIGNS) {
                return Err(A::Error::custom(format_args!(
                    "the key `{key}` is reserved and cannot be used"
                )));
            }
            seen.insert(key);
            object.next_value::<UniqueKeys>()?;
        }
        Ok(UniqueKeys)
    }
}

/// The reason and the place of a decoding error.
#[derive(Debug)]
pub(crate) struct DecodeError {
    /// A path such as `engines[0].name`; empty for the whole text.
    pub(crate) place: String,
    pub(crate) error: serde_json::Error,
}

/// Decodes a text that holds one value.
pub(crate) fn decode<T: DeserializeOwned>(text: &str) -> Result<T, DecodeError> {
    let mut decoder = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut decoder).map_err(|error| DecodeError {
        place: shown(error.path()),
        error: error.into_inner(),
    })?;
    decoder.end().map_err(|error| DecodeError {
        place: String::new(),
        error,
    })?;
    Ok(value)
}

/// Returns the place of the value that begins at an index of a JSON text.
pub(crate) fn place_at(text: &str, index: usize) -> String {
    // No value begins with `?`, so decoding stops exactly at this place.
    let cut = [&text[..index], "?"].concat();
    let stopped = decode::<UniqueKeys>(&cut).err();
    stopped.map(|error| error.place).unwrap_or_default()
}

fn shown(path: &Path) -> String {
    let mut place = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => {
                // Writing to a `String` does not fail.
                let _ = write!(place, "[{index}]");
            }
            Segment::Map { key } | Segment::Enum { variant: key } => {
                let dot = if place.is_empty() { "" } else { "." };
                place.extend([dot, key]);
            }
            // If no key was read, the place is the object itself.
            Segment::Unknown => {}
        }
    }
    place
}
