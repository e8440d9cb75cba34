//! Tools that npm has to bring: checkers of types, of layout, of links.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use gfxhub_tests::cargo::target_folder;

use crate::package::npm;

/// A folder under the target folder with the tools in it.
#[derive(Debug)]
pub(crate) struct Npm(PathBuf);

impl Npm {
    /// Takes the tools that are in a folder under the target folder, or has npm bring them: by name
    /// and exact version, so that what passes today passes tomorrow.
    pub(crate) fn with(folder: &str, tools: &[&str]) -> Result<Npm, String> {
        let npm = Npm(target_folder().join(folder));
        let wanted = tools.join("\n");
        let done = npm.0.join("gfxhub-tools.txt");
        if fs::read_to_string(&done).is_ok_and(|there| there == wanted) {
            return Ok(npm);
        }
        let told = |fault| format!("{}: {fault}", npm.0.display());
        fs::create_dir_all(&npm.0).map_err(told)?;
        // Without one npm would look for a package further up, and find the wrong one.
        fs::write(npm.0.join("package.json"), "{ \"private\": true }\n").map_err(told)?;
        install(&npm.0, tools)?;
        fs::write(&done, wanted).map_err(told)?;
        Ok(npm)
    }

    /// A tool by its script in its package, to be run by the Node that is here.
    pub(crate) fn tool(&self, script: &str) -> Command {
        let mut command = Command::new("node");
        command.arg(self.modules().join(script));
        command
    }

    /// Lets the checker of types find those of Node here, and no others elsewhere.
    pub(crate) fn type_roots(&self, command: &mut Command) {
        command
            .arg("--typeRoots")
            .arg(self.modules().join("@types"));
        command.args(["--types", "node"]);
    }

    /// The folder of the packages.
    pub(crate) fn modules(&self) -> PathBuf {
        self.0.join("node_modules")
    }
}

fn install(folder: &Path, tools: &[&str]) -> Result<(), String> {
    let mut command = npm();
    command.current_dir(folder).arg("install");
    command.args(["--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
    command.args(["--loglevel", "error", "--fetch-retries", "1"]);
    let output = command.args(tools).stdin(Stdio::null()).output();
    let output = output.map_err(|fault| format!("npm does not start: {fault}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said
        .lines()
        .find(|line| line.contains("error"))
        .unwrap_or_default();
    Err(format!("npm cannot bring {}: {said}", tools.join(", ")))
}
