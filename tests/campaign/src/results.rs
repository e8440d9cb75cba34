//! The results of all calls under each fault.

use std::collections::BTreeMap;

use gfxhub::{Effect, ErrorKind};

use crate::latency_stats::LatencyStats;
use crate::observation::Observation;

/// The results of the calls under one fault, or under all.
#[derive(Clone, Debug, Default)]
pub struct CallTotals {
    /// Number of calls.
    pub calls: u64,
    /// Number of successes.
    pub successes: u64,
    /// Numbers of failures, by kind.
    pub kinds: BTreeMap<ErrorKind, u64>,
    /// Numbers of failures with effect none, maybe and done.
    pub effects: [u64; 3],
    /// Attempts that the client reported.
    pub attempts: u64,
    /// Requests that reached the hub.
    pub requests: u64,
    /// Effects in the hub's journal.
    pub journal: u64,
    /// Times by which calls that ran out of time outlived their deadline.
    pub overshoot: LatencyStats,
    /// Times that calls took to end once they were cancelled or their client closed.
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

    /// Adds another account.
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

/// Accounts by variant, and the violations in words.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Account of each variant, by its place in the list.
    pub accounts: Vec<CallTotals>,
    /// The first violations, with the way to see them again.
    pub shown: Vec<String>,
}

/// Maximum number of violations that are kept.
const MAX_SHOWN: usize = 200;

impl Results {
    /// Creates the results for this many variants.
    pub fn new(scenarios: usize) -> Results {
        Results {
            accounts: vec![CallTotals::default(); scenarios],
            shown: Vec::new(),
        }
    }

    /// Adds a violation.
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

    /// Returns the number of calls in all accounts.
    pub fn total_calls(&self) -> u64 {
        self.accounts.iter().map(|account| account.calls).sum()
    }

    /// Returns the sum of all accounts.
    pub fn total(&self) -> CallTotals {
        let mut total = CallTotals::default();
        for account in &self.accounts {
            total.join(account.clone());
        }
        total
    }
}
