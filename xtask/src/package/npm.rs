//! The package of Node, with the addon of this platform in it.

use std::path::{Path, PathBuf};

use gfxhub_tests::cargo::root;
use xshell::cmd;

use super::sizes::Size;
use super::{Made, addon, only_file, remove_files};
use crate::commands::Sh;
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
    let sh = Sh::at(&stage)?;
    let pack = cmd!(
        sh,
        "{NPM} pack --silent --ignore-scripts --pack-destination {folder}"
    );
    pack.run()?;
    let file = only_file(folder, "gfxhub-", ".tgz")?;
    let sizes = vec![
        Size::of("addon of Node", &addon)?,
        Size::of("npm package", &file)?,
    ];
    Ok(Made { file, sizes })
}

/// npm, which is no program but a script on Windows.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// A folder with what the package holds, so that nothing of it lies about in the sources.
pub(crate) fn stage(folder: &Path, addon: &Path) -> anyhow::Result<PathBuf> {
    let sh = Sh::new()?;
    sh.remove_path(folder)?;
    let place = Place::new(folder)?;
    for path in sh.read_dir("node")? {
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
