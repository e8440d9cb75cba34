//! The pages' programs in Python and JavaScript: each in a file of its own, run by the interpreter.

use std::path::{Path, PathBuf};

use gfxhub_tests::cargo::{root, target_folder};

use crate::commands::Sh;
use crate::package::{addon, npm::stage as stage_package};
use crate::pages::execution::printed_in_time;
use crate::pages::program::{Program, Run};
use crate::simulator_process::command;
use crate::{node, python};

/// What tests have that is run by pytest.
const TEST: &str = "\ndef test_";

/// Runs each with the module that cargo built.
pub(super) fn python(_: &[Program]) -> anyhow::Result<Box<Run>> {
    python::ready()?;
    let folder = folder("python")?;
    Ok(Box::new(move |number, program, _| {
        let file = write(&folder, &format!("test_{number}.py"), program)?;
        let is_test = program.text.contains(TEST);
        let mut command = command(&match is_test {
            true => python::tools()?.python(),
            false => python::interpreter()?,
        });
        command.args(["-B", "-W", "error"]);
        if is_test {
            // The plugin by name, as the package may be installed there or not.
            command.env("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1");
            command.args(["-m", "pytest", "-q", "-p", "pytest_gfxhub"]);
            command
                .args(["-p", "no:cacheprovider", "--rootdir"])
                .arg(&folder);
        }
        command.env("PYTHONPATH", root().join(python::SOURCES));
        printed_in_time(
            command
                .env("PYTHONUTF8", "1")
                .arg(file)
                .current_dir(&folder),
        )
    }))
}

/// Runs each with the package as npm installs it.
pub(super) fn node(_: &[Program]) -> anyhow::Result<Box<Run>> {
    node::ready()?;
    let folder = folder("node")?;
    stage_package(
        &folder.join("node_modules/gfxhub"),
        &root().join("node").join(addon::file_name()),
    )?;
    Ok(Box::new(move |number, program, _| {
        let ending = if program.text.contains("require(") {
            "cjs"
        } else {
            "mjs"
        };
        let file = write(&folder, &format!("{number}.{ending}"), program)?;
        printed_in_time(command("node".as_ref()).arg(file).current_dir(&folder))
    }))
}

/// An empty folder for a language's programs.
pub(super) fn folder(language: &str) -> anyhow::Result<PathBuf> {
    let folder = target_folder().join("pages").join(language);
    let sh = Sh::new()?;
    sh.remove_path(&folder)?;
    sh.create_dir(&folder)?;
    Ok(folder)
}

/// Writes a program into a file.
pub(super) fn write(folder: &Path, name: &str, program: &Program) -> anyhow::Result<PathBuf> {
    let file = folder.join(name);
    Sh::new()?.write_file(&file, &program.text)?;
    Ok(file)
}
