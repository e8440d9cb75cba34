//! `cargo xtask generate`, and what steps of the test are built from: both by the generator, which
//! links the client for its tables.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::commands::succeed;
use crate::workspace_build;
use gfxhub_tests::cargo::{cargo, root, target_folder};

/// Writes what follows from the tables, or only tells what is not as they say.
pub(crate) fn run(check: bool) -> anyhow::Result<()> {
    let mut command = cargo(&[
        "run",
        "--quiet",
        "--locked",
        "--package",
        "gfxhub-generate",
        "--",
    ]);
    succeed(command.args(check.then_some("--check")))
}

/// Whether what is committed is what the tables say.
pub(crate) fn check() -> anyhow::Result<()> {
    succeed(generator()?.arg("--check"))
}

/// The folder of the generated files that only tests need, written anew once in a run.
pub(crate) fn for_tests() -> anyhow::Result<&'static Path> {
    // An error stays as its text: it is told to each who asks.
    static WRITTEN: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let written = WRITTEN.get_or_init(|| write_for_tests().map_err(|why| format!("{why:#}")));
    written.as_deref().map_err(anyhow::Error::msg)
}

fn write_for_tests() -> anyhow::Result<PathBuf> {
    let folder = target_folder().join("generated");
    succeed(generator()?.arg("--tests").arg(&folder))?;
    Ok(folder)
}

/// The generator, as it is built with everything else.
fn generator() -> anyhow::Result<Command> {
    let program = workspace_build::program("gfxhub-generate", "gfxhub-generate")?;
    let mut command = Command::new(program);
    command.current_dir(root());
    Ok(command)
}
