//! The synchronization primitives of the mailbox and the marks. The loom models replace this
//! module.

pub(super) use std::sync::Arc;
pub(super) use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
