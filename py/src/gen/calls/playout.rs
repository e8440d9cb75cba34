//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer, Mapping, Text};
use crate::call::Call;

/// `playout.list_rundowns`.
pub(super) fn list_rundowns(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("playout.list_rundowns", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::PlayoutRundown>::call(
            hub,
            "playout.list_rundowns",
            &[],
        )
    }))
}

/// `playout.create_rundown`.
pub(super) fn create_rundown(arguments: &Arguments<'_>) -> PyResult<Call> {
    let name: Text = arguments.take(0, "name")?;
    Ok(Call::new("playout.create_rundown", move |hub| {
        let body: gfxhub::PlayoutRundownName = Body::new().with("name", name)?.read()?;
        hub.playout().create_rundown(&body)
    }))
}

/// `playout.get_rundown`.
pub(super) fn get_rundown(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    Ok(Call::new("playout.get_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        hub.playout().get_rundown(rundown)
    }))
}

/// `playout.delete_rundown`.
pub(super) fn delete_rundown(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    Ok(Call::new("playout.delete_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        hub.playout().delete_rundown(rundown)
    }))
}

/// `playout.rename_rundown`.
pub(super) fn rename_rundown(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let name: Text = arguments.take(1, "name")?;
    Ok(Call::new("playout.rename_rundown", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let body: gfxhub::PlayoutRundownName = Body::new().with("name", name)?.read()?;
        hub.playout().rename_rundown(rundown, &body)
    }))
}

/// `playout.list_items`.
pub(super) fn list_items(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    Ok(Call::new("playout.list_items", move |hub| {
        let rundown = rundown.id("rundownId")?;
        gfxhub::bindings::RecordList::<gfxhub::PlayoutItem>::call(
            hub,
            "playout.list_items",
            &[&rundown],
        )
    }))
}

/// `playout.create_item`.
pub(super) fn create_item(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let name: Text = arguments.take(1, "name")?;
    let template: Text = arguments.take(2, "template")?;
    let order: Option<Integer> = arguments.extract_optional(3, "order")?;
    let data: Option<Mapping> = arguments.extract_optional(4, "data")?;
    Ok(Call::new("playout.create_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let body: gfxhub::PlayoutItemCreate = Body::new()
            .with("name", name)?
            .with("template", template)?
            .with_any("order", order)?
            .with_any("data", data)?
            .read()?;
        hub.playout().create_item(rundown, &body)
    }))
}

/// `playout.get_item`.
pub(super) fn get_item(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    Ok(Call::new("playout.get_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        hub.playout().get_item(rundown, item)
    }))
}

/// `playout.delete_item`.
pub(super) fn delete_item(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    Ok(Call::new("playout.delete_item", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        hub.playout().delete_item(rundown, item)
    }))
}

/// `playout.update_item`.
pub(super) fn update_item(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    let name: Option<Text> = arguments.extract_optional(2, "name")?;
    let template: Option<Text> = arguments.extract_optional(3, "template")?;
    let order: Option<Integer> = arguments.extract_optional(4, "order")?;
    let overridden_channels: Option<Vec<Integer>> =
        arguments.extract_optional(5, "overridden_channels")?;
    let data: Option<Mapping> = arguments.extract_optional(6, "data")?;
    Ok(Call::new("playout.update_item", move |hub| {
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
    }))
}

/// `playout.trigger_button`.
pub(super) fn trigger_button(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    let button: Text = arguments.take(2, "button")?;
    Ok(Call::new("playout.trigger_button", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let button = button.id("buttonKey")?;
        hub.playout().trigger_button(rundown, item, button)
    }))
}

/// `playout.list_templates`.
pub(super) fn list_templates(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("playout.list_templates", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::Template>::call(hub, "playout.list_templates", &[])
    }))
}

/// `playout.trigger_external_data`.
pub(super) fn trigger_external_data(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    let field_key: Text = arguments.take(2, "field_key")?;
    let method: Option<Text> = arguments.extract_optional(3, "method")?;
    Ok(Call::new("playout.trigger_external_data", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let field_key = field_key.id("ExternalDataFieldKey")?;
        let method = crate::client::method(method)?;
        hub.playout()
            .trigger_external_data_by(method, rundown, item, field_key)
    }))
}

/// `playout.update_fields`.
pub(super) fn update_fields(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rundown: Integer = arguments.take(0, "rundown")?;
    let item: Integer = arguments.take(1, "item")?;
    let fields: Mapping = arguments.take(2, "fields")?;
    let new_fields: Option<Mapping> = arguments.extract_optional(3, "new_fields")?;
    Ok(Call::new("playout.update_fields", move |hub| {
        let rundown = rundown.id("rundownId")?;
        let item = item.id("itemId")?;
        let body: gfxhub::FieldsUpdate = Body::new()
            .with("fields", fields)?
            .with_any("newFields", new_fields)?
            .read()?;
        hub.playout().update_fields(rundown, item, &body)
    }))
}

/// `playout.template_fields`.
pub(super) fn template_fields(arguments: &Arguments<'_>) -> PyResult<Call> {
    let template: Text = arguments.take(0, "template")?;
    Ok(Call::new("playout.template_fields", move |hub| {
        let template = template.id("template")?;
        hub.playout().template_fields(template)
    }))
}
