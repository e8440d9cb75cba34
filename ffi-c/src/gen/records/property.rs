//! Written by cargo xtask generate; do not edit. The record `Property`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::lend;
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
use crate::value::gfxhub_value;
use gfxhub_core::{Property, Record};
use std::ffi::c_char;

/// A property of a node.
///
/// One that was given out is freed with `gfxhub_property_free`, one that is lent never.
pub struct gfxhub_property {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_property`. Freed with `gfxhub_property_list_free`.
pub struct gfxhub_property_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_property => Property;
gfxhub_property_list => Vec<Property>;
}

impl Terminate for Property {
    fn terminate(&mut self) {
        self.property_path.terminate();
        self.display_name.terminate();
        self.value.terminate();
    }
}

/// Its path; the pin's id on an RE5 engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_property_path(
    record: *const gfxhub_property,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Its name for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_display_name(
    record: *const gfxhub_property,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// What it holds now. Numbers may come back rounded to single precision.
///
/// Lent by the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_value(
    record: *const gfxhub_property,
) -> *const gfxhub_value {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_value",
            record,
            std::ptr::null(),
            |record| lend(&record.value),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_to_json(
    record: *const gfxhub_property,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_property_to_json", record, Property::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_extra_json(
    record: *const gfxhub_property,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_property_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_property_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Property::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_clone(
    record: *const gfxhub_property,
) -> *mut gfxhub_property {
    make("gfxhub_property_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_free(record: *mut gfxhub_property) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_property_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_len(list: *const gfxhub_property_list) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_property_list_len",
            list,
            0,
            |list: &Vec<Property>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_at(
    list: *const gfxhub_property_list,
    index: usize,
) -> *const gfxhub_property {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_property_list_at", list, std::ptr::null(), |list| {
            lend_maybe(list.get(index))
        })
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_to_json(
    list: *const gfxhub_property_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_property_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_free(list: *mut gfxhub_property_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_property_list_free", list) }
}
