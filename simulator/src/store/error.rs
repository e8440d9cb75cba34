//! What is wrong with a store.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
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

    /// What keeps a store from being made, with what to do about it.
    pub(super) fn making(path: &Path, error: &(dyn Error + 'static)) -> StoreError {
        let is_missing = |error: &io::Error| error.kind() == ErrorKind::NotFound;
        let why = match error.downcast_ref() {
            Some(error) if is_missing(error) => "there is no such folder; make it first".to_owned(),
            _ => format!("it cannot be made: {error}"),
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

impl Error for StoreError {}
