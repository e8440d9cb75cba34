//! Written by cargo xtask generate; do not edit. The record `NewsroomItem`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::mos_object::gfxhub_mos_object;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::lend_maybe;
use crate::handle::make;
use crate::handle::read;
use crate::input;
use crate::record::extra_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{NewsroomItem, Record};
use std::ffi::c_char;

/// An item of a newsroom rundown.
///
/// One that was given out is freed with `gfxhub_newsroom_item_free`, one that is lent never.
pub struct gfxhub_newsroom_item {
    _opaque: [u8; 0],
}

handle! {
gfxhub_newsroom_item => NewsroomItem;
}

impl Terminate for NewsroomItem {
    fn terminate(&mut self) {
        self.story_id.terminate();
        self.item_id.terminate();
        self.story_slug.terminate();
        self.item_slug.terminate();
        self.mos_object.terminate();
    }
}

/// The story that it belongs to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_story_id(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_item_story_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.story_id.as_str()),
        )
    }
}

/// Its id within the story.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_item_id(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_item_item_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.item_id.as_str()),
        )
    }
}

/// The story's name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_story_slug(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_item_story_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.story_slug),
        )
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_item_slug(
    record: *const gfxhub_newsroom_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_item_item_slug",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.item_slug),
        )
    }
}

/// The graphic that it shows.
///
/// Lent by the record; NULL where it did not come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_mos_object(
    record: *const gfxhub_newsroom_item,
) -> *const gfxhub_mos_object {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_newsroom_item_mos_object",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.mos_object.as_ref()),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_to_json(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_newsroom_item_to_json",
            record,
            NewsroomItem::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_extra_json(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_newsroom_item_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_newsroom_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_newsroom_item_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = NewsroomItem::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_clone(
    record: *const gfxhub_newsroom_item,
) -> *mut gfxhub_newsroom_item {
    make("gfxhub_newsroom_item_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_newsroom_item_free(record: *mut gfxhub_newsroom_item) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_newsroom_item_free", record) }
}
