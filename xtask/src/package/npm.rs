//! The package of Node, with the addon of this platform in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use gfxhub_tests::cargo::root;

use super::sizes::Size;
use super::{Made, addon, only_file, remove_files};
use crate::commands::succeed;
use crate::install::{PROFILE, Place};

/// What is in the folder of the package for those who work on it alone.
const NOT_OURS: [&str; 3] = ["node_modules", "src", "test"];

/// Builds the addon and packs it with the rest.
pub(crate) fn make(folder: &Path, debug: bool) -> anyhow::Result<Made> {
    remove_files(folder, "gfxhub-", ".tgz")?;
    let mut arguments = vec!["--lib"];
    if !debug {
        arguments.extend(["--profile", PROFILE]);
    }
    let addon = addon::build(&arguments)?;
    let stage = stage(&folder.join("npm"), &addon)?;
    let mut command = npm();
    command.args(["pack", "--silent", "--ignore-scripts", "--pack-destination"]);
    succeed(command.arg(folder).current_dir(&stage))?;
    let file = only_file(folder, "gfxhub-", ".tgz")?;
    let sizes = vec![
        Size::of("addon of Node", &addon)?,
        Size::of("npm package", &file)?,
    ];
    Ok(Made { file, sizes })
}

/// npm, which is no program but a script on Windows.
pub(crate) fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// A folder with what the package holds, so that nothing of it lies about in the sources.
pub(crate) fn stage(folder: &Path, addon: &Path) -> anyhow::Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let place = Place::new(folder)?;
    let package = root().join("node");
    let entries = fs::read_dir(&package);
    let entries = entries.with_context(|| package.display().to_string())?;
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        // One that was built for trying it out is not the one to hand out.
        if NOT_OURS.contains(&&*name) || name.ends_with(".node") {
            continue;
        }
        if path.is_dir() {
            place.copy_folder(&path, &name)?;
        } else {
            place.copy(&path, &name)?;
        }
    }
    place.copy(addon, &addon::file_name())?;
    for document in ["LICENSE-APACHE", "LICENSE-MIT"] {
        place.copy(&root().join(document), document)?;
    }
    Ok(folder.to_owned())
}
