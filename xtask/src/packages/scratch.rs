//! A folder outside the checkout, in which packages are installed as a stranger would.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::target_folder;

/// The folder. The next run finds it empty.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// An empty folder, the same in each run: what is built in it need not be built again.
    pub(crate) fn new() -> anyhow::Result<Scratch> {
        let mut hasher = DefaultHasher::new();
        target_folder().hash(&mut hasher);
        let name = format!("gfxhub-packages-{:016x}", hasher.finish());
        let folder = std::env::temp_dir().join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Scratch(folder))
    }

    /// A folder in it, made if it is not there.
    pub(crate) fn folder(&self, name: &str) -> anyhow::Result<PathBuf> {
        let folder = self.0.join(name);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Whatever stays is removed by the next run.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Writes a file.
pub(crate) fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(file, text).with_context(|| file.display().to_string())
}

/// Runs a command to its end and gives what it prints, which must be `wanted` if that is given.
pub(crate) fn prints(command: &mut Command, wanted: Option<&str>) -> anyhow::Result<String> {
    let name = format!("{command:?}");
    for variable in ["GFXHUB_URL", "GFXHUB_API_KEY"] {
        command.env_remove(variable);
    }
    let output = command.stdin(std::process::Stdio::null()).output();
    let output = output.with_context(|| format!("{name} does not start"))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        let status = output.status;
        bail!("{name} ended with {status}:\n{printed}{told}");
    }
    match wanted {
        Some(wanted) if printed.trim_end() != wanted => {
            bail!("{name} printed {printed:?}, not {wanted:?}")
        }
        _ => Ok(printed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub_tests::cargo::cargo;

    #[test]
    fn what_a_command_prints_is_held_against_what_it_should() {
        let version = prints(cargo(&["--version"]).env("GFXHUB_URL", "x"), None).unwrap();
        assert!(version.starts_with("cargo "));
        let why = prints(&mut cargo(&["--version"]), Some("cargo"))
            .unwrap_err()
            .to_string();
        assert!(why.contains("not \"cargo\""), "{why}");
        let why = prints(&mut cargo(&["no-such-command"]), None)
            .unwrap_err()
            .to_string();
        assert!(why.contains("no such command"), "{why}");
    }
}
