//! Fields of items: changes to some of them that keep the others.
//!
//! A hub replaces the data of an item whole, so an update that names one field empties all others on
//! air. These calls read the item, put the new values into its data, and send all of it.

pub(crate) mod newsroom;
pub(crate) mod playout;

use crate::error::{Error, Result};
use crate::types::FieldsUpdate;
use crate::value::object::Object;

impl FieldsUpdate {
    /// Returns the data with the new values. Fields that it does not have are refused, unless they are
    /// new fields; `owner` names the item in the error.
    pub(crate) fn merge(&self, mut data: Object, owner: &str) -> Result<Object> {
        for (name, value) in self.fields.iter() {
            let Some(field) = data.get_mut(name) else {
                let known: Vec<&str> = data.iter().map(|(name, _)| name).collect();
                let known = match known.is_empty() {
                    true => "it has none".to_owned(),
                    false => format!("it has {}", known.join(", ")),
                };
                return Err(Error::invalid(
                    format!("body.fields.{name}"),
                    format!(
                        "{owner} has no such field; {known}. To add a field, give it in newFields"
                    ),
                ));
            };
            *field = value.clone();
        }
        for (name, value) in self.new_fields.iter().flat_map(Object::iter) {
            data.insert(name, value.clone());
        }
        Ok(data)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;

    fn object(json: &str) -> Object {
        serde_json::from_str(json).unwrap()
    }

    fn update(json: &str) -> FieldsUpdate {
        FieldsUpdate::from_json(json).unwrap()
    }

    #[test]
    fn only_the_given_fields_change_and_the_order_stays() {
        let data = object(r#"{"headline":"A","wide":9007199254740993,"list":["x"],"sub":null}"#);
        let update =
            update(r#"{"fields":{"sub":"S","headline":"B"},"newFields":{"new":1,"list":[]}}"#);
        let merged = serde_json::to_string(&update.merge(data, "item 1").unwrap()).unwrap();
        assert_eq!(
            merged,
            r#"{"headline":"B","wide":9007199254740993,"list":[],"sub":"S","new":1}"#
        );
    }

    #[test]
    fn a_field_that_is_not_there_is_refused_by_name() {
        let update = update(r#"{"fields":{"headlin":"B"}}"#);
        for (data, known) in [
            (r#"{"headline":"A","sub":""}"#, "it has headline, sub"),
            ("{}", "it has none"),
        ] {
            let error = update.merge(object(data), "item 1").unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("body.fields.headlin"))
            );
            assert!(error.detail().contains(known), "{error}");
        }
    }
}
