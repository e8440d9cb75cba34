//! The trial of one guard: it is taken out, its tests are built and played.

use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{artifacts_in, executable};

use super::checkout::Checkout;
use super::guard::{Guard, Suite};

/// How long the tests of one guard may take. A test that hangs is not red.
const LIMIT: Duration = Duration::from_secs(120);

/// What came of taking a guard out.
#[derive(Debug)]
pub(super) enum Outcome {
    /// All its tests turned red.
    Red,
    /// These stayed green.
    Unnoticed(Vec<&'static str>),
    /// The entry in the table is wrong: what is left does not build, or does not end.
    Fault(String),
}

/// Takes a guard out and plays its tests.
pub(super) fn without(checkout: &Checkout, guard: &'static Guard) -> anyhow::Result<Outcome> {
    checkout.with(guard.cuts, || {
        let program = match build(checkout, guard.suite)? {
            Ok(program) => program,
            Err(why) => return Ok(Outcome::Fault(format!("it does not build:\n{why}"))),
        };
        let colours = match play(checkout, guard.suite, &program, guard.red) {
            Ok(colours) => colours,
            Err(why) => return Ok(Outcome::Fault(format!("{why:#}"))),
        };
        let green = guard
            .red
            .iter()
            .copied()
            .filter(|test| !colours.is_red(test));
        let green: Vec<&str> = green.collect();
        Ok(if green.is_empty() {
            Outcome::Red
        } else {
            Outcome::Unnoticed(green)
        })
    })
}

/// Builds the tests of a suite; within, what the compiler says if it cannot.
pub(super) fn build(checkout: &Checkout, suite: Suite) -> anyhow::Result<Result<PathBuf, String>> {
    let mut command = checkout.cargo(&["test", "--locked", "--no-run", "--package"]);
    command.arg(suite.package()).args(suite.target());
    command.args(["--message-format", "json-render-diagnostics"]);
    let output = command.output();
    let output = output.context("cargo does not start")?;
    if !output.status.success() {
        return Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let program = executable(artifacts_in(&output.stdout));
    program.map(Ok).context("cargo does not say what it built")
}

/// What became of the tests that were played.
#[derive(Debug)]
pub(super) struct Colours {
    green: HashMap<String, bool>,
    /// Whether the program died before it had told of all.
    died: bool,
    /// What was printed.
    pub(super) said: String,
}

impl Colours {
    fn of(said: String, died: bool) -> Colours {
        let line = |line: &str| {
            let (name, verdict) = line.strip_prefix("test ")?.split_once(" ... ")?;
            Some((name.to_owned(), verdict.trim() == "ok"))
        };
        Colours {
            green: said.lines().filter_map(line).collect(),
            died,
            said,
        }
    }

    /// Whether a test passed.
    pub(super) fn is_green(&self, test: &str) -> bool {
        self.green.get(test).copied() == Some(true)
    }

    /// Whether a test failed, or took the whole program with it.
    fn is_red(&self, test: &str) -> bool {
        self.green.get(test).map_or(self.died, |green| !green)
    }
}

/// Plays these tests; the error is that they do not end.
pub(super) fn play(
    checkout: &Checkout,
    suite: Suite,
    program: &Path,
    tests: &[&str],
) -> anyhow::Result<Colours> {
    let mut command = Command::new(program);
    command
        .arg("--exact")
        .args(tests)
        .env("RUST_BACKTRACE", "0");
    command.current_dir(checkout.folder().join(suite.folder()));
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let child = command.spawn();
    let mut child = child.with_context(|| format!("{} does not start", program.display()))?;
    let reading = child.stdout.take().map(|mut from| {
        thread::spawn(move || {
            let mut said = String::new();
            // What cannot be read was not said.
            let _ = from.read_to_string(&mut said);
            said
        })
    });
    let status = wait(&mut child)?;
    let said = reading
        .and_then(|reading| reading.join().ok())
        .unwrap_or_default();
    // A test program that ends by itself tells 0 or 101.
    let died = !matches!(status, Some(0 | 101));
    Ok(Colours::of(said, died))
}

/// Waits for the end of a program and gives its code, if it ended by itself.
fn wait(child: &mut Child) -> anyhow::Result<Option<i32>> {
    let begin = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code()),
            Ok(None) if begin.elapsed() < LIMIT => thread::sleep(Duration::from_millis(20)),
            Ok(None) => {
                // It may have ended just now.
                let _ = child.kill();
                let _ = child.wait();
                bail!("its tests do not end in {} s", LIMIT.as_secs());
            }
            Err(fault) => return Err(fault).context("a test program is lost"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_read_from_what_tests_print() {
        let said = "running 3 tests\ntest a::b ... ok\ntest a::c ... FAILED\n\nfailures:\n";
        let colours = Colours::of(said.to_owned(), false);
        assert!(colours.is_green("a::b") && !colours.is_red("a::b"));
        assert!(colours.is_red("a::c") && !colours.is_green("a::c"));
        // A test that did not run is neither.
        assert!(!colours.is_red("a::d") && !colours.is_green("a::d"));
        let died = Colours::of("test a::b ... ok\n".to_owned(), true);
        assert!(died.is_red("a::d") && !died.is_red("a::b"));
    }
}
