//! Written by cargo xtask generate; do not edit. The record `PlayoutItem`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::records::playout_button::gfxhub_playout_button;
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
use crate::value::gfxhub_value;
use gfxhub_core::{PlayoutItem, Record};
use std::ffi::c_char;

/// An item of a playout rundown.
///
/// One that was given out is freed with `gfxhub_playout_item_free`, one that is lent never.
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

impl Terminate for PlayoutItem {
    fn terminate(&mut self) {
        self.name.terminate();
        self.template.terminate();
        self.data.terminate();
        self.buttons.terminate();
    }
}

/// Its number.
///
/// 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_id(record: *const gfxhub_playout_item) -> i64 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_playout_item_id", record, 0, |record| {
            record.id.get()
        })
    }
}

/// Its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_name(
    record: *const gfxhub_playout_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_name",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.name),
        )
    }
}

/// The name of its template.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_template(
    record: *const gfxhub_playout_item,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_template",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.template),
        )
    }
}

/// The values of its template's fields. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_len(record: *const gfxhub_playout_item) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_playout_item_data_len", record, 0, |record| {
            record.data.len()
        })
    }
}

/// The values of its template's fields. The name of one of them; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_key_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
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

/// The values of its template's fields. One of them, lent by the record; NULL where there is
/// none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> *const gfxhub_value {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_data_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.data.iter().nth(index).map(|(_, of)| of)),
        )
    }
}

/// The values of its template's fields. The one of this name, lent by the record; NULL where
/// there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_data_get(
    record: *const gfxhub_playout_item,
    name: *const c_char,
) -> *const gfxhub_value {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_data_get",
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

/// Its buttons; the answers to create and update come without. How many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_buttons_len(
    record: *const gfxhub_playout_item,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_playout_item_buttons_len", record, 0, |record| {
            record.buttons.len()
        })
    }
}

/// Its buttons; the answers to create and update come without. One of them, lent by the
/// record; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_buttons_at(
    record: *const gfxhub_playout_item,
    index: usize,
) -> *const gfxhub_playout_button {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_buttons_at",
            record,
            std::ptr::null(),
            |record| lend_maybe(record.buttons.get(index)),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_to_json(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_playout_item_to_json", record, PlayoutItem::to_json) }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_extra_json(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_playout_item_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_item_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutItem::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_clone(
    record: *const gfxhub_playout_item,
) -> *mut gfxhub_playout_item {
    make("gfxhub_playout_item_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_free(record: *mut gfxhub_playout_item) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_item_free", record) }
}

/// How many there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_len(
    list: *const gfxhub_playout_item_list,
) -> usize {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_list_len",
            list,
            0,
            |list: &Vec<PlayoutItem>| list.len(),
        )
    }
}

/// One of them, lent by the list; NULL where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_at(
    list: *const gfxhub_playout_item_list,
    index: usize,
) -> *const gfxhub_playout_item {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_item_list_at",
            list,
            std::ptr::null(),
            |list| lend_maybe(list.get(index)),
        )
    }
}

/// The wire JSON of all. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_to_json(
    list: *const gfxhub_playout_item_list,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string("gfxhub_playout_item_list_to_json", list, |list| {
            list_json(list)
        })
    }
}

/// Frees the list with all that is in it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_list_free(list: *mut gfxhub_playout_item_list) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_item_list_free", list) }
}
