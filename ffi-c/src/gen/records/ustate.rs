//! Written by cargo xtask generate; do not edit. The record `Ustate`.

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
use gfxhub_core::{Record, Ustate};
use std::ffi::c_char;

/// A ustate with its content.
///
/// One that was given out is freed with `gfxhub_ustate_free`, one that is lent never.
pub struct gfxhub_ustate {
    _opaque: [u8; 0],
}

handle! {
gfxhub_ustate => Ustate;
}

impl Terminate for Ustate {
    fn terminate(&mut self) {
        self.name.terminate();
        self.ustate_data.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_id(record: *const gfxhub_ustate) -> i64 {
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_ustate_id", record, 0, |record| record.id.get()) }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_name(record: *const gfxhub_ustate) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_ustate_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Its content, as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_ustate_data(record: *const gfxhub_ustate) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_ustate_ustate_data",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ustate_data),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_to_json(record: *const gfxhub_ustate) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_ustate_to_json", record, Ustate::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_extra_json(
    record: *const gfxhub_ustate,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_ustate_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_ustate,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_ustate_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Ustate::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_clone(record: *const gfxhub_ustate) -> *mut gfxhub_ustate {
    make("gfxhub_ustate_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_free(record: *mut gfxhub_ustate) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_ustate_free", record) }
}
