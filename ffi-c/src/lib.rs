//! The C ABI of gfxhub: what `include/gfxhub.h` declares.
//!
//! Every export goes through [`guard`]; what follows from the operation tables is in [`gen`], which
//! `cargo xtask generate` writes. The rest is here, once: strings, errors, values, clients.
#![allow(unsafe_code, reason = "C hands over pointers")]
#![allow(
    non_camel_case_types,
    reason = "types carry their C names, which the header is made from"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "the header says once what every pointer has to be"
)]
pub mod abi;
pub mod call;
pub mod call_options;
pub mod cancel_token;
pub mod client;
pub mod client_options;
pub mod effect;
pub mod error;
pub mod event;
pub mod r#gen;
mod handle;
mod input;
pub mod invoke;
#[cfg(feature = "local-hub")]
pub mod local_faults;
#[cfg(feature = "local-hub")]
pub mod local_hub;
mod nul_terminate;
pub mod optional;
mod panic_boundary;
#[cfg(feature = "panic-injection")]
pub mod panic_injection;
mod record;
pub mod renderer_ref;
pub mod request;
pub mod response;
pub mod set_property;
mod setter;
pub mod str;
pub mod string;
pub mod threads;
pub mod utf16;
pub mod value;
pub mod value_list;
pub mod value_structs;
pub mod value_texture;

#[cfg(not(panic = "unwind"))]
compile_error!("build gfxhub-c with panic = \"unwind\": a panic must not end the caller's program");

#[cfg(test)]
mod tests;
