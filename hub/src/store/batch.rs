//! What calls have changed, as a store keeps it.

use serde_json::value::{RawValue, to_raw_value};

use super::Progress;
use crate::clock::Moment;
use crate::objects::objects;
use crate::state::{Key, Rows, State};

objects! {
    /// Parts of the state, and how far the hub had come with them.
    #[derive(Debug)]
    pub(crate) struct Batch {
        pub(super) progress: Progress = "progress",
        /// Key and row; no row takes the part away. Of two for the same key the later holds.
        parts: Vec<(Key, Option<Box<RawValue>>)> = "parts",
    }
}

impl Batch {
    /// What has been touched in a state, as it is now.
    pub(crate) fn of(state: &mut State, last_effect: u64, moment: Moment) -> Batch {
        let touched = state.changes.take();
        let part = |key| {
            let row = state.row(&key).map(|row| to_raw_value(&row));
            // A row is JSON already, which can always be written.
            Some((key, row.transpose().ok()?))
        };
        Batch {
            parts: touched.into_iter().filter_map(part).collect(),
            progress: Progress {
                effect: last_effect,
                moment,
            },
        }
    }

    /// All that a store holds.
    pub(super) fn whole(progress: Progress, rows: Rows) -> Batch {
        let parts = rows.into_iter().map(|(key, row)| (key, Some(row)));
        Batch {
            progress,
            parts: parts.collect(),
        }
    }

    /// Adds what came after it.
    pub(super) fn append(&mut self, later: Batch) {
        self.progress = later.progress;
        self.parts.extend(later.parts);
    }

    /// Brings rows to what they are after it.
    pub(super) fn apply(self, rows: &mut Rows) -> Progress {
        for (key, row) in self.parts {
            match row {
                Some(row) => drop(rows.insert(key, row)),
                None => drop(rows.remove(&key)),
            }
        }
        self.progress
    }
}
