//! Operations on the newsroom: rundowns, MOS objects and their buttons.

use crate::json::{Map, Value, json};

use super::call::{Call, HandlerResult, data_of, no_room, present, unprocessable};
use crate::approx_size::{MAX_RESPONSE, length_of, length_of_text};
use crate::response::HubResponse;
use crate::show::newsroom::{MosObject, NewsroomItem, NewsroomRundown};
use crate::state::{RowKey, State};

/// Name of the author of changes that are made through these operations.
const CHANGED_BY: &str = "REST API";

pub(super) fn list_rundowns(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state
            .newsroom
            .iter()
            .map(|it| Value::Object(summary(it)))
            .collect(),
    ))
}

pub(super) fn list_device_rundowns(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let device = call.text("ncsID");
    let rundowns = state
        .newsroom
        .iter()
        .filter(|rundown| rundown.ncs_id == device);
    let rundowns: Vec<_> = rundowns.map(summary).collect();
    if rundowns.is_empty() {
        return Err(HubResponse::internal());
    }
    Ok(HubResponse::ok(&json!(rundowns)))
}

pub(super) fn get_rundown(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let rundown = rundown(state, call).ok_or_else(HubResponse::internal)?;
    let mut written = summary(rundown);
    let rest = json!({
        "roChannel": rundown.ro_channel,
        "roEdStart": rundown.ro_ed_start,
        "roEdDur": rundown.ro_ed_dur,
        "roTrigger": rundown.ro_trigger,
        "macroIn": rundown.macro_in,
        "macroOut": rundown.macro_out,
        "mosExternalMetadata": rundown.mos_external_metadata,
        "readyToAir": rundown.ready_to_air,
        "items": rundown.items.iter().map(item_json).collect::<Vec<_>>(),
    });
    if let Value::Object(rest) = rest {
        written.extend(rest);
    }
    Ok(HubResponse::ok(&Value::Object(written)))
}

pub(super) fn update_mos_object(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call.text("objID");
    let items = || state.newsroom.iter().flat_map(|rundown| &rundown.items);
    if !items().any(|item| item.mos_object.obj_id == id) {
        return Err(HubResponse::internal());
    }
    let body = call.members()?;
    let description = match present(&body, "description") {
        None => None,
        Some(Value::String(text)) => Some(text),
        Some(_) => return Err(unprocessable("description must be a text.")),
    };
    let data = data_of(&body)?;
    let is_it = |item: &NewsroomItem| item.mos_object.obj_id == id;
    let template = items().find(|item| is_it(item));
    let template = template.and_then(|item| state.template(&item.mos_object.template));
    let warning = match data {
        Some(data) => state
            .check_fields(template, data)
            .map_err(|why| unprocessable(&format!("{why}.")))?,
        None => None,
    };
    let length = |item: &NewsroomItem| {
        let object = &item.mos_object;
        let text = description.filter(|_| is_it(item));
        let data = data.filter(|_| is_it(item));
        length_of_text(text.unwrap_or(&object.description))
            + length_of(data.unwrap_or(&object.data))
    };
    let mut rundowns = state
        .newsroom
        .iter()
        .filter(|it| it.items.iter().any(is_it));
    if rundowns.any(|it| it.items.iter().map(length).sum::<usize>() > MAX_RESPONSE) {
        return Err(no_room("the rundown of the object"));
    }

    let items = state
        .newsroom
        .iter_mut()
        .flat_map(|rundown| &mut rundown.items);
    let mut written = Map::new();
    for object in items
        .map(|item| &mut item.mos_object)
        .filter(|object| object.obj_id == id)
    {
        if let Some(text) = description {
            object.description.clone_from(text);
        }
        if let Some(data) = data {
            object.data.clone_from(data);
        }
        CHANGED_BY.clone_into(&mut object.changed_by);
        written = object_json(object);
    }
    state.changes.mark_dirty(RowKey::Mos(id.to_owned()));
    let change = json!({
        "description": written.get("description"),
        "data": written.get("data"),
        "changedBy": CHANGED_BY,
    });
    Ok(HubResponse::ok(&Value::Object(written))
        .with_effect(change)
        .with_warning(warning))
}

pub(super) fn trigger_button(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let (story, id, key) = (
        call.text("storyID"),
        call.text("itemID"),
        call.text("buttonKey"),
    );
    let items = rundown(state, call).map(|rundown| &rundown.items);
    let item = items.and_then(|items| {
        items
            .iter()
            .find(|item| item.story_id == story && item.item_id == id)
    });
    let item = item.ok_or_else(|| HubResponse::error(404, "Rundown item not found."))?;
    let object = &item.mos_object;
    let button = object
        .buttons
        .iter()
        .find(|button| button.key == key || button.id == key);
    let button =
        button.ok_or_else(|| HubResponse::error(404, "Rundown item has no such button."))?;
    let change = json!({
        "objID": object.obj_id,
        "template": object.template,
        "button": { "id": button.id, "key": button.key, "label": button.label },
    });
    Ok(HubResponse::success(true).with_effect(change))
}

fn rundown<'a>(state: &'a State, call: &Call<'_>) -> Option<&'a NewsroomRundown> {
    let (device, id) = (call.text("ncsID"), call.text("roID"));
    state
        .newsroom
        .iter()
        .find(|rundown| rundown.ncs_id == device && rundown.ro_id == id)
}

fn summary(rundown: &NewsroomRundown) -> Map<String, Value> {
    let fields = [
        ("ncsID", &rundown.ncs_id),
        ("roID", &rundown.ro_id),
        ("roSlug", &rundown.ro_slug),
        ("status", &rundown.status),
        ("createdAt", &rundown.created_at),
        ("updatedAt", &rundown.updated_at),
    ];
    fields
        .map(|(name, text)| (name.to_owned(), json!(text)))
        .into_iter()
        .collect()
}

fn item_json(item: &NewsroomItem) -> Value {
    let mut object = object_json(&item.mos_object);
    let buttons = item.mos_object.buttons.iter();
    let buttons: Vec<_> = buttons
        .map(|it| json!({ "id": it.id, "key": it.key, "label": it.label }))
        .collect();
    object.insert("buttons".to_owned(), json!(buttons));
    json!({
        "storyID": item.story_id,
        "itemID": item.item_id,
        "storySlug": item.story_slug,
        "itemSlug": item.item_slug,
        "mosObject": object,
    })
}

/// Returns a MOS object without its buttons as JSON.
fn object_json(object: &MosObject) -> Map<String, Value> {
    let written = json!({
        "objID": object.obj_id,
        "objSlug": object.obj_slug,
        "mosAbstract": object.mos_abstract,
        "objGroup": object.obj_group,
        "objTB": object.obj_tb,
        "objRev": object.obj_rev,
        "objDur": object.obj_dur,
        "status": object.status,
        "objAir": object.obj_air,
        "objPaths": object.obj_paths,
        "mosExternalMetadata": object.mos_external_metadata,
        "createdBy": object.created_by,
        "created": object.created,
        "changedBy": object.changed_by,
        "changed": object.changed,
        "description": object.description,
        "objType": object.obj_type,
        "template": object.template,
        "data": object.data,
    });
    match written {
        Value::Object(members) => members,
        // This case cannot occur, since `json!` with braces returns an object.
        _ => Map::new(),
    }
}
