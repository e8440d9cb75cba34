//! What is wrong with a store.

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

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

    /// What the database says of a file, with what to do about it.
    pub(super) fn open(path: &Path, error: &redb::Error) -> StoreError {
        let advice = match error {
            redb::Error::DatabaseAlreadyOpen => {
                "another hub has it open; stop that one, or use another file"
            }
            redb::Error::Io(error) => match error.kind() {
                ErrorKind::InvalidData => {
                    "the file is not a store of a hub in a box; use another file"
                }
                ErrorKind::NotFound => "there is no such folder; make it first",
                _ => return StoreError::new(path, error.to_string()),
            },
            redb::Error::Corrupted(why) => {
                let why = format!("the file is damaged ({why}); restore it, or use another file");
                return StoreError::new(path, why);
            }
            other => return StoreError::new(path, other.to_string()),
        };
        StoreError::new(path, advice.to_owned())
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
