//! The package of Node, with the addon of this platform in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::{self, root};

use super::sizes::{ADDON, Size};
use super::{Made, only_file, remove_files};
use crate::commands::succeed;
use crate::install::Place;

/// What is in the folder of the package for those who work on it alone.
const NOT_OURS: [&str; 3] = ["node_modules", "src", "test"];

/// Builds the addon and packs it with the rest.
pub(crate) fn make(folder: &Path, debug: bool) -> Result<Made, String> {
    remove_files(folder, "gfxhub-", ".tgz")?;
    let addon = addon(debug)?;
    let stage = stage(&folder.join("npm"), &addon)?;
    let mut command = npm();
    command.args(["pack", "--silent", "--ignore-scripts", "--pack-destination"]);
    succeed(command.arg(folder).current_dir(&stage))?;
    let file = only_file(folder, "gfxhub-", ".tgz")?;
    let sizes = vec![
        Size::of("addon of Node", &addon, Some(ADDON))?,
        Size::of("npm package", &file, None)?,
    ];
    Ok(Made { file, sizes })
}

/// npm, which is no program but a script on Windows.
pub(crate) fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

fn addon(debug: bool) -> Result<PathBuf, String> {
    let mut arguments = vec!["--lib"];
    if !debug {
        arguments.push("--release");
    }
    let files = cargo::artefacts("gfxhub-node", &arguments)?;
    let library = files.into_iter().find(|file| {
        let end = file.extension().and_then(|end| end.to_str());
        end.is_some_and(|end| end == std::env::consts::DLL_EXTENSION)
    });
    library.ok_or_else(|| "cargo built the addon and does not say where".to_owned())
}

/// A folder with what the package holds, so that nothing of it lies about in the sources.
pub(crate) fn stage(folder: &Path, addon: &Path) -> Result<PathBuf, String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    }
    let place = Place::new(folder)?;
    let package = root().join("node");
    let entries = fs::read_dir(&package);
    let entries = entries.map_err(|fault| format!("{}: {fault}", package.display()))?;
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
    place.copy(addon, &format!("gfxhub.{}.node", platform()))?;
    for document in ["LICENSE-APACHE", "LICENSE-MIT"] {
        place.copy(&root().join(document), document)?;
    }
    Ok(folder.to_owned())
}

/// The platform by the name that npm's packages go by, as the package's own loader says it.
pub(crate) fn platform() -> String {
    let system = match std::env::consts::OS {
        "windows" => "win32",
        "macos" => "darwin",
        other => other,
    };
    let processor = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    match (system, cfg!(target_env = "musl")) {
        ("linux", true) => format!("linux-{processor}-musl"),
        ("linux", false) => format!("linux-{processor}-gnu"),
        _ => format!("{system}-{processor}"),
    }
}

#[cfg(test)]
mod tests {
    use super::platform;

    #[test]
    fn the_platform_is_named_as_npm_names_it() {
        if cfg!(all(
            target_os = "linux",
            target_arch = "x86_64",
            target_env = "gnu"
        )) {
            assert_eq!(platform(), "linux-x64-gnu");
        }
        assert!(platform().split('-').count() >= 2);
    }
}
