//! `gfxhub_live_property`: sets a property whose value changes continuously.

use gfxhub_core::{LiveProperty, PropertyUpdate, Value, Vector};

use crate::call::ExportCall;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::gfxhub_property_update;
use crate::r#gen::handles::gfxhub_live_property;
use crate::r#gen::records::gfxhub_property;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, deref_handle_mut};
use crate::input;
use crate::nul_terminate::NulTerminate;
use crate::panic_boundary::guard_or_default;
use crate::value::gfxhub_value;
use crate::value_structs::gfxhub_vector;

/// Runs `work` on a property. Returns `false` for NULL and after a panic.
///
/// # Safety
/// The requirements are those of [`deref_handle_mut`].
unsafe fn with(
    export: &'static str,
    property: *mut gfxhub_live_property,
    work: impl FnOnce(&mut LiveProperty) -> bool,
) -> bool {
    guard_or_default(export, false, || {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { deref_handle_mut(property) }.is_some_and(|stored| work(&mut stored.handle))
    })
}

/// Stores a number to be sent. It replaces a value that has not been sent yet. Neither blocks nor
/// allocates, so a render thread may call it. Returns false and changes nothing for NaN and
/// infinity, and after the session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_number(
    property: *mut gfxhub_live_property,
    value: f64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_set_number", property, |property| {
            property.set(value)
        })
    }
}

/// Stores a boolean; otherwise like `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_bool(
    property: *mut gfxhub_live_property,
    value: bool,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_set_bool", property, |property| {
            property.set(value)
        })
    }
}

/// Stores an integer; otherwise like `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_int64(
    property: *mut gfxhub_live_property,
    value: i64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_set_int64", property, |property| {
            property.set(value)
        })
    }
}

/// Stores a position, a rotation, a scale or a colour; otherwise like
/// `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_vector(
    property: *mut gfxhub_live_property,
    value: gfxhub_vector,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_set_vector", property, |property| {
            property.set(Vector::from(value))
        })
    }
}

/// Stores a copy of a value. Texts, lists and objects allocate memory and briefly take a lock.
/// Returns false and changes nothing if the value cannot be sent, such as null, and after the
/// session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_value(
    property: *mut gfxhub_live_property,
    value: *const gfxhub_value,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_set_value", property, |property| {
            let value: Option<&Value> = deref_handle(value);
            value.is_some_and(|value| property.set(value.clone()))
        })
    }
}

/// Stores a value with its interpolation. It replaces a value that has not been sent yet. It is
/// sent on a connection and a thread of its own, and resent only if the hub did not execute it.
/// Later values wait until the hub has responded to it. Returns false and changes nothing if it
/// cannot be sent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_ease(
    property: *mut gfxhub_live_property,
    update: *const gfxhub_property_update,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_ease", property, |property| {
            let update: Option<&PropertyUpdate> = deref_handle(update);
            update.is_some_and(|update| property.ease(update.clone()))
        })
    }
}

/// Adds `delta` to the last number that was set or read through this handle, limits the sum to
/// `min` and `max`, and stores it, so that fast turns of a knob add up. Returns false and changes
/// nothing if there is no such number, if the bounds are reversed, if the result is not finite, and
/// after the session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_nudge(
    property: *mut gfxhub_live_property,
    delta: f64,
    min: f64,
    max: f64,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        with("gfxhub_live_property_nudge", property, |property| {
            property.nudge(delta, min, max)
        })
    }
}

/// Reads the property from the hub, as `gfxhub_engines_get_property` does, or `gfxhub_names_get` if
/// the property is given by its name. `gfxhub_live_property_nudge` then starts from this value.
///
/// - `out`: the property; free it with `gfxhub_property_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_read(
    property: *mut gfxhub_live_property,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_property_read", "engines.get_property");
    let read = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let property = unsafe { deref_handle_mut(property) };
        let property = property.ok_or_else(|| input::refused("property", "it is NULL"))?;
        let mut found = property.handle.read()?;
        found.terminate();
        Ok(found)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, read) }
}
