//! The strict check of JSON text that is kept as it came.
//!
//! Text that is merely skipped may hide what reading would refuse: repeated keys, numbers out of
//! range, lone surrogates, endless nesting. Integers of any size pass: text loses nothing.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::JsonError;
use super::key::{KeySeed, repeated, repeated_error};

/// Checks that a text is one JSON value as strict as [`super::Value::from_json`] wants it, save
/// for the size of integers.
pub(crate) fn check(text: &str) -> Result<(), JsonError> {
    serde_json::from_str::<Sound>(text)
        .map(|Sound| ())
        .map_err(JsonError::from)
}

/// Any JSON that passed the check.
struct Sound;

impl<'de> Deserialize<'de> for Sound {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(Walk)
    }
}

struct Walk;

impl<'de> Visitor<'de> for Walk {
    type Value = Sound;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Sound, E> {
        Ok(Sound)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Sound, A::Error> {
        while items.next_element::<Sound>()?.is_some() {}
        Ok(Sound)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Sound, A::Error> {
        let mut keys: Vec<Cow<'de, str>> = Vec::new();
        while let Some(key) = map.next_key_seed(KeySeed)? {
            keys.push(key);
            map.next_value::<Sound>()?;
        }
        match repeated(&keys, |key| key) {
            Some(key) => Err(repeated_error(key)),
            None => Ok(Sound),
        }
    }
}
