//! Formats a value for one cell of a table, in compact form on one line.

use gfxhub::{
    Object, Value,
    schema::{FieldInfo, FieldType, Presence, RecordInfo},
};

use crate::terminal_escape::escape_line;

/// Returns the text of a value of the given type.
pub(crate) fn text(value: &Value, shape: &FieldType) -> String {
    match (&rounded(value), shape) {
        (Value::Null, _) => String::new(),
        (Value::Text(text), _) => escape_line(text),
        (Value::Vector(vector), _) => vector_text(&Value::Vector(*vector)),
        (Value::Array(items), FieldType::List(element)) => joined(items, element),
        (Value::Array(items), _) if items.iter().all(is_plain) => joined(items, shape),
        (Value::Object(record), FieldType::Record(info)) => summary(record, info),
        // A record is shown by its id, because some hubs send a complete renderer where its number
        // is documented.
        (Value::Object(record), FieldType::RendererRef) if record.contains("id") => {
            record.get("id").map_or(String::new(), |id| text(id, shape))
        }
        (other, _) => escape_line(&other.to_json()),
    }
}

/// Returns a text as it is, and any other value as JSON.
pub(crate) fn text_or_json(value: &Value) -> String {
    match value {
        Value::Text(text) => text.clone(),
        other => other.to_json(),
    }
}

/// Rounds the numbers in a value to single precision, the precision of engines: a hub sends 0.2 as
/// 0.20000000298023224.
fn rounded(value: &Value) -> Value {
    match value {
        Value::Double(number) => Value::Double(single(*number)),
        Value::Array(items) => Value::Array(items.iter().map(rounded).collect()),
        Value::Object(object) => {
            let mut out = Object::new();
            for (name, value) in object.iter() {
                out.insert(name, rounded(value));
            }
            Value::Object(out)
        }
        Value::Vector(vector) => {
            let mut vector = *vector;
            vector.x = single(vector.x);
            vector.y = single(vector.y);
            vector.z = single(vector.z);
            vector.w = vector.w.map(single);
            Value::Vector(vector)
        }
        other => other.clone(),
    }
}

/// Rounds a number to single precision if it is a single-precision number, or differs from one only
/// by rounding errors. Other numbers, such as a time of day in seconds, keep their digits.
fn single(number: f64) -> f64 {
    #[expect(clippy::cast_possible_truncation, reason = "rounding is the purpose")]
    let single = number as f32;
    let long = format!("{number:e}");
    let digits = long
        .bytes()
        .take_while(|byte| *byte != b'e')
        .filter(u8::is_ascii_digit);
    let is_single = f64::from(single) == number;
    match format!("{single}").parse() {
        Ok(rounded) if single.is_finite() && (is_single || digits.count() > 15) => rounded,
        _ => number,
    }
}

fn joined(items: &[Value], element: &FieldType) -> String {
    let items: Vec<String> = items.iter().map(|item| text(item, element)).collect();
    items.join(", ")
}

fn is_plain(value: &Value) -> bool {
    !matches!(
        value,
        Value::Array(_) | Value::Object(_) | Value::Vector(_) | Value::Null
    )
}

/// Formats a vector, for example as `x 0.2 y 0.3 z 0.4`.
fn vector_text(vector: &Value) -> String {
    let member = |name| Some(format!("{name} {}", vector.get(name)?.to_json()));
    let members: Vec<String> = ["x", "y", "z", "w"]
        .into_iter()
        .filter_map(member)
        .collect();
    members.join(" ")
}

/// Summarizes a record by its ids, names and enum values.
fn summary(record: &Object, info: &RecordInfo) -> String {
    let words: Vec<String> = info
        .fields
        .iter()
        .filter(|field| {
            identifies(field) || is_name(field.wire) || matches!(field.shape, FieldType::Enum(_))
        })
        .filter_map(|field| {
            record
                .get(field.wire)
                .map(|value| text(value, &field.shape))
        })
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        escape_line(&Value::Object(record.clone()).to_json())
    } else {
        words.join(" ")
    }
}

/// Returns `true` if a field identifies its record.
pub(crate) fn identifies(field: &FieldInfo) -> bool {
    field.presence == Presence::Required || field.wire == "id"
}

/// Returns `true` for a field that a table leaves out: the age of lists that this process has just read.
pub(crate) fn is_left_out(wire: &str) -> bool {
    wire == "ageMs"
}

/// Returns `true` if a field holds a name that people use for the record.
pub(crate) fn is_name(wire: &str) -> bool {
    let wire = wire.to_ascii_lowercase();
    ["name", "slug", "label", "key"]
        .iter()
        .any(|ending| wire.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(json: &str, shape: &FieldType) -> String {
        text(&Value::from_json(json).unwrap(), shape)
    }

    #[test]
    fn values_are_compact() {
        for (json, cell) in [
            ("null", ""),
            ("true", "true"),
            ("0.25", "0.25"),
            ("0.20000000298023224", "0.2"),
            ("0.30000000000000004", "0.3"),
            ("86399.987654", "86399.987654"),
            ("16777217", "16777217"),
            (r#"{"x":0.20000000298023224,"y":0,"z":0}"#, "x 0.2 y 0 z 0"),
            (r#"{"a":[0.10000000149011612]}"#, r#"{"a":[0.1]}"#),
            (r#""a\nb""#, r"a\nb"),
            (r#"{"x":0.5,"y":1,"z":0}"#, "x 0.5 y 1 z 0"),
            ("[1,2]", "1, 2"),
            ("[[1,0],[0,1]]", "[[1,0],[0,1]]"),
            (r#"{"a":{"b":1}}"#, r#"{"a":{"b":1}}"#),
        ] {
            assert_eq!(shown(json, &FieldType::Value), cell);
        }
    }

    #[test]
    fn records_in_cells_are_summarized() {
        let engine = gfxhub::schema::RECORDS
            .iter()
            .find(|record| record.name == "Engine")
            .unwrap();
        let instances = engine
            .fields
            .iter()
            .find(|field| field.wire == "instances")
            .unwrap();
        let json = r#"[{"id":11,"status":"Idle","engineType":"RE","port":1},{"id":12}]"#;
        assert_eq!(shown(json, &instances.shape), "11 Idle RE, 12");
        let launch = gfxhub::schema::RECORDS
            .iter()
            .find(|record| record.name == "LaunchConfig")
            .unwrap();
        let renderers = launch
            .fields
            .iter()
            .find(|field| field.wire == "renderers")
            .unwrap();
        assert_eq!(
            shown(r#"[101,{"id":102,"engineType":"UE"}]"#, &renderers.shape),
            "101, 102"
        );
    }
}
