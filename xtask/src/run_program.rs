//! `cargo xtask demo` and `cargo xtask faults`: build the rehearsal or the fault campaign, and run it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use anyhow::Context as _;
use gfxhub_tests::cargo;
use xshell::cmd;

use crate::commands::Sh;
use crate::workspace_build;

/// Runs the rehearsal with these arguments and gives its exit code.
pub(crate) fn demo(arguments: &[OsString]) -> anyhow::Result<u8> {
    let status = Command::new(rehearsal()?).args(arguments).status();
    let status = status.context("the rehearsal does not start")?;
    exit_code(status).with_context(|| format!("the rehearsal was ended: {status}"))
}

/// Runs the rehearsal on a hub simulator.
pub(crate) fn rehearse() -> anyhow::Result<()> {
    // What the developer's shell has set is not part of the rehearsal.
    let sh = Sh::new()?.without(&["GFXHUB_API_KEY"]);
    let program = rehearsal()?;
    Ok(cmd!(sh, "{program}").run()?)
}

fn rehearsal() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-rehearsal", "rehearsal")
}

/// The program's own exit code; any that our own cannot be is 1.
fn exit_code(status: ExitStatus) -> Option<u8> {
    status.code().map(|code| u8::try_from(code).unwrap_or(1))
}

/// Runs the campaign with these arguments and gives its exit code.
pub(crate) fn faults(arguments: &[OsString]) -> anyhow::Result<u8> {
    // Optimised, and with the assertions of a debug build: what they catch is a finding too.
    let target = ["--bin", "gfxhub-campaign", "--profile", "campaign"];
    let program = cargo::build("gfxhub-campaign", target)?;
    let status = Command::new(program).args(arguments).status();
    let status = status.context("the campaign does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.with_context(|| format!("the campaign was ended: {status}"))
}
