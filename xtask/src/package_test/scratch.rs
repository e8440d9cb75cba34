//! A folder outside the checkout, in which packages are installed as a user would.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::ensure;
use gfxhub_tests::cargo::target_folder;
use xshell::Cmd;

use crate::commands::Sh;
use crate::python::interpreter;
use crate::server_process::ServerProcess;

/// A folder outside the checkout, which each run empties.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Empties the folder. Its path is the same in each run, so that cargo can reuse earlier builds
    /// of the sources in it.
    pub(crate) fn new() -> anyhow::Result<Scratch> {
        let mut hasher = DefaultHasher::new();
        target_folder().hash(&mut hasher);
        let name = format!("gfxhub-packages-{:016x}", hasher.finish());
        let (sh, folder) = (Sh::new()?, std::env::temp_dir().join(name));
        sh.remove_path(&folder)?;
        Ok(Scratch(sh.create_dir(folder)?))
    }

    /// Returns a folder in the scratch folder, created if it does not exist.
    pub(crate) fn folder(&self, name: &str) -> anyhow::Result<PathBuf> {
        Ok(Sh::new()?.create_dir(self.0.join(name))?)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // If this fails, the next run removes the rest.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Serves the files in a folder on loopback, in the place of a public package server.
pub(crate) fn file_server(folder: &Path) -> anyhow::Result<ServerProcess> {
    let mut command = Command::new(interpreter()?);
    // Without -u, Python would buffer the line with the address, which would not arrive.
    command.args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]);
    command.arg("--directory").arg(folder);
    ServerProcess::spawn(command.stdin(Stdio::null()).stderr(Stdio::null()))
}

/// Runs a command to its end and returns its output. If `wanted` is given, the output must equal
/// it.
pub(crate) fn prints(command: Cmd<'_>, wanted: Option<&str>) -> anyhow::Result<String> {
    let name = command.to_string();
    let command = command
        .env_remove("GFXHUB_URL")
        .env_remove("GFXHUB_API_KEY");
    let output = command.ignore_status().output()?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    let status = output.status;
    ensure!(
        status.success(),
        "`{name}` ended with {status}:\n{printed}{errors}"
    );
    if let Some(wanted) = wanted {
        let printed = printed.trim_end();
        ensure!(
            printed == wanted,
            "`{name}` printed {printed:?}, not {wanted:?}"
        );
    }
    Ok(printed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use xshell::cmd;

    #[test]
    fn a_file_comes_whole_and_a_missing_one_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let scope = folder.path().join("@gfxhub");
        fs::create_dir(&scope).unwrap();
        fs::write(scope.join("a"), "text").unwrap();
        let server = file_server(folder.path()).unwrap();
        assert_eq!(server.get("/@gfxhub/a").unwrap(), "text");
        // npm encodes the slash after a scope.
        assert_eq!(server.get("/@gfxhub%2fa").unwrap(), "text");
        assert!(server.get("/b").is_err());
    }

    #[test]
    fn what_a_command_prints_is_held_against_what_it_should() {
        let sh = Sh::new().unwrap();
        let version = prints(cmd!(sh, "cargo --version"), None).unwrap();
        assert!(version.starts_with("cargo "));
        let why = prints(cmd!(sh, "cargo --version"), Some("cargo"))
            .unwrap_err()
            .to_string();
        assert!(why.contains("not \"cargo\""), "{why}");
        let why = prints(cmd!(sh, "cargo no-such-command"), None)
            .unwrap_err()
            .to_string();
        assert!(why.contains("no such command"), "{why}");
    }
}
