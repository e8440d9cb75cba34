//! Written by cargo xtask generate; do not edit. Composed calls, their items and their results.

use std::ffi::c_char;

use gfxhub_core::Error;

use crate::batch_options::gfxhub_batch_options;
use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::composed::{self, Results};
use crate::error::{gfxhub_error, microseconds};
use crate::r#gen::bodies::*;
use crate::r#gen::plain::*;
use crate::r#gen::records::*;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{as_handle_or_null, deref_handle, free, handle, read};
use crate::input;
use crate::str::{Terminated, gfxhub_str};
use crate::value::gfxhub_value;

/// A property and its new value.
///
/// Exactly one of `value`, `number` and `update` must be given; otherwise, the call is
/// refused. A pointer that is not given is NULL, and `has_number` is false if `number` is not
/// given.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_property_set {
    /// Number of the engine.
    pub engine_id: i64,
    /// Path of the node.
    pub node_path: *const c_char,
    /// Path of the property.
    pub property_path: *const c_char,
    /// The new value: a boolean, number, text, object or array. NaN, infinity and null are
    /// refused. NULL if another value is given.
    pub value: *const gfxhub_value,
    /// New value, set at once or eased. NULL if another value is given.
    pub update: *const gfxhub_property_update,
    /// The value, if it is a number.
    pub number: f64,
    /// True if `number` is given.
    pub has_number: bool,
}

impl gfxhub_property_set {
    /// Reads the item. `place` returns the name of a member for an error.
    ///
    /// # Safety
    /// The texts must meet the requirements of [`input::text`], and the handles those of [`deref_handle`].
    unsafe fn read(
        &self,
        place: impl Fn(&str) -> String,
    ) -> Result<gfxhub_core::PropertySet, Error> {
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            Ok(gfxhub_core::PropertySet {
                address: gfxhub_property_address {
                    engine_id: self.engine_id,
                    node_path: self.node_path,
                    property_path: self.property_path,
                }
                .read(&place)?,
                update: composed::body(
                    &place("body.Value"),
                    self.value,
                    self.has_number.then_some(self.number),
                    ("update", self.update),
                    gfxhub_core::PropertyUpdate::new,
                )?,
            })
        }
    }
}

/// A property, by its path of names, and its new value.
///
/// Exactly one of `value`, `number` and `update` must be given; otherwise, the call is
/// refused. A pointer that is not given is NULL, and `has_number` is false if `number` is not
/// given.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_named_set {
    /// Path of the property.
    pub path: *const c_char,
    /// The new value: a boolean, number, text, object or array. NaN, infinity and null are
    /// refused. NULL if another value is given.
    pub value: *const gfxhub_value,
    /// New value, set at once or over time. NULL if another value is given.
    pub update: *const gfxhub_named_update,
    /// The value, if it is a number.
    pub number: f64,
    /// True if `number` is given.
    pub has_number: bool,
}

impl gfxhub_named_set {
    /// Reads the item. `place` returns the name of a member for an error.
    ///
    /// # Safety
    /// The texts must meet the requirements of [`input::text`], and the handles those of [`deref_handle`].
    unsafe fn read(&self, place: impl Fn(&str) -> String) -> Result<gfxhub_core::NamedSet, Error> {
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            Ok(gfxhub_core::NamedSet {
                path: gfxhub_core::NamePath::from(input::text(&place("path"), self.path)?),
                update: composed::body(
                    &place("body.value"),
                    self.value,
                    self.has_number.then_some(self.number),
                    ("update", self.update),
                    gfxhub_core::NamedUpdate::new,
                )?,
            })
        }
    }
}

/// Sets many properties at once: each as `gfxhub_engines_set_property` does.
///
/// The sets are sent over up to `gfxhub_client_options_set_max_batch_connections`
/// connections. They are not a transaction: some may succeed and some fail, and nothing is
/// rolled back. On air the properties change one after the other. Sets of the same property
/// are sent in the order given, others in any order. An eased set is sent over a connection
/// of its own, up to 16 at a time, and never resent.
///
///     const gfxhub_property_set sets[] = {
///         {3, "Mixer_0", "Default//Opacity/0", NULL, NULL, 0.5, true},
///         {3, "Cyclorama", "Material//Softness/0", NULL, NULL, 0.5, true},
///     };
///     gfxhub_property_results *results = NULL;
///     gfxhub_engines_set_properties(hub, sets, 2, NULL, NULL, &results, &error);
///     for (size_t i = 0; i < gfxhub_property_results_len(results); i++) {
///         const gfxhub_error *failed = gfxhub_property_results_error_at(results, i);
///         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
///     }
///     gfxhub_property_results_free(results);
///
/// - `sets`, `count`: the sets, at most 65,536; if there are none, nothing is sent, and
///   `sets` may be NULL.
/// - `batch`: options of the batch, or NULL.
/// - `options`: options of the whole call, its time limit among them, or NULL.
/// - `out`: a result for each item, in their order, freed with
///   `gfxhub_property_results_free`.
///
/// The status is `GFXHUB_STATUS_OK` even if items failed: see
/// `gfxhub_property_results_error_at`. It is another one only if nothing was sent:
/// `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
/// `sets[3].body.Value` or the like, and `GFXHUB_STATUS_CLOSED`.
///
/// Each item is a call of `gfxhub_engines_set_property`. A jump (no Duration, no Delay, no
/// Interpolation other than Constant) is resent once if there is no complete response, unless
/// a newer command through the same client may have changed the property. A move is never
/// resent, as that would restart it on air. If a newer set of the same property was sent
/// first, this one is not sent and fails as Superseded.
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
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let items = composed::items("sets", sets, count, |at, item| {
                item.read(|member| format!("sets[{at}].{member}"))
            })?;
            let batch = deref_handle(batch).cloned().unwrap_or_default();
            let report = hub.engines().set_properties_with(&items, &batch)?;
            Ok(Results::new(report, drop))
        })
    }
}

/// Reads many properties at once: each as `gfxhub_engines_get_property` does.
///
/// The properties are read over up to `gfxhub_client_options_set_max_batch_connections`
/// connections, and not at the same moment.
///
///     const gfxhub_property_address addresses[] = {
///         {3, "Mixer_0", "Default//Opacity/0"},
///         {3, "Cyclorama", "Material//Softness/0"},
///     };
///     gfxhub_property_results *results = NULL;
///     gfxhub_engines_get_properties(hub, addresses, 2, NULL, NULL, &results, &error);
///     for (size_t i = 0; i < gfxhub_property_results_len(results); i++) {
///         const gfxhub_error *failed = gfxhub_property_results_error_at(results, i);
///         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
///     }
///     gfxhub_property_results_free(results);
///
/// - `addresses`, `count`: the properties, at most 65,536; if there are none, nothing is
///   sent, and `addresses` may be NULL.
/// - `batch`: options of the batch, or NULL.
/// - `options`: options of the whole call, its time limit among them, or NULL.
/// - `out`: a result for each item, in their order, freed with
///   `gfxhub_property_results_free`.
///
/// The status is `GFXHUB_STATUS_OK` even if items failed: see
/// `gfxhub_property_results_error_at`. It is another one only if nothing was sent:
/// `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
/// `addresses[3].nodePath` or the like, and `GFXHUB_STATUS_CLOSED`.
///
/// Each item is a call of `gfxhub_engines_get_property`. It changes nothing: without a
/// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
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
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let items = composed::items("addresses", addresses, count, |at, item| {
                item.read(|member| format!("addresses[{at}].{member}"))
            })?;
            let batch = deref_handle(batch).cloned().unwrap_or_default();
            let report = hub.engines().get_properties_with(&items, &batch)?;
            Ok(Results::new(report, drop))
        })
    }
}

/// Lists the properties of many nodes at once: each as `gfxhub_engines_list_properties` does.
///
/// The lists are read over up to `gfxhub_client_options_set_max_batch_connections`
/// connections, and not at the same moment. Without nodes, all nodes of the engine are used.
/// They are listed first, which can fail as `gfxhub_engines_list_nodes` does.
///
///     const char *node_paths[] = {
///         "Mixer_0",
///         "Cyclorama",
///     };
///     gfxhub_property_list_results *results = NULL;
///     gfxhub_engines_list_properties_of(hub, 3, node_paths, 2, NULL, NULL, &results, &error);
///     for (size_t i = 0; i < gfxhub_property_list_results_len(results); i++) {
///         const gfxhub_error *failed = gfxhub_property_list_results_error_at(results, i);
///         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
///     }
///     gfxhub_property_list_results_free(results);
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_paths`, `count`: paths of nodes, at most 65,536; if there are none, all nodes of
///   the engine, and `node_paths` may be NULL.
/// - `batch`: options of the batch, or NULL.
/// - `options`: options of the whole call, its time limit among them, or NULL.
/// - `out`: a result for each item, in their order, freed with
///   `gfxhub_property_list_results_free`.
///
/// The status is `GFXHUB_STATUS_OK` even if items failed: see
/// `gfxhub_property_list_results_error_at`. It is another one only if nothing was sent:
/// `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument `nodes[3]` or
/// the like, and `GFXHUB_STATUS_CLOSED`.
///
/// Each item is a call of `gfxhub_engines_list_properties`. It changes nothing: without a
/// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
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
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let items = composed::items("nodes", node_paths, count, |at, item| {
                let text = input::text(&format!("nodes[{at}]"), *item)?;
                Ok(gfxhub_core::NodePath::from(text))
            })?;
            let batch = deref_handle(batch).cloned().unwrap_or_default();
            let report = hub
                .engines()
                .list_properties_of_with(engine_id, &items, &batch)?;
            Ok(Results::new(report, |id| Terminated::of(id.0)))
        })
    }
}

/// Sets many properties by their paths, each as `gfxhub_names_set` does, but in one batch.
///
/// All paths are found before anything is sent: if some are missing or ambiguous, one error
/// lists all of them, and nothing is set. The requests are then sent as those of
/// `gfxhub_engines_set_properties` are. An item that fails is not sent again; its error says
/// if its path leads to another id now.
///
///     const gfxhub_named_set sets[] = {
///         {"Studio A / Mixer_0 / Opacity", NULL, NULL, 0.5, true},
///         {"Studio A / Cyclorama / Softness", NULL, NULL, 0.5, true},
///     };
///     gfxhub_property_by_path_results *results = NULL;
///     gfxhub_names_set_many(hub, sets, 2, NULL, NULL, &results, &error);
///     for (size_t i = 0; i < gfxhub_property_by_path_results_len(results); i++) {
///         const gfxhub_error *failed = gfxhub_property_by_path_results_error_at(results, i);
///         if (failed != NULL) printf("%s\n", gfxhub_error_message(failed).data);
///     }
///     gfxhub_property_by_path_results_free(results);
///
/// - `sets`, `count`: the paths with their values, at most 65,536; if there are none, nothing
///   is sent, and `sets` may be NULL.
/// - `batch`: options of the batch, or NULL.
/// - `options`: options of the whole call, its time limit among them, or NULL.
/// - `out`: a result for each item, in their order, freed with
///   `gfxhub_property_by_path_results_free`.
///
/// The status is `GFXHUB_STATUS_OK` even if items failed: see
/// `gfxhub_property_by_path_results_error_at`. It is another one only if nothing was sent:
/// `GFXHUB_STATUS_INVALID` for an item that must not be sent, with the argument
/// `sets[3].body.value` or the like, and `GFXHUB_STATUS_CLOSED`.
///
/// Each item is a call of `gfxhub_engines_set_property`. A jump (no Duration, no Delay, no
/// Interpolation other than Constant) is resent once if there is no complete response, unless
/// a newer command through the same client may have changed the property. A move is never
/// resent, as that would restart it on air. If a newer set of the same property was sent
/// first, this one is not sent and fails as Superseded.
///
/// Hub path of each: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_names_set_many(
    client: *const gfxhub_client,
    sets: *const gfxhub_named_set,
    count: usize,
    batch: *const gfxhub_batch_options,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_property_by_path_results,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_names_set_many", "names.set_many");
    let target = CallTarget { client, options };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let items = composed::items("sets", sets, count, |at, item| {
                item.read(|member| format!("sets[{at}].{member}"))
            })?;
            let batch = deref_handle(batch).cloned().unwrap_or_default();
            let report = hub.names().set_many_with(&items, &batch)?;
            Ok(Results::new(report, |id| Terminated::of(id.0)))
        })
    }
}

/// Results of a composed call: a `gfxhub_property` for each item, in the order of the items.
/// Freed with `gfxhub_property_results_free`.
pub struct gfxhub_property_results {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_property_results => Results<
        (),
        gfxhub_core::Property,
    >;
}

/// Number of results: one for each item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_len(
    results: *const gfxhub_property_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_results_len", results, 0, Results::len) }
}

/// Number of items that failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_failed_count(
    results: *const gfxhub_property_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_results_failed_count",
            results,
            0,
            Results::failed,
        )
    }
}

/// Result of an item, borrowed; NULL if the item failed, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_at(
    results: *const gfxhub_property_results,
    index: usize,
) -> *const gfxhub_property {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.result(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_results_at", results, std::ptr::null(), at) }
}

/// Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_error_at(
    results: *const gfxhub_property_results,
    index: usize,
) -> *const gfxhub_error {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.error(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_results_error_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Time from the first byte sent to the last byte received. On air, the effects of two items
/// may be that far apart. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_skew_us(
    results: *const gfxhub_property_results,
) -> u64 {
    let skew = |results: &Results<_, _>| microseconds(results.figures.skew);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_results_skew_us", results, 0, skew) }
}

/// Duration of the call. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_elapsed_us(
    results: *const gfxhub_property_results,
) -> u64 {
    let elapsed = |results: &Results<_, _>| microseconds(results.figures.elapsed);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_results_elapsed_us", results, 0, elapsed) }
}

/// Highest number of connections in use at a time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_connections(
    results: *const gfxhub_property_results,
) -> usize {
    let connections = |results: &Results<_, _>| {
        usize::try_from(results.figures.connections).unwrap_or(usize::MAX)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_results_connections",
            results,
            0,
            connections,
        )
    }
}

/// Frees results, and what was borrowed from them. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_free(results: *mut gfxhub_property_results) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_results_free", results) }
}

/// Results of a composed call: a `gfxhub_property_list` for each item, in the order of the
/// items. Freed with `gfxhub_property_list_results_free`.
pub struct gfxhub_property_list_results {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_property_list_results => Results<
        Terminated,
        Vec<gfxhub_core::Property>,
    >;
}

/// Number of results: one for each item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_len(
    results: *const gfxhub_property_list_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_list_results_len", results, 0, Results::len) }
}

/// Number of items that failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_failed_count(
    results: *const gfxhub_property_list_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_failed_count",
            results,
            0,
            Results::failed,
        )
    }
}

/// Path of a node within its engine. On an RE5 engine, this is the id of the node. The path
/// may contain slashes, spaces and dots. Borrowed; empty beyond the last item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_node_path_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> gfxhub_str {
    let at = |results: &'static Results<Terminated, _>| {
        let address = results.address(index);
        address.map_or(gfxhub_str::EMPTY, Terminated::as_handle)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_node_path_at",
            results,
            gfxhub_str::EMPTY,
            at,
        )
    }
}

/// Result of an item, borrowed; NULL if the item failed, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> *const gfxhub_property_list {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.result(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_error_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> *const gfxhub_error {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.error(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_error_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Time from the first byte sent to the last byte received. On air, the effects of two items
/// may be that far apart. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_skew_us(
    results: *const gfxhub_property_list_results,
) -> u64 {
    let skew = |results: &Results<_, _>| microseconds(results.figures.skew);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_list_results_skew_us", results, 0, skew) }
}

/// Duration of the call. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_elapsed_us(
    results: *const gfxhub_property_list_results,
) -> u64 {
    let elapsed = |results: &Results<_, _>| microseconds(results.figures.elapsed);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_elapsed_us",
            results,
            0,
            elapsed,
        )
    }
}

/// Highest number of connections in use at a time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_connections(
    results: *const gfxhub_property_list_results,
) -> usize {
    let connections = |results: &Results<_, _>| {
        usize::try_from(results.figures.connections).unwrap_or(usize::MAX)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_results_connections",
            results,
            0,
            connections,
        )
    }
}

/// Frees results, and what was borrowed from them. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_free(
    results: *mut gfxhub_property_list_results,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_list_results_free", results) }
}

/// Results of a composed call: a `gfxhub_property` for each item, in the order of the items.
/// Freed with `gfxhub_property_by_path_results_free`.
pub struct gfxhub_property_by_path_results {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_property_by_path_results => Results<
        Terminated,
        gfxhub_core::Property,
    >;
}

/// Number of results: one for each item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_len(
    results: *const gfxhub_property_by_path_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_len",
            results,
            0,
            Results::len,
        )
    }
}

/// Number of items that failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_failed_count(
    results: *const gfxhub_property_by_path_results,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_failed_count",
            results,
            0,
            Results::failed,
        )
    }
}

/// Path of names, from the outermost to the innermost, separated by ` / `: `Studio A /
/// Cyclorama / Softness`. Borrowed; empty beyond the last item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_path_at(
    results: *const gfxhub_property_by_path_results,
    index: usize,
) -> gfxhub_str {
    let at = |results: &'static Results<Terminated, _>| {
        let address = results.address(index);
        address.map_or(gfxhub_str::EMPTY, Terminated::as_handle)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_path_at",
            results,
            gfxhub_str::EMPTY,
            at,
        )
    }
}

/// Result of an item, borrowed; NULL if the item failed, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_at(
    results: *const gfxhub_property_by_path_results,
    index: usize,
) -> *const gfxhub_property {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.result(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Error of an item, borrowed; NULL if it succeeded, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_error_at(
    results: *const gfxhub_property_by_path_results,
    index: usize,
) -> *const gfxhub_error {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.error(index));
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_error_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Time from the first byte sent to the last byte received. On air, the effects of two items
/// may be that far apart. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_skew_us(
    results: *const gfxhub_property_by_path_results,
) -> u64 {
    let skew = |results: &Results<_, _>| microseconds(results.figures.skew);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_property_by_path_results_skew_us", results, 0, skew) }
}

/// Duration of the call. In microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_elapsed_us(
    results: *const gfxhub_property_by_path_results,
) -> u64 {
    let elapsed = |results: &Results<_, _>| microseconds(results.figures.elapsed);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_elapsed_us",
            results,
            0,
            elapsed,
        )
    }
}

/// Highest number of connections in use at a time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_connections(
    results: *const gfxhub_property_by_path_results,
) -> usize {
    let connections = |results: &Results<_, _>| {
        usize::try_from(results.figures.connections).unwrap_or(usize::MAX)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_by_path_results_connections",
            results,
            0,
            connections,
        )
    }
}

/// Frees results, and what was borrowed from them. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_by_path_results_free(
    results: *mut gfxhub_property_by_path_results,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_by_path_results_free", results) }
}
