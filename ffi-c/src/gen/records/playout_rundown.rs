//! Written by cargo xtask generate; do not edit. The record `PlayoutRundown`.

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
use gfxhub_core::{PlayoutRundown, Record};
use std::ffi::c_char;

/// A playout rundown.
///
/// One that was given out is freed with `gfxhub_playout_rundown_free`, one that is lent
/// never.
pub struct gfxhub_playout_rundown {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_playout_rundown`. Freed with `gfxhub_playout_rundown_list_free`.
pub struct gfxhub_playout_rundown_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_playout_rundown => PlayoutRundown;
gfxhub_playout_rundown_list => Vec<PlayoutRundown>;
}

impl Terminate for PlayoutRundown {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_id(record: *const gfxhub_playout_rundown) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_playout_rundown_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name(
    record: *const gfxhub_playout_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_rundown_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_to_json(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_playout_rundown_to_json",
            record,
            PlayoutRundown::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_extra_json(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_playout_rundown_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_rundown_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutRundown::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_clone(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_playout_rundown {
    make("gfxhub_playout_rundown_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_free(record: *mut gfxhub_playout_rundown) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_rundown_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_len(
    list: *const gfxhub_playout_rundown_list,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_rundown_list_len",
            list,
            0,
            |list: &Vec<PlayoutRundown>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_at(
    list: *const gfxhub_playout_rundown_list,
    index: usize,
) -> *const gfxhub_playout_rundown {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_rundown_list_at",
            list,
            std::ptr::null(),
            |list| lend_maybe(list.get(index)),
        )
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_to_json(
    list: *const gfxhub_playout_rundown_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string("gfxhub_playout_rundown_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_free(list: *mut gfxhub_playout_rundown_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_rundown_list_free", list) }
}
