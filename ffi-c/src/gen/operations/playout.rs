//! Written by cargo xtask generate; do not edit. The operations of `playout`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::playout_item_create::gfxhub_playout_item_create;
use crate::r#gen::bodies::playout_item_update::gfxhub_playout_item_update;
use crate::r#gen::bodies::playout_rundown_name::gfxhub_playout_rundown_name_body;
use crate::r#gen::records::playout_item::gfxhub_playout_item;
use crate::r#gen::records::playout_item::gfxhub_playout_item_list;
use crate::r#gen::records::playout_rundown::gfxhub_playout_rundown;
use crate::r#gen::records::playout_rundown::gfxhub_playout_rundown_list;
use crate::r#gen::records::template::gfxhub_template_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::request;
use crate::response::gfxhub_response;
use gfxhub_core::Method;
use std::ffi::c_char;

/// Lists the playout rundowns.
///
/// - `out`: freed with `gfxhub_playout_rundown_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/playout/rundowns`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_list_rundowns(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_rundown_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_list_rundowns", "playout.list_rundowns");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.playout().list_rundowns()) }
}

/// Makes a playout rundown.
///
/// - `body`: The name of a playout rundown. Its setters say units and ranges.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It is never sent again: a second one would be made.
///
/// `POST /api/rest/v1/playout/rundowns`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_create_rundown(
    client: *const gfxhub_client,
    body: *const gfxhub_playout_rundown_name_body,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_create_rundown", "playout.create_rundown");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            hub.playout().create_rundown(body)
        })
    }
}

/// Reads one playout rundown.
///
/// Hubs answer 500 where there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/playout/rundowns/{rundownId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_get_rundown(
    client: *const gfxhub_client,
    rundown_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_get_rundown", "playout.get_rundown");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().get_rundown(rundown_id)
        })
    }
}

/// Deletes a playout rundown with its items.
///
/// Hubs answer 404 where there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
///
/// It is sent again only where the option `resend` asks for it: once, where no whole answer
/// comes, and not to find it then is a success.
///
/// `DELETE /api/rest/v1/playout/rundowns/{rundownId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_delete_rundown(
    client: *const gfxhub_client,
    rundown_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_delete_rundown", "playout.delete_rundown");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            hub.playout().delete_rundown(rundown_id)
        })
    }
}

/// Gives a playout rundown another name.
///
/// Hubs answer 404 where there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `body`: The name of a playout rundown. Its setters say units and ranges.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It is never sent again by itself: read back first.
///
/// `PATCH /api/rest/v1/playout/rundowns/{rundownId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rename_rundown(
    client: *const gfxhub_client,
    rundown_id: i64,
    body: *const gfxhub_playout_rundown_name_body,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_rename_rundown", "playout.rename_rundown");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            hub.playout().rename_rundown(rundown_id, body)
        })
    }
}

/// Lists the items of a playout rundown, in their order.
///
/// Hubs answer 500 where there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `out`: freed with `gfxhub_playout_item_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/playout/rundowns/{rundownId}/items`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_list_items(
    client: *const gfxhub_client,
    rundown_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_item_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_list_items", "playout.list_items");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().list_items(rundown_id)
        })
    }
}

/// Makes an item from a template. The answer has no buttons: read the item for them.
///
/// Hubs answer 404 where there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `body`: A new item of a playout rundown. Its setters say units and ranges.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It is never sent again: a second one would be made.
///
/// `POST /api/rest/v1/playout/rundowns/{rundownId}/items`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_create_item(
    client: *const gfxhub_client,
    rundown_id: i64,
    body: *const gfxhub_playout_item_create,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_create_item", "playout.create_item");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            hub.playout().create_item(rundown_id, body)
        })
    }
}

/// Reads one item with its buttons. The hub sends a list of one; an empty list is a Decode
/// error.
///
/// Hubs answer 500 where there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_get_item(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_get_item", "playout.get_item");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().get_item(rundown_id, item_id)
        })
    }
}

/// Deletes an item.
///
/// Hubs answer 404 where there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
///
/// It is sent again only where the option `resend` asks for it: once, where no whole answer
/// comes, and not to find it then is a success.
///
/// `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_delete_item(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_delete_item", "playout.delete_item");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            hub.playout().delete_item(rundown_id, item_id)
        })
    }
}

/// Changes an item: its name, template, place, channels or data; what is not given stays. The
/// answer has no buttons, and some hubs leave its data empty though it was stored.
///
/// Hubs answer 404 where there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `body`: Changes to an item of a playout rundown; what is not given stays. Its setters
///   say units and ranges.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It is never sent again by itself: read back first.
///
/// `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_update_item(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    body: *const gfxhub_playout_item_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_update_item", "playout.update_item");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            hub.playout().update_item(rundown_id, item_id, body)
        })
    }
}

/// Presses a button of an item: on air at once. Hubs take the button's key or its id.
///
/// Hubs answer 404 where there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `button_key`: Key of a button: hubs take the button's key and its id alike.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_trigger_button(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    button_key: *const c_char,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_trigger_button", "playout.trigger_button");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let button_key = input::text("buttonKey", button_key)?;
            hub.playout()
                .trigger_button(rundown_id, item_id, button_key)
        })
    }
}

/// Lists the templates that items are made from.
///
/// - `out`: freed with `gfxhub_template_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/playout/templates`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_list_templates(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_template_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_list_templates", "playout.list_templates");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.playout().list_templates()) }
}

/// Downloads an ExternalData field of a playout item. Method and answer are not documented:
/// POST unless another method is named, and the answer comes as it is.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `external_data_field_key`: Key of an ExternalData field of a playout item.
/// - `method`: the HTTP method; NULL for POST.
/// - `out`: the answer as it came, freed with `gfxhub_response_free`.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_trigger_external_data(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    external_data_field_key: *const c_char,
    method: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_response,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new(
        "gfxhub_playout_trigger_external_data",
        "playout.trigger_external_data",
    );
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let external_data_field_key =
                input::text("ExternalDataFieldKey", external_data_field_key)?;
            let method = match method.is_null() {
                true => Method::Post,
                false => request::method(method)?,
            };
            Ok(hub
                .playout()
                .trigger_external_data_by(method, rundown_id, item_id, external_data_field_key)?
                .into())
        })
    }
}
