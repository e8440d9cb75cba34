//! The step `windows`: builds the C library for Windows, plays the suite with it in Wine, and runs
//! the program of its archive there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{root, target_folder};

use crate::c_compiler::MINGW;
use crate::commands::succeed;
use crate::install::build::{CLIENT, Libraries, library};
use crate::package_test::mingw;
use crate::tool::WINDOWS;
use crate::tool::WINE;
use crate::{c_conformance, commands, run_conformance};

/// Runs the step.
pub(crate) fn check() -> anyhow::Result<()> {
    if cfg!(windows) {
        commands::say("skipped: on Windows, the other steps already test the C library");
        return Ok(());
    }
    let folder = target_folder().join("windows");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let libraries = library(CLIENT, &["--lib", "--target", WINDOWS])?;
    let runner = runner(&libraries, &folder)?;
    commands::say("the C library and the runner of the suite build for Windows");
    random_numbers(&folder)?;
    let wine = Wine::at(&target_folder().join("wine"))?;
    run_conformance::play("c-windows", &[], wine.command(runner))?;
    mingw::check(&folder, |program| wine.command(program))
}

/// Builds the runner of the suite into the folder of the library that it loads.
fn runner(libraries: &Libraries, folder: &Path) -> anyhow::Result<PathBuf> {
    let import = libraries.import.as_ref();
    let import = import.context("cargo did not build the import library for Windows")?;
    let library = libraries.shared.file_name().unwrap_or_default();
    let place = folder.join(library);
    let copied = fs::copy(&libraries.shared, &place);
    copied.with_context(|| place.display().to_string())?;
    let program = folder.join("runner.exe");
    c_conformance::build_runner("c", &MINGW, import, &program)?;
    Ok(program)
}

/// Builds the library from which Rust programs get random numbers, because some versions of Wine
/// lack it.
fn random_numbers(folder: &Path) -> anyhow::Result<()> {
    let source = root()
        .join("xtask")
        .join("artefacts")
        .join("bcryptprimitives.c");
    let mut command = Command::new(MINGW.name());
    command.args(["-Wall", "-Wextra", "-Werror", "-shared", "-o"]);
    command.arg(folder.join("bcryptprimitives.dll")).arg(source);
    succeed(command.arg("-ladvapi32"))
}

/// Wine with its own Windows folder, which no other program on the machine uses.
#[derive(Debug)]
pub(crate) struct Wine(PathBuf);

impl Wine {
    /// Returns Wine with its Windows folder at `prefix`. Creates the folder if it is missing.
    pub(crate) fn at(prefix: &Path) -> anyhow::Result<Wine> {
        let wine = Wine(prefix.to_owned());
        let made = prefix.join("system.reg").exists();
        if made {
            return Ok(wine);
        }
        // The output of Wine while it creates the folder does not matter.
        let mut boot = wine.command("wineboot");
        let silent = boot
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        match silent.arg("--init").status() {
            Ok(status) if status.success() => Ok(wine),
            Ok(status) => bail!("`wine wineboot --init` ended with {status}"),
            Err(fault) => Err(fault).context("`wine` does not start"),
        }
    }

    /// Returns a command that runs a Windows program.
    pub(crate) fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(WINE);
        command.arg(program).env("WINEPREFIX", &self.0);
        // Wine must print no messages of its own, and must not ask to install components that are
        // not used.
        command.env("WINEDEBUG", "-all");
        command.env("WINEDLLOVERRIDES", "mscoree,mshtml=");
        command.env_remove("DISPLAY");
        command
    }
}
