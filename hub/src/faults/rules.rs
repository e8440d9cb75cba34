//! The rules of a scenario: which fault strikes, and whom.

use serde_json::{Map, Value};

use super::given::Given;
use super::info::{After, FaultInfo, Stage};

/// One rule: a fault, and whom it strikes. All that a rule says must match.
#[derive(Debug, Clone)]
pub(crate) struct Rule {
    pub(super) info: &'static FaultInfo,
    pub(super) given: Given,
    /// Meaningless for faults of a connection.
    pub(super) after: After,
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

/// How often a rule has matched and struck.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) seen: u64,
    pub(super) struck: u64,
}

impl Rule {
    /// Whether this rule would strike: it counts what matches, and rolls its die. `salt` is the
    /// same for the same scenario and rule, so that each run rolls the same.
    pub(super) fn strikes(&self, event: Event<'_>, counts: &mut Counts, salt: u64) -> bool {
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
        self.nth.is_none_or(|nth| nth == seen)
            && self.every.is_none_or(|every| seen.is_multiple_of(every))
            && self.times.is_none_or(|times| counts.struck < times)
            && self.probability.is_none_or(|share| die(salt, seen) < share)
    }
}

/// A number from 0 up to 1 that follows from both arguments alone (the mixing of SplitMix64).
fn die(salt: u64, roll: u64) -> f64 {
    let bits = mix(salt.wrapping_add(roll.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
    // A double holds 53 bits exactly.
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}

/// What makes the dice of a rule its own.
pub(super) fn salt(seed: u64, rule: usize) -> u64 {
    mix(mix(seed).wrapping_add(rule as u64))
}

fn mix(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_fair_and_their_own() {
        for rule in 0..3 {
            let rolls = (0..100_000).map(|roll| die(salt(7, rule), roll));
            let low = rolls.filter(|roll| *roll < 0.1).count();
            assert!((9_500..10_500).contains(&low), "{low}");
        }
        let run =
            |rule| -> Vec<bool> { (0..64).map(|roll| die(salt(7, rule), roll) < 0.5).collect() };
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
