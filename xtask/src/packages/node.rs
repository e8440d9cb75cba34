//! The package of Node, installed into an empty folder.

use std::path::Path;
use std::process::Command;

use super::held;
use super::scratch::{Scratch, prints, write};
use crate::install::VERSION;
use crate::package::npm;
use crate::readme_programs::{self, Language};
use anyhow::Context as _;

/// How the program of README.md gets at the package, and how it does with `require`.
const IMPORT: (&str, &str) = (
    "import { Client } from 'gfxhub'",
    "const { Client } = require('gfxhub')",
);

/// Installs the package and uses it.
pub(crate) fn tarball(scratch: &Scratch, tarball: &Path) -> anyhow::Result<()> {
    let folder = scratch.folder("node")?;
    let version = prints(Command::new("node").arg("--version"), None)?;
    let mut install = npm();
    // All that it needs is in it: nothing is fetched.
    install.args([
        "install",
        "--offline",
        "--no-audit",
        "--no-fund",
        "--silent",
    ]);
    prints(install.arg(tarball).current_dir(&folder), None)?;
    let run = |name: &str, text: &str| {
        write(&folder.join(name), text)?;
        let mut command = Command::new("node");
        prints(command.arg(name).current_dir(&folder), None)
    };
    readme_programs::play(Language::Node, |text| run("five.mjs", text))?;
    readme_programs::play(Language::Node, |text| {
        let (import, require) = IMPORT;
        let rest = text.split_once(import).map(|(_, rest)| rest);
        let rest = rest.with_context(|| format!("README.md has no {import:?}"))?;
        // Outside of modules `await` stands in functions alone.
        run(
            "five.cjs",
            &format!("{require}\n;(async () => {{{rest}}})()\n"),
        )
    })?;
    let mut npx = npm();
    npx.args(["exec", "--no", "--", "gfxhub", "--version"]);
    let due = format!("gfxhub {VERSION}");
    prints(npx.current_dir(&folder), Some(&due))?;
    held(
        &format!("npm package, Node {}", version.trim()),
        &[
            "five lines with import",
            "five lines with require",
            "npx gfxhub",
        ],
    );
    Ok(())
}
