//! Compares two JSON values, as exactly as the language that wrote one of them permits.

use crate::json::{Json, is_integer};

/// The treatment of JSON numbers in the language of a binding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// Integers and doubles differ, and every bit of a number is compared.
    #[default]
    Exact,
    /// All numbers are IEEE 754 doubles: `1` equals `1.0`. An integer that no double represents
    /// exactly is the nearest double, or a text with its digits.
    Doubles,
}

/// Largest safe integer of a double, which is `Number.MAX_SAFE_INTEGER` in JavaScript.
const SAFE: f64 = 9_007_199_254_740_991.0;

impl Numbers {
    /// Returns `true` if two JSON numbers are equal.
    fn are_same(self, one: &str, two: &str) -> bool {
        let doubles = (one.parse::<f64>(), two.parse::<f64>());
        match (self, is_integer(one), is_integer(two), doubles) {
            // Texts are compared, because JSON has only one spelling for each integer, whatever its
            // size.
            (Numbers::Exact, true, true, _) => one == two,
            (Numbers::Exact, false, false, (Ok(one), Ok(two))) => one.to_bits() == two.to_bits(),
            (Numbers::Doubles, _, _, (Ok(one), Ok(two))) => one == two,
            _ => false,
        }
    }

    /// Returns `true` if the text is the digits of an integer outside the safe range.
    ///
    /// Only [`Numbers::Doubles`] permits such a text.
    fn is_spelled(self, number: &str, text: &str) -> bool {
        let unsafe_to_hold = number.parse::<f64>().is_ok_and(|value| value.abs() > SAFE);
        self == Numbers::Doubles && is_integer(number) && unsafe_to_hold && number == text
    }
}

/// Returns a description of the first place where `got` differs from the expected value, or `None`
/// if they are equal.
///
/// The order of keys and the spelling of numbers do not matter. `numbers` says which other
/// differences between numbers do not matter.
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

/// Converts a result from the documented form to the form in which the hub sent it, as far as
/// `expected` shows that form. An empty value may have been missing or null. A number or a boolean
/// may have been a text, or a text a number or a boolean. A boolean may have been 0 or 1, and a
/// list with one element may have been that element alone. A mistyped field is empty in the
/// documented form. All other values stay unchanged.
pub fn as_sent(expected: &Json, got: Json, mistyped: &[String]) -> Json {
    match (expected, got) {
        (Json::Null, got) if is_empty(&got) => Json::Null,
        (Json::Text(sent), Json::Number(token)) if *sent == token => Json::Text(token),
        (Json::Text(sent), Json::Bool(word)) if *sent == word.to_string() => expected.clone(),
        (Json::Number(sent), Json::Text(text)) if *sent == text => Json::Number(text),
        (Json::Bool(sent), Json::Text(text)) if text == sent.to_string() => Json::Bool(*sent),
        (Json::Number(sent), Json::Bool(word)) if *sent == u8::from(word).to_string() => {
            expected.clone()
        }
        (Json::Object(_), Json::List(mut list)) if list.len() == 1 => {
            as_sent(expected, list.remove(0), mistyped)
        }
        (Json::List(sent), Json::List(got)) => {
            let pairs = got.into_iter().enumerate();
            let element = |(at, got)| match sent.get(at) {
                Some(sent) => as_sent(sent, got, mistyped),
                None => got,
            };
            Json::List(pairs.map(element).collect())
        }
        (Json::Object(_), Json::Object(got)) => {
            let member = |(name, got): (String, Json)| match expected.get(&name) {
                // The value is not converted, because these fields may contain any JSON.
                Some(_) if HOLDS_ANYTHING.contains(&name.as_str()) && !is_empty(&got) => {
                    Some((name, got))
                }
                Some(sent) if mistyped.contains(&name) && is_empty(&got) => {
                    Some((name, sent.clone()))
                }
                Some(sent) => Some((name, as_sent(sent, got, mistyped))),
                None => (!is_empty(&got)).then_some((name, got)),
            };
            Json::Object(got.into_iter().filter_map(member).collect())
        }
        (_, got) => got,
    }
}

/// Documented fields that may contain any JSON.
const HOLDS_ANYTHING: [&str; 2] = ["Value", "data"];

/// Returns `true` for a value that a binding returns for a documented field that was missing.
fn is_empty(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::Text(text) => text.is_empty(),
        Json::List(items) => items.is_empty(),
        Json::Object(members) => members.is_empty(),
        _ => false,
    }
}

/// Returns the value shortened to about 120 characters, for messages.
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
    use super::{Numbers, as_sent, difference as compared};
    use crate::json::Json;

    fn held(one: &str, two: &str, numbers: Numbers) -> Option<String> {
        let read = |text| Json::parse(text).unwrap();
        compared(&read(one), &read(two), numbers)
    }

    fn difference(one: &str, two: &str) -> Option<String> {
        held(one, two, Numbers::Exact)
    }

    #[test]
    fn what_was_sent_follows_from_the_documented_form_and_nothing_else_is_lost() {
        let read = |text| Json::parse(text).unwrap();
        let mistyped = ["wrong".to_owned()];
        let sent = |expected, got| as_sent(&read(expected), read(got), &mistyped).compact();
        let documented = r#"{"a":"","b":[],"c":null,"d":7,"e":"8","f":[{"x":1,"y":""}],"g":true,"h":false,"i":"true","wrong":null}"#;
        let came =
            r#"{"b":null,"d":"7","e":8,"f":{"x":1},"g":"true","h":0,"i":true,"wrong":"none"}"#;
        assert_eq!(sent(came, documented), came);
        for (expected, got) in [
            (r#"{"a":1}"#, r#"{"a":1,"b":2}"#),
            (r#"{"a":null}"#, r#"{"a":0}"#),
            (r#"{"Value":7}"#, r#"{"Value":"7"}"#),
            (r#"{"a":"x"}"#, r#"{"a":""}"#),
            (r#"{"a":"07"}"#, r#"{"a":7}"#),
            (r#"{"a":2}"#, r#"{"a":true}"#),
            (r#"{"wrong":"x"}"#, r#"{"wrong":"y"}"#),
            ("[1]", "[1,2]"),
        ] {
            assert_eq!(sent(expected, got), got);
        }
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
            let difference = held(one, two, Numbers::Doubles);
            assert_eq!(difference.is_none(), same, "{one} {two}: {difference:?}");
        }
    }
}
