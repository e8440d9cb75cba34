//! The package of Node, installed into an empty folder.

use std::path::Path;
use std::process::Command;

use super::held;
use super::scratch::{Scratch, prints, write};
use crate::install::VERSION;
use crate::package::npm;

/// Five lines with `import`.
const ESM: &str = "\
import { Client } from 'gfxhub'
const hub = new Client(process.argv[2])
for (const engine of await hub.engines.list()) {
  console.log(engine.displayName, engine.status)
}
";

/// Five lines with `require`.
const CJS: &str = "\
const { Client } = require('gfxhub')
new Client(process.argv[2]).engines.list().then((engines) => {
  for (const engine of engines) console.log(engine.displayName, engine.status)
})
";

/// What the demo show answers.
const PRINTED: &str = "Studio A connected";

/// Installs the package and uses it.
pub(crate) fn tarball(scratch: &Scratch, tarball: &Path, url: &str) -> Result<(), String> {
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
    for (name, program) in [("five.mjs", ESM), ("five.cjs", CJS)] {
        write(&folder.join(name), program)?;
        let mut command = Command::new("node");
        let printed = prints(command.args([name, url]).current_dir(&folder), None)?;
        if !printed.lines().any(|line| line == PRINTED) {
            return Err(format!("{name} prints {printed:?}, not {PRINTED:?}"));
        }
    }
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
