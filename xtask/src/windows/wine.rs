//! Programs of Windows under wine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tool::WINE;

/// Wine with a Windows of its own, which nothing else of the machine sees.
#[derive(Debug)]
pub(crate) struct Wine(PathBuf);

impl Wine {
    /// The one whose files are in this folder; they are made where they are missing.
    pub(crate) fn at(prefix: &Path) -> Result<Wine, String> {
        let wine = Wine(prefix.to_owned());
        let made = prefix.join("system.reg").exists();
        if made {
            return Ok(wine);
        }
        // What wine says while it makes them is not about us.
        let mut boot = wine.command("wineboot");
        let silent = boot
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        match silent.arg("--init").status() {
            Ok(status) if status.success() => Ok(wine),
            Ok(status) => Err(format!("`wine wineboot --init` ended with {status}")),
            Err(fault) => Err(format!("`wine` does not start: {fault}")),
        }
    }

    /// A command for a program of Windows.
    pub(crate) fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(WINE);
        command.arg(program).env("WINEPREFIX", &self.0);
        // No remarks of wine's own, and no questions whether to install what we do not use.
        command.env("WINEDEBUG", "-all");
        command.env("WINEDLLOVERRIDES", "mscoree,mshtml=");
        command.env_remove("DISPLAY");
        command
    }
}
