//! `cargo xtask fuzz`: feeds the targets of `fuzz/` with bytes, some of which no hub ever sent.
//!
//! Cargo builds the targets itself with the flags that libFuzzer wants; nothing has to be installed
//! but the nightly toolchain and a C++ compiler.

mod build;
mod options;
mod play;

use gfxhub_tests::cargo::{cargo, root, target_folder};

use crate::commands::succeed;
use crate::console;
use build::Built;
pub(crate) use options::Options;
use play::{Job, Played};

/// How many executions the step of the test makes: a look that everything still runs.
const SMOKE: u64 = 60_000;

/// A row of what the targets say of themselves.
struct Target {
    name: String,
    share: u64,
}

/// Whether the sources of the targets, a workspace of their own, are laid out as all others are.
pub(crate) fn check_layout() -> Result<(), String> {
    let mut command = cargo(&["fmt", "--all", "--", "--check"]);
    succeed(command.current_dir(root().join("fuzz")))
}

/// The step of the test.
pub(crate) fn smoke() -> Result<(), String> {
    run(&Options {
        executions: SMOKE,
        seed: Some(1),
        quick: true,
        ..Options::default()
    })
}

/// Builds the targets, writes what they begin with, and plays them on all cores.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    if !cfg!(any(target_os = "linux", target_os = "macos")) {
        console::say("the fuzzer is for Linux and macOS");
        return Ok(());
    }
    let folder = target_folder().join("fuzz");
    let built = build::build(&folder, options.quick)?;
    let targets = targets(&built, options)?;
    let jobs = jobs(&targets, options);
    console::say(&format!(
        "{} executions of {} targets; what they come upon stays in {}",
        options.executions,
        targets.len(),
        folder.display()
    ));
    let played = play::all(&built, jobs);
    report(&targets, &played)
}

/// The targets that are wanted, each with its share.
fn targets(built: &Built, options: &Options) -> Result<Vec<Target>, String> {
    let rows = built.seeds()?;
    let row = |line: &str| {
        let (name, share) = line.split_once(' ')?;
        let name = name.to_owned();
        let share = share.parse().ok()?;
        Some(Target { name, share })
    };
    let all: Vec<Target> = rows.lines().filter_map(row).collect();
    let Some(wanted) = &options.target else {
        return Ok(all);
    };
    let names: Vec<String> = all.iter().map(|target| target.name.clone()).collect();
    let only: Vec<Target> = all.into_iter().filter(|row| row.name == *wanted).collect();
    match only.is_empty() {
        true => Err(format!(
            "{wanted:?} is no target; there are {}",
            names.join(", ")
        )),
        false => Ok(only),
    }
}

/// The executions as jobs for the cores: each target gets its share, and each core a part of that.
fn jobs(targets: &[Target], options: &Options) -> Vec<Job> {
    let cores = options.cores();
    let shares: u64 = targets.iter().map(|target| target.share).sum();
    let part = |target: &Target| {
        let due = u128::from(options.executions) * u128::from(target.share) / u128::from(shares);
        u64::try_from(due)
            .unwrap_or(u64::MAX)
            .div_ceil(cores)
            .max(1)
    };
    let jobs = targets.iter().flat_map(|target| {
        (0..cores).map(move |core| Job {
            target: target.name.clone(),
            executions: part(target),
            // 0 is libFuzzer's word for "any".
            seed: options
                .seed
                .map_or(0, |seed| seed.wrapping_add(core).max(1)),
            core,
        })
    });
    jobs.collect()
}

/// Prints what each target came to; the error names the inputs that show a fault.
fn report(targets: &[Target], played: &[Played]) -> Result<(), String> {
    let (mut sum, mut faults) = (0, Vec::new());
    for target in targets {
        let own = || played.iter().filter(|played| played.target == target.name);
        let executions: u64 = own().map(|played| played.executions).sum();
        let seconds: u64 = own().map(|played| played.seconds).sum();
        let crashes: Vec<&str> = own().filter_map(|played| played.fault.as_deref()).collect();
        let outcome = match crashes.len() {
            0 => "no crash".to_owned(),
            count => format!("{count} crashed"),
        };
        console::say(&format!(
            "{:<12} {executions:>12} executions in {seconds:>6} s of a core: {outcome}",
            target.name
        ));
        sum += executions;
        faults.extend(crashes);
    }
    console::say(&format!("{:<12} {sum:>12} executions", "in all"));
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executions_are_shared_out() {
        let row = |name: &str, share| Target {
            name: name.to_owned(),
            share,
        };
        let targets = [row("path", 300), row("show", 100)];
        let options = Options {
            executions: 8_000,
            seed: Some(5),
            cores: Some(2),
            ..Options::default()
        };
        let jobs = jobs(&targets, &options);
        let told = jobs
            .iter()
            .map(|job| (job.target.as_str(), job.executions, job.seed));
        let told: Vec<_> = told.collect();
        let due = [
            ("path", 3_000, 5),
            ("path", 3_000, 6),
            ("show", 1_000, 5),
            ("show", 1_000, 6),
        ];
        assert_eq!(told, due);
    }

    #[test]
    fn a_crash_is_told_and_fails_the_run() {
        let target = Target {
            name: "path".to_owned(),
            share: 1,
        };
        let mut played = Played {
            target: "path".to_owned(),
            executions: 7,
            seconds: 1,
            fault: None,
        };
        assert_eq!(report(&[target], std::slice::from_ref(&played)), Ok(()));
        played.fault = Some("path crashed".to_owned());
        let target = Target {
            name: "path".to_owned(),
            share: 1,
        };
        assert_eq!(report(&[target], &[played]), Err("path crashed".to_owned()));
    }
}
