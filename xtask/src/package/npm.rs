//! Packs the npm packages: `gfxhub`, and for each platform one that contains only the addon.

use std::path::{Path, PathBuf};

use xshell::cmd;

use super::build::Builder;
use super::sizes::Size;
use super::{Package, addon, glibc, notices};
use crate::commands::Sh;
use crate::install::platform::{Abi, Platform, System};
use crate::install::{InstallPrefix, VERSION};
use crate::relative_links;

/// Entries in the package's folder that are for developers only and are not packaged.
const NOT_OURS: [&str; 3] = ["node_modules", "src", "test"];

/// Scope of the packages that contain an addon. `node/lib/native.cjs` looks for them there.
const SCOPE: &str = "@gfxhub";

/// Name of the npm program, which is a script on Windows.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Packs the package `gfxhub` and the package of the platform.
pub(crate) fn make(folder: &Path, builder: &Builder) -> anyhow::Result<Package> {
    let (platform, addon) = (&builder.platform, builder.addon()?);
    if platform.has_glibc() {
        glibc::check(&addon)?;
    }
    let stages = folder.join("stage/npm");
    let main = lay_sources(&stages.join("gfxhub"))?;
    let of_platform = lay_platform(&stages.join(platform.npm_name()), platform, &addon)?;
    let of_platform = pack(&of_platform, folder, &platform_file(platform))?;
    let file = pack(&main, folder, &format!("gfxhub-{VERSION}.tgz"))?;
    let sizes = vec![
        Size::of("addon of Node", &addon)?,
        Size::of("npm package of the platform", &of_platform)?,
        Size::of("npm package", &file)?,
    ];
    Ok(Package { file, sizes })
}

/// Returns the file name that npm gives the package of a platform.
pub(crate) fn platform_file(platform: &Platform) -> String {
    format!("gfxhub-{}-{VERSION}.tgz", platform.npm_name())
}

/// Returns the name of a platform's package.
pub(crate) fn platform_package(platform: &Platform) -> String {
    format!("{SCOPE}/{}", platform.npm_name())
}

/// Runs `npm pack` for a folder. Returns the packed file, whose name must be `name`.
pub(crate) fn pack(stage: &Path, folder: &Path, name: &str) -> anyhow::Result<PathBuf> {
    let sh = Sh::at(stage)?;
    cmd!(
        sh,
        "{NPM} pack --silent --ignore-scripts --pack-destination {folder}"
    )
    .ignore_stdout()
    .run()?;
    Ok(folder.join(name))
}

/// Creates a folder with the package and the addon. Tests put it where Node finds it.
pub(crate) fn stage(folder: &Path, addon: &Path) -> anyhow::Result<PathBuf> {
    lay_sources(folder)?;
    InstallPrefix::new(folder)?.copy(addon, &addon::file_name())?;
    Ok(folder.to_owned())
}

/// Creates a folder with the contents of the package, so that no file is added to the sources.
fn lay_sources(folder: &Path) -> anyhow::Result<PathBuf> {
    let sh = Sh::new()?;
    sh.remove_path(folder)?;
    let place = InstallPrefix::new(folder)?;
    for path in sh.read_dir("node")? {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        // An addon that a developer built must not be packaged.
        if NOT_OURS.contains(&&*name) || name.ends_with(".node") {
            continue;
        }
        if path.is_dir() {
            place.copy_folder(&path, &name)?;
        } else {
            place.copy(&path, &name)?;
        }
    }
    notices::put(&place, "")?;
    relative_links::check(folder)?;
    Ok(folder.to_owned())
}

/// Creates a folder with the contents of a platform's package.
pub(crate) fn lay_platform(
    folder: &Path,
    platform: &Platform,
    addon: &Path,
) -> anyhow::Result<PathBuf> {
    Sh::new()?.remove_path(folder)?;
    let place = InstallPrefix::new(folder)?;
    let name = platform.npm_name();
    let file = format!("gfxhub.{name}.node");
    place.copy(addon, &file)?;
    place.write("package.json", &manifest(platform, &file))?;
    let package = platform_package(platform);
    place.write(
        "README.md",
        &format!(
            "# {package}\n\nThe addon of the package `gfxhub` for {name}. Install `gfxhub`.\n"
        ),
    )?;
    notices::put(&place, "")?;
    Ok(folder.to_owned())
}

/// Returns the package.json of a platform's package. It keeps npm from installing the package on
/// other platforms.
fn manifest(platform: &Platform, file: &str) -> String {
    let (package, name) = (platform_package(platform), platform.npm_name());
    let (system, processor) = (platform.npm_system(), platform.npm_processor());
    let libc = match (platform.system, platform.abi) {
        (System::Linux, Abi::Musl) => "\n  \"libc\": [\"musl\"],",
        (System::Linux, _) => "\n  \"libc\": [\"glibc\"],",
        _ => "",
    };
    let licences = notices::LICENCES
        .map(|name| format!("\"{name}\""))
        .join(", ");
    let notices = notices::NOTICES_NAME;
    format!(
        r#"{{
  "name": "{package}",
  "version": "{VERSION}",
  "description": "The addon of gfxhub for {name}",
  "license": "MIT OR Apache-2.0",
  "os": ["{system}"],
  "cpu": ["{processor}"],{libc}
  "engines": {{ "node": ">=20" }},
  "main": "{file}",
  "files": ["{file}", {licences}, "{notices}"]
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::cargo::root;

    use super::*;
    use crate::install::platform::RELEASED;

    #[test]
    fn the_package_lists_that_of_each_platform_in_this_version() {
        let text = std::fs::read_to_string(root().join("node/package.json")).unwrap();
        let (_, rest) = text.split_once("\"optionalDependencies\": {").unwrap();
        let (listed, _) = rest.split_once('}').unwrap();
        let listed: Vec<String> = listed
            .lines()
            .map(|line| line.trim().trim_end_matches(',').to_owned())
            .filter(|line| !line.is_empty())
            .collect();
        let mut expected = RELEASED.map(|triple| {
            let package = platform_package(&Platform::named(triple).unwrap());
            format!("\"{package}\": \"{VERSION}\"")
        });
        expected.sort();
        assert_eq!(listed, expected);
        let version = format!("\"version\": \"{VERSION}\"");
        assert!(
            text.contains(&version),
            "node/package.json is not {version}"
        );
        let engines = "\"node\": \">=20\"";
        assert!(text.contains(engines) && manifest(&Platform::host(), "x").contains(engines));
    }

    #[test]
    fn texts_of_the_package_lead_to_what_it_holds() {
        let folder = tempfile::tempdir().unwrap();
        lay_sources(&folder.path().join("gfxhub")).unwrap();
    }

    #[test]
    fn musl_and_glibc_are_distinguished() {
        let libc = |triple| manifest(&Platform::named(triple).unwrap(), "x.node");
        assert!(libc("x86_64-unknown-linux-musl").contains("\"libc\": [\"musl\"]"));
        assert!(libc("x86_64-unknown-linux-gnu").contains("\"libc\": [\"glibc\"]"));
        assert!(!libc("aarch64-apple-darwin").contains("libc"));
    }
}
