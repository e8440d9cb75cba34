//! Written by cargo xtask generate; do not edit. The body `PlayoutItemCreate`.

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
use gfxhub_core::PlayoutItemCreate;
use std::ffi::c_char;

/// A new item of a playout rundown.
///
/// Freed with `gfxhub_playout_item_create_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_playout_item_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_item_create => PlayoutItemCreate; }

/// With what is required; everything else is left to the hub.
/// - `name`: Its name, not empty.
/// - `template_`: The name of its template, not empty.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_new(
    name: *const c_char,
    template_: *const c_char,
) -> *mut gfxhub_playout_item_create {
    make("gfxhub_playout_item_create_new", || {
        // SAFETY: the header's rules.
        let name = unsafe { input::text("name", name) }.ok()?;
        // SAFETY: the header's rules.
        let template_ = unsafe { input::text("template", template_) }.ok()?;
        Some(PlayoutItemCreate::new(name, template_))
    })
}

/// Its place in the rundown; at the end when not given. Where counting starts is not
/// documented.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_set_order(
    body: *mut gfxhub_playout_item_create,
    order: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_create_set_order", body, |body| {
            body.order = Some(order);
            Ok(())
        })
    }
}

/// Values of its template's fields; the template's own where not given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_set_data(
    body: *mut gfxhub_playout_item_create,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_create_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// Values of its template's fields; the template's own where not given. Sets one member to a
/// copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_add_data(
    body: *mut gfxhub_playout_item_create,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_create_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_item_create_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            PlayoutItemCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_to_json(
    body: *const gfxhub_playout_item_create,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_playout_item_create_to_json",
            body,
            PlayoutItemCreate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_clone(
    body: *const gfxhub_playout_item_create,
) -> *mut gfxhub_playout_item_create {
    make("gfxhub_playout_item_create_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_create_free(body: *mut gfxhub_playout_item_create) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_item_create_free", body) }
}
