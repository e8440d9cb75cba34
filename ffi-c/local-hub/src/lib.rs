//! The hub simulator for C, declared in `include/gfxhub_local_hub.h`.
//!
//! This is a separate library, so that a product that links gfxhub contains no simulator. The two
//! libraries share source files at the boundary, but nothing at run time: an object of one library
//! is never passed to the other. The shared files are included by their paths, because a dependency
//! on `gfxhub-c` as a Rust library would add all its exports.
#![allow(unsafe_code, reason = "the functions receive pointers from C")]
#![allow(
    non_camel_case_types,
    reason = "types have the names that the header declares"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "the header states the rules for all pointers in one place"
)]

mod call;
mod setup;
pub mod text;

#[path = "../../src/handle.rs"]
#[allow(dead_code, reason = "only gfxhub-c uses all functions for handles")]
mod handle;
#[path = "../../src/input.rs"]
#[allow(dead_code, reason = "only gfxhub-c has all kinds of arguments")]
mod input;
#[path = "../../src/panic_boundary.rs"]
#[allow(
    dead_code,
    reason = "some injection points exist only in calls of operations"
)]
mod panic_boundary;
#[path = "../../src/setter.rs"]
mod setter;
#[path = "../../src/gen/status.rs"]
pub mod status;
#[path = "../../src/str.rs"]
#[allow(dead_code, reason = "only gfxhub-c returns borrowed literals")]
pub mod str;

/// Generated sources, in the module in which the shared files look for them.
pub mod r#gen {
    pub(crate) use crate::status;

    pub mod local_hub;
}

/// For tests only: injects a panic into an export of this library (see `injection::arm`).
#[cfg(feature = "panic-injection")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_inject_panic(
    export: *const std::ffi::c_char,
    moment: u32,
) -> bool {
    // SAFETY: tests pass a NUL-terminated text.
    unsafe { panic_boundary::injection::arm(export, moment) }
}

#[cfg(not(panic = "unwind"))]
compile_error!("build with panic = \"unwind\": a panic must not end the caller's program");

#[cfg(test)]
mod tests;
