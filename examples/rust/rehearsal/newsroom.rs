//! Changes a MOS object of a newsroom rundown and presses its button.

use gfxhub::{
    ButtonKey, Client, Effect, ErrorKind, MosObject, MosObjectUpdate, NewsroomItem,
    NewsroomRundown, Object, Value,
};

use crate::failure::{Failure, Outcome};
use crate::find;
use crate::journal::Asked;
use crate::lines::{brief, names};
use crate::stage::Stage;

/// The rundown of the demo show whose ids are the most awkward: semicolons and a backslash.
const RUNDOWN: &str = "Evening News 19:00";

/// What the graphic shall say.
const DESCRIPTION: &str = "Bridge headline, rehearsed";

/// Changes the first graphic of the evening news and takes it on air.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client) -> Outcome<()> {
    stage.part("Change a MOS object and press its button")?;
    let rundowns = stage.read(
        "list the newsroom rundowns",
        || hub.newsroom().list_rundowns(),
        |rundowns| names(rundowns.iter().map(|rundown| rundown.ro_slug.as_str()), 2),
    )?;
    let summary = find::named("newsroom rundown", &rundowns, RUNDOWN, |rundown| {
        &rundown.ro_slug
    })?;
    let (ncs, ro) = (&summary.ncs_id, &summary.ro_id);
    let read = || hub.newsroom().get_rundown(ncs, ro);
    let rundown = stage.read(&format!("read {RUNDOWN}"), read, |rundown| {
        rundown.ro_id.to_string()
    })?;
    let (item, object) = first(&rundown)?;
    let data: Object = [
        ("headline", "The bridge is open"),
        ("subline", "After two years"),
    ]
    .into_iter()
    .collect();
    let update = MosObjectUpdate::new()
        .description(DESCRIPTION)
        .data(data.clone());
    let asked = Asked::of("newsroom.update_mos_object")
        .at("objID", object.obj_id.as_str())
        .with("description", DESCRIPTION)
        .with("data", data.clone());
    let changed = stage.command(
        asked,
        &format!("change the MOS object {}", object.obj_id),
        || hub.newsroom().update_mos_object(&object.obj_id, &update),
        |changed| format!("changed by {}", changed.changed_by),
    )?;
    is_changed(stage, &changed, &data)?;

    let rundown = stage.read("read the rundown again", read, |rundown| {
        let object = first(rundown).ok().map(|(_, object)| object.data.clone());
        brief(&Value::from(object.unwrap_or_default()))
    })?;
    let (_, object) = first(&rundown)?;
    is_changed(stage, object, &data)?;
    let button = object.buttons.first();
    let button = button.ok_or_else(|| Failure::unmet("the MOS object has lost its buttons"))?;
    let press = |key: ButtonKey| {
        hub.newsroom()
            .trigger_button(ncs, ro, &item.story_id, &item.item_id, key)
    };
    let asked = Asked::of("newsroom.trigger_button")
        .at("ncsID", ncs.as_str())
        .at("roID", ro.as_str())
        .at("storyID", item.story_id.as_str())
        .at("itemID", item.item_id.as_str())
        .at("buttonKey", button.key.as_str());
    let key = ButtonKey::from(&button.key);
    stage.command(
        asked,
        &format!("press {}", button.label),
        || press(key),
        |()| "on air".into(),
    )?;
    stage.refused_by_hub(
        "press a button that is not there",
        ErrorKind::NotFound,
        Effect::None,
        || press("explode".into()),
    )?;
    Ok(())
}

/// The first item of a rundown, with its MOS object.
fn first(rundown: &NewsroomRundown) -> Outcome<(&NewsroomItem, &MosObject)> {
    let found = rundown
        .items
        .iter()
        .find_map(|item| Some((item, item.mos_object.as_ref()?)));
    found.ok_or_else(|| Failure::unmet("the rundown has no item with a MOS object"))
}

/// New data replaces the old whole, and the object says that the REST interface changed it.
fn is_changed(stage: &mut Stage, object: &MosObject, data: &Object) -> Outcome<()> {
    let (held, sent) = (Value::from(object.data.clone()), Value::from(data.clone()));
    stage.check(held.approx_eq(&sent), || {
        format!("it holds {held}, and {sent} was sent")
    })?;
    let description = &object.description;
    stage.check(description == DESCRIPTION, || {
        format!("its description is {description:?}")
    })?;
    let by = &object.changed_by;
    stage.check(by.contains("REST"), || {
        format!("it says that {by:?} changed it")
    })
}
