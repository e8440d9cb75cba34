//! The archive for C and C++, which contains libraries, headers, files for CMake and pkg-config,
//! documents and licences.

use std::path::Path;

use gfxhub_tests::cargo::root;

use super::build::{Builder, LIBRARY, LOCAL_HUB};
use super::sizes::Size;
use super::{Package, archive, glibc, notices};
use crate::commands::Sh;
use crate::five_lines;
use crate::install::{self, InstallPrefix, VERSION};
use crate::relative_links;

/// Paths of files in the archive that come from the folder `packaging/c`.
const TOP: [&str; 3] = ["CMakeLists.txt", "README.md", "example/CMakeLists.txt"];

/// Example files with the programs of README.md, each with its language.
const EXAMPLES: [(&str, &str); 2] = [("example/five.c", "c"), ("example/five.cpp", "cpp")];

/// Packs the built files into the archive.
pub(crate) fn make(folder: &Path, builder: &Builder) -> anyhow::Result<Package> {
    let platform = &builder.platform;
    let stage = folder
        .join("stage")
        .join(format!("gfxhub-c-{VERSION}-{}", platform.triple()));
    Sh::new()?.remove_path(&stage)?;
    let place = InstallPrefix::new(&stage)?;
    let (client, local_hub) = (builder.libraries(LIBRARY)?, builder.libraries(LOCAL_HUB)?);
    if platform.has_glibc() {
        glibc::check(&client.shared)?;
        glibc::check(&local_hub.shared)?;
    }
    install::lay_down(&place, platform, &client, Some(&local_hub))?;
    for name in TOP {
        place.copy(&root().join("packaging/c").join(name), name)?;
    }
    for (name, language) in EXAMPLES {
        place.write(name, &five_lines::program(language)?)?;
    }
    notices::put(&place, "share/doc/gfxhub")?;
    relative_links::check(&stage)?;
    let file = archive::pack(&stage, folder, platform)?;
    let sizes = vec![
        Size::of("C library with TLS", &client.shared)?,
        Size::of("archive for C and C++", &file)?,
    ];
    Ok(Package { file, sizes })
}
