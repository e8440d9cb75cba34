//! The C library alone, for its size; `cargo xtask install` lays it down with all that belongs to it.

use std::path::Path;

use super::Made;
use super::sizes::Size;
use crate::commands::Sh;
use crate::install;
/// Builds it, with TLS and without the hub simulator, and puts it into the folder.
pub(crate) fn make(folder: &Path, debug: bool) -> anyhow::Result<Made> {
    let built = install::shared_library(debug)?;
    let file = folder.join(built.file_name().unwrap_or_default());
    Sh::new()?.copy_file(&built, &file)?;
    let size = Size::of("C library with TLS", &file)?;
    Ok(Made {
        file,
        sizes: vec![size],
    })
}
