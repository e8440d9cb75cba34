//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Integer, Members, Text};
use crate::call::Call;

/// `playout.list_rundowns`.
pub(crate) fn list_rundowns() -> Call {
    Call::new("playout.list_rundowns", |hub| hub.playout().list_rundowns())
}

/// `playout.create_rundown`.
pub(crate) fn create_rundown(name: Text) -> Call {
    Call::new("playout.create_rundown", move |hub| {
        let body: gfxhub::PlayoutRundownName = Body::new().with("name", name)?.read()?;
        hub.playout().create_rundown(&body)
    })
}

/// `playout.get_rundown`.
pub(crate) fn get_rundown(rundown: Integer) -> Call {
    Call::new("playout.get_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        hub.playout().get_rundown(rundown)
    })
}

/// `playout.delete_rundown`.
pub(crate) fn delete_rundown(rundown: Integer) -> Call {
    Call::new("playout.delete_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        hub.playout().delete_rundown(rundown)
    })
}

/// `playout.rename_rundown`.
pub(crate) fn rename_rundown(rundown: Integer, name: Text) -> Call {
    Call::new("playout.rename_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let body: gfxhub::PlayoutRundownName = Body::new().with("name", name)?.read()?;
        hub.playout().rename_rundown(rundown, &body)
    })
}

/// `playout.list_items`.
pub(crate) fn list_items(rundown: Integer) -> Call {
    Call::new("playout.list_items", move |hub| {
        let rundown = rundown.id("rundownId")?;
        hub.playout().list_items(rundown)
    })
}

/// `playout.create_item`.
pub(crate) fn create_item(
    rundown: Integer,
    name: Text,
    template: Text,
    order: Option<Integer>,
    data: Option<Members>,
) -> Call {
    Call::new("playout.create_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let body: gfxhub::PlayoutItemCreate = Body::new()
            .with("name", name)?
            .with("template", template)?
            .with_any("order", order)?
            .with_any("data", data)?
            .read()?;
        hub.playout().create_item(rundown, &body)
    })
}

/// `playout.get_item`.
pub(crate) fn get_item(rundown: Integer, item: Integer) -> Call {
    Call::new("playout.get_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        hub.playout().get_item(rundown, item)
    })
}

/// `playout.delete_item`.
pub(crate) fn delete_item(rundown: Integer, item: Integer) -> Call {
    Call::new("playout.delete_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        hub.playout().delete_item(rundown, item)
    })
}

/// `playout.update_item`.
pub(crate) fn update_item(
    rundown: Integer,
    item: Integer,
    name: Option<Text>,
    template: Option<Text>,
    order: Option<Integer>,
    overridden_channels: Option<Vec<Integer>>,
    data: Option<Members>,
) -> Call {
    Call::new("playout.update_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let body: gfxhub::PlayoutItemUpdate = Body::new()
            .with_any("name", name)?
            .with_any("template", template)?
            .with_any("order", order)?
            .with_any("overriddenChannels", overridden_channels)?
            .with_any("data", data)?
            .read()?;
        hub.playout().update_item(rundown, item, &body)
    })
}

/// `playout.trigger_button`.
pub(crate) fn trigger_button(rundown: Integer, item: Integer, button: Text) -> Call {
    Call::new("playout.trigger_button", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let button = button.id("buttonKey")?;
        hub.playout().trigger_button(rundown, item, button)
    })
}

/// `playout.list_templates`.
pub(crate) fn list_templates() -> Call {
    Call::new("playout.list_templates", |hub| {
        hub.playout().list_templates()
    })
}

/// `playout.trigger_external_data`.
pub(crate) fn trigger_external_data(
    rundown: Integer,
    item: Integer,
    field_key: Text,
    method: Option<Text>,
) -> Call {
    Call::new("playout.trigger_external_data", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let field_key = field_key.id("ExternalDataFieldKey")?;
        let method = crate::client::method(method)?;
        hub.playout()
            .trigger_external_data_by(method, rundown, item, field_key)
    })
}
