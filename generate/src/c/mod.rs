//! The C face: the glue behind the C ABI, and the header that is read off it.

use crate::committed::File;

/// The exports of every operation, record and body.
pub(crate) fn glue() -> Result<Vec<File>, String> {
    Ok(Vec::new())
}

/// `include/gfxhub.h`.
pub(crate) fn header() -> Result<Vec<File>, String> {
    Ok(Vec::new())
}
