//! Counts requests and effects for each `X-Request-Id`, so that tests can find duplicates.

use std::collections::{HashMap, VecDeque};

use crate::local_hub::RequestStats;

/// Maximum number of ids for which counts are kept. The oldest are dropped first.
const KEPT_IDS: usize = 100_000;

/// Maximum number of characters of an `X-Request-Id` that are kept.
const ID_LENGTH: usize = 128;

/// The counts of all ids. Their number is limited.
#[derive(Debug, Default)]
pub(crate) struct RequestStatsLog {
    by_id: HashMap<String, RequestStats>,
    /// The ids. The oldest is the first.
    order: VecDeque<String>,
}

impl RequestStatsLog {
    pub(crate) fn request(&mut self, id: &str) {
        self.entry(id).requests += 1;
    }

    pub(crate) fn effect(&mut self, id: &str) {
        self.entry(id).effects += 1;
    }

    /// Returns the counts of an id. They are zero if the id was never sent or was dropped.
    pub(crate) fn of(&self, id: &str) -> RequestStats {
        let request_stats = self.by_id.get(truncate_id(id));
        request_stats.copied().unwrap_or_default()
    }

    fn entry(&mut self, id: &str) -> &mut RequestStats {
        let id = truncate_id(id);
        if !self.by_id.contains_key(id) {
            if self.order.len() == KEPT_IDS
                && let Some(oldest) = self.order.pop_front()
            {
                self.by_id.remove(&oldest);
            }
            self.order.push_back(id.to_owned());
        }
        self.by_id.entry(id.to_owned()).or_default()
    }
}

/// Returns the part of an id that is kept.
pub(crate) fn truncate_id(id: &str) -> &str {
    let end = id.char_indices().nth(ID_LENGTH);
    end.map_or(id, |(end, _)| &id[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_ids_are_forgotten_and_new_ones_counted() {
        let mut tallies = RequestStatsLog::default();
        for number in 0..KEPT_IDS + 1 {
            tallies.request(&number.to_string());
        }
        assert_eq!(tallies.of("0"), RequestStats::default());
        tallies.request("1");
        tallies.effect("1");
        let twice = RequestStats {
            requests: 2,
            effects: 1,
        };
        assert_eq!(tallies.of("1"), twice);
        assert_eq!(tallies.by_id.len(), KEPT_IDS);
    }

    #[test]
    fn long_ids_are_kept_in_part() {
        let mut tallies = RequestStatsLog::default();
        tallies.request(&"ä".repeat(ID_LENGTH + 1));
        assert_eq!(tallies.of(&"ä".repeat(ID_LENGTH)).requests, 1);
    }
}
