//! The special runs. Each measures something that needs its own server or process.

use std::thread;

mod batch_items;
pub mod batches;
pub mod cancels;
pub mod ends;
pub mod groups;
pub mod http;
pub mod kills;
pub mod live;
pub mod loaded;
pub mod memory_bombs;
pub mod order;
pub mod recalls;
mod rounds;
pub mod segments;
pub mod sequences;
mod set_hub;
mod set_order;
pub mod soak;
pub mod stale_connections;
mod stalls;
pub mod statuses;
mod struck_hub;

/// Reason why a run cannot be performed.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Description of the run and its measurements, in sentences.
    pub text: String,
    /// Violations, as texts.
    pub wrong: Vec<String>,
}

/// Runs `work` on this many threads and returns the result of each.
fn in_parallel<T: Send>(
    workers: u64,
    work: impl Fn(u64) -> Result<T, Fault> + Sync,
) -> Result<Vec<T>, Fault> {
    let work = &work;
    thread::scope(|scope| {
        let workers = 0..workers;
        let workers: Vec<_> = workers
            .map(|worker| scope.spawn(move || work(worker)))
            .collect();
        let panicked = |_| Err("a worker panicked".into());
        let joined = workers
            .into_iter()
            .map(|it| it.join().unwrap_or_else(panicked));
        joined.collect()
    })
}
