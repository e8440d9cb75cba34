//! Finds ids in an answer that a JavaScript number cannot hold exactly: JSON.parse would round them
//! without a word, and a command would then go to another thing.

use gfxhub::{OperationInfo, Outcome, RecordInfo, Shape};
use serde_json::Value;

/// The largest integer up to which a double tells every one from its neighbours.
const EXACT: u64 = (1 << 53) - 1;

/// An id that does not fit, and where it stands.
#[derive(Debug, PartialEq)]
pub(crate) struct Inexact {
    /// Its place, `[3].id`.
    pub(crate) place: String,
    /// Its digits.
    pub(crate) number: String,
}

/// The first such id in the result of an operation.
pub(crate) fn first(operation: &OperationInfo, result: &str) -> Option<Inexact> {
    // Nearly no answer has so many digits in a row, and those that have not need no second look.
    if !has_long_number(result.as_bytes()) {
        return None;
    }
    // What the core wrote is sound.
    let value: Value = serde_json::from_str(result).ok()?;
    let mut place = String::new();
    match operation.outcome {
        Outcome::List(record) => in_list(&value, &Shape::Record(record), &mut place),
        Outcome::Record(record) | Outcome::First(record) => in_record(&value, record, &mut place),
        Outcome::Ids => in_list(&value, &Shape::RendererRef, &mut place),
        Outcome::Id => in_id(&value, &place),
        _ => None,
    }
}

/// Whether 16 digits stand in a row.
fn has_long_number(text: &[u8]) -> bool {
    let mut digits = 0;
    text.iter().any(|byte| {
        digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
        digits >= 16
    })
}

fn find(value: &Value, shape: &Shape, place: &mut String) -> Option<Inexact> {
    match shape {
        Shape::Id(_) => in_id(value, place),
        Shape::List(element) => in_list(value, element, place),
        Shape::Keyed(element) => {
            let members = value.as_object()?.iter();
            members
                .map(|(key, member)| within(place, &format!(".{key}"), member, element))
                .find_map(|found| found)
        }
        Shape::Record(record) => in_record(value, record, place),
        // By its id, or the renderer itself, whose id is not among the documented fields.
        Shape::RendererRef => match value.get("id") {
            Some(id) => in_id(id, &format!("{place}.id")),
            None => in_id(value, place),
        },
        _ => None,
    }
}

fn in_record(value: &Value, record: &RecordInfo, place: &mut String) -> Option<Inexact> {
    record.fields.iter().find_map(|field| {
        let member = value.get(field.wire)?;
        within(place, &format!(".{}", field.wire), member, &field.shape)
    })
}

fn in_list(value: &Value, element: &Shape, place: &mut String) -> Option<Inexact> {
    match value.as_array() {
        Some(list) => list
            .iter()
            .enumerate()
            .find_map(|(at, value)| within(place, &format!("[{at}]"), value, element)),
        // One thing came in place of a list of one.
        None => find(value, element, place),
    }
}

/// Looks at a part, and steps back out of it.
fn within(place: &mut String, step: &str, value: &Value, shape: &Shape) -> Option<Inexact> {
    let outside = place.len();
    place.push_str(step);
    let found = find(value, shape, place);
    place.truncate(outside);
    found
}

fn in_id(value: &Value, place: &str) -> Option<Inexact> {
    let Value::Number(number) = value else {
        return None;
    };
    let magnitude = number
        .as_u64()
        .or_else(|| number.as_i64().map(i64::unsigned_abs));
    let fits = magnitude.is_some_and(|magnitude| magnitude <= EXACT);
    (!fits).then(|| Inexact {
        place: place.trim_start_matches('.').to_owned(),
        number: number.to_string(),
    })
}
