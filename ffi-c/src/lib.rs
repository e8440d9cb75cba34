//! The C ABI of gfxhub, declared in `include/gfxhub.h`.
//!
//! Every export runs within [`panic_boundary::guard`], which catches panics. Exports that are
//! derived from the definitions of the operations are in [`gen`], which `cargo xtask generate`
//! writes. The other modules contain the remaining exports, such as strings, values and clients.
#![allow(unsafe_code, reason = "the functions receive pointers from C")]
#![allow(
    non_camel_case_types,
    reason = "types have the names that the header declares"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "the header states the rules for all pointers in one place"
)]
pub mod abi;
pub mod batch_options;
pub mod call;
pub mod call_options;
pub mod cancel_token;
pub mod client;
pub mod client_options;
mod composed;
pub mod error;
pub mod event;
pub mod r#gen;
pub mod group;
mod handle;
mod input;
pub mod invoke;
pub mod live_options;
pub mod live_property;
mod nul_terminate;
mod option_setters;
pub mod optional;
mod panic_boundary;
pub mod renderer_ref;
pub mod request;
pub mod response;
pub mod set_property;
mod setter;
pub mod str;
pub mod string;
pub mod submit;
pub mod threads;
mod user_data;
pub mod utf16;
pub mod value;
pub mod value_list;
pub mod value_structs;
pub mod value_texture;
pub mod watch_options;

/// For tests only: injects a panic into an export of this library (see `injection::arm`).
#[cfg(feature = "panic-injection")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_inject_panic(export: *const std::ffi::c_char, moment: u32) -> bool {
    // SAFETY: tests pass a NUL-terminated text.
    unsafe { panic_boundary::injection::arm(export, moment) }
}

#[cfg(not(panic = "unwind"))]
compile_error!("build gfxhub-c with panic = \"unwind\": a panic must not end the caller's program");

#[cfg(test)]
mod tests;
