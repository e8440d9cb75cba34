//! `cargo xtask install`: lays the C library, its headers and what finds them under a prefix.

pub(crate) mod build;
pub(crate) mod files;
pub(crate) mod names;
mod package;

use std::path::{Path, PathBuf};

use clap::Args;
use gfxhub_tests::cargo::root;

use crate::commands;
use build::Libraries;
pub(crate) use build::PROFILE;
pub(crate) use files::Place;
pub(crate) use names::VERSION;

/// What is to be installed, and where.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// The folder that everything goes under
    #[arg(long, value_name = "DIR")]
    pub(crate) prefix: PathBuf,
    /// Put the hub simulator into the library
    #[arg(long = "with-local-hub")]
    pub(crate) local_hub: bool,
    /// Take the quick build in place of the optimised one
    #[arg(long)]
    pub(crate) debug: bool,
}

/// Builds the library and lays everything down.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let place = Place::new(&options.prefix)?;
    let libraries = build::libraries(options.debug, options.local_hub)?;
    lay_down(&place, &libraries, options.local_hub)?;
    commands::say(&format!(
        "gfxhub {} is in {}\n\
         CMake:      find_package(gfxhub) with CMAKE_PREFIX_PATH set to it; link gfxhub::gfxhub or gfxhub::static\n\
         pkg-config: set PKG_CONFIG_PATH to its lib/pkgconfig",
        names::VERSION,
        place.prefix().display()
    ));
    Ok(())
}

/// Builds the shared library alone, with TLS and without the hub simulator, and says where it is.
pub(crate) fn shared_library(debug: bool) -> anyhow::Result<PathBuf> {
    build::libraries(debug, false).map(|libraries| libraries.shared)
}

fn lay_down(place: &Place, libraries: &Libraries, local_hub: bool) -> anyhow::Result<()> {
    for (built, name) in [
        (&libraries.shared, names::SHARED),
        (&libraries.archive, names::ARCHIVE),
    ] {
        place.copy(built, name)?;
    }
    if let (Some(built), Some(name)) = (&libraries.import, names::IMPORT) {
        place.copy(built, name)?;
    }
    for (link, target) in names::LINKS {
        place.link(link, target)?;
    }
    let include = root().join("include");
    place.copy(&include.join("gfxhub.h"), "include/gfxhub.h")?;
    place.copy(&include.join("gfxhub.hpp"), "include/gfxhub.hpp")?;
    place.copy_folder(&include.join("gfxhub"), "include/gfxhub")?;
    for (path, text) in package::files(local_hub) {
        place.write(path, &text)?;
    }
    for document in ["LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
        let source: &Path = &root().join(document);
        place.copy(source, &format!("share/doc/gfxhub/{document}"))?;
    }
    Ok(())
}
