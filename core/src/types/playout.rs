//! Playout rundowns, their items and templates.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::ids::{ButtonKey, ItemId, PlayoutRundownId, TemplateId};
use crate::types::scalars::NonEmptyString;
use crate::value::object::Object;

records! {
    /// A playout rundown.
    PlayoutRundown {
        /// Number of the rundown.
        id: PlayoutRundownId = "id",
        /// Name of the rundown.
        name: String = "name",
    }

    /// An item of a playout rundown.
    PlayoutItem {
        /// Number of the item.
        id: ItemId = "id",
        /// Name of the item.
        name: String = "name",
        /// Name of the template.
        template: String = "template",
        /// Values of the template's fields. An update replaces them whole.
        data: Object = "data",
        /// Buttons; absent from the responses to create and update.
        buttons: Vec<PlayoutButton> = "buttons",
    }

    /// A button of a playout item.
    PlayoutButton {
        /// Id of the button, which triggers it too.
        id: ButtonKey = "id",
        /// Text on the button.
        label: String = "label",
    }

    /// A template that items are made from.
    Template {
        /// Number of the template.
        id: TemplateId = "id",
        /// Name of the template, which items refer to.
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
        /// Name of the item, not empty.
        name: NonEmptyString = "name",
        /// Name of the template, not empty.
        template: NonEmptyString = "template",
    ) {
        /// Position in the rundown; default: at the end. The number of the first position is not
        /// documented.
        order: i64 = "order",
        /// Values of the template's fields; default: the template's own.
        data: Object = "data",
    }

    /// Changes to an item of a playout rundown; fields that are absent stay unchanged.
    PlayoutItemUpdate() {
        /// Name of the item, not empty.
        name: NonEmptyString = "name",
        /// Name of the template, not empty.
        template: NonEmptyString = "template",
        /// Position in the rundown. The number of the first position is not documented.
        order: i64 = "order",
        /// Numbers of the overridden channels.
        overridden_channels: Vec<i64> = "overriddenChannels",
        /// Values of the template's fields. They replace the old data whole; fields that are not
        /// given are lost.
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
