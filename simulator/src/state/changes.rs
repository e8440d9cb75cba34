//! Which parts of the state a call has touched: what a store has to write.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// The name of a part of the state, small enough to be written on its own.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RowKey {
    /// The numbers that the next rundown, item, launch configuration and renderer get.
    IdCounters,
    /// What an engine has loaded, and what its instances run.
    Engine(i64),
    /// The value of a property: engine, node, property.
    Property(i64, String, String),
    /// The values of a function's properties: engine, node, function.
    Function(i64, String, String),
    /// What REST has changed in a MOS object.
    Mos(String),
    /// A playout rundown, with the order of its items.
    Rundown(i64),
    /// A playout item.
    Item(i64),
    /// A launch configuration.
    Launch(i64),
    /// A renderer.
    Renderer(i64),
}

/// The parts of the state that were touched since somebody last asked.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    touched: BTreeSet<RowKey>,
}

impl Changes {
    pub(crate) fn mark_dirty(&mut self, key: RowKey) {
        self.touched.insert(key);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.touched.is_empty()
    }

    /// Hands out what was touched and forgets it.
    pub(crate) fn take(&mut self) -> BTreeSet<RowKey> {
        std::mem::take(&mut self.touched)
    }
}
