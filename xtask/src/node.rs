//! The steps of the group `node`: the suite through the addon that cargo built, by Node alone; and
//! the package, with its tests, its examples, its types and its layout.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{root, target_folder};
use gfxhub_tests::stage;

use crate::commands::succeed;
use crate::package::{addon, npm, stage as stage_package};
use crate::suite::is_strict;
use crate::{commands, generate, stage_play, workspace_build};

/// The test that plays the suite, a step of its own.
const CONFORMANCE: &str = "conformance.test.mjs";

/// How the names of tests end.
const TEST: &str = ".test.mjs";

/// What checks types and layout.
const TOOLS: [&str; 3] = [
    "typescript@5.9.3",
    "prettier@3.10.1",
    "@types/node@20.19.43",
];

/// The checker of types.
const TSC: &str = "typescript/bin/tsc";

/// Every check that the language has to offer.
const STRICT: [&str; 6] = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noUncheckedIndexedAccess",
    "--noPropertyAccessFromIndexSignature",
    "--noUnusedLocals",
    "--forceConsistentCasingInFileNames",
];

/// The suite, by Node alone.
pub(crate) fn conformance() -> anyhow::Result<()> {
    ready()?;
    let package = root().join("node");
    let mut tests = node_test(&package.join("test"), |name| name == CONFORMANCE)?;
    let tests = tests.current_dir(&package);
    succeed(tests.env(stage::VARIABLE, stage_play::stage()?))
}

/// Puts the addon with its default features beside the package, unless it was built with everything.
pub(crate) fn ready() -> anyhow::Result<()> {
    if workspace_build::is_built() {
        return Ok(());
    }
    put_addon(addon::build(&["--lib"])?)
}

/// Puts the library that cargo built where the package looks for its addon.
pub(crate) fn put_addon(file: PathBuf) -> anyhow::Result<()> {
    put_beside(&file, &root().join("node"))
}

/// What checks types and layout, brought by npm.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("node/tools", &TOOLS)
}

/// The step `node-package`.
pub(crate) fn check() -> anyhow::Result<()> {
    // So that its exports panic on demand.
    let addon = addon::build(&["--features", "panic-injection"])?;
    let package = root().join("node");
    put_beside(&addon, &package)?;
    let npm = match tools() {
        Ok(npm) => Some(npm),
        Err(why) if is_strict() => return Err(why),
        Err(why) => {
            commands::say(&format!("types and layout of Node: skipped, {why:#}"));
            None
        }
    };
    if let Some(npm) = &npm {
        layout(npm)?;
        types(npm, &addon)?;
    }
    let is_test = |name: &str| name.ends_with(TEST) && name != CONFORMANCE;
    let mut tests = node_test(&package.join("test"), is_test)?;
    succeed(tests.current_dir(&package))?;
    examples(npm.as_ref(), &addon)
}

/// Prettier over everything of Node.
fn layout(npm: &Npm) -> anyhow::Result<()> {
    let mut command = npm.tool("prettier/bin/prettier.cjs");
    command
        .current_dir(root())
        .args(["--check", "--log-level", "warn"]);
    succeed(command.args(["node", "examples/node"]))
}

/// The types, under both module systems and by both ways of finding them, as those see them who have
/// installed the package.
fn types(npm: &Npm, addon: &Path) -> anyhow::Result<()> {
    let folder = target_folder().join("node/types");
    stage_package(&folder.join("node_modules/gfxhub"), addon)?;
    let generated = generate::for_tests()?.join("node");
    let programs = [
        (generated.as_path(), "every_operation.cts"),
        (&generated, "every_operation.mts"),
        (&root().join("node/test"), "types.mts"),
    ];
    for (from, name) in programs {
        let copied = fs::copy(from.join(name), folder.join(name));
        copied.with_context(|| name.to_string())?;
    }
    for module in ["node16", "nodenext"] {
        let mut command = npm.tool(TSC);
        command.current_dir(&folder).args(STRICT);
        command.args(["--noEmit", "--module", module, "--target", "es2022"]);
        npm.type_roots(&mut command);
        command.args(["--lib", "es2022,esnext.disposable"]);
        succeed(command.args(programs.map(|(_, name)| name)))?;
    }
    Ok(())
}

/// The examples, in a folder into which the package has been put as npm would.
fn examples(npm: Option<&Npm>, addon: &Path) -> anyhow::Result<()> {
    let folder = target_folder().join("node/examples");
    stage_package(&folder.join("node_modules/gfxhub"), addon)?;
    let from = root().join("examples/node");
    for name in names(&from)? {
        if name.ends_with("mjs") || name.ends_with("mts") {
            let copied = fs::copy(from.join(&name), folder.join(&name));
            copied.with_context(|| name.to_string())?;
        }
    }
    // What an earlier run compiled says nothing of this one.
    let compiled = folder.join("evening.mjs");
    if compiled.exists() {
        fs::remove_file(&compiled).with_context(|| compiled.display().to_string())?;
    }
    if let Some(npm) = npm {
        let mut command = npm.tool(TSC);
        command.current_dir(&folder).args(STRICT);
        command.args(["--module", "node16", "--target", "es2022"]);
        npm.type_roots(&mut command);
        succeed(command.arg("evening.mts"))?;
    }
    succeed(node_test(&folder, |name| name.ends_with(TEST))?.current_dir(&folder))
}

/// Node's own runner over these tests of a folder.
fn node_test(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> anyhow::Result<Command> {
    let mut command = Command::new("node");
    command.arg("--test").arg("--test-reporter");
    // As a path it would not do on Windows, where it begins with the name of a drive.
    command.arg(url(&root().join("node/test/failures.mjs")));
    command.args(["--test-reporter-destination", "stdout"]);
    for name in names(folder)? {
        if is_wanted(&name) {
            command.arg(folder.join(name));
        }
    }
    // What a developer's shell has set.
    for name in [
        "GFXHUB_URL",
        "GFXHUB_API_KEY",
        "NODE_OPTIONS",
        "NODE_PATH",
        "RUST_BACKTRACE",
    ] {
        command.env_remove(name);
    }
    Ok(command)
}

/// A folder under the target folder with the tools in it.
#[derive(Debug)]
pub(crate) struct Npm(PathBuf);

impl Npm {
    /// Takes the tools that are in a folder under the target folder, or has npm bring them: by name
    /// and exact version, so that what passes today passes tomorrow.
    pub(crate) fn with(folder: &str, tools: &[&str]) -> anyhow::Result<Npm> {
        let npm = Npm(target_folder().join(folder));
        let wanted = tools.join("\n");
        let done = npm.0.join("gfxhub-tools.txt");
        if fs::read_to_string(&done).is_ok_and(|there| there == wanted) {
            return Ok(npm);
        }
        let told = || npm.0.display().to_string();
        fs::create_dir_all(&npm.0).with_context(told)?;
        // Without one npm would look for a package further up, and find the wrong one.
        fs::write(npm.0.join("package.json"), "{ \"private\": true }\n").with_context(told)?;
        install(&npm.0, tools)?;
        fs::write(&done, wanted).with_context(told)?;
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

fn install(folder: &Path, tools: &[&str]) -> anyhow::Result<()> {
    let mut command = npm();
    command.current_dir(folder).arg("install");
    command.args(["--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
    command.args(["--loglevel", "error", "--fetch-retries", "1"]);
    let output = command.args(tools).stdin(Stdio::null()).output();
    let output = output.context("npm does not start")?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said
        .lines()
        .find(|line| line.contains("error"))
        .unwrap_or_default();
    bail!("npm cannot bring {}: {said}", tools.join(", "))
}

/// Puts the built addon beside the package, under the name that the package looks for.
fn put_beside(built: &Path, package: &Path) -> anyhow::Result<()> {
    let place = package.join(addon::file_name());
    // Not over the old file: a program that still has it mapped would crash.
    match fs::remove_file(&place) {
        Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => {
            bail!("{}: {fault}", place.display());
        }
        _ => {}
    }
    let copied = fs::copy(built, &place);
    copied
        .map(drop)
        .with_context(|| place.display().to_string())
}

/// A path as a URL, for what Node imports.
pub(crate) fn url(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    format!(
        "file://{slash}{}",
        path.replace('%', "%25")
            .replace(' ', "%20")
            .replace('#', "%23")
    )
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::url;
    use std::path::Path;

    #[test]
    fn a_path_becomes_a_url() {
        assert_eq!(url(Path::new("/a b/c.mjs")), "file:///a%20b/c.mjs");
        assert_eq!(url(Path::new(r"C:\a\c.mjs")), "file:///C:/a/c.mjs");
    }
}
