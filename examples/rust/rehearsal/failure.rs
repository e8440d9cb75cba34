//! Why the rehearsal ends before its end.

use std::fmt;
use std::io;

/// What a part of the rehearsal gives, or why it failed.
pub(crate) type Outcome<T> = Result<T, Failure>;

/// Why a step failed.
#[derive(Debug)]
pub enum Failure {
    /// A call failed that should have succeeded.
    Call(gfxhub::Error),
    /// What came back is not what should have come.
    Unmet(String),
    /// What is printed does not arrive: whoever read it has gone.
    Output(io::Error),
}

impl Failure {
    /// A failed check; says what was expected and what was found.
    pub(crate) fn unmet(why: impl Into<String>) -> Self {
        Self::Unmet(why.into())
    }
}

/// A rehearsal that failed: why, and where.
#[derive(Debug)]
pub struct Failed {
    /// What failed.
    pub(crate) what: String,
    /// The part and the step, in words.
    pub(crate) place: String,
    /// Why.
    pub failure: Failure,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            what,
            place,
            failure,
        } = self;
        write!(f, "{what} failed {place}:\n{failure}")
    }
}

impl std::error::Error for Failed {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(error) => error.fmt(f),
            Self::Unmet(why) => f.write_str(why),
            Self::Output(error) => write!(f, "the output cannot be written: {error}"),
        }
    }
}

impl From<gfxhub::Error> for Failure {
    fn from(error: gfxhub::Error) -> Self {
        Self::Call(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
