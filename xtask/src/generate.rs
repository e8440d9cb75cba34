//! `cargo xtask generate`: runs the generator, which links the client for its tables.

use std::ffi::OsString;
use std::process::Command;

use crate::commands::succeed;
use crate::workspace_build;
use gfxhub_tests::cargo::{cargo, root};

/// Runs it with these arguments; it says itself what it takes.
pub(crate) fn run(arguments: &[OsString]) -> Result<(), String> {
    let mut command = cargo(&[
        "run",
        "--quiet",
        "--locked",
        "--package",
        "gfxhub-generate",
        "--",
    ]);
    succeed(command.args(arguments))
}

/// Whether what is committed is what the tables say.
pub(crate) fn check() -> Result<(), String> {
    let program = workspace_build::program("gfxhub-generate", "gfxhub-generate")?;
    succeed(Command::new(program).arg("--check").current_dir(root()))
}
