//! The steps of the group `node`: the suite through the addon that cargo built, by Node alone; and
//! the package, with its tests, its examples, its types and its layout.

mod npm;
mod package;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::{root, target_folder};
use gfxhub_tests::stage;

use crate::commands::succeed;
use crate::package::{addon, stage as stage_package};
use crate::strictness::is_strict;
use crate::{console, generate, stage_play, workspace_build};
pub(crate) use npm::Npm;
pub(crate) use package::url;

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
pub(crate) fn conformance() -> Result<(), String> {
    ready()?;
    let package = root().join("node");
    let mut tests = node_test(&package.join("test"), |name| name == CONFORMANCE)?;
    let tests = tests.current_dir(&package);
    succeed(tests.env(stage::VARIABLE, stage_play::stage()?))
}

/// Puts the addon with its default features beside the package, unless it was built with everything.
pub(crate) fn ready() -> Result<(), String> {
    if workspace_build::is_built() {
        return Ok(());
    }
    put_addon(addon::build(&["--lib"])?)
}

/// Puts the library that cargo built where the package looks for its addon.
pub(crate) fn put_addon(file: PathBuf) -> Result<(), String> {
    package::put_addon(&file, &root().join("node"))
}

/// What checks types and layout, brought by npm.
pub(crate) fn tools() -> Result<Npm, String> {
    Npm::with("node/tools", &TOOLS)
}

/// The step `node-package`.
pub(crate) fn check() -> Result<(), String> {
    // So that its exports panic on demand.
    let addon = addon::build(&["--features", "panic-injection"])?;
    let package = root().join("node");
    package::put_addon(&addon, &package)?;
    let npm = match tools() {
        Ok(npm) => Some(npm),
        Err(why) if is_strict() => return Err(why),
        Err(why) => {
            console::say(&format!("types and layout of Node: skipped, {why}"));
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
fn layout(npm: &Npm) -> Result<(), String> {
    let mut command = npm.tool("prettier/bin/prettier.cjs");
    command
        .current_dir(root())
        .args(["--check", "--log-level", "warn"]);
    succeed(command.args(["node", "examples/node"]))
}

/// The types, under both module systems and by both ways of finding them, as those see them who have
/// installed the package.
fn types(npm: &Npm, addon: &Path) -> Result<(), String> {
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
        copied.map_err(|fault| format!("{name}: {fault}"))?;
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
fn examples(npm: Option<&Npm>, addon: &Path) -> Result<(), String> {
    let folder = target_folder().join("node/examples");
    stage_package(&folder.join("node_modules/gfxhub"), addon)?;
    let from = root().join("examples/node");
    for name in package::names(&from)? {
        if name.ends_with("mjs") || name.ends_with("mts") {
            let copied = fs::copy(from.join(&name), folder.join(&name));
            copied.map_err(|fault| format!("{name}: {fault}"))?;
        }
    }
    // What an earlier run compiled says nothing of this one.
    let compiled = folder.join("evening.mjs");
    if compiled.exists() {
        fs::remove_file(&compiled).map_err(|fault| format!("{}: {fault}", compiled.display()))?;
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
fn node_test(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Command, String> {
    let mut command = Command::new("node");
    command.arg("--test").arg("--test-reporter");
    // As a path it would not do on Windows, where it begins with the name of a drive.
    command.arg(url(&root().join("node/test/failures.mjs")));
    command.args(["--test-reporter-destination", "stdout"]);
    for name in package::names(folder)? {
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
