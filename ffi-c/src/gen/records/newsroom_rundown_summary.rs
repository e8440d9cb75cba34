//! Written by cargo xtask generate; do not edit. The record `NewsroomRundownSummary`.

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
use crate::record::list_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use crate::terminate::word;
use gfxhub_core::{NewsroomRundownSummary, Record};
use std::ffi::c_char;

/// A newsroom rundown, as listed.
///
/// One that was given out is freed with `gfxhub_newsroom_rundown_summary_free`, one that is
/// lent never.
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

impl Terminate for NewsroomRundownSummary {
    fn terminate(&mut self) {
        self.ncs_id.terminate();
        self.ro_id.terminate();
        self.ro_slug.terminate();
        self.status.terminate();
        self.created_at.terminate();
        self.updated_at.terminate();
    }
}

/// Device id of its newsroom system.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ncs_id(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ncs_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ncs_id.as_str()),
        )
    }
}

/// The id that the newsroom system gave it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ro_id(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ro_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.ro_id.as_str()),
        )
    }
}

/// Its name in the newsroom.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_ro_slug(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_ro_slug",
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
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_status(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_status",
            record,
            gfxhub_str::EMPTY,
            |record| word(record.status.as_str(), record.status.is_known()),
        )
    }
}

/// When the hub got it, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_created_at(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_created_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.created_at),
        )
    }
}

/// When it last changed, ISO 8601.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_updated_at(
    record: *const gfxhub_newsroom_rundown_summary,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_updated_at",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.updated_at),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_to_json(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_to_json",
            record,
            NewsroomRundownSummary::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_extra_json(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_extra_json",
            record,
            extra_json,
        )
    }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_rundown_summary,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_rundown_summary_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomRundownSummary::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_clone(
    record: *const gfxhub_newsroom_rundown_summary,
) -> *mut gfxhub_newsroom_rundown_summary {
    make("gfxhub_newsroom_rundown_summary_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_free(
    record: *mut gfxhub_newsroom_rundown_summary,
) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_newsroom_rundown_summary_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_len(
    list: *const gfxhub_newsroom_rundown_summary_list,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_list_len",
            list,
            0,
            |list: &Vec<NewsroomRundownSummary>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_at(
    list: *const gfxhub_newsroom_rundown_summary_list,
    index: usize,
) -> *const gfxhub_newsroom_rundown_summary {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_rundown_summary_list_at",
            list,
            std::ptr::null(),
            |list| lend_maybe(list.get(index)),
        )
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_to_json(
    list: *const gfxhub_newsroom_rundown_summary_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_newsroom_rundown_summary_list_to_json",
            list,
            |list| list_json(list),
        )
    }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_rundown_summary_list_free(
    list: *mut gfxhub_newsroom_rundown_summary_list,
) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_newsroom_rundown_summary_list_free", list) }
}
