//! Written by cargo xtask generate; do not edit. The record `MosObject`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::newsroom_button::gfxhub_newsroom_button;
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
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use crate::terminate::word;
use crate::value::gfxhub_value;
use gfxhub_core::{MosObject, Record};
use std::ffi::c_char;

/// A MOS object: a graphic that the newsroom filled in.
///
/// One that was given out is freed with `gfxhub_mos_object_free`, one that is lent never.
pub struct gfxhub_mos_object {
    _opaque: [u8; 0],
}

handle! {
gfxhub_mos_object => MosObject;
}

impl Terminate for MosObject {
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

/// Its id.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_id(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_obj_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.obj_id.as_str()),
        )
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_slug(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_obj_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.obj_slug),
        )
    }
}

/// Its abstract.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_mos_abstract(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_mos_abstract",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.mos_abstract),
        )
    }
}

/// Its group.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_group(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// Whether `gfxhub_mos_object_obj_group` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_obj_group(record: *const gfxhub_mos_object) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_mos_object_has_obj_group", record, false, |record| {
            record.obj_group.is_some()
        })
    }
}

/// Its time base.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_tb(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_obj_tb",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.obj_tb),
        )
    }
}

/// Its revision.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_rev(
    record: *const gfxhub_mos_object,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_mos_object_obj_rev", record, out, |record| {
            record.obj_rev
        })
    }
}

/// Its duration. The unit is not documented.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_dur(
    record: *const gfxhub_mos_object,
    out: *mut i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into("gfxhub_mos_object_obj_dur", record, out, |record| {
            record.obj_dur
        })
    }
}

/// Its status.
///
/// Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
/// `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_status(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_status",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// Whether it can go on air.
///
/// Known words: `READY`, `NOT READY`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_air(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_obj_air",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.obj_air.as_str(), record.obj_air.is_known()),
        )
    }
}

/// Its paths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_paths(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// Whether `gfxhub_mos_object_obj_paths` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_obj_paths(record: *const gfxhub_mos_object) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_mos_object_has_obj_paths", record, false, |record| {
            record.obj_paths.is_some()
        })
    }
}

/// What the newsroom system adds, serialized JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_mos_external_metadata(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// Whether `gfxhub_mos_object_mos_external_metadata` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_has_mos_external_metadata(
    record: *const gfxhub_mos_object,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_has_mos_external_metadata",
            record,
            false,
            |record| record.mos_external_metadata.is_some(),
        )
    }
}

/// Who made it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_created_by(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_created_by",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_by),
        )
    }
}

/// When it was made, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_created(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_created",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created),
        )
    }
}

/// Who changed it last; names the REST interface after an update through it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_changed_by(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_changed_by",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.changed_by),
        )
    }
}

/// When it was changed last, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_changed(record: *const gfxhub_mos_object) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_changed",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.changed),
        )
    }
}

/// What it is, for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_description(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_description",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.description),
        )
    }
}

/// What it holds.
///
/// Known words: `STILL`, `VIDEO`, `AUDIO`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_obj_type(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_obj_type",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.obj_type.as_str(), record.obj_type.is_known()),
        )
    }
}

/// The name of its template.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_template(
    record: *const gfxhub_mos_object,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_template",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.template),
        )
    }
}

/// The values of its template's fields: texts, or lists of texts. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_len(record: *const gfxhub_mos_object) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_mos_object_data_len", record, 0, |record| {
            record.data.len()
        })
    }
}

/// The values of its template's fields: texts, or lists of texts. The name of one of them;
/// empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_key_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// The values of its template's fields: texts, or lists of texts. One of them, lent by the
/// record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_data_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.data.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// The values of its template's fields: texts, or lists of texts. The one of this name, lent
/// by the record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_data_get(
    record: *const gfxhub_mos_object,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_data_get",
            record,
            std::ptr::null(),
            |record| {
                lend_maybe(
                    input::text("name", name)
                        .ok()
                        .and_then(|name| record.data.get(name)),
                )
            },
        )
    }
}

/// Its buttons; the answer to an update comes without. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_buttons_len(record: *const gfxhub_mos_object) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_mos_object_buttons_len", record, 0, |record| {
            record.buttons.len()
        })
    }
}

/// Its buttons; the answer to an update comes without. One of them, lent by the record; NULL
/// where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_buttons_at(
    record: *const gfxhub_mos_object,
    index: usize,
) -> *const gfxhub_newsroom_button {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_mos_object_buttons_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.buttons.get(index)),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_to_json(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_mos_object_to_json", record, MosObject::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_extra_json(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_mos_object_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_mos_object,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_mos_object_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = MosObject::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_clone(
    record: *const gfxhub_mos_object,
) -> *mut gfxhub_mos_object {
    make("gfxhub_mos_object_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_free(record: *mut gfxhub_mos_object) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_mos_object_free", record) }
}
