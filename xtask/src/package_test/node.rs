//! The package of Node, installed into an empty folder.

use std::path::Path;

use anyhow::Context as _;
use xshell::cmd;

use super::held;
use super::scratch::{Scratch, prints};
use crate::commands::Sh;
use crate::install::VERSION;
use crate::package::NPM;
use crate::readme_programs::{self, Language};

/// How the program of README.md gets at the package, and how it does with `require`.
const IMPORT: (&str, &str) = (
    "import { Client, LocalHub } from 'gfxhub'",
    "const { Client, LocalHub } = require('gfxhub')",
);

/// Installs the package and uses it.
pub(crate) fn tarball(scratch: &Scratch, tarball: &Path) -> anyhow::Result<()> {
    let sh = Sh::at(&scratch.folder("node")?)?;
    let version = prints(cmd!(sh, "node --version"), None)?;
    // All that it needs is in it: nothing is fetched.
    let install = cmd!(sh, "{NPM} install --offline --no-audit --no-fund --silent");
    prints(install.arg(tarball), None)?;
    let run = |name: &str, text: &str| {
        sh.write_file(name, text)?;
        prints(cmd!(sh, "node {name}"), None)
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
    let due = format!("gfxhub {VERSION}");
    let npx = cmd!(sh, "{NPM} exec --no -- gfxhub --version");
    prints(npx, Some(&due))?;
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
