//! The strict check of JSON text that is kept as it came.
//!
//! Text that is merely skipped may hide what reading would refuse: repeated keys, numbers out of
//! range, lone surrogates, endless nesting. Integers of any size pass: text loses nothing.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::context::DecodeContext;
use super::duplicate_keys::{KeySeed, reject_duplicates};
use super::{JsonError, big_integers, digits};

/// Checks that a text is one JSON value as strict as [`super::Value::from_json`] wants it, save
/// for the size of integers. Numbers too small for a double are found where the text is a part of
/// one that is watched.
pub(crate) fn check(text: &str, context: &DecodeContext<'_>) -> Result<(), JsonError> {
    let mut from = serde_json::Deserializer::from_str(text);
    let walked = Validator(context).deserialize(&mut from);
    walked
        .and_then(|ValidatedJson| from.end())
        .map_err(JsonError::from)
}

/// Any JSON that passed the check.
struct ValidatedJson;

/// Walks through it.
struct Validator<'c>(&'c DecodeContext<'c>);

impl<'de> DeserializeSeed<'de> for Validator<'_> {
    type Value = ValidatedJson;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<ValidatedJson, D::Error> {
        self.0.step()?;
        input.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Validator<'_> {
    type Value = ValidatedJson;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<ValidatedJson, E> {
        Ok(ValidatedJson)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<ValidatedJson, E> {
        Ok(ValidatedJson)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<ValidatedJson, E> {
        Ok(ValidatedJson)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<ValidatedJson, E> {
        Ok(ValidatedJson)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<ValidatedJson, E> {
        big_integers::flag_zero(number);
        Ok(ValidatedJson)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<ValidatedJson, E> {
        Ok(ValidatedJson)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ValidatedJson, A::Error> {
        while items.next_element_seed(Validator(self.0))?.is_some() {}
        Ok(ValidatedJson)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ValidatedJson, A::Error> {
        let mut keys: Vec<Cow<'de, str>> = Vec::new();
        while let Some(key) = map.next_key_seed(KeySeed)? {
            if keys.is_empty() && digits::announced_by(&key) {
                return digits::double(&map.next_value::<String>()?).map(|_| ValidatedJson);
            }
            self.0.room(&mut keys)?;
            keys.push(key);
            map.next_value_seed(Validator(self.0))?;
        }
        reject_duplicates(&keys, |key| key, self.0)?;
        self.0.give_back::<Cow<'de, str>>(keys.capacity());
        Ok(ValidatedJson)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unlimited(text: &str) -> Result<(), JsonError> {
        check(text, &DecodeContext::unlimited())
    }

    #[test]
    fn sound_text_passes() {
        for text in [
            "null",
            "true",
            "-1",
            "18446744073709551616",
            "-0.5e-3",
            r#""\ud83c\udfac é""#,
            r#" [1, [], {"a": {"a": 1}, "b": {"a": 1}}] "#,
        ] {
            assert_eq!(unlimited(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_skipping_would_let_through_is_refused() {
        for (text, reason) in [
            (r#"{"a":1,"a":2}"#, r#"repeated key "a""#),
            (r#"[{"k":{"b":1,"\u0062":2}}]"#, r#"repeated key "b""#),
            ("[1e999]", "out of range"),
            (r#""\ud800\u0041""#, "surrogate"),
            (r#""\udc00""#, "surrogate"),
            (r#"{"\udc00":1}"#, "surrogate"),
            (r#""\ud800""#, "hex escape"),
            ("1 1", "trailing"),
            ("", "EOF"),
        ] {
            let fault = unlimited(text).unwrap_err().to_string();
            assert!(fault.contains(reason), "{text}: {fault}");
        }
    }

    #[test]
    fn nesting_is_limited_as_in_reading() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        assert_eq!(unlimited(&nested(127)), Ok(()));
        assert!(unlimited(&nested(128)).is_err());
        assert!(unlimited(&nested(1_000_000)).is_err());
    }

    #[test]
    fn large_objects_are_checked_quickly() {
        let members: Vec<String> = (0..100_000).map(|n| format!("\"key{n}\":{n}")).collect();
        assert_eq!(unlimited(&format!("{{{}}}", members.join(","))), Ok(()));
        let fault = unlimited(&format!("{{{},\"key500\":0}}", members.join(","))).unwrap_err();
        assert!(fault.to_string().contains("repeated key \"key500\""));
    }
}
