//! The static C library, which consists of one object. Only the functions of the header are global.
//!
//! The library that rustc builds contains Rust's standard library, and other static Rust libraries
//! have the same symbols. In the installed library these symbols are local. The functions of the
//! header are hidden, so that a shared library which contains this one does not export them.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use ar_archive_writer::{ArchiveKind, DEFAULT_OBJECT_READER, NewArchiveMember};
use gfxhub_tests::cargo::root;
use tempfile::TempDir;
use xshell::cmd;

use super::files::InstallPrefix;
use super::platform::{Platform, System};
use crate::commands::Sh;

/// Installs the static library. On Windows it remains as rustc built it, because the linkers there
/// cannot make symbols local.
pub(crate) fn lay(
    place: &InstallPrefix,
    built: &Path,
    path: &str,
    platform: &Platform,
) -> anyhow::Result<()> {
    let folder = TempDir::with_prefix("gfxhub-static-")?;
    let object = folder.path().join("gfxhub.o");
    let kind = match platform.system {
        System::Windows => return place.copy(built, path),
        System::MacOs => {
            join_mach_o(built, &object)?;
            ArchiveKind::Darwin
        }
        System::Linux | System::Unix => {
            join_elf(built, &object, folder.path())?;
            ArchiveKind::Gnu
        }
    };
    let archive = folder.path().join("libgfxhub.a");
    write_archive(&object, &archive, kind)?;
    place.copy(&archive, path)
}

/// Returns the path of the list of functions in the header, which has one name per line.
fn exports() -> PathBuf {
    root().join("ffi-c").join("exports.txt")
}

/// Links the functions and the code that they use into one object, with rustc's own linker and
/// object editor, which support every processor.
fn join_elf(built: &Path, object: &Path, folder: &Path) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let exports = exports();
    let names = sh.read_file(&exports)?;
    let needed = folder.join("needed");
    let needs = names.lines().map(|name| format!("--undefined={name}\n"));
    fs::write(&needed, needs.collect::<String>())?;
    let joined = folder.join("joined.o");
    let tools = Toolchain::find(&sh)?;
    let (linker, editor) = (tools.program("rust-lld")?, tools.program("rust-objcopy")?);
    sh.set_var("LD_LIBRARY_PATH", &tools.libraries);
    sh.set_var("DYLD_LIBRARY_PATH", &tools.libraries);
    // The linker merges groups of sections by name, even if they are local: a group of another
    // library must not replace one of ours.
    let words = ["-r", "--force-group-allocation", "-o"];
    let arguments = format!("@{}", needed.display());
    cmd!(
        sh,
        "{linker} -flavor gnu {words...} {joined} {arguments} {built}"
    )
    .run()?;
    let kept = format!("--keep-global-symbols={}", exports.display());
    let hidden = format!("--set-symbols-visibility={}=hidden", exports.display());
    cmd!(sh, "{editor} {kept} {hidden} {joined} {object}").run()?;
    Ok(())
}

/// Links the functions into one object with the linker of macOS, which makes all other symbols
/// local.
fn join_mach_o(built: &Path, object: &Path) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let names = sh.read_file(exports())?;
    let names: Vec<String> = names.lines().map(|name| format!("_{name}")).collect();
    let list = object.with_extension("exports");
    fs::write(&list, names.join("\n"))?;
    let needs = names.iter().map(|name| format!("-Wl,-u,{name}"));
    let kept = format!("-Wl,-exported_symbols_list,{}", list.display());
    cmd!(sh, "cc -r -nostdlib -o {object} {kept} {needs...} {built}").run()?;
    Ok(())
}

/// Writes a static library that contains one object, with its index.
fn write_archive(object: &Path, archive: &Path, kind: ArchiveKind) -> anyhow::Result<()> {
    let bytes = fs::read(object)?;
    let member = NewArchiveMember::new(bytes, &DEFAULT_OBJECT_READER, "gfxhub.o".to_owned());
    let mut file = File::create(archive)?;
    ar_archive_writer::write_archive_to_stream(&mut file, &[member], kind, false, None)
        .context("the static library cannot be written")
}

/// The folders of rustc's own programs, and of the libraries that these programs need.
struct Toolchain {
    programs: PathBuf,
    libraries: PathBuf,
}

impl Toolchain {
    fn find(sh: &Sh) -> anyhow::Result<Toolchain> {
        let sysroot = PathBuf::from(cmd!(sh, "rustc --print sysroot").read()?);
        let host = Platform::host();
        let own = sysroot.join("lib/rustlib").join(host.triple());
        Ok(Toolchain {
            programs: own.join("bin"),
            libraries: sysroot.join("lib"),
        })
    }

    fn program(&self, name: &str) -> anyhow::Result<PathBuf> {
        let program = self
            .programs
            .join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        ensure!(
            program.is_file(),
            "{} is missing: the static library can only be built with Rust from rustup",
            program.display()
        );
        Ok(program)
    }
}
