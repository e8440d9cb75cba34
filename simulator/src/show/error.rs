//! The errors of a show: the place, the problem, and the remedy.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gfxhub::ErrorKind;

use crate::error::LocalHubError;

/// One error of a show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    place: String,
    problem: String,
    remedy: String,
}

impl ValidationError {
    /// Maximum number of faults that one message lists; [`ShowError::faults`] has them all.
    const LISTED: usize = 50;

    pub(super) fn new(
        place: impl Into<String>,
        problem: impl Into<String>,
        remedy: impl Into<String>,
    ) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
            remedy: remedy.into(),
        }
    }

    /// Returns the place: a path such as `engines[1].nodes[4].properties[2].Value`, or `the show`
    /// for the whole.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Returns the problem at that place.
    pub fn problem(&self) -> &str {
        &self.problem
    }

    /// Returns advice on how to solve the problem.
    pub fn remedy(&self) -> &str {
        &self.remedy
    }
}

impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}. {}.", self.place, self.problem, self.remedy)
    }
}

/// The kind of error of a show.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ShowErrorKind {
    /// The file cannot be read.
    Unreadable(Arc<io::Error>),
    /// The file is larger than a show may be.
    TooLarge {
        /// Maximum size of a show, in bytes.
        limit: u64,
    },
    /// The text is not JSON, or breaks the format. Reading stops at the first such place.
    Malformed {
        /// The fault at that place.
        fault: ValidationError,
        /// Line of the file, from 1.
        line: usize,
        /// Column of that line.
        column: usize,
    },
    /// The show follows the format but contradicts itself. Contains every fault that was found.
    Unsound(Vec<ValidationError>),
}

/// The error for a show that cannot be used. Its text is for people, and names the place of each
/// fault.
#[derive(Debug, Clone)]
pub struct ShowError {
    path: Option<PathBuf>,
    kind: ShowErrorKind,
}

impl ShowError {
    /// Returns the kind of the error.
    pub fn kind(&self) -> &ShowErrorKind {
        &self.kind
    }

    /// Returns the kind of error that the client library would report. It is
    /// [`Io`](ErrorKind::Io) if the file cannot be read, otherwise [`Invalid`](ErrorKind::Invalid).
    pub fn client_kind(&self) -> ErrorKind {
        match self.kind {
            ShowErrorKind::Unreadable(_) => ErrorKind::Io,
            ShowErrorKind::TooLarge { .. }
            | ShowErrorKind::Malformed { .. }
            | ShowErrorKind::Unsound(_) => ErrorKind::Invalid,
        }
    }

    /// Returns the file, if the show was read from one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns all faults inside the show; empty if it could not be read at all.
    pub fn faults(&self) -> &[ValidationError] {
        match &self.kind {
            ShowErrorKind::Malformed { fault, .. } => std::slice::from_ref(fault),
            ShowErrorKind::Unsound(faults) => faults,
            ShowErrorKind::Unreadable(_) | ShowErrorKind::TooLarge { .. } => &[],
        }
    }

    /// Adds the file to the error.
    pub(super) fn of_file(self, path: &Path) -> Self {
        Self {
            path: Some(path.to_owned()),
            ..self
        }
    }
}

impl From<ShowErrorKind> for ShowError {
    fn from(kind: ShowErrorKind) -> Self {
        Self { path: None, kind }
    }
}

impl fmt::Display for ShowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.path {
            Some(path) => write!(f, "the show file {} ", path.display())?,
            None => f.write_str("the show ")?,
        }
        match &self.kind {
            ShowErrorKind::Unreadable(error) => {
                write!(
                    f,
                    "cannot be read: {error}. Check the path and who may read the file."
                )
            }
            ShowErrorKind::TooLarge { limit } => write!(
                f,
                "is larger than {} MiB. Check that it is a show file, or split it.",
                limit >> 20
            ),
            ShowErrorKind::Malformed {
                fault,
                line,
                column,
            } => {
                write!(f, "is malformed at line {line}, column {column}: {fault}")
            }
            ShowErrorKind::Unsound(faults) => {
                match faults.len() {
                    1 => f.write_str("has 1 fault:")?,
                    n => write!(f, "has {n} faults:")?,
                }
                for fault in faults.iter().take(ValidationError::LISTED) {
                    write!(f, "\n  {fault}")?;
                }
                match faults.len().saturating_sub(ValidationError::LISTED) {
                    0 => Ok(()),
                    more => write!(f, "\n  and {more} more"),
                }
            }
        }
    }
}

impl Error for ShowError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            ShowErrorKind::Unreadable(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}

impl From<ShowError> for LocalHubError {
    fn from(error: ShowError) -> Self {
        Self::refused(error.client_kind(), "show", error.to_string(), error)
    }
}
