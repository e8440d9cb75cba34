//! Reads, compares and writes generated files, and removes obsolete ones.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that contain only generated files.
pub(crate) const OWNED: &[&str] = &[
    "ffi-c/src/gen",
    "ffi-c/local-hub/src/gen",
    "include/gfxhub/gen",
    "py/src/gen",
    "py/python/gfxhub/groups",
    "node/src/gen",
    "node/gen",
    "docs/reference",
    "simulator/schemas",
];

/// A generated file.
pub(crate) struct File {
    /// Path relative to the project's root, or to the folder of files that only tests need, with
    /// `/` as separator.
    pub(crate) path: String,
    /// Content.
    pub(crate) text: String,
}

impl File {
    /// Returns a file with this path and text.
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        let (path, text) = (path.into(), text.into());
        Self { path, text }
    }

    /// Returns `true` if the file is missing in this folder or has a different text there.
    pub(crate) fn differs(&self, folder: &Path) -> Result<bool, String> {
        match fs::read_to_string(place(folder, &self.path)) {
            // A checkout on Windows may have converted the line endings.
            Ok(text) => Ok(text.replace("\r\n", "\n") != self.text),
            Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => Ok(true),
            Err(fault) => Err(format!("{} cannot be read: {fault}", self.path)),
        }
    }

    /// Writes the file into this folder. An unchanged file keeps its modification time, so that
    /// nothing is rebuilt because of it.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), String> {
        if self.differs(folder) == Ok(false) {
            return Ok(());
        }
        let place = place(folder, &self.path);
        let folder = place.parent().ok_or("a file has no folder")?;
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&place, &self.text))
            .map_err(|fault| format!("{} cannot be written: {fault}", self.path))
    }
}

/// Returns the paths of obsolete files in the folders that contain only generated files.
pub(crate) fn left_over(
    root: &Path,
    folders: &[&str],
    expected: &[File],
) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for folder in folders {
        walk(root, folder, &mut found)?;
    }
    found.retain(|path| expected.iter().all(|file| file.path != *path));
    found.sort();
    Ok(found)
}

/// Removes an obsolete file.
pub(crate) fn remove(root: &Path, path: &str) -> Result<(), String> {
    fs::remove_file(place(root, path)).map_err(|fault| format!("{path} cannot be removed: {fault}"))
}

fn walk(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<(), String> {
    let entries = match fs::read_dir(place(root, folder)) {
        Ok(entries) => entries,
        Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(fault) => return Err(format!("{folder} cannot be read: {fault}")),
    };
    for entry in entries {
        let entry = entry.map_err(|fault| format!("{folder} cannot be read: {fault}"))?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        match is_folder {
            true if entry.file_name() == "__pycache__" => {}
            true => walk(root, &path, found)?,
            false => found.push(path),
        }
    }
    Ok(())
}

fn place(folder: &Path, path: &str) -> PathBuf {
    let parts = path.split('/');
    parts.fold(folder.to_path_buf(), |place, part| place.join(part))
}
