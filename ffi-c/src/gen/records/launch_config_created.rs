//! Written by cargo xtask generate; do not edit. The record `LaunchConfigCreated`.

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
use crate::renderer_ref::gfxhub_renderer_ref;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use gfxhub_core::{LaunchConfigCreated, Record};
use std::ffi::c_char;

/// The answer to the creation of a launch configuration.
///
/// One that was given out is freed with `gfxhub_launch_config_created_free`, one that is lent
/// never.
pub struct gfxhub_launch_config_created {
    _opaque: [u8; 0],
}

handle! {
gfxhub_launch_config_created => LaunchConfigCreated;
}

impl Terminate for LaunchConfigCreated {
    fn terminate(&mut self) {
        self.renderers.terminate();
    }
}

/// The new number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_id(
    record: *const gfxhub_launch_config_created,
) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_launch_config_created_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Its renderers. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_renderers_len(
    record: *const gfxhub_launch_config_created,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_created_renderers_len",
            record,
            0,
            |record| record.renderers.len(),
        )
    }
}

/// Its renderers. One of them, lent by the record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_renderers_at(
    record: *const gfxhub_launch_config_created,
    index: usize,
) -> *const gfxhub_renderer_ref {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_launch_config_created_renderers_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.renderers.get(index)),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_to_json(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_launch_config_created_to_json",
            record,
            LaunchConfigCreated::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_extra_json(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_launch_config_created_extra_json",
            record,
            extra_json,
        )
    }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config_created,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launch_config_created_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LaunchConfigCreated::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_clone(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_launch_config_created {
    make("gfxhub_launch_config_created_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_free(
    record: *mut gfxhub_launch_config_created,
) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_launch_config_created_free", record) }
}
