//! `cargo xtask demo`: builds the rehearsal and runs it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use anyhow::Context as _;
use xshell::cmd;

use crate::commands::Sh;
use crate::workspace_build;

/// Runs the rehearsal with these arguments and gives its exit code.
pub(crate) fn run(arguments: &[OsString]) -> anyhow::Result<u8> {
    let status = Command::new(build()?).args(arguments).status();
    let status = status.context("the rehearsal does not start")?;
    exit_code(status).with_context(|| format!("the rehearsal was ended: {status}"))
}

/// Runs the rehearsal on a hub simulator.
pub(crate) fn rehearse() -> anyhow::Result<()> {
    // What the developer's shell has set is not part of the rehearsal.
    let sh = Sh::new()?.without(&["GFXHUB_API_KEY"]);
    let program = build()?;
    Ok(cmd!(sh, "{program}").run()?)
}

fn build() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-examples", "rehearsal")
}

/// The program's own exit code; any that our own cannot be is 1.
fn exit_code(status: ExitStatus) -> Option<u8> {
    status.code().map(|code| u8::try_from(code).unwrap_or(1))
}
