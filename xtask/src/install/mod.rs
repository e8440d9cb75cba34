//! `cargo xtask install`: installs the C library, its headers and the files for CMake and
//! pkg-config under a prefix.

pub(crate) mod build;
mod documents;
pub(crate) mod files;
pub(crate) mod names;
mod package;
pub(crate) mod platform;
mod static_library;

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use gfxhub_tests::cargo::root;

use crate::commands;
use build::Libraries;
pub(crate) use build::PROFILE;
pub(crate) use files::InstallPrefix;
use names::Names;
pub(crate) use names::VERSION;
use platform::Platform;

/// Options of an installation.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Folder under which all files are installed
    #[arg(long, value_name = "DIR")]
    pub(crate) prefix: PathBuf,
    /// Also install the hub simulator, a separate library for tests
    #[arg(long = "with-local-hub")]
    pub(crate) local_hub: bool,
    /// Use the quick build instead of the optimised one
    #[arg(long)]
    pub(crate) debug: bool,
}

/// Builds the library and installs all files.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let place = InstallPrefix::new(&options.prefix)?;
    let client = build::libraries(build::CLIENT, options.debug)?;
    let local_hub = options
        .local_hub
        .then(|| build::libraries(build::LOCAL_HUB, options.debug))
        .transpose()?;
    lay_down(&place, &Platform::host(), &client, local_hub.as_ref())?;
    let component = match options.local_hub {
        true => {
            "\nThe hub simulator, for tests: find_package(gfxhub COMPONENTS local_hub), \
                 gfxhub::local_hub; pkg-config gfxhub_local_hub"
        }
        false => "",
    };
    commands::say(&format!(
        "gfxhub {} is in {}\n\
         CMake:      find_package(gfxhub) with CMAKE_PREFIX_PATH set to it; link gfxhub::gfxhub or gfxhub::static\n\
         pkg-config: set PKG_CONFIG_PATH to its lib/pkgconfig{component}",
        names::VERSION,
        place.prefix().display()
    ));
    Ok(())
}

/// Copies the shared library and its import library to their places, and makes the links.
pub(crate) fn lay_shared(
    place: &InstallPrefix,
    built: &Libraries,
    names: &Names,
) -> anyhow::Result<()> {
    place.copy(&built.shared, &names.shared)?;
    if let (Some(built), Some(name)) = (&built.import, &names.import) {
        place.copy(built, name)?;
    }
    for (link, target) in &names.links {
        place.link(link, target)?;
    }
    Ok(())
}

/// Installs all files that C and C++ programs need.
pub(crate) fn lay_down(
    place: &InstallPrefix,
    platform: &Platform,
    client: &Libraries,
    local_hub: Option<&Libraries>,
) -> anyhow::Result<()> {
    let names = Names::client(platform);
    lay_shared(place, client, &names)?;
    let archive = client.archive.as_ref();
    let archive = archive.context("cargo did not build the static library")?;
    static_library::lay(place, archive, &names.archive, platform)?;
    let include = root().join("include");
    place.copy(&include.join("gfxhub.h"), "include/gfxhub.h")?;
    place.copy(&include.join("gfxhub.hpp"), "include/gfxhub.hpp")?;
    place.copy_folder(&include.join("gfxhub"), "include/gfxhub")?;
    for (path, text) in package::files(platform) {
        place.write(path, &text)?;
    }
    if let Some(built) = local_hub {
        lay_shared(place, built, &Names::local_hub(platform))?;
        let header = "gfxhub_local_hub.h";
        place.copy(&include.join(header), &format!("include/{header}"))?;
        for (path, text) in package::local_hub_files(platform) {
            place.write(path, &text)?;
        }
    }
    documents::lay(place)
}
