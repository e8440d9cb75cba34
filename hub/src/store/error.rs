//! What is wrong with a store.

use std::fmt;
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

    pub(super) fn open(path: &Path, error: &redb::DatabaseError) -> StoreError {
        let why = match error {
            redb::DatabaseError::DatabaseAlreadyOpen => {
                "another hub has it open; stop that one, or use another file".to_owned()
            }
            redb::DatabaseError::Storage(redb::StorageError::Io(error))
                if error.kind() == std::io::ErrorKind::InvalidData =>
            {
                "the file is not a store of a hub in a box; use another file".to_owned()
            }
            other => other.to_string(),
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
