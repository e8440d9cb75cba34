//! `cargo xtask generate`, and the generated files that test steps need. The program gfxhub-codegen
//! writes both; it links the client to read its tables.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use gfxhub_tests::cargo::target_folder;
use xshell::cmd;

use crate::commands::Sh;
use crate::workspace_build;

/// Writes the files that are generated from the tables. If `check` is true, only reports files that
/// differ.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    let (sh, check) = (Sh::new()?, check.then_some("--check"));
    Ok(cmd!(
        sh,
        "cargo run --quiet --locked --package gfxhub-codegen -- {check...}"
    )
    .run()?)
}

/// Checks that the committed files equal those generated from the tables.
pub(crate) fn check() -> anyhow::Result<()> {
    let (sh, generator) = (Sh::new()?, generator()?);
    Ok(cmd!(sh, "{generator} --check").run()?)
}

/// Returns the folder of the generated files that only tests need. They are written once per run.
pub(crate) fn for_tests() -> anyhow::Result<&'static Path> {
    // An error is kept as text, so that each caller gets it.
    static WRITTEN: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let written = WRITTEN.get_or_init(|| write_for_tests().map_err(|why| format!("{why:#}")));
    written.as_deref().map_err(anyhow::Error::msg)
}

fn write_for_tests() -> anyhow::Result<PathBuf> {
    let (sh, generator) = (Sh::new()?, generator()?);
    let folder = target_folder().join("generated");
    cmd!(sh, "{generator} --tests {folder}").run()?;
    Ok(folder)
}

/// Returns the path of the generator. Takes it from the build of the workspace if this process has
/// made one, else builds the generator alone.
fn generator() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-codegen", "gfxhub-codegen")
}
