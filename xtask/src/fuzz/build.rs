//! Builds the targets with the flags that libFuzzer wants, and has them write what they begin with.

use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::root;

use crate::c_memory::nightly;
use crate::commands::{printed, succeed};

/// What makes a program tell libFuzzer where it has been, and AddressSanitizer watch its memory.
const FLAGS: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    "-Zsanitizer=address",
];

/// The targets as programs, and the folder of what they are given and come upon.
pub(super) struct Built {
    programs: PathBuf,
    folder: PathBuf,
}

/// Builds all targets.
pub(super) fn build(folder: &Path, quick: bool) -> Result<Built, String> {
    let host = host()?;
    let profile = if quick { "quick" } else { "release" };
    let mut command = nightly();
    command
        .args(["build", "--locked", "--bins", "--profile", profile])
        // Named, so that the flags are not those of build scripts too.
        .args(["--target", &host, "--target-dir"])
        .arg(folder)
        .current_dir(root().join("fuzz"))
        .env("RUSTFLAGS", FLAGS.join(" "));
    succeed(&mut command)?;
    Ok(Built {
        programs: folder.join(host).join(profile),
        folder: folder.to_owned(),
    })
}

impl Built {
    /// A target's program.
    pub(super) fn program(&self, target: &str) -> PathBuf {
        self.programs.join(target)
    }

    /// A folder of a target's, made if it is not there.
    pub(super) fn folder(&self, kind: &str, target: &str) -> Result<PathBuf, String> {
        let folder = self.folder.join(kind).join(target);
        let made = std::fs::create_dir_all(&folder);
        made.map_err(|fault| format!("{}: {fault}", folder.display()))?;
        Ok(folder)
    }

    /// Writes what the targets begin with, and gives their rows: name and share.
    pub(super) fn seeds(&self) -> Result<String, String> {
        printed(Command::new(self.program("seeds")).arg(self.folder.join("seeds")))
    }
}

/// What Rust calls this machine.
fn host() -> Result<String, String> {
    let told = printed(Command::new("rustup").args(["run", "nightly", "rustc", "-vV"]))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc does not say what this machine is".to_owned())
}
