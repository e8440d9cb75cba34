//! The step `links`: the links of the texts for people lead to a file, and to a heading in it.

use gfxhub_tests::cargo::root;

use crate::commands::succeed;
use crate::node::Npm;

/// What follows the links. It looks at files alone and asks nobody over the network.
const TOOLS: [&str; 2] = ["remark-cli@12.0.1", "remark-validate-links@13.1.0"];

/// The texts: files, and folders with all that they hold.
const TEXTS: [&str; 8] = [
    "README.md",
    "CONTRIBUTING.md",
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
    let npm = tools()?;
    let plugin = npm.modules().join("remark-validate-links/index.js");
    let mut command = npm.tool("remark-cli/cli.js");
    command.args([
        "--no-stdout",
        "--quiet",
        "--frail",
        "--no-config",
        "--no-ignore",
    ]);
    // What is compared are folders here, and not pages of a host.
    let plugin = format!("{}=repository:false", plugin.display());
    command.arg("--use").arg(plugin).args(TEXTS);
    succeed(command.current_dir(root()))
}
