//! The worker pool of submitted calls.

#[cfg(test)]
mod models;
#[path = "../../../src/worker_pool/open_calls.rs"]
#[allow(dead_code, reason = "each model needs a part of it")]
pub(crate) mod open_calls;
#[path = "../../../src/worker_pool/pool.rs"]
#[allow(dead_code, unreachable_pub, reason = "the models use parts of it")]
mod pool;
pub(crate) mod sync;
