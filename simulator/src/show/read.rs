//! Reads shows from a file or a text. A decoding error contains the place of the problem.

use super::decode::{DecodeError, UniqueKeys, decode, place_at};
use super::error::{ShowError, ShowErrorKind, ValidationError};
use super::object::Object;
use super::validate;
use super::{Show, defaults};
use crate::integer_range;
use gfxhub::JsonError;
use serde::Deserialize;
use serde_json::error::Category;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// Maximum size of a show file, in bytes.
pub(super) const MAX_BYTES: u64 = 64 << 20;

/// Maximum length of a place in a message, in characters.
const MAX_PLACE: usize = 400;

/// Maximum number of digits of a number in a message.
const MAX_NUMBER: usize = 40;

impl Show {
    /// Returns the show that a hub simulator starts with by default: a news studio.
    ///
    /// # Panics
    /// Never in a build whose tests pass: the show is part of the crate.
    pub fn demo() -> Self {
        let demo = include_str!("../../shows/demo.json");
        // Unreachable: tests read every file of simulator/shows.
        Self::from_json(demo).expect("the demo show is valid")
    }

    /// Reads and checks a show, and fills in the fields that it may omit.
    ///
    /// # Errors
    /// Returns the first place at which the text is not JSON or breaks the format, or else every
    /// contradiction in it.
    pub fn from_json(text: &str) -> Result<Self, ShowError> {
        from_text(text)
    }

    /// Reads a show file, as [`Show::from_json`] does with text.
    ///
    /// # Errors
    /// Returns the errors of [`Show::from_json`], and an error if the file cannot be read or is too
    /// large.
    pub fn load(path: impl AsRef<Path>) -> Result<Self, ShowError> {
        load(path.as_ref())
    }

    /// Checks a show that was made in code, and fills in the fields that it omits. A second call
    /// changes nothing.
    ///
    /// # Errors
    /// Returns every contradiction in the show.
    pub fn completed(self) -> Result<Self, ShowError> {
        completed(self)
    }
}

fn load(path: &Path) -> Result<Show, ShowError> {
    read_bytes(path)
        .and_then(|bytes| from_bytes(&bytes))
        .map_err(|error| error.of_file(path))
}

fn read_bytes(path: &Path) -> Result<Vec<u8>, ShowError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| ShowErrorKind::Unreadable(Arc::new(error)))?;
    Ok(bytes)
}

fn from_bytes(bytes: &[u8]) -> Result<Show, ShowError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(ShowErrorKind::TooLarge { limit: MAX_BYTES }.into());
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => from_text(text),
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line_start = before
                .iter()
                .rposition(|&b| b == b'\n')
                .map_or(0, |at| at + 1);
            Err(ShowErrorKind::Malformed {
                fault: ValidationError::new(
                    "the show",
                    "the text is not UTF-8",
                    "Save the file as UTF-8",
                ),
                line: before.iter().filter(|&&b| b == b'\n').count() + 1,
                column: before.len() - line_start + 1,
            }
            .into())
        }
    }
}

fn from_text(text: &str) -> Result<Show, ShowError> {
    if text.len() as u64 > MAX_BYTES {
        return Err(ShowErrorKind::TooLarge { limit: MAX_BYTES }.into());
    }
    // Some editors on Windows begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    decode::<UniqueKeys>(text).map_err(malformed)?;
    // A later format may have fields that this one lacks: report the format, not unknown fields.
    if let Ok(Header { format }) = serde_json::from_str(text)
        && let Some(fault) = validate::format(format)
    {
        return Err(ShowErrorKind::Unsound(vec![fault]).into());
    }
    let Object(show) = decode(text).map_err(malformed)?;
    if let Some((at, number)) = integer_range::first_changed(text) {
        return Err(changed(text, at, number));
    }
    completed(show)
}

fn completed(mut show: Show) -> Result<Show, ShowError> {
    let faults = validate::faults(&show);
    if !faults.is_empty() {
        return Err(ShowErrorKind::Unsound(faults).into());
    }
    defaults::fill(&mut show);
    // The field is only for editors, and is never written. Without the field, a show equals the
    // show that is read from its own JSON.
    show.schema = None;
    Ok(show)
}

/// The part of a show that every format has.
#[derive(Deserialize)]
struct Header {
    format: u32,
}

fn malformed(DecodeError { place, error }: DecodeError) -> ShowError {
    // Our message begins with the position; serde_json writes it at the end of its own.
    let position = format!(" at line {} column {}", error.line(), error.column());
    let text = error.to_string();
    let text = text.strip_suffix(&position).unwrap_or(&text);
    let (category, line, column) = (error.classify(), error.line(), error.column());
    let message = JsonError::from(error).to_string();
    let plain = plain(message.strip_suffix(&position).unwrap_or(&message));
    let (problem, remedy) = match category {
        Category::Eof if column == 0 && line <= 1 => (
            "the file is empty",
            "Write a show: gfxhub simulator --schema prints the JSON Schema of shows",
        ),
        Category::Eof => (
            "the file ends before the JSON is complete",
            "The file was truncated or brackets are not closed: restore or complete it",
        ),
        Category::Syntax if text == "trailing characters" => (
            "something follows the end of the show",
            "Remove it: a file contains one show",
        ),
        _ => (plain.as_str(), remedy(text)),
    };
    ShowErrorKind::Malformed {
        fault: ValidationError::new(shown(&place), problem, remedy),
        line,
        column,
    }
    .into()
}

/// Creates the error for a number that cannot be stored exactly, with its position.
fn changed(text: &str, at: usize, number: &str) -> ShowError {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let number: String = number.chars().take(MAX_NUMBER).collect();
    ShowErrorKind::Malformed {
        fault: ValidationError::new(
            shown(&place_at(text, at)),
            format!("{number} cannot be represented exactly in 64 bits"),
            "Write an integer of at most 64 bits, or a number that does not become 0 as a double",
        ),
        line: before.matches('\n').count() + 1,
        column: before.len() - line_start + 1,
    }
    .into()
}

/// Returns a place in the form in which a message names it.
fn shown(path: &str) -> &str {
    match path {
        "" => "the show",
        // A key may be as long as the file, so the place is shortened.
        path => path
            .char_indices()
            .nth(MAX_PLACE)
            .map_or(path, |(end, _)| &path[..end]),
    }
}

/// Rewords a decoding error in terms of JSON. The decoder uses the names of Rust types.
fn plain(text: &str) -> String {
    let Some((found, expected)) = text.split_once("expected ") else {
        return text.to_owned();
    };
    let expected = match expected {
        "i64" | "u32" => "a whole number",
        "a sequence" => "a list",
        "a map" => "an object",
        other => other,
    };
    format!("{found}expected {expected}")
}

/// Returns the advice for a decoding error. The decoder's text determines it.
fn remedy(text: &str) -> &'static str {
    let expected = text.split("expected ").nth(1).unwrap_or_default();
    if text.starts_with("missing field") {
        "Add it: gfxhub simulator --schema shows which fields are required"
    } else if text.starts_with("unknown field") {
        "Correct its spelling or remove it"
    } else if text.starts_with("invalid type: null") && expected == "a sequence" {
        "Write the list, [] for an empty one, or leave the field out"
    } else if text.starts_with("invalid type: null") {
        "Give a value, or leave the field out where it has a default"
    } else if text.starts_with("invalid type: integer") && expected == "a string" {
        "Put the number in quotes: the field is a string"
    } else if text.starts_with("invalid") {
        "Write a value of the expected type"
    } else if text == "recursion limit exceeded" {
        "Nest values less deeply"
    } else if text == "key must be a string" {
        "Write names in double quotes, and one comma between two fields"
    } else if text == "trailing comma" {
        "Remove the comma before the bracket"
    } else if text.starts_with("repeated key") {
        "Keep one of the two"
    } else if text.starts_with("number out of range") {
        "Write a number that fits single precision: at most 3.4e38"
    } else {
        "Correct the JSON there"
    }
}
