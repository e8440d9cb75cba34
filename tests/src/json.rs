//! JSON kept without loss: integers and doubles stay apart, every bit of a number counts.

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

/// Whether a number's token is that of an integer, not of a double.
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
}
