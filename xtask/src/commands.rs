//! Runs the steps' commands, names them as a person would type them, and speaks to the person at the
//! terminal.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

/// Runs a command to its end, its output going where ours goes.
pub(crate) fn succeed(command: &mut Command) -> anyhow::Result<()> {
    let name = words(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => bail!("`{name}` ended with {status}"),
        Err(fault) => bail!("`{name}` does not start: {fault}"),
    }
}

/// Runs a command to its end and gives what it printed; where it fails that is part of the reason.
pub(crate) fn printed(command: &mut Command) -> anyhow::Result<String> {
    let name = words(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("`{name}` does not start"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    bail!("`{name}` ended with {}\n{said}", output.status)
}

/// The command as a person would type it.
fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![program.to_string_lossy().into_owned()];
    words.extend(
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned()),
    );
    words.join(" ")
}

/// Prints lines. Where nobody reads any more there is nobody to tell.
pub(crate) fn say(lines: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{lines}");
    // What a child prints next must stand below.
    let _ = out.flush();
}

/// Tells what went wrong.
pub(crate) fn complain(lines: &str) {
    let _ = writeln!(io::stderr(), "{lines}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_named_as_it_is_typed() {
        assert_eq!(words(Command::new("/usr/bin/curl").arg("-V")), "curl -V");
    }
}
