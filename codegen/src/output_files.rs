//! Generated files: read, compared, written, and removed where nothing asks for them any more.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold nothing but generated files.
pub(crate) const OWNED: &[&str] = &[
    "ffi-c/src/gen",
    "ffi-c/local-hub/src/gen",
    "include/gfxhub/gen",
    "py/src/gen",
    "py/python/gfxhub/groups",
    "node/src/gen",
    "node/gen",
    "docs/reference",
];

/// A generated file.
pub(crate) struct File {
    /// Its path from the project's root, or from the folder of what only tests need, with `/` between the parts.
    pub(crate) path: String,
    /// What it holds.
    pub(crate) text: String,
}

impl File {
    /// A file of this path and text.
    pub(crate) fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        let (path, text) = (path.into(), text.into());
        Self { path, text }
    }

    /// Whether what is there under this folder is another text, or nothing.
    pub(crate) fn differs(&self, folder: &Path) -> Result<bool, String> {
        match fs::read_to_string(place(folder, &self.path)) {
            // A checkout on Windows may have turned the line ends.
            Ok(text) => Ok(text.replace("\r\n", "\n") != self.text),
            Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => Ok(true),
            Err(fault) => Err(format!("{} cannot be read: {fault}", self.path)),
        }
    }

    /// Writes it under this folder; what is the same already keeps its time, and what is built of it.
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

/// Files in these folders of generated ones that no table asks for any more.
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

/// Removes a file that is left over.
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
