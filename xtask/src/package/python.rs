//! The wheel and the sources of the Python package.

use std::path::Path;

use anyhow::bail;
use xshell::cmd;

use super::sizes::Size;
use super::{Made, only_file, remove_files};
use crate::install::PROFILE;
use crate::python::{maturin_shell, tools};

/// What the wheel is for: CPython from 3.9 on, one wheel for all.
const TAG: &str = "-cp39-abi3-";

/// Builds the wheel.
pub(crate) fn wheel(folder: &Path, debug: bool) -> anyhow::Result<Made> {
    remove_files(folder, "gfxhub-", ".whl")?;
    let sh = maturin_shell(&tools()?)?;
    let mut build = cmd!(sh, "maturin build --quiet --locked --out {folder}");
    if !debug {
        build = build.args(["--profile", PROFILE]);
    }
    build.run()?;
    let file = only_file(folder, "gfxhub-", ".whl")?;
    if !file.to_string_lossy().contains(TAG) {
        let name = file.display();
        bail!("{name} is not for every CPython from 3.9 on: its name lacks {TAG}");
    }
    let size = Size::of("wheel", &file)?;
    Ok(Made {
        file,
        sizes: vec![size],
    })
}

/// Packs the sources, with the crates of the workspace that they stand on.
pub(crate) fn sdist(folder: &Path) -> anyhow::Result<Made> {
    remove_files(folder, "gfxhub-", ".tar.gz")?;
    let sh = maturin_shell(&tools()?)?;
    cmd!(sh, "maturin sdist --out {folder}").run()?;
    let file = only_file(folder, "gfxhub-", ".tar.gz")?;
    let size = Size::of("sdist", &file)?;
    Ok(Made {
        file,
        sizes: vec![size],
    })
}
