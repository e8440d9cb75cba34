//! Runs the C and C++ tests, which are a CMake project in `tests/runners`: cargo builds the
//! library, and CTest runs the tests. Also runs the unit tests of the C interface with Miri.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use gfxhub_tests::cargo::{hidden_variables, root, target_folder};

use crate::commands::{is_on_path, printed, succeed};
use crate::tool::{NIGHTLY, toolchain};
use crate::{commands, generate, run_conformance};

/// Labels of the tests that run under memory checkers.
const WATCHED: [&str; 3] = ["suite", "boundary", "faults"];

/// Runs the tests with this label, without a memory checker.
pub(crate) fn labelled(label: &str) -> anyhow::Result<()> {
    let tests = Tests::build("default", &[label])?;
    tests.run(tests.ctest())
}

/// Runs the suite, the boundary and the fault tests under valgrind, which reports invalid accesses
/// and leaks. Then runs the test of shared clients under Helgrind, which reports races.
pub(crate) fn valgrind() -> anyhow::Result<()> {
    if !cfg!(target_os = "linux") {
        commands::say("skipped: valgrind is used on Linux only");
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

/// Runs the suite, the boundary and the fault tests, with the library and the programs instrumented
/// by AddressSanitizer.
pub(crate) fn asan() -> anyhow::Result<()> {
    instrumented("asan", &WATCHED)
}

/// Runs the fault tests, instrumented by ThreadSanitizer: calls that are stopped before they
/// complete, the sample of faults, and threads that share a client, a live session or watches.
pub(crate) fn tsan() -> anyhow::Result<()> {
    if !is_on_path("gcc") {
        commands::say(
            "skipped: gcc is not installed; only gcc can link without its own ThreadSanitizer runtime",
        );
        return Ok(());
    }
    instrumented("tsan", &["faults"])
}

fn instrumented(preset: &str, labels: &[&str]) -> anyhow::Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        commands::say("skipped: this step can link only on Linux with x86_64");
        return Ok(());
    }
    let tests = Tests::build(preset, labels)?;
    tests.run(tests.ctest())
}

/// Runs the unit tests of the C interface under Miri, which checks each access to memory.
pub(crate) fn miri() -> anyhow::Result<()> {
    let mut command = toolchain(NIGHTLY);
    command
        .args(["miri", "test", "--locked", "--package", "gfxhub-c", "--lib"])
        .args(["--no-default-features", "--target-dir"])
        .arg(target_folder().join("miri"))
        // A borrowed text is read up to its NUL terminator, which is outside the Rust `str`.
        .env("MIRIFLAGS", "-Zmiri-tree-borrows");
    succeed(&mut command)
}

/// The built tests of a preset.
struct Tests {
    folder: PathBuf,
    /// Regular expression that selects the labels to run.
    labels: String,
    jobs: String,
}

impl Tests {
    /// Builds the tests with these labels. `preset` names a preset of the CMake project.
    fn build(preset: &str, labels: &[&str]) -> anyhow::Result<Tests> {
        let target = target_folder();
        let folder = target.join("ctest").join(preset);
        // Files that the build of the whole workspace has built and generated are reused.
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

    /// Prints the reports of the memory checker, which CTest does not show.
    fn say_logs(&self) {
        let logs = fs::read_dir(self.folder.join("Testing").join("Temporary"));
        for entry in logs.into_iter().flatten().flatten() {
            let name = entry.file_name();
            if name.to_string_lossy().starts_with("MemoryChecker.") {
                // The tests have failed already, so a log that cannot be read is ignored.
                commands::say(&fs::read_to_string(entry.path()).unwrap_or_default());
            }
        }
    }
}

/// Returns a command that runs a program in the folder of the CMake project. Removes the hidden
/// variables, because with those of this package the program's own calls of cargo would rebuild all
/// packages.
fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root().join("tests").join("runners"));
    for name in hidden_variables() {
        command.env_remove(name);
    }
    command
}
