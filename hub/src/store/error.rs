//! What is wrong with a store.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::contents::{FORMAT, Unusable};

/// Why a store cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreError {
    path: PathBuf,
    why: String,
}

impl StoreError {
    pub(super) fn new(path: &Path, why: String) -> StoreError {
        StoreError {
            path: path.to_owned(),
            why,
        }
    }

    /// What the system says of a file, with what to do about it.
    pub(super) fn open(path: &Path, error: &io::Error) -> StoreError {
        let why = match error.kind() {
            ErrorKind::NotFound => "there is no such folder; make it first".to_owned(),
            _ => error.to_string(),
        };
        StoreError::new(path, why)
    }

    /// What is wrong with a file's content, with what to do about it.
    pub(super) fn content(path: &Path, unusable: Unusable) -> StoreError {
        let why = match unusable {
            Unusable::Foreign => "it is not a store of a hub in a box; use another file".to_owned(),
            Unusable::Format(format) => {
                format!("it was written in format {format}, and this gfxhub writes {FORMAT}")
            }
            Unusable::Damaged(line) => {
                format!("the file is damaged (line {line}); restore it, or use another file")
            }
        };
        StoreError::new(path, why)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the store {} cannot be used: {}",
            self.path.display(),
            self.why
        )
    }
}

impl std::error::Error for StoreError {}
