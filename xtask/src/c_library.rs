//! The C library in the debug build, laid where the programs of the tests find it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use gfxhub_tests::cargo;

use crate::c_face;
use crate::install::{build, files::Place, names};

/// A library that programs can be linked with and run.
#[derive(Debug)]
pub(crate) struct CLibrary {
    folder: PathBuf,
    /// What a program is linked with.
    pub(crate) linked: PathBuf,
    /// The shared library, as a program loads it.
    pub(crate) loaded: PathBuf,
    /// The static library.
    pub(crate) archive: PathBuf,
}

/// The one that the tests' programs share, with the hub in a box in it.
static SHARED: OnceLock<CLibrary> = OnceLock::new();

/// What it is built with.
pub(crate) const FEATURES: &str = "local-hub";

/// The library that the tests' programs share, built now unless it was built with everything else.
pub(crate) fn shared() -> Result<&'static CLibrary, String> {
    match SHARED.get() {
        Some(library) => Ok(library),
        None => take(&built_with(FEATURES)?),
    }
}

/// Makes the files that cargo built the library that the tests' programs share.
pub(crate) fn take(files: &[PathBuf]) -> Result<&'static CLibrary, String> {
    let library = among(&c_face::folder()?, files)?;
    Ok(SHARED.get_or_init(|| library))
}

/// Builds one with these features and lays it under this folder.
pub(crate) fn lay(folder: &Path, features: &str) -> Result<CLibrary, String> {
    among(folder, &built_with(features)?)
}

fn built_with(features: &str) -> Result<Vec<PathBuf>, String> {
    cargo::artefacts("gfxhub-c", &["--lib", "--features", features]).map_err(|e| format!("{e:#}"))
}

/// Copies the libraries among what cargo built: the next build with other features replaces them.
fn among(folder: &Path, files: &[PathBuf]) -> Result<CLibrary, String> {
    let libraries = build::among(files.to_vec());
    let libraries = libraries.ok_or("cargo built the library and does not say where")?;
    let place = Place::new(folder).map_err(|e| format!("{e:#}"))?;
    place
        .copy(&libraries.shared, names::SHARED)
        .map_err(|e| format!("{e:#}"))?;
    place
        .copy(&libraries.archive, names::ARCHIVE)
        .map_err(|e| format!("{e:#}"))?;
    if let (Some(import), Some(name)) = (&libraries.import, names::IMPORT) {
        place.copy(import, name).map_err(|e| format!("{e:#}"))?;
    }
    for (link, target) in names::LINKS {
        place.link(link, target).map_err(|e| format!("{e:#}"))?;
    }
    // The last link is the name that is linked with; elsewhere that is the import library.
    let linked = names::LINKS.last().map(|(link, _)| *link);
    let linked = linked.or(names::IMPORT).unwrap_or(names::SHARED);
    let loaded = folder.join(names::SHARED);
    Ok(CLibrary {
        linked: folder.join(linked),
        folder: loaded
            .parent()
            .map_or_else(|| folder.to_owned(), Path::to_owned),
        loaded,
        archive: folder.join(names::ARCHIVE),
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
