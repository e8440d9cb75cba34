//! Written by cargo xtask generate; do not edit. `gfxhub_batch_options`: made and freed, and its settings that are one value each.

use crate::batch_options::gfxhub_batch_options;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, make};
use crate::option_setters;

/// Options with their defaults. Freed with `gfxhub_batch_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_batch_options_new() -> *mut gfxhub_batch_options {
    make("gfxhub_batch_options_new", || Some(Default::default()))
}

/// Sends each item only after the response to the previous one. By default only related sets
/// wait for each other: sets of the same property, of its sub-fields and of the properties
/// that contain it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_set_ordered(
    options: *mut gfxhub_batch_options,
    ordered: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_batch_options_set_ordered",
            options,
            "ordered",
            ordered,
        )
    }
}

/// Starts no more items after one has failed. The remaining items fail as Cancelled with no
/// effect.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_set_stop_on_error(
    options: *mut gfxhub_batch_options,
    stop_on_error: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_batch_options_set_stop_on_error",
            options,
            "stopOnError",
            stop_on_error,
        )
    }
}

/// Maximum total size of all responses, in bytes. Items beyond it fail as TooLarge.
///
/// Default: 256 MiB. At least 1 byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_set_max_total(
    options: *mut gfxhub_batch_options,
    max_total: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_batch_options_set_max_total",
            options,
            "maxTotal",
            max_total,
        )
    }
}

/// Frees options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_batch_options_free(options: *mut gfxhub_batch_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_batch_options_free", options) }
}
