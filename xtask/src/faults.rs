//! `cargo xtask faults`: builds the fault campaign and runs it.

use std::ffi::OsString;
use std::process::Command;

use anyhow::Context as _;
use gfxhub_tests::cargo;

/// Runs the campaign with these arguments and gives its exit code.
pub(crate) fn run(arguments: &[OsString]) -> anyhow::Result<u8> {
    // Optimised, and with the assertions of a debug build: what they catch is a finding too.
    let target = ["--bin", "gfxhub-campaign", "--profile", "campaign"];
    let program = cargo::build("gfxhub-campaign", target)?;
    let status = Command::new(program).args(arguments).status();
    let status = status.context("the campaign does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.with_context(|| format!("the campaign was ended: {status}"))
}
