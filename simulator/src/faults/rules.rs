//! The rules of a scenario: which fault strikes, and whom.

use fastrand::Rng;
use serde_json::{Map, Value};

use super::kind::{FaultInfo, FaultParams, FaultPoint, Stage};

/// One rule: a fault, and whom it strikes. All that a rule says must match.
#[derive(Debug, Clone)]
pub(crate) struct Rule {
    pub(super) info: &'static FaultInfo,
    pub(super) given: FaultParams,
    /// Meaningless for faults of a connection.
    pub(super) after: FaultPoint,
    pub(super) operation: Option<Pattern>,
    pub(super) connection: Option<u64>,
    pub(super) nth: Option<u64>,
    pub(super) every: Option<u64>,
    pub(super) times: Option<u64>,
    pub(super) probability: Option<f64>,
    /// The rule as it was written.
    pub(super) written: Map<String, Value>,
}

/// Which operations a rule means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Pattern {
    /// `*`
    All,
    /// `playout.*`, kept with its dot.
    Group(String),
    /// `playout.trigger_button`
    One(String),
}

impl Pattern {
    pub(super) fn of(text: &str) -> Pattern {
        match text.strip_suffix('*') {
            Some("") => Pattern::All,
            Some(group) if group.ends_with('.') => Pattern::Group(group.to_owned()),
            _ => Pattern::One(text.to_owned()),
        }
    }

    pub(super) fn matches(&self, operation: &str) -> bool {
        match self {
            Pattern::All => true,
            Pattern::Group(group) => operation.starts_with(group.as_str()),
            Pattern::One(name) => operation == name,
        }
    }
}

/// What a rule is asked about: a call, or a connection that has just been accepted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Event<'a> {
    /// The operation of a call; none for a connection.
    pub(super) operation: Option<&'a str>,
    /// The number of the connection since the scenario was set, from 1; none for an older one.
    pub(super) connection: Option<u64>,
}

/// How often a rule has matched and struck, and what it leaves to chance.
#[derive(Debug)]
pub(super) struct Counts {
    pub(super) seen: u64,
    pub(super) struck: u64,
    dice: Rng,
}

impl Counts {
    /// The counts that each rule of a scenario begins with. Each has a generator of its own, so
    /// that what one rule matches changes nothing for another.
    pub(super) fn of_rules(seed: u64, rules: usize) -> Vec<Counts> {
        let mut first = Rng::with_seed(seed);
        let counts = |_| Counts {
            seen: 0,
            struck: 0,
            dice: first.fork(),
        };
        (0..rules).map(counts).collect()
    }
}

impl Rule {
    /// Whether this rule would strike: it counts what matches, and rolls its die for each.
    pub(super) fn strikes(&self, event: Event<'_>, counts: &mut Counts) -> bool {
        let matches = (self.info.stage == Stage::Accept) == event.operation.is_none()
            && self
                .operation
                .as_ref()
                .is_none_or(|wanted| event.operation.is_some_and(|it| wanted.matches(it)))
            && (self.connection.is_none() || self.connection == event.connection);
        if !matches {
            return false;
        }
        counts.seen += 1;
        let seen = counts.seen;
        let rolled = counts.dice.f64();
        self.nth.is_none_or(|nth| nth == seen)
            && self.every.is_none_or(|every| seen.is_multiple_of(every))
            && self.times.is_none_or(|times| counts.struck < times)
            && self.probability.is_none_or(|share| rolled < share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_fair_and_their_own() {
        let rolls = |rule: usize| {
            let mut dice = Counts::of_rules(7, 3).swap_remove(rule).dice;
            std::iter::repeat_with(move || dice.f64())
        };
        for rule in 0..3 {
            let low = rolls(rule).take(100_000).filter(|roll| *roll < 0.1).count();
            assert!((9_500..10_500).contains(&low), "{low}");
        }
        let run = |rule| -> Vec<bool> { rolls(rule).take(64).map(|roll| roll < 0.5).collect() };
        assert_eq!(run(0), run(0));
        assert_ne!(run(0), run(1));
    }

    #[test]
    fn patterns_mean_one_a_group_or_all() {
        let matches = |pattern, name| Pattern::of(pattern).matches(name);
        assert!(matches("*", "graphs.load"));
        assert!(matches("graphs.*", "graphs.load"));
        assert!(!matches("graphs.*", "rgraphs.load"));
        assert!(matches("graphs.load", "graphs.load"));
        assert!(!matches("graphs.load", "graphs.loader"));
    }
}
