//! `cargo xtask demo`: builds the rehearsal and runs it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use xshell::cmd;

use crate::commands::{self, Sh};
use crate::workspace_build;
use anyhow::Context as _;

/// Runs the rehearsal with these arguments and gives its exit code; 1 if it cannot be run.
pub(crate) fn run(arguments: &[OsString]) -> u8 {
    match build().and_then(|program| start(Command::new(program).args(arguments))) {
        Ok(code) => code,
        Err(why) => {
            commands::complain(&format!("cargo xtask demo: {why:#}"));
            1
        }
    }
}

/// Runs the rehearsal on a hub in a box.
pub(crate) fn rehearse() -> anyhow::Result<()> {
    // What the developer's shell has set is not part of the rehearsal.
    let sh = Sh::new()?.without(&["GFXHUB_API_KEY"]);
    let program = build()?;
    Ok(cmd!(sh, "{program}").run()?)
}

fn build() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-examples", "rehearsal")
}

fn start(command: &mut Command) -> anyhow::Result<u8> {
    let status = command.status();
    let status = status.context("the rehearsal does not start")?;
    exit_code(status).with_context(|| format!("the rehearsal was ended: {status}"))
}

/// The program's own exit code; any that our own cannot be is 1.
fn exit_code(status: ExitStatus) -> Option<u8> {
    status.code().map(|code| u8::try_from(code).unwrap_or(1))
}
