//! The debug build of the C library, in a folder where the test programs find it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use gfxhub_tests::cargo;

use crate::install::names::Names;
use crate::install::platform::Platform;
use crate::install::{self, build, files::InstallPrefix};

/// A library with which programs can be linked and run.
#[derive(Debug)]
pub(crate) struct CLibrary {
    folder: PathBuf,
    /// File that a program is linked with.
    pub(crate) linked: PathBuf,
}

/// The library that the test programs use.
static SHARED: OnceLock<CLibrary> = OnceLock::new();

/// File that programs with the hub simulator are linked with.
static LOCAL_HUB: OnceLock<PathBuf> = OnceLock::new();

/// Returns the library that the test programs use. Builds it unless the build of the whole
/// workspace has done so.
pub(crate) fn shared() -> anyhow::Result<&'static CLibrary> {
    if let Some(library) = SHARED.get() {
        return Ok(library);
    }
    let built = cargo::library_files(build::CLIENT, &["--lib"]);
    take(&built?)
}

/// Takes the given files, built by cargo, as the library that the test programs use. Copies them,
/// because the next build with other features replaces them.
pub(crate) fn take(files: &[PathBuf]) -> anyhow::Result<&'static CLibrary> {
    let libraries = build::libraries_of(build::CLIENT, files)?;
    let folder = cargo::target_folder().join("c-binding");
    let place = InstallPrefix::new(&folder)?;
    let names = Names::client(&Platform::host());
    install::lay_shared(&place, &libraries, &names)?;
    let loaded = folder.join(&names.shared);
    Ok(SHARED.get_or_init(|| CLibrary {
        linked: folder.join(names.linked()),
        folder: loaded.parent().map_or(folder, Path::to_owned),
    }))
}

/// Returns the file with which programs link the C library of the hub simulator. Builds the library
/// unless the build of the whole workspace has done so.
pub(crate) fn local_hub() -> anyhow::Result<PathBuf> {
    if let Some(linked) = LOCAL_HUB.get() {
        return Ok(linked.clone());
    }
    take_local_hub(&cargo::library_files(build::LOCAL_HUB, &["--lib"])?)
}

/// Copies the given files, built by cargo, into the folder of the client library (`c-binding`).
pub(crate) fn take_local_hub(files: &[PathBuf]) -> anyhow::Result<PathBuf> {
    let libraries = build::libraries_of(build::LOCAL_HUB, files)?;
    let folder = cargo::target_folder().join("c-binding");
    let names = Names::local_hub(&Platform::host());
    install::lay_shared(&InstallPrefix::new(&folder)?, &libraries, &names)?;
    Ok(LOCAL_HUB
        .get_or_init(|| folder.join(names.linked()))
        .clone())
}

impl CLibrary {
    /// Returns a command that runs a program which loads the library.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let (variable, folders) = self.search_path();
        let mut command = Command::new(program);
        command.env(variable, folders);
        command
    }

    /// Returns the name and the value of the environment variable with which programs find the
    /// library.
    pub(crate) fn search_path(&self) -> (&'static str, OsString) {
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
        // Joining fails only for a folder whose name contains the separator; ours contains none.
        let joined = std::env::join_paths(folders);
        let joined = joined.unwrap_or_else(|_| OsString::from(&self.folder));
        (variable, joined)
    }
}
