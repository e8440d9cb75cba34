//! Written by cargo xtask generate; do not edit. The record `Graph`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::handle::read;
use crate::input;
use crate::record::extra_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{Graph, Record};
use std::ffi::c_char;

/// A graph with its content.
///
/// One that was given out is freed with `gfxhub_graph_free`, one that is lent never.
pub struct gfxhub_graph {
    _opaque: [u8; 0],
}

handle! {
gfxhub_graph => Graph;
}

impl Terminate for Graph {
    fn terminate(&mut self) {
        self.name.terminate();
        self.content.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_id(record: *const gfxhub_graph) -> i64 {
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_graph_id", record, 0, |record| record.id.get()) }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_name(record: *const gfxhub_graph) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_graph_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Its content, as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_content(record: *const gfxhub_graph) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_graph_content",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.content),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_to_json(record: *const gfxhub_graph) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_graph_to_json", record, Graph::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_extra_json(
    record: *const gfxhub_graph,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_graph_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_graph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_graph_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Graph::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_clone(record: *const gfxhub_graph) -> *mut gfxhub_graph {
    make("gfxhub_graph_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_free(record: *mut gfxhub_graph) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_graph_free", record) }
}
