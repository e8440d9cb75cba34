//! What fuzzing reaches beneath the public binding: the routes of the hub, and a hub without sockets.

pub use crate::server::in_memory::MemoryHub;
