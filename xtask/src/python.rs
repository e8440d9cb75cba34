//! The steps of the group `python`. Two play the suite with the module that cargo built and need
//! only Python's standard library. One checks the package in its own environment: its tests, types
//! and formatting.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use gfxhub_tests::cargo::{root, target_folder};
use gfxhub_tests::protocol;
use xshell::cmd;

use crate::commands::{Sh, succeed};
use crate::install::InstallPrefix;
use crate::install::build::library;
use crate::{run_conformance, slow_names, workspace_build};

/// Folder that is checked in addition to `py/`, relative to the root of the workspace.
const EXAMPLES: &str = "examples/python";

/// Folder of the packages' sources.
pub(crate) const SOURCES: &str = "py/python";

/// Path of the native module in that folder.
const MODULE: &str = if cfg!(windows) {
    "gfxhub/_gfxhub.pyd"
} else {
    "gfxhub/_gfxhub.abi3.so"
};

/// Options with the configuration of the checkers.
const CONFIG: [&str; 2] = ["--config", "py/pyproject.toml"];

/// Environment variables of the client, which a developer may have set.
const OF_CLIENT: [&str; 2] = ["GFXHUB_URL", "GFXHUB_API_KEY"];

/// Python packages that are checked.
const PACKAGES: [&str; 2] = ["gfxhub", "pytest_gfxhub"];

/// Folder, relative to the target folder, of the environment into which the module is built.
pub(crate) const ENVIRONMENT: &str = "python/venv";

/// Plays the suite through blocking calls.
pub(crate) fn conformance() -> anyhow::Result<()> {
    play("python")
}

/// Plays the suite through awaited calls.
pub(crate) fn conformance_async() -> anyhow::Result<()> {
    play("python-async")
}

fn play(binding: &str) -> anyhow::Result<()> {
    ready()?;
    for program in ["conformance.py", "handles.py"] {
        let mut command = with_module()?;
        command
            .arg(root().join("py/tests").join(program))
            .arg(binding);
        for name in OF_CLIENT {
            command.env_remove(name);
        }
        succeed(command.env(protocol::VARIABLE, run_conformance::server()?))?;
    }
    Ok(())
}

/// Copies the module with its default features to where Python finds it, unless the build of the
/// whole workspace has done so.
pub(crate) fn ready() -> anyhow::Result<()> {
    match workspace_build::is_built() {
        true => Ok(()),
        false => build_module(),
    }
}

/// Returns a command that runs the machine's Python with the module that cargo built and no other
/// package of ours.
pub(crate) fn with_module() -> anyhow::Result<Command> {
    let mut command = Command::new(interpreter()?);
    command.arg("-B").env("PYTHONPATH", root().join(SOURCES));
    Ok(command)
}

/// Builds the module with its default features.
fn build_module() -> anyhow::Result<()> {
    put_module(library("gfxhub-py", &["--lib"])?.shared)
}

/// Copies the library that cargo built to where Python looks for the module.
pub(crate) fn put_module(library: PathBuf) -> anyhow::Result<()> {
    let place = InstallPrefix::new(&root().join(SOURCES))?;
    place.copy(&library, MODULE)
}

/// Runs the step `python-package`.
pub(crate) fn check() -> anyhow::Result<()> {
    let venv = tools()?;
    let sh = venv.shell(root())?;
    cmd!(
        sh,
        "ruff check --quiet {CONFIG...} py {EXAMPLES} bench/python"
    )
    .run()?;
    cmd!(
        sh,
        "ruff format --check --quiet {CONFIG...} py {EXAMPLES} bench/python"
    )
    .run()?;
    develop(&venv)?;
    types(&sh)?;
    let sh = venv
        .shell(&root().join("py"))?
        .without_variables(&OF_CLIENT);
    sh.set_var(protocol::VARIABLE, run_conformance::server()?);
    if let Some(library) = slow_names::library()? {
        sh.set_var(slow_names::VARIABLE, library);
    }
    Ok(cmd!(sh, "python -m pytest --quiet").run()?)
}

/// Runs the type checkers for the packages, their tests and the examples.
fn types(sh: &Sh) -> anyhow::Result<()> {
    // Caches are written to the target folder.
    sh.set_var("MYPY_CACHE_DIR", target_folder().join("python/mypy"));
    let pyright = target_folder().join("python/pyright");
    sh.set_var("PYRIGHT_PYTHON_CACHE_DIR", pyright);
    sh.set_var("PYRIGHT_PYTHON_IGNORE_WARNINGS", "1");
    let packages = PACKAGES.iter().flat_map(|package| ["-p", package]);
    let [_, file] = CONFIG;
    cmd!(sh, "python -m mypy {packages...} --config-file {file}").run()?;
    cmd!(
        sh,
        "python -m mypy py/tests {EXAMPLES} --config-file {file}"
    )
    .run()?;
    cmd!(
        sh,
        "python -m mypy.stubtest gfxhub._gfxhub --mypy-config-file {file}"
    )
    .run()?;
    for package in PACKAGES {
        cmd!(
            sh,
            "python -m pyright --verifytypes {package} --ignoreexternal"
        )
        .run()?;
    }
    Ok(())
}

/// Returns an environment with the tools that build, test and check the module.
pub(crate) fn tools() -> anyhow::Result<Venv> {
    let venv = Venv::at(&target_folder().join(ENVIRONMENT), &interpreter()?)?;
    venv.require(&root().join("py/requirements-dev.txt"))?;
    Ok(venv)
}

/// Builds the module into the environment with the dev profile. Tests can make its exports panic.
fn develop(venv: &Venv) -> anyhow::Result<()> {
    let sh = maturin_shell(venv)?;
    Ok(cmd!(
        sh,
        "maturin develop --quiet --locked --features panic-injection"
    )
    .run()?)
}

/// Returns a shell for maturin, with the same target folder as cargo here.
pub(crate) fn maturin_shell(venv: &Venv) -> anyhow::Result<Sh> {
    let sh = venv.shell(&root().join("py"))?;
    sh.set_var("CARGO_TARGET_DIR", target_folder());
    Ok(sh)
}

/// A virtual environment for tests, benchmarks and the builds of packages.
#[derive(Debug)]
pub(crate) struct Venv(PathBuf);

impl Venv {
    /// Uses the environment in a folder, or creates it with this interpreter.
    pub(crate) fn at(folder: &Path, interpreter: &Path) -> anyhow::Result<Venv> {
        let venv = Venv(folder.to_owned());
        let works = |python: &Path| version(python).is_ok();
        // After an upgrade of the interpreter, an existing environment may not run any more.
        if works(&venv.python()) {
            return Ok(venv);
        }
        let sh = Sh::new()?;
        let made = cmd!(sh, "{interpreter} -m venv --clear {folder}").run();
        made.context(
            "the Python environment cannot be created; some systems need another package for this: \
             apt install python3-venv",
        )?;
        Ok(venv)
    }

    /// Returns the path of the environment's interpreter.
    pub(crate) fn python(&self) -> PathBuf {
        self.program("python")
    }

    /// Returns the path of a program that is installed in the environment.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let folder = self.0.join(if cfg!(windows) { "Scripts" } else { "bin" });
        folder
            .join(name)
            .with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// Returns a shell in a folder, as if the environment had been activated, without the
    /// developer's variables for other Python programs.
    pub(crate) fn shell(&self, folder: &Path) -> anyhow::Result<Sh> {
        let sh = Sh::at(folder)?.without_variables(&[
            "PYTHONPATH",
            "PYTHONHOME",
            "PYTEST_ADDOPTS",
            "PYTEST_PLUGINS",
        ]);
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let own = self.python().parent().map(Path::to_owned);
        let own = own.into_iter().chain(std::env::split_paths(&folders));
        sh.set_var("PATH", std::env::join_paths(own)?);
        sh.set_var("VIRTUAL_ENV", &self.0);
        Ok(sh)
    }

    /// Runs `pip install` with these arguments.
    pub(crate) fn install(&self, arguments: &[&OsStr]) -> anyhow::Result<()> {
        let sh = self.shell(root())?;
        let pip = cmd!(
            sh,
            "python -m pip install --quiet --disable-pip-version-check {arguments...}"
        );
        Ok(pip.run()?)
    }

    /// Installs a list of requirements with pip, unless that was done before. The error explains
    /// the settings for an installation without a network.
    pub(crate) fn require(&self, list: &Path) -> anyhow::Result<()> {
        let sh = Sh::new()?;
        let wanted = sh.read_file(list)?;
        let done = self.0.join("gfxhub-requirements.txt");
        if sh.read_file(&done).is_ok_and(|there| there == wanted) {
            return Ok(());
        }
        self.install(&["--requirement".as_ref(), list.as_os_str()])
            .with_context(|| {
                format!(
                    "pip says above why it cannot install. Without a network, set PIP_INDEX_URL to \
                     an index that can be reached, or PIP_NO_INDEX=1 and PIP_FIND_LINKS to a folder \
                     with the packages that {} lists",
                    list.display()
                )
            })?;
        Ok(sh.write_file(&done, wanted)?)
    }
}

/// Returns the path of the machine's Python 3.
pub(crate) fn interpreter() -> anyhow::Result<PathBuf> {
    // Windows may have only `python`, and there `python3` may open a store page.
    let names = if cfg!(windows) {
        ["python", "python3"]
    } else {
        ["python3", "python"]
    };
    let found = names
        .iter()
        .find(|name| version(Path::new(name)).is_ok_and(|version| version.starts_with("3.")));
    found
        .map(PathBuf::from)
        .context("there is no Python 3: install it from python.org or your system")
}

/// Returns the version of an interpreter, such as `3.11.7`.
pub(crate) fn version(python: &Path) -> anyhow::Result<String> {
    let sh = Sh::new()?;
    let ask = "import platform; print(platform.python_version())";
    Ok(cmd!(sh, "{python} -c {ask}").ignore_stderr().read()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_interpreter_is_reported() {
        let why = version(Path::new("gfxhub-no-such-python"))
            .unwrap_err()
            .to_string();
        assert!(why.contains("gfxhub-no-such-python"), "{why}");
    }

    #[test]
    fn commands_see_the_environment_first() {
        let venv = Venv(PathBuf::from("env"));
        let sh = venv.shell(root()).unwrap();
        let path = sh.var_os("PATH").unwrap();
        let first = std::env::split_paths(&path).next().unwrap();
        assert_eq!(Some(first.as_path()), venv.python().parent());
        assert!(venv.python().starts_with("env"));
    }
}
