//! What calls have changed, as a store keeps it.

use serde_json::value::{RawValue, to_raw_value};

use super::Progress;
use crate::clock::Timestamp;
use crate::state::{RowKey, State};

/// Parts of the state, and how far the hub had come with them.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(super) progress: Progress,
    /// Key and row; no row takes the part away.
    pub(super) parts: Vec<(RowKey, Option<Box<RawValue>>)>,
}

impl Batch {
    /// What has been touched in a state, as it is now.
    pub(crate) fn of(state: &mut State, last_effect: u64, moment: Timestamp) -> Batch {
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
}
