//! The hub simulator for C: what `include/gfxhub_local_hub.h` declares.
//!
//! A separate library, so that a product that links gfxhub carries no simulator. It shares the
//! sources of the boundary with `gfxhub-c` and nothing at run time: no object of one library is
//! ever given to the other. The sources are taken by their paths. As a Rust library, `gfxhub-c`
//! would bring all of its exports along.
#![allow(unsafe_code, reason = "C hands over pointers")]
#![allow(
    non_camel_case_types,
    reason = "types carry their C names, which the header is made from"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "the header says once what every pointer has to be"
)]

mod call;
mod setup;
pub mod text;

#[path = "../../src/handle.rs"]
#[allow(dead_code, reason = "gfxhub-c reads its handles in more ways")]
mod handle;
#[path = "../../src/input.rs"]
#[allow(dead_code, reason = "gfxhub-c takes more kinds of arguments")]
mod input;
#[path = "../../src/panic_boundary.rs"]
#[allow(
    dead_code,
    reason = "calls of operations strike at moments that a hub has not"
)]
mod panic_boundary;
#[path = "../../src/setter.rs"]
mod setter;
#[path = "../../src/gen/status.rs"]
pub mod status;
#[path = "../../src/str.rs"]
#[allow(dead_code, reason = "gfxhub-c lends literals too")]
pub mod str;

/// Generated sources, where the shared ones look for them.
pub mod r#gen {
    pub(crate) use crate::status;

    pub mod local_hub;
}

/// For tests only: `injection::arm` for the exports of this library.
#[cfg(feature = "panic-injection")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_inject_panic(
    export: *const std::ffi::c_char,
    moment: u32,
) -> bool {
    // SAFETY: tests give a text of C.
    unsafe { panic_boundary::injection::arm(export, moment) }
}

#[cfg(not(panic = "unwind"))]
compile_error!("build with panic = \"unwind\": a panic must not end the caller's program");

#[cfg(test)]
mod tests;
