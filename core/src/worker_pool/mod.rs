//! Pools of threads for calls whose callers do not wait.
//!
//! The client blocks. A submitted call, and any call of a binding with promises or awaitables, goes
//! to a pool of threads, which reports the outcome. Each client has two pools, so that a hub that
//! hangs holds up only its own calls, and reads that hang hold up no command.

mod client_pools;
pub(crate) mod open_calls;
mod pool;
pub(crate) mod sync;

pub use client_pools::{ClientPools, unsent};
pub use pool::{Job, JobHandle, Turn, WorkerPool};
