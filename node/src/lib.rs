//! The Node addon of gfxhub: the native half of the package in this folder.
//!
//! It is small on purpose: JavaScript hands in an operation's name and its arguments as JSON text,
//! and gets back the text that the core checked. What a program sees is in `lib/` and `gen/`.
//! The command of the package runs from here too.

mod call;
mod client;
pub mod command;
mod desk;
mod exact;
pub mod failure;
pub mod guard;
mod hub_faults;
mod hub_settings;
pub mod injection;
mod local_hub;
pub mod settings;
