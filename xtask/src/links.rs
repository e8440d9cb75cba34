//! The step `links`: the links of the texts for people lead to a file, and to a heading in it.

use xshell::cmd;

use crate::commands::Sh;
use crate::node::Npm;

/// What follows the links. It looks at files alone and asks nobody over the network.
const TOOLS: [&str; 2] = ["remark-cli@12.0.1", "remark-validate-links@13.1.0"];

/// The texts: files, and folders with all that they hold.
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

/// What follows the links, brought by npm.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("docs/tools", &TOOLS)
}

/// Follows them all.
pub(crate) fn check() -> anyhow::Result<()> {
    let (sh, npm) = (Sh::new()?, tools()?);
    let remark = npm.modules().join("remark-cli/cli.js");
    let plugin = npm.modules().join("remark-validate-links/index.js");
    // What is compared are folders here, and not pages of a host.
    let remark = cmd!(
        sh,
        "node {remark} --no-stdout --quiet --frail --no-config --no-ignore
            --use {plugin}=repository:false {TEXTS...}"
    );
    Ok(remark.run()?)
}
