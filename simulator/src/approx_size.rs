//! Upper bounds for the length of JSON, and estimates of the memory that it needs, by which the hub
//! applies its limits.

use crate::json::{Map, Value};

/// Maximum length of the values in one response, in bytes. By default, the client accepts responses
/// of up to 64 MiB, which leaves room for the parts of a response that are not values.
pub(crate) const MAX_RESPONSE: usize = 48 << 20;

/// Length of the longest number in JSON: `-1.7976931348623157e+308`.
const NUMBER: usize = 24;

/// Returns the maximum length of a value's JSON in bytes. The bound also holds for all numbers that
/// occur while an animation changes the value.
pub(crate) fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) => 5,
        Value::Number(_) => NUMBER,
        Value::String(text) => length_of_text(text),
        Value::Array(items) => 2 + items.iter().map(|item| 1 + length(item)).sum::<usize>(),
        Value::Object(members) => length_of(members),
    }
}

/// Returns the maximum length of an object's JSON in bytes.
pub(crate) fn length_of(members: &Map<String, Value>) -> usize {
    let member = |(name, value): (&String, &Value)| 2 + length_of_text(name) + length(value);
    2 + members.iter().map(member).sum::<usize>()
}

/// Returns the maximum length of a text's JSON in bytes.
pub(crate) fn length_of_text(text: &str) -> usize {
    let escaped = |byte: u8| match byte {
        b'"' | b'\\' => 2,
        0..0x20 => 6,
        _ => 1,
    };
    2 + text.bytes().map(escaped).sum::<usize>()
}

/// Returns an estimate of the memory that a value needs, in bytes.
pub(crate) fn weight(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 32,
        Value::String(text) => 32 + text.len(),
        Value::Array(items) => 32 + items.iter().map(weight).sum::<usize>(),
        Value::Object(members) => {
            32 + members
                .iter()
                .map(|(name, value)| 64 + name.len() + weight(value))
                .sum::<usize>()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::json;

    #[test]
    fn no_json_is_longer_than_it_is_said_to_be() {
        for value in [
            json!(null),
            json!(true),
            json!(false),
            json!(-f64::MAX),
            json!(-2.2250738585072014e-308),
            json!(i64::MIN),
            json!(u64::MAX),
            json!("a\"\\\u{0}\u{1f}\n\u{7f}\u{e4}\u{1f3ac}"),
            json!([]),
            json!({}),
            json!([-1.7976931348623157e308, [false], {"\u{1}": null, "b": [[]]}]),
        ] {
            let written = value.to_string().len();
            assert!(length(&value) >= written, "{value}");
            assert!(
                length(&value) <= written + 24 * (1 + written / 2),
                "{value}"
            );
        }
    }
}
