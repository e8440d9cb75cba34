//! The believed state of a topic. A look is one attempt to read the topic; a good look is one that
//! succeeded. A failed look alone removes nothing, and a removal is believed only after it was
//! confirmed: by a further look, or by the list that should contain the topic.

use std::time::Duration;

use super::compare::{Difference, Entry, differences, is_near};

/// Time for which something must be missing from good looks before it counts as removed.
const REMOVED_AFTER: Duration = Duration::from_secs(2);

/// Time for which everything must be missing from good looks before it counts as removed.
const ALL_REMOVED_AFTER: Duration = Duration::from_secs(10);

/// Number of good looks that must show nothing before everything counts as removed.
const ALL_REMOVED_LOOKS: u32 = 3;

/// Time for which every look must fail with status 500 before a topic is checked against the list
/// that should contain it. If the list lacks the topic, all of its things count as removed. Hubs
/// use this status for things that do not exist, and for failures of their own.
const GONE_AFTER: Duration = Duration::from_secs(60);

/// Number of failed looks in a row before a topic is lost.
const LOST_AFTER: u32 = 2;

/// The state of a topic by the looks so far. Times are durations since any fixed time.
#[derive(Default)]
pub(super) struct Belief {
    /// Difference below which a change of a number is not reported.
    deadband: f64,
    known: Vec<Entry>,
    missing: Vec<Missing>,
    /// `true` after everything was removed without a good look, until the next good look.
    is_emptied: bool,
    is_synced: bool,
    is_lost: bool,
    failures: u32,
    /// Number of failed looks since the last good one.
    missed: u64,
    /// Time of the first of the current consecutive failures with status 500; `None` if there is
    /// none.
    fails_since: Option<Duration>,
}

/// Kind of a failed look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// Status 500.
    Internal,
    /// The hub refuses the client, so further looks will probably fail too.
    Refused,
    Other,
}

/// Something that the latest good looks did not show.
struct Missing {
    key: String,
    since: Duration,
    looks: u32,
}

/// An event of a topic.
#[derive(Debug, PartialEq)]
pub(super) enum TopicEvent {
    /// The topic was reached again.
    Back,
    Differs(Difference),
    /// The first look is complete.
    Synced,
}

/// Events of a look, and the number of looks that failed before it.
#[derive(Debug, Default, PartialEq)]
pub(super) struct News {
    pub(super) events: Vec<TopicEvent>,
    pub(super) missed: u64,
}

impl Belief {
    pub(super) fn new(deadband: f64) -> Self {
        Self {
            deadband,
            ..Self::default()
        }
    }

    /// Returns `true` after the first good look.
    pub(super) fn is_synced(&self) -> bool {
        self.is_synced
    }

    /// Returns `true` if a further look with the same content can cause no event but `Back`.
    pub(super) fn is_settled(&self) -> bool {
        self.is_synced && self.missing.is_empty() && !self.is_emptied
    }

    /// Handles a good look with the same content as the last one.
    pub(super) fn same(&mut self) -> News {
        let mut news = self.reached();
        if news.events.is_empty() {
            news.missed = 0;
        }
        news
    }

    /// Handles a good look. `may_remove` is called only if something was missing for long enough to
    /// count as removed, and returns `false` if nothing may be removed yet.
    pub(super) fn good(
        &mut self,
        now: Duration,
        seen: Vec<Entry>,
        ordered: bool,
        may_remove: impl FnOnce() -> bool,
    ) -> News {
        let mut news = self.reached();
        let mut tell = |difference| news.events.push(TopicEvent::Differs(difference));
        for difference in self.came_back_as_another(&seen) {
            tell(difference);
        }
        let gone = self.gone(now, &seen);
        if !gone.is_empty() && may_remove() {
            for entry in self.take(&gone) {
                tell(Difference::removed(&entry));
            }
        }
        for difference in differences(&self.known, &seen, ordered, self.deadband) {
            tell(difference);
        }
        self.keep(seen);
        self.is_emptied = false;
        if !self.is_synced {
            self.is_synced = true;
            news.events.push(TopicEvent::Synced);
        }
        news
    }

    /// Handles a failed look. Returns `true` if this look made the topic lost.
    pub(super) fn failed(&mut self, now: Duration, failure: Failure) -> bool {
        self.missed += 1;
        self.fails_since = match failure {
            Failure::Internal => self.fails_since.or(Some(now)),
            Failure::Refused | Failure::Other => None,
        };
        let lost = self.is_lost_by(failure);
        self.failures += 1;
        self.is_lost |= lost;
        lost
    }

    /// Returns `true` if the last look failed.
    pub(super) fn is_failing(&self) -> bool {
        self.failures > 0
    }

    /// Returns `true` from the loss of the topic until the next good look.
    pub(super) fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Returns `true` if one more look that fails in this way makes the topic lost.
    pub(super) fn is_lost_by(&self, failure: Failure) -> bool {
        let at_once = failure == Failure::Refused;
        !self.is_lost && (at_once || self.failures + 1 >= LOST_AFTER)
    }

    /// Removes everything if all looks have failed with status 500 for long enough and `is_missing`
    /// returns `true`. `is_missing` is called only after that time, and checks whether the list
    /// that should contain the topic lacks it.
    pub(super) fn all_gone(&mut self, now: Duration, is_missing: impl FnOnce() -> bool) -> News {
        let age = self.fails_since.map(|since| now.saturating_sub(since));
        let is_due = age.is_some_and(|age| age >= GONE_AFTER) && !self.known.is_empty();
        let mut news = News::default();
        if is_due && is_missing() {
            news.missed = self.missed;
            self.missing.clear();
            self.is_emptied = true;
            let removed = self.known.drain(..).map(|it| Difference::removed(&it));
            news.events = removed.map(TopicEvent::Differs).collect();
        }
        news
    }

    /// Resets the counts of failures after a good look. Returns the resulting news.
    fn reached(&mut self) -> News {
        self.failures = 0;
        self.fails_since = None;
        let missed = std::mem::take(&mut self.missed);
        let back = std::mem::take(&mut self.is_lost).then_some(TopicEvent::Back);
        News {
            events: back.into_iter().collect(),
            missed,
        }
    }

    /// Removes the entries that were missing and whose keys are there again with other names.
    /// Returns the removals.
    fn came_back_as_another(&mut self, seen: &[Entry]) -> Vec<Difference> {
        let mut removed = Vec::new();
        for missing in &self.missing {
            let at = self.known.iter().position(|it| it.key == missing.key);
            let again = seen.iter().find(|it| it.key == missing.key);
            if let (Some(at), Some(again)) = (at, again)
                && self.known[at].name != again.name
            {
                removed.push(Difference::removed(&self.known.remove(at)));
            }
        }
        removed
    }

    /// Notes what is missing from a good look. Returns the keys of what was missing for long
    /// enough.
    fn gone(&mut self, now: Duration, seen: &[Entry]) -> Vec<String> {
        let is_seen = |key: &str| seen.iter().any(|it| it.key == key);
        let missing = self.known.iter().filter(|it| !is_seen(&it.key));
        let missing: Vec<Missing> = missing
            .map(|entry| {
                let before = self.missing.iter().find(|it| it.key == entry.key);
                Missing {
                    key: entry.key.clone(),
                    since: before.map_or(now, |it| it.since),
                    looks: before.map_or(0, |it| it.looks) + 1,
                }
            })
            .collect();
        let all = self.known.len() > 1 && missing.len() == self.known.len();
        self.missing = missing;
        let is_gone = |it: &&Missing| {
            let age = now.saturating_sub(it.since);
            match all {
                true => it.looks >= ALL_REMOVED_LOOKS && age >= ALL_REMOVED_AFTER,
                false => age >= REMOVED_AFTER,
            }
        };
        let gone = self.missing.iter().filter(is_gone);
        gone.map(|it| it.key.clone()).collect()
    }

    fn take(&mut self, keys: &[String]) -> Vec<Entry> {
        let is_taken = |key: &String| keys.contains(key);
        self.missing.retain(|it| !is_taken(&it.key));
        let (taken, left) = std::mem::take(&mut self.known)
            .into_iter()
            .partition(|it| is_taken(&it.key));
        self.known = left;
        taken
    }

    /// Stores the entries that were seen. An entry that is missing but does not count as removed
    /// yet is kept, after the same entry as before. An entry without a reportable change keeps its
    /// old record.
    fn keep(&mut self, mut seen: Vec<Entry>) {
        let mut next = 0;
        for entry in std::mem::take(&mut self.known) {
            match seen.iter().position(|it| it.key == entry.key) {
                Some(at) => {
                    next = at + 1;
                    if is_near(&entry.record, &seen[at].record, self.deadband) {
                        seen[at] = entry;
                    }
                }
                None => {
                    seen.insert(next, entry);
                    next += 1;
                }
            }
        }
        self.known = seen;
    }
}

#[cfg(test)]
#[path = "belief_tests.rs"]
mod tests;
