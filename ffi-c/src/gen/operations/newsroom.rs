//! Written by cargo xtask generate; do not edit. The operations of `newsroom`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::mos_object_update::gfxhub_mos_object_update;
use crate::r#gen::records::mos_object::gfxhub_mos_object;
use crate::r#gen::records::newsroom_rundown::gfxhub_newsroom_rundown;
use crate::r#gen::records::newsroom_rundown_summary::gfxhub_newsroom_rundown_summary_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use std::ffi::c_char;

/// Lists the newsroom rundowns of all newsroom systems.
///
/// - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/newsroom/rundowns`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_list_rundowns(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_newsroom_rundown_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_list_rundowns", "newsroom.list_rundowns");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.newsroom().list_rundowns()) }
}

/// Lists the rundowns of one newsroom system.
///
/// Hubs answer 500 where there is no such newsroom system.
///
/// - `ncs_id`: Device id of a newsroom system, as the hub's MOS module is configured.
/// - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/newsroom/rundowns/{ncsID}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_list_device_rundowns(
    client: *const gfxhub_client,
    ncs_id: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_newsroom_rundown_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new(
        "gfxhub_newsroom_list_device_rundowns",
        "newsroom.list_device_rundowns",
    );
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            hub.newsroom().list_device_rundowns(ncs_id)
        })
    }
}

/// Reads one newsroom rundown with its items and their MOS objects.
///
/// Hubs answer 500 where there is no such rundown.
///
/// - `ncs_id`: Device id of a newsroom system, as the hub's MOS module is configured.
/// - `ro_id`: Id that the newsroom system gave to a rundown. Declared integer, text in every
///   response.
/// - `out`: freed with `gfxhub_newsroom_rundown_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_get_rundown(
    client: *const gfxhub_client,
    ncs_id: *const c_char,
    ro_id: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_newsroom_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_get_rundown", "newsroom.get_rundown");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            let ro_id = input::text("roID", ro_id)?;
            hub.newsroom().get_rundown(ncs_id, ro_id)
        })
    }
}

/// Changes a MOS object. Data that is given replaces the old data whole; `changed_by` names
/// the REST interface afterwards. The answer has no buttons.
///
/// Hubs answer 500 where there is no such MOS object.
///
/// - `obj_id`: Id of a MOS object.
/// - `body`: Changes to a MOS object. Its setters say units and ranges.
/// - `out`: freed with `gfxhub_mos_object_free`.
///
/// It is never sent again by itself: read back first.
///
/// `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_update_mos_object(
    client: *const gfxhub_client,
    obj_id: *const c_char,
    body: *const gfxhub_mos_object_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_mos_object,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new(
        "gfxhub_newsroom_update_mos_object",
        "newsroom.update_mos_object",
    );
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let obj_id = input::text("objID", obj_id)?;
            let body = input::given("body", body)?;
            hub.newsroom().update_mos_object(obj_id, body)
        })
    }
}

/// Presses a button of a MOS object: on air at once.
///
/// Hubs answer 404 where there is no such item.
///
/// - `ncs_id`: Device id of a newsroom system, as the hub's MOS module is configured.
/// - `ro_id`: Id that the newsroom system gave to a rundown. Declared integer, text in every
///   response.
/// - `story_id`: Id of a story in a newsroom rundown. Declared integer, text in every
///   response.
/// - `item_id`: Id of an item in a newsroom story.
/// - `button_key`: Key of a button: hubs take the button's key and its id alike.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_trigger_button(
    client: *const gfxhub_client,
    ncs_id: *const c_char,
    ro_id: *const c_char,
    story_id: *const c_char,
    item_id: *const c_char,
    button_key: *const c_char,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_trigger_button", "newsroom.trigger_button");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            let ro_id = input::text("roID", ro_id)?;
            let story_id = input::text("storyID", story_id)?;
            let item_id = input::text("itemID", item_id)?;
            let button_key = input::text("buttonKey", button_key)?;
            hub.newsroom()
                .trigger_button(ncs_id, ro_id, story_id, item_id, button_key)
        })
    }
}
