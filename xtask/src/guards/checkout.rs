//! A copy of the sources in which guards can be taken out without harm to anybody's work.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use gfxhub_tests::cargo::{cargo, root, target_folder};
use xshell::cmd;

use super::guard::Cut;
use crate::commands::Sh;

/// A copy of what git knows of, as it is on the disk now. It stays for the next run, which then
/// builds little anew.
#[derive(Debug)]
pub(super) struct Checkout {
    folder: PathBuf,
    build: PathBuf,
}

impl Checkout {
    /// Makes it, or brings it up to date.
    pub(super) fn new() -> anyhow::Result<Checkout> {
        let room = target_folder().join("guards");
        let folder = room.join("checkout");
        let sh = Sh::new()?;
        let listed = cmd!(sh, "git ls-files -z --cached --others --exclude-standard").read()?;
        let mut kept = HashSet::new();
        for name in listed.split('\0').filter(|name| !name.is_empty()) {
            let from = root().join(name);
            // What was deleted and not committed is listed all the same.
            if from.is_file() {
                let to = folder.join(name);
                write(&to, &read(&from)?)?;
                kept.insert(to);
            }
        }
        remove_others(&folder, &kept)?;
        Ok(Checkout {
            folder,
            build: room.join("build"),
        })
    }

    /// Its folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Cargo in this copy, with a folder of its own for what it builds.
    pub(super) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(arguments);
        command.current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", &self.build);
        // Nobody steps through these programs: they are built sooner without.
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
        // They are built again and again, with little changed.
        command.env("CARGO_INCREMENTAL", "1");
        command
    }

    /// Makes the changes, does something, and takes them back.
    pub(super) fn with<T>(
        &self,
        cuts: &[Cut],
        act: impl FnOnce() -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let mut before: Vec<(PathBuf, Vec<u8>)> = Vec::new();
        let made = cuts.iter().try_for_each(|cut| {
            let path = self.folder.join(cut.file);
            let bytes = read(&path)?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            before.push((path.clone(), bytes));
            write(&path, cut.apply(&text)?.as_bytes())
        });
        let outcome = made.and_then(|()| act());
        for (path, bytes) in before.iter().rev() {
            write(path, bytes)?;
        }
        outcome
    }
}

fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}

/// Writes a file, unless it is so already: cargo would build anew what stands on it.
fn write(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if fs::read(file).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::write(file, bytes).with_context(|| file.display().to_string())
}

/// Removes what is not there any more in the sources.
fn remove_others(folder: &Path, kept: &HashSet<PathBuf>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            fs::remove_file(&path).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}
