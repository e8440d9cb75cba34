//! Written by cargo xtask generate; do not edit. `gfxhub_watch_options`: made and freed, and its settings that are one value each.

use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, make};
use crate::option_setters;
use crate::watch_options::gfxhub_watch_options;
use std::ffi::c_char;

/// Options with their defaults. Freed with `gfxhub_watch_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_watch_options_new() -> *mut gfxhub_watch_options {
    make("gfxhub_watch_options_new", || Some(Default::default()))
}

/// Topics to look at, separated by commas. A topic is a list, with the ids that it needs:
/// `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`, `items:1`, `templates`,
/// `newsroom`, `newsroomRundown:SPORT.NCS.STUDIO:69425946`, `launcher`, `graphs`, `rgraphs`
/// or `ustates`; or it is a path of names, such as `Studio A / Mixer_0`, which leads to the
/// nodes of an engine, the properties of a node, a property, the items of a playout rundown
/// or of a newsroom rundown, or an item. A name that contains a comma is written in quotation
/// marks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_topics(
    options: *mut gfxhub_watch_options,
    topics: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text("gfxhub_watch_options_set_topics", options, "topics", topics)
    }
}

/// Maximum time between two looks at a topic, if the budget of the hub allows it. It replaces
/// `slowest`.
///
/// At least 10 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_within_ms(
    options: *mut gfxhub_watch_options,
    within_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_watch_options_set_within_ms",
            options,
            "within",
            within_ms,
        )
    }
}

/// Interval of the looks at a topic while it changes. After a change the interval halves, but
/// does not become shorter than this.
///
/// Default: 250 ms. At least 10 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_fastest_ms(
    options: *mut gfxhub_watch_options,
    fastest_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_watch_options_set_fastest_ms",
            options,
            "fastest",
            fastest_ms,
        )
    }
}

/// Interval of the looks at a topic that does not change. Without a change the interval grows
/// by half, but does not become longer than this.
///
/// Default: 2 s. At least 10 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_slowest_ms(
    options: *mut gfxhub_watch_options,
    slowest_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_watch_options_set_slowest_ms",
            options,
            "slowest",
            slowest_ms,
        )
    }
}

/// Leaves out what is there at first. Only later changes are reported, after `synced`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_skip_initial(
    options: *mut gfxhub_watch_options,
    skip_initial: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_watch_options_set_skip_initial",
            options,
            "skipInitial",
            skip_initial,
        )
    }
}

/// Difference below which a change of a number is not reported, wherever the number is in the
/// thing. It is compared with the value that was reported last, so that slow changes add up.
/// Unless it is set, numbers that are equal in single precision are equal.
///
/// At least 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_deadband(
    options: *mut gfxhub_watch_options,
    deadband: f64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_double(
            "gfxhub_watch_options_set_deadband",
            options,
            "deadband",
            deadband,
        )
    }
}

/// Number of changes that wait to be read before changes of one thing are folded.
///
/// Default: 1024. At least 1. At most 65536.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_set_max_waiting(
    options: *mut gfxhub_watch_options,
    max_waiting: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_watch_options_set_max_waiting",
            options,
            "maxWaiting",
            max_waiting,
        )
    }
}

/// Frees options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_options_free(options: *mut gfxhub_watch_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_watch_options_free", options) }
}
