//! Written by cargo xtask generate; do not edit. The record `GraphSummary`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::lend_maybe;
use crate::handle::make;
use crate::handle::read;
use crate::input;
use crate::record::extra_json;
use crate::record::list_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{GraphSummary, Record};
use std::ffi::c_char;

/// A graph, as listed.
///
/// One that was given out is freed with `gfxhub_graph_summary_free`, one that is lent never.
pub struct gfxhub_graph_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_graph_summary`. Freed with `gfxhub_graph_summary_list_free`.
pub struct gfxhub_graph_summary_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_graph_summary => GraphSummary;
gfxhub_graph_summary_list => Vec<GraphSummary>;
}

impl Terminate for GraphSummary {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_id(record: *const gfxhub_graph_summary) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_graph_summary_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_name(
    record: *const gfxhub_graph_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_graph_summary_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_to_json(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_graph_summary_to_json",
            record,
            GraphSummary::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_extra_json(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_graph_summary_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_graph_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_graph_summary_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = GraphSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_clone(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_graph_summary {
    make("gfxhub_graph_summary_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_free(record: *mut gfxhub_graph_summary) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_graph_summary_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_len(
    list: *const gfxhub_graph_summary_list,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_graph_summary_list_len",
            list,
            0,
            |list: &Vec<GraphSummary>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_at(
    list: *const gfxhub_graph_summary_list,
    index: usize,
) -> *const gfxhub_graph_summary {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_graph_summary_list_at",
            list,
            std::ptr::null(),
            |list| lend_maybe(list.get(index)),
        )
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_to_json(
    list: *const gfxhub_graph_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string("gfxhub_graph_summary_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_free(list: *mut gfxhub_graph_summary_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_graph_summary_list_free", list) }
}
