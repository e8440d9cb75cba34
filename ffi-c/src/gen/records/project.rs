//! Written by cargo xtask generate; do not edit. The record `Project`.

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
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{Project, Record};
use std::ffi::c_char;

/// A project that renderers can run.
///
/// One that was given out is freed with `gfxhub_project_free`, one that is lent never.
pub struct gfxhub_project {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_project`. Freed with `gfxhub_project_list_free`.
pub struct gfxhub_project_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_project => Project;
gfxhub_project_list => Vec<Project>;
}

impl Terminate for Project {
    fn terminate(&mut self) {
        self.name.terminate();
        self.version.terminate();
        self.shared_folder_name.terminate();
        self.maps.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_project_id(record: *const gfxhub_project) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_project_project_id", record, 0, |record| {
            record.project_id.get()
        })
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_name(record: *const gfxhub_project) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_project_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Its version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_version(record: *const gfxhub_project) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_project_version",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.version),
        )
    }
}

/// The shared folder that it is in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_shared_folder_name(
    record: *const gfxhub_project,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_project_shared_folder_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.shared_folder_name),
        )
    }
}

/// Its maps. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_maps_len(record: *const gfxhub_project) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_project_maps_len", record, 0, |record| {
            record.maps.len()
        })
    }
}

/// Its maps. One of them; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_maps_at(
    record: *const gfxhub_project,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_project_maps_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .maps
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// When it was made. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_created_at(
    record: *const gfxhub_project,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_project_created_at", record, out, |record| {
            record.created_at
        })
    }
}

/// When it last changed. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_updated_at(
    record: *const gfxhub_project,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_project_updated_at", record, out, |record| {
            record.updated_at
        })
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_to_json(
    record: *const gfxhub_project,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_project_to_json", record, Project::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_extra_json(
    record: *const gfxhub_project,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_project_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_project,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_project_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Project::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_clone(
    record: *const gfxhub_project,
) -> *mut gfxhub_project {
    make("gfxhub_project_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_free(record: *mut gfxhub_project) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_project_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_len(list: *const gfxhub_project_list) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_project_list_len", list, 0, |list: &Vec<Project>| {
            list.len()
        })
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_at(
    list: *const gfxhub_project_list,
    index: usize,
) -> *const gfxhub_project {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_project_list_at", list, std::ptr::null(), |list| {
            lend_maybe(list.get(index))
        })
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_to_json(
    list: *const gfxhub_project_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_project_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_free(list: *mut gfxhub_project_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_project_list_free", list) }
}
