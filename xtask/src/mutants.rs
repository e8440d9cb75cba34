//! `cargo xtask mutants`: cargo-mutants makes small changes to the client, one at a time, and runs
//! its tests, which must then fail. `.cargo/mutants.toml` says which code is changed and which
//! tests run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::cargo_tool::MUTANTS;
use crate::commands::{Sh, printed};

/// Runs cargo-mutants with these arguments. `--in-diff` takes a git revision instead of a file.
pub(crate) fn run(arguments: &[OsString]) -> anyhow::Result<()> {
    let program = MUTANTS.install()?;
    let folder = target_folder().join("mutants");
    Sh::new()?.create_dir(&folder)?;
    let arguments = with_diff(arguments, |revision| changes_since(revision, &folder))?;
    let mut command = Command::new(program);
    // cargo passes the name of a subcommand as its first argument, so this call does too.
    command.arg("mutants").arg("--dir").arg(root());
    command.arg("--output").arg(&folder).args(arguments);
    command.env_remove("RUST_BACKTRACE");
    let status = command.status();
    let status = status.context("cargo-mutants does not start")?;
    let lists = folder.join("mutants.out");
    match status.code() {
        Some(0) => Ok(()),
        Some(2) => bail!(
            "the tests did not notice some changes: {}",
            lists.join("missed.txt").display()
        ),
        Some(3) => bail!(
            "the tests took too long with some changes: {}",
            lists.join("timeout.txt").display()
        ),
        _ => bail!("cargo-mutants ended with {status}"),
    }
}

/// Replaces the revision after `--in-diff` by a file with the differences.
fn with_diff(
    arguments: &[OsString],
    changes: impl Fn(&str) -> anyhow::Result<PathBuf>,
) -> anyhow::Result<Vec<OsString>> {
    let mut given = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if word == "--in-diff" {
            let revision = words.next().and_then(|word| word.to_str());
            let revision = revision.context("--in-diff needs a git revision, such as main")?;
            given.push(word.clone());
            given.push(changes(revision)?.into());
        } else {
            given.push(word.clone());
        }
    }
    Ok(given)
}

/// Writes the differences from a git revision, including those that are not committed, into a file.
fn changes_since(revision: &str, folder: &Path) -> anyhow::Result<PathBuf> {
    let sh = Sh::new()?;
    let text = printed(&mut cmd!(sh, "git diff --no-ext-diff {revision} --").into())?;
    let file = folder.join("changes.diff");
    sh.write_file(&file, text)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revision_becomes_the_file_of_its_changes() {
        let words = ["--shard", "0/8", "--in-diff", "main", "--list"].map(OsString::from);
        let given = with_diff(&words, |revision| {
            Ok(PathBuf::from(format!("{revision}.diff")))
        });
        let wanted = ["--shard", "0/8", "--in-diff", "main.diff", "--list"].map(OsString::from);
        assert_eq!(given.unwrap(), wanted.to_vec());
        let refused = with_diff(&["--in-diff".into()], |_| Ok(PathBuf::new()));
        assert!(
            refused
                .unwrap_err()
                .to_string()
                .contains("needs a git revision")
        );
    }
}
