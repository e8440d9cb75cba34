//! JSON compared without loss: integers and floats stay apart, every bit of a number counts.

use std::fmt::Write as _;

use crate::json_parser;

/// A JSON value whose numbers are kept as the text that came.
#[derive(Clone, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, as its token.
    Number(String),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, its members in the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads one JSON text strictly: repeated keys, lone surrogates, numbers that no double
    /// holds and anything after the value are refused.
    pub fn parse(text: &str) -> Result<Json, String> {
        json_parser::parse(text)
    }

    /// The member of that name, if this is an object that has it.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(name, _)| name == key).map(|(_, v)| v),
            _ => None,
        }
    }

    /// The text, if this is a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The members, if this is an object.
    pub fn members(&self) -> Option<&[(String, Json)]> {
        match self {
            Json::Object(members) => Some(members),
            _ => None,
        }
    }

    /// The number as an integer, if it is one that 64 bits hold.
    pub fn as_integer(&self) -> Option<i64> {
        match self {
            Json::Number(token) => token.parse().ok(),
            _ => None,
        }
    }

    /// The number as a double, if this is a number.
    pub fn as_double(&self) -> Option<f64> {
        match self {
            Json::Number(token) => token.parse().ok(),
            _ => None,
        }
    }

    /// The value without any white space, numbers as they were spelled.
    pub fn compact(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Json::Number(token) => out.push_str(token),
            Json::Text(text) => write_text(text, out),
            Json::List(items) => {
                out.push('[');
                for (at, item) in items.iter().enumerate() {
                    if at > 0 {
                        out.push(',');
                    }
                    item.write(out);
                }
                out.push(']');
            }
            Json::Object(members) => {
                out.push('{');
                for (at, (key, value)) in members.iter().enumerate() {
                    if at > 0 {
                        out.push(',');
                    }
                    write_text(key, out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
        }
    }

    /// The first place where `other` is not the same value, in words; `None` if there is none.
    ///
    /// Key order and the spelling of a number do not matter; its type (`1` is not `1.0`) and
    /// each of its bits do.
    pub fn difference(&self, other: &Json) -> Option<String> {
        difference_at("", self, other)
    }

    /// What kind of value this is, for messages.
    pub fn type_name(&self) -> &'static str {
        match self {
            Json::Null => "null",
            Json::Bool(_) => "a boolean",
            Json::Number(token) if is_integer(token) => "an integer",
            Json::Number(_) => "a double",
            Json::Text(_) => "a string",
            Json::List(_) => "an array",
            Json::Object(_) => "an object",
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for ch in text.chars() {
        match ch {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ch if (ch as u32) < 0x20 => {
                // Writing to a String cannot fail.
                let _ = write!(out, "\\u{:04x}", ch as u32);
            }
            ch => out.push(ch),
        }
    }
    out.push('"');
}

fn is_integer(token: &str) -> bool {
    !token.contains(['.', 'e', 'E'])
}

/// Whether two number tokens are the same number of the same type.
fn same_number(one: &str, two: &str) -> bool {
    match (is_integer(one), is_integer(two)) {
        // The grammar allows one spelling for each integer, whatever its size.
        (true, true) => one == two,
        (false, false) => match (one.parse::<f64>(), two.parse::<f64>()) {
            (Ok(one), Ok(two)) => one.to_bits() == two.to_bits(),
            _ => false,
        },
        _ => false,
    }
}

fn difference_at(place: &str, one: &Json, two: &Json) -> Option<String> {
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
        (Json::Number(a), Json::Number(b)) if same_number(a, b) => None,
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
            pairs.find_map(|(at, (a, b))| difference_at(&format!("{place}[{at}]"), a, b))
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
                if let Some(text) = difference_at(&inner, value, found) {
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
    use super::Json;

    fn difference(one: &str, two: &str) -> Option<String> {
        Json::parse(one)
            .unwrap()
            .difference(&Json::parse(two).unwrap())
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
    fn compact_text_reads_as_the_same_value() {
        let text = "{\"a\\n\\\"\\\\\\u0001\":[1,1.0,1e5,true,null,\"ä\"],\"b\":{}}";
        assert_eq!(Json::parse(text).unwrap().compact(), text);
    }
}
