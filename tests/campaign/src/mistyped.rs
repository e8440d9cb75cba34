//! Fields in a result whose value has the wrong type. The client keeps such a value as it was sent
//! and decodes the other fields, so the rest of the result may still be correct.

use gfxhub::schema::{FieldType, RecordInfo, ResponseType};
use serde_json::Value;

/// Replaces each mistyped field in a result by the expected value.
pub fn restore(came: &mut Value, due: &Value, outcome: &ResponseType) {
    match outcome {
        ResponseType::List(info) | ResponseType::Record(info) | ResponseType::FirstOfList(info) => {
            restore_records(came, due, info)
        }
        _ => {}
    }
}

fn restore_records(came: &mut Value, due: &Value, info: &RecordInfo) {
    let json = came.to_string();
    match (came, due) {
        (Value::Array(came), Value::Array(due)) => {
            let pairs = came.iter_mut().zip(due);
            pairs.for_each(|(came, due)| restore_records(came, due, info));
        }
        (Value::Object(came), Value::Object(due)) => {
            let mistyped = info.drift(&json).map(|drift| drift.mistyped);
            for wire in mistyped.unwrap_or_default() {
                came.insert(wire.to_owned(), due[wire].clone());
            }
            for field in info.fields {
                let (Some(came), Some(due)) = (came.get_mut(field.wire), due.get(field.wire))
                else {
                    continue;
                };
                let within = match field.shape {
                    FieldType::Record(info) => Some(info),
                    FieldType::List(FieldType::Record(info)) => Some(*info),
                    _ => None,
                };
                if let Some(info) = within {
                    restore_records(came, due, info);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub::schema::operation;
    use serde_json::json;

    #[test]
    fn what_can_be_read_is_not_restored() {
        let due = json!([{"id": 1, "name": "a", "renderers": [101]}, {"id": 2, "name": "b"}]);
        let restored = |mut came: Value| {
            restore(
                &mut came,
                &due,
                &operation("launcher.list").unwrap().outcome,
            );
            came == due
        };
        assert!(restored(
            json!([{"id": [], "name": "a", "renderers": [101]}, {"id": 2, "name": "b"}])
        ));
        assert!(restored(
            json!([{"id": 1e40, "name": "a", "renderers": 7}, {"id": 2, "name": "b"}])
        ));
        assert!(!restored(
            json!([{"id": 3, "name": "a", "renderers": [101]}, {"id": 2, "name": "b"}])
        ));
        assert!(!restored(
            json!([{"id": 1, "name": "b", "renderers": [101]}, {"id": 2, "name": "b"}])
        ));
        assert!(!restored(
            json!([{"id": [], "name": "a", "renderers": [101]}])
        ));
    }

    #[test]
    fn records_within_are_looked_at() {
        let due = json!({"ncsID": "A", "roID": "1", "items": [{"storyID": "s", "itemID": "i", "itemSlug": "x"}]});
        let mut came = due.clone();
        came["items"][0]["itemSlug"] = json!({});
        restore(
            &mut came,
            &due,
            &operation("newsroom.get_rundown").unwrap().outcome,
        );
        assert_eq!(came, due);
    }
}
