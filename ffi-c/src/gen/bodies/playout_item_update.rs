//! Written by cargo xtask generate; do not edit. The body `PlayoutItemUpdate`.

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
use gfxhub_core::PlayoutItemUpdate;
use std::ffi::c_char;

/// Changes to an item of a playout rundown; what is not given stays.
///
/// Freed with `gfxhub_playout_item_update_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_playout_item_update {
    _opaque: [u8; 0],
}

handle! { gfxhub_playout_item_update => PlayoutItemUpdate; }

/// With what is required; everything else is left to the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_new() -> *mut gfxhub_playout_item_update {
    make("gfxhub_playout_item_update_new", || {
        Some(PlayoutItemUpdate::new())
    })
}

/// Its name, not empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_name(
    body: *mut gfxhub_playout_item_update,
    name: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_update_set_name", body, |body| {
            body.name = Some(input::text("name", name)?.into());
            Ok(())
        })
    }
}

/// The name of its template, not empty.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_template(
    body: *mut gfxhub_playout_item_update,
    template_: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_update_set_template", body, |body| {
            body.template = Some(input::text("template", template_)?.into());
            Ok(())
        })
    }
}

/// Its place in the rundown. Where counting starts is not documented.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_order(
    body: *mut gfxhub_playout_item_update,
    order: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_update_set_order", body, |body| {
            body.order = Some(order);
            Ok(())
        })
    }
}

/// Numbers of the channels that it overrides. Adds one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_add_overridden_channels(
    body: *mut gfxhub_playout_item_update,
    item: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_playout_item_update_add_overridden_channels",
            body,
            |body| {
                body.overridden_channels.get_or_insert_default().push(item);
                Ok(())
            },
        )
    }
}

/// Makes it the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_clear_overridden_channels(
    body: *mut gfxhub_playout_item_update,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_playout_item_update_clear_overridden_channels",
            body,
            |body| {
                body.overridden_channels = Some(Vec::new());
                Ok(())
            },
        )
    }
}

/// Values of its template's fields.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_set_data(
    body: *mut gfxhub_playout_item_update,
    data: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_update_set_data", body, |body| {
            body.data = Some(copy_object("data", data)?);
            Ok(())
        })
    }
}

/// Values of its template's fields. Sets one member to a copy of `value`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_add_data(
    body: *mut gfxhub_playout_item_update,
    name: *const c_char,
    value: *const gfxhub_value,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_playout_item_update_add_data", body, |body| {
            let (name, value) = (input::text("name", name)?, copy("value", value)?);
            insert(body.data.get_or_insert_default(), name, value);
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_playout_item_update,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_playout_item_update_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            PlayoutItemUpdate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_to_json(
    body: *const gfxhub_playout_item_update,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_playout_item_update_to_json",
            body,
            PlayoutItemUpdate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_clone(
    body: *const gfxhub_playout_item_update,
) -> *mut gfxhub_playout_item_update {
    make("gfxhub_playout_item_update_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_playout_item_update_free(body: *mut gfxhub_playout_item_update) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_playout_item_update_free", body) }
}
