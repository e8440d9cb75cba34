//! Written by cargo xtask generate; do not edit. The record `Engine`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::engine_instance::gfxhub_engine_instance;
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
use crate::terminate::word;
use gfxhub_core::{Engine, Record};
use std::ffi::c_char;

/// A render engine.
///
/// One that was given out is freed with `gfxhub_engine_free`, one that is lent never.
pub struct gfxhub_engine {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_engine`. Freed with `gfxhub_engine_list_free`.
pub struct gfxhub_engine_list {
    _opaque: [u8; 0],
}

handle! {
gfxhub_engine => Engine;
gfxhub_engine_list => Vec<Engine>;
}

impl Terminate for Engine {
    fn terminate(&mut self) {
        self.name.terminate();
        self.ip.terminate();
        self.role.terminate();
        self.status.terminate();
        self.cache_dir.terminate();
        self.display_name.terminate();
        self.instances.terminate();
        self.engine_type.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_id(record: *const gfxhub_engine) -> i64 {
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_engine_id", record, 0, |record| record.id.get()) }
}

/// Its name in the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_name(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Its address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ip(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_ip", record, gfxhub_str::EMPTY, |record| {
            text(&record.ip)
        })
    }
}

/// What it is for.
///
/// Known words: `Broadcast`, `Preview`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_role(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_role", record, gfxhub_str::EMPTY, |record| {
            word(record.role.as_str(), record.role.is_known())
        })
    }
}

/// Whether the hub has it.
///
/// Known words: `connected`, `ready`, `disconnected`, `reconnecting`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_status(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_status",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Folder of its cache.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_cache_dir(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_cache_dir",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.cache_dir),
        )
    }
}

/// Space that has to stay free. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_minimum_free_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_minimum_free_space", record, out, |record| {
            record.minimum_free_space
        })
    }
}

/// Space in use. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_used_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_used_space", record, out, |record| {
            record.used_space
        })
    }
}

/// Size of its disk. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_disk_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_disk_space", record, out, |record| {
            record.disk_space
        })
    }
}

/// Whether it can prepare projects. Newer hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_can_cook(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_can_cook", record, out, |record| {
            record.can_cook
        })
    }
}

/// Its name for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_display_name(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Whether it runs RE. Old hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_re_enabled(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_re_enabled", record, out, |record| {
            record.re_enabled
        })
    }
}

/// Its port.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_port(record: *const gfxhub_engine, out: *mut i64) -> bool {
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_engine_port", record, out, |record| record.port) }
}

/// The rgraph that it has loaded.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_rgraph_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_rgraph_id", record, out, |record| {
            record.rgraph_id.map(|id| id.get())
        })
    }
}

/// The studio that it belongs to.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_owner_studio_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_owner_studio_id", record, out, |record| {
            record.owner_studio_id
        })
    }
}

/// The ustate that it has loaded. Old hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ustate_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_ustate_id", record, out, |record| {
            record.ustate_id.map(|id| id.get())
        })
    }
}

/// Whether it runs UE. Old hubs leave it out.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ue_enabled(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_engine_ue_enabled", record, out, |record| {
            record.ue_enabled
        })
    }
}

/// Its instances. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instances_len(record: *const gfxhub_engine) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_instances_len", record, 0, |record| {
            record.instances.len()
        })
    }
}

/// Its instances. One of them, lent by the record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instances_at(
    record: *const gfxhub_engine,
    index: usize,
) -> *const gfxhub_engine_instance {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_instances_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.instances.get(index)),
        )
    }
}

/// Its kind; absent from some entries.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_engine_type(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_engine_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_to_json(record: *const gfxhub_engine) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_engine_to_json", record, Engine::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_extra_json(
    record: *const gfxhub_engine,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_engine_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_engine_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Engine::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_clone(record: *const gfxhub_engine) -> *mut gfxhub_engine {
    make("gfxhub_engine_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_free(record: *mut gfxhub_engine) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_engine_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_len(list: *const gfxhub_engine_list) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_list_len", list, 0, |list: &Vec<Engine>| {
            list.len()
        })
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_at(
    list: *const gfxhub_engine_list,
    index: usize,
) -> *const gfxhub_engine {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_engine_list_at", list, std::ptr::null(), |list| {
            lend_maybe(list.get(index))
        })
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_to_json(
    list: *const gfxhub_engine_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_engine_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_free(list: *mut gfxhub_engine_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_engine_list_free", list) }
}
