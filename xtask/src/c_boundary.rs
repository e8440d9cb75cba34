//! The step `c-boundary`: every export of C called in every wrong way, and told to panic.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};

use crate::c_compiler::Language;
use crate::c_face::{folder, with_sources};
use crate::c_library::{self, CLibrary};
use crate::commands::succeed;

/// What the library is built with: exports panic when they are told to.
pub(crate) const FEATURES: &str = "local-hub,panic-injection";

/// The folder of the program's sources.
pub(crate) const SOURCES: [&str; 1] = ["boundary"];

/// A library whose exports can be told to panic, and the program that tells them.
pub(crate) struct Boundary {
    /// The library.
    pub(crate) library: CLibrary,
    /// The program.
    pub(crate) program: PathBuf,
    /// A folder for what it writes.
    pub(crate) room: PathBuf,
}

/// Builds it and runs it.
pub(crate) fn run() -> Result<(), String> {
    let boundary = build()?;
    let mut command = boundary.library.command(&boundary.program);
    succeed(command.current_dir(&boundary.room)).map_err(|e| format!("{e:#}"))
}

/// Builds both.
pub(crate) fn build() -> Result<Boundary, String> {
    let folder = folder()?.join("boundary");
    let room = room(&folder)?;
    let library = c_library::lay(&folder, FEATURES)?;
    let program = folder.join(format!("boundary{EXE_SUFFIX}"));
    let compiler = Language::C.compilers()?.remove(0);
    with_sources(&SOURCES, |sources| {
        compiler.build(sources, &library.linked, &[], &program)
    })?;
    Ok(Boundary {
        library,
        program,
        room,
    })
}

/// An empty folder that the program runs in.
pub(crate) fn room(folder: &Path) -> Result<PathBuf, String> {
    let room = folder.join("room");
    let told = |fault: std::io::Error| format!("{}: {fault}", room.display());
    if room.exists() {
        fs::remove_dir_all(&room).map_err(told)?;
    }
    fs::create_dir_all(&room).map_err(told)?;
    Ok(room)
}
