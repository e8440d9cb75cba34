//! Written by cargo xtask generate; do not edit. The record `Renderer`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::handle::read;
use crate::handle::read_into;
use crate::input;
use crate::record::extra_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::word;
use gfxhub_core::{Record, Renderer};
use std::ffi::c_char;

/// A renderer of a launch configuration. No field is certain to come.
///
/// One that was given out is freed with `gfxhub_renderer_free`, one that is lent never.
pub struct gfxhub_renderer {
    _opaque: [u8; 0],
}

handle! {
gfxhub_renderer => Renderer;
}

impl Terminate for Renderer {
    fn terminate(&mut self) {
        self.engine_type.terminate();
    }
}

/// The launch configuration that it belongs to.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_launch_config_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_renderer_launch_config_id", record, out, |record| {
            record.launch_config_id.map(|id| id.get())
        })
    }
}

/// The engine that it runs on.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_engine_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_renderer_engine_id", record, out, |record| {
            record.engine_id.map(|id| id.get())
        })
    }
}

/// The project that it runs.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_project_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_renderer_project_id", record, out, |record| {
            record.project_id.map(|id| id.get())
        })
    }
}

/// The map of the project.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_project_map_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_renderer_project_map_id", record, out, |record| {
            record.project_map_id.map(|id| id.get())
        })
    }
}

/// Its kind, which says what `state_id` means.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_engine_type(record: *const gfxhub_renderer) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_renderer_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_state_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_renderer_state_id", record, out, |record| {
            record.state_id.map(|id| id.get())
        })
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_to_json(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_renderer_to_json", record, Renderer::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_extra_json(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_renderer_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_renderer,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_renderer_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Renderer::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_clone(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_renderer {
    make("gfxhub_renderer_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_free(record: *mut gfxhub_renderer) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_renderer_free", record) }
}
