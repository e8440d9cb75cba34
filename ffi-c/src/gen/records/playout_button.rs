//! Written by cargo xtask generate; do not edit. The record `PlayoutButton`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::handle::read;
use crate::input;
use crate::record::extra_json;
use crate::str::gfxhub_str;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::terminate::Terminate;
use crate::terminate::text;
use gfxhub_core::{PlayoutButton, Record};
use std::ffi::c_char;

/// A button of a playout item.
///
/// One that was given out is freed with `gfxhub_playout_button_free`, one that is lent never.
pub struct gfxhub_playout_button {
    _opaque: [u8; 0],
}

handle! {
gfxhub_playout_button => PlayoutButton;
}

impl Terminate for PlayoutButton {
    fn terminate(&mut self) {
        self.id.terminate();
        self.label.terminate();
    }
}

/// Its id, which triggers it too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_id(
    record: *const gfxhub_playout_button,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_button_id",
            record,
            gfxhub_str::EMPTY,
            |record| text(record.id.as_str()),
        )
    }
}

/// What is written on it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_label(
    record: *const gfxhub_playout_button,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_playout_button_label",
            record,
            gfxhub_str::EMPTY,
            |record| text(&record.label),
        )
    }
}

/// Its wire JSON: what the hub sent, no more and no less. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_to_json(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_playout_button_to_json",
            record,
            PlayoutButton::to_json,
        )
    }
}

/// The fields that came and are not documented, as one JSON object. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_extra_json(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe { read_string("gfxhub_playout_button_extra_json", record, extra_json) }
}

/// Reads it from wire JSON, as tolerantly as from a hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_button,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_button_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            let mut record = PlayoutButton::from_json(input::text("json", json)?)?;
            record.terminate();
            Ok(record)
        })
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_clone(
    record: *const gfxhub_playout_button,
) -> *mut gfxhub_playout_button {
    make("gfxhub_playout_button_clone", || {
        // SAFETY: the header's rules.
        let mut record = unsafe { borrow(record) }?.clone();
        record.terminate();
        Some(record)
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_button_free(record: *mut gfxhub_playout_button) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_button_free", record) }
}
