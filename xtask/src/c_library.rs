//! The C library in the debug build, laid where the programs of the tests find it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo;

use crate::install::{build, files::Place, names};

/// A library that programs can be linked with and run.
#[derive(Debug)]
pub(crate) struct CLibrary {
    folder: PathBuf,
    /// What a program is linked with.
    pub(crate) linked: PathBuf,
    /// The shared library as cargo built it.
    pub(crate) built: PathBuf,
    /// The static library as cargo built it.
    pub(crate) archive: PathBuf,
}

/// Builds it with these features and lays it under this folder.
pub(crate) fn lay(folder: &Path, features: &str) -> Result<CLibrary, String> {
    let built = cargo::artefacts("gfxhub-c", &["--lib", "--features", features])?;
    let libraries = build::among(built).ok_or("cargo built the library and does not say where")?;
    let place = Place::new(folder)?;
    place.copy(&libraries.shared, names::SHARED)?;
    if let (Some(import), Some(name)) = (&libraries.import, names::IMPORT) {
        place.copy(import, name)?;
    }
    for (link, target) in names::LINKS {
        place.link(link, target)?;
    }
    // The last link is the name that is linked with; elsewhere that is the import library.
    let linked = names::LINKS.last().map(|(link, _)| *link);
    let linked = linked.or(names::IMPORT).unwrap_or(names::SHARED);
    Ok(CLibrary {
        linked: folder.join(linked),
        folder: folder
            .join(names::SHARED)
            .parent()
            .map_or_else(|| folder.to_owned(), Path::to_owned),
        built: libraries.shared,
        archive: libraries.archive,
    })
}

impl CLibrary {
    /// A command for a program that loads it.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        self.make_found(&mut command);
        command
    }

    /// Lets a command find it when it loads it.
    pub(crate) fn make_found(&self, command: &mut Command) {
        let variable = if cfg!(windows) {
            "PATH"
        } else if cfg!(target_os = "macos") {
            "DYLD_LIBRARY_PATH"
        } else {
            "LD_LIBRARY_PATH"
        };
        let mut folders = vec![self.folder.clone()];
        let before = std::env::var_os(variable);
        folders.extend(before.iter().flat_map(std::env::split_paths));
        // Folders that cannot be joined have the separator in their names, which ours has not.
        let joined = std::env::join_paths(folders);
        command.env(
            variable,
            joined.unwrap_or_else(|_| OsString::from(&self.folder)),
        );
    }
}
