//! Written by cargo xtask generate; do not edit. `gfxhub_live_options`: made and freed, and its settings that are one value each.

use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, make};
use crate::live_options::gfxhub_live_options;
use crate::option_setters;

/// Options with their defaults. Freed with `gfxhub_live_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_live_options_new() -> *mut gfxhub_live_options {
    make("gfxhub_live_options_new", || Some(Default::default()))
}

/// Maximum number of values sent in a second for each property. With 0, the next value is
/// sent as soon as the previous one is acknowledged. The first value after a pause is sent at
/// once.
///
/// Default: 60.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_options_set_rate(
    options: *mut gfxhub_live_options,
    rate: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { option_setters::set_number("gfxhub_live_options_set_rate", options, "rate", rate) }
}

/// Maximum number of values sent in a second for all properties together; 0 for as many as
/// the hub accepts. A few properties, each of which is limited by `rate`, do not reach it. If
/// this limit holds values back for some time, that is reported once, as `limited`.
///
/// Default: 5000.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_options_set_total_rate(
    options: *mut gfxhub_live_options,
    total_rate: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_live_options_set_total_rate",
            options,
            "totalRate",
            total_rate,
        )
    }
}

/// Maximum time for which a value waits for a hub that is away or late. A value that has
/// waited longer is dropped and reported as expired. The time for which the session itself
/// keeps a value, because of its rates, does not count. A maximum that is shorter than the
/// time between two values of a property is refused. Set it for tracking data. Unless it is
/// set, the last value of each property is sent when the hub is back, which is right for
/// faders.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_options_set_stale_after_ms(
    options: *mut gfxhub_live_options,
    stale_after_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_live_options_set_stale_after_ms",
            options,
            "staleAfter",
            stale_after_ms,
        )
    }
}

/// Maximum number of properties of the session.
///
/// Default: 1024. At least 1. At most 65536.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_options_set_max_properties(
    options: *mut gfxhub_live_options,
    max_properties: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_live_options_set_max_properties",
            options,
            "maxProperties",
            max_properties,
        )
    }
}

/// Frees options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_options_free(options: *mut gfxhub_live_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_live_options_free", options) }
}
