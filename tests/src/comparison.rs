//! Two JSON values held against each other, as exactly as the language that wrote one of them can.

use crate::json::{Json, is_integer};

/// What a face's language makes of numbers in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// Integers and doubles stay apart, and every bit counts.
    #[default]
    Exact,
    /// All are doubles of IEEE 754: `1` is `1.0`, and an integer that no double holds is the double
    /// nearest to it, or a text of its digits.
    Doubles,
}

/// The integers up to here, and down to its negative, are doubles that no other integer shares.
const SAFE: f64 = 9_007_199_254_740_991.0;

impl Numbers {
    /// Whether two number tokens are the same number.
    fn are_same(self, one: &str, two: &str) -> bool {
        let doubles = (one.parse::<f64>(), two.parse::<f64>());
        match (self, is_integer(one), is_integer(two), doubles) {
            // The grammar allows one spelling for each integer, whatever its size.
            (Numbers::Exact, true, true, _) => one == two,
            (Numbers::Exact, false, false, (Ok(one), Ok(two))) => one.to_bits() == two.to_bits(),
            (Numbers::Doubles, _, _, (Ok(one), Ok(two))) => one == two,
            _ => false,
        }
    }

    /// Whether the text stands for the number, because the number cannot stand for itself.
    fn is_spelled(self, number: &str, text: &str) -> bool {
        let unsafe_to_hold = number.parse::<f64>().is_ok_and(|value| value.abs() > SAFE);
        self == Numbers::Doubles && is_integer(number) && unsafe_to_hold && number == text
    }
}

/// The first place where `got` is not the value that is expected, in words; `None` if there is none.
///
/// Key order and the spelling of a number do not matter; what else of a number does, `numbers` says.
pub fn difference(expected: &Json, got: &Json, numbers: Numbers) -> Option<String> {
    difference_at("", expected, got, numbers)
}

fn difference_at(place: &str, one: &Json, two: &Json, numbers: Numbers) -> Option<String> {
    let here = if place.is_empty() { "the whole" } else { place };
    let differs = || {
        Some(format!(
            "{here}: expected {} {}, got {} {}",
            one.type_name(),
            shortened(one),
            two.type_name(),
            shortened(two)
        ))
    };
    match (one, two) {
        (Json::Null, Json::Null) => None,
        (Json::Bool(a), Json::Bool(b)) if a == b => None,
        (Json::Number(a), Json::Number(b)) if numbers.are_same(a, b) => None,
        (Json::Number(a), Json::Text(b)) if numbers.is_spelled(a, b) => None,
        (Json::Text(a), Json::Text(b)) if a == b => None,
        (Json::List(a), Json::List(b)) => {
            if a.len() != b.len() {
                return Some(format!(
                    "{here}: expected {} entries, got {}",
                    a.len(),
                    b.len()
                ));
            }
            let mut pairs = a.iter().zip(b).enumerate();
            pairs.find_map(|(at, (a, b))| difference_at(&format!("{place}[{at}]"), a, b, numbers))
        }
        (Json::Object(a), Json::Object(b)) => {
            for (key, value) in a {
                let inner = if place.is_empty() {
                    key.clone()
                } else {
                    format!("{place}.{key}")
                };
                let Some(found) = two.get(key) else {
                    return Some(format!(
                        "{inner}: expected {}, got no such member",
                        shortened(value)
                    ));
                };
                if let Some(text) = difference_at(&inner, value, found, numbers) {
                    return Some(text);
                }
            }
            let extra = b.iter().find(|(key, _)| one.get(key).is_none());
            extra.map(|(key, _)| format!("{here}: got the member {key:?}, which is not expected"))
        }
        _ => differs(),
    }
}

/// The value in at most some 120 characters, for messages.
fn shortened(value: &Json) -> String {
    let text = value.compact();
    if text.chars().count() <= 120 {
        return text;
    }
    let head: String = text.chars().take(117).collect();
    format!("{head}...")
}

#[cfg(test)]
mod tests {
    use super::{Numbers, difference as compared};
    use crate::json::Json;

    fn held(one: &str, two: &str, numbers: Numbers) -> Option<String> {
        let read = |text| Json::parse(text).unwrap();
        compared(&read(one), &read(two), numbers)
    }

    fn difference(one: &str, two: &str) -> Option<String> {
        held(one, two, Numbers::Exact)
    }

    #[test]
    fn the_same_in_another_spelling_is_the_same() {
        assert_eq!(
            difference(
                r#"{"a":[1,2.50],"b":"\u00e4"}"#,
                r#"{ "b":"ä", "a":[1, 25e-1] }"#
            ),
            None
        );
        assert_eq!(
            difference(
                "123456789012345678901234567890",
                "123456789012345678901234567890"
            ),
            None
        );
    }

    #[test]
    fn every_other_difference_is_named_with_its_place() {
        for (one, two, place) in [
            ("1", "1.0", "the whole"),
            ("9007199254740993", "9007199254740992", "the whole"),
            ("0.1", "0.10000000000000002", "the whole"),
            ("0.0", "-0.0", "the whole"),
            (r#"{"a":{"b":[1,2]}}"#, r#"{"a":{"b":[1,"2"]}}"#, "a.b[1]"),
            (r#"{"a":null}"#, "{}", "a"),
            ("{}", r#"{"a":null}"#, "the whole"),
            ("[1]", "[1,1]", "the whole"),
            ("null", "false", "the whole"),
        ] {
            let text = difference(one, two).unwrap_or_else(|| panic!("{one} is not {two}"));
            assert!(text.starts_with(&format!("{place}: ")), "{text}");
        }
    }

    #[test]
    fn doubles_are_compared_as_doubles() {
        for (one, two, same) in [
            ("1", "1.0", true),
            ("0.0", "-0.0", true),
            ("[9007199254740993]", "[9007199254740992]", true),
            ("9007199254740993", "\"9007199254740993\"", true),
            ("9007199254740993", "\"9007199254740992\"", false),
            ("9007199254740991", "\"9007199254740991\"", false),
            ("1e300", "\"1e300\"", false),
            ("0.1", "0.10000000000000002", false),
            ("{\"a\":1}", "{\"a\":2}", false),
        ] {
            let told = held(one, two, Numbers::Doubles);
            assert_eq!(told.is_none(), same, "{one} {two}: {told:?}");
        }
    }
}
