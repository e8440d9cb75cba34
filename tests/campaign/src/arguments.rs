//! The command line of the program.

use clap::{Args, Parser, Subcommand};

use crate::campaign::Plan;

/// The fault campaign, and the runs beside it.
///
/// Without a subcommand all 48 operations are called under every fault. Exits with 0 if everything
/// holds, with 1 if something does not, and with 2 if it was called wrongly.
#[derive(Clone, Debug, PartialEq, Eq, Parser)]
#[command(
    bin_name = "cargo xtask faults",
    args_conflicts_with_subcommands = true
)]
pub struct Arguments {
    /// The run to do instead of the campaign.
    #[command(subcommand)]
    pub run: Option<Run>,
    /// The campaign.
    #[command(flatten)]
    pub campaign: Campaign,
    /// Write the result into docs/reliability.md and docs/reliability-campaign.md
    #[arg(long, global = true)]
    pub write: bool,
}

/// The options of the campaign.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Minimum number of calls
    #[arg(long, value_name = "N", value_parser = number, default_value = "20_000")]
    requests: u64,
    /// Seed of the random choices
    #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
    seed: u64,
    /// Workers at a time, each with a hub of its own
    #[arg(long, value_name = "W", value_parser = number, default_value = "24")]
    workers: u64,
    /// Only the faults whose names begin with this; may be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Play only this round, as a violation names it
    #[arg(long, value_name = "R", value_parser = number)]
    round: Option<u64>,
}

impl Campaign {
    /// Returns the plan that the options describe.
    pub fn plan(&self) -> Plan {
        Plan {
            requests: self.requests,
            seed: self.seed,
            workers: usize::try_from(self.workers).unwrap_or(24).max(1),
            only: self.only.clone(),
            per_round: usize::MAX,
            round: self.round,
            tells: true,
        }
    }
}

/// A run instead of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Run {
    /// Print the names of all faults
    List,
    /// One of the runs beside the campaign.
    #[command(flatten)]
    Special(Special),
    /// The client's process of the flood run: address and limit.
    #[command(hide = true)]
    FloodChild {
        /// Address of its hub.
        url: String,
        /// Limit for bodies, in bytes.
        limit: u64,
    },
}

/// One of the runs beside the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Subcommand)]
pub enum Special {
    /// Commands against a server that closes kept connections
    Stale {
        /// Number of commands
        #[arg(long, value_name = "N", value_parser = number, default_value = "100_000")]
        count: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Memory under endless bodies, bombs and floods
    Flood,
    /// Random texts as segments of paths
    Segments {
        /// Number of texts within the process
        #[arg(long, value_name = "N", value_parser = number, default_value = "10_000_000")]
        count: u64,
        /// Number of texts over connections
        #[arg(long, value_name = "N", value_parser = number, default_value = "100_000")]
        wire: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Two writers to one property: the order in which their sets leave
    Order {
        /// Number of pairs of sets
        #[arg(long, value_name = "N", value_parser = number, default_value = "10_000")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Batches under every fault of the hub
    Batches {
        /// Number of items
        #[arg(long, value_name = "N", value_parser = number, default_value = "1_000_000")]
        count: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// A hub that is killed in the middle of a batch
    Kills {
        /// Number of batches
        #[arg(long, value_name = "N", value_parser = number, default_value = "1_000")]
        count: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Live sessions: responses that are late or lost, and restarts of the hub
    Live {
        /// Number of rounds with responses that are late or lost
        #[arg(long, value_name = "N", value_parser = number, default_value = "10_000")]
        rounds: u64,
        /// Number of restarts of a hub
        #[arg(long, value_name = "R", value_parser = number, default_value = "100")]
        restarts: u64,
        /// Time for which a hub is away
        #[arg(long, value_name = "SECONDS", value_parser = number, default_value = "5")]
        down: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Live sessions with properties that the hub answers badly
    Statuses {
        /// Number of sessions
        #[arg(long, value_name = "N", value_parser = number, default_value = "240")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Sets of every kind through one client: the order in which they arrive
    Sequences {
        /// Number of sequences of calls
        #[arg(long, value_name = "N", value_parser = number, default_value = "10_000")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Live sessions that end in every way
    Ends {
        /// Number of sessions
        #[arg(long, value_name = "N", value_parser = number, default_value = "1_000")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Batches that stop at an error, or are cancelled
    Cancels {
        /// Number of batches
        #[arg(long, value_name = "N", value_parser = number, default_value = "1_000")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Lateness of calls with all cores busy
    Loaded {
        /// Number of calls of each of 32 threads
        #[arg(long, value_name = "N", value_parser = number, default_value = "200")]
        rounds: u64,
        /// Seed of the random choices
        #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
        seed: u64,
    },
    /// Memory and descriptors over very many calls
    Drift {
        /// Number of calls
        #[arg(long, value_name = "N", value_parser = number, default_value = "1_000_000")]
        count: u64,
    },
}

impl Special {
    /// Returns the name on the command line and in the guide.
    pub const fn name(self) -> &'static str {
        match self {
            Special::Stale { .. } => "stale",
            Special::Flood => "flood",
            Special::Segments { .. } => "segments",
            Special::Order { .. } => "order",
            Special::Batches { .. } => "batches",
            Special::Kills { .. } => "kills",
            Special::Live { .. } => "live",
            Special::Statuses { .. } => "statuses",
            Special::Sequences { .. } => "sequences",
            Special::Ends { .. } => "ends",
            Special::Cancels { .. } => "cancels",
            Special::Loaded { .. } => "loaded",
            Special::Drift { .. } => "drift",
        }
    }
}

/// Parses a number whose digits may be grouped, as in 1_000_000 and 1,000,000.
fn number(text: &str) -> Result<u64, String> {
    let digits = text.replace(['_', ','], "");
    digits.parse().map_err(|_| format!("{text:?} is no number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Arguments, String> {
        let words = ["faults"].into_iter().chain(words.split_whitespace());
        Arguments::try_parse_from(words).map_err(|error| error.to_string())
    }

    #[test]
    fn every_run_is_understood() {
        let plan = Plan {
            requests: 1_000_000,
            seed: 7,
            workers: 4,
            only: vec!["reset".to_owned(), "stall".to_owned()],
            per_round: usize::MAX,
            round: None,
            tells: true,
        };
        let words = "--requests 1,000,000 --seed=7 --workers 4 --only reset --only=stall --write";
        let given = read(words).unwrap();
        assert_eq!(
            (given.run, given.campaign.plan(), given.write),
            (None, plan, true)
        );
        let (count, rounds, seed) = (10, 5, 1);
        for (words, due) in [
            ("stale --count 10", Special::Stale { count, seed }),
            ("flood", Special::Flood),
            (
                "segments --wire 5 --seed 2",
                Special::Segments {
                    count: 10_000_000,
                    wire: 5,
                    seed: 2,
                },
            ),
            (
                "order --seed 3",
                Special::Order {
                    rounds: 10_000,
                    seed: 3,
                },
            ),
            ("batches --count 10", Special::Batches { count, seed }),
            ("kills --count 10", Special::Kills { count, seed }),
            (
                "live --rounds 5 --restarts 4 --down 2",
                Special::Live {
                    rounds,
                    restarts: 4,
                    down: 2,
                    seed,
                },
            ),
            ("statuses --rounds 5", Special::Statuses { rounds, seed }),
            ("sequences --rounds 5", Special::Sequences { rounds, seed }),
            ("ends --rounds 5", Special::Ends { rounds, seed }),
            ("cancels --rounds 5", Special::Cancels { rounds, seed }),
            ("loaded --rounds 5", Special::Loaded { rounds, seed }),
            ("drift", Special::Drift { count: 1_000_000 }),
        ] {
            let given = read(&format!("{words} --write")).unwrap();
            assert_eq!(given.run, Some(Run::Special(due)), "{words}");
            assert!(given.write && words.starts_with(due.name()));
        }
        assert_eq!(read("list").unwrap().run, Some(Run::List));
        let child = Run::FloodChild {
            url: "http://hub".to_owned(),
            limit: 7,
        };
        assert_eq!(read("flood-child http://hub 7").unwrap().run, Some(child));
        assert!(read("drift --help").unwrap_err().contains("--count <N>"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, told) in [
            ("stail", "'stail'"),
            ("--request 5", "'--request'"),
            ("--requests many", "\"many\" is no number"),
            ("flood --count 5", "'--count'"),
            ("stale --only reset", "'--only'"),
            ("--seed 1 stale", "stale"),
            ("--seed", "'--seed <S>'"),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }
}
