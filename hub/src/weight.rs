//! How much memory JSON takes, for the limits of the hub.

use serde_json::Value;

/// Roughly how much memory a value takes.
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
