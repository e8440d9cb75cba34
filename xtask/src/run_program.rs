//! `cargo xtask demo` and `cargo xtask faults`: build the command or the fault campaign, and run
//! it.

use std::ffi::OsString;
use std::process::{Command, ExitStatus};

use anyhow::Context as _;
use gfxhub_tests::cargo;

use crate::workspace_build;

/// Argument with which the hub and its page stay after the rehearsal. It is the default of the
/// command, so it is not passed on.
const STAY: &str = "--stay";

/// Arguments for a rehearsal without a browser that runs at full speed and then ends.
const AT_ONCE: [&str; 4] = ["--no-open", "--exit", "--speed", "1000"];

/// Runs the command's demo with these arguments and returns its exit code.
pub(crate) fn demo(arguments: &[OsString]) -> anyhow::Result<u8> {
    let mut command = Command::new(workspace_build::program("gfxhub-cli", "gfxhub")?);
    command.arg("demo");
    if !arguments.iter().any(|word| word == STAY) {
        command.args(AT_ONCE);
    }
    let status = command
        .args(arguments.iter().filter(|word| *word != STAY))
        .status()
        .context("the rehearsal does not start")?;
    exit_code(status).with_context(|| format!("the rehearsal was ended: {status}"))
}

/// Runs the rehearsal on a hub simulator.
pub(crate) fn rehearse() -> anyhow::Result<()> {
    match demo(&[])? {
        0 => Ok(()),
        code => anyhow::bail!("the rehearsal ended with {code}"),
    }
}

/// Returns the exit code of the program, or 1 if it is not 0 to 255. Returns `None` if a signal
/// ended it.
fn exit_code(status: ExitStatus) -> Option<u8> {
    status.code().map(|code| u8::try_from(code).unwrap_or(1))
}

/// Runs the campaign with these arguments and returns its exit code.
pub(crate) fn faults(arguments: &[OsString]) -> anyhow::Result<u8> {
    // The build is optimised but has debug assertions, because their failures are findings too.
    let target = ["--bin", "gfxhub-campaign", "--profile", "campaign"];
    let program = cargo::build("gfxhub-campaign", target)?;
    let status = Command::new(program).args(arguments).status();
    let status = status.context("the campaign does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.with_context(|| format!("the campaign was ended: {status}"))
}
