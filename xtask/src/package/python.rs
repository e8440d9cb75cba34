//! Builds the wheel and the source distribution of the Python package.

use std::path::Path;

use anyhow::{Context as _, bail};
use xshell::cmd;

use super::build::{Builder, source_date, tools};
use super::sizes::Size;
use super::{Package, glibc, only_file};
use crate::install::platform::{Abi, System};
use crate::install::{PROFILE, VERSION};
use crate::python::maturin_shell;
use crate::relative_links;

/// Tag in the name of the wheel: one wheel for every CPython from 3.9 on.
const TAG: &str = "-cp39-abi3-";

/// Builds the wheel.
pub(crate) fn wheel(folder: &Path, builder: &Builder) -> anyhow::Result<Package> {
    let venv = tools()?;
    let sh = maturin_shell(&venv)?;
    let made = folder.join("stage/wheel");
    sh.remove_path(&made)?;
    let target = builder.platform.triple();
    let mut build = cmd!(
        sh,
        "maturin build --quiet --locked --target {target} --out {made}"
    );
    if !builder.debug {
        build = build.args(["--profile", PROFILE]);
    }
    build = match (builder.platform.system, builder.platform.abi) {
        (System::Linux, Abi::Gnu) => build.args(["--compatibility", "manylinux_2_17"]),
        (System::Linux, _) => build.args(["--compatibility", "musllinux_1_2"]),
        _ => build,
    };
    build.envs(builder.variables()?).run()?;
    let built = only_file(&made, "gfxhub-", ".whl")?;
    let name = built.file_name().context("the wheel has no name")?;
    let file = folder.join(name);
    sh.copy_file(&built, &file)?;
    if !file.to_string_lossy().contains(TAG) {
        let name = file.display();
        bail!("{name} is not for every CPython from 3.9 on: its name lacks {TAG}");
    }
    let unpacked = made.join("unpacked");
    cmd!(sh, "python -m zipfile -e {file} {unpacked}").run()?;
    relative_links::check(&unpacked)?;
    if builder.platform.has_glibc() {
        glibc::check(&only_file(&unpacked.join("gfxhub"), "_gfxhub", ".so")?)?;
    }
    let size = Size::of("wheel", &file)?;
    Ok(Package {
        file,
        sizes: vec![size],
    })
}

/// Packs the sources, including the crates of the workspace that they depend on.
pub(crate) fn sdist(folder: &Path) -> anyhow::Result<Package> {
    let sh = maturin_shell(&tools()?)?;
    sh.set_var("SOURCE_DATE_EPOCH", source_date()?);
    cmd!(sh, "maturin sdist --out {folder}")
        .quiet()
        .ignore_stderr()
        .run()?;
    let file = folder.join(format!("gfxhub-{VERSION}.tar.gz"));
    let size = Size::of("sdist", &file)?;
    Ok(Package {
        file,
        sizes: vec![size],
    })
}
