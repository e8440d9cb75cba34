//! The steps of the group `python`: the suite through the module that cargo built, by the standard
//! library of Python alone; and the package in an environment of its own, with its tests, its types
//! and its layout.

mod venv;

use std::env::consts::DLL_EXTENSION;
use std::path::PathBuf;
use std::process::Command;

use gfxhub_tests::cargo::{self, root, target_folder};
use gfxhub_tests::stage;

use crate::commands::succeed;
use crate::install::Place;
use crate::{stage_play, workspace_build};
pub(crate) use venv::Venv;
pub(crate) use venv::interpreter;

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
pub(crate) fn conformance() -> Result<(), String> {
    play("python")
}

/// The suite through calls that are awaited.
pub(crate) fn conformance_async() -> Result<(), String> {
    play("python-async")
}

fn play(face: &str) -> Result<(), String> {
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
pub(crate) fn ready() -> Result<(), String> {
    match workspace_build::is_built() {
        true => Ok(()),
        false => build_module(),
    }
}

/// The machine's Python with the module that cargo built, and nothing else of ours.
pub(crate) fn with_module() -> Result<Command, String> {
    let mut command = Command::new(interpreter()?);
    command.arg("-B").env("PYTHONPATH", root().join(SOURCES));
    Ok(command)
}

/// Builds the module with its default features.
fn build_module() -> Result<(), String> {
    let files = cargo::artefacts("gfxhub-py", &["--lib"])?;
    let is_library = |file: &PathBuf| file.extension().is_some_and(|end| end == DLL_EXTENSION);
    let file = files.into_iter().find(is_library);
    put_module(file.ok_or("cargo built the module of Python and does not say where")?)
}

/// Puts the library that cargo built where Python looks for the module.
pub(crate) fn put_module(library: PathBuf) -> Result<(), String> {
    let place = Place::new(&root().join(SOURCES))?;
    place.copy(&library, MODULE)
}

/// Where the module is once it was built; `maturin develop` puts it there too.
pub(crate) fn module() -> PathBuf {
    root().join(SOURCES).join(MODULE)
}

/// The step `python-package`.
pub(crate) fn check() -> Result<(), String> {
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
pub(crate) fn tools() -> Result<Venv, String> {
    let venv = Venv::at(&target_folder().join(ENVIRONMENT), &interpreter()?)?;
    venv.require(&root().join("py/requirements-dev.txt"))?;
    Ok(venv)
}

/// Builds the module into the environment: quickly, and so that its exports panic on demand.
fn develop(venv: &Venv) -> Result<(), String> {
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
