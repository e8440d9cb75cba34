//! What fuzzing reaches beneath the public face: the routes of the hub, and a hub without sockets.

pub use crate::server::in_memory::MemoryHub;
