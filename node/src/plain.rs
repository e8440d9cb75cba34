//! Converts plain data of the core to JSON, with the names and units of JavaScript.

use gfxhub::bindings::{Plain, PlainValue};
use gfxhub_simulator::json::{Map, Value};

use crate::error::{NodeError, milliseconds};

/// Returns an object with the fields of plain data. Numeric ids are written as strings, because
/// they may exceed 2^53.
pub(crate) fn json(plain: &dyn Plain) -> Value {
    let fields = plain.info().fields.iter().zip(plain.values());
    let mut members: Map<String, Value> = fields
        .map(|(field, held)| (field.json_name(), value(held)))
        .collect();
    if let Some(message) = plain.message() {
        members.insert("message".to_owned(), message.into());
    }
    Value::Object(members)
}

fn value(value: PlainValue<'_>) -> Value {
    match value {
        PlainValue::Count(count) => count.into(),
        PlainValue::Duration(time) => milliseconds(time).into(),
        PlainValue::Number(number) => number.to_string().into(),
        PlainValue::Text(text) => text.into(),
        PlainValue::Kind(kind) => kind.word.into(),
        PlainValue::Json(value) => serde_json::from_str(&value.to_json()).unwrap_or_default(),
        PlainValue::Plain(plain) => json(plain),
        PlainValue::Error(error) => NodeError::from(error.clone()).to_json().into(),
        _ => Value::Null,
    }
}
