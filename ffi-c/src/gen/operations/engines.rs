//! Written by cargo xtask generate; do not edit. The operations of `engines`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::function_call::gfxhub_function_call;
use crate::r#gen::bodies::property_update::gfxhub_property_update;
use crate::r#gen::records::engine::gfxhub_engine;
use crate::r#gen::records::engine::gfxhub_engine_list;
use crate::r#gen::records::function::gfxhub_function;
use crate::r#gen::records::function_summary::gfxhub_function_summary_list;
use crate::r#gen::records::node::gfxhub_node;
use crate::r#gen::records::node::gfxhub_node_list;
use crate::r#gen::records::property::gfxhub_property;
use crate::r#gen::records::property::gfxhub_property_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use std::ffi::c_char;

/// Lists the engines with their instances.
///
/// - `out`: freed with `gfxhub_engine_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/engines`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_engine_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_engines_list", "engines.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.engines().list()) }
}

/// Reads one engine.
///
/// Hubs answer 500 where there is no such engine.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `out`: freed with `gfxhub_engine_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_get", "engines.get");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.engines().get(engine_id)) }
}

/// Lists the nodes of an engine.
///
/// Hubs answer 500 where there is no such engine.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `out`: freed with `gfxhub_node_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_list_nodes", "engines.list_nodes");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.engines().list_nodes(engine_id)
        })
    }
}

/// Reads one node.
///
/// Hubs answer 500 where there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `out`: freed with `gfxhub_node_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_get_node", "engines.get_node");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().get_node(engine_id, node_path)
        })
    }
}

/// Lists the properties of a node with what they hold now.
///
/// Hubs answer 500 where there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `out`: freed with `gfxhub_property_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_list_properties", "engines.list_properties");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().list_properties(engine_id, node_path)
        })
    }
}

/// Reads one property with what it holds now.
///
/// Hubs answer 500 where there is no such engine, node or property.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `property_path`: Path of a property within its node; the pin's id on an RE5 engine. A
///   dotted suffix addresses a sub-field there (`.w.z`).
/// - `out`: freed with `gfxhub_property_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_get_property", "engines.get_property");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let property_path = input::text("propertyPath", property_path)?;
            hub.engines()
                .get_property(engine_id, node_path, property_path)
        })
    }
}

/// Sets a property: on air at once, or as a move over time.
///
/// The answer is the property with the value that the hub stored; numbers in it may be
/// rounded to single precision (`gfxhub_value_approx_equal` allows for that). On an RE5
/// engine a sub-field is set by its dotted path behind the property's (`.w.z`).
///
/// Hubs answer 500 where there is no such engine, node or property.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `property_path`: Path of a property within its node; the pin's id on an RE5 engine. A
///   dotted suffix addresses a sub-field there (`.w.z`).
/// - `body`: A new value for a property, at once or over time. Its setters say units and
///   ranges.
/// - `out`: freed with `gfxhub_property_free`.
///
/// Without Duration, Delay and any Interpolation but Constant it is sent once more where no
/// whole answer comes, unless a newer command through the same client may have changed the
/// property; over time it is not, as that would restart the move on air. Where a newer set of
/// the same property went out first, it is not sent and fails as Superseded.
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
    let attempt = Attempt::new("gfxhub_engines_set_property", "engines.set_property");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let property_path = input::text("propertyPath", property_path)?;
            let body = input::given("body", body)?;
            hub.engines()
                .set_property(engine_id, node_path, property_path, body)
        })
    }
}

/// Lists the functions of a node.
///
/// Hubs answer 500 where there is no such engine or node.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `out`: freed with `gfxhub_function_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_list_functions", "engines.list_functions");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            hub.engines().list_functions(engine_id, node_path)
        })
    }
}

/// Reads one function with its parameters.
///
/// Hubs answer 500 where there is no such engine, node or function.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `function_path`: Path of a function within its node; the function's id on an RE5 engine.
/// - `out`: freed with `gfxhub_function_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
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
    let attempt = Attempt::new("gfxhub_engines_get_function", "engines.get_function");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let function_path = input::text("functionPath", function_path)?;
            hub.engines()
                .get_function(engine_id, node_path, function_path)
        })
    }
}

/// Calls a function: on air at once.
///
/// Hubs answer 500 where there is no such engine, node or function.
///
/// - `engine_id`: Number of a render engine. Not a launch id: the two look alike.
/// - `node_path`: Path of a node within its engine; the node's id on an RE5 engine. May hold
///   slashes, spaces and dots.
/// - `function_path`: Path of a function within its node; the function's id on an RE5 engine.
/// - `body`: A call of a function. Its setters say units and ranges.
///
/// It is never sent again: it would happen on air a second time.
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
    let attempt = Attempt::new("gfxhub_engines_call_function", "engines.call_function");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let node_path = input::text("nodePath", node_path)?;
            let function_path = input::text("functionPath", function_path)?;
            let body = input::given("body", body)?;
            hub.engines()
                .call_function(engine_id, node_path, function_path, body)
        })
    }
}
