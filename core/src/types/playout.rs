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
        /// Values of the template's fields. An update with data replaces all of them.
        data: Object = "data",
        /// Buttons. They are absent from the responses to create and update.
        buttons: Vec<PlayoutButton> = "buttons",
    }

    /// A button of a playout item.
    PlayoutButton {
        /// Id of the button, which can also be used to trigger it.
        id: ButtonKey = "id",
        /// Text on the button.
        label: String = "label",
    }

    /// A template from which items are created.
    Template {
        /// Number of the template.
        id: TemplateId = "id",
        /// Name of the template. Items refer to the template by this name.
        name: String = "name",
    }
}

bodies! {
    /// The name of a playout rundown.
    PlayoutRundownName(
        /// The name, which must not be empty.
        name: NonEmptyString = "name",
    ) {}

    /// A new item of a playout rundown.
    PlayoutItemCreate(
        /// Name of the item, which must not be empty.
        name: NonEmptyString = "name",
        /// Name of the template, which must not be empty.
        template: NonEmptyString = "template",
    ) {
        /// Position in the rundown. The default is the end. The specification does not say which
        /// number the first position has.
        order: i64 = "order",
        /// Values of the template's fields. The default is the values of the template.
        data: Object = "data",
    }

    /// Changes to an item of a playout rundown. What is not given stays unchanged; data that is given
    /// replaces all of the old data.
    PlayoutItemUpdate() {
        /// Name of the item, which must not be empty.
        name: NonEmptyString = "name",
        /// Name of the template, which must not be empty.
        template: NonEmptyString = "template",
        /// Position in the rundown. The specification does not say which number the first position
        /// has.
        order: i64 = "order",
        /// Numbers of the overridden channels.
        overridden_channels: Vec<i64> = "overriddenChannels",
        /// Values of the template's fields. They replace all of the old data: fields that are not
        /// given are lost.
        data: Object = "data",
    }
}

impl PlayoutButton {
    /// Returns the key of the button, if the hub sends one. The id triggers the button as well.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let json = crate::schema::records::Record::extra(self).get("key")?;
        serde_json::from_str(json).ok()
    }
}
