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

use crate::cargo_tool::MDBOOK;
use crate::commands::{self, Sh};

/// Builds the site and says where it is.
pub(crate) fn run() -> anyhow::Result<()> {
    check()?;
    let index = folder().join("index.html");
    commands::say(&format!("the site is at {}", index.display()));
    Ok(())
}

/// Builds the site, and mdBook if it is missing. Fails if a link of the site leads nowhere.
pub(crate) fn check() -> anyhow::Result<()> {
    let (book, site) = (target_folder().join("book"), folder());
    staging::stage(&book)?;
    let (sh, mdbook) = (Sh::new()?, MDBOOK.install()?);
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

/// Returns the folder of the site.
fn folder() -> PathBuf {
    target_folder().join("site")
}
