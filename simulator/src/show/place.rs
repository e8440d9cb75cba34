//! Decodes JSON, and names the place at which that stopped.

use std::fmt::Write;

use serde::de::DeserializeOwned;
use serde_json::Deserializer;
use serde_path_to_error::{Path, Segment};

use super::duplicate_keys::UniqueKeys;

/// Why a text could not be decoded, and where.
#[derive(Debug)]
pub(crate) struct DecodeError {
    /// A path such as `engines[0].name`; empty for the whole.
    pub(crate) place: String,
    pub(crate) error: serde_json::Error,
}

/// Decodes a text that holds one value.
pub(crate) fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, DecodeError> {
    let mut decoder = Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut decoder).map_err(|error| DecodeError {
        place: shown(error.path()),
        error: error.into_inner(),
    })?;
    decoder.end().map_err(|error| DecodeError {
        place: String::new(),
        error,
    })?;
    Ok(value)
}

/// The place of the value that begins at an index of a text, which is JSON.
pub(crate) fn at(text: &str, index: usize) -> String {
    // No value begins so: decoding stops at this very place.
    let cut = [&text[..index], "?"].concat();
    let stopped = from_text::<UniqueKeys>(&cut).err();
    stopped.map(|error| error.place).unwrap_or_default()
}

fn shown(path: &Path) -> String {
    let mut place = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => {
                // Writing to a text does not fail.
                let _ = write!(place, "[{index}]");
            }
            Segment::Map { key } | Segment::Enum { variant: key } => {
                let dot = if place.is_empty() { "" } else { "." };
                place.extend([dot, key]);
            }
            // Where no key has come, the object is the place.
            Segment::Unknown => {}
        }
    }
    place
}
