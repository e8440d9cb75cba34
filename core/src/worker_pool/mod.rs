//! Thread pools for calls whose callers do not wait.
//!
//! The client itself blocks. A submitted call, and any call of a binding with promises or
//! awaitables, is passed to a thread pool, which reports the outcome. Each client has two pools of
//! its own. So a hub that does not respond delays only its own calls, and reads without a response
//! delay no writes.

mod client_pools;
pub(crate) mod open_calls;
mod pool;
pub(crate) mod sync;

pub use client_pools::{ClientPools, unsent};
pub use pool::{Job, JobHandle, Turn, WorkerPool};
