//! What the file of a store holds: a title, a line about the show that it is for, and a line for
//! each commit. A line is a checksum and JSON, so that half a line is told from a whole one.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{About, Batch, Progress};
use crate::checksum::checksum;
use crate::state::Rows;

/// The first line, up to the format.
const TITLE: &[u8] = b"gfxhub store, format ";

/// The way in which this version of gfxhub writes stores.
pub(super) const FORMAT: u32 = 2;

/// A file, read.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) about: About,
    pub(super) progress: Progress,
    pub(super) rows: Rows,
    /// How many of its bytes that was; what follows never became whole, and was not acknowledged.
    pub(super) length: usize,
}

/// Why a file is no store that can be used.
#[derive(Debug, PartialEq)]
pub(super) enum Unusable {
    /// It is something else.
    Foreign,
    /// Another version of gfxhub has written it.
    Format(String),
    /// What was whole once is not any more, in this line.
    Damaged(usize),
}

impl Contents {
    pub(super) fn read(bytes: &[u8]) -> Result<Contents, Unusable> {
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n').zip(1..);
        let (title, _) = lines.next().ok_or(Unusable::Foreign)?;
        let format = title.strip_prefix(TITLE).ok_or(Unusable::Foreign)?;
        if format != format!("{FORMAT}\n").as_bytes() {
            let format = String::from_utf8_lossy(format.trim_ascii_end());
            return Err(Unusable::Format(format.into_owned()));
        }
        // A new store gets its name when these two are on the disk.
        let (about, at) = lines.next().ok_or(Unusable::Damaged(2))?;
        let mut length = title.len() + about.len();
        let about: About = read(about).ok_or(Unusable::Damaged(at))?;
        let (first, at) = lines.next().ok_or(Unusable::Damaged(3))?;
        length += first.len();
        let first: Batch = read(first).ok_or(Unusable::Damaged(at))?;
        let mut rows = Rows::new();
        let mut progress = first.apply(&mut rows);
        while let Some((line, at)) = lines.next() {
            match read::<Batch>(line) {
                Some(batch) => progress = batch.apply(&mut rows),
                None if lines.next().is_none() && is_torn(line) => break,
                None => return Err(Unusable::Damaged(at)),
            }
            length += line.len();
        }
        Ok(Contents {
            about,
            progress,
            rows,
            length,
        })
    }

    /// The same in as few bytes as there can be.
    pub(super) fn written(self) -> serde_json::Result<Vec<u8>> {
        let mut bytes = [TITLE, format!("{FORMAT}\n").as_bytes()].concat();
        bytes.extend(line(&self.about)?);
        bytes.extend(line(&Batch::whole(self.progress, self.rows))?);
        Ok(bytes)
    }
}

/// Something as a line.
pub(super) fn line(content: &impl Serialize) -> serde_json::Result<Vec<u8>> {
    let json = serde_json::to_vec(content)?;
    let mut line = sum(&json);
    line.extend(json);
    line.push(b'\n');
    Ok(line)
}

/// What a line holds, if it is whole.
fn read<T: DeserializeOwned>(line: &[u8]) -> Option<T> {
    let json = line.strip_suffix(b"\n")?.get(SUM..)?;
    if !line.starts_with(&sum(json)) {
        return None;
    }
    serde_json::from_str(std::str::from_utf8(json).ok()?).ok()
}

/// Whether a power cut can have left a last line so: it ends early, or has gaps, which a file
/// system fills with zeros. JSON has none.
fn is_torn(line: &[u8]) -> bool {
    !line.ends_with(b"\n") || line.contains(&0)
}

/// How long the begin of a line is.
const SUM: usize = 9;

/// The begin of a line.
fn sum(json: &[u8]) -> Vec<u8> {
    format!("{:08x} ", checksum(json)).into_bytes()
}

#[cfg(test)]
#[path = "contents_tests.rs"]
mod tests;
