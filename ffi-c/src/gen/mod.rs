//! Written by cargo xtask generate; do not edit.

pub mod bodies;
pub mod operations;
pub mod plain;
pub mod records;
pub mod settings;
pub mod status;
pub mod words;
