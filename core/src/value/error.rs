//! Why a text is not the JSON it should be, and where.

use std::fmt;

use super::big_integers::{BigInteger, Detected};

/// A text that is not acceptable JSON, with the place.
///
/// ```
/// let fault = gfxhub::Value::from_json("[1,\n 1e999]").unwrap_err();
/// assert_eq!(fault.line(), 2);
/// assert_eq!(fault.to_string(), "number out of range at line 2 column 6");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JsonError {
    message: String,
    line: usize,
    column: usize,
}

impl JsonError {
    /// The line of the fault, counted from 1; 0 when it is not known.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The column of the fault in bytes, counted from 1; 0 when it is not known.
    pub fn column(&self) -> usize {
        self.column
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for JsonError {}

impl JsonError {
    /// A fault of the whole text.
    pub(super) fn of_all(message: String) -> Self {
        let (line, column) = (0, 0);
        Self {
            message,
            line,
            column,
        }
    }
}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> Self {
        // serde_json's message ends with the line and the column.
        Self {
            message: error.to_string(),
            line: error.line(),
            column: error.column(),
        }
    }
}

impl From<BigInteger> for JsonError {
    fn from(wide: BigInteger) -> Self {
        Self {
            message: wide.to_string(),
            line: wide.line,
            column: wide.column,
        }
    }
}

impl<E: Into<JsonError>> From<Detected<E>> for JsonError {
    fn from(fault: Detected<E>) -> Self {
        match fault {
            Detected::Read(error) => error.into(),
            Detected::Wide(wide) => wide.into(),
        }
    }
}
