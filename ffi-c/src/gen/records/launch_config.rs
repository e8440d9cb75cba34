//! Written by cargo xtask generate; do not edit. The record `LaunchConfig`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::lend_maybe;
use crate::handle::make;
use crate::handle::read;
use crate::handle::read_into;
use crate::input;
use crate::record::extra_json;
use crate::record::list_json;
use crate::renderer_ref::gfxhub_renderer_ref;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{LaunchConfig, Record};
use std::ffi::c_char;

/// A launch configuration: renderers that are started and stopped together.
///
/// One that was given out is freed with `gfxhub_launch_config_free`, one that is lent never.
pub struct gfxhub_launch_config {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_launch_config`. Freed with `gfxhub_launch_config_list_free`.
pub struct gfxhub_launch_config_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_launch_config => LaunchConfig;
gfxhub_launch_config_list => Vec<LaunchConfig>;
}

impl Terminate for LaunchConfig {
    fn terminate(&mut self) {
        self.name.terminate();
        self.renderers.terminate();
    }
}

/// Its number. Not an engine id. No field of a launch configuration is certain to come.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_id(
    record: *const gfxhub_launch_config,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_launch_config_id", record, out, |record| {
            record.id.map(|id| id.get())
        })
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_name(
    record: *const gfxhub_launch_config,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Its renderers: their ids, or the renderers themselves on newer hubs. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_renderers_len(
    record: *const gfxhub_launch_config,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_launch_config_renderers_len", record, 0, |record| {
            record.renderers.len()
        })
    }
}

/// Its renderers: their ids, or the renderers themselves on newer hubs. One of them, lent by
/// the record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_renderers_at(
    record: *const gfxhub_launch_config,
    index: usize,
) -> *const gfxhub_renderer_ref {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_renderers_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.renderers.get(index)),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_to_json(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_launch_config_to_json",
            record,
            LaunchConfig::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_extra_json(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_launch_config_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launch_config_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LaunchConfig::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_clone(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_launch_config {
    make("gfxhub_launch_config_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_free(record: *mut gfxhub_launch_config) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_launch_config_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_len(
    list: *const gfxhub_launch_config_list,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_list_len",
            list,
            0,
            |list: &Vec<LaunchConfig>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_at(
    list: *const gfxhub_launch_config_list,
    index: usize,
) -> *const gfxhub_launch_config {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_list_at",
            list,
            std::ptr::null(),
            |list| lend_maybe(list.get(index)),
        )
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_to_json(
    list: *const gfxhub_launch_config_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string("gfxhub_launch_config_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_free(list: *mut gfxhub_launch_config_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_launch_config_list_free", list) }
}
