//! The pool of threads for calls that nobody waits for.

#[cfg(test)]
mod models;
#[path = "../../../src/worker_pool/pool.rs"]
mod pool;
pub(crate) mod sync;
