//! The steps of the group `node`: the suite through the addon that cargo built, by Node alone; and
//! the package, with its tests, its examples, its types and its layout.

use std::path::{Path, PathBuf};

use anyhow::ensure;
use gfxhub_tests::cargo::{root, target_folder};
use gfxhub_tests::protocol;
use xshell::{Cmd, cmd};

use crate::commands::{self, Sh};
use crate::package::addon;
use crate::package::npm::{NPM, stage as stage_package};
use crate::strictness::is_strict;
use crate::{generate, run_conformance, slow_names, workspace_build};

/// The tests that play the suite, a step of their own.
const CONFORMANCE: [&str; 2] = ["conformance.test.mjs", "handles.test.mjs"];

/// How the names of tests end.
const TEST: &str = ".test.mjs";

/// What checks types and layout.
const TOOLS: [&str; 3] = [
    "typescript@5.9.3",
    "prettier@3.10.1",
    "@types/node@20.19.43",
];

/// What makes one file of a program and its packages.
const BUNDLERS: [&str; 3] = ["esbuild@0.28.2", "webpack@5.112.2", "node-loader@2.1.0"];

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
    let sh = node_shell(&root().join("node"))?;
    sh.set_var(protocol::VARIABLE, run_conformance::stage()?);
    node_test(&sh, "test", |name| CONFORMANCE.contains(&name))
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

/// The bundlers, brought by npm.
pub(crate) fn bundlers() -> anyhow::Result<Npm> {
    Npm::with("node/bundlers", &BUNDLERS)
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
    let is_test = |name: &str| name.ends_with(TEST) && !CONFORMANCE.contains(&name);
    let sh = node_shell(&package)?;
    if let Some(library) = slow_names::library()? {
        sh.set_var(slow_names::VARIABLE, library);
    }
    node_test(&sh, "test", is_test)?;
    match bundlers() {
        Ok(npm) => bundles(&npm, &addon)?,
        Err(why) if is_strict() => return Err(why),
        Err(why) => commands::say(&format!("bundles of Node: skipped, {why:#}")),
    }
    examples(npm.as_ref(), &addon)
}

/// A program that is bundled with the package, and runs where nothing else is.
fn bundles(npm: &Npm, addon: &Path) -> anyhow::Result<()> {
    let folder = target_folder().join("node/bundling");
    Sh::new()?.remove_path(&folder)?;
    // As npm installs it: the addon in the package of this platform.
    let installed = folder.join("node_modules/gfxhub");
    let file = stage_package(&installed, addon)?.join(addon::file_name());
    let sh = node_shell(&folder)?;
    for name in ["program.mjs", "bundle.cjs"] {
        sh.copy_file(root().join("node/test/bundling").join(name), &folder)?;
    }
    let name = addon::file_name();
    let platform = name.split('.').nth(1).unwrap_or_default();
    let of_platform = folder.join("node_modules/@gfxhub").join(platform);
    sh.create_dir(&of_platform)?;
    sh.copy_file(&file, of_platform.join(&name))?;
    sh.remove_path(&file)?;
    sh.write_file(
        of_platform.join("package.json"),
        format!("{{\"name\": \"@gfxhub/{platform}\", \"main\": \"{name}\"}}"),
    )?;
    let bundlers = npm.modules();
    cmd!(sh, "node bundle.cjs {bundlers}").run()?;
    // Nothing of the package is left but what is in the bundles.
    sh.remove_path("node_modules")?;
    let sh = node_shell(&folder)?;
    for program in [
        "esbuild/program.cjs",
        "esm/program.mjs",
        "webpack/program.cjs",
    ] {
        let printed = cmd!(sh, "node {program}").read()?;
        anyhow::ensure!(printed == "true", "{program} prints {printed:?}");
    }
    Ok(())
}

/// Prettier over everything of Node.
fn layout(npm: &Npm) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let prettier = npm.modules().join("prettier/bin/prettier.cjs");
    let prettier = cmd!(
        sh,
        "node {prettier} --check --log-level warn
            --config node/.prettierrc.json node examples/node bench/node"
    );
    Ok(prettier.run()?)
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
        (&root().join("node/test"), "newcomers.ts"),
    ];
    let sh = Sh::at(&folder)?;
    for (from, name) in programs {
        sh.copy_file(from.join(name), name)?;
    }
    let names = programs.map(|(_, name)| name);
    for module in ["node16", "nodenext"] {
        let tsc = npm.tsc(&sh, module).args(names).arg("--noEmit");
        tsc.args(["--lib", "es2022,esnext.disposable"]).run()?;
    }
    Ok(())
}

/// The examples, in a folder into which the package has been put as npm would.
fn examples(npm: Option<&Npm>, addon: &Path) -> anyhow::Result<()> {
    let folder = target_folder().join("node/examples");
    stage_package(&folder.join("node_modules/gfxhub"), addon)?;
    let sh = node_shell(&folder)?;
    let mut files = sh.read_dir(root().join("examples/node"))?;
    files.retain(|file| {
        file.extension()
            .is_some_and(|end| end == "mjs" || end == "mts")
    });
    for file in files {
        sh.copy_file(file, &folder)?;
    }
    // What an earlier run compiled says nothing of this one.
    sh.remove_path("evening.mjs")?;
    if let Some(npm) = npm {
        npm.tsc(&sh, "node16").arg("evening.mts").run()?;
    }
    node_test(&sh, ".", |name| name.ends_with(TEST))
}

/// Node's own runner over these tests of a folder.
fn node_test(sh: &Sh, folder: &str, is_wanted: impl Fn(&str) -> bool) -> anyhow::Result<()> {
    // As a path it would not do on Windows, where it begins with the name of a drive.
    let reporter = url(&root().join("node/test/failures.mjs"));
    let mut tests = sh.read_dir(folder)?;
    tests.retain(|file| {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(&is_wanted)
    });
    let node = cmd!(
        sh,
        "node --test --test-reporter {reporter} --test-reporter-destination stdout {tests...}"
    );
    Ok(node.run()?)
}

/// A shell in a folder, without what a developer's has set for Node and for the client.
fn node_shell(folder: &Path) -> anyhow::Result<Sh> {
    Ok(Sh::at(folder)?.without(&[
        "GFXHUB_URL",
        "GFXHUB_API_KEY",
        "NODE_OPTIONS",
        "NODE_PATH",
        "RUST_BACKTRACE",
    ]))
}

/// A folder under the target folder with the tools in it.
#[derive(Debug)]
pub(crate) struct Npm(PathBuf);

impl Npm {
    /// Takes the tools that are in a folder under the target folder, or has npm bring them: by name
    /// and exact version, so that what passes today passes tomorrow.
    pub(crate) fn with(folder: &str, tools: &[&str]) -> anyhow::Result<Npm> {
        let npm = Npm(target_folder().join(folder));
        let sh = Sh::at(&npm.0)?;
        let wanted = tools.join("\n");
        let done = npm.0.join("gfxhub-tools.txt");
        if sh.read_file(&done).is_ok_and(|there| there == wanted) {
            return Ok(npm);
        }
        // Without one npm would look for a package further up, and find the wrong one.
        sh.write_file("package.json", "{ \"private\": true }\n")?;
        install(&sh, tools)?;
        sh.write_file(&done, wanted)?;
        Ok(npm)
    }

    /// The checker of types for a kind of modules. It finds the types of Node here, and no others
    /// elsewhere.
    pub(crate) fn tsc<'a>(&self, sh: &'a Sh, module: &str) -> Cmd<'a> {
        let (tsc, types) = (self.modules().join(TSC), self.modules().join("@types"));
        cmd!(
            sh,
            "node {tsc} {STRICT...} --module {module} --target es2022
                --typeRoots {types} --types node"
        )
    }

    /// The folder of the packages.
    pub(crate) fn modules(&self) -> PathBuf {
        self.0.join("node_modules")
    }
}

fn install(sh: &Sh, tools: &[&str]) -> anyhow::Result<()> {
    let npm = cmd!(
        sh,
        "{NPM} install --no-save --no-package-lock --no-audit --no-fund
            --loglevel error --fetch-retries 1 {tools...}"
    );
    let output = npm.ignore_status().output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said.lines().find(|line| line.contains("error"));
    ensure!(
        output.status.success(),
        "npm cannot bring {}: {}",
        tools.join(", "),
        said.unwrap_or_default()
    );
    Ok(())
}

/// Puts the built addon beside the package, under the name that the package looks for.
fn put_beside(built: &Path, package: &Path) -> anyhow::Result<()> {
    let (sh, place) = (Sh::new()?, package.join(addon::file_name()));
    // Not over the old file: a program that still has it mapped would crash.
    sh.remove_path(&place)?;
    Ok(sh.copy_file(built, &place)?)
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
