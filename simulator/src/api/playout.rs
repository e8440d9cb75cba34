//! Operations on playout: rundowns, items, templates, buttons, and the download of ExternalData
//! fields.

use crate::json::{Map, Value, json};
use hyper::header::ALLOW;

use super::call::{
    Call, EXTERNAL_DATA, HandlerResult, data_of, fits_name_limit, integer, integers, no_room,
    non_empty_str, present, unprocessable,
};
use crate::response::HubResponse;
use crate::show::object::{Data, MAX_NAME};
use crate::show::playout::{Template, TemplateButton};
use crate::state::playout::{Item, Rundown};
use crate::state::{RowKey, State};

/// Maximum number of rundowns of a hub. This is much more than any studio has.
const MAX_RUNDOWNS: usize = 10_000;

/// Name of the list of items, for the error response when the list is full.
const THE_LIST: &str = "the list of the rundown's items";

pub(super) fn list_rundowns(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state.playout.rundowns.iter().map(rundown_json).collect(),
    ))
}

pub(super) fn create_rundown(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let name = rundown_name(call)?;
    if state.playout.rundowns.len() >= MAX_RUNDOWNS {
        return Err(full());
    }
    let rundown = Rundown {
        id: state.new_rundown_id(),
        name,
        items: Vec::new(),
    };
    let written = rundown_json(&rundown);
    state.changes.mark_dirty(RowKey::Rundown(rundown.id));
    state.playout.rundowns.push(rundown);
    Ok(HubResponse::json(201, &written).with_effect(written))
}

pub(super) fn get_rundown(state: &mut State, call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(&rundown_json(
        rundown(state, call).ok_or_else(HubResponse::internal)?,
    )))
}

pub(super) fn delete_rundown(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let id = call
        .id("rundownId")
        .ok_or_else(|| HubResponse::empty(404))?;
    let items = state
        .playout
        .remove_rundown(id)
        .ok_or_else(|| HubResponse::empty(404))?;
    state.changes.mark_dirty(RowKey::Rundown(id));
    for item in &items {
        state.changes.mark_dirty(RowKey::Item(*item));
    }
    Ok(HubResponse::empty(204).with_effect(json!({ "items": items })))
}

pub(super) fn rename_rundown(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let found = call
        .id("rundownId")
        .and_then(|id| state.playout.rundown_mut(id));
    let found = found.ok_or_else(|| HubResponse::empty(404))?;
    found.name = rundown_name(call)?;
    let (id, written) = (found.id, rundown_json(found));
    state.changes.mark_dirty(RowKey::Rundown(id));
    Ok(HubResponse::ok(&written).with_effect(json!({ "name": written["name"] })))
}

pub(super) fn list_items(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let rundown = rundown(state, call).ok_or_else(HubResponse::internal)?;
    let items = state
        .playout
        .items_of(rundown)
        .map(|item| item_json(item, Some(state)));
    Ok(HubResponse::ok(&items.collect()))
}

pub(super) fn get_item(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let item = item(state, call).ok_or_else(HubResponse::internal)?;
    Ok(HubResponse::ok(&json!([item_json(item, Some(state))])))
}

pub(super) fn create_item(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let rundown = rundown(state, call)
        .ok_or_else(|| HubResponse::empty(404))?
        .id;
    let body = call.members()?;
    let fields = ItemFields::read(&body)?;
    let name = fields
        .name
        .ok_or_else(|| unprocessable("Rundown item name is required."))?;
    let template = fields
        .template
        .ok_or_else(|| unprocessable("Rundown item template is required."))?;
    let (data, warning) = template_data(state, &template, fields.data.unwrap_or_default())?;
    let mut item = Item {
        id: 0,
        rundown,
        name,
        template,
        data,
        overridden_channels: fields.channels.unwrap_or_default(),
    };
    if !state.playout.has_room_for(&item) {
        return Err(full());
    }
    if !state.playout.has_room_in_list(&item) {
        return Err(no_room(THE_LIST));
    }
    let id = state.new_item_id();
    item.id = id;
    let written = item_json(&item, None);
    state.playout.put(item);
    state.playout.place(rundown, id, fields.order);
    state.changes.mark_dirty(RowKey::Item(id));
    state.changes.mark_dirty(RowKey::Rundown(rundown));
    let change = item_change(state, rundown, id);
    Ok(HubResponse::json(201, &written)
        .with_effect(change)
        .with_warning(warning))
}

pub(super) fn delete_item(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let ids = call.id("rundownId").zip(call.id("itemId"));
    let (rundown, id) = ids.ok_or_else(|| HubResponse::empty(404))?;
    let item = state
        .playout
        .remove_item(rundown, id)
        .ok_or_else(|| HubResponse::empty(404))?;
    state.changes.mark_dirty(RowKey::Item(id));
    state.changes.mark_dirty(RowKey::Rundown(rundown));
    Ok(
        HubResponse::empty(204)
            .with_effect(json!({ "name": item.name, "template": item.template })),
    )
}

pub(super) fn update_item(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let mut item = item(state, call)
        .ok_or_else(|| HubResponse::empty(404))?
        .clone();
    let body = call.members()?;
    let fields = ItemFields::read(&body)?;
    let changes_template = fields
        .template
        .as_ref()
        .is_some_and(|name| *name != item.template);
    item.name = fields.name.unwrap_or(item.name);
    item.template = fields.template.unwrap_or(item.template);
    item.overridden_channels = fields.channels.unwrap_or(item.overridden_channels);
    let mut warning = None;
    if fields.data.is_some() || changes_template {
        // New data replaces all of the old data. The template provides the values that are missing.
        let own = fields.data.unwrap_or_default();
        (item.data, warning) = template_data(state, &item.template, own)?;
    }
    let (rundown, id, written) = (item.rundown, item.id, item_json(&item, None));
    if !state.playout.has_room_for(&item) {
        return Err(full());
    }
    if !state.playout.has_room_in_list(&item) {
        return Err(no_room(THE_LIST));
    }
    state.playout.put(item);
    state.changes.mark_dirty(RowKey::Item(id));
    if fields.order.is_some() {
        state.playout.place(rundown, id, fields.order);
        state.changes.mark_dirty(RowKey::Rundown(rundown));
    }
    let change = item_change(state, rundown, id);
    Ok(HubResponse::ok(&written)
        .with_effect(change)
        .with_warning(warning))
}

pub(super) fn trigger_button(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let found =
        item(state, call).ok_or_else(|| HubResponse::error(404, "Rundown item not found."))?;
    let key = call.text("buttonKey");
    match button(state.template(&found.template), key) {
        Some(button) => {
            let mut change = json!({ "item": found.name, "template": found.template });
            change["button"] = button_json(button);
            Ok(HubResponse::success(true).with_effect(change))
        }
        None => download_external_data(state, call),
    }
}

pub(super) fn list_templates(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    let templates = state.show.templates.iter();
    Ok(HubResponse::ok(
        &templates
            .map(|it| json!({ "id": it.id, "name": it.name }))
            .collect(),
    ))
}

/// Returns the item that a call names; `None` if there is none.
pub(super) fn item<'a>(state: &'a State, call: &Call<'_>) -> Option<&'a Item> {
    state
        .playout
        .item(call.id("rundownId")?, call.id("itemId")?)
}

fn rundown<'a>(state: &'a State, call: &Call<'_>) -> Option<&'a Rundown> {
    state.playout.rundown(call.id("rundownId")?)
}

fn rundown_name(call: &Call<'_>) -> Result<String, HubResponse> {
    let body = call.object().unwrap_or_default();
    let name = present(&body, "name").and_then(non_empty_str);
    let name = name.ok_or_else(|| unprocessable("Rundown name is required."))?;
    if !fits_name_limit(name) {
        return Err(unprocessable(&format!(
            "Rundown name must have at most {MAX_NAME} characters."
        )));
    }
    Ok(name.to_owned())
}

/// Returns the data of an item, and a warning if `own` has fields that the template lacks. The
/// template provides the values of fields that `own` lacks.
fn template_data(
    state: &State,
    template: &str,
    own: Data,
) -> Result<(Data, Option<String>), HubResponse> {
    let template = state
        .template(template)
        .ok_or_else(|| unprocessable("Template not found."))?;
    let checked = state.check_fields(Some(template), &own);
    let warning = checked.map_err(|why| unprocessable(&format!("{why}.")))?;
    Ok((template.with_defaults(own), warning))
}

/// Returns the button of a template with this id or key.
fn button<'a>(template: Option<&'a Template>, key: &str) -> Option<&'a TemplateButton> {
    let mut buttons = template?.buttons.iter();
    buttons.find(|it| it.id == key || it.key.as_deref() == Some(key))
}

fn full() -> HubResponse {
    let text = "This hub simulator is full: delete rundowns or items. Without a store, it can also \
                be reset.";
    HubResponse::text(507, text)
}

fn rundown_json(rundown: &Rundown) -> Value {
    json!({ "id": rundown.id, "name": rundown.name })
}

/// Returns an item as JSON. Its buttons are included if the state is given.
fn item_json(item: &Item, buttons_of: Option<&State>) -> Value {
    let mut written = json!({
        "id": item.id,
        "name": item.name,
        "template": item.template,
        "data": item.data,
    });
    if let Some(state) = buttons_of {
        let buttons = state
            .template(&item.template)
            .map(|template| &template.buttons);
        written["buttons"] = buttons.into_iter().flatten().map(button_json).collect();
    }
    written
}

/// Returns a button as JSON with the fields of the specification, which do not include its key.
fn button_json(button: &TemplateButton) -> Value {
    json!({ "id": button.id, "label": button.label })
}

/// Returns the entry for the journal after an item was created or changed.
fn item_change(state: &State, rundown: i64, id: i64) -> Value {
    let Some(item) = state.playout.item(rundown, id) else {
        return Value::Null;
    };
    let order = state
        .playout
        .rundown(rundown)
        .and_then(|rundown| rundown.items.iter().position(|item| *item == id));
    json!({
        "id": id,
        "name": item.name,
        "template": item.template,
        "order": order,
        "overriddenChannels": item.overridden_channels,
        "data": item.data,
    })
}

/// Downloads an ExternalData field of a playout item. The specification does not document the
/// method and the response; here, GET and POST both return the content of the field unchanged.
pub(super) fn download_external_data(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let item = item(state, call);
    let item = item.ok_or_else(|| HubResponse::error(404, "Rundown item not found."))?;
    let key = call.text("buttonKey");
    let template = state.template(&item.template);
    let field = template.and_then(|template| template.external_data.get(key));
    let Some(field) = field else {
        if button(template, key).is_some() {
            let text = "A button is pressed with POST; GET returns only ExternalData fields.";
            return Err(HubResponse::text(405, text).header(ALLOW, "POST"));
        }
        return Err(HubResponse::error(
            404,
            "Rundown item has no such button or ExternalData field.",
        ));
    };
    let response = HubResponse::bytes(200, &field.content_type, field.bytes());
    if call.method != "POST" {
        return Ok(response);
    }
    Ok(response.with_effect_of(EXTERNAL_DATA, json!({ "item": item.name, "field": key })))
}

/// The fields that a request may set when it creates or updates an item.
#[derive(Debug)]
struct ItemFields {
    name: Option<String>,
    template: Option<String>,
    order: Option<usize>,
    channels: Option<Vec<i64>>,
    data: Option<Data>,
}

impl ItemFields {
    fn read(body: &Map<String, Value>) -> Result<ItemFields, HubResponse> {
        let text = |name: &str| match present(body, name) {
            None => Ok(None),
            Some(value) => match non_empty_str(value).filter(|text| fits_name_limit(text)) {
                Some(text) => Ok(Some(text.to_owned())),
                None => Err(unprocessable(&format!(
                    "Rundown item {name} must be a text, not empty, of at most {MAX_NAME} characters."
                ))),
            },
        };
        let order = match present(body, "order") {
            None => None,
            Some(value) => {
                let order = integer(value).and_then(|order| usize::try_from(order).ok());
                Some(order.ok_or_else(|| unprocessable("order must be an integer, 0 or more."))?)
            }
        };
        let channels = match present(body, "overriddenChannels") {
            None => None,
            Some(value) => Some(integers(value).ok_or_else(|| {
                unprocessable("overriddenChannels must be an array of integers.")
            })?),
        };
        let data = data_of(body)?.cloned();
        Ok(ItemFields {
            name: text("name")?,
            template: text("template")?,
            order,
            channels,
            data,
        })
    }
}
