//! What the bindings of languages with an event loop share: the threads that their calls run on.
//!
//! The client blocks. A binding whose calls give promises or awaitables hands each call to a pool of
//! threads and is notified of the outcome. Each client has two pools, so that a hub that hangs holds up
//! nobody but itself, and reads that hang no command.

mod client_pools;
mod sync;
mod worker_pool;

pub use client_pools::{ClientPools, unsent};
pub use worker_pool::{Job, JobHandle, MOST_THREADS, Turn, WorkerPool};
