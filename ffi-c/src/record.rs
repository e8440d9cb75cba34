//! What all records and lists of records have alike.

use gfxhub_core::{Record, Value};

/// The wire JSON of a list.
pub(crate) fn list_json<T: Record>(list: &[T]) -> String {
    let records: Vec<String> = list.iter().map(T::to_json).collect();
    format!("[{}]", records.join(","))
}

/// The fields that came and are not documented, as one JSON object.
pub(crate) fn extra_json<T: Record>(record: &T) -> String {
    let fields: Vec<String> = record
        .extra()
        .iter()
        .map(|(name, json)| format!("{}:{json}", Value::from(name).to_json()))
        .collect();
    format!("{{{}}}", fields.join(","))
}
