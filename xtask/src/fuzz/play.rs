//! Runs the targets, as many at a time as there are cores, and reads what libFuzzer says of them.

use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use gfxhub_tests::cargo::root;

use super::build::Built;
use crate::console;

/// The longest input. What is wrong with a longer one is wrong with one of these.
const LONGEST: u32 = 4096;

/// An input that takes longer, in seconds, or an allocation that is larger, in MiB, is a fault.
const SLOW: u32 = 20;
const LARGE: u32 = 256;

/// How many last lines of a target that crashed are told.
const TOLD: usize = 40;

/// A part of a target's executions.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) target: String,
    pub(super) executions: u64,
    pub(super) seed: u64,
    pub(super) core: u64,
}

/// What became of it.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) target: String,
    pub(super) executions: u64,
    pub(super) seconds: u64,
    /// What it crashed on, and how to see it again.
    pub(super) fault: Option<String>,
}

/// Runs all jobs, the first first.
pub(super) fn all(built: &Built, jobs: Vec<Job>) -> Vec<Played> {
    let cores = jobs.iter().map(|job| job.core + 1).max().unwrap_or(1);
    let (left, played) = (Mutex::new(jobs.into_iter()), Mutex::new(Vec::new()));
    let next = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        while let Some(job) = next() {
            let one = play(built, &job);
            if let Some(fault) = &one.fault {
                console::say(fault);
            }
            played
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(one);
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    played.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn play(built: &Built, job: &Job) -> Played {
    let started = Instant::now();
    let (executions, fault) = match command(built, job).and_then(|mut command| {
        let output = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .output();
        output.map_err(|fault| format!("{} does not start: {fault}", job.target))
    }) {
        Err(why) => (0, Some(why)),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            let fault = (!output.status.success()).then(|| {
                let program = built.program(&job.target);
                crash(&job.target, &said, &program.display().to_string())
            });
            (executions(&said), fault)
        }
    };
    Played {
        target: job.target.clone(),
        executions,
        seconds: started.elapsed().as_secs(),
        fault,
    }
}

/// The target with what it has come upon so far, which it adds to, and what it begins with.
fn command(built: &Built, job: &Job) -> Result<Command, String> {
    let Job {
        target,
        executions,
        seed,
        ..
    } = job;
    let mut command = Command::new(built.program(target));
    let dictionary = root()
        .join("fuzz/dictionaries")
        .join(format!("{target}.dict"));
    command
        .arg(built.folder("found", target)?)
        .arg(built.folder("seeds", target)?)
        .arg(format!("-dict={}", dictionary.display()))
        .arg(format!(
            "-artifact_prefix={}/",
            built.folder("crashes", target)?.display()
        ))
        .arg(format!("-runs={executions}"))
        .arg(format!("-seed={seed}"))
        .arg(format!("-max_len={LONGEST}"))
        .arg(format!("-timeout={SLOW}"))
        .arg(format!("-malloc_limit_mb={LARGE}"))
        .args([
            "-rss_limit_mb=4096",
            "-print_final_stats=1",
            "-use_value_profile=0",
        ])
        .current_dir(root().join("fuzz"));
    Ok(command)
}

/// How many inputs libFuzzer says that it has tried.
fn executions(said: &str) -> u64 {
    let count = |line: &str| {
        line.strip_prefix("stat::number_of_executed_units:")?
            .trim()
            .parse()
            .ok()
    };
    said.lines().rev().find_map(count).unwrap_or(0)
}

/// The crash for a person: what was said last, where the input is, and how to run it again.
fn crash(target: &str, said: &str, program: &str) -> String {
    let lines: Vec<&str> = said.lines().collect();
    let last = lines[lines.len().saturating_sub(TOLD)..].join("\n");
    let written = said
        .lines()
        .find_map(|line| line.split_once("Test unit written to "));
    match written {
        Some((_, input)) => {
            format!("{last}\n{target} crashed on {input}\nrun it again: {program} {input}")
        }
        None => format!("{last}\n{target} ended badly and left no input"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_fuzzer_says_is_understood() {
        let said = "#64 DONE\nstat::number_of_executed_units: 51501\nstat::slowest: 0\n";
        assert_eq!(executions(said), 51_501);
        assert_eq!(executions("nothing"), 0);
        let said = "panicked at x\nartifact_prefix='a/'; Test unit written to a/crash-33\n";
        let told = crash("path", said, "t/path");
        assert!(told.starts_with("panicked at x\n"));
        assert!(told.ends_with("path crashed on a/crash-33\nrun it again: t/path a/crash-33"));
        assert!(crash("path", "killed", "t/path").contains("left no input"));
    }
}
