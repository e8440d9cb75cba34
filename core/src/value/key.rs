//! Keys of objects while they are read: borrowed where possible, and never twice the same.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, Visitor};

/// Up to this many keys are compared with each other; more are sorted first.
const FEW: usize = 16;

/// Reads a key without copying it where the input can be borrowed from.
pub(crate) struct KeySeed;

impl<'de> DeserializeSeed<'de> for KeySeed {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Self::Value, D::Error> {
        input.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for KeySeed {
    type Value = Cow<'de, str>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(key))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(key.to_owned()))
    }

    fn visit_string<E: Error>(self, key: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(key))
    }
}

/// A key that occurs more than once, if there is one. Quick for few keys and for many.
pub(crate) fn repeated<'a, T>(items: &'a [T], key: impl Fn(&'a T) -> &'a str) -> Option<&'a str> {
    if items.len() <= FEW {
        return items.iter().enumerate().find_map(|(index, item)| {
            let name = key(item);
            items[..index]
                .iter()
                .any(|earlier| key(earlier) == name)
                .then_some(name)
        });
    }
    let mut keys: Vec<&str> = items.iter().map(key).collect();
    keys.sort_unstable();
    keys.windows(2)
        .find(|pair| pair[0] == pair[1])
        .map(|pair| pair[0])
}

/// The error for a key that came twice.
pub(crate) fn repeated_error<E: Error>(key: &str) -> E {
    // Debug quoting keeps control characters of a hostile key out of logs.
    E::custom(format_args!("repeated key {key:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_repeated_key_wherever_it_stands() {
        for count in 0..40 {
            let keys: Vec<String> = (0..count).map(|n| format!("key{n}")).collect();
            assert_eq!(repeated(&keys, |key| key), None);
            for first in 0..count {
                for second in first + 1..count {
                    let mut keys = keys.clone();
                    keys[second] = keys[first].clone();
                    assert_eq!(repeated(&keys, |key| key), Some(keys[first].as_str()));
                }
            }
        }
    }
}
