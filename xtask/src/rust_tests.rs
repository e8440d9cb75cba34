//! Runs the Rust tests: the test programs that cargo builds, several at a time, and the doctests.
//!
//! `cargo test` runs one program after the other, but most of our tests only wait for a clock or a
//! socket. cargo-nextest would do the same, but takes five minutes to build.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use cargo_metadata::Artifact;
use gfxhub_tests::cargo::target_folder;
use xshell::cmd;

use crate::commands::{Sh, duration, say};
use crate::server_process::{PLAYED_COMMAND, build_command};
use crate::tool::Tool;
use crate::workspace_build::{self, LibraryInstaller, folder_of, package_of};
use crate::{node, python, slow_names};

/// Number of tests that one program runs at a time. All programs together run more tests than there
/// are processors, because tests mostly wait.
const TEST_THREADS: &str = "4";

/// The libraries that Python and Node load, each with the function that copies it to where they
/// look for it.
const LIBRARIES: &[LibraryInstaller] = &[
    ("gfxhub-py", python::put_module),
    ("gfxhub-node", node::put_addon),
];

/// An environment variable from which tests get the path of a file.
type Variable = (&'static str, PathBuf);

/// Builds all programs that the tests run, on the first call only.
pub(crate) fn build() -> anyhow::Result<()> {
    workspace_build::build(LIBRARIES)
}

/// Runs all tests.
pub(crate) fn run() -> anyhow::Result<()> {
    build()?;
    let mut selection = workspace_build::selection();
    if !Tool::Rustfmt.is_here() {
        say("the generator's tests are left out: rustfmt is not installed");
        selection.extend(["--exclude", "gfxhub-codegen"]);
    }
    let programs = workspace_build::test_programs(&selection)?;
    let mut given = vec![(PLAYED_COMMAND, build_command()?)];
    given.extend(slow_names::library()?.map(|library| (slow_names::VARIABLE, library)));
    let failed = run_programs(programs, &given);
    let (sh, target) = (Sh::new()?, target_folder());
    cmd!(sh, "cargo test --doc {selection...} --target-dir {target}").run()?;
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("tests of {} failed", failed.join(", ")),
    }
}

/// Runs the programs, as many at a time as there are processors. Returns the names of those that
/// failed.
fn run_programs(programs: Vec<Artifact>, given: &[Variable]) -> Vec<String> {
    let waiting = Mutex::new(programs.into_iter());
    let failed = Mutex::new(Vec::new());
    let work = || {
        loop {
            // This is a statement of its own, because its end releases the lock.
            let next = lock(&waiting).next();
            let Some(program) = next else { break };
            let name = format!("{}: {}", package_of(&program), program.target.name);
            let started = Instant::now();
            let output = test(&program, given);
            say(&report(&name, output.as_ref(), started.elapsed()));
            if !output.is_ok_and(|output| output.status.success()) {
                lock(&failed).push(name);
            }
        }
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..processors {
            scope.spawn(work);
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a test program in the folder and with the variables that `cargo test` would use.
fn test(program: &Artifact, given: &[Variable]) -> anyhow::Result<Output> {
    let executable = program.executable.as_ref();
    let executable = executable.context("cargo did not report its path")?;
    let mut command = Command::new(executable);
    command
        .current_dir(folder_of(program))
        .env("CARGO_MANIFEST_DIR", folder_of(program))
        .envs(given.iter().map(|(name, path)| (name, path)))
        .env("RUST_TEST_THREADS", TEST_THREADS)
        // With this variable, a developer can restrict the cases; here all must run.
        .env_remove("GFXHUB_CASES");
    Ok(command.output()?)
}

/// Returns a line with the result of a program, and its whole output if it failed.
fn report(name: &str, output: Result<&Output, &anyhow::Error>, took: Duration) -> String {
    let took = duration(took);
    match output {
        Ok(output) => {
            let printed = String::from_utf8_lossy(&output.stdout);
            let result = printed
                .lines()
                .rev()
                .find_map(|line| line.strip_prefix("test result: "));
            let result = result.and_then(|result| result.split("; finished").next());
            let result = result.unwrap_or("no result");
            if output.status.success() {
                return format!("{name:52} {took:>8}  {result}");
            }
            let complaint = String::from_utf8_lossy(&output.stderr);
            format!("{name} ended with {}\n{printed}{complaint}", output.status)
        }
        Err(why) => format!("{name} does not start: {why:#}"),
    }
}
