//! The Node addon of gfxhub: the native half of the package in this folder.
//!
//! It is small on purpose: JavaScript hands in an operation's name and its arguments as JSON text,
//! and gets back the text that the core checked. What a program sees is in `lib/` and `gen/`.
//! The command of the package runs from here too.

pub mod batch;
pub mod call;
mod client;
pub mod command;
mod completions;
mod error;
#[path = "gen/handles.rs"]
pub mod generated;
#[path = "gen/simulator.rs"]
pub mod generated_simulator;
mod handle;
pub mod live_property;
pub mod panic_boundary;
mod plain;
mod safe_integers;
pub mod settings;
mod simulator;
