//! Tests the crates as dependencies, given by path, of a program outside this workspace.

use anyhow::{Context as _, ensure};
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use super::scratch::{Scratch, prints};
use super::{TriedSteps, print_checks};
use crate::blocks::page::Page;
use crate::commands::Sh;
use crate::five_lines;

/// Page with the manifest for users who have the sources.
const PAGE: &str = "docs/start/rust.md";

/// Returns the manifest in the page, with the path of this checkout.
fn manifest() -> anyhow::Result<String> {
    let path = root().display().to_string().replace('\\', "/");
    let manifest = Page::at(PAGE)?.first("toml")?.text;
    Ok(manifest.replace("CHECKOUT", &path))
}

/// Returns the commands in README.md that add the crates of a checkout.
fn additions() -> anyhow::Result<Vec<String>> {
    let text = Sh::new()?.read_file(root().join("README.md"))?;
    let row = text.lines().find(|line| line.starts_with("| Rust | "));
    let row = row.context("README.md has no row for Rust")?;
    let commands = row.split('`').filter(|word| word.starts_with("cargo add"));
    let path = root().display().to_string();
    Ok(commands
        .map(|command| command.replace("CHECKOUT", &path))
        .collect())
}

/// Builds the program with the versions in the lock file, without a network, and runs it.
pub(crate) fn check(scratch: &Scratch, tried: &mut TriedSteps) -> anyhow::Result<()> {
    let sh = Sh::at(&scratch.folder("rust")?)?;
    sh.write_file("Cargo.toml", manifest()?)?;
    sh.copy_file(root().join("Cargo.lock"), "Cargo.lock")?;
    let target = target_folder().join("packaging/crate");
    five_lines::play("rust", |text| {
        sh.write_file("src/main.rs", text)?;
        let run = cmd!(sh, "cargo run --quiet --offline --target-dir {target}");
        let run = run
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        prints(run, None)
    })?;
    let sh = Sh::at(&scratch.folder("rust-added")?)?;
    cmd!(sh, "cargo init --quiet").run()?;
    for command in additions()? {
        let words = command.split(' ').skip(1);
        cmd!(sh, "cargo {words...} --offline --quiet").run()?;
    }
    let added = sh.read_file("Cargo.toml")?;
    let is_added = ["gfxhub = ", "gfxhub-simulator = "].map(|start| added.contains(start));
    ensure!(
        is_added == [true; 2],
        "the commands of README.md do not add both crates: {added}"
    );
    print_checks(
        "crates by path",
        &[
            "built outside the workspace",
            "a property moves",
            "added with the commands of README.md",
        ],
    );
    tried.steps(
        "Rust",
        &[
            "paste Cargo.toml of docs/start/rust.md",
            "paste src/main.rs",
            "cargo run",
        ],
    )
}
