//! A copy of the sources in which guards can be taken out without harm to anybody's work.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

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
                write(&sh, &to, &sh.read_binary_file(&from)?)?;
                kept.insert(to);
            }
        }
        remove_others(&sh, &folder, &kept)?;
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
        let sh = Sh::new()?;
        let mut before: Vec<(PathBuf, Vec<u8>)> = Vec::new();
        let made = cuts.iter().try_for_each(|cut| {
            let path = self.folder.join(cut.file);
            let bytes = sh.read_binary_file(&path)?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            before.push((path.clone(), bytes));
            write(&sh, &path, cut.apply(&text)?.as_bytes())
        });
        let outcome = made.and_then(|()| act());
        for (path, bytes) in before.iter().rev() {
            write(&sh, path, bytes)?;
        }
        outcome
    }
}

/// Writes a file, unless it is so already: cargo would build anew what stands on it.
fn write(sh: &Sh, file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if sh.read_binary_file(file).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    Ok(sh.write_file(file, bytes)?)
}

/// Removes what is not there any more in the sources.
fn remove_others(sh: &Sh, folder: &Path, kept: &HashSet<PathBuf>) -> anyhow::Result<()> {
    for path in sh.read_dir(folder)? {
        if path.is_dir() {
            remove_others(sh, &path, kept)?;
        } else if !kept.contains(&path) {
            sh.remove_path(&path)?;
        }
    }
    Ok(())
}
