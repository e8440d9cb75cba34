//! The C and C++ tests that CTest runs, by the CMake project in `tests/runners`, which lets cargo
//! build the library; and the tests inside the C ABI, which Miri runs.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use gfxhub_tests::cargo::{cargo, root, target_folder};

use crate::commands::{is_on_path, printed, succeed};
use crate::tool::{NIGHTLY, toolchain};
use crate::{commands, generate, run_conformance};

/// Labels of the tests that run under memory checkers.
const WATCHED: [&str; 3] = ["suite", "boundary", "faults"];

/// Runs the tests with this label, without a checker.
pub(crate) fn labelled(label: &str) -> anyhow::Result<()> {
    let tests = Tests::build("default", &[label])?;
    tests.run(tests.ctest())
}

/// Runs the suite, the boundary and the faults under valgrind: no invalid access, no leak.
pub(crate) fn valgrind() -> anyhow::Result<()> {
    if !cfg!(target_os = "linux") {
        commands::say("valgrind is for Linux");
        return Ok(());
    }
    let tests = Tests::build("memcheck", &WATCHED)?;
    let mut command = tests.ctest();
    command.args(["-T", "memcheck"]);
    tests.run(command).inspect_err(|_| tests.say_logs())?;
    let helgrind = Tests {
        labels: "^helgrind$".to_owned(),
        ..tests
    };
    helgrind.run(helgrind.ctest())
}

/// Runs the same tests with the library and the programs instrumented by AddressSanitizer.
pub(crate) fn asan() -> anyhow::Result<()> {
    instrumented("asan", &WATCHED)
}

/// Runs the calls that end, the sample of faults and the calls of many threads, all instrumented by
/// ThreadSanitizer.
pub(crate) fn tsan() -> anyhow::Result<()> {
    if !is_on_path("gcc") {
        commands::say("not here: gcc, which leaves out its own part of ThreadSanitizer");
        return Ok(());
    }
    instrumented("tsan", &["faults"])
}

fn instrumented(preset: &str, labels: &[&str]) -> anyhow::Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        commands::say("this step links as on Linux with x86_64");
        return Ok(());
    }
    let tests = Tests::build(preset, labels)?;
    tests.run(tests.ctest())
}

/// Runs the tests inside the ABI under Miri, which checks each access to memory.
pub(crate) fn miri() -> anyhow::Result<()> {
    let mut command = toolchain(NIGHTLY);
    command
        .args(["miri", "test", "--locked", "--package", "gfxhub-c", "--lib"])
        .args(["--no-default-features", "--target-dir"])
        .arg(target_folder().join("miri"))
        // A borrowed text is read up to the zero after it, which is outside of the `str` in Rust.
        .env("MIRIFLAGS", "-Zmiri-tree-borrows");
    succeed(&mut command)
}

/// The tests of a build.
struct Tests {
    folder: PathBuf,
    /// Expression that selects their labels.
    labels: String,
    jobs: String,
}

impl Tests {
    /// Builds the tests with these labels by a preset.
    fn build(preset: &str, labels: &[&str]) -> anyhow::Result<Tests> {
        let target = target_folder();
        let folder = target.join("ctest").join(preset);
        // Files that were built and generated with everything else are reused.
        let mut made = vec![("GFXHUB_GENERATED", generate::for_tests()?.to_owned())];
        if labels.contains(&"suite") {
            let server = run_conformance::server()?;
            made.push(("GFXHUB_CONFORMANCE_SERVER", server));
        }
        let mut configure = program("cmake");
        configure.args(["--preset", preset, "-B"]).arg(&folder);
        configure.arg(format!("-DGFXHUB_TARGET={}", target.display()));
        configure.envs(made.clone());
        printed(&mut configure)?;
        let jobs = std::thread::available_parallelism();
        let jobs = jobs.map_or(1, usize::from).to_string();
        let mut build = program("cmake");
        build
            .arg("--build")
            .arg(&folder)
            .args(["--parallel", &jobs]);
        build.envs(made).arg("--target");
        build.args(labels.iter().map(|label| format!("check-{label}")));
        printed(&mut build)?;
        let labels = format!("^({})$", labels.join("|"));
        Ok(Tests {
            folder,
            labels,
            jobs,
        })
    }

    /// Returns a command that runs the tests.
    fn ctest(&self) -> Command {
        let mut command = program("ctest");
        command.arg("--test-dir").arg(&self.folder);
        command.args(["-L", &self.labels, "--parallel", &self.jobs]);
        command.args(["--build-config", "Debug", "--timeout", "300"]);
        command.args(["--output-on-failure", "--no-tests=error"]);
        command
    }

    fn run(&self, mut command: Command) -> anyhow::Result<()> {
        succeed(&mut command)
    }

    /// Prints the reports of the checker, which CTest does not show.
    fn say_logs(&self) {
        let logs = fs::read_dir(self.folder.join("Testing").join("Temporary"));
        for entry in logs.into_iter().flatten().flatten() {
            let name = entry.file_name();
            if name.to_string_lossy().starts_with("MemoryChecker.") {
                // With the verdict at hand, nobody needs a log that cannot be read.
                commands::say(&fs::read_to_string(entry.path()).unwrap_or_default());
            }
        }
    }
}

/// Returns a command for a program in the folder of the CMake project, without the variables of
/// this package that cargo sets: the cargo that the program calls would rebuild everything.
fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root().join("tests").join("runners"));
    for (variable, value) in cargo(&[]).get_envs() {
        if value.is_none() {
            command.env_remove(variable);
        }
    }
    command
}
