//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Members, Text, TextOrInteger};
use crate::call::Call;

/// `newsroom.list_rundowns`.
pub(crate) fn list_rundowns() -> Call {
    Call::new("newsroom.list_rundowns", |hub| {
        hub.newsroom().list_rundowns()
    })
}

/// `newsroom.list_device_rundowns`.
pub(crate) fn list_device_rundowns(device: Text) -> Call {
    Call::new("newsroom.list_device_rundowns", move |hub| {
        let device = device.id("ncsID")?;
        hub.newsroom().list_device_rundowns(device)
    })
}

/// `newsroom.get_rundown`.
pub(crate) fn get_rundown(device: Text, rundown: TextOrInteger) -> Call {
    Call::new("newsroom.get_rundown", move |hub| {
        let device = device.id("ncsID")?;
        let rundown = rundown.id("roID")?;
        hub.newsroom().get_rundown(device, rundown)
    })
}

/// `newsroom.update_mos_object`.
pub(crate) fn update_mos_object(
    object: Text,
    description: Option<Text>,
    data: Option<Members>,
) -> Call {
    Call::new("newsroom.update_mos_object", move |hub| {
        let object = object.id("objID")?;
        let body: gfxhub::MosObjectUpdate = Body::new()
            .with_any("description", description)?
            .with_any("data", data)?
            .read()?;
        hub.newsroom().update_mos_object(object, &body)
    })
}

/// `newsroom.trigger_button`.
pub(crate) fn trigger_button(
    device: Text,
    rundown: TextOrInteger,
    story: TextOrInteger,
    item: Text,
    button: Text,
) -> Call {
    Call::new("newsroom.trigger_button", move |hub| {
        let device = device.id("ncsID")?;
        let rundown = rundown.id("roID")?;
        let story = story.id("storyID")?;
        let item = item.id("itemID")?;
        let button = button.id("buttonKey")?;
        hub.newsroom()
            .trigger_button(device, rundown, story, item, button)
    })
}
