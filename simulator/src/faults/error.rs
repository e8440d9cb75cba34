//! Why a scenario of faults cannot be used: where, what is wrong, and what to do.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gfxhub::ErrorKind;

/// A scenario of faults that cannot be used. Its text is for people and names the place.
#[derive(Debug, Clone)]
pub struct FaultError {
    path: Option<PathBuf>,
    place: String,
    problem: String,
    unreadable: Option<Arc<io::Error>>,
}

impl FaultError {
    pub(super) fn at(place: impl Into<String>, problem: impl Into<String>) -> FaultError {
        FaultError {
            path: None,
            place: place.into(),
            problem: problem.into(),
            unreadable: None,
        }
    }

    pub(super) fn unreadable(error: io::Error) -> FaultError {
        FaultError {
            unreadable: Some(Arc::new(error)),
            ..FaultError::at("", "")
        }
    }

    /// The same error, saying which file it is about.
    pub(super) fn of_file(self, path: &Path) -> FaultError {
        FaultError {
            path: Some(path.to_owned()),
            ..self
        }
    }

    /// Where in the JSON: a path such as `faults[1].status`; empty for the whole.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What is wrong there, and what would be right; empty where the file could not be read.
    pub fn problem(&self) -> &str {
        &self.problem
    }

    /// The file, where the scenario came from one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What a client would call the failure: an error of its argument, or of this machine.
    pub fn client_kind(&self) -> ErrorKind {
        match self.unreadable {
            Some(_) => ErrorKind::Io,
            None => ErrorKind::Invalid,
        }
    }
}

impl fmt::Display for FaultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the scenario of faults")?;
        if let Some(path) = &self.path {
            write!(f, " {}", path.display())?;
        }
        if let Some(error) = &self.unreadable {
            return write!(
                f,
                " cannot be read: {error}. Check the path and who may read the file."
            );
        }
        match self.place.as_str() {
            "" => write!(f, " cannot be used: {}.", self.problem),
            place => write!(f, " cannot be used: {place}: {}.", self.problem),
        }
    }
}

impl Error for FaultError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        let error = self.unreadable.as_ref()?;
        Some(error.as_ref())
    }
}
