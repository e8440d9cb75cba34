//! Written by cargo xtask generate; do not edit. The record `Rgraph`.

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
use gfxhub_core::{Record, Rgraph};
use std::ffi::c_char;

/// An rgraph with its content.
///
/// One that was given out is freed with `gfxhub_rgraph_free`, one that is lent never.
pub struct gfxhub_rgraph {
    _opaque: [u8; 0],
}

handle! {
gfxhub_rgraph => Rgraph;
}

impl Terminate for Rgraph {
    fn terminate(&mut self) {
        self.name.terminate();
        self.xml_content.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_id(record: *const gfxhub_rgraph) -> i64 {
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_rgraph_id", record, 0, |record| record.id.get()) }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_name(record: *const gfxhub_rgraph) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_rgraph_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Its content, XML as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_xml_content(record: *const gfxhub_rgraph) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_rgraph_xml_content",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.xml_content),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_to_json(record: *const gfxhub_rgraph) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_rgraph_to_json", record, Rgraph::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_extra_json(
    record: *const gfxhub_rgraph,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_rgraph_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_rgraph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_rgraph_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Rgraph::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_clone(record: *const gfxhub_rgraph) -> *mut gfxhub_rgraph {
    make("gfxhub_rgraph_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_free(record: *mut gfxhub_rgraph) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_rgraph_free", record) }
}
