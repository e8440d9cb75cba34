//! The step `links`: each link of the texts for people leads to a file, and to a heading in it.

use xshell::cmd;

use crate::commands::Sh;
use crate::node::Npm;

/// The link checker. It looks only at files and uses no network.
const TOOLS: [&str; 2] = ["remark-cli@12.0.1", "remark-validate-links@13.1.0"];

/// The texts: files, and folders with their contents.
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

/// Returns the link checker, installed by npm.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("docs/tools", &TOOLS)
}

/// Checks all links.
pub(crate) fn check() -> anyhow::Result<()> {
    let (sh, npm) = (Sh::new()?, tools()?);
    let remark = npm.modules().join("remark-cli/cli.js");
    let plugin = npm.modules().join("remark-validate-links/index.js");
    // Links are compared with folders here, not with pages of a host.
    let remark = cmd!(
        sh,
        "node {remark} --no-stdout --quiet --frail --no-config --no-ignore
            --use {plugin}=repository:false {TEXTS...}"
    );
    Ok(remark.run()?)
}
