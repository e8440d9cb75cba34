//! What a command is told on its command line.

use std::ffi::OsString;

use crate::bench;
use crate::fuzz;
use crate::guards;
use crate::install;
use crate::package;
use crate::suite::Selection;

/// The text of `cargo xtask help`.
pub(crate) const HELP: &str = "\
cargo xtask demo                   start a hub in a box and rehearse a show on it
cargo xtask demo --hub URL         look around a real hub; nothing is changed there
cargo xtask test                   the test for a fresh clone; ends with `N passed, N failed`
            --all                  everything that must hold
            --only NAME            this group or this step alone; may be repeated
            --list                 names the groups and the steps
            --strict               a tool that is not here is a failure (always so where CI=true)
cargo xtask coverage               the 48 operations against every face, the hub and the cases
            --strict               a face that is not built is missing (always so where CI=true)
cargo xtask generate               writes what follows from the operation tables
            --check                only tells what is not as the tables say
cargo xtask faults                 every operation under every fault; --help says more
cargo xtask fuzz                   bytes that no hub ever sent, into everything that reads any
            --executions N         so many inputs in all (1000000)
            --target NAME          this target alone
            --seed N               the same chance again
            --cores N              so many at once
            --quick                the build that is quick to make, and slower
cargo xtask guards                 takes each guard of the client out and sees a test turn red
            --only NAME            this guard, or those of this theme; may be repeated
            --list                 only names them, with what each holds
cargo xtask mutants                changes the client in small ways and sees its tests fail (hours)
            --shard K/N            one of N equal parts of the changes, counted from 0
            --in-diff REVISION     only in what has changed since a revision of git
            --iterate              without what was noticed before: goes on where a run ended
cargo xtask install --prefix DIR   the C library, the C and C++ headers, a CMake package, pkg-config
            --with-local-hub       with the hub in a box in the library
            --debug                the quick build in place of the optimised one
cargo xtask package                what is handed out, into target/package, with its sizes
            --only NAME            c, wheel, sdist or npm alone; may be repeated
            --debug                the quick build in place of the optimised one
cargo xtask bench                  how long calls take, beside other clients and a raw socket
            --only NAME            rust alone
            --write                puts the tables into docs/benchmarks.md
            --quick                few rounds: to try it, not to quote it
cargo xtask help                   this text

Ends with 0 when all is well, with 1 when something failed, with 2 when it was called wrongly.
";

/// What is to be done.
#[derive(Debug, PartialEq)]
pub(crate) enum Arguments {
    /// Print how to use the commands.
    Help,
    /// Run the rehearsal with these arguments.
    Demo(Vec<OsString>),
    /// Run the steps of the test.
    Test {
        /// Whether a missing tool is a failure.
        strict: bool,
        /// The steps to run.
        selection: Selection,
    },
    /// Name the groups and the steps of the test.
    ListTests,
    /// Print the coverage matrix.
    Coverage {
        /// Whether a face that is not built is missing.
        strict: bool,
    },
    /// Write what follows from the tables, with these arguments.
    Generate(Vec<OsString>),
    /// Run the fault campaign with these arguments.
    Faults(Vec<OsString>),
    /// Fuzz what reads bytes.
    Fuzz(fuzz::Options),
    /// Take out the guards of the client, each in turn.
    Guards(guards::Options),
    /// Run cargo-mutants with these arguments.
    Mutants(Vec<OsString>),
    /// Install the C library under a prefix.
    Install(install::Options),
    /// Make what is handed out.
    Package(package::Options),
    /// Time calls.
    Bench(bench::Options),
}

impl Arguments {
    /// Reads the command line; the error says what is wrong with it.
    pub(crate) fn read(given: impl IntoIterator<Item = OsString>) -> Result<Arguments, String> {
        let mut given = given.into_iter();
        let Some(command) = given.next() else {
            return Err("no command is given".to_owned());
        };
        let command = text(command)?;
        let rest: Vec<OsString> = given.collect();
        match command.as_str() {
            "help" | "--help" | "-h" => Ok(Arguments::Help),
            // The rehearsal says itself what it takes, `--help` included.
            "demo" => Ok(Arguments::Demo(rest)),
            // And so does the campaign.
            "faults" => Ok(Arguments::Faults(rest)),
            "test" => test(rest),
            "coverage" => match rest.first() {
                None => Ok(Arguments::Coverage { strict: false }),
                Some(word) if is_help(word) => Ok(Arguments::Help),
                Some(word) if word == "--strict" && rest.len() == 1 => {
                    Ok(Arguments::Coverage { strict: true })
                }
                Some(word) => {
                    let word = word.display();
                    Err(format!(
                        "coverage takes no {word:?}; it takes --strict alone"
                    ))
                }
            },
            "generate" => match rest.first() {
                Some(word) if is_help(word) => Ok(Arguments::Help),
                _ => Ok(Arguments::Generate(rest)),
            },
            "fuzz" if rest.iter().any(is_help) => Ok(Arguments::Help),
            "fuzz" => fuzz::Options::read(rest).map(Arguments::Fuzz),
            "guards" if rest.iter().any(is_help) => Ok(Arguments::Help),
            "guards" => guards::Options::read(rest).map(Arguments::Guards),
            // cargo-mutants says itself what it takes.
            "mutants" => Ok(Arguments::Mutants(rest)),
            "install" if rest.iter().any(is_help) => Ok(Arguments::Help),
            "install" => install::Options::read(rest).map(Arguments::Install),
            "package" if rest.iter().any(is_help) => Ok(Arguments::Help),
            "package" => package::Options::read(rest).map(Arguments::Package),
            "bench" if rest.iter().any(is_help) => Ok(Arguments::Help),
            "bench" => bench::Options::read(rest).map(Arguments::Bench),
            _ => Err(format!(
                "{command:?} is no command; there are demo, test, coverage, generate, faults, fuzz, guards, mutants, bench, install, package and help"
            )),
        }
    }
}

fn test(given: Vec<OsString>) -> Result<Arguments, String> {
    let (mut strict, mut all, mut only) = (false, false, Vec::new());
    let mut given = given.into_iter();
    while let Some(word) = given.next() {
        if is_help(&word) {
            return Ok(Arguments::Help);
        }
        let word = text(word)?;
        match word.split_once('=') {
            Some(("--only", name)) => only.push(name.to_owned()),
            _ if word == "--only" => {
                let name = given.next();
                only.push(text(
                    name.ok_or("--only needs the name of a group or a step")?,
                )?);
            }
            _ if word == "--strict" => strict = true,
            _ if word == "--all" => all = true,
            _ if word == "--list" => return Ok(Arguments::ListTests),
            _ => {
                return Err(format!(
                    "test takes no {word:?}; it takes --all, --only NAME, --list and --strict"
                ));
            }
        }
    }
    let selection = match (all, only.is_empty()) {
        (true, true) => Selection::All,
        (false, true) => Selection::Quick,
        (false, false) => Selection::only(only)?,
        (true, false) => return Err("test takes either --all or --only".to_owned()),
    };
    Ok(Arguments::Test { strict, selection })
}

fn is_help(word: &OsString) -> bool {
    word == "--help" || word == "-h"
}

fn text(word: OsString) -> Result<String, String> {
    word.into_string()
        .map_err(|word| format!("{:?} is not text", word.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Arguments, String> {
        Arguments::read(words.split_whitespace().map(OsString::from))
    }

    fn test(strict: bool, selection: Selection) -> Result<Arguments, String> {
        Ok(Arguments::Test { strict, selection })
    }

    #[test]
    fn each_command_is_understood() {
        assert_eq!(read("help"), Ok(Arguments::Help));
        assert_eq!(read("test --help"), Ok(Arguments::Help));
        for (words, strict) in [("coverage", false), ("coverage --strict", true)] {
            assert_eq!(read(words), Ok(Arguments::Coverage { strict }));
        }
        assert_eq!(read("demo"), Ok(Arguments::Demo(Vec::new())));
        let hub = vec!["--hub".into(), "http://hub".into()];
        assert_eq!(read("demo --hub http://hub"), Ok(Arguments::Demo(hub)));
        let rest = vec!["stale".into(), "--help".into()];
        assert_eq!(read("faults stale --help"), Ok(Arguments::Faults(rest)));
        assert_eq!(read("test"), test(false, Selection::Quick));
        assert_eq!(read("test --all --strict"), test(true, Selection::All));
        assert_eq!(read("test --list"), Ok(Arguments::ListTests));
        let only = ["clippy", "docs"].map(str::to_owned).to_vec();
        assert_eq!(
            read("test --only clippy --strict --only=docs"),
            test(true, Selection::Only(only))
        );
    }

    #[test]
    fn what_is_wrong_is_named_with_what_there_is() {
        for (words, told) in [
            ("", "no command"),
            ("tset", "\"tset\" is no command; there are demo"),
            ("coverage all", "\"all\""),
            ("test strict", "\"strict\"; it takes --all"),
            ("test --all --only c", "either --all or --only"),
            ("test --only", "--only needs"),
            (
                "test --only clipy",
                "\"clipy\" is neither a group nor a step",
            ),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }

    #[test]
    fn the_help_names_every_command() {
        for command in [
            "demo",
            "demo --hub URL",
            "test",
            "coverage",
            "faults",
            "help",
        ] {
            assert!(
                HELP.contains(&format!("cargo xtask {command} ")),
                "{command}"
            );
        }
    }
}
