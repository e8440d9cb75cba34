//! JSON values that keep every detail. `serde_json` parses the text, and each number stays as it
//! was written, so that integers and doubles differ and every bit counts.

use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::ser::{Error as _, SerializeMap as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// Maximum depth of values: that of the values that are sent, plus the levels of the case around
/// them.
const DEPTH: usize = 140;

/// A JSON value whose numbers are kept as they were written.
#[derive(Clone, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number, as it was written.
    Number(String),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object, with its members in the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Parses a JSON text strictly. Refuses repeated keys, lone surrogates, numbers that no double
    /// can represent, and text after the value.
    pub fn parse(text: &str) -> Result<Json, String> {
        read(text, 0)
    }

    /// Returns the member with this name, if this is an object that has it.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(name, _)| name == key).map(|(_, v)| v),
            _ => None,
        }
    }

    /// Returns the text, if this is a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the members, if this is an object.
    pub fn members(&self) -> Option<&[(String, Json)]> {
        match self {
            Json::Object(members) => Some(members),
            _ => None,
        }
    }

    /// Returns the number, if this is an integer that fits into 64 bits.
    pub fn as_integer(&self) -> Option<i64> {
        match self {
            Json::Number(token) => token.parse().ok(),
            _ => None,
        }
    }

    /// Returns the number as a double, if this is a number.
    pub fn as_double(&self) -> Option<f64> {
        match self {
            Json::Number(token) => token.parse().ok(),
            _ => None,
        }
    }

    /// Returns the JSON text without white space, with numbers as they were written.
    pub fn compact(&self) -> String {
        match serde_json::to_string(self) {
            Ok(text) => text,
            Err(fault) => panic!("{self:?} cannot be written: {fault}"),
        }
    }

    /// Returns the type of the value, for messages.
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

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null => to.serialize_unit(),
            Json::Bool(value) => to.serialize_bool(*value),
            // The text of the number is written, because a double would be written differently, and
            // an integer may not fit into 64 bits.
            Json::Number(token) => match RawValue::from_string(token.clone()) {
                Ok(raw) => raw.serialize(to),
                Err(fault) => Err(S::Error::custom(fault)),
            },
            Json::Text(text) => to.serialize_str(text),
            Json::List(items) => to.collect_seq(items),
            Json::Object(members) => {
                let mut map = to.serialize_map(Some(members.len()))?;
                for (key, value) in members {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}

/// Parses a value, and then its elements one by one from their own texts, because `serde_json`
/// provides the text of a number only if it parses that number alone.
fn read(text: &str, depth: usize) -> Result<Json, String> {
    if depth > DEPTH {
        return Err("nested too deep".to_owned());
    }
    let raw: &RawValue = part(text)?;
    let text = raw.get();
    Ok(match text.as_bytes().first() {
        Some(b'{') => {
            let Members(members) = part(text)?;
            let members = members.into_iter();
            let members = members.map(|(key, value)| Ok((key, read(value.get(), depth + 1)?)));
            Json::Object(members.collect::<Result<_, String>>()?)
        }
        Some(b'[') => {
            let items: Vec<&RawValue> = part(text)?;
            let items = items.into_iter().map(|item| read(item.get(), depth + 1));
            Json::List(items.collect::<Result<_, String>>()?)
        }
        Some(b'"') => Json::Text(part(text)?),
        Some(b't' | b'f') => Json::Bool(part(text)?),
        Some(b'n') => Json::Null,
        _ if text.parse::<f64>().is_ok_and(f64::is_finite) => Json::Number(text.to_owned()),
        _ => return Err(format!("{text}: no double can represent this number")),
    })
}

/// Parses the text as a `T`. The error includes the text, because the position in it is relative to
/// this text.
fn part<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|fault| {
        let head: String = text.chars().take(200).collect();
        format!("{fault}: {head}")
    })
}

/// The members of an object in the order of the text, each with the text of its value.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(MembersVisitor)
    }
}

struct MembersVisitor;

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = Members<'de>;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members: Vec<(String, &RawValue)> = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            if members.iter().any(|(name, _)| *name == key) {
                let fault = format!("the key {key:?} is used twice in an object");
                return Err(de::Error::custom(fault));
            }
            members.push((key, map.next_value()?));
        }
        Ok(Members(members))
    }
}

/// Returns `true` if a number is written as an integer.
pub(crate) fn is_integer(token: &str) -> bool {
    !token.contains(['.', 'e', 'E'])
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn compact_text_reads_as_the_same_value() {
        let text = "{\"a\\n\\\"\\\\\\u0001\":[1,1.0,1e5,true,null,\"ä\"],\"b\":{}}";
        assert_eq!(Json::parse(text).unwrap().compact(), text);
    }

    #[test]
    fn what_is_json_is_read() {
        for text in [
            "null",
            " true ",
            "[]",
            "{}",
            "-0",
            "0.5e-3",
            "1E+2",
            "\"\"",
            "[[],{\"\":0}]",
            r#""\u00e4\ud83c\udfac\/\b\f""#,
            "12345678901234567890",
        ] {
            Json::parse(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        }
    }

    #[test]
    fn what_is_not_is_refused() {
        for text in [
            "",
            "nul",
            "[1,]",
            "{\"a\":1,}",
            "01",
            "1.",
            ".5",
            "+1",
            "1e",
            "- 1",
            "'a'",
            "{a:1}",
            "[1 2]",
            "[1",
            "\"a",
            "\"\t\"",
            r#""\x""#,
            r#""\ud800""#,
            r#""\udc00""#,
            r#""\u12g4""#,
            "{\"a\":1,\"a\":2}",
            "1 2",
            "1e999",
            "NaN",
            "{\"a\"}",
            "\u{feff}1",
        ] {
            assert!(Json::parse(text).is_err(), "{text}");
        }
        assert!(Json::parse(&deep(200)).unwrap_err().contains("too deep"));
        Json::parse(&deep(140)).unwrap();
    }

    fn deep(levels: usize) -> String {
        format!("{}{}", "[".repeat(levels), "]".repeat(levels))
    }

    #[test]
    fn numbers_keep_their_digits() {
        for text in [
            "1",
            "1.0",
            "1e0",
            "-0",
            "-0.0",
            "123456789012345678901234567890",
        ] {
            assert!(matches!(Json::parse(text), Ok(Json::Number(token)) if token == text));
            assert_eq!(Json::parse(text).unwrap().compact(), text);
        }
    }
}
