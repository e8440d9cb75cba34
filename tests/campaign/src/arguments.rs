//! The command line of the program, with the table of the special runs.

use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, value_parser};

use crate::campaign::Plan;
use crate::special::{
    Fault, Finding, batches, cancels, ends, groups, kills, live, loaded, memory_bombs, order,
    recalls, segments, sequences, soak, stale_connections, statuses,
};

/// The options of the campaign.
#[derive(Args, Clone, Debug)]
pub struct Campaign {
    /// Minimum number of calls
    #[arg(long, value_name = "N", value_parser = number, default_value = "20_000")]
    requests: u64,
    /// Seed of the random choices
    #[arg(long, value_name = "S", value_parser = number, default_value = "1")]
    seed: u64,
    /// Number of concurrent workers, each with its own hub
    #[arg(long, value_name = "W", value_parser = number, default_value = "24")]
    workers: u64,
    /// Only the faults whose names begin with this; may be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Play only this round; the message of a violation contains the number of its round
    #[arg(long, value_name = "R", value_parser = number)]
    round: Option<u64>,
}

impl Campaign {
    /// Returns the campaign plan that the options describe.
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

/// A special run, which measures something that the campaign does not.
#[derive(Debug)]
pub struct Special {
    /// Name on the command line and in the documentation.
    pub name: &'static str,
    about: &'static str,
    /// Numeric options: the name, the default and the description of each.
    options: &'static [(&'static str, &'static str, &'static str)],
    /// Function that performs the run. Its argument contains the numbers in the order of the
    /// options.
    pub play: fn(&[u64]) -> Result<Finding, Fault>,
}

const SEED: &str = "Seed of the random choices";

macro_rules! special {
    ($(
        $name:ident: $about:literal
            ($($option:ident = $default:literal, $help:expr;)*) => $play:expr;
    )+) => {
        /// All special runs.
        pub const SPECIAL: &[Special] = &[$( Special {
            name: stringify!($name),
            about: $about,
            options: &[$( (stringify!($option), $default, $help) ),*],
            play: |given| match *given {
                [$($option),*] => $play,
                _ => Err("the number of options is wrong".into()),
            },
        } ),+];
    };
}

special! {
    stale: "Commands against a server that closes kept connections"
        (count = "100_000", "Number of commands"; seed = "1", SEED;)
        => stale_connections::run(count, seed);
    flood: "Memory under endless bodies, bombs and floods" () => memory_bombs::run();
    segments: "Random texts as segments of paths"
        (count = "10_000_000", "Number of texts that are encoded and decoded without a connection";
         wire = "100_000", "Number of texts that are sent over connections"; seed = "1", SEED;)
        => segments::run(count, wire, seed);
    order: "Two threads that set one property: the order in which the sets are sent"
        (rounds = "10_000", "Number of pairs of sets"; seed = "1", SEED;)
        => order::run(rounds, seed);
    batches: "Batches under every fault of the hub"
        (count = "1_000_000", "Number of items"; seed = "1", SEED;)
        => batches::run(count, seed);
    groups: "Calls of groups under every fault of one member or of both"
        (count = "1_000_000", "Number of calls of members"; seed = "1", SEED;)
        => groups::run(count, seed);
    recalls: "Recalls and their undo under every fault of the hub"
        (count = "1_000_000", "Number of sets"; seed = "1", SEED;)
        => recalls::run(count, seed);
    kills: "A hub that is killed in the middle of a batch"
        (count = "1_000", "Number of batches"; seed = "1", SEED;)
        => kills::run(count, seed);
    live: "Live sessions whose hub is restarted"
        (restarts = "100", "Number of restarts of a hub";
         down = "5", "Time for which a hub is away, in seconds"; seed = "1", SEED;)
        => live::run(restarts, Duration::from_secs(down), seed);
    statuses: "Live sessions with properties that the hub answers badly"
        (rounds = "240", "Number of sessions"; seed = "1", SEED;)
        => statuses::run(rounds, seed);
    sequences: "Sets of every kind through one client: the order in which they arrive"
        (rounds = "10_000", "Number of sequences of calls"; seed = "1", SEED;)
        => sequences::run(rounds, seed);
    ends: "Live sessions that end in every way"
        (rounds = "1_000", "Number of sessions"; seed = "1", SEED;)
        => ends::run(rounds, seed);
    cancels: "Batches that stop at an error, or are cancelled"
        (rounds = "1_000", "Number of batches"; seed = "1", SEED;)
        => cancels::run(rounds, seed);
    loaded: "Lateness of calls with all cores busy"
        (rounds = "200", "Number of calls of each of 32 threads"; seed = "1", SEED;)
        => loaded::run(rounds, seed);
    drift: "Memory and descriptors over very many calls"
        (count = "1_000_000", "Number of calls";)
        => soak::run(count);
}

impl Special {
    /// Returns the special run with this name.
    pub fn named(name: &str) -> Option<&'static Special> {
        SPECIAL.iter().find(|special| special.name == name)
    }

    fn command(&self) -> Command {
        let option = |(name, default, help): &(&'static str, &'static str, &'static str)| {
            let option = Arg::new(*name).long(*name).value_name("N").help(*help);
            option.value_parser(number).default_value(*default)
        };
        let options = self.options.iter().map(option);
        Command::new(self.name).about(self.about).args(options)
    }

    /// Returns the numbers that were given for the options, in order.
    pub fn numbers(&self, given: &ArgMatches) -> Vec<u64> {
        let names = self.options.iter().map(|option| option.0);
        // Each option has a default.
        let number = |name| given.get_one(name).copied().unwrap_or_default();
        names.map(number).collect()
    }

    /// Returns the arguments of a command line with these numbers.
    pub fn words(&self, numbers: &[u64]) -> String {
        let options = self.options.iter().zip(numbers);
        let options = options.map(|((name, ..), number)| format!(" --{name} {number}"));
        format!(" {}{}", self.name, options.collect::<String>())
    }
}

/// Returns the definition of the command line.
pub fn command() -> Command {
    let url = Arg::new("url").required(true);
    let limit = Arg::new("limit").required(true);
    let limit = limit.value_parser(value_parser!(u64));
    let write = Arg::new("write").long("write").global(true);
    let write = write.action(ArgAction::SetTrue);
    let write =
        write.help("Write the result into docs/reliability.md and docs/reliability-campaign.md");
    Campaign::augment_args(Command::new("faults"))
        .arg(write)
        .bin_name("cargo xtask faults")
        .about("The fault campaign, and special runs")
        .long_about(
            "The fault campaign, and special runs.\n\nWithout a subcommand all 48 operations are \
             called under every fault. Exits with 0 if no rule is violated, with 1 if one is violated \
             or the run fails, and with 2 if the arguments are invalid.",
        )
        .args_conflicts_with_subcommands(true)
        .subcommand(Command::new("list").about("Print the names of all faults"))
        .subcommands(SPECIAL.iter().map(Special::command))
        // Internal command, with which the run `flood` starts the process of its client. The
        // arguments are the URL and the maximum size of a body in bytes.
        .subcommand(Command::new("flood-child").hide(true).args([url, limit]))
}

/// Parses a number, whose digits may be grouped as in 1_000_000 or 1,000,000.
fn number(text: &str) -> Result<u64, String> {
    let digits = text.replace(['_', ','], "");
    digits.parse().map_err(|_| format!("{text:?} is no number"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::FromArgMatches as _;

    fn read(words: &str) -> Result<ArgMatches, String> {
        let words = ["faults"].into_iter().chain(words.split_whitespace());
        let matches = command().try_get_matches_from(words);
        matches.map_err(|error| error.to_string())
    }

    #[test]
    fn the_options_of_the_campaign_are_understood() {
        command().debug_assert();
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
        assert!(given.subcommand().is_none() && given.get_flag("write"));
        assert_eq!(Campaign::from_arg_matches(&given).unwrap().plan(), plan);
    }

    #[test]
    fn every_run_is_understood_and_repeatable() {
        for (words, due) in [
            ("stale --count 10", &[10, 1][..]),
            ("segments --wire 5 --seed 2", &[10_000_000, 5, 2]),
            ("live --restarts 4 --down 2", &[4, 2, 1]),
            ("drift", &[1_000_000]),
        ] {
            let given = read(&format!("{words} --write")).unwrap();
            let (name, given) = given.subcommand().unwrap();
            let special = Special::named(name).unwrap();
            assert_eq!(special.numbers(given), due, "{words}");
            assert!(given.get_flag("write"));
        }
        for special in SPECIAL {
            let given = read(special.name).unwrap();
            let numbers = special.numbers(given.subcommand().unwrap().1);
            let given = read(&special.words(&numbers)).unwrap();
            assert_eq!(special.numbers(given.subcommand().unwrap().1), numbers);
            assert!(!numbers.contains(&0), "{}", special.name);
        }
        assert_eq!(read("list").unwrap().subcommand_name(), Some("list"));
        assert!(read("flood-child http://hub 7").is_ok());
        assert!(read("drift --help").unwrap_err().contains("--count <N>"));
        assert!(read("--help").unwrap_err().contains("Exits with 0"));
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
