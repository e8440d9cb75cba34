//! Written by cargo xtask generate; do not edit. The record `Function`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::property::gfxhub_property;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::lend_maybe;
use crate::handle::make;
use crate::handle::read;
use crate::input;
use crate::record::extra_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{Function, Record};
use std::ffi::c_char;

/// A function of a node with its parameters.
///
/// One that was given out is freed with `gfxhub_function_free`, one that is lent never.
pub struct gfxhub_function {
    _opaque: [u8; 0],
}

handle! {
gfxhub_function => Function;
}

impl Terminate for Function {
    fn terminate(&mut self) {
        self.function_path.terminate();
        self.function_name.terminate();
        self.properties.terminate();
    }
}

/// Its path; its id on an RE5 engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_function_path(
    record: *const gfxhub_function,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_function_function_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.function_path.as_str()),
        )
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_function_name(
    record: *const gfxhub_function,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_function_function_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.function_name),
        )
    }
}

/// Its parameters by their property path. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_len(record: *const gfxhub_function) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_function_properties_len", record, 0, |record| {
            record.properties.len()
        })
    }
}

/// Its parameters by their property path. The name of one of them; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_key_at(
    record: *const gfxhub_function,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_function_properties_key_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .properties
                    .iter()
                    .nth(index)
                    .map_or(gfxhub_str::EMPTY, |(key, _)| text(key))
            },
        )
    }
}

/// Its parameters by their property path. One of them, lent by the record; NULL where there
/// is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_at(
    record: *const gfxhub_function,
    index: usize,
) -> *const gfxhub_property {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_function_properties_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.properties.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// Its parameters by their property path. The one of this name, lent by the record; NULL
/// where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_get(
    record: *const gfxhub_function,
    name: *const c_char,
) -> *const gfxhub_property {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_function_properties_get",
            record,
            std::ptr::null(),
            |record| {
                lend_maybe(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.properties.get(name)),
                )
            },
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_to_json(
    record: *const gfxhub_function,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_function_to_json", record, Function::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_extra_json(
    record: *const gfxhub_function,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_function_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_function_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Function::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_clone(
    record: *const gfxhub_function,
) -> *mut gfxhub_function {
    make("gfxhub_function_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_free(record: *mut gfxhub_function) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_function_free", record) }
}
