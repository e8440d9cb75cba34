//! The command line of `cargo xtask`.

use std::ffi::OsString;

use clap::{Args, Parser, Subcommand};

use crate::suite::Selection;
use crate::{bench, fuzz, install, package, semver};

/// The project's own commands.
///
/// The exit code is 0 on success, 1 if something failed, and 2 if the arguments are invalid.
#[derive(Debug, PartialEq, Parser)]
#[command(bin_name = "cargo xtask", max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command to run.
#[derive(Debug, PartialEq, Subcommand)]
pub(crate) enum Command {
    /// Start a hub simulator and rehearse a show on it; --stay plays it in the browser and keeps
    /// running
    #[command(disable_help_flag = true)]
    Demo(Words),
    /// Run the steps of the quick test, or those selected; ends with `N passed, N failed`
    Test(Test),
    /// Build a searchable site from the pages under docs, in target/site
    Docs,
    /// Install the tools that some test steps need: cargo-fuzz and the tools from pip and npm under
    /// target; mdBook, cargo-deny and cargo-cyclonedx in cargo's home folder
    Tools,
    /// Check that every binding, the simulator and the conformance cases cover the 48 operations
    Coverage {
        #[command(flatten)]
        strictness: Strictness,
    },
    /// Write the files that are generated from the operation tables
    Generate {
        /// Only report files that differ from the generated ones
        #[arg(long)]
        check: bool,
    },
    /// Call every operation under every fault
    #[command(disable_help_flag = true)]
    Faults(Words),
    /// Fuzz everything that reads bytes from outside
    Fuzz(fuzz::Options),
    /// Check with cargo-mutants that the tests notice small changes of the client (takes hours);
    /// --shard K/N tries one of N parts of the changes, --in-diff REVISION only changes of lines that
    /// differ from a git revision, --iterate continues an earlier run
    #[command(disable_help_flag = true)]
    Mutants(Words),
    /// Install the C library, the headers, a CMake package and pkg-config files into a folder
    Install(install::Options),
    /// Build the packages in target/package
    Package(package::Options),
    /// Write the licence notices of the linked crates with cargo-about
    Notices,
    /// Compare the client's interface with that of an earlier revision, with cargo-semver-checks
    Semver(semver::Options),
    /// Measure the time of calls and compare it with other clients and a raw socket
    Bench(bench::Options),
}

/// Arguments that are passed on to a program or a command, which parses them itself.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Words {
    /// Arguments to pass on
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) words: Vec<OsString>,
}

/// Options for the handling of missing tools and bindings.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Strictness {
    /// Fail if a tool or a binding is missing; always on if CI=true
    #[arg(long)]
    pub(crate) strict: bool,
}

/// Options that select the steps of the test to run.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Test {
    /// Run all steps
    #[arg(long, conflicts_with = "only")]
    all: bool,
    /// Run only this group or step; may be repeated
    #[arg(long, value_name = "NAME", value_parser = known)]
    only: Vec<String>,
    /// List the groups and the steps
    #[arg(long)]
    pub(crate) list: bool,
    #[command(flatten)]
    pub(crate) strictness: Strictness,
}

impl Test {
    /// Returns the steps to run.
    pub(crate) fn selection(self) -> Selection {
        match (self.all, self.only.is_empty()) {
            (true, _) => Selection::All,
            (false, true) => Selection::Quick,
            (false, false) => Selection::Only(self.only),
        }
    }
}

fn known(name: &str) -> anyhow::Result<String> {
    Selection::check(name).map(|()| name.to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::blocks::page::Page;

    fn read(words: &str) -> Result<Command, String> {
        let words = std::iter::once("xtask").chain(words.split_whitespace());
        let read = Arguments::try_parse_from(words);
        read.map(|read| read.command)
            .map_err(|fault| fault.to_string())
    }

    fn selection(words: &str) -> Selection {
        match read(words) {
            Ok(Command::Test(test)) => test.selection(),
            other => panic!("{words}: {other:?}"),
        }
    }

    #[test]
    fn the_definition_holds() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn each_command_is_understood() {
        let words = |words: &[&str]| Words {
            words: words.iter().map(OsString::from).collect(),
        };
        for (line, due) in [
            ("demo", Command::Demo(words(&[]))),
            (
                "demo --stay --speed 2",
                Command::Demo(words(&["--stay", "--speed", "2"])),
            ),
            (
                "faults stale --help",
                Command::Faults(words(&["stale", "--help"])),
            ),
            ("docs", Command::Docs),
            ("generate --check", Command::Generate { check: true }),
        ] {
            assert_eq!(read(line), Ok(due), "{line}");
        }
        let install = "install --debug --with-local-hub --prefix=/opt/gfxhub";
        let options = install::Options {
            prefix: "/opt/gfxhub".into(),
            local_hub: true,
            debug: true,
        };
        assert_eq!(read(install), Ok(Command::Install(options)));
        assert!(read("package --only=npm --debug --only c").is_ok());
        assert_eq!(selection("test"), Selection::Quick);
        assert_eq!(selection("test --all --strict"), Selection::All);
        let only = ["clippy", "docs"].map(str::to_owned).to_vec();
        assert_eq!(
            selection("test --only clippy --only=docs"),
            Selection::Only(only)
        );
    }

    #[test]
    fn what_the_pages_call_is_understood() {
        let mut lines: Vec<String> = Vec::new();
        for page in Page::to_run().unwrap() {
            for block in page.blocks().unwrap() {
                let own = block.own_commands().unwrap_or_default();
                lines.extend(own.into_iter().map(str::to_owned));
            }
        }
        assert!(lines.len() > 10, "{lines:?}");
        for line in &lines {
            let (words, _) = line.split_once(" #").unwrap_or((line, ""));
            assert!(read(words).is_ok(), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, expected) in [
            ("", "Usage: cargo xtask <COMMAND>"),
            ("tset", "'test'"),
            ("coverage all", "'all'"),
            ("install", "--prefix <DIR>"),
            (
                "install --prefix=",
                "a value is required for '--prefix <DIR>'",
            ),
            ("install /opt/gfxhub", "'/opt/gfxhub'"),
            (
                "package --only egg",
                "possible values: c, command, deb, wheel, sdist, npm",
            ),
            ("test --all --only c", "cannot be used with"),
            (
                "test --only clipy",
                "neither a group nor a step; the groups are rust",
            ),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(expected), "{words}: {why}");
        }
    }
}
