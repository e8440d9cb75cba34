//! Written by cargo xtask generate; do not edit. The body `LaunchConfigCreate`.

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
use gfxhub_core::LaunchConfigCreate;
use std::ffi::c_char;

/// A new launch configuration.
///
/// Freed with `gfxhub_launch_config_create_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_launch_config_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_launch_config_create => LaunchConfigCreate; }

/// With what is required; everything else is left to the hub.
/// - `name`: Its name, not empty.
/// - renderers are added with `gfxhub_launch_config_create_add_renderers`; none are at first.
///
/// NULL where an argument is NULL or is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_new(
    name: *const c_char,
) -> *mut gfxhub_launch_config_create {
    make("gfxhub_launch_config_create_new", || {
        // SAFETY: the header's rules.
        let name = unsafe { input::text("name", name) }.ok()?;
        Some(LaunchConfigCreate::new(name, []))
    })
}

/// Ids of its renderers; may be empty. Adds one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_add_renderers(
    body: *mut gfxhub_launch_config_create,
    item: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_launch_config_create_add_renderers", body, |body| {
            body.renderers.push(item.into());
            Ok(())
        })
    }
}

/// Makes it the empty list, which is sent as such.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_clear_renderers(
    body: *mut gfxhub_launch_config_create,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_launch_config_create_clear_renderers",
            body,
            |body| {
                body.renderers.clear();
                Ok(())
            },
        )
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_launch_config_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launch_config_create_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            LaunchConfigCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_to_json(
    body: *const gfxhub_launch_config_create,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_launch_config_create_to_json",
            body,
            LaunchConfigCreate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_clone(
    body: *const gfxhub_launch_config_create,
) -> *mut gfxhub_launch_config_create {
    make("gfxhub_launch_config_create_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launch_config_create_free(body: *mut gfxhub_launch_config_create) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_launch_config_create_free", body) }
}
