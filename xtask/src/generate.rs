//! `cargo xtask generate`: runs the generator, which links the client for its tables.

use std::ffi::OsString;

use crate::commands::succeed;
use gfxhub_tests::cargo::cargo;

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
