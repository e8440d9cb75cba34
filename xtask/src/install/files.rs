//! Copies, writes and links files under a prefix. A file appears in its place only when it is
//! complete.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::commands::Sh;

/// The folder under which all files are installed.
#[derive(Debug)]
pub(crate) struct InstallPrefix(PathBuf);

impl InstallPrefix {
    /// Uses a folder as the prefix. Creates it if it does not exist.
    pub(crate) fn new(prefix: &Path) -> anyhow::Result<InstallPrefix> {
        let prefix = std::path::absolute(prefix).context("the prefix is not a valid path")?;
        Ok(InstallPrefix(Sh::new()?.create_dir(prefix)?))
    }

    /// Returns the prefix.
    pub(crate) fn prefix(&self) -> &Path {
        &self.0
    }

    /// Copies a file to `path` under the prefix.
    pub(crate) fn copy(&self, source: &Path, path: &str) -> anyhow::Result<()> {
        self.put(path, |sh, new| Ok(sh.copy_file(source, new)?))
    }

    /// Copies the contents of a folder, and removes files that an earlier version installed there.
    pub(crate) fn copy_folder(&self, source: &Path, path: &str) -> anyhow::Result<()> {
        let sh = Sh::new()?;
        sh.remove_path(self.target(path))?;
        for entry in sh.read_dir(source)? {
            let name = entry.file_name().unwrap_or_default().to_string_lossy();
            let inner = format!("{path}/{name}");
            if entry.is_dir() {
                self.copy_folder(&entry, &inner)?;
            } else {
                self.copy(&entry, &inner)?;
            }
        }
        Ok(())
    }

    /// Writes a file.
    pub(crate) fn write(&self, path: &str, text: &str) -> anyhow::Result<()> {
        self.put(path, |sh, new| Ok(sh.write_file(new, text)?))
    }

    /// Makes a link to a file in the same folder, or copies the file on systems without links.
    pub(crate) fn link(&self, path: &str, beside: &str) -> anyhow::Result<()> {
        self.put(path, |_, new| {
            #[cfg(unix)]
            let made = std::os::unix::fs::symlink(beside, new);
            #[cfg(not(unix))]
            let made = fs::copy(new.with_file_name(beside), new).map(drop);
            made.with_context(|| format!("cannot make {} a link to {beside}", new.display()))
        })
    }

    /// Writes a file next to its place and moves it there. A program that has loaded the old file
    /// keeps it, and nobody sees an incomplete file.
    fn put(
        &self,
        path: &str,
        make: impl FnOnce(&Sh, &Path) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let target = self.target(path);
        let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else {
            bail!("{path} names no file");
        };
        let sh = Sh::new()?;
        sh.create_dir(folder)?;
        let new = folder.join(format!(".{}.new", name.to_string_lossy()));
        // An earlier run that was interrupted may have left this file.
        let _ = fs::remove_file(&new);
        make(&sh, &new)?;
        let moved = fs::rename(&new, &target);
        moved.with_context(|| format!("cannot replace {}", target.display()))
    }

    fn target(&self, path: &str) -> PathBuf {
        path.split('/')
            .fold(self.0.clone(), |at, part| at.join(part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub_tests::cargo::root;

    #[test]
    fn a_written_file_is_complete_and_replaces_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("prefix");
        let place = InstallPrefix::new(&folder).unwrap();
        place.write("lib/a.1", "old").unwrap();
        place.write("lib/a.1", "new").unwrap();
        place.link("lib/a", "a.1").unwrap();
        place.link("lib/a", "a.1").unwrap();
        assert_eq!(fs::read_to_string(folder.join("lib/a")).unwrap(), "new");
        place.write("include/old.h", "").unwrap();
        let templates = root().join("xtask/templates");
        place.copy_folder(&templates, "include").unwrap();
        assert!(!folder.join("include/old.h").exists());
        assert!(folder.join("include/gfxhub.pc").is_file());
        let left = fs::read_dir(folder.join("lib")).unwrap();
        assert_eq!(left.count(), 2);
        let why = place
            .copy(Path::new("no-such-file"), "lib/b")
            .unwrap_err()
            .to_string();
        assert!(why.contains("no-such-file"), "{why}");
    }
}
