//! Errors for text that is not acceptable JSON. They are worded for people who have never written a
//! parser.

use super::big_integers::{BigInteger, Detected};
use std::fmt;

/// The error for text that is not acceptable JSON, with the position of the fault.
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
    /// Returns the line of the fault, counted from 1; 0 if unknown.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns the column of the fault in bytes, counted from 1; 0 if unknown.
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
    /// Creates an error without a position.
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
        let (line, column) = (error.line(), error.column());
        let text = error.to_string();
        let place = format!(" at line {line} column {column}");
        let message = match text.strip_suffix(&place).map(in_plain_words) {
            Some(words) => format!("{words}{place}"),
            None => text,
        };
        Self {
            message,
            line,
            column,
        }
    }
}

/// Rewords a fault for people who have never written a parser. Other faults keep the words of
/// serde_json.
fn in_plain_words(fault: &str) -> &str {
    match fault {
        "EOF while parsing a list" => "unclosed list",
        "EOF while parsing an object" => "unclosed object",
        "EOF while parsing a string" => "unclosed text",
        "EOF while parsing a value" => "missing value",
        "expected `:`" => "missing colon after a name",
        "expected `,` or `]`" => "missing comma or ]",
        "expected `,` or `}`" => "missing comma or }",
        "expected ident" => "a word that is neither true, false nor null",
        "expected value" => "no JSON value",
        "key must be a string" => "a name without double quotes",
        "trailing characters" => "more text after the value",
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "a control character in a text; a line end is written \\n"
        }
        other => other,
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

#[cfg(test)]
mod tests {
    use crate::value::Value;

    #[test]
    fn faults_are_told_in_plain_words() {
        for (text, words) in [
            ("[1", "unclosed list at line 1 column 2"),
            (r#"{"a": 1"#, "unclosed object at line 1 column 7"),
            (r#""a"#, "unclosed text at line 1 column 2"),
            ("", "missing value at line 1 column 0"),
            (
                r#"{"a" 1}"#,
                "missing colon after a name at line 1 column 6",
            ),
            ("[1 2]", "missing comma or ] at line 1 column 4"),
            (r#"{"a": 1 2}"#, "missing comma or } at line 1 column 9"),
            (
                "nil",
                "a word that is neither true, false nor null at line 1 column 2",
            ),
            ("studio", "no JSON value at line 1 column 1"),
            ("{a: 1}", "a name without double quotes at line 1 column 2"),
            ("1 2", "more text after the value at line 1 column 3"),
            (
                "[\"\n\"]",
                "a control character in a text; a line end is written \\n at line 2 column 0",
            ),
            ("[1,]", "trailing comma at line 1 column 4"),
        ] {
            let fault = Value::from_json(text).unwrap_err();
            assert_eq!(fault.to_string(), words);
        }
    }
}
