//! JSON whose objects keep the order in which a show or a client wrote their members. Hubs respond
//! in this order.
//!
//! The types are those of a fork of `serde_json`, because the feature `preserve_order` of
//! `serde_json` itself would change the maps of every program that uses the simulator in its tests.
//! `serde_json` itself reads and writes the values.

pub use serde_json_lenient::{Map, Number, Value, json};

pub(crate) use serde_json_lenient::to_value;

/// Maximum nesting of lists and objects in a value. The journal adds six more levels around a
/// value, and readers of JSON commonly stop at 127.
pub(crate) const MAX_DEPTH: usize = 120;

/// Returns the depth to which lists and objects are nested in a value.
pub(crate) fn levels(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(levels).max().unwrap_or(0),
        Value::Object(members) => levels_of(members),
        _ => 0,
    }
}

/// Returns the depth to which lists and objects are nested in an object, including the object.
pub(crate) fn levels_of(members: &Map<String, Value>) -> usize {
    1 + members.values().map(levels).max().unwrap_or(0)
}

/// Checks the nesting depth of a value. The error says why a value of this depth is refused.
pub(crate) fn check_levels(what: &str, levels: usize) -> Result<(), String> {
    if levels <= MAX_DEPTH {
        return Ok(());
    }
    Err(format!(
        "{what} has {levels} nested lists and objects; at most {MAX_DEPTH} are accepted"
    ))
}

/// Returns the type of a value in words.
pub(crate) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}
