//! What the program is told on its command line.

use crate::campaign::Plan;

/// The text of `--help`.
pub const HELP: &str = "\
cargo xtask faults                    the campaign: all 48 operations under every fault
            --requests N              calls at least; 20,000 unless given
            --seed S                  what chance follows from; 1 unless given
            --workers W               workers at a time, each with a hub of its own; 24 unless given
            --only NAME               the faults whose name begins so; may be repeated
            --round R                 one round alone, as a violation names it
            --write                   puts the result into docs/reliability*.md
cargo xtask faults list               the names of all faults
cargo xtask faults stale              commands against a server that closes kept connections
            --count N                 commands; 100,000 unless given
cargo xtask faults flood              memory under endless bodies, bombs and floods
cargo xtask faults segments           random texts as segments of paths
            --count N                 within the process; 10,000,000 unless given
            --wire N                  over connections; 100,000 unless given
cargo xtask faults order              two writers to one property: what leaves in which order
            --rounds N                pairs of sets; 10,000 unless given
cargo xtask faults loaded             how late calls end with all cores busy
            --rounds N                calls of each of 32 threads; 200 unless given
cargo xtask faults drift              memory and descriptors over very many calls
            --count N                 calls; 1,000,000 unless given

Each from stale on takes --write, and all of these but flood and drift --seed S. Ends with 0 when
all holds, with 1 when something does not, with 2 when it was called wrongly.
";

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Print how to use it.
    Help,
    /// Print the names of all faults.
    List,
    /// Play the campaign.
    Campaign(Plan),
    /// Do one of the runs beside it.
    Special(Special),
    /// The client's process of the flood run: address and limit.
    FloodChild(String, u64),
}

/// One of the runs beside the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Stale connections: how many commands, and the seed.
    Stale(u64, u64),
    /// Floods.
    Flood,
    /// Segments of paths: how many within the process, over connections, and the seed.
    Segments(u64, u64, u64),
    /// Two writers to one property: how many rounds, and the seed.
    Order(u64, u64),
    /// Calls with all cores busy: how many of each thread, and the seed.
    Loaded(u64, u64),
    /// Very many calls: how many.
    Drift(u64),
}

impl Special {
    /// Its name on the command line, and of its place in the guide.
    pub const fn name(self) -> &'static str {
        match self {
            Special::Stale(..) => "stale",
            Special::Flood => "flood",
            Special::Segments(..) => "segments",
            Special::Order(..) => "order",
            Special::Loaded(..) => "loaded",
            Special::Drift(_) => "drift",
        }
    }
}

/// The options, as far as they are given.
#[derive(Default)]
struct Given {
    numbers: Vec<(String, u64)>,
    only: Vec<String>,
    write: bool,
}

impl Given {
    /// Takes a number out; what stands for it where it is not given.
    fn take(&mut self, name: &str, otherwise: u64) -> u64 {
        self.find(name).unwrap_or(otherwise)
    }

    fn find(&mut self, name: &str) -> Option<u64> {
        let place = self.numbers.iter().position(|(given, _)| given == name)?;
        Some(self.numbers.remove(place).1)
    }
}

impl Arguments {
    /// Reads the command line, and whether the result is to be written to the guide.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<(Arguments, bool), String> {
        let words: Vec<String> = words.into_iter().collect();
        if words.iter().any(|word| word == "--help" || word == "-h") {
            return Ok((Arguments::Help, false));
        }
        let (name, rest) = match words.split_first() {
            Some((name, rest)) if !name.starts_with('-') => (name.as_str(), rest),
            _ => ("", words.as_slice()),
        };
        if let ("flood-child", [url, limit]) = (name, rest) {
            let limit = limit
                .parse()
                .map_err(|_| format!("{limit:?} is no limit"))?;
            return Ok((Arguments::FloodChild(url.clone(), limit), false));
        }
        let mut given = options(rest)?;
        let arguments = match name {
            "help" => Arguments::Help,
            "list" => Arguments::List,
            "" => Arguments::Campaign(Plan {
                requests: given.take("--requests", 20_000),
                seed: given.take("--seed", 1),
                workers: usize::try_from(given.take("--workers", 24))
                    .unwrap_or(24)
                    .max(1),
                only: std::mem::take(&mut given.only),
                per_round: usize::MAX,
                round: given.find("--round"),
                tells: true,
            }),
            "stale" => {
                let count = given.take("--count", 100_000);
                Arguments::Special(Special::Stale(count, given.take("--seed", 1)))
            }
            "flood" => Arguments::Special(Special::Flood),
            "segments" => {
                let count = given.take("--count", 10_000_000);
                let wire = given.take("--wire", 100_000);
                Arguments::Special(Special::Segments(count, wire, given.take("--seed", 1)))
            }
            "order" => {
                let rounds = given.take("--rounds", 10_000);
                Arguments::Special(Special::Order(rounds, given.take("--seed", 1)))
            }
            "loaded" => {
                let rounds = given.take("--rounds", 200);
                Arguments::Special(Special::Loaded(rounds, given.take("--seed", 1)))
            }
            "drift" => Arguments::Special(Special::Drift(given.take("--count", 1_000_000))),
            _ => {
                return Err(format!(
                    "{name:?} is no run; there are list, stale, flood, segments, order, loaded, drift"
                ));
            }
        };
        match (given.numbers.first(), given.only.first()) {
            (None, None) => Ok((arguments, given.write)),
            (Some((option, _)), _) => Err(format!("this takes no {option}")),
            (None, Some(_)) => Err("this takes no --only".to_owned()),
        }
    }
}

fn options(words: &[String]) -> Result<Given, String> {
    let mut given = Given::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (word.as_str(), None),
        };
        let value = |words: &mut std::slice::Iter<'_, String>| {
            let value = value.or_else(|| words.next().cloned());
            value.ok_or_else(|| format!("{name} needs a value"))
        };
        match name {
            "--write" => given.write = true,
            "--only" => given.only.push(value(&mut words)?),
            "--requests" | "--seed" | "--workers" | "--round" | "--rounds" | "--count"
            | "--wire" => {
                let value = value(&mut words)?;
                let number = value.replace(['_', ','], "").parse();
                let number = number.map_err(|_| format!("{name} takes a number, not {value:?}"))?;
                given.numbers.push((name.to_owned(), number));
            }
            _ => return Err(format!("{word:?} is not understood")),
        }
    }
    Ok(given)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<(Arguments, bool), String> {
        Arguments::read(words.split_whitespace().map(str::to_owned))
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
        assert_eq!(read(words), Ok((Arguments::Campaign(plan), true)));
        for (words, due) in [
            ("stale --count 10", Special::Stale(10, 1)),
            ("flood", Special::Flood),
            (
                "segments --wire 5 --seed 2",
                Special::Segments(10_000_000, 5, 2),
            ),
            ("order --seed 3", Special::Order(10_000, 3)),
            ("loaded --rounds 5", Special::Loaded(5, 1)),
            ("drift", Special::Drift(1_000_000)),
        ] {
            assert_eq!(read(words), Ok((Arguments::Special(due), false)), "{words}");
            assert!(HELP.contains(&format!("cargo xtask faults {} ", due.name())));
        }
        assert_eq!(read("list"), Ok((Arguments::List, false)));
        assert_eq!(read("drift --help"), Ok((Arguments::Help, false)));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, told) in [
            ("stail", "\"stail\" is no run"),
            ("--request 5", "\"--request\""),
            ("--requests many", "takes a number, not \"many\""),
            ("flood --count 5", "this takes no --count"),
            ("stale --only reset", "this takes no --only"),
            ("--seed", "--seed needs"),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }
}
