//! What the mailbox and the marks are made of. The models of loom have their own in this place.

pub(super) use std::sync::Arc;
pub(super) use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
