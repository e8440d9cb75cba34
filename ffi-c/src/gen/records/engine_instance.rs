//! Written by cargo xtask generate; do not edit. The record `EngineInstance`.

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
use crate::terminate::text;
use crate::terminate::word;
use gfxhub_core::{EngineInstance, Record};
use std::ffi::c_char;

/// An instance of an engine: one renderer process, running or not.
///
/// One that was given out is freed with `gfxhub_engine_instance_free`, one that is lent
/// never.
pub struct gfxhub_engine_instance {
    _opaque: [u8; 0],
}

handle! {
gfxhub_engine_instance => EngineInstance;
}

impl Terminate for EngineInstance {
    fn terminate(&mut self) {
        self.project_tag.terminate();
        self.streaming.terminate();
        self.status.terminate();
        self.pid.terminate();
        self.editor_path.terminate();
        self.engine_type.terminate();
        self.engine_version.terminate();
        self.status_description.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_id(record: *const gfxhub_engine_instance) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_instance_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Tag of its project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_tag(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_project_tag",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .project_tag
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Whether `gfxhub_engine_instance_project_tag` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_project_tag(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_has_project_tag",
            record,
            false,
            |record| record.project_tag.is_some(),
        )
    }
}

/// Its streaming setting.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_streaming(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_streaming",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .streaming
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Whether `gfxhub_engine_instance_streaming` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_streaming(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_has_streaming",
            record,
            false,
            |record| record.streaming.is_some(),
        )
    }
}

/// What it is doing.
///
/// Known words: `Idle`, `Caching`, `Loading`, `Loaded`, `Error`, `Checking`, `Cooking`; hubs
/// may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_status(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_status",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Its process number, as text; hubs send text or an integer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_pid(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_pid",
            record,
            gfxhub_str::EMPTY,
            |record| record.pid.as_ref().map_or(gfxhub_str::EMPTY, |it| text(it)),
        )
    }
}

/// Whether `gfxhub_engine_instance_pid` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_pid(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_instance_has_pid", record, false, |record| {
            record.pid.is_some()
        })
    }
}

/// The engine that it is on.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_host_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_engine_instance_engine_host_id",
            record,
            out,
            |record| record.engine_host_id.map(|id| id.get()),
        )
    }
}

/// Its role's number.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_role_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_engine_instance_engine_role_id",
            record,
            out,
            |record| record.engine_role_id,
        )
    }
}

/// Its project.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_instance_project_id", record, out, |record| {
            record.project_id.map(|id| id.get())
        })
    }
}

/// Its map in the project.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_map_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_engine_instance_project_map_id",
            record,
            out,
            |record| record.project_map_id.map(|id| id.get()),
        )
    }
}

/// Path of its editor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_editor_path(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_editor_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.editor_path),
        )
    }
}

/// The prepared project. Newer hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_project_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_engine_instance_cooked_project_id",
            record,
            out,
            |record| record.cooked_project_id,
        )
    }
}

/// The prepared map. Newer hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_map_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_engine_instance_cooked_map_id",
            record,
            out,
            |record| record.cooked_map_id,
        )
    }
}

/// The prepared build. Newer hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_instance_cooked_id", record, out, |record| {
            record.cooked_id
        })
    }
}

/// Its kind; null on old hubs.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_type(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Its version; null on old hubs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_version(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_engine_version",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine_version),
        )
    }
}

/// More about its status.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_status_description(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_status_description",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .status_description
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Whether `gfxhub_engine_instance_status_description` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_status_description(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instance_has_status_description",
            record,
            false,
            |record| record.status_description.is_some(),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_to_json(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_engine_instance_to_json",
            record,
            EngineInstance::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_extra_json(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_engine_instance_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine_instance,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_engine_instance_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = EngineInstance::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_clone(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_engine_instance {
    make("gfxhub_engine_instance_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_free(record: *mut gfxhub_engine_instance) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_engine_instance_free", record) }
}
