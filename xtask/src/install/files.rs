//! Files under a prefix: copied, written, linked, each put in its place whole.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

/// The folder that everything is installed under.
#[derive(Debug)]
pub(crate) struct Place(PathBuf);

impl Place {
    /// The prefix, made if it is not there.
    pub(crate) fn new(prefix: &Path) -> anyhow::Result<Place> {
        let prefix = std::path::absolute(prefix).with_context(|| prefix.display().to_string())?;
        fs::create_dir_all(&prefix).with_context(|| prefix.display().to_string())?;
        Ok(Place(prefix))
    }

    /// The prefix.
    pub(crate) fn prefix(&self) -> &Path {
        &self.0
    }

    /// Copies a file to `path` under the prefix.
    pub(crate) fn copy(&self, source: &Path, path: &str) -> anyhow::Result<()> {
        self.put(path, |new| {
            fs::copy(source, new)
                .map(drop)
                .with_context(|| format!("{} is not there to copy", source.display()))
        })
    }

    /// Copies what a folder holds; what an earlier version left there goes.
    pub(crate) fn copy_folder(&self, source: &Path, path: &str) -> anyhow::Result<()> {
        let target = self.target(path);
        if target.exists() {
            fs::remove_dir_all(&target).with_context(|| target.display().to_string())?;
        }
        let entries = fs::read_dir(source).with_context(|| source.display().to_string())?;
        for entry in entries {
            let entry = entry.with_context(|| source.display().to_string())?;
            let inner = format!("{path}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                self.copy_folder(&entry.path(), &inner)?;
            } else {
                self.copy(&entry.path(), &inner)?;
            }
        }
        Ok(())
    }

    /// Writes a file.
    pub(crate) fn write(&self, path: &str, text: &str) -> anyhow::Result<()> {
        self.put(path, |new| {
            fs::write(new, text).with_context(|| new.display().to_string())
        })
    }

    /// Makes a link that leads to a file beside it; a copy where the system has no links.
    pub(crate) fn link(&self, path: &str, beside: &str) -> anyhow::Result<()> {
        self.put(path, |new| {
            #[cfg(unix)]
            let made = std::os::unix::fs::symlink(beside, new);
            #[cfg(not(unix))]
            let made = fs::copy(new.with_file_name(beside), new).map(drop);
            made.with_context(|| new.display().to_string())
        })
    }

    /// Makes a file beside its place and moves it there: a program that has the old one loaded
    /// keeps it, and nobody sees half of the new one.
    fn put(
        &self,
        path: &str,
        make: impl FnOnce(&Path) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let target = self.target(path);
        let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else {
            bail!("{path} names no file");
        };
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let new = folder.join(format!(".{}.new", name.to_string_lossy()));
        // Left by a run that was ended in between.
        let _ = fs::remove_file(&new);
        make(&new)?;
        fs::rename(&new, &target).with_context(|| target.display().to_string())
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
    fn what_is_put_is_whole_and_replaces_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("prefix");
        let place = Place::new(&folder).unwrap();
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
