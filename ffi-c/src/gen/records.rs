//! Written by cargo xtask generate; do not edit. The records: accessors, lists, JSON, copies, an end.

use crate::call::ExportCall;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{
    as_handle, as_handle_or_null, deref_handle, free, handle, make, read, read_into,
};
use crate::input;
use crate::nul_terminate::{NulTerminate, enum_text, text};
use crate::renderer_ref::gfxhub_renderer_ref;
use crate::str::gfxhub_str;
use crate::string::{extra_json, gfxhub_string, list_json, read_string};
use crate::value::gfxhub_value;
use gfxhub_core::{
    Address, AwaitedChange, Capture, Difference, Engine, EngineInstance, Function, FunctionSummary,
    Graph, GraphSummary, GroupReport, LaunchConfig, LaunchConfigCreated, LogEntry, LogStatus,
    MemberComparison, MemberResult, MemberStatus, MosObject, NewsroomButton, NewsroomItem,
    NewsroomRundown, NewsroomRundownSummary, Node, Permit, PlannedSet, PlayoutButton, PlayoutItem,
    PlayoutRundown, Project, Property, RecallPlan, RecallReport, RecallResult, RecallUndo, Record,
    Renderer, RequestPreview, Rgraph, RgraphSummary, Snapshot, SnapshotEngine, SnapshotNode,
    SnapshotProperty, Template, UnreadNode, UnsetProperty, Ustate, UstateSummary,
};
use std::ffi::c_char;

/// A render engine.
///
/// One that the caller owns is freed with `gfxhub_engine_free`, a borrowed one never.
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

impl NulTerminate for Engine {
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

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_id(record: *const gfxhub_engine) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_engine_id", record, 0, |record| record.id.get()) }
}

/// Name in the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_name(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Network address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ip(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_ip", record, gfxhub_str::EMPTY, |record| {
            text(&record.ip)
        })
    }
}

/// Role of the engine.
///
/// Known words: `Broadcast`, `Preview`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_role(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_role", record, gfxhub_str::EMPTY, |record| {
            enum_text(record.role.as_str(), record.role.is_known())
        })
    }
}

/// Status of the hub's connection to the engine.
///
/// Known words: `connected`, `ready`, `disconnected`, `reconnecting`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_status(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_status",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Cache folder.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_cache_dir(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_cache_dir",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.cache_dir),
        )
    }
}

/// Space that must stay free. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_minimum_free_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_minimum_free_space", record, out, |record| {
            record.minimum_free_space
        })
    }
}

/// Space in use. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_used_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_used_space", record, out, |record| {
            record.used_space
        })
    }
}

/// Size of the disk. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_disk_space(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_disk_space", record, out, |record| {
            record.disk_space
        })
    }
}

/// True if the engine can prepare projects. Newer hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_can_cook(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_can_cook", record, out, |record| {
            record.can_cook
        })
    }
}

/// Display name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_display_name(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// True if the engine runs RE. Old hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_re_enabled(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_re_enabled", record, out, |record| {
            record.re_enabled
        })
    }
}

/// Network port.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_port(record: *const gfxhub_engine, out: *mut i64) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_engine_port", record, out, |record| record.port) }
}

/// Number of the loaded rgraph.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_rgraph_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_rgraph_id", record, out, |record| {
            record.rgraph_id.map(|id| id.get())
        })
    }
}

/// Number of the studio that the engine belongs to.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_owner_studio_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_owner_studio_id", record, out, |record| {
            record.owner_studio_id
        })
    }
}

/// Number of the loaded ustate. Old hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ustate_id(
    record: *const gfxhub_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_ustate_id", record, out, |record| {
            record.ustate_id.map(|id| id.get())
        })
    }
}

/// True if the engine runs UE. Old hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_ue_enabled(
    record: *const gfxhub_engine,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_ue_enabled", record, out, |record| {
            record.ue_enabled
        })
    }
}

/// Instances of the engine. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instances_len(record: *const gfxhub_engine) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_instances_len", record, 0, |record| {
            record.instances.len()
        })
    }
}

/// Instances of the engine. Returns the element at this index, borrowed from the record; NULL
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instances_at(
    record: *const gfxhub_engine,
    index: usize,
) -> *const gfxhub_engine_instance {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instances_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.instances.get(index)),
        )
    }
}

/// Type of the engine. It is absent from some entries.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_engine_type(record: *const gfxhub_engine) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_to_json(record: *const gfxhub_engine) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_engine_to_json", record, Engine::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_extra_json(
    record: *const gfxhub_engine,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_engine_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engine_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Engine::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_clone(record: *const gfxhub_engine) -> *mut gfxhub_engine {
    make("gfxhub_engine_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_free(record: *mut gfxhub_engine) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_engine_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_len(list: *const gfxhub_engine_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_list_len", list, 0, |list: &Vec<Engine>| {
            list.len()
        })
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_at(
    list: *const gfxhub_engine_list,
    index: usize,
) -> *const gfxhub_engine {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_to_json(
    list: *const gfxhub_engine_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_engine_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_list_free(list: *mut gfxhub_engine_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_engine_list_free", list) }
}

/// An instance of an engine. It is one renderer process, running or not.
///
/// One that the caller owns is freed with `gfxhub_engine_instance_free`, a borrowed one
/// never.
pub struct gfxhub_engine_instance {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_engine_instance => EngineInstance;
}

impl NulTerminate for EngineInstance {
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

/// Number of the instance.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_id(record: *const gfxhub_engine_instance) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_instance_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Tag of the project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_tag(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Returns true if the hub sent `gfxhub_engine_instance_project_tag`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_project_tag(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_has_project_tag",
            record,
            false,
            |record| record.project_tag.is_some(),
        )
    }
}

/// Streaming setting.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_streaming(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Returns true if the hub sent `gfxhub_engine_instance_streaming`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_streaming(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_has_streaming",
            record,
            false,
            |record| record.streaming.is_some(),
        )
    }
}

/// Current activity of the instance.
///
/// Known words: `Idle`, `Caching`, `Loading`, `Loaded`, `Error`, `Checking`, `Cooking`; hubs
/// may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_status(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_status",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Process number, as text. Hubs send text or an integer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_pid(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_pid",
            record,
            gfxhub_str::EMPTY,
            |record| record.pid.as_ref().map_or(gfxhub_str::EMPTY, |it| text(it)),
        )
    }
}

/// Returns true if the hub sent `gfxhub_engine_instance_pid`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_pid(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_engine_instance_has_pid", record, false, |record| {
            record.pid.is_some()
        })
    }
}

/// Number of the engine that the instance belongs to.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_host_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_engine_instance_engine_host_id",
            record,
            out,
            |record| record.engine_host_id.map(|id| id.get()),
        )
    }
}

/// Number of the role.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_role_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_engine_instance_engine_role_id",
            record,
            out,
            |record| record.engine_role_id,
        )
    }
}

/// Project of the instance.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_instance_project_id", record, out, |record| {
            record.project_id.map(|id| id.get())
        })
    }
}

/// Map in the project.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_project_map_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_engine_instance_project_map_id",
            record,
            out,
            |record| record.project_map_id.map(|id| id.get()),
        )
    }
}

/// Path of the editor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_editor_path(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_editor_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.editor_path),
        )
    }
}

/// Number of the prepared project. Newer hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_project_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_engine_instance_cooked_project_id",
            record,
            out,
            |record| record.cooked_project_id,
        )
    }
}

/// Number of the prepared map. Newer hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_map_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_engine_instance_cooked_map_id",
            record,
            out,
            |record| record.cooked_map_id,
        )
    }
}

/// Number of the prepared build. Newer hubs omit this field.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_cooked_id(
    record: *const gfxhub_engine_instance,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_engine_instance_cooked_id", record, out, |record| {
            record.cooked_id
        })
    }
}

/// Type of the engine; empty on old hubs, which send null.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_type(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Version of the engine; empty on old hubs, which send null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_engine_version(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_engine_version",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine_version),
        )
    }
}

/// Details of the status.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_status_description(
    record: *const gfxhub_engine_instance,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Returns true if the hub sent `gfxhub_engine_instance_status_description`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_has_status_description(
    record: *const gfxhub_engine_instance,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_engine_instance_has_status_description",
            record,
            false,
            |record| record.status_description.is_some(),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_to_json(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_engine_instance_to_json",
            record,
            EngineInstance::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_extra_json(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_engine_instance_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_engine_instance,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_engine_instance_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = EngineInstance::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_clone(
    record: *const gfxhub_engine_instance,
) -> *mut gfxhub_engine_instance {
    make("gfxhub_engine_instance_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_engine_instance_free(record: *mut gfxhub_engine_instance) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_engine_instance_free", record) }
}

/// A node of an engine.
///
/// One that the caller owns is freed with `gfxhub_node_free`, a borrowed one never.
pub struct gfxhub_node {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_node`. Freed with `gfxhub_node_list_free`.
pub struct gfxhub_node_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_node => Node;
    gfxhub_node_list => Vec<Node>;
}

impl NulTerminate for Node {
    fn terminate(&mut self) {
        self.node_path.terminate();
        self.node_name.terminate();
    }
}

/// Path of the node. On an RE5 engine, this is the id of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_node_path(record: *const gfxhub_node) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_node_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.node_path.as_str()),
        )
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_node_name(record: *const gfxhub_node) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_node_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_to_json(record: *const gfxhub_node) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_node_to_json", record, Node::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_extra_json(record: *const gfxhub_node) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_node_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_node,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_node_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Node::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_clone(record: *const gfxhub_node) -> *mut gfxhub_node {
    make("gfxhub_node_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_free(record: *mut gfxhub_node) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_node_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_list_len(list: *const gfxhub_node_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_node_list_len", list, 0, |list: &Vec<Node>| {
            list.len()
        })
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_list_at(
    list: *const gfxhub_node_list,
    index: usize,
) -> *const gfxhub_node {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_node_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_list_to_json(
    list: *const gfxhub_node_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_node_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_node_list_free(list: *mut gfxhub_node_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_node_list_free", list) }
}

/// A property of a node.
///
/// One that the caller owns is freed with `gfxhub_property_free`, a borrowed one never.
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

impl NulTerminate for Property {
    fn terminate(&mut self) {
        self.property_path.terminate();
        self.display_name.terminate();
        self.value.terminate();
    }
}

/// Path of the property. On an RE5 engine, this is the id of the pin.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_property_path(
    record: *const gfxhub_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Display name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_display_name(
    record: *const gfxhub_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Current value. The hub may round numbers to single precision.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_value(
    record: *const gfxhub_property,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_value",
            record,
            std::ptr::null(),
            |record| as_handle(&record.value),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_to_json(
    record: *const gfxhub_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_property_to_json", record, Property::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_extra_json(
    record: *const gfxhub_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_property_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_property_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Property::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_clone(
    record: *const gfxhub_property,
) -> *mut gfxhub_property {
    make("gfxhub_property_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_free(record: *mut gfxhub_property) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_len(list: *const gfxhub_property_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_property_list_len",
            list,
            0,
            |list: &Vec<Property>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_at(
    list: *const gfxhub_property_list,
    index: usize,
) -> *const gfxhub_property {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_property_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_to_json(
    list: *const gfxhub_property_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_property_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_property_list_free(list: *mut gfxhub_property_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_property_list_free", list) }
}

/// A function of a node, as a list of functions contains it.
///
/// One that the caller owns is freed with `gfxhub_function_summary_free`, a borrowed one
/// never.
pub struct gfxhub_function_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_function_summary`. Freed with `gfxhub_function_summary_list_free`.
pub struct gfxhub_function_summary_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_function_summary => FunctionSummary;
    gfxhub_function_summary_list => Vec<FunctionSummary>;
}

impl NulTerminate for FunctionSummary {
    fn terminate(&mut self) {
        self.function_path.terminate();
        self.function_name.terminate();
    }
}

/// Path of the function. On an RE5 engine, this is the id of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_function_path(
    record: *const gfxhub_function_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_summary_function_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.function_path.as_str()),
        )
    }
}

/// Name of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_function_name(
    record: *const gfxhub_function_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_summary_function_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.function_name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_to_json(
    record: *const gfxhub_function_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_function_summary_to_json",
            record,
            FunctionSummary::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_extra_json(
    record: *const gfxhub_function_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_function_summary_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_function_summary_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = FunctionSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_clone(
    record: *const gfxhub_function_summary,
) -> *mut gfxhub_function_summary {
    make("gfxhub_function_summary_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_free(record: *mut gfxhub_function_summary) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_function_summary_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_list_len(
    list: *const gfxhub_function_summary_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_summary_list_len",
            list,
            0,
            |list: &Vec<FunctionSummary>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_list_at(
    list: *const gfxhub_function_summary_list,
    index: usize,
) -> *const gfxhub_function_summary {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_summary_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_list_to_json(
    list: *const gfxhub_function_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_function_summary_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_summary_list_free(
    list: *mut gfxhub_function_summary_list,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_function_summary_list_free", list) }
}

/// A function of a node with its parameters.
///
/// One that the caller owns is freed with `gfxhub_function_free`, a borrowed one never.
pub struct gfxhub_function {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_function => Function;
}

impl NulTerminate for Function {
    fn terminate(&mut self) {
        self.function_path.terminate();
        self.function_name.terminate();
        self.properties.terminate();
    }
}

/// Path of the function. On an RE5 engine, this is the id of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_function_path(
    record: *const gfxhub_function,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_function_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.function_path.as_str()),
        )
    }
}

/// Name of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_function_name(
    record: *const gfxhub_function,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_function_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.function_name),
        )
    }
}

/// Parameters of the function, by property path. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_len(record: *const gfxhub_function) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_function_properties_len", record, 0, |record| {
            record.properties.len()
        })
    }
}

/// Parameters of the function, by property path. Returns the name at this index; empty beyond
/// the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_key_at(
    record: *const gfxhub_function,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Parameters of the function, by property path. Returns the element at this index, borrowed
/// from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_at(
    record: *const gfxhub_function,
    index: usize,
) -> *const gfxhub_property {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_properties_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.properties.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// Parameters of the function, by property path. Returns the element with this name, borrowed
/// from the record; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_properties_get(
    record: *const gfxhub_function,
    name: *const c_char,
) -> *const gfxhub_property {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_function_properties_get",
            record,
            std::ptr::null(),
            |record| {
                as_handle_or_null(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.properties.get(name)),
                )
            },
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_to_json(
    record: *const gfxhub_function,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_function_to_json", record, Function::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_extra_json(
    record: *const gfxhub_function,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_function_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_function,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_function_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Function::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_clone(
    record: *const gfxhub_function,
) -> *mut gfxhub_function {
    make("gfxhub_function_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_function_free(record: *mut gfxhub_function) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_function_free", record) }
}

/// A playout rundown.
///
/// One that the caller owns is freed with `gfxhub_playout_rundown_free`, a borrowed one
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

impl NulTerminate for PlayoutRundown {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Number of the rundown.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_id(record: *const gfxhub_playout_rundown) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_playout_rundown_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name of the rundown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_name(
    record: *const gfxhub_playout_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_rundown_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_to_json(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_playout_rundown_to_json",
            record,
            PlayoutRundown::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_extra_json(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_playout_rundown_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_rundown_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutRundown::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_clone(
    record: *const gfxhub_playout_rundown,
) -> *mut gfxhub_playout_rundown {
    make("gfxhub_playout_rundown_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_free(record: *mut gfxhub_playout_rundown) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_rundown_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_len(
    list: *const gfxhub_playout_rundown_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_rundown_list_len",
            list,
            0,
            |list: &Vec<PlayoutRundown>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_at(
    list: *const gfxhub_playout_rundown_list,
    index: usize,
) -> *const gfxhub_playout_rundown {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_rundown_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_to_json(
    list: *const gfxhub_playout_rundown_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_playout_rundown_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_rundown_list_free(list: *mut gfxhub_playout_rundown_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_rundown_list_free", list) }
}

/// An item of a playout rundown.
///
/// One that the caller owns is freed with `gfxhub_playout_item_free`, a borrowed one never.
pub struct gfxhub_playout_item {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_playout_item`. Freed with `gfxhub_playout_item_list_free`.
pub struct gfxhub_playout_item_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_playout_item => PlayoutItem;
    gfxhub_playout_item_list => Vec<PlayoutItem>;
}

impl NulTerminate for PlayoutItem {
    fn terminate(&mut self) {
        self.name.terminate();
        self.template.terminate();
        self.data.terminate();
        self.buttons.terminate();
    }
}

/// Number of the item.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_id(record: *const gfxhub_playout_item) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_playout_item_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name of the item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_name(
    record: *const gfxhub_playout_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Name of the template.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_template(
    record: *const gfxhub_playout_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_template",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.template),
        )
    }
}

/// Values of the template's fields. An update with data replaces all of them. Returns the
/// number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_len(record: *const gfxhub_playout_item) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_playout_item_data_len", record, 0, |record| {
            record.data.len()
        })
    }
}

/// Values of the template's fields. An update with data replaces all of them. Returns the
/// name at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_key_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_data_key_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .data
                    .iter()
                    .nth(index)
                    .map_or(gfxhub_str::EMPTY, |(key, _)| text(key))
            },
        )
    }
}

/// Values of the template's fields. An update with data replaces all of them. Returns the
/// element at this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_data_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.data.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// Values of the template's fields. An update with data replaces all of them. Returns the
/// element with this name, borrowed from the record; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_get(
    record: *const gfxhub_playout_item,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_data_get",
            record,
            std::ptr::null(),
            |record| {
                as_handle_or_null(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.data.get(name)),
                )
            },
        )
    }
}

/// Buttons. They are absent from the responses to create and update. Returns the number of
/// elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_buttons_len(
    record: *const gfxhub_playout_item,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_playout_item_buttons_len", record, 0, |record| {
            record.buttons.len()
        })
    }
}

/// Buttons. They are absent from the responses to create and update. Returns the element at
/// this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_buttons_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> *const gfxhub_playout_button {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_buttons_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.buttons.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_to_json(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_playout_item_to_json", record, PlayoutItem::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_extra_json(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_playout_item_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_item_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutItem::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_clone(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_playout_item {
    make("gfxhub_playout_item_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_free(record: *mut gfxhub_playout_item) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_item_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_len(
    list: *const gfxhub_playout_item_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_list_len",
            list,
            0,
            |list: &Vec<PlayoutItem>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_at(
    list: *const gfxhub_playout_item_list,
    index: usize,
) -> *const gfxhub_playout_item {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_item_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_to_json(
    list: *const gfxhub_playout_item_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_playout_item_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_free(list: *mut gfxhub_playout_item_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_item_list_free", list) }
}

/// A button of a playout item.
///
/// One that the caller owns is freed with `gfxhub_playout_button_free`, a borrowed one never.
pub struct gfxhub_playout_button {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_playout_button => PlayoutButton;
}

impl NulTerminate for PlayoutButton {
    fn terminate(&mut self) {
        self.id.terminate();
        self.label.terminate();
    }
}

/// Id of the button, which can also be used to trigger it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_id(
    record: *const gfxhub_playout_button,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_button_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.id.as_str()),
        )
    }
}

/// Text on the button.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_label(
    record: *const gfxhub_playout_button,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_playout_button_label",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.label),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_to_json(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_playout_button_to_json",
            record,
            PlayoutButton::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_extra_json(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_playout_button_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_button,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_playout_button_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutButton::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_clone(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_playout_button {
    make("gfxhub_playout_button_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_free(record: *mut gfxhub_playout_button) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_playout_button_free", record) }
}

/// A template from which items are created.
///
/// One that the caller owns is freed with `gfxhub_template_free`, a borrowed one never.
pub struct gfxhub_template {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_template`. Freed with `gfxhub_template_list_free`.
pub struct gfxhub_template_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_template => Template;
    gfxhub_template_list => Vec<Template>;
}

impl NulTerminate for Template {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Number of the template.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_id(record: *const gfxhub_template) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_template_id", record, 0, |record| record.id.get()) }
}

/// Name of the template. Items refer to the template by this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_name(record: *const gfxhub_template) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_template_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_to_json(
    record: *const gfxhub_template,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_template_to_json", record, Template::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_extra_json(
    record: *const gfxhub_template,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_template_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_template,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_template_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Template::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_clone(
    record: *const gfxhub_template,
) -> *mut gfxhub_template {
    make("gfxhub_template_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_free(record: *mut gfxhub_template) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_template_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_list_len(list: *const gfxhub_template_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_template_list_len",
            list,
            0,
            |list: &Vec<Template>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_list_at(
    list: *const gfxhub_template_list,
    index: usize,
) -> *const gfxhub_template {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_template_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_list_to_json(
    list: *const gfxhub_template_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_template_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_list_free(list: *mut gfxhub_template_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_template_list_free", list) }
}

/// A newsroom rundown, as a list of rundowns contains it.
///
/// One that the caller owns is freed with `gfxhub_newsroom_rundown_summary_free`, a borrowed
/// one never.
pub struct gfxhub_newsroom_rundown_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_newsroom_rundown_summary`. Freed with
/// `gfxhub_newsroom_rundown_summary_list_free`.
pub struct gfxhub_newsroom_rundown_summary_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_newsroom_rundown_summary => NewsroomRundownSummary;
    gfxhub_newsroom_rundown_summary_list => Vec<NewsroomRundownSummary>;
}

impl NulTerminate for NewsroomRundownSummary {
    fn terminate(&mut self) {
        self.ncs_id.terminate();
        self.ro_id.terminate();
        self.ro_slug.terminate();
        self.status.terminate();
        self.created_at.terminate();
        self.updated_at.terminate();
    }
}

/// Device id of the newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ncs_id(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ncs_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ncs_id.as_str()),
        )
    }
}

/// Id of the rundown in its newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ro_id(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ro_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ro_id.as_str()),
        )
    }
}

/// Name in the newsroom.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ro_slug(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ro_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_slug),
        )
    }
}

/// Status of the rundown.
///
/// Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
/// `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_status(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_status",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Time at which the hub received the rundown, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_created_at(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_created_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_at),
        )
    }
}

/// Time of the last change, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_updated_at(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_updated_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.updated_at),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_to_json(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_to_json",
            record,
            NewsroomRundownSummary::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_extra_json(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_extra_json",
            record,
            extra_json,
        )
    }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_rundown_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_rundown_summary_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomRundownSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_clone(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_newsroom_rundown_summary {
    make("gfxhub_newsroom_rundown_summary_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_free(
    record: *mut gfxhub_newsroom_rundown_summary,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_newsroom_rundown_summary_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_len(
    list: *const gfxhub_newsroom_rundown_summary_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_list_len",
            list,
            0,
            |list: &Vec<NewsroomRundownSummary>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_at(
    list: *const gfxhub_newsroom_rundown_summary_list,
    index: usize,
) -> *const gfxhub_newsroom_rundown_summary {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_to_json(
    list: *const gfxhub_newsroom_rundown_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_list_to_json",
            list,
            |list| list_json(list),
        )
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_free(
    list: *mut gfxhub_newsroom_rundown_summary_list,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_newsroom_rundown_summary_list_free", list) }
}

/// A newsroom rundown with its items.
///
/// One that the caller owns is freed with `gfxhub_newsroom_rundown_free`, a borrowed one
/// never.
pub struct gfxhub_newsroom_rundown {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_newsroom_rundown => NewsroomRundown;
}

impl NulTerminate for NewsroomRundown {
    fn terminate(&mut self) {
        self.ncs_id.terminate();
        self.ro_id.terminate();
        self.ro_slug.terminate();
        self.status.terminate();
        self.created_at.terminate();
        self.updated_at.terminate();
        self.ro_channel.terminate();
        self.ro_ed_start.terminate();
        self.ro_ed_dur.terminate();
        self.ro_trigger.terminate();
        self.macro_in.terminate();
        self.macro_out.terminate();
        self.mos_external_metadata.terminate();
        self.items.terminate();
    }
}

/// Device id of the newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ncs_id(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ncs_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ncs_id.as_str()),
        )
    }
}

/// Id of the rundown in its newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_id(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ro_id.as_str()),
        )
    }
}

/// Name in the newsroom.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_slug(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_slug),
        )
    }
}

/// Status of the rundown.
///
/// Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
/// `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_status(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_status",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Time at which the hub received the rundown, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_created_at(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_created_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_at),
        )
    }
}

/// Time of the last change, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_updated_at(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_updated_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.updated_at),
        )
    }
}

/// Channel of the rundown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_channel(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_channel",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_channel),
        )
    }
}

/// Editorial start, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_ed_start(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_ed_start",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_ed_start),
        )
    }
}

/// Planned duration, hh:mm:ss.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_ed_dur(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_ed_dur",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_ed_dur),
        )
    }
}

/// Trigger that starts the rundown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_trigger(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_trigger",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_trigger),
        )
    }
}

/// Macro at the start.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_macro_in(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_macro_in",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .macro_in
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_newsroom_rundown_macro_in`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_has_macro_in(
    record: *const gfxhub_newsroom_rundown,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_has_macro_in",
            record,
            false,
            |record| record.macro_in.is_some(),
        )
    }
}

/// Macro at the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_macro_out(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_macro_out",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .macro_out
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_newsroom_rundown_macro_out`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_has_macro_out(
    record: *const gfxhub_newsroom_rundown,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_has_macro_out",
            record,
            false,
            |record| record.macro_out.is_some(),
        )
    }
}

/// Metadata of the newsroom system, serialized JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_mos_external_metadata(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_mos_external_metadata",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.mos_external_metadata),
        )
    }
}

/// True if the rundown can go on air.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ready_to_air(
    record: *const gfxhub_newsroom_rundown,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_newsroom_rundown_ready_to_air",
            record,
            out,
            |record| record.ready_to_air,
        )
    }
}

/// Items of the rundown. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_items_len(
    record: *const gfxhub_newsroom_rundown,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_newsroom_rundown_items_len", record, 0, |record| {
            record.items.len()
        })
    }
}

/// Items of the rundown. Returns the element at this index, borrowed from the record; NULL
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_items_at(
    record: *const gfxhub_newsroom_rundown,
    index: usize,
) -> *const gfxhub_newsroom_item {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_items_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.items.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_to_json(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_to_json",
            record,
            NewsroomRundown::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_extra_json(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_newsroom_rundown_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_rundown_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomRundown::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_clone(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_newsroom_rundown {
    make("gfxhub_newsroom_rundown_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_free(record: *mut gfxhub_newsroom_rundown) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_newsroom_rundown_free", record) }
}

/// An item of a newsroom rundown.
///
/// One that the caller owns is freed with `gfxhub_newsroom_item_free`, a borrowed one never.
pub struct gfxhub_newsroom_item {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_newsroom_item => NewsroomItem;
}

impl NulTerminate for NewsroomItem {
    fn terminate(&mut self) {
        self.story_id.terminate();
        self.item_id.terminate();
        self.story_slug.terminate();
        self.item_slug.terminate();
        self.mos_object.terminate();
    }
}

/// Id of the story that the item belongs to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_story_id(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_item_story_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.story_id.as_str()),
        )
    }
}

/// Id of the item within the story.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_item_id(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_item_item_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.item_id.as_str()),
        )
    }
}

/// Name of the story.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_story_slug(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_item_story_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.story_slug),
        )
    }
}

/// Name of the item.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_item_slug(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_item_item_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.item_slug),
        )
    }
}

/// The graphic that the item shows.
///
/// Borrowed from the record; NULL if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_mos_object(
    record: *const gfxhub_newsroom_item,
) -> *const gfxhub_mos_object {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_item_mos_object",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.mos_object.as_ref()),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_to_json(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_item_to_json",
            record,
            NewsroomItem::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_extra_json(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_newsroom_item_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_item_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomItem::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_clone(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_newsroom_item {
    make("gfxhub_newsroom_item_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_free(record: *mut gfxhub_newsroom_item) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_newsroom_item_free", record) }
}

/// A MOS object: a graphic that was filled in by the newsroom.
///
/// One that the caller owns is freed with `gfxhub_mos_object_free`, a borrowed one never.
pub struct gfxhub_mos_object {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_mos_object => MosObject;
}

impl NulTerminate for MosObject {
    fn terminate(&mut self) {
        self.obj_id.terminate();
        self.obj_slug.terminate();
        self.mos_abstract.terminate();
        self.obj_group.terminate();
        self.obj_tb.terminate();
        self.status.terminate();
        self.obj_air.terminate();
        self.obj_paths.terminate();
        self.mos_external_metadata.terminate();
        self.created_by.terminate();
        self.created.terminate();
        self.changed_by.terminate();
        self.changed.terminate();
        self.description.terminate();
        self.obj_type.terminate();
        self.template.terminate();
        self.data.terminate();
        self.buttons.terminate();
    }
}

/// Id of the object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_id(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.obj_id.as_str()),
        )
    }
}

/// Name of the object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_slug(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.obj_slug),
        )
    }
}

/// Abstract.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_mos_abstract(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_mos_abstract",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.mos_abstract),
        )
    }
}

/// Group of the object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_group(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_group",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .obj_group
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_mos_object_obj_group`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_obj_group(record: *const gfxhub_mos_object) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_mos_object_has_obj_group", record, false, |record| {
            record.obj_group.is_some()
        })
    }
}

/// Time base.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_tb(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_tb",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.obj_tb),
        )
    }
}

/// Revision.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_rev(
    record: *const gfxhub_mos_object,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_mos_object_obj_rev", record, out, |record| {
            record.obj_rev
        })
    }
}

/// Duration. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_dur(
    record: *const gfxhub_mos_object,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_mos_object_obj_dur", record, out, |record| {
            record.obj_dur
        })
    }
}

/// Status of the object.
///
/// Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
/// `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_status(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_status",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Readiness of the object to go on air.
///
/// Known words: `READY`, `NOT READY`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_air(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_air",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.obj_air.as_str(), record.obj_air.is_known()),
        )
    }
}

/// Paths of the object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_paths(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_paths",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .obj_paths
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_mos_object_obj_paths`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_obj_paths(record: *const gfxhub_mos_object) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_mos_object_has_obj_paths", record, false, |record| {
            record.obj_paths.is_some()
        })
    }
}

/// Metadata of the newsroom system, serialized JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_mos_external_metadata(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_mos_external_metadata",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .mos_external_metadata
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_mos_object_mos_external_metadata`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_mos_external_metadata(
    record: *const gfxhub_mos_object,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_has_mos_external_metadata",
            record,
            false,
            |record| record.mos_external_metadata.is_some(),
        )
    }
}

/// Author of the object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_created_by(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_created_by",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_by),
        )
    }
}

/// Time of creation, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_created(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_created",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created),
        )
    }
}

/// Author of the last change. After an update through the REST interface, this names the
/// interface.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_changed_by(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_changed_by",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.changed_by),
        )
    }
}

/// Time of the last change, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_changed(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_changed",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.changed),
        )
    }
}

/// Description for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_description(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_description",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.description),
        )
    }
}

/// Content of the object.
///
/// Known words: `STILL`, `VIDEO`, `AUDIO`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_type(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_obj_type",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.obj_type.as_str(), record.obj_type.is_known()),
        )
    }
}

/// Name of the template.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_template(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_template",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.template),
        )
    }
}

/// Values of the template's fields: texts, or lists of texts. An update with data replaces
/// all of them. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_len(record: *const gfxhub_mos_object) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_mos_object_data_len", record, 0, |record| {
            record.data.len()
        })
    }
}

/// Values of the template's fields: texts, or lists of texts. An update with data replaces
/// all of them. Returns the name at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_key_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_data_key_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .data
                    .iter()
                    .nth(index)
                    .map_or(gfxhub_str::EMPTY, |(key, _)| text(key))
            },
        )
    }
}

/// Values of the template's fields: texts, or lists of texts. An update with data replaces
/// all of them. Returns the element at this index, borrowed from the record; NULL beyond the
/// end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_data_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.data.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// Values of the template's fields: texts, or lists of texts. An update with data replaces
/// all of them. Returns the element with this name, borrowed from the record; NULL if there
/// is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_get(
    record: *const gfxhub_mos_object,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_data_get",
            record,
            std::ptr::null(),
            |record| {
                as_handle_or_null(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.data.get(name)),
                )
            },
        )
    }
}

/// Buttons. They are absent from the response to an update. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_buttons_len(record: *const gfxhub_mos_object) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_mos_object_buttons_len", record, 0, |record| {
            record.buttons.len()
        })
    }
}

/// Buttons. They are absent from the response to an update. Returns the element at this
/// index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_buttons_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> *const gfxhub_newsroom_button {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_mos_object_buttons_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.buttons.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_to_json(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_mos_object_to_json", record, MosObject::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_extra_json(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_mos_object_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_mos_object,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_mos_object_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = MosObject::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_clone(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_mos_object {
    make("gfxhub_mos_object_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_free(record: *mut gfxhub_mos_object) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_mos_object_free", record) }
}

/// A button of a MOS object.
///
/// One that the caller owns is freed with `gfxhub_newsroom_button_free`, a borrowed one
/// never.
pub struct gfxhub_newsroom_button {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_newsroom_button => NewsroomButton;
}

impl NulTerminate for NewsroomButton {
    fn terminate(&mut self) {
        self.id.terminate();
        self.key.terminate();
        self.label.terminate();
    }
}

/// Id of the button.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_id(
    record: *const gfxhub_newsroom_button,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_button_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.id.as_str()),
        )
    }
}

/// Key of the button, by which a call triggers it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_key(
    record: *const gfxhub_newsroom_button,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_button_key",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.key),
        )
    }
}

/// Text on the button.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_label(
    record: *const gfxhub_newsroom_button,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_newsroom_button_label",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.label),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_to_json(
    record: *const gfxhub_newsroom_button,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_newsroom_button_to_json",
            record,
            NewsroomButton::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_extra_json(
    record: *const gfxhub_newsroom_button,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_newsroom_button_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_button,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_newsroom_button_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomButton::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_clone(
    record: *const gfxhub_newsroom_button,
) -> *mut gfxhub_newsroom_button {
    make("gfxhub_newsroom_button_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_button_free(record: *mut gfxhub_newsroom_button) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_newsroom_button_free", record) }
}

/// A graph, as a list of graphs contains it.
///
/// One that the caller owns is freed with `gfxhub_graph_summary_free`, a borrowed one never.
pub struct gfxhub_graph_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_graph_summary`. Freed with `gfxhub_graph_summary_list_free`.
pub struct gfxhub_graph_summary_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_graph_summary => GraphSummary;
    gfxhub_graph_summary_list => Vec<GraphSummary>;
}

impl NulTerminate for GraphSummary {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Number of the graph.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_id(record: *const gfxhub_graph_summary) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_graph_summary_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name of the graph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_name(
    record: *const gfxhub_graph_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_graph_summary_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_to_json(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_graph_summary_to_json",
            record,
            GraphSummary::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_extra_json(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_graph_summary_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_graph_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_graph_summary_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = GraphSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_clone(
    record: *const gfxhub_graph_summary,
) -> *mut gfxhub_graph_summary {
    make("gfxhub_graph_summary_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_free(record: *mut gfxhub_graph_summary) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_graph_summary_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_len(
    list: *const gfxhub_graph_summary_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_graph_summary_list_len",
            list,
            0,
            |list: &Vec<GraphSummary>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_at(
    list: *const gfxhub_graph_summary_list,
    index: usize,
) -> *const gfxhub_graph_summary {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_graph_summary_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_to_json(
    list: *const gfxhub_graph_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_graph_summary_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_summary_list_free(list: *mut gfxhub_graph_summary_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_graph_summary_list_free", list) }
}

/// A graph with its content.
///
/// One that the caller owns is freed with `gfxhub_graph_free`, a borrowed one never.
pub struct gfxhub_graph {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_graph => Graph;
}

impl NulTerminate for Graph {
    fn terminate(&mut self) {
        self.name.terminate();
        self.content.terminate();
    }
}

/// Number of the graph.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_id(record: *const gfxhub_graph) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_graph_id", record, 0, |record| record.id.get()) }
}

/// Name of the graph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_name(record: *const gfxhub_graph) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_graph_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Content, as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_content(record: *const gfxhub_graph) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_graph_content",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.content),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_to_json(record: *const gfxhub_graph) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_graph_to_json", record, Graph::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_extra_json(
    record: *const gfxhub_graph,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_graph_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_graph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_graph_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Graph::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_clone(record: *const gfxhub_graph) -> *mut gfxhub_graph {
    make("gfxhub_graph_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graph_free(record: *mut gfxhub_graph) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_graph_free", record) }
}

/// An rgraph, as a list of rgraphs contains it.
///
/// One that the caller owns is freed with `gfxhub_rgraph_summary_free`, a borrowed one never.
pub struct gfxhub_rgraph_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_rgraph_summary`. Freed with `gfxhub_rgraph_summary_list_free`.
pub struct gfxhub_rgraph_summary_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_rgraph_summary => RgraphSummary;
    gfxhub_rgraph_summary_list => Vec<RgraphSummary>;
}

impl NulTerminate for RgraphSummary {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Number of the rgraph.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_id(record: *const gfxhub_rgraph_summary) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_rgraph_summary_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name of the rgraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_name(
    record: *const gfxhub_rgraph_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_rgraph_summary_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_to_json(
    record: *const gfxhub_rgraph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_rgraph_summary_to_json",
            record,
            RgraphSummary::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_extra_json(
    record: *const gfxhub_rgraph_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_rgraph_summary_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_rgraph_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_rgraph_summary_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RgraphSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_clone(
    record: *const gfxhub_rgraph_summary,
) -> *mut gfxhub_rgraph_summary {
    make("gfxhub_rgraph_summary_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_free(record: *mut gfxhub_rgraph_summary) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_rgraph_summary_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_list_len(
    list: *const gfxhub_rgraph_summary_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_rgraph_summary_list_len",
            list,
            0,
            |list: &Vec<RgraphSummary>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_list_at(
    list: *const gfxhub_rgraph_summary_list,
    index: usize,
) -> *const gfxhub_rgraph_summary {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_rgraph_summary_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_list_to_json(
    list: *const gfxhub_rgraph_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_rgraph_summary_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_summary_list_free(list: *mut gfxhub_rgraph_summary_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_rgraph_summary_list_free", list) }
}

/// An rgraph with its content.
///
/// One that the caller owns is freed with `gfxhub_rgraph_free`, a borrowed one never.
pub struct gfxhub_rgraph {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_rgraph => Rgraph;
}

impl NulTerminate for Rgraph {
    fn terminate(&mut self) {
        self.name.terminate();
        self.xml_content.terminate();
    }
}

/// Number of the rgraph.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_id(record: *const gfxhub_rgraph) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_rgraph_id", record, 0, |record| record.id.get()) }
}

/// Name of the rgraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_name(record: *const gfxhub_rgraph) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_rgraph_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Content of the rgraph: XML as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_xml_content(record: *const gfxhub_rgraph) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_rgraph_xml_content",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.xml_content),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_to_json(record: *const gfxhub_rgraph) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_rgraph_to_json", record, Rgraph::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_extra_json(
    record: *const gfxhub_rgraph,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_rgraph_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_rgraph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_rgraph_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Rgraph::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_clone(record: *const gfxhub_rgraph) -> *mut gfxhub_rgraph {
    make("gfxhub_rgraph_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraph_free(record: *mut gfxhub_rgraph) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_rgraph_free", record) }
}

/// A ustate, as a list of ustates contains it.
///
/// One that the caller owns is freed with `gfxhub_ustate_summary_free`, a borrowed one never.
pub struct gfxhub_ustate_summary {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_ustate_summary`. Freed with `gfxhub_ustate_summary_list_free`.
pub struct gfxhub_ustate_summary_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_ustate_summary => UstateSummary;
    gfxhub_ustate_summary_list => Vec<UstateSummary>;
}

impl NulTerminate for UstateSummary {
    fn terminate(&mut self) {
        self.name.terminate();
    }
}

/// Number of the ustate.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_id(record: *const gfxhub_ustate_summary) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_ustate_summary_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name of the ustate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_name(
    record: *const gfxhub_ustate_summary,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_ustate_summary_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_to_json(
    record: *const gfxhub_ustate_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_ustate_summary_to_json",
            record,
            UstateSummary::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_extra_json(
    record: *const gfxhub_ustate_summary,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_ustate_summary_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_ustate_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_ustate_summary_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = UstateSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_clone(
    record: *const gfxhub_ustate_summary,
) -> *mut gfxhub_ustate_summary {
    make("gfxhub_ustate_summary_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_free(record: *mut gfxhub_ustate_summary) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_ustate_summary_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_list_len(
    list: *const gfxhub_ustate_summary_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_ustate_summary_list_len",
            list,
            0,
            |list: &Vec<UstateSummary>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_list_at(
    list: *const gfxhub_ustate_summary_list,
    index: usize,
) -> *const gfxhub_ustate_summary {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_ustate_summary_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_list_to_json(
    list: *const gfxhub_ustate_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_ustate_summary_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_summary_list_free(list: *mut gfxhub_ustate_summary_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_ustate_summary_list_free", list) }
}

/// A ustate with its content.
///
/// One that the caller owns is freed with `gfxhub_ustate_free`, a borrowed one never.
pub struct gfxhub_ustate {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_ustate => Ustate;
}

impl NulTerminate for Ustate {
    fn terminate(&mut self) {
        self.name.terminate();
        self.ustate_data.terminate();
    }
}

/// Number of the ustate.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_id(record: *const gfxhub_ustate) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_ustate_id", record, 0, |record| record.id.get()) }
}

/// Name of the ustate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_name(record: *const gfxhub_ustate) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_ustate_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Content, as text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_ustate_data(record: *const gfxhub_ustate) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_ustate_ustate_data",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ustate_data),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_to_json(record: *const gfxhub_ustate) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_ustate_to_json", record, Ustate::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_extra_json(
    record: *const gfxhub_ustate,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_ustate_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_ustate,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_ustate_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Ustate::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_clone(record: *const gfxhub_ustate) -> *mut gfxhub_ustate {
    make("gfxhub_ustate_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustate_free(record: *mut gfxhub_ustate) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_ustate_free", record) }
}

/// A project that renderers can run.
///
/// One that the caller owns is freed with `gfxhub_project_free`, a borrowed one never.
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

impl NulTerminate for Project {
    fn terminate(&mut self) {
        self.name.terminate();
        self.version.terminate();
        self.shared_folder_name.terminate();
        self.maps.terminate();
    }
}

/// Number of the project.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_project_id(record: *const gfxhub_project) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_project_project_id", record, 0, |record| {
            record.project_id.get()
        })
    }
}

/// Name of the project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_name(record: *const gfxhub_project) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_project_name", record, gfxhub_str::EMPTY, |record| {
            text(&record.name)
        })
    }
}

/// Version of the project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_version(record: *const gfxhub_project) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_project_version",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.version),
        )
    }
}

/// Name of the shared folder that contains the project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_shared_folder_name(
    record: *const gfxhub_project,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_project_shared_folder_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.shared_folder_name),
        )
    }
}

/// Maps of the project. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_maps_len(record: *const gfxhub_project) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_project_maps_len", record, 0, |record| {
            record.maps.len()
        })
    }
}

/// Maps of the project. Returns the element at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_maps_at(
    record: *const gfxhub_project,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Time of creation. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_created_at(
    record: *const gfxhub_project,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_project_created_at", record, out, |record| {
            record.created_at
        })
    }
}

/// Time of the last change. The unit is not documented.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_updated_at(
    record: *const gfxhub_project,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_project_updated_at", record, out, |record| {
            record.updated_at
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_to_json(
    record: *const gfxhub_project,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_project_to_json", record, Project::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_extra_json(
    record: *const gfxhub_project,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_project_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_project,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_project_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Project::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_clone(
    record: *const gfxhub_project,
) -> *mut gfxhub_project {
    make("gfxhub_project_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_free(record: *mut gfxhub_project) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_project_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_len(list: *const gfxhub_project_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_project_list_len", list, 0, |list: &Vec<Project>| {
            list.len()
        })
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_at(
    list: *const gfxhub_project_list,
    index: usize,
) -> *const gfxhub_project {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_project_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_to_json(
    list: *const gfxhub_project_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_project_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_project_list_free(list: *mut gfxhub_project_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_project_list_free", list) }
}

/// A launch configuration: renderers that are started and stopped together.
///
/// One that the caller owns is freed with `gfxhub_launch_config_free`, a borrowed one never.
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

impl NulTerminate for LaunchConfig {
    fn terminate(&mut self) {
        self.name.terminate();
        self.renderers.terminate();
    }
}

/// Number of the launch configuration. This is not an engine id. Any field of a launch
/// configuration may be absent.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_id(
    record: *const gfxhub_launch_config,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_launch_config_id", record, out, |record| {
            record.id.map(|id| id.get())
        })
    }
}

/// Name of the launch configuration.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_name(
    record: *const gfxhub_launch_config,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Ids of the renderers. Newer hubs send the renderers themselves. Returns the number of
/// elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_renderers_len(
    record: *const gfxhub_launch_config,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_launch_config_renderers_len", record, 0, |record| {
            record.renderers.len()
        })
    }
}

/// Ids of the renderers. Newer hubs send the renderers themselves. Returns the element at
/// this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_renderers_at(
    record: *const gfxhub_launch_config,
    index: usize,
) -> *const gfxhub_renderer_ref {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_renderers_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.renderers.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_to_json(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_launch_config_to_json",
            record,
            LaunchConfig::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_extra_json(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_launch_config_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launch_config_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LaunchConfig::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_clone(
    record: *const gfxhub_launch_config,
) -> *mut gfxhub_launch_config {
    make("gfxhub_launch_config_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_free(record: *mut gfxhub_launch_config) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_launch_config_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_len(
    list: *const gfxhub_launch_config_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_list_len",
            list,
            0,
            |list: &Vec<LaunchConfig>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_at(
    list: *const gfxhub_launch_config_list,
    index: usize,
) -> *const gfxhub_launch_config {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_to_json(
    list: *const gfxhub_launch_config_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_launch_config_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_list_free(list: *mut gfxhub_launch_config_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_launch_config_list_free", list) }
}

/// The response to creating a launch configuration.
///
/// One that the caller owns is freed with `gfxhub_launch_config_created_free`, a borrowed one
/// never.
pub struct gfxhub_launch_config_created {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_launch_config_created => LaunchConfigCreated;
}

impl NulTerminate for LaunchConfigCreated {
    fn terminate(&mut self) {
        self.renderers.terminate();
    }
}

/// Number of the new launch configuration.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_id(
    record: *const gfxhub_launch_config_created,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_launch_config_created_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Renderers of the new launch configuration. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_renderers_len(
    record: *const gfxhub_launch_config_created,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_created_renderers_len",
            record,
            0,
            |record| record.renderers.len(),
        )
    }
}

/// Renderers of the new launch configuration. Returns the element at this index, borrowed
/// from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_renderers_at(
    record: *const gfxhub_launch_config_created,
    index: usize,
) -> *const gfxhub_renderer_ref {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_launch_config_created_renderers_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.renderers.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_to_json(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_launch_config_created_to_json",
            record,
            LaunchConfigCreated::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_extra_json(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_launch_config_created_extra_json",
            record,
            extra_json,
        )
    }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config_created,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_launch_config_created_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LaunchConfigCreated::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_clone(
    record: *const gfxhub_launch_config_created,
) -> *mut gfxhub_launch_config_created {
    make("gfxhub_launch_config_created_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_created_free(
    record: *mut gfxhub_launch_config_created,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_launch_config_created_free", record) }
}

/// A renderer of a launch configuration. Any field may be absent.
///
/// One that the caller owns is freed with `gfxhub_renderer_free`, a borrowed one never.
pub struct gfxhub_renderer {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_renderer => Renderer;
}

impl NulTerminate for Renderer {
    fn terminate(&mut self) {
        self.engine_type.terminate();
    }
}

/// Number of the launch configuration that the renderer belongs to.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_launch_config_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_renderer_launch_config_id", record, out, |record| {
            record.launch_config_id.map(|id| id.get())
        })
    }
}

/// Number of the engine that the renderer runs on.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_engine_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_renderer_engine_id", record, out, |record| {
            record.engine_id.map(|id| id.get())
        })
    }
}

/// Number of the project that the renderer runs.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_project_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_renderer_project_id", record, out, |record| {
            record.project_id.map(|id| id.get())
        })
    }
}

/// Number of the map in the project.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_project_map_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_renderer_project_map_id", record, out, |record| {
            record.project_map_id.map(|id| id.get())
        })
    }
}

/// Type of the engine, which determines what `state_id` identifies.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_engine_type(record: *const gfxhub_renderer) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_renderer_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
/// graph id for RE5.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_state_id(
    record: *const gfxhub_renderer,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_renderer_state_id", record, out, |record| {
            record.state_id.map(|id| id.get())
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_to_json(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_renderer_to_json", record, Renderer::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_extra_json(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_renderer_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_renderer,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_renderer_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Renderer::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_clone(
    record: *const gfxhub_renderer,
) -> *mut gfxhub_renderer {
    make("gfxhub_renderer_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_free(record: *mut gfxhub_renderer) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_renderer_free", record) }
}

/// Something that a path of names leads to, with every id that the calls by id need. Ids that
/// its kind does not have are absent.
///
/// One that the caller owns is freed with `gfxhub_address_free`, a borrowed one never.
pub struct gfxhub_address {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_address`. Freed with `gfxhub_address_list_free`.
pub struct gfxhub_address_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_address => Address;
    gfxhub_address_list => Vec<Address>;
}

impl NulTerminate for Address {
    fn terminate(&mut self) {
        self.kind.terminate();
        self.path.terminate();
        self.node_path.terminate();
        self.property_path.terminate();
        self.function_path.terminate();
        self.button_key.terminate();
        self.ncs_id.terminate();
        self.ro_id.terminate();
        self.story_id.terminate();
        self.newsroom_item_id.terminate();
        self.obj_id.terminate();
    }
}

/// Kind of the thing, which determines the ids that are present.
///
/// Known words: `engine`, `node`, `property`, `function`, `playoutRundown`, `playoutItem`,
/// `playoutButton`, `template`, `newsroomRundown`, `story`, `newsroomItem`, `newsroomButton`,
/// `graph`, `rgraph`, `ustate`, `launchConfig`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_kind(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_kind", record, gfxhub_str::EMPTY, |record| {
            enum_text(record.kind.as_str(), record.kind.is_known())
        })
    }
}

/// Path that leads to it, with the names as people see them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_path(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_path", record, gfxhub_str::EMPTY, |record| {
            text(record.path.as_str())
        })
    }
}

/// Number of the engine.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_engine_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_engine_id", record, out, |record| {
            record.engine_id.map(|id| id.get())
        })
    }
}

/// Path of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_node_path(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .node_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_node_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_node_path(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_node_path", record, false, |record| {
            record.node_path.is_some()
        })
    }
}

/// Path of the property, with the sub-field if the path names one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_property_path(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .property_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_property_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_property_path(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_has_property_path",
            record,
            false,
            |record| record.property_path.is_some(),
        )
    }
}

/// Path of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_function_path(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_function_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .function_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_function_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_function_path(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_has_function_path",
            record,
            false,
            |record| record.function_path.is_some(),
        )
    }
}

/// Number of the playout rundown.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_rundown_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_rundown_id", record, out, |record| {
            record.rundown_id.map(|id| id.get())
        })
    }
}

/// Number of the item in the playout rundown.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_item_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_item_id", record, out, |record| {
            record.item_id.map(|id| id.get())
        })
    }
}

/// Key by which a call presses the button.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_button_key(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_button_key",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .button_key
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_button_key`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_button_key(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_button_key", record, false, |record| {
            record.button_key.is_some()
        })
    }
}

/// Number of the template.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_template_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_template_id", record, out, |record| {
            record.template_id.map(|id| id.get())
        })
    }
}

/// Device id of the newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_ncs_id(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_ncs_id",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .ncs_id
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_ncs_id`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_ncs_id(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_ncs_id", record, false, |record| {
            record.ncs_id.is_some()
        })
    }
}

/// Id of the newsroom rundown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_ro_id(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_ro_id",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .ro_id
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_ro_id`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_ro_id(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_ro_id", record, false, |record| {
            record.ro_id.is_some()
        })
    }
}

/// Id of the story.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_story_id(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_story_id",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .story_id
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_story_id`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_story_id(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_story_id", record, false, |record| {
            record.story_id.is_some()
        })
    }
}

/// Id of the item in the story.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_newsroom_item_id(
    record: *const gfxhub_address,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_newsroom_item_id",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .newsroom_item_id
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_newsroom_item_id`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_newsroom_item_id(
    record: *const gfxhub_address,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_has_newsroom_item_id",
            record,
            false,
            |record| record.newsroom_item_id.is_some(),
        )
    }
}

/// Id of the MOS object that the item shows, if it shows one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_obj_id(record: *const gfxhub_address) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_address_obj_id",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .obj_id
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_address_obj_id`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_has_obj_id(record: *const gfxhub_address) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_has_obj_id", record, false, |record| {
            record.obj_id.is_some()
        })
    }
}

/// Number of the graph.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_graph_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_graph_id", record, out, |record| {
            record.graph_id.map(|id| id.get())
        })
    }
}

/// Number of the rgraph.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_rgraph_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_rgraph_id", record, out, |record| {
            record.rgraph_id.map(|id| id.get())
        })
    }
}

/// Number of the ustate.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_ustate_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_ustate_id", record, out, |record| {
            record.ustate_id.map(|id| id.get())
        })
    }
}

/// Number of the launch configuration.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_launch_id(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_address_launch_id", record, out, |record| {
            record.launch_id.map(|id| id.get())
        })
    }
}

/// Age in milliseconds of the oldest list in which it was found.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_age_ms(
    record: *const gfxhub_address,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_address_age_ms", record, out, |record| record.age_ms) }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_to_json(
    record: *const gfxhub_address,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_address_to_json", record, Address::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_extra_json(
    record: *const gfxhub_address,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_address_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_address,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_address_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Address::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_clone(
    record: *const gfxhub_address,
) -> *mut gfxhub_address {
    make("gfxhub_address_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_free(record: *mut gfxhub_address) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_address_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_list_len(list: *const gfxhub_address_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_list_len", list, 0, |list: &Vec<Address>| {
            list.len()
        })
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_list_at(
    list: *const gfxhub_address_list,
    index: usize,
) -> *const gfxhub_address {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_address_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_list_to_json(
    list: *const gfxhub_address_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_address_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_address_list_free(list: *mut gfxhub_address_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_address_list_free", list) }
}

/// The properties of engines as they were: a document to keep, compare and bring back.
///
/// One that the caller owns is freed with `gfxhub_snapshot_free`, a borrowed one never.
pub struct gfxhub_snapshot {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_snapshot => Snapshot;
}

impl NulTerminate for Snapshot {
    fn terminate(&mut self) {
        self.format.terminate();
        self.taken.terminate();
        self.hub.terminate();
        self.only.terminate();
        self.protect.terminate();
        self.engines.terminate();
        self.missing.terminate();
    }
}

/// Name of the format, `gfxhub-snapshot`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_format(record: *const gfxhub_snapshot) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_format",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.format),
        )
    }
}

/// Version of the format, 1.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_version(record: *const gfxhub_snapshot) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_version", record, 0, |record| {
            record.version
        })
    }
}

/// Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_taken(record: *const gfxhub_snapshot) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_taken",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.taken),
        )
    }
}

/// Address of the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_hub(record: *const gfxhub_snapshot) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_hub", record, gfxhub_str::EMPTY, |record| {
            text(&record.hub)
        })
    }
}

/// True if all nodes could be read.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_complete(
    record: *const gfxhub_snapshot,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_snapshot_complete", record, out, |record| {
            record.complete
        })
    }
}

/// Patterns of the properties in the snapshot; empty if it has all properties. Returns the
/// number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_only_len(record: *const gfxhub_snapshot) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_only_len", record, 0, |record| {
            record.only.len()
        })
    }
}

/// Patterns of the properties in the snapshot; empty if it has all properties. Returns the
/// element at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_only_at(
    record: *const gfxhub_snapshot,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_only_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .only
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Patterns of properties that no recall may set. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_protect_len(record: *const gfxhub_snapshot) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_protect_len", record, 0, |record| {
            record.protect.len()
        })
    }
}

/// Patterns of properties that no recall may set. Returns the element at this index; empty
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_protect_at(
    record: *const gfxhub_snapshot,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_protect_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .protect
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// The engines, by number. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engines_len(record: *const gfxhub_snapshot) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_engines_len", record, 0, |record| {
            record.engines.len()
        })
    }
}

/// The engines, by number. Returns the element at this index, borrowed from the record; NULL
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engines_at(
    record: *const gfxhub_snapshot,
    index: usize,
) -> *const gfxhub_snapshot_engine {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engines_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.engines.get(index)),
        )
    }
}

/// The nodes that could not be read. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_missing_len(record: *const gfxhub_snapshot) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_missing_len", record, 0, |record| {
            record.missing.len()
        })
    }
}

/// The nodes that could not be read. Returns the element at this index, borrowed from the
/// record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_missing_at(
    record: *const gfxhub_snapshot,
    index: usize,
) -> *const gfxhub_unread_node {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_missing_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.missing.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_to_json(
    record: *const gfxhub_snapshot,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_snapshot_to_json", record, Snapshot::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_extra_json(
    record: *const gfxhub_snapshot,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_snapshot_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Snapshot::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_clone(
    record: *const gfxhub_snapshot,
) -> *mut gfxhub_snapshot {
    make("gfxhub_snapshot_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_free(record: *mut gfxhub_snapshot) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_free", record) }
}

/// An engine in a snapshot.
///
/// One that the caller owns is freed with `gfxhub_snapshot_engine_free`, a borrowed one
/// never.
pub struct gfxhub_snapshot_engine {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_snapshot_engine => SnapshotEngine;
}

impl NulTerminate for SnapshotEngine {
    fn terminate(&mut self) {
        self.name.terminate();
        self.display_name.terminate();
        self.engine_type.terminate();
        self.pids.terminate();
        self.begun.terminate();
        self.ended.terminate();
        self.nodes.terminate();
    }
}

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_id(record: *const gfxhub_snapshot_engine) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_engine_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Name in the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_name(
    record: *const gfxhub_snapshot_engine,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// Display name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_display_name(
    record: *const gfxhub_snapshot_engine,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Type of the engine.
///
/// Known words: `RE`, `RE5`, `UE`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_engine_type(
    record: *const gfxhub_snapshot_engine,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_engine_type",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.engine_type.as_str(), record.engine_type.is_known()),
        )
    }
}

/// Number of the loaded rgraph.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_rgraph_id(
    record: *const gfxhub_snapshot_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_snapshot_engine_rgraph_id", record, out, |record| {
            record.rgraph_id.map(|id| id.get())
        })
    }
}

/// Number of the loaded ustate.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_ustate_id(
    record: *const gfxhub_snapshot_engine,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_snapshot_engine_ustate_id", record, out, |record| {
            record.ustate_id.map(|id| id.get())
        })
    }
}

/// Process numbers of its loaded instances. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_pids_len(
    record: *const gfxhub_snapshot_engine,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_engine_pids_len", record, 0, |record| {
            record.pids.len()
        })
    }
}

/// Process numbers of its loaded instances. Returns the element at this index; empty beyond
/// the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_pids_at(
    record: *const gfxhub_snapshot_engine,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_pids_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .pids
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Time at which the reading of the engine began.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_begun(
    record: *const gfxhub_snapshot_engine,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_begun",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.begun),
        )
    }
}

/// Time at which the reading of the engine ended.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_ended(
    record: *const gfxhub_snapshot_engine,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_ended",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ended),
        )
    }
}

/// The nodes, by path. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_nodes_len(
    record: *const gfxhub_snapshot_engine,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_engine_nodes_len", record, 0, |record| {
            record.nodes.len()
        })
    }
}

/// The nodes, by path. Returns the element at this index, borrowed from the record; NULL
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_nodes_at(
    record: *const gfxhub_snapshot_engine,
    index: usize,
) -> *const gfxhub_snapshot_node {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_engine_nodes_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.nodes.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_to_json(
    record: *const gfxhub_snapshot_engine,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_snapshot_engine_to_json",
            record,
            SnapshotEngine::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_extra_json(
    record: *const gfxhub_snapshot_engine,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_snapshot_engine_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot_engine,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_engine_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = SnapshotEngine::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_clone(
    record: *const gfxhub_snapshot_engine,
) -> *mut gfxhub_snapshot_engine {
    make("gfxhub_snapshot_engine_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_engine_free(record: *mut gfxhub_snapshot_engine) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_engine_free", record) }
}

/// A node in a snapshot.
///
/// One that the caller owns is freed with `gfxhub_snapshot_node_free`, a borrowed one never.
pub struct gfxhub_snapshot_node {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_snapshot_node => SnapshotNode;
}

impl NulTerminate for SnapshotNode {
    fn terminate(&mut self) {
        self.node_path.terminate();
        self.node_name.terminate();
        self.properties.terminate();
    }
}

/// Path of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_node_path(
    record: *const gfxhub_snapshot_node,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_node_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.node_path.as_str()),
        )
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_node_name(
    record: *const gfxhub_snapshot_node,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_node_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// The properties, by path. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_properties_len(
    record: *const gfxhub_snapshot_node,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_snapshot_node_properties_len", record, 0, |record| {
            record.properties.len()
        })
    }
}

/// The properties, by path. Returns the element at this index, borrowed from the record; NULL
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_properties_at(
    record: *const gfxhub_snapshot_node,
    index: usize,
) -> *const gfxhub_snapshot_property {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_node_properties_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.properties.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_to_json(
    record: *const gfxhub_snapshot_node,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_snapshot_node_to_json",
            record,
            SnapshotNode::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_extra_json(
    record: *const gfxhub_snapshot_node,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_snapshot_node_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot_node,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_node_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = SnapshotNode::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_clone(
    record: *const gfxhub_snapshot_node,
) -> *mut gfxhub_snapshot_node {
    make("gfxhub_snapshot_node_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_node_free(record: *mut gfxhub_snapshot_node) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_node_free", record) }
}

/// A property in a snapshot.
///
/// One that the caller owns is freed with `gfxhub_snapshot_property_free`, a borrowed one
/// never.
pub struct gfxhub_snapshot_property {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_snapshot_property => SnapshotProperty;
}

impl NulTerminate for SnapshotProperty {
    fn terminate(&mut self) {
        self.property_path.terminate();
        self.display_name.terminate();
        self.value.terminate();
        self.skip.terminate();
    }
}

/// Path of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_property_path(
    record: *const gfxhub_snapshot_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_property_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Display name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_display_name(
    record: *const gfxhub_snapshot_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_property_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Value.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_value(
    record: *const gfxhub_snapshot_property,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_property_value",
            record,
            std::ptr::null(),
            |record| as_handle(&record.value),
        )
    }
}

/// Reason why a recall leaves out the property unless a pattern names it exactly. A null
/// value is always left out.
///
/// Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
/// `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_skip(
    record: *const gfxhub_snapshot_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_property_skip",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record.skip.as_ref().map_or(gfxhub_str::EMPTY, |it| {
                    enum_text(it.as_str(), it.is_known())
                })
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_snapshot_property_skip`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_has_skip(
    record: *const gfxhub_snapshot_property,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_snapshot_property_has_skip",
            record,
            false,
            |record| record.skip.is_some(),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_to_json(
    record: *const gfxhub_snapshot_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_snapshot_property_to_json",
            record,
            SnapshotProperty::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_extra_json(
    record: *const gfxhub_snapshot_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_snapshot_property_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_snapshot_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_snapshot_property_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = SnapshotProperty::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_clone(
    record: *const gfxhub_snapshot_property,
) -> *mut gfxhub_snapshot_property {
    make("gfxhub_snapshot_property_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_snapshot_property_free(record: *mut gfxhub_snapshot_property) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_snapshot_property_free", record) }
}

/// A node, or an engine, that could not be read.
///
/// One that the caller owns is freed with `gfxhub_unread_node_free`, a borrowed one never.
pub struct gfxhub_unread_node {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_unread_node => UnreadNode;
}

impl NulTerminate for UnreadNode {
    fn terminate(&mut self) {
        self.node_path.terminate();
        self.kind.terminate();
        self.message.terminate();
    }
}

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_engine_id(record: *const gfxhub_unread_node) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_unread_node_engine_id", record, 0, |record| {
            record.engine_id.get()
        })
    }
}

/// Path of the node; absent if the nodes of the engine could not be listed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_node_path(
    record: *const gfxhub_unread_node,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unread_node_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .node_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_unread_node_node_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_has_node_path(
    record: *const gfxhub_unread_node,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unread_node_has_node_path",
            record,
            false,
            |record| record.node_path.is_some(),
        )
    }
}

/// Kind of the error, such as `Timeout`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_kind(record: *const gfxhub_unread_node) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unread_node_kind",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.kind),
        )
    }
}

/// Message of the error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_message(
    record: *const gfxhub_unread_node,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unread_node_message",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.message),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_to_json(
    record: *const gfxhub_unread_node,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_unread_node_to_json", record, UnreadNode::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_extra_json(
    record: *const gfxhub_unread_node,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_unread_node_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_unread_node,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_unread_node_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = UnreadNode::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_clone(
    record: *const gfxhub_unread_node,
) -> *mut gfxhub_unread_node {
    make("gfxhub_unread_node_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unread_node_free(record: *mut gfxhub_unread_node) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_unread_node_free", record) }
}

/// A difference between two snapshots, or between a snapshot and the hub.
///
/// One that the caller owns is freed with `gfxhub_difference_free`, a borrowed one never.
pub struct gfxhub_difference {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_difference`. Freed with `gfxhub_difference_list_free`.
pub struct gfxhub_difference_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_difference => Difference;
    gfxhub_difference_list => Vec<Difference>;
}

impl NulTerminate for Difference {
    fn terminate(&mut self) {
        self.kind.terminate();
        self.engine.terminate();
        self.node_path.terminate();
        self.node_name.terminate();
        self.property_path.terminate();
        self.display_name.terminate();
        self.first.terminate();
        self.second.terminate();
        self.reason.terminate();
    }
}

/// Kind of the difference.
///
/// Known words: `changed`, `onlyFirst`, `onlySecond`, `otherType`, `skipped`; hubs may send
/// others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_kind(record: *const gfxhub_difference) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_kind",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.kind.as_str(), record.kind.is_known()),
        )
    }
}

/// Number of the engine in the first snapshot. If the kind is `onlySecond`, its number in the
/// second snapshot or on the hub.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_engine_id(record: *const gfxhub_difference) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_difference_engine_id", record, 0, |record| {
            record.engine_id.get()
        })
    }
}

/// Display name of the engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_engine(record: *const gfxhub_difference) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_engine",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine),
        )
    }
}

/// Path of the node; absent if the difference is that of a whole engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_node_path(
    record: *const gfxhub_difference,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .node_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_difference_node_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_has_node_path(record: *const gfxhub_difference) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_difference_has_node_path", record, false, |record| {
            record.node_path.is_some()
        })
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_node_name(
    record: *const gfxhub_difference,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// Path of the property; absent if the difference is that of a whole engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_property_path(
    record: *const gfxhub_difference,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .property_path
                    .as_ref()
                    .map_or(gfxhub_str::EMPTY, |it| text(it.as_str()))
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_difference_property_path`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_has_property_path(
    record: *const gfxhub_difference,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_has_property_path",
            record,
            false,
            |record| record.property_path.is_some(),
        )
    }
}

/// Display name of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_display_name(
    record: *const gfxhub_difference,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Value in the first snapshot; null if it has none.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_first(
    record: *const gfxhub_difference,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_first",
            record,
            std::ptr::null(),
            |record| as_handle(&record.first),
        )
    }
}

/// Value in the second snapshot or on the hub; null if it has none.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_second(
    record: *const gfxhub_difference,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_second",
            record,
            std::ptr::null(),
            |record| as_handle(&record.second),
        )
    }
}

/// Reason why the property was not compared.
///
/// Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
/// `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_reason(record: *const gfxhub_difference) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_reason",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record.reason.as_ref().map_or(gfxhub_str::EMPTY, |it| {
                    enum_text(it.as_str(), it.is_known())
                })
            },
        )
    }
}

/// Returns true if the hub sent `gfxhub_difference_reason`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_has_reason(record: *const gfxhub_difference) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_difference_has_reason", record, false, |record| {
            record.reason.is_some()
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_to_json(
    record: *const gfxhub_difference,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_difference_to_json", record, Difference::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_extra_json(
    record: *const gfxhub_difference,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_difference_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_difference,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_difference_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Difference::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_clone(
    record: *const gfxhub_difference,
) -> *mut gfxhub_difference {
    make("gfxhub_difference_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_free(record: *mut gfxhub_difference) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_difference_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_list_len(list: *const gfxhub_difference_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_list_len",
            list,
            0,
            |list: &Vec<Difference>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_list_at(
    list: *const gfxhub_difference_list,
    index: usize,
) -> *const gfxhub_difference {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_difference_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_list_to_json(
    list: *const gfxhub_difference_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_difference_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_difference_list_free(list: *mut gfxhub_difference_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_difference_list_free", list) }
}

/// A plan of a recall: the values that it would set, the properties that it would leave
/// alone, and the document that undoes it.
///
/// One that the caller owns is freed with `gfxhub_recall_plan_free`, a borrowed one never.
pub struct gfxhub_recall_plan {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_recall_plan => RecallPlan;
}

impl NulTerminate for RecallPlan {
    fn terminate(&mut self) {
        self.format.terminate();
        self.made.terminate();
        self.hub.terminate();
        self.ease.terminate();
        self.engines.terminate();
        self.sets.terminate();
        self.left_alone.terminate();
        self.undo.terminate();
    }
}

/// Name of the format, `gfxhub-recall-plan`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_format(
    record: *const gfxhub_recall_plan,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_format",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.format),
        )
    }
}

/// Version of the format, 1.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_version(record: *const gfxhub_recall_plan) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_plan_version", record, 0, |record| {
            record.version
        })
    }
}

/// Time at which it was made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_made(record: *const gfxhub_recall_plan) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_made",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.made),
        )
    }
}

/// Address of the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_hub(record: *const gfxhub_recall_plan) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// Duration of the moves in milliseconds; 0 if all values jump.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_over_ms(
    record: *const gfxhub_recall_plan,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_recall_plan_over_ms", record, out, |record| {
            record.over_ms
        })
    }
}

/// Interpolation of the moves.
///
/// Known words: `Constant`, `Linear`, `EaseIn`, `EaseOut`, `EaseInOut`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_ease(record: *const gfxhub_recall_plan) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_ease",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.ease.as_str(), record.ease.is_known()),
        )
    }
}

/// Time in milliseconds from the first request to the common start of the moves; absent if
/// each move begins when its request arrives.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_lead_ms(
    record: *const gfxhub_recall_plan,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_recall_plan_lead_ms", record, out, |record| {
            record.lead_ms
        })
    }
}

/// Expected time in milliseconds from the first move to the last, without a lead.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_spread_ms(
    record: *const gfxhub_recall_plan,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_recall_plan_spread_ms", record, out, |record| {
            record.spread_ms
        })
    }
}

/// The engines as they were when the plan was made, without their nodes. A recall compares
/// them with the engines as they are then. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_engines_len(
    record: *const gfxhub_recall_plan,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_plan_engines_len", record, 0, |record| {
            record.engines.len()
        })
    }
}

/// The engines as they were when the plan was made, without their nodes. A recall compares
/// them with the engines as they are then. Returns the element at this index, borrowed from
/// the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_engines_at(
    record: *const gfxhub_recall_plan,
    index: usize,
) -> *const gfxhub_snapshot_engine {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_engines_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.engines.get(index)),
        )
    }
}

/// The sets, in the order of engines, nodes and properties. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_sets_len(record: *const gfxhub_recall_plan) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_plan_sets_len", record, 0, |record| {
            record.sets.len()
        })
    }
}

/// The sets, in the order of engines, nodes and properties. Returns the element at this
/// index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_sets_at(
    record: *const gfxhub_recall_plan,
    index: usize,
) -> *const gfxhub_planned_set {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_sets_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.sets.get(index)),
        )
    }
}

/// The properties that are left alone although they are selected. Returns the number of
/// elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_left_alone_len(
    record: *const gfxhub_recall_plan,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_plan_left_alone_len", record, 0, |record| {
            record.left_alone.len()
        })
    }
}

/// The properties that are left alone although they are selected. Returns the element at this
/// index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_left_alone_at(
    record: *const gfxhub_recall_plan,
    index: usize,
) -> *const gfxhub_unset_property {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_left_alone_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.left_alone.get(index)),
        )
    }
}

/// Document that undoes the recall.
///
/// Borrowed from the record; NULL if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_undo(
    record: *const gfxhub_recall_plan,
) -> *const gfxhub_recall_undo {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_plan_undo",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.undo.as_ref()),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_to_json(
    record: *const gfxhub_recall_plan,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_plan_to_json", record, RecallPlan::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_extra_json(
    record: *const gfxhub_recall_plan,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_plan_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_plan,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_plan_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RecallPlan::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_clone(
    record: *const gfxhub_recall_plan,
) -> *mut gfxhub_recall_plan {
    make("gfxhub_recall_plan_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_plan_free(record: *mut gfxhub_recall_plan) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_plan_free", record) }
}

/// A property that a recall sets, with its value before and after.
///
/// One that the caller owns is freed with `gfxhub_planned_set_free`, a borrowed one never.
pub struct gfxhub_planned_set {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_planned_set => PlannedSet;
}

impl NulTerminate for PlannedSet {
    fn terminate(&mut self) {
        self.node_path.terminate();
        self.node_name.terminate();
        self.property_path.terminate();
        self.display_name.terminate();
        self.before.terminate();
        self.after.terminate();
    }
}

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_engine_id(record: *const gfxhub_planned_set) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_planned_set_engine_id", record, 0, |record| {
            record.engine_id.get()
        })
    }
}

/// Path of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_node_path(
    record: *const gfxhub_planned_set,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.node_path.as_str()),
        )
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_node_name(
    record: *const gfxhub_planned_set,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// Path of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_property_path(
    record: *const gfxhub_planned_set,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Display name of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_display_name(
    record: *const gfxhub_planned_set,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Value of the property when the plan was made.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_before(
    record: *const gfxhub_planned_set,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_before",
            record,
            std::ptr::null(),
            |record| as_handle(&record.before),
        )
    }
}

/// Value that is set.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_after(
    record: *const gfxhub_planned_set,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_planned_set_after",
            record,
            std::ptr::null(),
            |record| as_handle(&record.after),
        )
    }
}

/// True if the value moves, false if it jumps.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_eased(
    record: *const gfxhub_planned_set,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_planned_set_eased", record, out, |record| {
            record.eased
        })
    }
}

/// True if the value jumps after the moves have ended.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_at_end(
    record: *const gfxhub_planned_set,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_planned_set_at_end", record, out, |record| {
            record.at_end
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_to_json(
    record: *const gfxhub_planned_set,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_planned_set_to_json", record, PlannedSet::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_extra_json(
    record: *const gfxhub_planned_set,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_planned_set_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_planned_set,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_planned_set_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlannedSet::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_clone(
    record: *const gfxhub_planned_set,
) -> *mut gfxhub_planned_set {
    make("gfxhub_planned_set_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_planned_set_free(record: *mut gfxhub_planned_set) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_planned_set_free", record) }
}

/// A property that a recall leaves alone.
///
/// One that the caller owns is freed with `gfxhub_unset_property_free`, a borrowed one never.
pub struct gfxhub_unset_property {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_unset_property => UnsetProperty;
}

impl NulTerminate for UnsetProperty {
    fn terminate(&mut self) {
        self.node_path.terminate();
        self.node_name.terminate();
        self.property_path.terminate();
        self.display_name.terminate();
        self.reason.terminate();
    }
}

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_engine_id(
    record: *const gfxhub_unset_property,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_unset_property_engine_id", record, 0, |record| {
            record.engine_id.get()
        })
    }
}

/// Path of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_node_path(
    record: *const gfxhub_unset_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unset_property_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.node_path.as_str()),
        )
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_node_name(
    record: *const gfxhub_unset_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unset_property_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// Path of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_property_path(
    record: *const gfxhub_unset_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unset_property_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Display name of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_display_name(
    record: *const gfxhub_unset_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unset_property_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Reason why the recall leaves the property alone.
///
/// Known words: `handle`, `cleanPlates`, `null`, `protected`, `otherType`, `moving`, `track`,
/// `statistic`, `gone`, `ambiguous`, `unread`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_reason(
    record: *const gfxhub_unset_property,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_unset_property_reason",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.reason.as_str(), record.reason.is_known()),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_to_json(
    record: *const gfxhub_unset_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_unset_property_to_json",
            record,
            UnsetProperty::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_extra_json(
    record: *const gfxhub_unset_property,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_unset_property_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_unset_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_unset_property_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = UnsetProperty::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_clone(
    record: *const gfxhub_unset_property,
) -> *mut gfxhub_unset_property {
    make("gfxhub_unset_property_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_unset_property_free(record: *mut gfxhub_unset_property) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_unset_property_free", record) }
}

/// A document that undoes a recall: each property that was set, with its value before the
/// recall and the value that the recall left.
///
/// One that the caller owns is freed with `gfxhub_recall_undo_free`, a borrowed one never.
pub struct gfxhub_recall_undo {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_recall_undo => RecallUndo;
}

impl NulTerminate for RecallUndo {
    fn terminate(&mut self) {
        self.format.terminate();
        self.made.terminate();
        self.hub.terminate();
        self.sets.terminate();
    }
}

/// Name of the format, `gfxhub-undo`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_format(
    record: *const gfxhub_recall_undo,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_undo_format",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.format),
        )
    }
}

/// Version of the format, 1.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_version(record: *const gfxhub_recall_undo) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_undo_version", record, 0, |record| {
            record.version
        })
    }
}

/// Time at which it was made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_made(record: *const gfxhub_recall_undo) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_undo_made",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.made),
        )
    }
}

/// Address of the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_hub(record: *const gfxhub_recall_undo) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_undo_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// The sets that are undone: `before` is brought back where the value still is `after`.
/// Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_sets_len(record: *const gfxhub_recall_undo) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_undo_sets_len", record, 0, |record| {
            record.sets.len()
        })
    }
}

/// The sets that are undone: `before` is brought back where the value still is `after`.
/// Returns the element at this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_sets_at(
    record: *const gfxhub_recall_undo,
    index: usize,
) -> *const gfxhub_planned_set {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_undo_sets_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.sets.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_to_json(
    record: *const gfxhub_recall_undo,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_undo_to_json", record, RecallUndo::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_extra_json(
    record: *const gfxhub_recall_undo,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_undo_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_undo,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_undo_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RecallUndo::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_clone(
    record: *const gfxhub_recall_undo,
) -> *mut gfxhub_recall_undo {
    make("gfxhub_recall_undo_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_undo_free(record: *mut gfxhub_recall_undo) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_undo_free", record) }
}

/// Report of a recall or an undo.
///
/// One that the caller owns is freed with `gfxhub_recall_report_free`, a borrowed one never.
pub struct gfxhub_recall_report {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_recall_report => RecallReport;
}

impl NulTerminate for RecallReport {
    fn terminate(&mut self) {
        self.results.terminate();
        self.undo.terminate();
    }
}

/// Result of each set, in the order of the plan. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_results_len(
    record: *const gfxhub_recall_report,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_report_results_len", record, 0, |record| {
            record.results.len()
        })
    }
}

/// Result of each set, in the order of the plan. Returns the element at this index, borrowed
/// from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_results_at(
    record: *const gfxhub_recall_report,
    index: usize,
) -> *const gfxhub_recall_result {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_report_results_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.results.get(index)),
        )
    }
}

/// Time in milliseconds from the first request of a move to the last.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_spread_ms(
    record: *const gfxhub_recall_report,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_report_spread_ms", record, 0, |record| {
            record.spread_ms
        })
    }
}

/// Duration of the whole call in milliseconds.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_elapsed_ms(
    record: *const gfxhub_recall_report,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_report_elapsed_ms", record, 0, |record| {
            record.elapsed_ms
        })
    }
}

/// Document that undoes what was set.
///
/// Borrowed from the record; NULL if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_undo(
    record: *const gfxhub_recall_report,
) -> *const gfxhub_recall_undo {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_report_undo",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.undo.as_ref()),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_to_json(
    record: *const gfxhub_recall_report,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_recall_report_to_json",
            record,
            RecallReport::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_extra_json(
    record: *const gfxhub_recall_report,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_report_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_report_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RecallReport::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_clone(
    record: *const gfxhub_recall_report,
) -> *mut gfxhub_recall_report {
    make("gfxhub_recall_report_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_report_free(record: *mut gfxhub_recall_report) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_report_free", record) }
}

/// Result of a recall for a property.
///
/// One that the caller owns is freed with `gfxhub_recall_result_free`, a borrowed one never.
pub struct gfxhub_recall_result {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_recall_result => RecallResult;
}

impl NulTerminate for RecallResult {
    fn terminate(&mut self) {
        self.outcome.terminate();
        self.node_path.terminate();
        self.node_name.terminate();
        self.property_path.terminate();
        self.display_name.terminate();
        self.wanted.terminate();
        self.found.terminate();
        self.kind.terminate();
        self.message.terminate();
    }
}

/// Outcome.
///
/// Known words: `recalled`, `alreadySo`, `skipped`, `notSent`, `refused`, `maybe`, `drifted`,
/// `changedSince`, `restarted`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_outcome(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_outcome",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.outcome.as_str(), record.outcome.is_known()),
        )
    }
}

/// Number of the engine.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_engine_id(
    record: *const gfxhub_recall_result,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_recall_result_engine_id", record, 0, |record| {
            record.engine_id.get()
        })
    }
}

/// Path of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_node_path(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_node_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.node_path.as_str()),
        )
    }
}

/// Name of the node.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_node_name(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_node_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.node_name),
        )
    }
}

/// Path of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_property_path(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_property_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.property_path.as_str()),
        )
    }
}

/// Display name of the property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_display_name(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_display_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.display_name),
        )
    }
}

/// Value that was to be set.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_wanted(
    record: *const gfxhub_recall_result,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_wanted",
            record,
            std::ptr::null(),
            |record| as_handle(&record.wanted),
        )
    }
}

/// Value that the property was last seen with; null if it could not be read.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_found(
    record: *const gfxhub_recall_result,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_found",
            record,
            std::ptr::null(),
            |record| as_handle(&record.found),
        )
    }
}

/// Kind of the error, if a request failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_kind(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_kind",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.kind),
        )
    }
}

/// Message of the error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_message(
    record: *const gfxhub_recall_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_recall_result_message",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.message),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_to_json(
    record: *const gfxhub_recall_result,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_recall_result_to_json",
            record,
            RecallResult::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_extra_json(
    record: *const gfxhub_recall_result,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_recall_result_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_recall_result,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_recall_result_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RecallResult::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_clone(
    record: *const gfxhub_recall_result,
) -> *mut gfxhub_recall_result {
    make("gfxhub_recall_result_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_recall_result_free(record: *mut gfxhub_recall_result) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_recall_result_free", record) }
}

/// A permit for one act, or for one composed call as a whole.
///
/// One that the caller owns is freed with `gfxhub_permit_free`, a borrowed one never.
pub struct gfxhub_permit {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_permit`. Freed with `gfxhub_permit_list_free`.
pub struct gfxhub_permit_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_permit => Permit;
    gfxhub_permit_list => Vec<Permit>;
}

impl NulTerminate for Permit {
    fn terminate(&mut self) {
        self.operation.terminate();
    }
}

/// Number of the permit.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_id(record: *const gfxhub_permit) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_permit_id", record, 0, |record| record.id.get()) }
}

/// Name of the call, such as `playout.delete_item`; with `@` and the number of an engine, as
/// in `graphs.load@3`, if it is for that engine alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_operation(record: *const gfxhub_permit) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_permit_operation",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.operation),
        )
    }
}

/// End of the permit, in milliseconds since the beginning of 1970 in UTC.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_until_ms(record: *const gfxhub_permit) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_permit_until_ms", record, 0, |record| {
            record.until_ms
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_to_json(record: *const gfxhub_permit) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_permit_to_json", record, Permit::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_extra_json(
    record: *const gfxhub_permit,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_permit_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_permit,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_permit_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Permit::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_clone(record: *const gfxhub_permit) -> *mut gfxhub_permit {
    make("gfxhub_permit_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_free(record: *mut gfxhub_permit) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_permit_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_list_len(list: *const gfxhub_permit_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_permit_list_len", list, 0, |list: &Vec<Permit>| {
            list.len()
        })
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_list_at(
    list: *const gfxhub_permit_list,
    index: usize,
) -> *const gfxhub_permit {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_permit_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_list_to_json(
    list: *const gfxhub_permit_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_permit_list_to_json", list, |list| list_json(list)) }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_permit_list_free(list: *mut gfxhub_permit_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_permit_list_free", list) }
}

/// A request that a call would send.
///
/// One that the caller owns is freed with `gfxhub_request_preview_free`, a borrowed one
/// never.
pub struct gfxhub_request_preview {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_request_preview`. Freed with `gfxhub_request_preview_list_free`.
pub struct gfxhub_request_preview_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_request_preview => RequestPreview;
    gfxhub_request_preview_list => Vec<RequestPreview>;
}

impl NulTerminate for RequestPreview {
    fn terminate(&mut self) {
        self.operation.terminate();
        self.method.terminate();
        self.path.terminate();
        self.body.terminate();
        self.retry_class.terminate();
        self.names.terminate();
        self.guard.terminate();
        self.curl.terminate();
    }
}

/// Name of the operation, or `request` for a raw request.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_operation(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_operation",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.operation),
        )
    }
}

/// HTTP method.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_method(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_method",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.method),
        )
    }
}

/// Path on the hub, encoded as it would be sent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_path(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_path",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.path),
        )
    }
}

/// Body as it would be sent; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_body(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_body",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.body),
        )
    }
}

/// Retry class of the request, such as `trigger`. It can depend on the body.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_retry_class(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_retry_class",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.retry_class),
        )
    }
}

/// Maximum number of resends after an attempt that may have taken effect.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_resend(
    record: *const gfxhub_request_preview,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_request_preview_resend", record, 0, |record| {
            record.resend
        })
    }
}

/// Paths of names by which the ids of the request were found; empty for a call by ids.
/// Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_names_len(
    record: *const gfxhub_request_preview,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_request_preview_names_len", record, 0, |record| {
            record.names.len()
        })
    }
}

/// Paths of names by which the ids of the request were found; empty for a call by ids.
/// Returns the element at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_names_at(
    record: *const gfxhub_request_preview,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_names_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .names
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Answer of the client's guard: `allowed`, `armed` if there is a permit, `not armed`,
/// `repeated` if the same act was just sent, or `read-only`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_guard(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_guard",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.guard),
        )
    }
}

/// The request as a command for the shell, in which an API key is `$GFXHUB_API_KEY` and other
/// secrets are `***`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_curl(
    record: *const gfxhub_request_preview,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_curl",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.curl),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_to_json(
    record: *const gfxhub_request_preview,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_request_preview_to_json",
            record,
            RequestPreview::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_extra_json(
    record: *const gfxhub_request_preview,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_request_preview_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_request_preview,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_request_preview_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = RequestPreview::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_clone(
    record: *const gfxhub_request_preview,
) -> *mut gfxhub_request_preview {
    make("gfxhub_request_preview_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_free(record: *mut gfxhub_request_preview) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_request_preview_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_list_len(
    list: *const gfxhub_request_preview_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_list_len",
            list,
            0,
            |list: &Vec<RequestPreview>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_list_at(
    list: *const gfxhub_request_preview_list,
    index: usize,
) -> *const gfxhub_request_preview {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_request_preview_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_list_to_json(
    list: *const gfxhub_request_preview_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_request_preview_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request_preview_list_free(list: *mut gfxhub_request_preview_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_request_preview_list_free", list) }
}

/// The result of a capture: the data that was read from a hub, as a show of the hub
/// simulator.
///
/// One that the caller owns is freed with `gfxhub_capture_free`, a borrowed one never.
pub struct gfxhub_capture {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_capture => Capture;
}

impl NulTerminate for Capture {
    fn terminate(&mut self) {
        self.show.terminate();
        self.filled.terminate();
        self.left_out.terminate();
    }
}

/// The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
/// number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_show_len(record: *const gfxhub_capture) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_capture_show_len", record, 0, |record| {
            record.show.len()
        })
    }
}

/// The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
/// name at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_show_key_at(
    record: *const gfxhub_capture,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_capture_show_key_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .show
                    .iter()
                    .nth(index)
                    .map_or(gfxhub_str::EMPTY, |(key, _)| text(key))
            },
        )
    }
}

/// The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
/// element at this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_show_at(
    record: *const gfxhub_capture,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_capture_show_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.show.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// The show. Its JSON is what `gfxhub simulator --show` and a local hub take. Returns the
/// element with this name, borrowed from the record; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_show_get(
    record: *const gfxhub_capture,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_capture_show_get",
            record,
            std::ptr::null(),
            |record| {
                as_handle_or_null(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.show.get(name)),
                )
            },
        )
    }
}

/// Descriptions of data that the hub does not show, and of the substitutes in the show.
/// Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_filled_len(record: *const gfxhub_capture) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_capture_filled_len", record, 0, |record| {
            record.filled.len()
        })
    }
}

/// Descriptions of data that the hub does not show, and of the substitutes in the show.
/// Returns the element at this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_filled_at(
    record: *const gfxhub_capture,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_capture_filled_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .filled
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Descriptions of the data of the hub that a show cannot contain. Returns the number of
/// elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_left_out_len(record: *const gfxhub_capture) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_capture_left_out_len", record, 0, |record| {
            record.left_out.len()
        })
    }
}

/// Descriptions of the data of the hub that a show cannot contain. Returns the element at
/// this index; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_left_out_at(
    record: *const gfxhub_capture,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_capture_left_out_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .left_out
                    .get(index)
                    .map_or(gfxhub_str::EMPTY, |it| text(it))
            },
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_to_json(
    record: *const gfxhub_capture,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_capture_to_json", record, Capture::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_extra_json(
    record: *const gfxhub_capture,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_capture_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_capture,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_capture_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = Capture::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_clone(
    record: *const gfxhub_capture,
) -> *mut gfxhub_capture {
    make("gfxhub_capture_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_capture_free(record: *mut gfxhub_capture) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_capture_free", record) }
}

/// An entry of a record: a call with its outcome, or another event. Text that the entry does
/// not have is empty, and a number is absent.
///
/// One that the caller owns is freed with `gfxhub_log_entry_free`, a borrowed one never.
pub struct gfxhub_log_entry {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_log_entry`. Freed with `gfxhub_log_entry_list_free`.
pub struct gfxhub_log_entry_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_log_entry => LogEntry;
    gfxhub_log_entry_list => Vec<LogEntry>;
}

impl NulTerminate for LogEntry {
    fn terminate(&mut self) {
        self.hub.terminate();
        self.event.terminate();
        self.operation.terminate();
        self.arguments.terminate();
        self.names.terminate();
        self.ended.terminate();
        self.kind.terminate();
        self.missing.terminate();
        self.whole_call.terminate();
        self.response.terminate();
    }
}

/// Number of the call in its record; absent for other events.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_number(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_log_entry_number", record, out, |record| {
            record.number
        })
    }
}

/// Start of the call or event, in milliseconds since the beginning of 1970 in UTC.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_at_ms(record: *const gfxhub_log_entry) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_log_entry_at_ms", record, 0, |record| record.at_ms) }
}

/// Address of the hub, without secrets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_hub(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// Id of the process that wrote the entry.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_pid(record: *const gfxhub_log_entry) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_log_entry_pid", record, 0, |record| record.pid) }
}

/// Kind of the entry: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`,
/// `note`, `live` for the values that a live session sent to a property in about one second,
/// or `lost` for lines that could not be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_event(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_event",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.event),
        )
    }
}

/// Name of the operation, or `request` for a raw request. For another event, its subject; for
/// a note, its text; for `lost`, the number of lost lines.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_operation(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_operation",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.operation),
        )
    }
}

/// Arguments of the call by their JSON names, as a call by name takes them. A raw request has
/// `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
/// `last` value, and `count`, the number of values. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_arguments_len(record: *const gfxhub_log_entry) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_log_entry_arguments_len", record, 0, |record| {
            record.arguments.len()
        })
    }
}

/// Arguments of the call by their JSON names, as a call by name takes them. A raw request has
/// `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
/// `last` value, and `count`, the number of values. Returns the name at this index; empty
/// beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_arguments_key_at(
    record: *const gfxhub_log_entry,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_arguments_key_at",
            record,
            gfxhub_str::EMPTY,
            |record| {
                record
                    .arguments
                    .iter()
                    .nth(index)
                    .map_or(gfxhub_str::EMPTY, |(key, _)| text(key))
            },
        )
    }
}

/// Arguments of the call by their JSON names, as a call by name takes them. A raw request has
/// `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
/// `last` value, and `count`, the number of values. Returns the element at this index,
/// borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_arguments_at(
    record: *const gfxhub_log_entry,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_arguments_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.arguments.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// Arguments of the call by their JSON names, as a call by name takes them. A raw request has
/// `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
/// `last` value, and `count`, the number of values. Returns the element with this name,
/// borrowed from the record; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_arguments_get(
    record: *const gfxhub_log_entry,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_arguments_get",
            record,
            std::ptr::null(),
            |record| {
                as_handle_or_null(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.arguments.get(name)),
                )
            },
        )
    }
}

/// Path of names by which the ids were found; empty for a call by ids.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_names(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_names",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.names),
        )
    }
}

/// Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`. `open`
/// if the record contains no outcome, for example because the process ended during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_ended(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_ended",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ended),
        )
    }
}

/// Kind of the call's error; empty if the call succeeded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_kind(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_kind",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.kind),
        )
    }
}

/// Sentence that names the object that the hub does not have; empty otherwise. If it is set,
/// the act has changed nothing, unless the object existed a moment before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_missing(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_missing",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.missing),
        )
    }
}

/// HTTP status; absent if the hub did not respond.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_status(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_log_entry_status", record, out, |record| {
            record.status
        })
    }
}

/// Number of attempts.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_attempts(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_log_entry_attempts", record, out, |record| {
            record.attempts
        })
    }
}

/// Duration of the call in milliseconds.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_elapsed_ms(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_log_entry_elapsed_ms", record, out, |record| {
            record.elapsed_ms
        })
    }
}

/// Number of the composed call that the call was a part of.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_whole(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_log_entry_whole", record, out, |record| record.whole) }
}

/// Name of the composed call that the call was a part of.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_whole_call(
    record: *const gfxhub_log_entry,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_whole_call",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.whole_call),
        )
    }
}

/// Number of the permit that the call used, or that was given or ended.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_permit(
    record: *const gfxhub_log_entry,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_log_entry_permit", record, out, |record| {
            record.permit.map(|id| id.get())
        })
    }
}

/// Response, as far as it was recorded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_response(record: *const gfxhub_log_entry) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_response",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.response),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_to_json(
    record: *const gfxhub_log_entry,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_log_entry_to_json", record, LogEntry::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_extra_json(
    record: *const gfxhub_log_entry,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_log_entry_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_log_entry,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_log_entry_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LogEntry::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_clone(
    record: *const gfxhub_log_entry,
) -> *mut gfxhub_log_entry {
    make("gfxhub_log_entry_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_free(record: *mut gfxhub_log_entry) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_log_entry_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_list_len(list: *const gfxhub_log_entry_list) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_entry_list_len",
            list,
            0,
            |list: &Vec<LogEntry>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_list_at(
    list: *const gfxhub_log_entry_list,
    index: usize,
) -> *const gfxhub_log_entry {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_log_entry_list_at", list, std::ptr::null(), |list| {
            as_handle_or_null(list.get(index))
        })
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_list_to_json(
    list: *const gfxhub_log_entry_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_log_entry_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_entry_list_free(list: *mut gfxhub_log_entry_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_log_entry_list_free", list) }
}

/// State of a client's record.
///
/// One that the caller owns is freed with `gfxhub_log_status_free`, a borrowed one never.
pub struct gfxhub_log_status {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_log_status => LogStatus;
}

impl NulTerminate for LogStatus {
    fn terminate(&mut self) {
        self.file.terminate();
    }
}

/// File that is written now; empty if nothing is recorded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_file(record: *const gfxhub_log_status) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_log_status_file",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.file),
        )
    }
}

/// Number of lines that could not be written.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_lost(record: *const gfxhub_log_status) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_log_status_lost", record, 0, |record| record.lost) }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_to_json(
    record: *const gfxhub_log_status,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_log_status_to_json", record, LogStatus::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_extra_json(
    record: *const gfxhub_log_status,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_log_status_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_log_status,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_log_status_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = LogStatus::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_clone(
    record: *const gfxhub_log_status,
) -> *mut gfxhub_log_status {
    make("gfxhub_log_status_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_log_status_free(record: *mut gfxhub_log_status) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_log_status_free", record) }
}

/// Results of a call for the members of a group. Times are in microseconds.
///
/// One that the caller owns is freed with `gfxhub_group_report_free`, a borrowed one never.
pub struct gfxhub_group_report {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_group_report => GroupReport;
}

impl NulTerminate for GroupReport {
    fn terminate(&mut self) {
        self.members.terminate();
    }
}

/// Results of the members, in the order of the group, without members that were taken out of
/// it. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_members_len(
    record: *const gfxhub_group_report,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_group_report_members_len", record, 0, |record| {
            record.members.len()
        })
    }
}

/// Results of the members, in the order of the group, without members that were taken out of
/// it. Returns the element at this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_members_at(
    record: *const gfxhub_group_report,
    index: usize,
) -> *const gfxhub_member_result {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_group_report_members_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.members.get(index)),
        )
    }
}

/// True if every member succeeded, with equal results. Absent until the calls of all members
/// have ended.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_agree(
    record: *const gfxhub_group_report,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_group_report_agree", record, out, |record| {
            record.agree
        })
    }
}

/// Time from the first byte of the first sender to that of the last one. Absent if fewer than
/// two members have sent a request that acts.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_fired_within_us(
    record: *const gfxhub_group_report,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into(
            "gfxhub_group_report_fired_within_us",
            record,
            out,
            |record| record.fired_within_us,
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_to_json(
    record: *const gfxhub_group_report,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_group_report_to_json", record, GroupReport::to_json) }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_extra_json(
    record: *const gfxhub_group_report,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_group_report_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_group_report,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_report_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = GroupReport::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_clone(
    record: *const gfxhub_group_report,
) -> *mut gfxhub_group_report {
    make("gfxhub_group_report_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_report_free(record: *mut gfxhub_group_report) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_group_report_free", record) }
}

/// Result of a call for one member of a group.
///
/// One that the caller owns is freed with `gfxhub_member_result_free`, a borrowed one never.
pub struct gfxhub_member_result {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_member_result => MemberResult;
}

impl NulTerminate for MemberResult {
    fn terminate(&mut self) {
        self.member.terminate();
        self.hub.terminate();
        self.engine.terminate();
        self.outcome.terminate();
        self.result.terminate();
        self.kind.terminate();
        self.effect.terminate();
        self.message.terminate();
    }
}

/// Name of the member.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_member(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_member",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.member),
        )
    }
}

/// Address of its hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_hub(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// Name of the engine, if the member is an engine; empty if it is a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_engine(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_engine",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine),
        )
    }
}

/// Outcome of its call.
///
/// Known words: `succeeded`, `failed`, `underWay`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_outcome(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_outcome",
            record,
            gfxhub_str::EMPTY,
            |record| enum_text(record.outcome.as_str(), record.outcome.is_known()),
        )
    }
}

/// Result in the form in which a call by name returns it; null unless the call has succeeded
/// and has a result.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_result(
    record: *const gfxhub_member_result,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_result",
            record,
            std::ptr::null(),
            |record| as_handle(&record.result),
        )
    }
}

/// Kind of its error, such as `ConnectTimeout`; empty unless it failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_kind(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_kind",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.kind),
        )
    }
}

/// Effect of its error: `none`, `maybe` or `done`; empty unless it failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_effect(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_effect",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.effect),
        )
    }
}

/// Message of its error; empty unless it failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_message(
    record: *const gfxhub_member_result,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_result_message",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.message),
        )
    }
}

/// Time from the start of the group call to the first byte of a request that acts; absent if
/// none was sent.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_sent_us(
    record: *const gfxhub_member_result,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_result_sent_us", record, out, |record| {
            record.sent_us
        })
    }
}

/// Time from the start of the group call to the end of the member's call; absent while the
/// call is under way.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_ended_us(
    record: *const gfxhub_member_result,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_result_ended_us", record, out, |record| {
            record.ended_us
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_to_json(
    record: *const gfxhub_member_result,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_member_result_to_json",
            record,
            MemberResult::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_extra_json(
    record: *const gfxhub_member_result,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_member_result_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_member_result,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_member_result_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = MemberResult::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_clone(
    record: *const gfxhub_member_result,
) -> *mut gfxhub_member_result {
    make("gfxhub_member_result_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_result_free(record: *mut gfxhub_member_result) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_result_free", record) }
}

/// State of a member of a group, from its calls so far.
///
/// One that the caller owns is freed with `gfxhub_member_status_free`, a borrowed one never.
pub struct gfxhub_member_status {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_member_status`. Freed with `gfxhub_member_status_list_free`.
pub struct gfxhub_member_status_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_member_status => MemberStatus;
    gfxhub_member_status_list => Vec<MemberStatus>;
}

impl NulTerminate for MemberStatus {
    fn terminate(&mut self) {
        self.member.terminate();
        self.hub.terminate();
        self.engine.terminate();
        self.message.terminate();
    }
}

/// Name of the member.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_member(
    record: *const gfxhub_member_status,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_member",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.member),
        )
    }
}

/// Address of its hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_hub(
    record: *const gfxhub_member_status,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// Name of the engine, if the member is an engine; empty if it is a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_engine(
    record: *const gfxhub_member_status,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_engine",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine),
        )
    }
}

/// False if the program has taken it out.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_used(
    record: *const gfxhub_member_status,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_status_used", record, out, |record| {
            record.used
        })
    }
}

/// True if at least two calls in a row could not connect to the member. The other members do
/// not wait for such a member.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_away(
    record: *const gfxhub_member_status,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_status_away", record, out, |record| {
            record.away
        })
    }
}

/// Number of calls that have ended.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_calls(record: *const gfxhub_member_status) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_member_status_calls", record, 0, |record| {
            record.calls
        })
    }
}

/// Number of those that failed.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_failures(record: *const gfxhub_member_status) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_member_status_failures", record, 0, |record| {
            record.failures
        })
    }
}

/// Duration of the last call that succeeded, in microseconds.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_took_us(
    record: *const gfxhub_member_status,
    out: *mut i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_status_took_us", record, out, |record| {
            record.took_us
        })
    }
}

/// Message of its last error; empty if no call has failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_message(
    record: *const gfxhub_member_status,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_message",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.message),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_to_json(
    record: *const gfxhub_member_status,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_member_status_to_json",
            record,
            MemberStatus::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_extra_json(
    record: *const gfxhub_member_status,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_member_status_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_member_status,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_member_status_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = MemberStatus::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_clone(
    record: *const gfxhub_member_status,
) -> *mut gfxhub_member_status {
    make("gfxhub_member_status_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_free(record: *mut gfxhub_member_status) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_status_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_list_len(
    list: *const gfxhub_member_status_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_list_len",
            list,
            0,
            |list: &Vec<MemberStatus>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_list_at(
    list: *const gfxhub_member_status_list,
    index: usize,
) -> *const gfxhub_member_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_status_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_list_to_json(
    list: *const gfxhub_member_status_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_member_status_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_status_list_free(list: *mut gfxhub_member_status_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_status_list_free", list) }
}

/// Differences between the first member of a group and another one.
///
/// One that the caller owns is freed with `gfxhub_member_comparison_free`, a borrowed one
/// never.
pub struct gfxhub_member_comparison {
    _opaque: [u8; 0],
}

/// A list of `gfxhub_member_comparison`. Freed with `gfxhub_member_comparison_list_free`.
pub struct gfxhub_member_comparison_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_member_comparison => MemberComparison;
    gfxhub_member_comparison_list => Vec<MemberComparison>;
}

impl NulTerminate for MemberComparison {
    fn terminate(&mut self) {
        self.member.terminate();
        self.hub.terminate();
        self.engine.terminate();
        self.differences.terminate();
    }
}

/// Name of the other member.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_member(
    record: *const gfxhub_member_comparison,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_member",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.member),
        )
    }
}

/// Address of its hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_hub(
    record: *const gfxhub_member_comparison,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_hub",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.hub),
        )
    }
}

/// Name of the engine, if the member is an engine; empty if it is a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_engine(
    record: *const gfxhub_member_comparison,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_engine",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.engine),
        )
    }
}

/// True if nothing differs.
///
/// Returns false and leaves `*out` unchanged if the hub did not send it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_agrees(
    record: *const gfxhub_member_comparison,
    out: *mut bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_into("gfxhub_member_comparison_agrees", record, out, |record| {
            record.agrees
        })
    }
}

/// The differences: `first` is the value of the first member, `second` that of the other
/// member. Returns the number of elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_differences_len(
    record: *const gfxhub_member_comparison,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_differences_len",
            record,
            0,
            |record| record.differences.len(),
        )
    }
}

/// The differences: `first` is the value of the first member, `second` that of the other
/// member. Returns the element at this index, borrowed from the record; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_differences_at(
    record: *const gfxhub_member_comparison,
    index: usize,
) -> *const gfxhub_difference {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_differences_at",
            record,
            std::ptr::null(),
            |record| as_handle_or_null(record.differences.get(index)),
        )
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_to_json(
    record: *const gfxhub_member_comparison,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_member_comparison_to_json",
            record,
            MemberComparison::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_extra_json(
    record: *const gfxhub_member_comparison,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_member_comparison_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_member_comparison,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_member_comparison_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = MemberComparison::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_clone(
    record: *const gfxhub_member_comparison,
) -> *mut gfxhub_member_comparison {
    make("gfxhub_member_comparison_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_free(record: *mut gfxhub_member_comparison) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_comparison_free", record) }
}

/// Returns the number of records; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_list_len(
    list: *const gfxhub_member_comparison_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_list_len",
            list,
            0,
            |list: &Vec<MemberComparison>| list.len(),
        )
    }
}

/// Returns the record at this index, borrowed from the list; NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_list_at(
    list: *const gfxhub_member_comparison_list,
    index: usize,
) -> *const gfxhub_member_comparison {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_member_comparison_list_at",
            list,
            std::ptr::null(),
            |list| as_handle_or_null(list.get(index)),
        )
    }
}

/// Returns the list as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_list_to_json(
    list: *const gfxhub_member_comparison_list,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string("gfxhub_member_comparison_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list and its records. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_member_comparison_list_free(
    list: *mut gfxhub_member_comparison_list,
) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_member_comparison_list_free", list) }
}

/// The state that met the condition of a wait. Fields without a value are null or empty.
///
/// One that the caller owns is freed with `gfxhub_awaited_change_free`, a borrowed one never.
pub struct gfxhub_awaited_change {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_awaited_change => AwaitedChange;
}

impl NulTerminate for AwaitedChange {
    fn terminate(&mut self) {
        self.topic.terminate();
        self.key.terminate();
        self.name.terminate();
        self.before.terminate();
        self.after.terminate();
    }
}

/// Path or topic as it was given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_topic(
    record: *const gfxhub_awaited_change,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_awaited_change_topic",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.topic),
        )
    }
}

/// Id or path of the thing in its list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_key(
    record: *const gfxhub_awaited_change,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_awaited_change_key",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.key),
        )
    }
}

/// Name of the thing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_name(
    record: *const gfxhub_awaited_change,
) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_awaited_change_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// State of the thing at the first successful look, as the hub described it; null if the
/// thing did not exist.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_before(
    record: *const gfxhub_awaited_change,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_awaited_change_before",
            record,
            std::ptr::null(),
            |record| as_handle(&record.before),
        )
    }
}

/// State of the thing that met the condition, as the hub described it.
///
/// Borrowed from the record.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_after(
    record: *const gfxhub_awaited_change,
) -> *const gfxhub_value {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_awaited_change_after",
            record,
            std::ptr::null(),
            |record| as_handle(&record.after),
        )
    }
}

/// Time of the look at the hub that found this state, in milliseconds since the beginning of
/// 1970 in UTC.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_at_ms(record: *const gfxhub_awaited_change) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_awaited_change_at_ms", record, 0, |record| {
            record.at_ms
        })
    }
}

/// Time waited in milliseconds.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_waited_ms(
    record: *const gfxhub_awaited_change,
) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_awaited_change_waited_ms", record, 0, |record| {
            record.waited_ms
        })
    }
}

/// Number of looks at the hub; 1 if the first look already met the condition.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_looks(record: *const gfxhub_awaited_change) -> i64 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_awaited_change_looks", record, 0, |record| {
            record.looks
        })
    }
}

/// Returns the record as JSON that contains exactly the data that the hub sent; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_to_json(
    record: *const gfxhub_awaited_change,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read_string(
            "gfxhub_awaited_change_to_json",
            record,
            AwaitedChange::to_json,
        )
    }
}

/// Returns the undocumented fields that the hub sent, as a JSON object; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_extra_json(
    record: *const gfxhub_awaited_change,
) -> *mut gfxhub_string {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_awaited_change_extra_json", record, extra_json) }
}

/// Creates a record from JSON. All forms that are accepted from a hub are accepted here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_awaited_change,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_awaited_change_from_json", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.give(out, error, || {
            let mut record = AwaitedChange::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// Returns an independent copy; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_clone(
    record: *const gfxhub_awaited_change,
) -> *mut gfxhub_awaited_change {
    make("gfxhub_awaited_change_clone", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let mut record = unsafe { deref_handle(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees the record. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_awaited_change_free(record: *mut gfxhub_awaited_change) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_awaited_change_free", record) }
}
