//! The download of an ExternalData field of a playout item. The specification shows neither its
//! method nor its answer: GET and POST both give the field's content as it is.

use hyper::header::ALLOW;
use serde_json::json;

use super::call::{Call, EXTERNAL_DATA, HandlerResult};
use super::playout;
use crate::response::HubResponse;
use crate::state::State;

pub(super) fn download(state: &mut State, call: &Call<'_>) -> HandlerResult {
    let item = playout::item(state, call);
    let item = item.ok_or_else(|| HubResponse::error(404, "Rundown item not found."))?;
    let key = call.text("buttonKey");
    let template = state.template(&item.template);
    let field = template.and_then(|template| template.external_data.get(key));
    let Some(field) = field else {
        let is_button = template.is_some_and(|template| {
            template
                .buttons
                .iter()
                .any(|it| it.id == key || it.key.as_deref() == Some(key))
        });
        if is_button {
            let text = "A button is pressed with POST; GET gives ExternalData fields alone.";
            return Err(HubResponse::text(405, text).header(ALLOW, "POST"));
        }
        return Err(HubResponse::error(
            404,
            "Rundown item has no such button or ExternalData field.",
        ));
    };
    let answer = HubResponse::bytes(200, &field.content_type, field.bytes());
    if call.method != "POST" {
        return Ok(answer);
    }
    Ok(answer.with_effect_of(EXTERNAL_DATA, json!({ "item": item.name, "field": key })))
}
