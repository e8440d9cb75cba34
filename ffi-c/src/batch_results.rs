//! What batches give: for each item what a single call would have given, or its error.

use std::time::Duration;

use gfxhub_core::{BatchReport, NodePath, Property, PropertyAddress};

use crate::error::{ErrorDetails, gfxhub_error, microseconds};
use crate::r#gen::records::{gfxhub_property, gfxhub_property_list};
use crate::handle::{as_handle_or_null, free, handle, read};
use crate::nul_terminate::{NulTerminate, text};
use crate::str::gfxhub_str;

/// The results of a batch that gives a property for each item, in the order of the items. Freed with
/// `gfxhub_property_results_free`.
pub struct gfxhub_property_results {
    _opaque: [u8; 0],
}

/// The results of a batch that gives a list of properties for each node, in the order of the nodes.
/// Freed with `gfxhub_property_list_results_free`.
pub struct gfxhub_property_list_results {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_property_results => Results<PropertyAddress, Property>;
    gfxhub_property_list_results => Results<NodePath, Vec<Property>>;
}

/// A report of the core with its errors as C takes them.
pub(crate) struct Results<A, T> {
    items: Vec<(A, Result<T, ErrorDetails>)>,
    skew: Duration,
    elapsed: Duration,
    connections: usize,
}

impl<A, T> From<BatchReport<A, T>> for Results<A, T> {
    fn from(report: BatchReport<A, T>) -> Self {
        let (skew, elapsed, connections) = (report.skew(), report.elapsed(), report.connections());
        let items = report
            .into_iter()
            .map(|(address, result)| (address, result.map_err(ErrorDetails::from)));
        Self {
            items: items.collect(),
            skew,
            elapsed,
            connections,
        }
    }
}

impl<A: NulTerminate, T: NulTerminate> NulTerminate for Results<A, T> {
    fn terminate(&mut self) {
        for (address, result) in &mut self.items {
            address.terminate();
            if let Ok(result) = result {
                result.terminate();
            }
        }
    }
}

/// Its texts are the caller's own, and are not lent.
impl NulTerminate for PropertyAddress {
    fn terminate(&mut self) {}
}

impl<A, T> Results<A, T> {
    fn result(&self, index: usize) -> Option<&T> {
        self.items.get(index)?.1.as_ref().ok()
    }

    fn error(&self, index: usize) -> Option<&ErrorDetails> {
        self.items.get(index)?.1.as_ref().err()
    }

    fn failed(&self) -> usize {
        let failed = self.items.iter().filter(|(_, result)| result.is_err());
        failed.count()
    }
}

/// How many results there are: as many as items were given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_len(
    results: *const gfxhub_property_results,
) -> usize {
    let len = |results: &Results<_, _>| results.items.len();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_results_len", results, 0, len) }
}

/// How many items failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_failed_count(
    results: *const gfxhub_property_results,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_results_failed_count",
            results,
            0,
            Results::failed,
        )
    }
}

/// The property of an item, borrowed; NULL where the item failed, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_at(
    results: *const gfxhub_property_results,
    index: usize,
) -> *const gfxhub_property {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.result(index));
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_results_at", results, std::ptr::null(), at) }
}

/// Why an item failed, borrowed; NULL where it succeeded, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_error_at(
    results: *const gfxhub_property_results,
    index: usize,
) -> *const gfxhub_error {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.error(index));
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_results_error_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// The microseconds from the first byte that was sent to the last that was received: how far the
/// items may be apart on air.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_skew_us(
    results: *const gfxhub_property_results,
) -> u64 {
    let skew = |results: &Results<_, _>| microseconds(results.skew);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_results_skew_us", results, 0, skew) }
}

/// How long the batch took, in microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_elapsed_us(
    results: *const gfxhub_property_results,
) -> u64 {
    let elapsed = |results: &Results<_, _>| microseconds(results.elapsed);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_results_elapsed_us", results, 0, elapsed) }
}

/// The most connections that were in use at a time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_connections(
    results: *const gfxhub_property_results,
) -> usize {
    let connections = |results: &Results<_, _>| results.connections;
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_results_connections",
            results,
            0,
            connections,
        )
    }
}

/// Frees results, and what was borrowed from them. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_results_free(results: *mut gfxhub_property_results) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_property_results_free", results) }
}

/// How many results there are: as many as nodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_len(
    results: *const gfxhub_property_list_results,
) -> usize {
    let len = |results: &Results<_, _>| results.items.len();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_list_results_len", results, 0, len) }
}

/// How many nodes failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_failed_count(
    results: *const gfxhub_property_list_results,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_failed_count",
            results,
            0,
            Results::failed,
        )
    }
}

/// The path of a node, borrowed; empty beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_node_path_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> gfxhub_str {
    let at = |results: &'static Results<NodePath, _>| {
        let item = results.items.get(index);
        item.map_or(gfxhub_str::EMPTY, |(node, _)| text(node.as_str()))
    };
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_node_path_at",
            results,
            gfxhub_str::EMPTY,
            at,
        )
    }
}

/// The properties of a node, borrowed; NULL where the node failed, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> *const gfxhub_property_list {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.result(index));
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// Why a node failed, borrowed; NULL where it succeeded, and beyond the last one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_error_at(
    results: *const gfxhub_property_list_results,
    index: usize,
) -> *const gfxhub_error {
    let at = |results: &'static Results<_, _>| as_handle_or_null(results.error(index));
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_error_at",
            results,
            std::ptr::null(),
            at,
        )
    }
}

/// The microseconds from the first byte that was sent to the last that was received.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_skew_us(
    results: *const gfxhub_property_list_results,
) -> u64 {
    let skew = |results: &Results<_, _>| microseconds(results.skew);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_property_list_results_skew_us", results, 0, skew) }
}

/// How long the batch took, in microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_elapsed_us(
    results: *const gfxhub_property_list_results,
) -> u64 {
    let elapsed = |results: &Results<_, _>| microseconds(results.elapsed);
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_elapsed_us",
            results,
            0,
            elapsed,
        )
    }
}

/// The most connections that were in use at a time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_connections(
    results: *const gfxhub_property_list_results,
) -> usize {
    let connections = |results: &Results<_, _>| results.connections;
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_results_connections",
            results,
            0,
            connections,
        )
    }
}

/// Frees results, and what was borrowed from them. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_results_free(
    results: *mut gfxhub_property_list_results,
) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_property_list_results_free", results) }
}
