//! Playout rundowns, their items and templates.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::ids::{ButtonKey, ItemId, PlayoutRundownId, TemplateId};
use crate::types::scalars::NonEmptyString;
use crate::value::object::Object;

records! {
    /// A playout rundown.
    PlayoutRundown {
        /// Its number.
        id: PlayoutRundownId = "id",
        /// Its name.
        name: String = "name",
    }

    /// An item of a playout rundown.
    PlayoutItem {
        /// Its number.
        id: ItemId = "id",
        /// Its name.
        name: String = "name",
        /// The name of its template.
        template: String = "template",
        /// The values of its template's fields. An update replaces them whole.
        data: Object = "data",
        /// Its buttons; absent from the responses to create and update.
        buttons: Vec<PlayoutButton> = "buttons",
    }

    /// A button of a playout item.
    PlayoutButton {
        /// Its id, which triggers it too.
        id: ButtonKey = "id",
        /// What is written on it.
        label: String = "label",
    }

    /// A template that items are made from.
    Template {
        /// Its number.
        id: TemplateId = "id",
        /// Its name, which items refer to.
        name: String = "name",
    }
}

bodies! {
    /// The name of a playout rundown.
    PlayoutRundownName(
        /// The name, not empty.
        name: NonEmptyString = "name",
    ) {}

    /// A new item of a playout rundown.
    PlayoutItemCreate(
        /// Its name, not empty.
        name: NonEmptyString = "name",
        /// The name of its template, not empty.
        template: NonEmptyString = "template",
    ) {
        /// Its place in the rundown; default: at the end. Where counting starts is not
        /// documented.
        order: i64 = "order",
        /// Values of its template's fields; default: the template's own.
        data: Object = "data",
    }

    /// Changes to an item of a playout rundown; fields that are absent stay unchanged.
    PlayoutItemUpdate() {
        /// Its name, not empty.
        name: NonEmptyString = "name",
        /// The name of its template, not empty.
        template: NonEmptyString = "template",
        /// Its place in the rundown. Where counting starts is not documented.
        order: i64 = "order",
        /// Numbers of the channels that it overrides.
        overridden_channels: Vec<i64> = "overriddenChannels",
        /// Values of its template's fields. They replace the old data whole, and a field that is not
        /// given is lost.
        data: Object = "data",
    }
}

impl PlayoutButton {
    /// Returns its key if the hub sends one; the id triggers the button as well.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let json = crate::schema::records::Record::extra(self).get("key")?;
        serde_json::from_str(json).ok()
    }
}
