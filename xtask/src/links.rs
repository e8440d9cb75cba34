//! The step `links`: checks that each link in the texts for people leads to an existing file and
//! heading.

use xshell::cmd;

use crate::commands::Sh;
use crate::node::Npm;

/// The link checker. It only reads files and does not use the network.
const TOOLS: [&str; 2] = ["remark-cli@12.0.1", "remark-validate-links@13.1.0"];

/// Texts to check: files, and folders with their contents.
const TEXTS: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs",
    "examples/python",
    "fuzz/README.md",
    "node/README.md",
    "py/README.md",
    "tests",
];

/// Returns the link checker. npm installs it if it is missing.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("docs/tools", &TOOLS)
}

/// Checks all links.
pub(crate) fn check() -> anyhow::Result<()> {
    let (sh, npm) = (Sh::new()?, tools()?);
    let remark = npm.modules().join("remark-cli/cli.js");
    let plugin = npm.modules().join("remark-validate-links/index.js");
    // Links are resolved in the local folders, not on the pages of a Git host.
    let remark = cmd!(
        sh,
        "node {remark} --no-stdout --quiet --frail --no-config --no-ignore
            --use {plugin}=repository:false {TEXTS...}"
    );
    Ok(remark.run()?)
}
