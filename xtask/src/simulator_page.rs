//! The step `page`: tests the simulator's page in a real browser, with changes made through every
//! available binding, and the pages of Node's examples. Writes pictures of the page to the target
//! folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::ensure;
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::c_compiler::{Language, Sources};
use crate::commands::{Sh, succeed};
use crate::package::addon;
use crate::package::npm::{self, NPM};
use crate::strictness::or_skip;
use crate::tool::Tool;
use crate::{c_conformance, c_library, node, python, server_process};

/// Environment variable with which the step writes the pictures of the documentation instead of
/// those in the target folder.
const WRITE: &str = "GFXHUB_PAGE_WRITE";

/// Runs the step.
pub(crate) fn check() -> anyhow::Result<()> {
    let Some(scripts) = or_skip(scripts(), "page of the simulator")? else {
        return Ok(());
    };
    let pictures = match std::env::var_os(WRITE) {
        Some(_) => root().join("docs/pictures"),
        None => target_folder().join("page/pictures"),
    };
    std::fs::create_dir_all(&pictures)?;
    let mut test = Command::new("node");
    test.current_dir(root()).arg(scripts.join("page.mjs"));
    test.arg(server_process::build_command()?).arg(&pictures);
    bindings(&mut test)?;
    examples(&scripts)?;
    for name in ["GFXHUB_URL", "GFXHUB_API_KEY", "NODE_OPTIONS"] {
        test.env_remove(name);
    }
    succeed(&mut copied_programs(&scripts, &test))?;
    succeed(&mut test)
}

/// Returns the command that tests the programs into which the page converts requests. It has the
/// same variables as the command `page`.
fn copied_programs(scripts: &Path, page: &Command) -> Command {
    let mut test = Command::new("node");
    test.arg(scripts.join("copied.mjs"))
        .arg(root().join("simulator/page"));
    for (name, value) in page.get_envs() {
        match value {
            Some(value) => test.env(name, value),
            None => test.env_remove(name),
        };
    }
    test
}

/// Returns the folder with the scripts, under the target folder. npm installs their packages there,
/// as in the lock file.
fn scripts() -> anyhow::Result<PathBuf> {
    let folder = target_folder().join("page/scripts");
    std::fs::create_dir_all(&folder)?;
    let sh = Sh::at(&folder)?;
    let from = root().join("simulator/page/tests");
    let lock = "package-lock.json";
    let is_current = sh.read_file(from.join(lock)).ok() == sh.read_file("npm-done.json").ok();
    let mut files = sh.read_dir(&from)?;
    files.retain(|file| file.is_file());
    for file in files {
        sh.copy_file(file, &folder)?;
    }
    if !is_current {
        let npm = cmd!(
            sh,
            "{NPM} ci --no-audit --no-fund --loglevel error --fetch-retries 1"
        );
        let output = npm.ignore_status().output()?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "npm ci: {}", said.trim());
        sh.copy_file(lock, "npm-done.json")?;
    }
    Ok(folder)
}

/// Copies the examples that serve a page, and the package that they import, into the folder of the
/// scripts.
fn examples(scripts: &Path) -> anyhow::Result<()> {
    let addon = root().join("node").join(addon::file_name());
    npm::stage(&scripts.join("node_modules/gfxhub"), &addon)?;
    for name in ["live_faders.mjs", "button_panel.mjs"] {
        let example = root().join("examples/node").join(name);
        Sh::new()?.copy_file(example, scripts)?;
    }
    Ok(())
}

/// Sets variables with the programs that change a value through a binding, for each binding that
/// can be built.
fn bindings(test: &mut Command) -> anyhow::Result<()> {
    if Tool::Python.is_here() {
        python::ready()?;
        test.env("PAGE_PYTHON", python::interpreter()?);
        test.env("PAGE_PYTHONPATH", root().join("py/python"));
    }
    node::ready()?;
    test.env("PAGE_NODE", root().join("node/index.mjs"));
    if cfg!(unix) && Tool::Cxx.is_here() {
        test.env("PAGE_CXX", Language::Cxx.compiler()?.name());
        test.env("PAGE_INCLUDE", c_conformance::include());
    }
    if cfg!(unix) && Tool::Cc.is_here() {
        let library = c_library::shared()?;
        let folder = target_folder().join("page");
        for (variable, language, name) in [
            ("PAGE_C", Language::C, "change.c"),
            ("PAGE_CPP", Language::Cxx, "change.cpp"),
        ] {
            if language == Language::Cxx && !Tool::Cxx.is_here() {
                continue;
            }
            let program = folder.join(name.replace('.', "-"));
            build(language, name, &library.linked, &program)?;
            test.env(variable, &program);
            for (name, value) in library.command(&program).get_envs() {
                if let Some(value) = value {
                    test.env(name, value);
                }
            }
        }
    }
    Ok(())
}

fn build(language: Language, name: &str, library: &Path, program: &Path) -> anyhow::Result<()> {
    let standard = match language {
        Language::C => "c11",
        Language::Cxx => "c++17",
    };
    let sources = Sources {
        standard,
        files: &[root().join("simulator/page/tests").join(name)],
        include: &[&c_conformance::include()],
    };
    language.compiler()?.build(&sources, library, program)
}
