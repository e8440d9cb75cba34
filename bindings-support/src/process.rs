//! Which process this is: the child of a fork has the memory of its parent, but none of its threads.

use std::sync::atomic::{AtomicU32, Ordering};

/// How many forks lie between this process and the one that loaded the library, as far as they were
/// told of.
static FORKS: AtomicU32 = AtomicU32::new(0);

/// Tells processes apart. The id alone does not: in a container, parent and child may both be 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcessMark {
    id: u32,
    forks: u32,
}

impl ProcessMark {
    /// The mark of this process.
    #[must_use]
    pub fn current() -> Self {
        Self {
            id: std::process::id(),
            forks: FORKS.load(Ordering::Relaxed),
        }
    }
}

/// To be called in the child of a fork before anything else, where the language can arrange it. A
/// fork that nobody tells of is known by its process id.
pub fn forked() {
    FORKS.fetch_add(1, Ordering::Relaxed);
}
