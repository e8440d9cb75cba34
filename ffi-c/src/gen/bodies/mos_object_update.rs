//! Written by cargo xtask generate; do not edit. The body `MosObjectUpdate`.

use crate::call::Attempt;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::borrow;
use crate::handle::free;
use crate::handle::handle;
use crate::handle::make;
use crate::input;
use crate::setter::set;
use crate::string::gfxhub_string;
use crate::string::read_string;
use crate::value::gfxhub_value;
use crate::value_list::copy;
use crate::value_list::copy_object;
use crate::value_list::insert;
use gfxhub_core::MosObjectUpdate;
use std::ffi::c_char;

/// Changes to a MOS object.
///
/// Freed with `gfxhub_mos_object_update_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_mos_object_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_mos_object_update => MosObjectUpdate; }

/// With what is required; everything else is left to the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_new() -> *mut gfxhub_mos_object_update {
    make("gfxhub_mos_object_update_new", || {
        Some(MosObjectUpdate::new())
    })
}

/// What it is, for people.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_set_description(
    body: *mut gfxhub_mos_object_update,
    description: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_mos_object_update_set_description", body, |body| {
            body.description = Some(input::text("description", description)?.into());
            Ok(())
        })
    }
}

/// The values of its template's fields; they replace the old ones whole.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_set_data(
    body: *mut gfxhub_mos_object_update,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_mos_object_update_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// The values of its template's fields; they replace the old ones whole. Sets one member to a
/// copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_add_data(
    body: *mut gfxhub_mos_object_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_mos_object_update_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_mos_object_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_mos_object_update_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            MosObjectUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_to_json(
    body: *const gfxhub_mos_object_update,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_mos_object_update_to_json",
            body,
            MosObjectUpdate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_clone(
    body: *const gfxhub_mos_object_update,
) -> *mut gfxhub_mos_object_update {
    make("gfxhub_mos_object_update_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_mos_object_update_free(body: *mut gfxhub_mos_object_update) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_mos_object_update_free", body) }
}
