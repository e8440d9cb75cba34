//! Tests the Windows archive for C and C++: compiles its program with MinGW as its README says.

use std::path::Path;
use std::process::Command;

use anyhow::Context as _;
use xshell::cmd;

use super::program::unpacked;
use super::scratch::Scratch;
use crate::c_compiler::MINGW;
use crate::commands::{self, Sh, printed};
use crate::five_lines;
use crate::install::platform::Platform;
use crate::package::{Piece, make};
use crate::tool::{Tool, WINDOWS};

/// Builds the archive in a folder, compiles its C program, and runs that with the command from
/// `run`, which can run Windows programs.
pub(crate) fn check(folder: &Path, run: impl Fn(&Path) -> Command) -> anyhow::Result<()> {
    if !Tool::PkgConfig.is_here() {
        commands::say("archive for MinGW: pkg-config is not installed, skipped");
        return Ok(());
    }
    let made = make(&[Piece::C], Platform::named(WINDOWS)?, true, None)?;
    let (_, archive) = made.first().context("the archive was not built")?;
    let scratch = Scratch::new()?;
    let prefix = unpacked(&scratch, "mingw", &archive.file)?;
    let sh = Sh::at(folder)?;
    for library in sh.read_dir(prefix.join("bin"))? {
        let place = folder.join(library.file_name().unwrap_or_default());
        sh.copy_file(library, place)?;
    }
    let of_packages = ["gfxhub.pc", "gfxhub_local_hub.pc"];
    let of_packages = of_packages.map(|name| prefix.join("lib/pkgconfig").join(name));
    let flags = cmd!(sh, "pkg-config --cflags --libs {of_packages...}").read()?;
    let (source, program) = (prefix.join("example/five.c"), folder.join("five.exe"));
    let (compiler, flags) = (MINGW.name(), flags.split_whitespace());
    cmd!(sh, "{compiler} {source} -o {program} {flags...}").run()?;
    five_lines::play("c", |_| printed(&mut run(&program)))?;
    super::print_checks("archive, C by MinGW", &["five lines"]);
    Ok(())
}
