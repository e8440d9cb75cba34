//! Written by cargo xtask generate; do not edit.

pub mod batch_options;
pub mod bodies;
pub mod call_options;
pub mod client_options;
pub mod composed;
pub mod handles;
pub mod live_options;
pub mod operations;
pub mod plain;
pub mod records;
pub mod status;
pub mod watch_options;
pub mod words;
