//! Threads for calls that their callers do not wait for.
//!
//! The client blocks. Whoever submits a call, and each binding whose calls give promises or awaitables,
//! hands it to a pool of threads and is notified of the outcome. Each client has two pools, so that a hub
//! that hangs holds up nobody but itself, and reads that hang no command.

mod client_pools;
pub(crate) mod open_calls;
mod pool;
pub(crate) mod sync;

pub use client_pools::{ClientPools, unsent};
pub use pool::{Job, JobHandle, Turn, WorkerPool};
