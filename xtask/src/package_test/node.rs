//! Tests the Node package, installed into an empty folder.

use std::path::Path;

use anyhow::Context as _;
use xshell::cmd;

use super::scratch::{Scratch, prints};
use super::{TriedSteps, print_checks, traffic};
use crate::commands::Sh;
use crate::five_lines;
use crate::install::VERSION;
use crate::install::platform::Platform;
use crate::package::npm::{NPM, platform_file};

/// The `import` in the program of README.md, and the `require` that replaces it.
const IMPORT: (&str, &str) = (
    "import { Client, LocalHub } from 'gfxhub'",
    "const { Client, LocalHub } = require('gfxhub')",
);

/// Installs the package and uses it.
pub(crate) fn tarball(
    scratch: &Scratch,
    tarball: &Path,
    tried: &mut TriedSteps,
) -> anyhow::Result<()> {
    let sh = Sh::at(&scratch.folder("node")?)?;
    let version = prints(cmd!(sh, "node --version"), None)?;
    // The package is complete, so npm must not fetch anything.
    let install = cmd!(sh, "{NPM} install --offline --no-audit --no-fund --silent");
    let of_platform = tarball.with_file_name(platform_file(&Platform::host()));
    prints(install.arg(tarball).arg(of_platform), None)?;
    let run = |name: &str, text: &str| {
        sh.write_file(name, text)?;
        let folder = sh.current_dir();
        traffic::prints(&sh, "Node", Path::new("node"), &[name], &[&folder])
    };
    five_lines::play("js", |text| run("five.mjs", text))?;
    five_lines::play("js", |text| {
        let (import, require) = IMPORT;
        let rest = text.split_once(import).map(|(_, rest)| rest);
        let rest = rest.with_context(|| format!("README.md does not contain {import:?}"))?;
        // Outside of modules, `await` is allowed only in functions.
        run(
            "five.cjs",
            &format!("{require}\n;(async () => {{{rest}}})()\n"),
        )
    })?;
    let expected = format!("gfxhub {VERSION}");
    let npx = cmd!(sh, "{NPM} exec --no -- gfxhub --version");
    prints(npx, Some(&expected))?;
    print_checks(
        &format!("npm package, Node {}", version.trim()),
        &[
            "five lines with import",
            "five lines with require",
            "npx gfxhub",
        ],
    );
    tried.steps(
        "Node",
        &[
            "npm install ./gfxhub-*.tgz",
            "paste five.mjs",
            "node five.mjs",
        ],
    )
}
