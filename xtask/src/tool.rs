//! The tools beside cargo that the test wants on the machine.

use std::process::{Command, Stdio};

use gfxhub_tests::cargo::cargo;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Python 3.
    Python,
    /// Node.
    Node,
}

impl Tool {
    /// All of them.
    pub(crate) const ALL: [Tool; 9] = [
        Tool::Rustfmt,
        Tool::Clippy,
        Tool::Cc,
        Tool::Cxx,
        Tool::Cmake,
        Tool::PkgConfig,
        Tool::Curl,
        Tool::Python,
        Tool::Node,
    ];

    /// The name that people know it by.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Tool::Rustfmt => "rustfmt",
            Tool::Clippy => "clippy",
            Tool::Cc => "cc",
            Tool::Cxx => "c++",
            Tool::Cmake => "cmake",
            Tool::PkgConfig => "pkg-config",
            Tool::Curl => "curl",
            Tool::Python => "python3",
            Tool::Node => "node",
        }
    }

    /// What it is for, and how to come by it.
    pub(crate) fn advice(self) -> &'static str {
        match self {
            Tool::Rustfmt => "checks the layout of the sources: rustup component add rustfmt",
            Tool::Clippy => "checks the sources: rustup component add clippy",
            Tool::Cc => "a C compiler, which the TLS library is built with: gcc, clang or MSVC",
            Tool::Cxx => "builds what is tried of the C++ face: g++, clang++ or MSVC",
            Tool::Cmake => {
                "builds the examples against what is installed: from cmake.org or your system"
            }
            Tool::PkgConfig => "finds what is installed: from your system's packages",
            Tool::Curl => "plays through the hub in a box: from your system's packages",
            Tool::Python => {
                "builds and tries the Python face, with venv and pip: from python.org or your system"
            }
            Tool::Node => {
                "no step calls it yet; the Node face will: from nodejs.org or your system"
            }
        }
    }

    /// Whether it is here.
    pub(crate) fn is_here(self) -> bool {
        match self {
            Tool::Rustfmt => runs(&mut cargo(&["fmt", "--version"])),
            Tool::Clippy => runs(&mut cargo(&["clippy", "--version"])),
            // MSVC's is not on the path; the linker that Rust itself uses there finds it.
            Tool::Cc if cfg!(target_env = "msvc") => true,
            Tool::Cc => any(&["cc", "gcc", "clang"]),
            Tool::Cxx if cfg!(target_env = "msvc") => true,
            Tool::Cxx => any(&["g++", "clang++"]),
            Tool::Cmake => any(&["cmake"]),
            Tool::PkgConfig => any(&["pkg-config"]),
            Tool::Curl => any(&["curl"]),
            // On Windows Python 3 goes by the first name alone.
            Tool::Python if cfg!(windows) => any(&["python", "python3"]),
            Tool::Python => any(&["python3"]),
            Tool::Node => any(&["node"]),
        }
    }
}

fn any(programs: &[&str]) -> bool {
    programs
        .iter()
        .any(|program| runs(Command::new(program).arg("--version")))
}

/// Whether a program of this name is on the path, whatever it makes of being called.
pub(crate) fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
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
    fn a_program_that_is_not_there_is_told_from_one_that_is() {
        assert!(runs(&mut cargo(&["--version"])));
        assert!(!runs(&mut cargo(&["no-such-command"])));
        assert!(!any(&["gfxhub-no-such-program"]));
    }
}
