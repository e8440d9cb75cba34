//! The Node addon of gfxhub: the native half of the package in this folder.
//!
//! The addon is deliberately small: JavaScript passes the name of an operation and its arguments as
//! JSON text, and receives the result as JSON text that the core has checked. The public part of
//! the package is in `lib/` and `gen/`. The addon also runs the command of the package.

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
