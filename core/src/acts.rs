//! Counts the acts of a client, its calls other than reads, for each group of operations. A watch
//! reads its topics again soon after an act in their groups.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::ops::GROUPS;

/// Number of acts in each group of operations, in the order of [`GROUPS`].
#[derive(Debug)]
pub(crate) struct Acts(Vec<AtomicU64>);

impl Default for Acts {
    fn default() -> Self {
        Self(GROUPS.iter().map(|_| AtomicU64::new(0)).collect())
    }
}

impl Acts {
    /// Notes that the hub has executed an operation, such as `engines.set_property`.
    pub(crate) fn note(&self, operation: &str) {
        let group = operation.split('.').next().unwrap_or_default();
        if let Some(count) = self.of(group) {
            count.fetch_add(1, Ordering::Release);
        }
    }

    /// Returns the number of acts in these groups.
    pub(crate) fn count(&self, groups: &[&str]) -> u64 {
        let counts = groups.iter().filter_map(|group| self.of(group));
        counts.map(|count| count.load(Ordering::Acquire)).sum()
    }

    fn of(&self, group: &str) -> Option<&AtomicU64> {
        let at = GROUPS.iter().position(|known| known.name == group)?;
        self.0.get(at)
    }
}
