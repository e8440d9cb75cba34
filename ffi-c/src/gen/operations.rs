//! Written by cargo xtask generate; do not edit. The operations.

use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::*;
use crate::r#gen::plain::*;
use crate::r#gen::records::*;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::renderer_ref::gfxhub_renderer_id_list;
use crate::request;
use crate::response::gfxhub_response;
use crate::str::Terminated;
use crate::string::gfxhub_string;
use gfxhub_core::Method;
use std::ffi::c_char;

/// Lists the engines with their instances.
///
/// - `out`: freed with `gfxhub_engine_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_engine_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_list", "engines.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.engines().list()) }
}

/// Reads one engine.
///
/// Hubs respond with 500 if there is no such engine.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `out`: freed with `gfxhub_engine_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_get(
    client: *const gfxhub_client,
    engine_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_engine,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_get", "engines.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.engines().get(engine_id)) }
}

/// Lists the nodes of an engine.
///
/// Hubs respond with 500 if there is no such engine.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `out`: freed with `gfxhub_node_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list_nodes(
    client: *const gfxhub_client,
    engine_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_node_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_list_nodes", "engines.list_nodes");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.engines().list_nodes(engine_id)
        })
    }
}

/// Reads one node.
///
/// Hubs respond with 500 if there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `out`: freed with `gfxhub_node_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_get_node(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_node,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_get_node", "engines.get_node");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().get_node(engine_id, node_path)
        })
    }
}

/// Lists the properties of a node with their current values.
///
/// Hubs respond with 500 if there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `out`: freed with `gfxhub_property_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list_properties(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_list_properties", "engines.list_properties");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().list_properties(engine_id, node_path)
        })
    }
}

/// Reads one property with its current value.
///
/// Hubs respond with 500 if there is no such engine, node or property.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
///   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
/// - `out`: freed with `gfxhub_property_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_get_property(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_get_property", "engines.get_property");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let property_path = input::text("propertyPath", property_path)?;
            hub.engines()
                .get_property(engine_id, node_path, property_path)
        })
    }
}

/// Sets a property at once, or moves it to the value over time, on air.
///
/// The response is the property with the value that the hub stored. Numbers in it may be
/// rounded to single precision (`gfxhub_value_approx_equal` allows for that). On an RE5
/// engine, a path that ends with the dotted path of a sub-field (`.w.z`) sets only that
/// sub-field.
///
/// Hubs respond with 500 if there is no such engine, node or property.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
///   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
/// - `body`: A new value for a property, set at once or reached by a move over time. See its
///   setters for units and ranges.
/// - `out`: freed with `gfxhub_property_free`.
///
/// A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
/// there is no complete response, unless a newer command through the same client may have
/// changed the property. A move is never resent, as that would restart it on air. If a newer
/// set of the same property was sent first, this one is not sent and fails as Superseded.
///
/// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_property(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    body: *const gfxhub_property_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_set_property", "engines.set_property");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let property_path = input::text("propertyPath", property_path)?;
            let body = input::required_handle("body", body)?;
            hub.engines()
                .set_property(engine_id, node_path, property_path, body)
        })
    }
}

/// Lists the functions of a node.
///
/// Hubs respond with 500 if there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `out`: freed with `gfxhub_function_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list_functions(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_function_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_list_functions", "engines.list_functions");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().list_functions(engine_id, node_path)
        })
    }
}

/// Reads one function with its parameters.
///
/// Hubs respond with 500 if there is no such engine, node or function.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `function_path`: Path of a function within its node. On an RE5 engine, this is the id of
///   the function.
/// - `out`: freed with `gfxhub_function_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_get_function(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    function_path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_function,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_get_function", "engines.get_function");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let function_path = input::text("functionPath", function_path)?;
            hub.engines()
                .get_function(engine_id, node_path, function_path)
        })
    }
}

/// Calls a function, which takes effect on air at once.
///
/// Hubs respond with 500 if there is no such engine, node or function.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
/// - `function_path`: Path of a function within its node. On an RE5 engine, this is the id of
///   the function.
/// - `body`: A call of a function. See its setters for units and ranges.
///
/// It is never resent, since a resend would repeat the effect on air.
///
/// `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_call_function(
    client: *const gfxhub_client,
    engine_id: i64,
    node_path: *const c_char,
    function_path: *const c_char,
    body: *const gfxhub_function_call,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_call_function", "engines.call_function");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let function_path = input::text("functionPath", function_path)?;
            let body = input::required_handle("body", body)?;
            hub.engines()
                .call_function(engine_id, node_path, function_path, body)
        })
    }
}

/// Lists the playout rundowns.
///
/// - `out`: freed with `gfxhub_playout_rundown_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/playout/rundowns`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_list_rundowns(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_rundown_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_list_rundowns", "playout.list_rundowns");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.playout().list_rundowns()) }
}

/// Creates a playout rundown.
///
/// - `body`: The name of a playout rundown. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It is never resent, since a resend would create a second object.
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
    let attempt = ExportCall::new("gfxhub_playout_create_rundown", "playout.create_rundown");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.playout().create_rundown(body)
        })
    }
}

/// Reads one playout rundown.
///
/// Hubs respond with 500 if there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
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
    let attempt = ExportCall::new("gfxhub_playout_get_rundown", "playout.get_rundown");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().get_rundown(rundown_id)
        })
    }
}

/// Deletes a playout rundown with its items.
///
/// Hubs respond with 404 if there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
///
/// It is resent only with the option `resend`: once, if there is no complete response; a
/// response of 404 then counts as success.
///
/// `DELETE /api/rest/v1/playout/rundowns/{rundownId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_delete_rundown(
    client: *const gfxhub_client,
    rundown_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_delete_rundown", "playout.delete_rundown");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            hub.playout().delete_rundown(rundown_id)
        })
    }
}

/// Renames a playout rundown.
///
/// Hubs respond with 404 if there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `body`: The name of a playout rundown. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_playout_rundown_free`.
///
/// It is never resent automatically. Before you call it again, read what the hub has stored.
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
    let attempt = ExportCall::new("gfxhub_playout_rename_rundown", "playout.rename_rundown");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.playout().rename_rundown(rundown_id, body)
        })
    }
}

/// Lists the items of a playout rundown in order.
///
/// Hubs respond with 500 if there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `out`: freed with `gfxhub_playout_item_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
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
    let attempt = ExportCall::new("gfxhub_playout_list_items", "playout.list_items");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().list_items(rundown_id)
        })
    }
}

/// Creates an item from a template. The response has no buttons; to get them, read the item.
///
/// Hubs respond with 404 if there is no such rundown.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `body`: A new item of a playout rundown. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It is never resent, since a resend would create a second object.
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
    let attempt = ExportCall::new("gfxhub_playout_create_item", "playout.create_item");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.playout().create_item(rundown_id, body)
        })
    }
}

/// Reads one item with its buttons. The hub sends a list with one element; an empty list is a
/// Decode error.
///
/// Hubs respond with 500 if there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
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
    let attempt = ExportCall::new("gfxhub_playout_get_item", "playout.get_item");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.playout().get_item(rundown_id, item_id)
        })
    }
}

/// Deletes an item.
///
/// Hubs respond with 404 if there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
///
/// It is resent only with the option `resend`: once, if there is no complete response; a
/// response of 404 then counts as success.
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
    let attempt = ExportCall::new("gfxhub_playout_delete_item", "playout.delete_item");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            hub.playout().delete_item(rundown_id, item_id)
        })
    }
}

/// Changes an item: its name, template, position, channels or data. Fields that are not given
/// stay unchanged. If data is given, it replaces all of the old data; `playout.update_fields`
/// changes only some fields. The response has no buttons, and on some hubs no data although
/// it was stored.
///
/// Hubs respond with 404 if there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `body`: Changes to an item of a playout rundown. What is not given stays unchanged; data
///   that is given replaces all of the old data. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// It is never resent automatically. Before you call it again, read what the hub has stored.
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
    let attempt = ExportCall::new("gfxhub_playout_update_item", "playout.update_item");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.playout().update_item(rundown_id, item_id, body)
        })
    }
}

/// Presses a button of an item. The effect is on air at once. Hubs accept the button's key or
/// its id.
///
/// Hubs respond with 404 if there is no such item.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `button_key`: Key of a button. Hubs accept the key or the id of the button.
///
/// It is never resent, since a resend would repeat the effect on air.
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
    let attempt = ExportCall::new("gfxhub_playout_trigger_button", "playout.trigger_button");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let button_key = input::text("buttonKey", button_key)?;
            hub.playout()
                .trigger_button(rundown_id, item_id, button_key)
        })
    }
}

/// Lists the templates from which items are created.
///
/// - `out`: freed with `gfxhub_template_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/playout/templates`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_list_templates(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_template_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_list_templates", "playout.list_templates");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.playout().list_templates()) }
}

/// Downloads an ExternalData field of a playout item. Method and response are not documented:
/// it is a POST unless another method is given, and the response is returned unchanged.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `external_data_field_key`: Key of an ExternalData field of a playout item.
/// - `method`: the HTTP method; NULL for POST.
/// - `out`: the response as received, freed with `gfxhub_response_free`.
///
/// It is never resent, since a resend would repeat the effect on air.
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
    let attempt = ExportCall::new(
        "gfxhub_playout_trigger_external_data",
        "playout.trigger_external_data",
    );
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Changes some fields of an item and keeps the others. The change is on air as soon as the
/// item is. Reads the item, puts the new values into its data, and sends all of the data as
/// `gfxhub_playout_update_item` does. A field that the item does not have is refused before
/// anything is changed.
///
/// A change by somebody else between the read and the update is lost. Returns the item with
/// its data, which is read again if the hub leaves it out of its response.
///
/// - `rundown_id`: Number of a playout rundown.
/// - `item_id`: Number of an item in a playout rundown.
/// - `body`: New values of some fields of an item. The other fields of the item stay
///   unchanged. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_playout_item_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_update_fields(
    client: *const gfxhub_client,
    rundown_id: i64,
    item_id: i64,
    body: *const gfxhub_fields_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_update_fields", "playout.update_fields");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.playout().update_fields(rundown_id, item_id, body)
        })
    }
}

/// Returns the fields that items of a template have, each with an example, in the order in
/// which the items show them. A hub lists its templates without their fields, so the call
/// reads the list of templates and the items of all playout rundowns: two requests, and one
/// for each rundown.
///
/// The list contains only fields that an item has; it is empty for a template that no item
/// uses. If no template has this name, the error is `ErrorKind::UnknownName`.
///
/// - `template_`: Name of a template, by which items refer to it.
/// - `out`: freed with `gfxhub_template_fields_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_template_fields(
    client: *const gfxhub_client,
    template_: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_template_fields,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_template_fields", "playout.template_fields");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let template_ = input::text("template", template_)?;
            Ok(hub
                .playout()
                .template_fields(template_)?
                .into_iter()
                .map(Into::into)
                .collect())
        })
    }
}

/// Lists the newsroom rundowns of all newsroom systems.
///
/// - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/newsroom/rundowns`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_list_rundowns(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_newsroom_rundown_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_list_rundowns", "newsroom.list_rundowns");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.newsroom().list_rundowns()) }
}

/// Lists the rundowns of one newsroom system.
///
/// Hubs respond with 500 if there is no such newsroom system.
///
/// - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
/// - `out`: freed with `gfxhub_newsroom_rundown_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
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
    let attempt = ExportCall::new(
        "gfxhub_newsroom_list_device_rundowns",
        "newsroom.list_device_rundowns",
    );
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            hub.newsroom().list_device_rundowns(ncs_id)
        })
    }
}

/// Reads one newsroom rundown with its items and their MOS objects.
///
/// Hubs respond with 500 if there is no such rundown.
///
/// - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
/// - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
///   but every response contains text.
/// - `out`: freed with `gfxhub_newsroom_rundown_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
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
    let attempt = ExportCall::new("gfxhub_newsroom_get_rundown", "newsroom.get_rundown");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            let ro_id = input::text("roID", ro_id)?;
            hub.newsroom().get_rundown(ncs_id, ro_id)
        })
    }
}

/// Changes a MOS object. If data is given, it replaces all of the old data;
/// `newsroom.update_fields` changes only some fields. Afterwards, `changed_by` names the REST
/// interface. The response has no buttons.
///
/// Hubs respond with 500 if there is no such MOS object.
///
/// - `obj_id`: Id of a MOS object.
/// - `body`: Changes to a MOS object. What is not given stays unchanged; data that is given
///   replaces all of the old data. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_mos_object_free`.
///
/// It is never resent automatically. Before you call it again, read what the hub has stored.
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
    let attempt = ExportCall::new(
        "gfxhub_newsroom_update_mos_object",
        "newsroom.update_mos_object",
    );
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let obj_id = input::text("objID", obj_id)?;
            let body = input::required_handle("body", body)?;
            hub.newsroom().update_mos_object(obj_id, body)
        })
    }
}

/// Presses a button of a MOS object. The effect is on air at once.
///
/// Hubs respond with 404 if there is no such item.
///
/// - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
/// - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
///   but every response contains text.
/// - `story_id`: Id of a story in a newsroom rundown. The specification declares an integer,
///   but every response contains text.
/// - `item_id`: Id of an item in a newsroom story.
/// - `button_key`: Key of a button. Hubs accept the key or the id of the button.
///
/// It is never resent, since a resend would repeat the effect on air.
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
    let attempt = ExportCall::new("gfxhub_newsroom_trigger_button", "newsroom.trigger_button");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Changes some fields of a MOS object and keeps the others. The change is on air as soon as
/// the object is. Reads the rundown that shows the object, puts the new values into the
/// object's data, and sends all of the data as `gfxhub_newsroom_update_mos_object` does. A
/// field that the object does not have is refused before anything is changed. So is an object
/// for which the items of the rundown contain different data.
///
/// A change by the newsroom between the read and the update is lost. The result has no
/// buttons.
///
/// - `ncs_id`: Device id of a newsroom system, as configured in the hub's MOS module.
/// - `ro_id`: Id of a rundown in its newsroom system. The specification declares an integer,
///   but every response contains text.
/// - `obj_id`: Id of a MOS object.
/// - `body`: New values of some fields of an item. The other fields of the item stay
///   unchanged. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_mos_object_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_update_fields(
    client: *const gfxhub_client,
    ncs_id: *const c_char,
    ro_id: *const c_char,
    obj_id: *const c_char,
    body: *const gfxhub_fields_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_mos_object,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_update_fields", "newsroom.update_fields");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let ncs_id = input::text("ncsID", ncs_id)?;
            let ro_id = input::text("roID", ro_id)?;
            let obj_id = input::text("objID", obj_id)?;
            let body = input::required_handle("body", body)?;
            hub.newsroom().update_fields(ncs_id, ro_id, obj_id, body)
        })
    }
}

/// Lists the graphs.
///
/// - `out`: freed with `gfxhub_graph_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/graphs`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_graph_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_graphs_list", "graphs.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.graphs().list()) }
}

/// Reads one graph with its content.
///
/// Hubs respond with 404 if there is no such graph.
///
/// - `graph_id`: Number of a graph (RE5).
/// - `out`: freed with `gfxhub_graph_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/graphs/{graphId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_get(
    client: *const gfxhub_client,
    graph_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_graph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_graphs_get", "graphs.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.graphs().get(graph_id)) }
}

/// Loads a graph into an engine, whose output changes at once. The engine then has the nodes
/// of the graph.
///
/// - `graph_id`: Number of a graph (RE5).
/// - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
///   ranges.
///
/// It is never resent, since a resend would repeat the effect on air.
///
/// `POST /api/rest/v1/graphs/{graphId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_load(
    client: *const gfxhub_client,
    graph_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_graphs_load", "graphs.load");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.graphs().load(graph_id, body)
        })
    }
}

/// Lists the rgraphs.
///
/// - `out`: freed with `gfxhub_rgraph_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/rgraphs`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_rgraph_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_rgraphs_list", "rgraphs.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.rgraphs().list()) }
}

/// Reads one rgraph with its content.
///
/// Hubs respond with 404 if there is no such rgraph.
///
/// - `rgraph_id`: Number of an rgraph (RE).
/// - `out`: freed with `gfxhub_rgraph_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/rgraphs/{rgraphId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_get(
    client: *const gfxhub_client,
    rgraph_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_rgraph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_rgraphs_get", "rgraphs.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.rgraphs().get(rgraph_id)) }
}

/// Loads an rgraph into an engine, whose output changes at once. The engine's `rgraph_id` is
/// then the id of the rgraph.
///
/// - `rgraph_id`: Number of an rgraph (RE).
/// - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
///   ranges.
///
/// It is never resent, since a resend would repeat the effect on air.
///
/// `POST /api/rest/v1/rgraphs/{rgraphId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_load(
    client: *const gfxhub_client,
    rgraph_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_rgraphs_load", "rgraphs.load");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.rgraphs().load(rgraph_id, body)
        })
    }
}

/// Lists the ustates.
///
/// - `out`: freed with `gfxhub_ustate_summary_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/ustates`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_ustate_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_ustates_list", "ustates.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.ustates().list()) }
}

/// Reads one ustate with its content.
///
/// Hubs respond with 404 if there is no such ustate.
///
/// - `ustate_id`: Number of a ustate (UE).
/// - `out`: freed with `gfxhub_ustate_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/ustates/{ustateId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_get(
    client: *const gfxhub_client,
    ustate_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_ustate,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_ustates_get", "ustates.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.ustates().get(ustate_id)) }
}

/// Loads a ustate into an engine, whose output changes at once. The engine's `ustate_id` is
/// then the id of the ustate.
///
/// - `ustate_id`: Number of a ustate (UE).
/// - `body`: The engine that loads a graph, rgraph or ustate. See its setters for units and
///   ranges.
///
/// It is never resent, since a resend would repeat the effect on air.
///
/// `POST /api/rest/v1/ustates/{ustateId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_load(
    client: *const gfxhub_client,
    ustate_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_ustates_load", "ustates.load");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.ustates().load(ustate_id, body)
        })
    }
}

/// Lists the projects.
///
/// - `out`: freed with `gfxhub_project_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/projects`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_projects_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_project_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_projects_list", "projects.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.projects().list()) }
}

/// Lists the launch configurations.
///
/// - `out`: freed with `gfxhub_launch_config_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/launcher`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_list", "launcher.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.launcher().list()) }
}

/// Reads one launch configuration.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `out`: freed with `gfxhub_launch_config_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_get(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_get", "launcher.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.launcher().get(launch_id)) }
}

/// Creates a launch configuration.
///
/// Hubs respond with 422 if the name or a renderer is invalid.
///
/// - `body`: A new launch configuration. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_launch_config_created_free`.
///
/// It is never resent, since a resend would create a second object.
///
/// `POST /api/rest/v1/launcher/create`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_create(
    client: *const gfxhub_client,
    body: *const gfxhub_launch_config_create,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config_created,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_create", "launcher.create");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.launcher().create(body)
        })
    }
}

/// Starts the renderers of a launch configuration on idle engines. The response is a status
/// word, usually `OK`; some hubs send an empty one. The engines take seconds to start.
///
/// Hubs respond with 404 if there is no such launch configuration, and if no engine is idle.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `out`: the response as text, freed with `gfxhub_string_free`.
///
/// It is never resent, since it starts, stops or retimes renderers.
///
/// `PUT /api/rest/v1/launcher/{launchId}/launch`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_launch(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_launch", "launcher.launch");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(hub.launcher().launch(launch_id)?))
        })
    }
}

/// Stops the renderers of a launch configuration, which are then off air.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
///
/// It is resent only with the option `resend`: once, if there is no complete response. A
/// resend that arrives late also stops what was launched in between.
///
/// `PUT /api/rest/v1/launcher/{launchId}/stop`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_stop(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_stop", "launcher.stop");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call(&target, error, |hub| hub.launcher().stop(launch_id)) }
}

/// Retimes a launch configuration. The specification does not say what that does.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
///
/// It is never resent, since it starts, stops or retimes renderers.
///
/// `PUT /api/rest/v1/launcher/{launchId}/retime`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_retime(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_retime", "launcher.retime");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call(&target, error, |hub| hub.launcher().retime(launch_id)) }
}

/// Lists the ids of the renderers of a launch configuration.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `out`: freed with `gfxhub_renderer_id_list_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}/renderer`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_list_renderers(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_renderer_id_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_list_renderers", "launcher.list_renderers");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.launcher().list_renderers(launch_id)
        })
    }
}

/// Reads one renderer.
///
/// Hubs respond with 404 if there is no such renderer.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: freed with `gfxhub_renderer_free`.
///
/// It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
/// resent, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_get_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_renderer,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_get_renderer", "launcher.get_renderer");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.launcher().get_renderer(launch_id, renderer_id)
        })
    }
}

/// Adds a renderer to a launch configuration. Returns the id of the renderer.
///
/// Hubs respond with 422 if a field is invalid.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `body`: A new renderer. All fields are optional. See its setters for units and ranges.
/// - `out`: the id of the new object.
///
/// It is never resent, since a resend would create a second object.
///
/// `POST /api/rest/v1/launcher/{launchId}/renderer/create`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_create_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    body: *const gfxhub_renderer_create,
    options: *const gfxhub_call_options,
    out: *mut i64,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new(
        "gfxhub_launcher_create_renderer",
        "launcher.create_renderer",
    );
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for_value(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            Ok(hub.launcher().create_renderer(launch_id, body)?.get())
        })
    }
}

/// Starts one renderer. The response is a status word; some hubs send an empty one.
///
/// Hubs respond with 404 if the launch configuration has no such renderer.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: the response as text, freed with `gfxhub_string_free`.
///
/// It is never resent, since it starts, stops or retimes renderers.
///
/// `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_start_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_start_renderer", "launcher.start_renderer");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(
                hub.launcher().start_renderer(launch_id, renderer_id)?,
            ))
        })
    }
}

/// Stops one renderer, which is then off air. The response is a status word; some hubs send
/// an empty one.
///
/// Hubs respond with 404 if the launch configuration has no such renderer.
///
/// - `launch_id`: Number of a launch configuration. This is not an engine id, although both
///   are small integers.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: the response as text, freed with `gfxhub_string_free`.
///
/// It is never resent, since it starts, stops or retimes renderers.
///
/// `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_stop_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launcher_stop_renderer", "launcher.stop_renderer");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(
                hub.launcher().stop_renderer(launch_id, renderer_id)?,
            ))
        })
    }
}

/// Finds what a path of names leads to, with every id that the calls by id need. Names are
/// exact, capitals included. A name that stands for several things is refused, and the error
/// lists all of them.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: freed with `gfxhub_address_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_find(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_address,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_find", "names.find");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            hub.names().find(path)
        })
    }
}

/// Lists what a pattern leads to: a path in which `*` stands for every name at its place. `*`
/// alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an engine,
/// `Studio A / Cyclorama / *` the properties and functions of a node.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: freed with `gfxhub_address_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_list(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_address_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_list", "names.list");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            hub.names().list(path)
        })
    }
}

/// Finds what the given paths lead to, or fails with everything that is missing. Call it
/// before a show: later calls of the same client by one of these paths act without looking
/// the path up again, until a load or another write through the client may have changed what
/// it leads to.
///
/// - `body`: Paths to find before a show begins, such as those of its buttons and properties.
///   See its setters for units and ranges.
/// - `out`: freed with `gfxhub_address_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_prepare(
    client: *const gfxhub_client,
    body: *const gfxhub_name_paths,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_address_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_prepare", "names.prepare");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.names().prepare(body)
        })
    }
}

/// Reads a property by its path.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: freed with `gfxhub_property_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_get(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_get", "names.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            hub.names().get(path)
        })
    }
}

/// Sets a property by its path, at once or over time. A move over time is never resent, as
/// that would restart the move on air.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: A new value for a property, at once or over time. See its setters for units and
///   ranges.
/// - `out`: freed with `gfxhub_property_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_set(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_set", "names.set");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.names().set(path, body)
        })
    }
}

/// Presses a button of a playout rundown, or of a newsroom rundown (`news:` before its name),
/// which takes effect on air at once. The button is looked up again first, unless its path
/// was prepared.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_press(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_press", "names.press");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let path = input::text("path", path)?;
            hub.names().press(path)
        })
    }
}

/// Calls a function of a node by its path, with parameters by their names. The function is
/// looked up again first, unless its path was prepared.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: Parameters of a function, by their names. See its setters for units and ranges.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_call(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_call,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_call", "names.call");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.names().call(path, body)
        })
    }
}

/// Loads a graph (`graph:News`), an rgraph (`rgraph:`) or a ustate (`ustate:`) by its name
/// into an engine, whose output changes at once. With a time to wait, the call returns when
/// the engine has loaded the state; the time limit of the call must be longer.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: The engine that loads a graph, an rgraph or a ustate. See its setters for units
///   and ranges.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_load(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_load,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_load", "names.load");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.names().load(path, body)
        })
    }
}

/// Takes a snapshot: reads the properties of engines, and returns them as a document to keep.
/// Nodes that cannot be read are listed in `missing`; the call fails if no node can be read,
/// or after 10 s without any answer. The values are not those of one moment: each engine has
/// the times between which it was read. A camera that stands still while it is read cannot be
/// recognised as moving, so name cameras in `protect`.
///
/// - `body`: The engines and properties of a snapshot, and the pace of its reads. See its
///   setters for units and ranges.
/// - `out`: freed with `gfxhub_snapshot_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_take(
    client: *const gfxhub_client,
    body: *const gfxhub_snapshot_taking,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_snapshot,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_take", "snapshots.take");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().take(body)
        })
    }
}

/// Compares two snapshots, or a snapshot and the hub now, and returns the differences.
/// Numbers that are equal in single precision do not count as different. An engine that only
/// one side has counts as one difference, and so does an engine that has no nodes on the
/// second side.
///
/// - `body`: Two snapshots, or a snapshot and the hub. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_difference_list_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_diff(
    client: *const gfxhub_client,
    body: *const gfxhub_snapshot_comparison,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_difference_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_diff", "snapshots.diff");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().diff(body)
        })
    }
}

/// Plans a recall: reads the hub, and returns what would be set, from which value to which,
/// and what is left alone and why. Sends only requests that read. An engine that has loaded
/// another state than that of the snapshot is refused as `ErrorKind::Conflict`.
///
/// - `body`: The properties to bring back from a snapshot, and the options of the recall. See
///   its setters for units and ranges.
/// - `out`: freed with `gfxhub_recall_plan_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_plan(
    client: *const gfxhub_client,
    body: *const gfxhub_recall_planning,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_recall_plan,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_plan", "snapshots.plan");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().plan(body)
        })
    }
}

/// Sets the values of a plan on air, waits until the moves have ended, reads the values again
/// and reports on each. Values that somebody else has changed since the plan are left alone.
/// A move is never sent twice. After an interruption, recall the same plan again: what is
/// done is not repeated.
///
/// All values are read before the first one is set. A change that somebody else makes to a
/// value between its read and its set is lost.
///
/// - `body`: A recall. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_recall_report_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_recall(
    client: *const gfxhub_client,
    body: *const gfxhub_recall_request,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_recall_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_recall", "snapshots.recall");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().recall(body)
        })
    }
}

/// Undoes a recall on air: brings back what it changed, and leaves alone what somebody else
/// has changed since. The values jump.
///
/// - `body`: An undo of a recall. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_recall_report_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_undo(
    client: *const gfxhub_client,
    body: *const gfxhub_undo_request,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_recall_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_undo", "snapshots.undo");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().undo(body)
        })
    }
}

/// Reads a hub and returns it as a show of the hub simulator, which then has the same ids,
/// names, paths and values: engines with nodes and functions, templates, rundowns, newsroom
/// rundowns, graphs, projects and launch configurations. It only reads: at most 4 requests in
/// flight and 50 a second, so a hub of 1,000 nodes takes at least 40 s. The values are not
/// those of one moment.
///
/// Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
/// listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any
/// answer.
///
/// - `body`: Options of a capture. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_capture_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshots_capture(
    client: *const gfxhub_client,
    body: *const gfxhub_capture_options,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_capture,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshots_capture", "snapshots.capture");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.snapshots().capture(body)
        })
    }
}

/// Gives a permit for the next call with the name in `permit`: for one act for which the
/// guard of this client demands a permit, or for one composed call as a whole. The permit
/// ends after 10 s unless another time is given. An act takes the permit when it is sent, and
/// gives it back if it ends with nothing sent. The call of `arm` itself sends nothing.
///
/// A client without a guard needs no permits, and ignores them. On a read-only client, this
/// call fails as NotArmed. A forked process does not inherit permits.
///
/// - `body`: The act that a permit is for. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_permit_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_guard_arm(
    client: *const gfxhub_client,
    body: *const gfxhub_arming,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_permit,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_guard_arm", "guard.arm");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.guard().arm(body)
        })
    }
}

/// Ends the permit with this number. An act that has already taken the permit continues, and
/// can no longer give it back. Does nothing if the permit was used or has expired. Sends
/// nothing.
///
/// - `permit_id`: Number of a permit.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_guard_disarm(
    client: *const gfxhub_client,
    permit_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_guard_disarm", "guard.disarm");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call(&target, error, |hub| hub.guard().disarm(permit_id)) }
}

/// Lists the permits that no act has taken yet, oldest first. Sends nothing.
///
/// - `out`: freed with `gfxhub_permit_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_guard_permits(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_permit_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_guard_permits", "guard.permits");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.guard().permits()) }
}

/// Returns the requests that a call by name would send, checked and with ids in place of
/// names. An operation has one request, and a batch has one for each item. None of them is
/// sent. A composed call that reads before it writes sends these reads, and the list ends
/// with its first write.
///
/// - `body`: A call by its name. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_request_preview_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_requests_preview(
    client: *const gfxhub_client,
    body: *const gfxhub_previewed_call,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_request_preview_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_requests_preview", "requests.preview");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.requests().preview(body)
        })
    }
}

/// Writes a note into the record of this client: what a person saw or did. Does nothing if
/// the client records nothing. Sends nothing.
///
/// - `body`: A note for the record. See its setters for units and ranges.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorder_note(
    client: *const gfxhub_client,
    body: *const gfxhub_log_note,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recorder_note", "recorder.note");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.recorder().note(body)
        })
    }
}

/// Returns the path of the file that is being written, and the number of lines that could not
/// be written. Sends nothing.
///
/// - `out`: freed with `gfxhub_log_status_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorder_status(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_log_status,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recorder_status", "recorder.status");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.recorder().status()) }
}

/// Reads records back. Each call is one entry, which also contains its end, and entries are
/// in the order in which they began. Files of several processes are merged by their times.
/// Incomplete lines, which are left behind by a crash of the process or the machine, are
/// skipped. Any client can read any file. Sends nothing.
///
/// - `body`: Files of a record. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_log_entry_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recorder_read(
    client: *const gfxhub_client,
    body: *const gfxhub_recorded_files,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_log_entry_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recorder_read", "recorder.read");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.recorder().read(body)
        })
    }
}

/// Sets a property of every member by its path, at once or over time. Each member returns its
/// own property, so the results do not agree if the ids of the properties differ.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: A new value for a property, at once or over time. See its setters for units and
///   ranges.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_set(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_update,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_set", "group.set");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.group().set(path, body)
        })
    }
}

/// Sets many properties of every member by their paths, in one batch for each member. All
/// paths of a member are found before anything is sent to it. The result of a member is a
/// list with an item for each path: its `address`, which is the path, and its `result` or its
/// `error`. An item that failed does not make the call fail. If nothing of its batch can be
/// sent, the member fails with the error of the first item.
///
/// - `body`: New values for properties of each member of a group. All of them jump, or all
///   move over the same time. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_set_many(
    client: *const gfxhub_client,
    body: *const gfxhub_named_sets,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_set_many", "group.set_many");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.group().set_many(body)
        })
    }
}

/// Reads a property of every member by its path. The report contains the errors of members
/// that cannot be read. The call fails only if no member can be read.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_get(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_get", "group.get");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            hub.group().get(path)
        })
    }
}

/// Presses a button of a rundown of every member, which takes effect on air at once. Each
/// member looks the button up anew before it is pressed. A group of engines refuses this
/// call, because the engines of a hub share its rundowns.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_press(
    client: *const gfxhub_client,
    path: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_press", "group.press");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            hub.group().press(path)
        })
    }
}

/// Calls a function of a node of every member by its path, with parameters by their names.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: Parameters of a function, by their names. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_call(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_call,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_call", "group.call");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.group().call(path, body)
        })
    }
}

/// Loads a graph, an rgraph or a ustate by its name into an engine of every member. The
/// output of the engine changes at once. A member that is an engine loads it into that
/// engine, whatever engine the argument names.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: The engine that loads a graph, an rgraph or a ustate. See its setters for units
///   and ranges.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_load(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_named_load,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_load", "group.load");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.group().load(path, body)
        })
    }
}

/// Makes a call, given by its name, for every member. The same ids are sent to every member,
/// so calls by paths of names are safer for several hubs. Calls that only read are made for
/// every member too. The time limits of the members' clients apply, so set a longer one for
/// this call if it may take minutes, as the calls of `snapshots` do.
///
/// - `body`: A call by its name, for each member of a group. See its setters for units and
///   ranges.
/// - `out`: freed with `gfxhub_group_report_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_invoke(
    client: *const gfxhub_client,
    body: *const gfxhub_member_call,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_invoke", "group.invoke");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.group().invoke(body)
        })
    }
}

/// Makes a call that only reads. It is made for the first member, and after a failure for the
/// next one, until one succeeds. Each member has its share of the time that is left. The
/// result names that member.
///
/// - `body`: A call by its name, for each member of a group. See its setters for units and
///   ranges.
/// - `out`: freed with `gfxhub_member_result_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_read(
    client: *const gfxhub_client,
    body: *const gfxhub_member_call,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_member_result,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_read", "group.read");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.group().read(body)
        })
    }
}

/// Takes a snapshot of every member, and compares each snapshot with that of the first
/// member, by names. To repair a member, plan and recall the first member's snapshot on it.
///
/// - `body`: The engines and properties of a snapshot, and the pace of its reads. See its
///   setters for units and ranges.
/// - `out`: freed with `gfxhub_member_comparison_list_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_compare(
    client: *const gfxhub_client,
    body: *const gfxhub_snapshot_taking,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_member_comparison_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_compare", "group.compare");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.group().compare(body)
        })
    }
}

/// Returns the state of every member, from its calls so far. Sends nothing.
///
/// - `out`: freed with `gfxhub_member_status_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_status(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_member_status_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_status", "group.status");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.group().status()) }
}

/// Waits until no call of a member is in progress, at most for the time limit of this call,
/// and returns the state of every member. Sends nothing. Call this before a program ends
/// right after a call of a group: calls of members that are still in progress end with the
/// process.
///
/// - `out`: freed with `gfxhub_member_status_list_free`.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_settle(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_member_status_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_settle", "group.settle");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.group().settle()) }
}

/// Takes a member out of the group, or puts it back. While the first member is out, the next
/// one is the main member. Sends nothing.
///
/// - `body`: A member to take out of a group, or to take back into it. See its setters for
///   units and ranges.
///
/// Each of its requests is resent like a call of its own. The time limit applies to the whole
/// call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_use_member(
    client: *const gfxhub_client,
    body: *const gfxhub_member_use,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_use_member", "group.use_member");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::required_handle("body", body)?;
            hub.group().use_member(body)
        })
    }
}

/// Waits until a thing meets a condition, and returns its state at that time. For example,
/// waits until a property has a value, an engine has an instance that is `Loaded`, or an item
/// is there. `path` is a path of names, or a topic of a watch such as `items:1`. Only reads,
/// up to four times a second, within the budget of the hub that the watches of the process
/// share.
///
/// The wait also goes on while the hub does not respond, or while the path leads nowhere.
/// When the time is over, the call fails with `Timeout`, and the error says what was seen
/// last. What came and went between two looks is not seen.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `body`: Condition and time limit of a wait. Without a value and without a status, the
///   condition is that something exists: the thing that the path leads to, or any element of
///   the list of the topic. See its setters for units and ranges.
/// - `out`: freed with `gfxhub_awaited_change_free`.
///
/// Each of its requests is resent like a call of its own, and has the client's time limit.
/// The whole call has a time limit only if its options set one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_changes_wait_for(
    client: *const gfxhub_client,
    path: *const c_char,
    body: *const gfxhub_wait_condition,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_awaited_change,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_changes_wait_for", "changes.wait_for");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let path = input::text("path", path)?;
            let body = input::required_handle("body", body)?;
            hub.changes().wait_for(path, body)
        })
    }
}
