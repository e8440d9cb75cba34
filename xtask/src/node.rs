//! The steps of the group `node`. One plays the suite with the addon that cargo built and needs
//! only Node. The other checks the package: its tests, examples, types and formatting.

use std::path::{Path, PathBuf};

use anyhow::ensure;
use gfxhub_tests::cargo::{root, target_folder};
use gfxhub_tests::protocol;
use xshell::{Cmd, cmd};

use crate::commands::Sh;
use crate::package::addon;
use crate::package::npm::{NPM, stage as stage_package};
use crate::strictness::or_skip;
use crate::{generate, run_conformance, slow_names, workspace_build};

/// The tests that play the suite, which run as a separate step.
const CONFORMANCE: [&str; 2] = ["conformance.test.mjs", "handles.test.mjs"];

/// End of the file names of tests.
const TEST: &str = ".test.mjs";

/// The checkers of types and formatting, as npm packages.
const TOOLS: [&str; 3] = [
    "typescript@5.9.3",
    "prettier@3.10.1",
    "@types/node@20.19.43",
];

/// The bundlers, which combine a program and its packages into one file.
const BUNDLERS: [&str; 3] = ["esbuild@0.28.2", "webpack@5.112.2", "node-loader@2.1.0"];

/// Path of the type checker in its package.
const TSC: &str = "typescript/bin/tsc";

/// Options that enable every strict check of TypeScript.
const STRICT: [&str; 6] = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noUncheckedIndexedAccess",
    "--noPropertyAccessFromIndexSignature",
    "--noUnusedLocals",
    "--forceConsistentCasingInFileNames",
];

/// Plays the suite; needs only Node.
pub(crate) fn conformance() -> anyhow::Result<()> {
    ready()?;
    let sh = node_shell(&root().join("node"))?;
    sh.set_var(protocol::VARIABLE, run_conformance::server()?);
    node_test(&sh, "test", |name| CONFORMANCE.contains(&name))
}

/// Copies the addon with its default features into the package, unless the build of the whole
/// workspace has done so.
pub(crate) fn ready() -> anyhow::Result<()> {
    if workspace_build::is_built() {
        return Ok(());
    }
    put_addon(addon::build(&["--lib"])?)
}

/// Copies the library that cargo built to the place where the package looks for its addon.
pub(crate) fn put_addon(file: PathBuf) -> anyhow::Result<()> {
    put_beside(&file, &root().join("node"))
}

/// Returns the checkers of types and formatting, installed by npm.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("node/tools", &TOOLS)
}

/// Returns the bundlers, installed by npm.
pub(crate) fn bundlers() -> anyhow::Result<Npm> {
    Npm::with("node/bundlers", &BUNDLERS)
}

/// Runs the step `node-package`.
pub(crate) fn check() -> anyhow::Result<()> {
    // With this feature, tests can make the exports panic.
    let addon = addon::build(&["--features", "panic-injection"])?;
    let package = root().join("node");
    put_beside(&addon, &package)?;
    let npm = or_skip(tools(), "types and formatting of Node")?;
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
    if let Some(npm) = or_skip(bundlers(), "bundles of Node")? {
        bundles(&npm, &addon)?;
    }
    examples(npm.as_ref(), &addon)
}

/// Bundles a program with the package, and runs the bundle in a folder that contains nothing else.
fn bundles(npm: &Npm, addon: &Path) -> anyhow::Result<()> {
    let folder = target_folder().join("node/bundling");
    Sh::new()?.remove_path(&folder)?;
    // The package is laid out as npm installs it, with the addon in the package of this platform.
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
    // The packages are removed, so that the bundles can use only what they contain.
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

/// Checks the formatting of all files for Node with prettier.
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

/// Checks the types as users of the installed package see them, under both module systems and both
/// ways of module resolution.
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

/// Runs the examples in a folder that contains the package, laid out as npm installs it.
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
    // An output of an earlier compilation must not be used.
    sh.remove_path("evening.mjs")?;
    if let Some(npm) = npm {
        npm.tsc(&sh, "node16").arg("evening.mts").run()?;
    }
    node_test(&sh, ".", |name| name.ends_with(TEST))
}

/// Runs the tests in a folder whose names `is_wanted` accepts, with Node's test runner.
fn node_test(sh: &Sh, folder: &str, is_wanted: impl Fn(&str) -> bool) -> anyhow::Result<()> {
    // A URL is needed on Windows, where a path begins with a drive letter.
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

/// Returns a shell in a folder, without the variables for Node and the client from the developer's
/// shell.
fn node_shell(folder: &Path) -> anyhow::Result<Sh> {
    Ok(Sh::at(folder)?.without_variables(&[
        "GFXHUB_URL",
        "GFXHUB_API_KEY",
        "NODE_OPTIONS",
        "NODE_PATH",
    ]))
}

/// A folder under the target folder with npm packages that are tools.
#[derive(Debug)]
pub(crate) struct Npm(PathBuf);

impl Npm {
    /// Uses the tools in a folder under the target folder. npm installs them if they are missing;
    /// each has an exact version, so that every run uses the same one.
    pub(crate) fn with(folder: &str, tools: &[&str]) -> anyhow::Result<Npm> {
        let npm = Npm(target_folder().join(folder));
        let sh = Sh::at(&npm.0)?;
        let wanted = tools.join("\n");
        let done = npm.0.join("gfxhub-tools.txt");
        if sh.read_file(&done).is_ok_and(|there| there == wanted) {
            return Ok(npm);
        }
        // Without this file, npm would use the package.json of a parent folder.
        sh.write_file("package.json", "{ \"private\": true }\n")?;
        install(&sh, tools)?;
        sh.write_file(&done, wanted)?;
        Ok(npm)
    }

    /// Returns a command that runs the type checker with a module system. It uses Node's types from
    /// this folder only.
    pub(crate) fn tsc<'a>(&self, sh: &'a Sh, module: &str) -> Cmd<'a> {
        let (tsc, types) = (self.modules().join(TSC), self.modules().join("@types"));
        cmd!(
            sh,
            "node {tsc} {STRICT...} --module {module} --target es2022
                --typeRoots {types} --types node"
        )
    }

    /// Returns the folder of the packages.
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
        "npm cannot install {}: {}",
        tools.join(", "),
        said.unwrap_or_default()
    );
    Ok(())
}

/// Copies the built addon into the package, with the file name that the package looks for.
fn put_beside(built: &Path, package: &Path) -> anyhow::Result<()> {
    let (sh, place) = (Sh::new()?, package.join(addon::file_name()));
    // Overwriting the old file would crash a program that has it mapped.
    sh.remove_path(&place)?;
    Ok(sh.copy_file(built, &place)?)
}

/// Returns a path as a URL, for imports in Node.
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
