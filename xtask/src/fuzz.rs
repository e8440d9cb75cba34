//! `cargo xtask fuzz`: runs the targets in `fuzz/` with cargo-fuzz. Each target gets a share of the
//! inputs.

use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context as _, bail};
use clap::Args;
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::commands::{self, Sh, printed, succeed};
use crate::tool::{NIGHTLY, toolchain};

/// Version that is installed if cargo-fuzz is missing.
const VERSION: &str = "0.13.2";

/// Number of executions in the test step, which only checks that every target runs.
const SMOKE: u64 = 60_000;

/// Limits: inputs of at most 4096 bytes, because longer ones find no other faults. An input fails
/// if it takes more than 20 seconds, makes an allocation of more than 256 MiB, or uses more than
/// 4096 MiB.
const LIMITS: [&str; 4] = [
    "-max_len=4096",
    "-timeout=20",
    "-malloc_limit_mb=256",
    "-rss_limit_mb=4096",
];

/// Options of a run.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Try this many inputs in total
    #[arg(long, value_name = "N", default_value = "1_000_000", value_parser = number)]
    executions: u64,
    /// Fuzz only this target
    #[arg(long, value_name = "NAME")]
    target: Option<String>,
    /// Seed of the random choices; random by default
    #[arg(long, value_name = "N", value_parser = number)]
    seed: Option<u64>,
    /// Number of targets that run concurrently; by default the number of cores
    #[arg(long, value_name = "N", value_parser = number)]
    cores: Option<u64>,
    /// Use a build that compiles faster but runs slower
    #[arg(long)]
    quick: bool,
    /// Build without AddressSanitizer, so that targets run faster; for targets with only safe Rust
    #[arg(long)]
    no_sanitizer: bool,
}

/// Parses a number greater than 0, whose digits may be separated by `_`.
fn number(text: &str) -> anyhow::Result<u64> {
    let number: Result<NonZeroU64, _> = text.replace('_', "").parse();
    let number = number.map(NonZeroU64::get);
    number.context("it is not a number greater than 0")
}

/// A target, and its share of the inputs relative to the other targets.
#[derive(Clone, Debug, PartialEq)]
struct Target {
    name: String,
    share: u64,
}

/// Checks the formatting of the targets, which are a separate workspace.
pub(crate) fn check_layout() -> anyhow::Result<()> {
    let sh = Sh::at(&root().join("fuzz"))?;
    Ok(cmd!(sh, "cargo fmt --all -- --check").run()?)
}

/// Runs the step `fuzz` of `cargo xtask test`.
pub(crate) fn smoke() -> anyhow::Result<()> {
    run(&Options {
        executions: SMOKE,
        target: None,
        seed: Some(1),
        cores: None,
        quick: true,
        no_sanitizer: false,
    })
}

/// Builds the targets, writes their seeds, and runs them. The error names the targets that crashed.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if !cfg!(any(target_os = "linux", target_os = "macos")) {
        commands::say("skipped: the fuzzer runs on Linux and macOS only");
        return Ok(());
    }
    let fuzzer = Fuzzer::ready(options)?;
    let targets = chosen(read(&fuzzer.seeds()?), options.target.as_deref())?;
    let executions = shared_out(options.executions, &targets);
    commands::say(&format!(
        "{} executions of {} targets; their findings are kept in {}",
        options.executions,
        targets.len(),
        fuzzer.folder.display()
    ));
    let left = Mutex::new(targets.iter().zip(executions));
    let crashed = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = left.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((target, executions)) = next else {
                return;
            };
            match fuzzer.play(&target.name, executions, options.seed) {
                Ok(()) => commands::say(&format!("{}: {executions} executions", target.name)),
                Err(why) => {
                    let mut crashed = crashed.lock().unwrap_or_else(PoisonError::into_inner);
                    crashed.push(format!("{}: {why:#}", target.name));
                }
            }
        }
    };
    let here = || thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    thread::scope(|scope| {
        for _ in 0..options.cores.unwrap_or_else(here) {
            scope.spawn(work);
        }
    });
    let crashed = crashed.into_inner().unwrap_or_else(PoisonError::into_inner);
    match crashed.is_empty() {
        true => Ok(()),
        false => bail!("{}", crashed.join("\n")),
    }
}

/// cargo-fuzz, and the targets that it has built.
struct Fuzzer {
    folder: PathBuf,
    quick: bool,
    sanitizer: &'static str,
}

impl Fuzzer {
    /// Installs cargo-fuzz if it is missing, and builds the targets.
    fn ready(options: &Options) -> anyhow::Result<Fuzzer> {
        install()?;
        // The two kinds of build have different folders, because one would replace the other.
        let (folder, sanitizer) = match options.no_sanitizer {
            true => ("fuzz-no-sanitizer", "none"),
            false => ("fuzz", "address"),
        };
        let fuzzer = Fuzzer {
            folder: target_folder().join(folder),
            quick: options.quick,
            sanitizer,
        };
        succeed(&mut fuzzer.command("build"))?;
        Ok(fuzzer)
    }

    /// Returns a command that runs a subcommand of cargo-fuzz for our targets.
    fn command(&self, word: &str) -> Command {
        let mut command = cargo_fuzz();
        // With `cfg(fuzzing)`, some dependencies would use fixed values instead of random ones.
        command.args([
            word,
            "--fuzz-dir",
            "fuzz",
            "--no-cfg-fuzzing",
            "--target-dir",
        ]);
        command.arg(&self.folder);
        command.args(["--sanitizer", self.sanitizer]);
        // With one codegen unit a target runs slightly faster, but takes much longer to build.
        command.args(["--codegen-units", if self.quick { "16" } else { "4" }]);
        if self.quick {
            command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        }
        command
    }

    /// Writes the seeds of the targets. Returns one line for each target, with its name and share.
    fn seeds(&self) -> anyhow::Result<String> {
        let sh = Sh::new()?;
        let program = self.folder.join(host(&sh)?).join("release").join("seeds");
        let seeds = self.folder.join("seeds");
        Ok(cmd!(sh, "{program} {seeds}").read()?)
    }

    /// Runs a target. It continues with the inputs that earlier runs have found.
    fn play(&self, target: &str, executions: u64, seed: Option<u64>) -> anyhow::Result<()> {
        let found = self.folder.join("found").join(target);
        let crashes = self.folder.join("crashes").join(target);
        let sh = Sh::new()?;
        sh.create_dir(&found)?;
        sh.create_dir(&crashes)?;
        let dictionary = root().join("fuzz/dictionaries").join(target);
        let mut command = self.command("run");
        command.arg(target).arg(&found);
        command
            .arg(self.folder.join("seeds").join(target))
            .arg("--");
        command.arg(format!("-artifact_prefix={}/", crashes.display()));
        command.arg(format!("-dict={}.dict", dictionary.display()));
        command.arg(format!("-runs={executions}"));
        command.args(seed.map(|seed| format!("-seed={seed}")));
        let output = command.args(LIMITS).output();
        let output = output.context("cargo-fuzz does not start")?;
        match output.status.success() {
            true => Ok(()),
            false => bail!(last(&String::from_utf8_lossy(&output.stderr))),
        }
    }
}

/// Returns the host target triple, as reported by the nightly rustc.
fn host(sh: &Sh) -> anyhow::Result<String> {
    let version = cmd!(sh, "rustup run nightly rustc -vV").read()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.map(str::to_owned);
    host.context("rustc does not report the host target triple")
}

/// Installs cargo-fuzz under the target folder, unless it is installed there.
pub(crate) fn install() -> anyhow::Result<()> {
    let mut ask = cargo_fuzz();
    if printed(ask.arg("--version").stderr(Stdio::null())).is_ok() {
        return Ok(());
    }
    let (sh, tools) = (Sh::new()?, tools());
    let install = cmd!(
        sh,
        "cargo install cargo-fuzz --locked --version {VERSION} --root {tools}"
    );
    Ok(install.run()?)
}

/// Returns a command for cargo-fuzz with the nightly toolchain.
fn cargo_fuzz() -> Command {
    let mut command = toolchain(NIGHTLY);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(tools().join("bin")).chain(std::env::split_paths(&path));
    if let Ok(path) = std::env::join_paths(folders) {
        command.env("PATH", path);
    }
    command.arg("fuzz");
    command
}

/// Returns the last lines of cargo-fuzz's output, which describe the crash and how to run its input
/// again.
fn last(said: &str) -> String {
    let lines: Vec<&str> = said.lines().collect();
    lines[lines.len().saturating_sub(60)..].join("\n")
}

/// Returns the folder in which cargo-fuzz is installed.
fn tools() -> PathBuf {
    target_folder().join("tools")
}

/// Parses the lines that describe the targets.
fn read(rows: &str) -> Vec<Target> {
    let row = |line: &str| {
        let (name, share) = line.split_once(' ')?;
        let (name, share) = (name.to_owned(), share.parse().ok()?);
        Some(Target { name, share })
    };
    rows.lines().filter_map(row).collect()
}

/// Returns the target with the wanted name, or all targets if `wanted` is `None`.
fn chosen(all: Vec<Target>, wanted: Option<&str>) -> anyhow::Result<Vec<Target>> {
    let names: Vec<String> = all.iter().map(|target| target.name.clone()).collect();
    let is_wanted = |target: &Target| wanted.is_none_or(|wanted| target.name == wanted);
    let chosen: Vec<Target> = all.into_iter().filter(is_wanted).collect();
    match chosen.is_empty() {
        true => bail!(
            "there is no such target; the targets are {}",
            names.join(", ")
        ),
        false => Ok(chosen),
    }
}

/// Returns the number of executions of each target.
fn shared_out(executions: u64, targets: &[Target]) -> Vec<u64> {
    let shares: u64 = targets.iter().map(|target| target.share).sum();
    let part = |target: &Target| {
        let due = u128::from(executions) * u128::from(target.share) / u128::from(shares);
        u64::try_from(due).unwrap_or(u64::MAX).max(1)
    };
    targets.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use gfxhub::schema::{BODIES, RECORDS};

    use super::*;

    #[test]
    fn every_record_and_every_body_is_fuzzed() {
        let source = std::fs::read_to_string(root().join("fuzz/src/records.rs")).unwrap();
        let listed = |list: &str| {
            let (_, rest) = source.split_once(&format!("\n{list}! {{")).unwrap();
            let (names, _) = rest.split_once('}').unwrap();
            names.split_whitespace().map(str::to_owned).collect()
        };
        let (records, bodies): (Vec<_>, Vec<_>) = (listed("records"), listed("bodies"));
        assert!(RECORDS.iter().map(|record| record.name).eq(records));
        assert!(BODIES.iter().map(|body| body.name).eq(bodies));
    }

    #[test]
    fn the_executions_are_shared_out() {
        let targets = read("path 300\nshow 100\nno row\n");
        assert_eq!(targets.len(), 2);
        assert_eq!(shared_out(8_000, &targets), [6_000, 2_000]);
        assert_eq!(chosen(targets.clone(), Some("show")).unwrap(), targets[1..]);
        let why = chosen(targets, Some("shows")).unwrap_err().to_string();
        assert!(why.ends_with("the targets are path, show"), "{why}");
    }

    #[test]
    fn a_crash_is_reported_by_its_last_lines() {
        let said = "NEW_FUNC\n".repeat(100) + "panicked\nrun it again";
        let tail = last(&said);
        assert_eq!(tail.lines().count(), 60);
        assert!(tail.ends_with("panicked\nrun it again"));
    }

    #[test]
    fn numbers_may_be_long() {
        assert_eq!(number("100_000_000").unwrap(), 100_000_000);
        assert!(number("0").is_err() && number("many").is_err());
    }
}
