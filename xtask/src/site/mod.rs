//! `cargo xtask docs` and the step `site`: builds a site from the pages under docs with mdBook, and
//! checks its links.

mod links;
#[cfg(test)]
mod recording;
mod staging;

use std::path::PathBuf;

use anyhow::bail;
use gfxhub_tests::cargo::target_folder;
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::tool::{MDBOOK, Tool, mdbook};

/// Installs mdBook if it is missing, and builds the site.
pub(crate) fn run() -> anyhow::Result<()> {
    install()?;
    check()?;
    let index = folder().join("index.html");
    commands::say(&format!("the site is at {}", index.display()));
    Ok(())
}

/// Builds the site, and fails if one of its links leads nowhere.
pub(crate) fn check() -> anyhow::Result<()> {
    let (book, site) = (target_folder().join("book"), folder());
    staging::stage(&book)?;
    let (sh, mdbook) = (Sh::new()?, mdbook());
    sh.remove_path(&site)?;
    // By default mdBook reports each of its steps.
    sh.set_var("MDBOOK_LOG", "warn");
    cmd!(sh, "{mdbook} build {book} --dest-dir {site}").run()?;
    let (followed, broken) = links::follow(&site)?;
    commands::say(&format!("{followed} links of the site were followed"));
    match broken.is_empty() {
        true => Ok(()),
        false => bail!("links that lead nowhere:\n{}", broken.join("\n")),
    }
}

/// Installs mdBook under the target folder, unless it is there.
pub(crate) fn install() -> anyhow::Result<()> {
    if Tool::Mdbook.is_here() {
        return Ok(());
    }
    let (sh, tools) = (Sh::new()?, target_folder().join("tools"));
    // mdBook is built without its server, which is not used here and takes long to build.
    let install = cmd!(
        sh,
        "cargo install mdbook --locked --version {MDBOOK} --root {tools}
            --no-default-features --features search"
    );
    Ok(install.run()?)
}

/// Returns the folder of the site.
fn folder() -> PathBuf {
    target_folder().join("site")
}
