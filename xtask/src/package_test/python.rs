//! Tests the wheel with each CPython on the machine, and the package built from its source
//! distribution.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use super::scratch::{Scratch, prints};
use super::{TriedSteps, print_checks, traffic};
use crate::commands;
use crate::five_lines;
use crate::install::VERSION;
use crate::python::{Venv, tools};

/// Minor versions of CPython that the wheel supports.
const MINORS: std::ops::RangeInclusive<u32> = 9..=13;

/// A test that uses the pytest plugin.
const TEST: &str = "\
def test_plugin(gfxhub_simulator, gfxhub_client):
    assert gfxhub_client.engines.list()
    assert gfxhub_simulator.journal() == []
";

/// A Python program that prints the names of the installed licence files and fails if one differs
/// from the file of the same name in the given checkout (`packaging/` for third-party notices).
const LICENCES: &str = "\
import importlib.metadata, pathlib, sys
files = importlib.metadata.files('gfxhub')
for file in sorted(file for file in files if file.name.startswith(('LICENSE', 'THIRD'))):
    expected = pathlib.Path(sys.argv[1], 'packaging' if file.name[0] == 'T' else '', file.name)
    assert file.read_text(encoding='utf-8') == expected.read_text(encoding='utf-8'), file
    print(file.name)
";

/// Installs the wheel with each CPython and uses it.
pub(crate) fn wheel(scratch: &Scratch, wheel: &Path, tried: &mut TriedSteps) -> anyhow::Result<()> {
    let found = interpreters();
    let names: Vec<String> = MINORS
        .filter(|minor| !found.contains_key(minor))
        .map(|minor| format!("3.{minor}"))
        .collect();
    if !names.is_empty() {
        let names = names.join(", ");
        commands::say(&format!("not on this machine: CPython {names}"));
    }
    if found.is_empty() {
        bail!("no CPython that the wheel supports is installed");
    }
    for (version, python) in found.values() {
        let folder = scratch.folder(&format!("python-{version}"))?;
        let venv = Venv::at(&folder.join("env"), python)?;
        venv.install(&[wheel.as_os_str(), OsStr::new("pytest")])
            .context(
                "pip says above why it cannot install. pytest, which the plugin needs, comes from a \
                 package index: if it cannot be reached, set PIP_INDEX_URL or PIP_FIND_LINKS",
            )?;
        use_it(&venv, &folder, python)?;
        let (sh, root) = (venv.shell(&folder)?, root());
        let expected = "LICENSE-APACHE\nLICENSE-MIT\nTHIRD-PARTY-NOTICES.txt";
        // Python ends lines as the system does.
        let named = prints(cmd!(sh, "python -c {LICENCES} {root}"), None)?.replace("\r\n", "\n");
        if named.trim_end() != expected {
            bail!("the licences in the wheel are {named:?}, expected {expected:?}");
        }
        sh.write_file("test_plugin.py", TEST)?;
        let tests = cmd!(sh, "python -m pytest -q -p no:cacheprovider");
        prints(tests, None)?;
        print_checks(
            &format!("wheel, CPython {version}"),
            &[
                "five lines",
                "python -m gfxhub",
                "gfxhub",
                "the pytest plugin",
                "the licences",
            ],
        );
    }
    tried.steps(
        "Python",
        &[
            "pip install gfxhub-*.whl",
            "paste the five lines into python",
        ],
    )
}

/// Builds the package from its source distribution, unpacked outside the checkout, and uses it.
pub(crate) fn sdist(scratch: &Scratch, sdist: &Path) -> anyhow::Result<()> {
    let tools = tools()?;
    let folder = scratch.folder("sdist")?;
    let sh = tools.shell(&folder)?;
    prints(cmd!(sh, "python -m tarfile -e {sdist} {folder}"), None)?;
    // Uses the installed maturin and the quick build, because the build itself is not tested.
    let install = cmd!(
        sh,
        "python -m pip install --quiet --disable-pip-version-check --no-index --no-deps
            --no-build-isolation --target site ./gfxhub-{VERSION}"
    );
    let install = install
        .env("MATURIN_PEP517_ARGS", "--profile dev")
        .env("CARGO_TARGET_DIR", target_folder());
    prints(install, None)?;
    let venv = Venv::at(&folder.join("env"), &tools.python())?;
    let sh = venv.shell(&folder)?;
    five_lines::play("python", |text| {
        let program = cmd!(sh, "python -c {text}");
        prints(program.env("PYTHONPATH", folder.join("site")), None)
    })?;
    print_checks("sdist", &["built outside the checkout", "five lines"]);
    Ok(())
}

/// Runs the five lines, the module as a program (`python -m`), and the script `gfxhub`.
fn use_it(venv: &Venv, folder: &Path, interpreter: &Path) -> anyhow::Result<()> {
    let sh = venv.shell(folder)?;
    let ask = "import sys; print(sys.base_prefix)";
    let home = cmd!(sh, "{interpreter} -c {ask}").read()?;
    five_lines::play("python", |text| {
        let words = ["-B", "-W", "error", "-c", text];
        let places = [folder, Path::new(&home)];
        traffic::prints(&sh, "Python", &venv.python(), &words, &places)
    })?;
    let version = format!("gfxhub {VERSION}");
    prints(cmd!(sh, "python -m gfxhub --version"), Some(&version))?;
    prints(cmd!(sh, "gfxhub --version"), Some(&version))?;
    Ok(())
}

/// Returns the CPythons on the machine: by minor version, the full version and the path.
fn interpreters() -> BTreeMap<u32, (String, PathBuf)> {
    let mut found = BTreeMap::new();
    let on_path = MINORS.map(|minor| PathBuf::from(format!("python3.{minor}")));
    let plain = ["python3", "python"].map(PathBuf::from);
    for python in on_path.chain(plain).chain(pyenv()) {
        let Some((minor, version)) = cpython(&python) else {
            continue;
        };
        if MINORS.contains(&minor) {
            found.entry(minor).or_insert((version, python));
        }
    }
    found
}

/// Returns the interpreters that pyenv has installed.
fn pyenv() -> Vec<PathBuf> {
    let root = std::env::var_os("PYENV_ROOT").map(PathBuf::from);
    let root = root.or_else(|| Some(std::env::home_dir()?.join(".pyenv")));
    let versions = root.and_then(|root| fs::read_dir(root.join("versions")).ok());
    let folders = versions.into_iter().flatten().filter_map(Result::ok);
    folders
        .map(|folder| folder.path().join("bin/python"))
        .filter(|python| python.is_file())
        .collect()
}

/// Returns the minor version and the full version of an interpreter, or `None` if it is not a
/// CPython 3 that runs.
fn cpython(python: &Path) -> Option<(u32, String)> {
    let ask = "import platform, sys; print(sys.implementation.name, platform.python_version())";
    let output = Command::new(python).args(["-c", ask]).output().ok()?;
    let printed = String::from_utf8(output.stdout).ok()?;
    let version = printed.trim().strip_prefix("cpython 3.")?;
    let minor = version.split('.').next()?.parse().ok()?;
    Some((minor, format!("3.{version}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interpreters_are_distinguished_from_other_programs() {
        assert_eq!(cpython(Path::new("gfxhub-no-such-python")), None);
        for (minor, (version, _)) in interpreters() {
            assert!(version.starts_with(&format!("3.{minor}.")), "{version}");
        }
    }
}
