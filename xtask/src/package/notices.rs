//! The licences in each package: our own, and the notices of every linked crate.

use std::fs;

use anyhow::ensure;
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::cargo_tool::ABOUT;
use crate::commands::{self, Sh};
use crate::install::InstallPrefix;
use crate::install::platform::RELEASED;

/// Files with our licences.
pub(crate) const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// File with the notices of the linked crates. `cargo xtask notices` writes it.
pub(crate) const NOTICES: &str = "packaging/THIRD-PARTY-NOTICES.txt";

/// Name of this file in a package.
pub(crate) const NOTICES_NAME: &str = "THIRD-PARTY-NOTICES.txt";

/// Copies our licences and the notices into a folder of a package. An empty name means the top
/// level of the package.
pub(crate) fn put(place: &InstallPrefix, folder: &str) -> anyhow::Result<()> {
    let path = |name: &str| match folder {
        "" => name.to_owned(),
        folder => format!("{folder}/{name}"),
    };
    for name in LICENCES {
        place.copy(&root().join(name), &path(name))?;
    }
    place.copy(&root().join(NOTICES), &path(NOTICES_NAME))
}

/// The packaged crates and their folders. Together they link all crates that packages contain.
const LINKED: [(&str, &str); 4] = [
    ("gfxhub-c", "ffi-c"),
    ("gfxhub-cli", "cli"),
    ("gfxhub-node", "node"),
    ("gfxhub-py", "py"),
];

/// Writes the file with the notices.
pub(crate) fn write() -> anyhow::Result<()> {
    let program = ABOUT.install()?;
    let (sh, folder) = (Sh::new()?, target_folder().join("packaging/notices"));
    sh.remove_path(&folder)?;
    let place = InstallPrefix::new(&folder)?;
    // cargo-about reads one crate or a whole workspace, so it gets a crate that depends on the
    // packaged ones.
    place.write("Cargo.toml", &manifest())?;
    place.write("src/lib.rs", "")?;
    place.copy(&root().join("Cargo.lock"), "Cargo.lock")?;
    let (manifest, file) = (folder.join("Cargo.toml"), folder.join("notices.txt"));
    // cargo-about reads the crates of every platform, but a build fetches only those of its own
    // platform.
    cmd!(sh, "cargo fetch --manifest-path {manifest}").run()?;
    cmd!(
        sh,
        "{program} generate --offline --fail --manifest-path {manifest}
            --config packaging/about.toml --output-file {file} packaging/about.hbs"
    )
    .ignore_stderr()
    .run()?;
    let text = fs::read_to_string(file)?;
    let lines = text.lines().map(|line| line.trim_end().to_owned() + "\n");
    sh.write_file(root().join(NOTICES), lines.collect::<String>())?;
    check()
}

fn manifest() -> String {
    let path = root().display().to_string().replace('\\', "/");
    let lines = LINKED.map(|(name, folder)| format!("{name} = {{ path = \"{path}/{folder}\" }}\n"));
    format!(
        "[package]\nname = \"linked\"\nedition = \"2024\"\npublish = false\n\n[dependencies]\n{}\n[workspace]\n",
        lines.concat()
    )
}

/// Checks that the notices contain each linked crate in its version.
pub(crate) fn check() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let packages = LINKED.iter().flat_map(|(name, _)| ["--package", name]);
    let targets = RELEASED.iter().flat_map(|triple| ["--target", triple]);
    let format = "{p}";
    let tree = cmd!(
        sh,
        "cargo tree --locked --edges normal,no-proc-macro --prefix none --format {format}"
    );
    let tree = tree.args(packages).args(targets).read()?;
    let written = fs::read_to_string(root().join(NOTICES)).unwrap_or_default();
    let missing = missing(&tree, &written);
    ensure!(
        missing.is_empty(),
        "{NOTICES} lacks {}: run `cargo xtask notices`",
        missing.join(", ")
    );
    commands::say("the notices contain each linked crate");
    Ok(())
}

/// Returns the crates of a dependency tree that the notices lack.
fn missing(tree: &str, notices: &str) -> Vec<String> {
    let crates = tree.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        // A crate with a path is skipped, because it is one of ours.
        words
            .all(|word| word == "(*)")
            .then(|| format!("{name} {version}"))
    });
    let is_there = |one: &str| {
        let mut lines = notices.lines().map(str::trim_start);
        lines.any(|line| line == one || line.starts_with(&format!("{one} (")))
    };
    let mut missing: Vec<String> = crates.filter(|one| !is_there(one)).collect();
    missing.sort();
    missing.dedup();
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_a_notice_is_noticed() {
        let tree = "gfxhub v1.0.0 (/work/core)\na v1.2.3\n\nb v2.0.0 (*)\nb v2.0.1\n";
        let notices = "  a 1.2.3 (https://example.com)\n  b 2.0.0\n";
        assert_eq!(missing(tree, notices), ["b 2.0.1"]);
        assert!(missing("", "").is_empty());
    }
}
