//! The errors of a show: the place, the problem, and what to do.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gfxhub::ErrorKind;

/// One error of a show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    place: String,
    problem: String,
    remedy: String,
}

impl ValidationError {
    /// Most faults that one message lists; [`ShowError::faults`] has them all.
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

    /// Where: a path such as `engines[1].nodes[4].properties[2].Value`, or `the show` for the
    /// whole.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What is wrong there.
    pub fn problem(&self) -> &str {
        &self.problem
    }

    /// What to do about it.
    pub fn remedy(&self) -> &str {
        &self.remedy
    }
}

impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}. {}.", self.place, self.problem, self.remedy)
    }
}

/// Which way a show failed.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ShowErrorKind {
    /// The file cannot be read.
    Unreadable(Arc<io::Error>),
    /// The file is larger than a show may be.
    TooLarge {
        /// The most bytes that a show may have.
        limit: u64,
    },
    /// The text is not JSON, or not of the format. Reading stops at the first such place.
    Malformed {
        /// What is wrong.
        fault: ValidationError,
        /// Line of the file, from 1.
        line: usize,
        /// Column of that line.
        column: usize,
    },
    /// It is of the format but does not make sense: every fault that was found.
    Unsound(Vec<ValidationError>),
}

/// The error of a show that cannot be used. Its text is for people and names every place.
#[derive(Debug, Clone)]
pub struct ShowError {
    path: Option<PathBuf>,
    kind: ShowErrorKind,
}

impl ShowError {
    /// Which way it failed.
    pub fn kind(&self) -> &ShowErrorKind {
        &self.kind
    }

    /// The error kind that a client has for it: an invalid argument, or an error of this machine.
    pub fn client_kind(&self) -> ErrorKind {
        match self.kind {
            ShowErrorKind::Unreadable(_) => ErrorKind::Io,
            ShowErrorKind::TooLarge { .. }
            | ShowErrorKind::Malformed { .. }
            | ShowErrorKind::Unsound(_) => ErrorKind::Invalid,
        }
    }

    /// The file, where the show was read from one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Everything that is wrong inside the show; empty when it could not be read at all.
    pub fn faults(&self) -> &[ValidationError] {
        match &self.kind {
            ShowErrorKind::Malformed { fault, .. } => std::slice::from_ref(fault),
            ShowErrorKind::Unsound(faults) => faults,
            ShowErrorKind::Unreadable(_) | ShowErrorKind::TooLarge { .. } => &[],
        }
    }

    /// The same error, saying which file it is about.
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
