//! Written by cargo xtask generate; do not edit. The record `NewsroomRundown`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::newsroom_item::gfxhub_newsroom_item;
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
use gfxhub_core::{NewsroomRundown, Record};
use std::ffi::c_char;

/// A newsroom rundown with its items.
///
/// One that was given out is freed with `gfxhub_newsroom_rundown_free`, one that is lent
/// never.
pub struct gfxhub_newsroom_rundown {
    _opaque: [u8; 0],
}

handle! {
gfxhub_newsroom_rundown => NewsroomRundown;
}

impl Terminate for NewsroomRundown {
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

/// Device id of its newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ncs_id(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ncs_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ncs_id.as_str()),
        )
    }
}

/// The id that the newsroom system gave it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_id(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ro_id.as_str()),
        )
    }
}

/// Its name in the newsroom.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_slug(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_slug),
        )
    }
}

/// Its status.
///
/// Known words: `NEW`, `UPDATED`, `MOVED`, `BUSY`, `DELETED`, `NCS CTRL`, `MANUAL CTRL`,
/// `READY`, `NOT READY`, `PLAY`, `STOP`; hubs may send others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_status(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_status",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// When the hub got it, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_created_at(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_created_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_at),
        )
    }
}

/// When it last changed, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_updated_at(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_updated_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.updated_at),
        )
    }
}

/// Its channel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_channel(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_channel",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_channel),
        )
    }
}

/// When the editorial start is, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_ed_start(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_ed_start",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_ed_start),
        )
    }
}

/// How long it is planned to be, hh:mm:ss.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_ed_dur(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_ed_dur",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_ed_dur),
        )
    }
}

/// How it is started.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ro_trigger(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_ro_trigger",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.ro_trigger),
        )
    }
}

/// Macro at its start.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_macro_in(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// Whether `gfxhub_newsroom_rundown_macro_in` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_has_macro_in(
    record: *const gfxhub_newsroom_rundown,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_has_macro_in",
            record,
            false,
            |record| record.macro_in.is_some(),
        )
    }
}

/// Macro at its end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_macro_out(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// Whether `gfxhub_newsroom_rundown_macro_out` came.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_has_macro_out(
    record: *const gfxhub_newsroom_rundown,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_has_macro_out",
            record,
            false,
            |record| record.macro_out.is_some(),
        )
    }
}

/// What the newsroom system adds, serialized JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_mos_external_metadata(
    record: *const gfxhub_newsroom_rundown,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_mos_external_metadata",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.mos_external_metadata),
        )
    }
}

/// Whether it can go on air.
///
/// False, and `*out` left alone, where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_ready_to_air(
    record: *const gfxhub_newsroom_rundown,
    out: *mut bool,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read_into(
            "gfxhub_newsroom_rundown_ready_to_air",
            record,
            out,
            |record| record.ready_to_air,
        )
    }
}

/// Its items. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_items_len(
    record: *const gfxhub_newsroom_rundown,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_newsroom_rundown_items_len", record, 0, |record| {
            record.items.len()
        })
    }
}

/// Its items. One of them, lent by the record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_items_at(
    record: *const gfxhub_newsroom_rundown,
    index: usize,
) -> *const gfxhub_newsroom_item {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_items_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.items.get(index)),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_to_json(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_to_json",
            record,
            NewsroomRundown::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_extra_json(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_newsroom_rundown_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_rundown,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_rundown_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomRundown::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_clone(
    record: *const gfxhub_newsroom_rundown,
) -> *mut gfxhub_newsroom_rundown {
    make("gfxhub_newsroom_rundown_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_free(record: *mut gfxhub_newsroom_rundown) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_newsroom_rundown_free", record) }
}
