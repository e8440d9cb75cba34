//! Written by cargo xtask generate; do not edit. The body `RendererCreate`.

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
use gfxhub_core::Nullable;
use gfxhub_core::RendererCreate;
use std::ffi::c_char;

/// A new renderer; everything is optional.
///
/// Freed with `gfxhub_renderer_create_free`; what takes one copies it. What is in it is
/// checked by the call.
pub struct gfxhub_renderer_create {
    _opaque: [u8; 0],
}

handle! { gfxhub_renderer_create => RendererCreate; }

/// With what is required; everything else is left to the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_new() -> *mut gfxhub_renderer_create {
    make("gfxhub_renderer_create_new", || Some(RendererCreate::new()))
}

/// The launch configuration that it belongs to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_launch_config_id(
    body: *mut gfxhub_renderer_create,
    launch_config_id: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_renderer_create_set_launch_config_id",
            body,
            |body| {
                body.launch_config_id = Some(launch_config_id.into());
                Ok(())
            },
        )
    }
}

/// The engine that it runs on; null for any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_id(
    body: *mut gfxhub_renderer_create,
    engine_id: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_engine_id", body, |body| {
            body.engine_id = Some(engine_id.into());
            Ok(())
        })
    }
}

/// The engine that it runs on; null for any. Gives it as an explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_engine_id_null", body, |body| {
            body.engine_id = Some(Nullable::Null);
            Ok(())
        })
    }
}

/// The project that it runs; null for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_id(
    body: *mut gfxhub_renderer_create,
    project_id: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_project_id", body, |body| {
            body.project_id = Some(project_id.into());
            Ok(())
        })
    }
}

/// The project that it runs; null for none. Gives it as an explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_project_id_null", body, |body| {
            body.project_id = Some(Nullable::Null);
            Ok(())
        })
    }
}

/// The map of the project; null for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_map_id(
    body: *mut gfxhub_renderer_create,
    project_map_id: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_project_map_id", body, |body| {
            body.project_map_id = Some(project_map_id.into());
            Ok(())
        })
    }
}

/// The map of the project; null for none. Gives it as an explicit null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_project_map_id_null(
    body: *mut gfxhub_renderer_create,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_renderer_create_set_project_map_id_null",
            body,
            |body| {
                body.project_map_id = Some(Nullable::Null);
                Ok(())
            },
        )
    }
}

/// Its kind: RE, RE5 or UE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_engine_type(
    body: *mut gfxhub_renderer_create,
    engine_type: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_engine_type", body, |body| {
            body.engine_type = Some(input::text("engineType", engine_type)?.into());
            Ok(())
        })
    }
}

/// What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_set_state_id(
    body: *mut gfxhub_renderer_create,
    state_id: i64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        set("gfxhub_renderer_create_set_state_id", body, |body| {
            body.state_id = Some(state_id.into());
            Ok(())
        })
    }
}

/// Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is refused.
/// `{"$number": "NaN"}` and its like stand for numbers that JSON cannot write.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_from_json(
    json: *const c_char,
    out: *mut *mut gfxhub_renderer_create,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_renderer_create_from_json", "");
    // SAFETY: the header's rules.
    unsafe {
        attempt.give(out, error, || {
            RendererCreate::from_json(input::text("json", json)?)
        })
    }
}

/// Its wire JSON, as it would be sent. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_to_json(
    body: *const gfxhub_renderer_create,
) -> *mut gfxhub_string {
    // SAFETY: the header's rules.
    unsafe {
        read_string(
            "gfxhub_renderer_create_to_json",
            body,
            RendererCreate::to_json,
        )
    }
}

/// A copy of its own; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_clone(
    body: *const gfxhub_renderer_create,
) -> *mut gfxhub_renderer_create {
    make("gfxhub_renderer_create_clone", || {
        // SAFETY: the header's rules.
        unsafe { borrow(body).cloned() }
    })
}

/// Frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_create_free(body: *mut gfxhub_renderer_create) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_renderer_create_free", body) }
}
