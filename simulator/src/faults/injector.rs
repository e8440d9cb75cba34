//! Injects the faults of a scenario. Counts the matches of each rule and the faults that it
//! injected.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::json::{Value, json};
use fastrand::Rng;

use super::kind::{FaultAction, FaultParams, FaultPoint, Stage};
use super::scenario::{FaultError, Faults, Rule};
use super::script::{RawResponse, WireScript};
use super::selectors::FaultedCall;
use crate::response::HubResponse;

/// Selects the faults for the connections and calls of a hub.
#[derive(Debug)]
pub(crate) struct FaultInjector {
    /// Number of connections that the hub has accepted.
    connections: AtomicU64,
    running: Mutex<ActiveScenario>,
}

/// The current scenario with its counts.
#[derive(Debug, Default)]
struct ActiveScenario {
    faults: Faults,
    counts: Vec<Counts>,
    /// Number of connections that were accepted before the scenario was set.
    older: u64,
}

/// A fault that applies to a call.
#[derive(Debug)]
pub(crate) struct ActiveFault {
    /// Point of the call at which the fault applies.
    pub(crate) after: FaultPoint,
    action: FaultAction,
    params: FaultParams,
}

/// The effect of a fault on a response.
#[derive(Debug)]
pub(crate) enum FaultOutcome {
    /// Another response is sent.
    HubResponse(HubResponse),
    /// A script is run on the connection in place of a response.
    WireScript(WireScript),
}

/// Counts of the matches and faults of a rule, with the random numbers of the rule.
#[derive(Debug)]
struct Counts {
    seen: u64,
    triggered: u64,
    rng: Rng,
}

impl Counts {
    /// Returns the initial counts of the rules. Each rule has its own random generator, so that the
    /// matches of one rule do not affect another rule.
    fn of_rules(seed: u64, rules: usize) -> Vec<Counts> {
        let mut first = Rng::with_seed(seed);
        let counts = |_| Counts {
            seen: 0,
            triggered: 0,
            rng: first.fork(),
        };
        (0..rules).map(counts).collect()
    }
}

impl FaultInjector {
    pub(crate) fn new(faults: Faults) -> FaultInjector {
        let injector = FaultInjector {
            connections: AtomicU64::new(0),
            running: Mutex::default(),
        };
        injector.set(faults);
        injector
    }

    /// Starts a scenario. All its counters are zero.
    pub(crate) fn set(&self, faults: Faults) {
        let counts = Counts::of_rules(faults.seed, faults.rules.len());
        *self.running() = ActiveScenario {
            faults,
            counts,
            older: self.connections.load(Ordering::SeqCst),
        };
    }

    /// Adds a rule, given as JSON, after all other rules. The counts of the other rules are kept.
    pub(crate) fn add(&self, rule: &str) -> Result<(), FaultError> {
        let mut running = self.running();
        running.faults.add(rule)?;
        let mut counts = Counts::of_rules(running.faults.seed, running.faults.rules.len());
        running.counts.extend(counts.pop());
        Ok(())
    }

    fn running(&self) -> MutexGuard<'_, ActiveScenario> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an accepted connection. Returns its number since the start of the hub, and the script
    /// of its fault if it has one.
    pub(crate) fn accept(&self) -> (u64, Option<WireScript>) {
        let number = self.connections.fetch_add(1, Ordering::SeqCst) + 1;
        let mut running = self.running();
        let rule = running.next_fault(None, number);
        let script = rule.and_then(|rule| match rule.info.action {
            FaultAction::Accept(apply) => Some(apply(&rule.params)),
            // This cannot happen, since only faults of a connection apply to a connection.
            FaultAction::Wait(_) | FaultAction::HubResponse(_) | FaultAction::Wire(_) => None,
        });
        (number, script)
    }

    /// Returns the fault of a call on a connection; `None` if it has none.
    pub(crate) fn next_fault(
        &self,
        call: &FaultedCall<'_>,
        connection: u64,
    ) -> Option<ActiveFault> {
        let mut running = self.running();
        let rule = running.next_fault(Some(call), connection)?;
        Some(ActiveFault {
            after: rule.after,
            action: rule.info.action,
            params: rule.params.clone(),
        })
    }

    /// Returns the number of faults that the scenario has injected.
    pub(crate) fn triggered(&self) -> u64 {
        let running = self.running();
        running.counts.iter().map(|counts| counts.triggered).sum()
    }

    /// Returns the scenario with its counts, as JSON.
    pub(crate) fn json(&self) -> Value {
        let running = self.running();
        let rules = running.faults.rules.iter().zip(&running.counts);
        let rules: Vec<_> = rules
            .map(|(rule, counts)| {
                let mut shown = rule.written.clone();
                shown.insert("seen".to_owned(), counts.seen.into());
                shown.insert("struck".to_owned(), counts.triggered.into());
                shown
            })
            .collect();
        json!({ "seed": running.faults.seed, "faults": rules })
    }
}

impl ActiveScenario {
    /// Returns the first rule that applies; `None` if there is none. All rules count their matches,
    /// so that none depends on the rules before it.
    fn next_fault(&mut self, call: Option<&FaultedCall<'_>>, connection: u64) -> Option<&Rule> {
        let connection = connection
            .checked_sub(self.older)
            .filter(|number| *number > 0);
        let mut first = None;
        for (at, rule) in self.faults.rules.iter().enumerate() {
            let counts = &mut self.counts[at];
            if rule.applies(call, connection, counts) && first.is_none() {
                counts.triggered += 1;
                first = Some(rule);
            }
        }
        first
    }
}

impl ActiveFault {
    /// Returns the time that the call waits; `None` if the fault is not a delay.
    pub(crate) fn wait(&self) -> Option<Duration> {
        match self.action {
            FaultAction::Wait(apply) => Some(apply(&self.params)),
            FaultAction::Accept(_) | FaultAction::HubResponse(_) | FaultAction::Wire(_) => None,
        }
    }

    /// Applies the fault to a response. `keeps` is true if the client may send another request on
    /// the connection.
    pub(crate) fn corrupt(&self, response: HubResponse, keeps: bool) -> FaultOutcome {
        match self.action {
            FaultAction::HubResponse(apply) => {
                FaultOutcome::HubResponse(apply(&self.params, response))
            }
            FaultAction::Wire(apply) => {
                FaultOutcome::WireScript(apply(&self.params, RawResponse::of(response, keeps)))
            }
            FaultAction::Wait(_) | FaultAction::Accept(_) => FaultOutcome::HubResponse(response),
        }
    }
}

impl Rule {
    /// Returns `true` if this rule applies to a call, or, if `call` is `None`, to a connection that
    /// has just been accepted. Counts each match, and draws a random number for it. `connection` is
    /// counted from 1 since the scenario was set; `None` if it is older.
    fn applies(
        &self,
        call: Option<&FaultedCall<'_>>,
        connection: Option<u64>,
        counts: &mut Counts,
    ) -> bool {
        let matches = (self.info.stage == Stage::Accept) == call.is_none()
            && call.is_none_or(|call| self.calls.matches(call))
            && (self.connection.is_none() || self.connection == connection);
        if !matches {
            return false;
        }
        counts.seen += 1;
        let seen = counts.seen;
        let rolled = counts.rng.f64();
        self.nth.is_none_or(|nth| nth == seen)
            && self.every.is_none_or(|every| seen.is_multiple_of(every))
            && self.times.is_none_or(|times| counts.triggered < times)
            && self.probability.is_none_or(|share| rolled < share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_streams_are_uniform_and_independent() {
        let rolls = |rule: usize| {
            let mut rng = Counts::of_rules(7, 3).swap_remove(rule).rng;
            std::iter::repeat_with(move || rng.f64())
        };
        for rule in 0..3 {
            let low = rolls(rule).take(100_000).filter(|roll| *roll < 0.1).count();
            assert!((9_500..10_500).contains(&low), "{low}");
        }
        let run = |rule| -> Vec<bool> { rolls(rule).take(64).map(|roll| roll < 0.5).collect() };
        assert_eq!(run(0), run(0));
        assert_ne!(run(0), run(1));
    }
}
