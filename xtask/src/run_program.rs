//! `cargo xtask demo` and `cargo xtask faults`: build the rehearsal or the fault campaign, and run it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use anyhow::Context as _;
use gfxhub_tests::cargo;
use xshell::cmd;

use crate::commands::Sh;
use crate::workspace_build;

/// The argument that keeps the hub and its page after the rehearsal, as the command does.
const STAY: &str = "--stay";

/// Runs the rehearsal with these arguments and returns its exit code.
pub(crate) fn demo(arguments: &[OsString]) -> anyhow::Result<u8> {
    let mut command = match without_stay(arguments) {
        Some(rest) => {
            let mut command = Command::new(workspace_build::program("gfxhub-cli", "gfxhub")?);
            command.arg("demo").args(rest);
            command
        }
        None => {
            let mut command = Command::new(rehearsal()?);
            command.args(arguments);
            command
        }
    };
    let status = command.status().context("the rehearsal does not start")?;
    exit_code(status).with_context(|| format!("the rehearsal was ended: {status}"))
}

/// Returns the other arguments, if the hub is to stay.
fn without_stay(arguments: &[OsString]) -> Option<Vec<&OsString>> {
    let rest: Vec<_> = arguments.iter().filter(|word| *word != STAY).collect();
    (rest.len() < arguments.len()).then_some(rest)
}

/// Runs the rehearsal on a hub simulator.
pub(crate) fn rehearse() -> anyhow::Result<()> {
    // The developer's variables are not part of the rehearsal.
    let sh = Sh::new()?.without(&["GFXHUB_API_KEY"]);
    let program = rehearsal()?;
    Ok(cmd!(sh, "{program}").run()?)
}

fn rehearsal() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-rehearsal", "rehearsal")
}

/// Returns the program's own exit code; 1 for any that does not fit into a byte.
fn exit_code(status: ExitStatus) -> Option<u8> {
    status.code().map(|code| u8::try_from(code).unwrap_or(1))
}

/// Runs the campaign with these arguments and returns its exit code.
pub(crate) fn faults(arguments: &[OsString]) -> anyhow::Result<u8> {
    // Optimised, and with debug assertions, whose failures are findings too.
    let target = ["--bin", "gfxhub-campaign", "--profile", "campaign"];
    let program = cargo::build("gfxhub-campaign", target)?;
    let status = Command::new(program).args(arguments).status();
    let status = status.context("the campaign does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.with_context(|| format!("the campaign was ended: {status}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_arguments_are_for_the_command() {
        let words = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        let given = words(&["--no-open", "--stay", "--speed", "2"]);
        let rest: Vec<OsString> = without_stay(&given).unwrap().into_iter().cloned().collect();
        assert_eq!(rest, words(&["--no-open", "--speed", "2"]));
        assert_eq!(without_stay(&words(&["--hub", "http://hub"])), None);
    }
}
