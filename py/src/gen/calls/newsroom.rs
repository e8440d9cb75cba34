//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Mapping, Text, TextOrInteger};
use crate::call::Call;

/// `newsroom.list_rundowns`.
pub(super) fn list_rundowns(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("newsroom.list_rundowns", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::NewsroomRundownSummary>::call(
            hub,
            "newsroom.list_rundowns",
            &[],
        )
    }))
}

/// `newsroom.list_device_rundowns`.
pub(super) fn list_device_rundowns(arguments: &Arguments<'_>) -> PyResult<Call> {
    let device: Text = arguments.take(0, "device")?;
    Ok(Call::new("newsroom.list_device_rundowns", move |hub| {
        let device = device.id("ncsID")?;
        gfxhub::bindings::RecordList::<gfxhub::NewsroomRundownSummary>::call(
            hub,
            "newsroom.list_device_rundowns",
            &[&device],
        )
    }))
}

/// `newsroom.get_rundown`.
pub(super) fn get_rundown(arguments: &Arguments<'_>) -> PyResult<Call> {
    let device: Text = arguments.take(0, "device")?;
    let rundown: TextOrInteger = arguments.take(1, "rundown")?;
    Ok(Call::new("newsroom.get_rundown", move |hub| {
        let device = device.id("ncsID")?;
        let rundown = rundown.id("roID")?;
        hub.newsroom().get_rundown(device, rundown)
    }))
}

/// `newsroom.update_mos_object`.
pub(super) fn update_mos_object(arguments: &Arguments<'_>) -> PyResult<Call> {
    let object: Text = arguments.take(0, "object")?;
    let description: Option<Text> = arguments.extract_optional(1, "description")?;
    let data: Option<Mapping> = arguments.extract_optional(2, "data")?;
    Ok(Call::new("newsroom.update_mos_object", move |hub| {
        let object = object.id("objID")?;
        let body: gfxhub::MosObjectUpdate = Body::new()
            .with_any("description", description)?
            .with_any("data", data)?
            .read()?;
        hub.newsroom().update_mos_object(object, &body)
    }))
}

/// `newsroom.trigger_button`.
pub(super) fn trigger_button(arguments: &Arguments<'_>) -> PyResult<Call> {
    let device: Text = arguments.take(0, "device")?;
    let rundown: TextOrInteger = arguments.take(1, "rundown")?;
    let story: TextOrInteger = arguments.take(2, "story")?;
    let item: Text = arguments.take(3, "item")?;
    let button: Text = arguments.take(4, "button")?;
    Ok(Call::new("newsroom.trigger_button", move |hub| {
        let device = device.id("ncsID")?;
        let rundown = rundown.id("roID")?;
        let story = story.id("storyID")?;
        let item = item.id("itemID")?;
        let button = button.id("buttonKey")?;
        hub.newsroom()
            .trigger_button(device, rundown, story, item, button)
    }))
}

/// `newsroom.update_fields`.
pub(super) fn update_fields(arguments: &Arguments<'_>) -> PyResult<Call> {
    let device: Text = arguments.take(0, "device")?;
    let rundown: TextOrInteger = arguments.take(1, "rundown")?;
    let object: Text = arguments.take(2, "object")?;
    let fields: Mapping = arguments.take(3, "fields")?;
    let new_fields: Option<Mapping> = arguments.extract_optional(4, "new_fields")?;
    Ok(Call::new("newsroom.update_fields", move |hub| {
        let device = device.id("ncsID")?;
        let rundown = rundown.id("roID")?;
        let object = object.id("objID")?;
        let body: gfxhub::FieldsUpdate = Body::new()
            .with("fields", fields)?
            .with_any("newFields", new_fields)?
            .read()?;
        hub.newsroom().update_fields(device, rundown, object, &body)
    }))
}
