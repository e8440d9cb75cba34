//! Fields of playout items, and of the templates that they are made from.

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::ops::Playout;
use crate::schema::plain::{kinds, plain};
use crate::types::{
    FieldsUpdate, ItemId, PlayoutItem, PlayoutItemUpdate, PlayoutRundownId, TemplateName,
};
use crate::value::{Object, Value};

plain! {
    /// A field that items of a template have.
    TemplateField(derive(PartialEq), non_exhaustive) {
        /// Name of the field in the data of an item.
        name: String,
        /// Type of the example. Other items can have values of other types.
        kind: TemplateFieldKind,
        /// Value of the first item that has one other than null; null if there is none.
        example: Value,
    }
}

kinds! {
    /// Type of a field of a template.
    TemplateFieldKind {
        /// Not known: the field is null in all items.
        Unknown = "unknown";
        /// A boolean.
        Boolean = "boolean";
        /// A number.
        Number = "number";
        /// Text.
        Text = "text";
        /// A list.
        List = "list";
        /// An object or a vector.
        Object = "object";
    }
}

composed! {
    Playout = playout gives data;

    /// Changes some fields of an item and keeps the others. The change is on air as soon as the
    /// item is. Reads the item, puts the new values into its data, and sends all of the data as
    /// [`update_item`](crate::Playout::update_item) does. A field that the item does not have is
    /// refused before anything is changed.
    ///
    /// A change by somebody else between the read and the update is lost. Returns the item with its
    /// data, which is read again if the hub leaves it out of its response.
    fn update_fields(rundown: PlayoutRundownId, item: ItemId; update: FieldsUpdate) -> PlayoutItem = Update
        by update_fields
        => r#"let update = FieldsUpdate::new(Object::from_iter([("headline", "Anna Berg")]));"#,
           "let item = hub.playout().update_fields(1, 2, &update)?;",
           r#"assert!(item.data.contains("subline"));"#;

    /// Returns the fields that items of a template have, each with an example, in the order in
    /// which the items show them. A hub lists its templates without their fields, so the call reads
    /// the list of templates and the items of all playout rundowns: two requests, and one for each
    /// rundown.
    ///
    /// The list contains only fields that an item has; it is empty for a template that no item
    /// uses. If no template has this name, the error is
    /// [`ErrorKind::UnknownName`](crate::ErrorKind::UnknownName).
    fn template_fields(template: TemplateName) -> Vec<TemplateField> = Read
        by template_fields
        => r#"let fields = hub.playout().template_fields("Lower Third")?;"#,
           "let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();",
           r#"assert_eq!(names, ["headline", "subline"]);"#;
}

fn update_fields(
    client: &Client,
    rundown: PlayoutRundownId,
    item: ItemId,
    update: &FieldsUpdate,
) -> Result<PlayoutItem> {
    let playout = client.playout();
    let found = playout.get_item(rundown, item)?;
    let owner = format!("item {item} ({})", found.name);
    let update = PlayoutItemUpdate::new().data(update.merge(found.data, &owner)?);
    let updated = playout.update_item(rundown, item, &update)?;
    match updated.data.is_empty() {
        // The item has been changed, so the error of this read must say so.
        true => playout
            .get_item(rundown, item)
            .map_err(|error| error.with_effect(Effect::Done)),
        false => Ok(updated),
    }
}

fn template_fields(client: &Client, template: TemplateName) -> Result<Vec<TemplateField>> {
    let playout = client.playout();
    let templates = playout.list_templates()?;
    let name = template.as_str();
    if templates.iter().all(|known| known.name != name) {
        let known: Vec<&str> = templates.iter().map(|known| known.name.as_str()).collect();
        let detail = match known.is_empty() {
            true => format!("no template is called {name:?}; the hub has none"),
            false => format!(
                "no template is called {name:?}; the hub has {}",
                known.join(", ")
            ),
        };
        let unknown = Error::new(ErrorKind::UnknownName, Effect::None, detail);
        return Err(unknown.with_argument(TemplateName::ID.wire));
    }
    let mut fields = Vec::new();
    for rundown in playout.list_rundowns()? {
        let items = playout.list_items(rundown.id)?;
        for item in items.iter().filter(|item| item.template == name) {
            note(&item.data, &mut fields);
        }
    }
    Ok(fields)
}

/// Adds the fields of an item that are not in the list yet, and replaces examples that are null.
fn note(data: &Object, fields: &mut Vec<TemplateField>) {
    for (name, value) in data.iter() {
        let known = fields.iter_mut().find(|field| field.name == name);
        match known {
            Some(field) if field.example.is_null() => *field = TemplateField::new(name, value),
            Some(_) => {}
            None => fields.push(TemplateField::new(name, value)),
        }
    }
}

impl TemplateField {
    fn new(name: &str, example: &Value) -> Self {
        Self {
            name: name.to_owned(),
            kind: match example {
                Value::Null => TemplateFieldKind::Unknown,
                Value::Bool(_) => TemplateFieldKind::Boolean,
                Value::Integer(_) | Value::Unsigned(_) | Value::Double(_) => {
                    TemplateFieldKind::Number
                }
                Value::Text(_) => TemplateFieldKind::Text,
                Value::Array(_) => TemplateFieldKind::List,
                Value::Vector(_) | Value::Object(_) => TemplateFieldKind::Object,
            },
            example: example.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_has_the_first_value_that_is_not_null_as_its_example() {
        let mut fields = Vec::new();
        for data in [
            r#"{"title":null,"speed":null}"#,
            r#"{"title":"A","lines":["a"]}"#,
            r#"{"lines":null,"title":2,"wide":18446744073709551615,"on":true,"at":{"x":1,"y":2,"z":3}}"#,
        ] {
            note(&serde_json::from_str(data).unwrap(), &mut fields);
        }
        let found: Vec<String> = fields
            .iter()
            .map(|field| {
                format!(
                    "{} {} {}",
                    field.name,
                    field.kind.word(),
                    field.example.to_json()
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                "title text \"A\"",
                "speed unknown null",
                "lines list [\"a\"]",
                "wide number 18446744073709551615",
                "on boolean true",
                r#"at object {"x":1,"y":2,"z":3}"#,
            ]
        );
    }
}
