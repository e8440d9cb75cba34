//! `cargo xtask bench`: builds and runs the benchmarks of `bench/`, and writes their page.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::install::PROFILE;

/// The page that the tables stand on.
const PAGE: &str = "docs/benchmarks.md";

/// What is run.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Time this binding alone
    #[arg(long, value_name = "NAME")]
    only: Option<Binding>,
    /// Put the tables into docs/benchmarks.md, beside printing them
    #[arg(long)]
    write: bool,
    /// Play few rounds: to try it, not to quote it
    #[arg(long)]
    quick: bool,
}

/// A binding whose calls are timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Binding {
    /// Against other clients of Rust.
    Rust,
}

impl Binding {
    const ALL: &[Binding] = &[Binding::Rust];

    /// Its name on the command line and in the marks of the page.
    fn name(self) -> &'static str {
        match self {
            Binding::Rust => "rust",
        }
    }

    /// Runs its benchmarks and gives their tables.
    fn tables(self, quick: bool) -> anyhow::Result<String> {
        match self {
            Binding::Rust => {
                let (sh, program) = (Sh::new()?, build()?);
                let quick = quick.then_some("--quick");
                Ok(cmd!(sh, "{program} {quick...}").read()?)
            }
        }
    }
}

/// Runs what the options say, prints the tables, and puts them into the page where that is asked.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let wanted = |binding: &&Binding| options.only.is_none_or(|only| only == **binding);
    for binding in Binding::ALL.iter().filter(wanted) {
        let tables = binding.tables(options.quick)?;
        commands::say(tables.trim_end());
        if options.write {
            write(&root().join(PAGE), binding.name(), &tables)?;
        }
    }
    Ok(())
}

/// Whether the benchmarks are laid out as the rest.
pub(crate) fn check_layout() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    Ok(cmd!(sh, "cargo fmt --manifest-path bench/Cargo.toml -- --check").run()?)
}

/// Builds the program as what is handed out is built, and gives its path.
fn build() -> anyhow::Result<PathBuf> {
    let sh = Sh::new()?;
    let folder = target_folder().join("bench");
    let build = cmd!(
        sh,
        "cargo build --profile {PROFILE} --locked --manifest-path bench/Cargo.toml
            --target-dir {folder}"
    );
    build.run()?;
    let name = format!("gfxhub-bench{}", std::env::consts::EXE_SUFFIX);
    Ok(folder.join(PROFILE).join(name))
}

/// Puts tables between the marks of their name in a page.
fn write(page: &Path, name: &str, tables: &str) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let text = between(&sh.read_file(page)?, name, tables.trim())
        .with_context(|| format!("{} has no marks for {name}", page.display()))?;
    Ok(sh.write_file(page, text)?)
}

/// The text with others in place of the lines between the marks of this name.
fn between(text: &str, name: &str, tables: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{tables}\n\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stand_between_their_marks() {
        let page = "a\n<!-- rust -->\nold\n<!-- /rust -->\nb\n";
        let due = "a\n<!-- rust -->\n\nnew\n\n<!-- /rust -->\nb\n";
        assert_eq!(between(page, "rust", "new").as_deref(), Some(due));
        assert_eq!(between(due, "rust", "new").as_deref(), Some(due));
        assert_eq!(between(page, "c", "new"), None);
        let page = std::fs::read_to_string(root().join(PAGE)).unwrap();
        for binding in Binding::ALL {
            assert!(between(&page, binding.name(), "").is_some());
        }
    }
}
