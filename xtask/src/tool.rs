//! The tools, in addition to cargo, that the test needs on the machine.

use std::path::Path;
use std::process::{Command, Stdio};

use gfxhub_tests::cargo::{cargo, root};

use crate::c_compiler::{Language, MINGW};
use crate::cargo_tool::MDBOOK;

/// A tool that a step of the test may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tool {
    /// `cargo fmt`.
    Rustfmt,
    /// `cargo clippy`.
    Clippy,
    /// A C compiler.
    Cc,
    /// A C++ compiler.
    Cxx,
    /// CMake.
    Cmake,
    /// `pkg-config`.
    PkgConfig,
    /// `curl`.
    Curl,
    /// Valgrind, on systems that have it.
    Valgrind,
    /// strace, on systems that have it.
    Strace,
    /// The toolchain of the minimum supported Rust version.
    OldestRust,
    /// The nightly toolchain.
    Nightly,
    /// Miri of the nightly toolchain.
    Miri,
    /// The sources of Rust's standard library, for the nightly toolchain.
    RustSources,
    /// Python 3.
    Python,
    /// Node.
    Node,
    /// mdBook in the version [`MDBOOK`].
    Mdbook,
    /// Chromium.
    Chromium,
    /// A C compiler for Windows.
    Mingw,
    /// Rust's libraries for Windows.
    RustForWindows,
    /// Wine.
    Wine,
}

/// The rustup toolchain of the minimum supported Rust version (`rust-version` of the workspace).
pub(crate) const OLDEST_RUST: &str = env!("CARGO_PKG_RUST_VERSION");

/// The rustup toolchain with unstable features.
pub(crate) const NIGHTLY: &str = "nightly";

/// The Rust target triple of Windows with MinGW.
pub(crate) const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The program that runs Windows programs.
pub(crate) const WINE: &str = "wine";

impl Tool {
    /// Returns the usual name of the tool.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Tool::Rustfmt => "rustfmt",
            Tool::Clippy => "clippy",
            Tool::Cc => "cc",
            Tool::Cxx => "c++",
            Tool::Cmake => "cmake",
            Tool::PkgConfig => "pkg-config",
            Tool::Curl => "curl",
            Tool::Valgrind => "valgrind",
            Tool::Strace => "strace",
            Tool::OldestRust => "the oldest Rust",
            Tool::Nightly => "nightly Rust",
            Tool::Miri => "Miri",
            Tool::RustSources => "rust-src",
            Tool::Python => "python3",
            Tool::Node => "node",
            Tool::Mdbook => "mdbook",
            Tool::Chromium => "chromium",
            Tool::Mingw => MINGW.name(),
            Tool::RustForWindows => "Rust for Windows",
            Tool::Wine => WINE,
        }
    }

    /// Returns the use of the tool in the test, and a way to install it.
    pub(crate) fn advice(self) -> &'static str {
        match self {
            Tool::Rustfmt => "checks the layout of the sources: rustup component add rustfmt",
            Tool::Clippy => "checks the sources: rustup component add clippy",
            Tool::Cc => "a C compiler, which the TLS library is built with: gcc, clang or MSVC",
            Tool::Cxx => "builds the tests of the C++ binding: g++, clang++ or MSVC",
            Tool::Cmake => {
                "builds the tests of C and C++, and the examples: 3.21 or later, from cmake.org or your system"
            }
            Tool::PkgConfig => "finds installed libraries: from your system's packages",
            Tool::Curl => "calls the hub simulator: from your system's packages",
            Tool::Valgrind => {
                "looks for misused memory in the C binding: from your system's packages"
            }
            Tool::Strace => "counts the system calls of a call: from your system's packages",
            Tool::OldestRust => concat!(
                "builds the workspace with its minimum Rust version: rustup toolchain install ",
                env!("CARGO_PKG_RUST_VERSION")
            ),
            Tool::Nightly => {
                "runs the memory checkers and the fuzzer: rustup toolchain install nightly"
            }
            Tool::Miri => {
                "looks for misused memory: rustup component add --toolchain nightly miri rust-src"
            }
            Tool::RustSources => {
                "is rebuilt to find data races: rustup component add --toolchain nightly rust-src"
            }
            Tool::Python => {
                "builds and tries the Python binding, with venv and pip: from python.org or your system"
            }
            Tool::Node => {
                "runs and tries the Node binding, with npm for its types: from nodejs.org or your system"
            }
            Tool::Mdbook => "builds the site: cargo xtask tools",
            Tool::Chromium => "tests the page of the hub simulator: from your system's packages",
            Tool::Mingw => {
                "builds for Windows: gcc-mingw-w64-x86-64 or mingw-w64 of your system's packages"
            }
            Tool::RustForWindows => "builds for Windows: rustup target add x86_64-pc-windows-gnu",
            Tool::Wine => "plays the suite on Windows: from your system's packages",
        }
    }

    /// Returns `true` if only rustup provides the tool.
    pub(crate) fn is_of_rustup(self) -> bool {
        matches!(
            self,
            Tool::OldestRust
                | Tool::Nightly
                | Tool::Miri
                | Tool::RustSources
                | Tool::RustForWindows
        )
    }

    /// Returns `true` if the tool is installed.
    pub(crate) fn is_here(self) -> bool {
        match self {
            // The generator calls `rustfmt` directly.
            Tool::Rustfmt => any(&["rustfmt"]) && runs(&mut cargo(&["fmt", "--version"])),
            Tool::Clippy => runs(&mut cargo(&["clippy", "--version"])),
            // MSVC's compiler is not in PATH, but Rust finds its linker by itself.
            Tool::Cc if cfg!(target_env = "msvc") => true,
            Tool::Cc => any(Language::C.programs()),
            Tool::Cxx if cfg!(target_env = "msvc") => true,
            Tool::Cxx => any(Language::Cxx.programs()),
            Tool::Cmake => any(&["cmake"]),
            Tool::PkgConfig => any(&["pkg-config"]),
            Tool::Curl => any(&["curl"]),
            // On systems other than Linux, both count as present, because the steps do not use them
            // there.
            Tool::Valgrind | Tool::Strace if !cfg!(target_os = "linux") => true,
            Tool::Valgrind => any(&["valgrind"]),
            // strace may be installed but not allowed to trace programs.
            Tool::Strace => runs(Command::new("strace").args(["-c", "true"])),
            Tool::OldestRust => runs(toolchain(OLDEST_RUST).arg("--version")),
            Tool::Nightly => runs(toolchain(NIGHTLY).arg("--version")),
            Tool::Miri => runs(toolchain(NIGHTLY).args(["miri", "--version"])),
            Tool::RustSources => {
                let words = ["run", NIGHTLY, "rustc", "--print", "sysroot"];
                let printed = output(Command::new("rustup").args(words));
                let sysroot = Path::new(printed.trim_end());
                !printed.is_empty() && sysroot.join("lib/rustlib/src/rust/library").is_dir()
            }
            // On Windows, Python 3 may only be named `python`.
            Tool::Python if cfg!(windows) => any(&["python", "python3"]),
            Tool::Python => any(&["python3"]),
            Tool::Node => any(&["node"]),
            Tool::Mdbook => MDBOOK.find().is_some(),
            Tool::Chromium => any(&["chromium"]),
            // On Windows itself, these three tools count as present, because other steps test there
            // what the step `windows` tests.
            Tool::Mingw | Tool::RustForWindows | Tool::Wine if cfg!(windows) => true,
            Tool::Mingw => any(&[MINGW.name()]),
            Tool::RustForWindows => {
                let words = ["--print", "target-libdir", "--target", WINDOWS];
                Path::new(output(Command::new("rustc").args(words)).trim_end()).is_dir()
            }
            Tool::Wine => any(&[WINE]),
        }
    }
}

/// Returns a command for the cargo of a rustup toolchain, in the workspace, without the variables
/// that the current cargo has set.
pub(crate) fn toolchain(name: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", name, "cargo"]).current_dir(root());
    for name in [
        "CARGO",
        "RUSTC",
        "RUSTDOC",
        "RUSTUP_TOOLCHAIN",
        "RUSTFLAGS",
        "RUST_RECURSION_COUNT",
    ] {
        command.env_remove(name);
    }
    command
}

/// Returns the output of a command; empty if the command cannot be run.
fn output(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output();
    let printed = output.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&printed).into_owned()
}

fn any(programs: &[&str]) -> bool {
    programs
        .iter()
        .any(|program| runs(Command::new(program).arg("--version")))
}

fn runs(command: &mut Command) -> bool {
    let silent = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_distinguished_from_an_installed_one() {
        assert!(runs(&mut cargo(&["--version"])));
        assert!(!runs(&mut cargo(&["no-such-command"])));
        assert!(!any(&["gfxhub-no-such-program"]));
    }
}
