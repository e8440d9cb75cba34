//! Calls that change some fields of an item and keep the others.
//!
//! A hub replaces all data of an item in an update, so an update with one field empties all others
//! on air. These calls read the item, put the new values into its data, and send all of the data. A
//! hub does not list the fields of a template, so they are read from the template's items.

pub(crate) mod newsroom;
pub(crate) mod playout;

use crate::error::{Error, Result};
use crate::types::FieldsUpdate;
use crate::value::object::Object;

impl FieldsUpdate {
    /// Returns the data with the new values. Returns an error for a field that the data does not
    /// have, unless it is in `new_fields`. `owner` names the item in the error.
    pub(crate) fn merge(&self, mut data: Object, owner: &str) -> Result<Object> {
        for (name, value) in self.fields.iter() {
            let Some(field) = data.get_mut(name) else {
                let known: Vec<&str> = data.iter().map(|(name, _)| name).collect();
                let known = match known.is_empty() {
                    true => "it has none".to_owned(),
                    false => format!("it has {}", known.join(", ")),
                };
                let place = format!("body.fields.{name}");
                let why = format!(
                    "{owner} has no such field; {known}. To add a field, give it in newFields"
                );
                return Err(refused_after_read(place, why));
            };
            *field = value.clone();
        }
        for (name, value) in self.new_fields.iter().flat_map(Object::iter) {
            data.insert(name, value.clone());
        }
        Ok(data)
    }
}

/// Returns the error for an argument that does not fit the item on the hub. The item was read, and
/// nothing was changed.
fn refused_after_read(argument: impl Into<String>, detail: impl Into<String>) -> Error {
    Error::invalid(argument, detail).with_attempts(1)
}

#[cfg(test)]
mod tests {
    use gfxhub_simulator::LocalHub;

    use super::*;
    use crate::{Client, Effect, ErrorKind};

    #[test]
    fn a_refusal_after_a_read_names_the_hub_and_says_that_nothing_was_changed() {
        let local = LocalHub::start(Default::default()).unwrap();
        let hub = Client::new(&local.url()).unwrap();
        let update = update(r#"{"fields":{"headlin":"B"}}"#);
        let newsroom = hub.newsroom();
        for error in [
            hub.playout().update_fields(1, 2, &update).unwrap_err(),
            newsroom
                .update_fields("SPORT.NCS.STUDIO", "69425946", "69430001", &update)
                .unwrap_err(),
        ] {
            assert_eq!(
                (error.kind(), error.effect(), error.hub()),
                (ErrorKind::Invalid, Effect::None, &*local.url())
            );
            let text = error.to_string();
            assert!(
                text.contains(&format!(" at {} failed: ", local.url())),
                "{text}"
            );
            assert!(text.contains(". Nothing was changed on the hub."), "{text}");
            assert!(!text.contains("Nothing was sent"), "{text}");
        }
        assert!(local.journal().is_empty());
    }

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
