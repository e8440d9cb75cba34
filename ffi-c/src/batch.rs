//! Batches: many sets or reads of properties in one call, over several connections.

use std::ffi::c_char;

use gfxhub_core::{BatchOptions, Client, Error, NodePath, PropertySet, PropertyUpdate};

use crate::batch_options::gfxhub_batch_options;
use crate::batch_results::{gfxhub_property_list_results, gfxhub_property_results};
use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::gfxhub_property_update;
use crate::r#gen::plain::gfxhub_property_address;
use crate::r#gen::status::gfxhub_status;
use crate::handle::deref_handle;
use crate::input;
use crate::value::gfxhub_value;

/// A property, and what it is to be set to: `value` or `number` at once, or `update`, which also says
/// how it gets there. The others are NULL, and false: where none or more than one is given, the batch
/// is refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_property_set {
    /// The number of the engine.
    pub engine_id: i64,
    /// The path of the node.
    pub node_path: *const c_char,
    /// The path of the property.
    pub property_path: *const c_char,
    /// The new value, at once.
    pub value: *const gfxhub_value,
    /// The new value and how it gets there.
    pub update: *const gfxhub_property_update,
    /// The new value where it is a number, at once.
    pub number: f64,
    /// Whether it is `number`.
    pub has_number: bool,
}

/// Sets many properties at once: each as `gfxhub_engines_set_property` does, over up to as many
/// connections as the client's `max_batch_connections` says.
///
///     gfxhub_property_set sets[2] = {
///         {3, "Mixer_0", "Default//Opacity/0", NULL, NULL, 0.5, true},
///         {3, "Cyclorama", "Material//Softness/0", NULL, NULL, 0.25, true},
///     };
///     gfxhub_property_results *results = NULL;
///     gfxhub_engines_set_properties(hub, sets, 2, NULL, NULL, &results, &error);
///     for (size_t i = 0; i < gfxhub_property_results_len(results); i++) {
///         const gfxhub_error *failed = gfxhub_property_results_error_at(results, i);
///         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
///     }
///     gfxhub_property_results_free(results);
///
/// - `sets`, `count`: the sets, 65,536 at most; with 0 of them nothing is sent, and `sets` may be NULL.
/// - `batch`: how the batch is made, or NULL.
/// - `options`: a time limit of the whole batch, and a way to cancel it, or NULL.
/// - `out`: a result for each set, in the order given, freed with `gfxhub_property_results_free`.
///
/// It is no transaction: some may succeed and some fail, and the status is `GFXHUB_STATUS_OK` then
/// too; `gfxhub_property_results_error_at` tells. Sets of the same property are sent in the order
/// given, others in any. A set that is eased is sent over a connection and on a thread of its own, up
/// to 16 at a time, and is never sent again; others are as in `gfxhub_engines_set_property`.
///
/// It fails only where nothing was sent: `GFXHUB_STATUS_INVALID` for a set that cannot be sent, with
/// the argument `sets[3].body.Duration` or the like, and `GFXHUB_STATUS_CLOSED`.
///
/// Hub path of each: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_set_properties(
    client: *const gfxhub_client,
    sets: *const gfxhub_property_set,
    count: usize,
    batch: *const gfxhub_batch_options,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property_results,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_set_properties", "engines.set_properties");
    let call = |hub: &Client| {
        // SAFETY: the header's rules.
        let (sets, batch) = unsafe {
            let given = items("sets", sets, count)?.iter().enumerate();
            let sets: Result<Vec<_>, _> = given.map(|(at, given)| set_of(at, given)).collect();
            (sets?, batch_options(batch))
        };
        let report = hub.engines().set_properties_with(&sets, &batch)?;
        Ok(report.into())
    };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&CallTarget { client, options }, out, error, call) }
}

/// Reads many properties at once: each as `gfxhub_engines_get_property` does, over up to as many
/// connections as the client's `max_batch_connections` says.
///
/// - `addresses`, `count`: the properties, 65,536 at most; with 0 of them nothing is sent, and
///   `addresses` may be NULL.
/// - `batch`: how the batch is made, or NULL.
/// - `options`: a time limit of the whole batch, and a way to cancel it, or NULL.
/// - `out`: a result for each, in the order given, freed with `gfxhub_property_results_free`.
///
/// A property that cannot be read has an error among the results. It fails only where nothing was
/// sent: `GFXHUB_STATUS_INVALID` for a path that cannot be sent, and `GFXHUB_STATUS_CLOSED`. Each
/// is resent as a read is.
///
/// Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_get_properties(
    client: *const gfxhub_client,
    addresses: *const gfxhub_property_address,
    count: usize,
    batch: *const gfxhub_batch_options,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property_results,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engines_get_properties", "engines.get_properties");
    let call = |hub: &Client| {
        // SAFETY: the header's rules.
        let (addresses, batch) = unsafe {
            let given = items("addresses", addresses, count)?.iter().enumerate();
            let addresses: Result<Vec<_>, _> = given
                .map(|(at, given)| given.read(|member| format!("addresses[{at}].{member}")))
                .collect();
            (addresses?, batch_options(batch))
        };
        let report = hub.engines().get_properties_with(&addresses, &batch)?;
        Ok(report.into())
    };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&CallTarget { client, options }, out, error, call) }
}

/// Lists the properties of many nodes of an engine at once: each as
/// `gfxhub_engines_list_properties` does, over up to as many connections as the client's
/// `max_batch_connections` says.
///
/// - `engine_id`: the number of the engine.
/// - `node_paths`, `count`: the paths of the nodes, 65,536 at most; with 0 of them all nodes that the
///   engine has, which are listed first, and `node_paths` may be NULL.
/// - `batch`: how the batch is made, or NULL.
/// - `options`: a time limit of the whole batch, and a way to cancel it, or NULL.
/// - `out`: a result for each node, in the order given, freed with
///   `gfxhub_property_list_results_free`.
///
/// A node that cannot be read has an error among the results. It fails only where nothing was
/// tried: `GFXHUB_STATUS_INVALID` for a path that cannot be sent, `GFXHUB_STATUS_CLOSED`, and without
/// nodes whatever `gfxhub_engines_list_nodes` fails with. Each is resent as a read is.
///
/// Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engines_list_properties_of(
    client: *const gfxhub_client,
    engine_id: i64,
    node_paths: *const *const c_char,
    count: usize,
    batch: *const gfxhub_batch_options,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property_list_results,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new(
        "gfxhub_engines_list_properties_of",
        "engines.list_properties_of",
    );
    let call = |hub: &Client| {
        // SAFETY: the header's rules.
        let (nodes, batch) = unsafe {
            let given = items("nodes", node_paths, count)?.iter().enumerate();
            let nodes: Result<Vec<_>, Error> = given
                .map(|(at, path)| Ok(NodePath::from(input::text(&format!("nodes[{at}]"), *path)?)))
                .collect();
            (nodes?, batch_options(batch))
        };
        let engines = hub.engines();
        let report = engines.list_properties_of_with(engine_id, &nodes, &batch)?;
        Ok(report.into())
    };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&CallTarget { client, options }, out, error, call) }
}

/// The items of a batch; without any the pointer may be NULL.
///
/// # Safety
/// As [`input::slice_of`].
unsafe fn items<'a, T>(argument: &str, items: *const T, count: usize) -> Result<&'a [T], Error> {
    if count == 0 {
        return Ok(&[]);
    }
    // SAFETY: the caller's promise.
    unsafe { input::slice_of(items, count) }.ok_or_else(|| input::refused(argument, "it is NULL"))
}

/// # Safety
/// As [`deref_handle`].
unsafe fn batch_options(options: *const gfxhub_batch_options) -> BatchOptions {
    // SAFETY: the caller's promise.
    unsafe { deref_handle(options) }
        .cloned()
        .unwrap_or_default()
}

/// # Safety
/// The texts and handles are as the header demands.
unsafe fn set_of(at: usize, given: &gfxhub_property_set) -> Result<PropertySet, Error> {
    let place = |argument: &str| format!("sets[{at}].{argument}");
    let address = gfxhub_property_address {
        engine_id: given.engine_id,
        node_path: given.node_path,
        property_path: given.property_path,
    };
    // SAFETY: the caller's promise.
    let (address, value, update) = unsafe {
        (
            address.read(place)?,
            deref_handle(given.value),
            deref_handle(given.update),
        )
    };
    let refused = |detail| Err(input::refused(&place("body.Value"), detail));
    let update = match (value, update, given.has_number) {
        (Some(value), None, false) => PropertyUpdate::new(value.clone()),
        (None, Some(update), false) => update.clone(),
        (None, None, true) => PropertyUpdate::new(given.number),
        (None, None, false) => return refused("there is no value, update or number"),
        _ => return refused("there is more than one of value, update and number"),
    };
    Ok(PropertySet { address, update })
}
