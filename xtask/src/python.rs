//! The steps of the group `python`: the suite through the module that cargo built, by the standard
//! library of Python alone; and the package in an environment of its own, with its tests, its types
//! and its layout.

use std::env::consts::DLL_EXTENSION;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{self, root, target_folder};
use gfxhub_tests::stage;

use crate::commands::succeed;
use crate::install::Place;
use crate::{stage_play, workspace_build};

/// What is checked beside `py/`, from the root of the workspace.
const EXAMPLES: &str = "examples/python";

/// The folder of the packages' sources.
const SOURCES: &str = "py/python";

/// The module's file in that folder.
const MODULE: &str = if cfg!(windows) {
    "gfxhub/_gfxhub.pyd"
} else {
    "gfxhub/_gfxhub.abi3.so"
};

/// The packages that the module comes as.
const PACKAGES: [&str; 2] = ["gfxhub", "pytest_gfxhub"];

/// The environment that the module is built into, in the target folder.
pub(crate) const ENVIRONMENT: &str = "python/venv";

/// The suite through calls that wait.
pub(crate) fn conformance() -> anyhow::Result<()> {
    play("python")
}

/// The suite through calls that are awaited.
pub(crate) fn conformance_async() -> anyhow::Result<()> {
    play("python-async")
}

fn play(face: &str) -> anyhow::Result<()> {
    ready()?;
    let mut command = with_module()?;
    command
        .arg(root().join("py/tests/conformance.py"))
        .arg(face);
    for name in ["GFXHUB_URL", "GFXHUB_API_KEY"] {
        command.env_remove(name);
    }
    succeed(command.env(stage::VARIABLE, stage_play::stage()?))
}

/// Puts the module with its default features where Python finds it, unless it was built with
/// everything.
pub(crate) fn ready() -> anyhow::Result<()> {
    match workspace_build::is_built() {
        true => Ok(()),
        false => build_module(),
    }
}

/// The machine's Python with the module that cargo built, and nothing else of ours.
pub(crate) fn with_module() -> anyhow::Result<Command> {
    let mut command = Command::new(interpreter()?);
    command.arg("-B").env("PYTHONPATH", root().join(SOURCES));
    Ok(command)
}

/// Builds the module with its default features.
fn build_module() -> anyhow::Result<()> {
    let files = cargo::artefacts("gfxhub-py", &["--lib"])?;
    let is_library = |file: &PathBuf| file.extension().is_some_and(|end| end == DLL_EXTENSION);
    let file = files.into_iter().find(is_library);
    put_module(file.context("cargo built the module of Python and does not say where")?)
}

/// Puts the library that cargo built where Python looks for the module.
pub(crate) fn put_module(library: PathBuf) -> anyhow::Result<()> {
    let place = Place::new(&root().join(SOURCES))?;
    place.copy(&library, MODULE)
}

/// Where the module is once it was built; `maturin develop` puts it there too.
pub(crate) fn module() -> PathBuf {
    root().join(SOURCES).join(MODULE)
}

/// The step `python-package`.
pub(crate) fn check() -> anyhow::Result<()> {
    let venv = tools()?;
    let build = |command: &mut Command| succeed(command.current_dir(root()));
    let ruff = |words: &[&str]| {
        let mut command = venv.command(venv.program("ruff"));
        command.args(words).args(["--config", "py/pyproject.toml"]);
        build(command.args(["py", EXAMPLES]))
    };
    ruff(&["check", "--quiet"])?;
    ruff(&["format", "--check", "--quiet"])?;
    develop(&venv)?;
    let types: [&[&str]; 3] = [
        &["mypy", "-p", PACKAGES[0], "-p", PACKAGES[1]],
        &["mypy", "py/tests", EXAMPLES],
        &["mypy.stubtest", "gfxhub._gfxhub"],
    ];
    for words in types {
        let mut command = venv.module(words[0]);
        let option = match words[0] {
            "mypy" => "--config-file",
            _ => "--mypy-config-file",
        };
        let cache = target_folder().join("python/mypy");
        command.env("MYPY_CACHE_DIR", cache);
        build(
            command
                .args(&words[1..])
                .args([option, "py/pyproject.toml"]),
        )?;
    }
    for package in PACKAGES {
        build(pyright(&venv).args(["--verifytypes", package, "--ignoreexternal"]))?;
    }
    let mut tests = venv.module("pytest");
    tests.current_dir(root().join("py"));
    tests
        .arg("--quiet")
        .env(stage::VARIABLE, stage_play::stage()?);
    for name in ["GFXHUB_URL", "GFXHUB_API_KEY"] {
        tests.env_remove(name);
    }
    succeed(&mut tests)
}

/// An environment with what the module is built, tried and checked with.
pub(crate) fn tools() -> anyhow::Result<Venv> {
    let venv = Venv::at(&target_folder().join(ENVIRONMENT), &interpreter()?)?;
    venv.require(&root().join("py/requirements-dev.txt"))?;
    Ok(venv)
}

/// Builds the module into the environment: quickly, and so that its exports panic on demand.
fn develop(venv: &Venv) -> anyhow::Result<()> {
    let mut command = maturin(venv, "develop");
    succeed(command.args(["--quiet", "--locked", "--features", "panic-injection"]))
}

/// A command of maturin, which builds with our cargo where our cargo builds.
pub(crate) fn maturin(venv: &Venv, word: &str) -> Command {
    let mut command = venv.command(venv.program("maturin"));
    command.arg(word).current_dir(root().join("py"));
    // Cargo speaks of the package that it runs, which is not the one that is built here.
    let ours = cargo::cargo(&[]);
    for (name, value) in ours.get_envs() {
        if value.is_none() {
            command.env_remove(name);
        }
    }
    command.env("CARGO_TARGET_DIR", target_folder());
    command
}

/// The checker of types that pip installs by way of Node.
fn pyright(venv: &Venv) -> Command {
    let mut command = venv.module("pyright");
    // Kept where all that is built is kept, and nothing is said of newer versions.
    command
        .env(
            "PYRIGHT_PYTHON_CACHE_DIR",
            target_folder().join("python/pyright"),
        )
        .env("PYRIGHT_PYTHON_IGNORE_WARNINGS", "1");
    command
}

/// An environment of its own, which nothing else of the machine sees.
#[derive(Debug)]
pub(crate) struct Venv(PathBuf);

impl Venv {
    /// Makes an environment with this interpreter, or takes the one that is there.
    pub(crate) fn at(folder: &Path, interpreter: &Path) -> anyhow::Result<Venv> {
        let venv = Venv(folder.to_owned());
        let works = |python: &Path| version(python).is_ok();
        // An interpreter that has been upgraded leaves an environment that no longer runs.
        if works(&venv.python()) {
            return Ok(venv);
        }
        let mut command = Command::new(interpreter);
        command.args(["-m", "venv", "--clear"]).arg(folder);
        succeed(&mut command).context(
            "no environment of Python could be made, for which some systems want a package of \
             their own: apt install python3-venv",
        )?;
        Ok(venv)
    }

    /// Its interpreter.
    pub(crate) fn python(&self) -> PathBuf {
        self.program("python")
    }

    /// A program that has been installed into it.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let folder = self.0.join(if cfg!(windows) { "Scripts" } else { "bin" });
        folder
            .join(name)
            .with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// A command in it, as if it had been activated.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let own = self.program("python");
        let own = own.parent().map(Path::to_owned);
        let path = std::env::join_paths(own.into_iter().chain(std::env::split_paths(&folders)));
        if let Ok(path) = path {
            command.env("PATH", path);
        }
        // What a developer's shell has set for other programs of Python.
        for name in [
            "PYTHONPATH",
            "PYTHONHOME",
            "PYTEST_ADDOPTS",
            "PYTEST_PLUGINS",
        ] {
            command.env_remove(name);
        }
        command.env("VIRTUAL_ENV", &self.0);
        command
    }

    /// A module of its interpreter, run as a program.
    pub(crate) fn module(&self, name: &str) -> Command {
        let mut command = self.command(self.python());
        command.args(["-m", name]);
        command
    }

    /// Has pip install what the arguments say.
    pub(crate) fn install(&self, arguments: &[&OsStr]) -> anyhow::Result<()> {
        let mut command = self.module("pip");
        command.args(["install", "--quiet", "--disable-pip-version-check"]);
        command.args(arguments);
        succeed(&mut command)
    }

    /// Has pip install a list of requirements, unless that is done. A list that can be reached
    /// neither over the network nor on this machine is told of in words.
    pub(crate) fn require(&self, list: &Path) -> anyhow::Result<()> {
        let wanted = fs::read_to_string(list);
        let wanted = wanted.with_context(|| list.display().to_string())?;
        let done = self.0.join("gfxhub-requirements.txt");
        if fs::read_to_string(&done).is_ok_and(|there| there == wanted) {
            return Ok(());
        }
        self.install(&["--requirement".as_ref(), list.as_os_str()])
            .with_context(|| {
                format!(
                    "pip says above why it cannot install. Without a network, set PIP_INDEX_URL to \
                     an index that can be reached, or PIP_FIND_LINKS and PIP_NO_INDEX=1 to a folder \
                     that holds what {} names",
                    list.display()
                )
            })?;
        fs::write(&done, wanted).with_context(|| done.display().to_string())
    }
}

/// The machine's own Python 3.
pub(crate) fn interpreter() -> anyhow::Result<PathBuf> {
    // On Windows it goes by the second name alone, and the first may open a shop.
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

/// The version of an interpreter, as `3.11.7`.
pub(crate) fn version(python: &Path) -> anyhow::Result<String> {
    let mut command = Command::new(python);
    command.args(["-c", "import platform; print(platform.python_version())"]);
    let output = command.output();
    let output = output.with_context(|| format!("{} does not start", python.display()))?;
    if !output.status.success() {
        bail!("{} ended with {}", python.display(), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interpreter_that_is_not_there_is_told() {
        let why = version(Path::new("gfxhub-no-such-python"))
            .unwrap_err()
            .to_string();
        assert!(why.contains("gfxhub-no-such-python"), "{why}");
    }

    #[test]
    fn commands_see_the_environment_first() {
        let venv = Venv(PathBuf::from("env"));
        let command = venv.module("pip");
        let path = command.get_envs().find(|(name, _)| *name == "PATH");
        let path = path.and_then(|(_, value)| value).unwrap();
        let first = std::env::split_paths(path).next().unwrap();
        assert_eq!(Some(first.as_path()), venv.python().parent());
        assert!(venv.python().starts_with("env"));
        let words: Vec<_> = command.get_args().collect();
        assert_eq!(words, ["-m", "pip"]);
    }
}
