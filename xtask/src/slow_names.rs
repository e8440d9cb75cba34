//! Builds the library in `tests/slow-names`, which makes the name service slow or silent for test
//! programs, on Linux only.

use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::c_compiler::Language;
use crate::commands::Sh;

/// Environment variable with the path of the library, for the tests of Python, of Node and of the
/// command. Without it they report that they are skipped.
pub(crate) const VARIABLE: &str = "GFXHUB_SLOW_NAMES_LIBRARY";

/// Builds the library and returns its path, or `None` if the system has no `LD_PRELOAD`.
pub(crate) fn library() -> anyhow::Result<Option<PathBuf>> {
    if !cfg!(target_os = "linux") {
        return Ok(None);
    }
    let folder = target_folder().join("slow-names");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let library = folder.join("libslow_names.so");
    let source = root().join("tests/slow-names/getaddrinfo.c");
    let (sh, compiler) = (Sh::new()?, Language::C.compiler()?.name());
    cmd!(
        sh,
        "{compiler} -std=c11 -Wall -Wextra -Wpedantic -Werror -shared -fPIC -o {library} {source} -ldl"
    )
    .run()?;
    Ok(Some(library))
}
