//! Replaces texts with invented ones of the same length. Equal texts become equal invented texts.

use std::net::IpAddr;

use crate::value::Value;

/// Returns an invented text. Each word becomes an invented word of the same length, with digits,
/// capitals and small letters at the same places. The characters between the words stay.
pub(super) fn text(given: &str) -> String {
    let mut invented = String::with_capacity(given.len());
    let mut rest = given;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_alphanumeric();
        let end = rest.find(|it: char| it.is_alphanumeric() != is_word);
        let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
        match is_word {
            true => invented.extend(word(run)),
            false => invented.push_str(run),
        }
        rest = after;
    }
    invented
}

/// Returns the characters of the word that is invented for a given one. Each is a digit, a capital
/// or a small letter like the given character, and is selected by an FNV-1a hash of the given word.
fn word(given: &str) -> impl Iterator<Item = char> {
    const PRIME: u64 = 0x100_0000_01b3;
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
    let mut hash = given.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    given.chars().map(move |letter| {
        hash = step(hash, 1);
        let (first, count) = match letter {
            _ if letter.is_numeric() => (b'0', 10),
            _ if letter.is_uppercase() => (b'A', 26),
            _ => (b'a', 26),
        };
        // The upper bits are used, because FNV mixes them better than the lower ones.
        char::from(first + ((hash >> 32) % count) as u8)
    })
}

/// Replaces those texts in a value for which `chosen` returns `true`.
pub(super) fn value(given: &mut Value, chosen: fn(&str) -> bool) {
    match given {
        Value::Text(held) if chosen(held) => *held = text(held),
        Value::Array(elements) => elements.iter_mut().for_each(|it| value(it, chosen)),
        Value::Object(object) => object.iter_mut().for_each(|(_, it)| value(it, chosen)),
        _ => {}
    }
}

/// Returns `true` for a text that looks like a file, a folder or an address.
pub(super) fn is_place(text: &str) -> bool {
    let has_extension = text.rsplit_once('.').is_some_and(|(_, extension)| {
        extension.starts_with(|first: char| first.is_ascii_alphabetic())
            && extension.len() <= 5
            && extension.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    text.contains(['/', '\\']) || has_extension || text.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invented_text_has_the_shape_of_the_given_one() {
        let given = "Anna Berg, 42 – Ärztin: anna";
        let invented = text(given);
        assert_eq!(invented, text(given));
        assert_eq!(invented.chars().count(), given.chars().count());
        for (old, new) in given.chars().zip(invented.chars()) {
            assert_eq!(old.is_numeric(), new.is_numeric(), "{invented}");
            assert_eq!(old.is_uppercase(), new.is_uppercase(), "{invented}");
            assert_eq!(old.is_alphanumeric(), new.is_alphanumeric(), "{invented}");
        }
        for word in ["Anna", "Berg", "42", "Ärztin", "anna"] {
            assert!(!invented.contains(word), "{invented}");
        }
        assert_eq!(text("<a>x</a>").find("</"), Some(4));
    }

    #[test]
    fn files_and_addresses_are_told_from_other_texts() {
        for place in [
            "D:\\Capture",
            "/srv/x",
            "plate_1.exr",
            "10.0.0.5",
            "::1",
            "http://a",
        ] {
            assert!(is_place(place), "{place}");
        }
        for other in ["Linear", "4.26", "Good evening. Now", ""] {
            assert!(!is_place(other), "{other}");
        }
    }
}
