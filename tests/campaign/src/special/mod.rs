//! The runs beside the campaign, each for one figure that needs a server or a process of its own.

pub mod batches;
pub mod http;
pub mod loaded;
pub mod memory_bombs;
pub mod order;
pub mod order_hub;
pub mod segments;
pub mod soak;
pub mod stale_connections;

/// What a run found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What was done and measured, in sentences.
    pub text: String,
    /// What does not hold.
    pub wrong: Vec<String>,
}
