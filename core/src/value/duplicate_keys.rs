//! Keys of objects that are being read. They are borrowed where possible, and must not be repeated.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, Visitor};

use super::context::{DecodeContext, stop_error};

/// Maximum number of keys that are compared in pairs. More keys are sorted or put into a set.
const FEW: usize = 16;

/// A seed for a key. The key borrows from the input where possible.
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

/// Returns a key that occurs more than once; `None` if there is none. This is fast for few keys and
/// for many.
pub(crate) fn find_duplicate<'a, T>(
    items: &'a [T],
    key: impl Fn(&'a T) -> &'a str,
) -> Option<&'a str> {
    if items.len() <= FEW {
        return items.iter().enumerate().find_map(|(index, item)| {
            let name = key(item);
            items[..index]
                .iter()
                .any(|earlier| key(earlier) == name)
                .then_some(name)
        });
    }
    sorted(&mut items.iter().map(key))
        .windows(2)
        .find(|pair| pair[0].0 == pair[1].0)
        .map(|pair| pair[0].0)
}

/// Returns an error for a repeated key. If there are more than [`FEW`] keys, each of them counts as
/// a step, since the check then takes time.
pub(crate) fn reject_duplicates<'a, T, E: Error>(
    items: &'a [T],
    key: impl Fn(&'a T) -> &'a str,
    context: &DecodeContext<'_>,
) -> Result<(), E> {
    let found = if items.len() <= FEW {
        find_duplicate(items, key)
    } else {
        find_duplicate_of_many(&mut items.iter().map(key), items.len(), context)?
    };
    found.map_or(Ok(()), |key| Err(duplicate_error(key)))
}

/// Finds a repeated key among many. Only the error type is generic, since the code of a hash set is
/// large.
fn find_duplicate_of_many<'a, E: Error>(
    keys: &mut dyn Iterator<Item = &'a str>,
    count: usize,
    context: &DecodeContext<'_>,
) -> Result<Option<&'a str>, E> {
    // A set has up to twice the capacity that was requested, and one more byte for each slot.
    let room = count.saturating_mul(5);
    context.take::<usize>(room).map_err(stop_error)?;
    let mut seen = HashSet::with_capacity(count);
    for key in keys {
        context.step()?;
        if !seen.insert(key) {
            return Ok(Some(key));
        }
    }
    context.give_back::<usize>(room);
    Ok(None)
}

/// Returns the sorted keys, each with its index. Not generic, since the code of a sort is large.
fn sorted<'a>(keys: &mut dyn Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
    let mut keys: Vec<_> = keys.zip(0..).collect();
    keys.sort_unstable();
    keys
}

/// Returns `true` if both objects have the same keys, in any order, and if `same` returns `true`
/// for the values of each key. No key may be repeated. This is fast for few keys, for many keys,
/// and for keys in the same order.
pub(crate) fn same_members<'a, A: Copy, B: Copy>(
    mine: impl Iterator<Item = (&'a str, A)>,
    theirs: impl Iterator<Item = (&'a str, B)>,
    same: impl Fn(A, B) -> bool,
) -> bool {
    let (mine, theirs): (Vec<_>, Vec<_>) = (mine.collect(), theirs.collect());
    if mine.len() != theirs.len() {
        return false;
    }
    let mut my_keys = mine.iter().map(|(key, _)| *key);
    let mut their_keys = theirs.iter().map(|(key, _)| *key);
    if my_keys.clone().eq(their_keys.clone()) {
        return mine
            .iter()
            .zip(&theirs)
            .all(|((_, a), (_, b))| same(*a, *b));
    }
    sorted(&mut my_keys)
        .into_iter()
        .zip(sorted(&mut their_keys))
        .all(|((key, a), (other, b))| key == other && same(mine[a].1, theirs[b].1))
}

/// Removes repeated keys. The last value of each key is kept, at the position of the first.
pub(crate) fn keep_last<T>(members: impl IntoIterator<Item = (String, T)>) -> Vec<(String, T)> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut kept: Vec<(String, T)> = Vec::new();
    for (key, value) in members {
        match places.get(&key) {
            Some(place) => kept[*place].1 = value,
            None => {
                places.insert(key.clone(), kept.len());
                kept.push((key, value));
            }
        }
    }
    kept
}

/// Returns the error for a repeated key.
pub(crate) fn duplicate_error<E: Error>(key: &str) -> E {
    // Debug formatting escapes the control characters of a malicious key, so that they do not reach
    // a log.
    E::custom(format_args!("repeated key {key:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_members_are_compared_quickly_in_any_order() {
        let names: Vec<String> = (0..100_000).map(|n| format!("key{n}")).collect();
        let members = || names.iter().map(String::as_str).enumerate();
        let forth = || members().map(|(n, name)| (name, n));
        let back = || members().rev().map(|(n, name)| (name, n));
        let begin = std::time::Instant::now();
        assert!(same_members(forth(), back(), |a, b| a == b));
        assert!(!same_members(forth(), back().skip(1), |a, b| a == b));
        assert!(!same_members(forth(), back(), |a, b| a == b && a != 7));
        // A comparison in pairs would take minutes.
        assert!(begin.elapsed() < std::time::Duration::from_secs(10));
    }

    #[test]
    fn finds_a_repeated_key_wherever_it_stands() {
        for count in 0..40 {
            let keys: Vec<String> = (0..count).map(|n| format!("key{n}")).collect();
            assert_eq!(find_duplicate(&keys, |key| key), None);
            for first in 0..count {
                for second in first + 1..count {
                    let mut keys = keys.clone();
                    keys[second] = keys[first].clone();
                    assert_eq!(find_duplicate(&keys, |key| key), Some(keys[first].as_str()));
                }
            }
        }
    }
}
