//! The results of all calls under each fault.

use std::collections::BTreeMap;

use gfxhub::{Effect, ErrorKind};

use crate::latency_stats::LatencyStats;
use crate::observation::Observation;

/// Totals of the calls under one fault, or under all faults.
#[derive(Clone, Debug, Default)]
pub struct CallTotals {
    /// Number of calls.
    pub calls: u64,
    /// Number of successes.
    pub successes: u64,
    /// Numbers of failures, by kind.
    pub kinds: BTreeMap<ErrorKind, u64>,
    /// Numbers of failures with the effects none, maybe and done.
    pub effects: [u64; 3],
    /// Number of attempts that the client reported.
    pub attempts: u64,
    /// Number of requests that reached the hub.
    pub requests: u64,
    /// Number of effects in the hub's journal.
    pub journal: u64,
    /// Times by which calls that ran out of time exceeded their deadline.
    pub overshoot: LatencyStats,
    /// Times from a cancel, or from the close of the client, to the end of the call.
    pub notice: LatencyStats,
    /// Number of violations.
    pub violations: u64,
}

impl CallTotals {
    /// Adds a call and the number of its violations.
    pub fn enter(&mut self, facts: &Observation, violations: usize) {
        self.calls += 1;
        match &facts.outcome {
            Ok(_) => self.successes += 1,
            Err(failure) => {
                *self.kinds.entry(failure.kind).or_default() += 1;
                self.effects[place(failure.effect)] += 1;
            }
        }
        self.attempts += facts.attempts.len() as u64;
        self.requests += facts.counted.requests;
        self.journal += facts.counted.effects;
        if facts.ran_out() {
            self.overshoot.add(facts.overshoot());
        }
        if let Some(notice) = facts.notice() {
            self.notice.add(notice);
        }
        self.violations += violations as u64;
    }

    /// Adds the totals of `other`.
    pub fn join(&mut self, other: CallTotals) {
        self.calls += other.calls;
        self.successes += other.successes;
        for (kind, count) in other.kinds {
            *self.kinds.entry(kind).or_default() += count;
        }
        for (sum, count) in self.effects.iter_mut().zip(other.effects) {
            *sum += count;
        }
        self.attempts += other.attempts;
        self.requests += other.requests;
        self.journal += other.journal;
        self.overshoot.join(other.overshoot);
        self.notice.join(other.notice);
        self.violations += other.violations;
    }
}

const fn place(effect: Effect) -> usize {
    match effect {
        Effect::None => 0,
        Effect::Maybe => 1,
        Effect::Done => 2,
    }
}

/// The totals of each scenario, and the first violations.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Totals of each scenario, in the order of the scenarios.
    pub accounts: Vec<CallTotals>,
    /// Texts of the first violations, each with the options that reproduce it.
    pub shown: Vec<String>,
}

/// Maximum number of violations whose texts are kept.
const MAX_SHOWN: usize = 200;

impl Results {
    /// Creates empty results for this many scenarios.
    pub fn new(scenarios: usize) -> Results {
        Results {
            accounts: vec![CallTotals::default(); scenarios],
            shown: Vec::new(),
        }
    }

    /// Adds the text of a violation, unless `MAX_SHOWN` texts are kept already.
    pub fn tell(&mut self, what: String) {
        if self.shown.len() < MAX_SHOWN {
            self.shown.push(what);
        }
    }

    /// Adds other results.
    pub fn join(&mut self, other: Results) {
        for (account, more) in self.accounts.iter_mut().zip(other.accounts) {
            account.join(more);
        }
        for what in other.shown {
            self.tell(what);
        }
    }

    /// Returns the number of all calls.
    pub fn total_calls(&self) -> u64 {
        self.accounts.iter().map(|account| account.calls).sum()
    }

    /// Returns the sum of all totals.
    pub fn total(&self) -> CallTotals {
        let mut total = CallTotals::default();
        for account in &self.accounts {
            total.join(account.clone());
        }
        total
    }
}
