//! `cargo xtask package`: builds the packages, and prints their sizes.

pub(crate) mod addon;
mod archive;
pub(crate) mod build;
mod glibc;
mod library;
pub(crate) mod notices;
pub(crate) mod npm;
mod program;
mod python;
mod recipes;
mod sbom;
mod sizes;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use gfxhub_tests::cargo::target_folder;

use crate::commands::{self, Sh};
use crate::install::platform::Platform;
use build::{ADDON, Builder, COMMAND, LIBRARY, LOCAL_HUB};
use sizes::Size;

/// A package, or a file that accompanies packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Piece {
    /// The archive for C and C++
    C,
    /// The archive of the command
    Command,
    /// The command for Debian
    Deb,
    /// The wheel of Python
    Wheel,
    /// The sources of Python
    Sdist,
    /// The packages of Node: gfxhub, and that of the platform
    Npm,
    /// The software bill of materials of each crate, by cargo-cyclonedx
    Sbom,
    /// Recipes for CMake, Conan and vcpkg, which use the existing archives for C and C++
    Recipes,
    /// SHA256SUMS of all existing files
    Sums,
}

/// Options that select the packages to build.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Build only this; may be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<Piece>,
    /// Use the quick build instead of the optimised one
    #[arg(long)]
    debug: bool,
    /// Build for this Rust target triple
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// URL from which recipes fetch the archives; by default the folder of the packages
    #[arg(long, value_name = "URL")]
    url: Option<String>,
}

impl Piece {
    /// Returns the crates that must be built first. maturin builds the crate of the wheel itself.
    fn crates(self) -> &'static [&'static str] {
        match self {
            Piece::C => &[LIBRARY, LOCAL_HUB],
            Piece::Command | Piece::Deb => &[COMMAND],
            Piece::Npm => &[ADDON],
            Piece::Wheel | Piece::Sdist | Piece::Sbom | Piece::Recipes | Piece::Sums => &[],
        }
    }

    /// Returns `true` if the piece exists for a platform. A Debian package also needs dpkg-deb.
    fn is_for(self, platform: &Platform) -> bool {
        let is_mingw = *platform.triple() == *crate::tool::WINDOWS;
        match self {
            Piece::Deb => platform.has_glibc() && commands::is_on_path("dpkg-deb"),
            // On Windows, Node and Python are built with Visual Studio, not with MinGW.
            Piece::Npm | Piece::Wheel => !is_mingw,
            _ => true,
        }
    }

    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

impl Options {
    /// Returns the pieces that the options select, or all that exist for the platform if they
    /// select none.
    fn pieces(&self, platform: &Platform) -> Vec<Piece> {
        let wanted = |piece: &&Piece| match self.only.is_empty() {
            true => piece.is_for(platform),
            false => self.only.contains(piece),
        };
        let pieces = Piece::value_variants().iter().filter(wanted);
        pieces.copied().collect()
    }
}

/// A built piece.
#[derive(Debug)]
pub(crate) struct Package {
    /// Path of the built file.
    pub(crate) file: PathBuf,
    /// Sizes to print.
    sizes: Vec<Size>,
}

/// Builds the pieces that the options select and prints the sizes.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let platform = match &options.target {
        Some(triple) => Platform::named(triple)?,
        None => Platform::host(),
    };
    let pieces = options.pieces(&platform);
    let made = make(&pieces, platform, options.debug, options.url.as_deref())?;
    let mut sizes = Vec::new();
    for (piece, made) in made {
        commands::say(&format!("{}: {}", piece.name(), made.file.display()));
        sizes.extend(made.sizes);
    }
    // The sizes of a quick build differ from those of the optimised one, so they are not printed.
    if !options.debug && !sizes.is_empty() {
        commands::say(&format!("\n{}", sizes::table(&sizes)));
    }
    Ok(())
}

/// Returns the folder for the packages of the quick or the optimised build.
pub(crate) fn folder(debug: bool) -> PathBuf {
    let folder = target_folder().join("package");
    match debug {
        true => folder.join("debug"),
        false => folder,
    }
}

/// Builds these pieces. The quick build is used if `debug` is true.
pub(crate) fn make(
    pieces: &[Piece],
    platform: Platform,
    debug: bool,
    url: Option<&str>,
) -> anyhow::Result<Vec<(Piece, Package)>> {
    let folder = Sh::new()?.create_dir(folder(debug))?;
    let mut builder = Builder::new(platform, debug);
    let mut crates: Vec<&str> = pieces
        .iter()
        .flat_map(|piece| piece.crates())
        .copied()
        .collect();
    crates.sort_unstable();
    crates.dedup();
    builder.build(&crates)?;
    let mut made = Vec::new();
    for piece in pieces {
        let one = make_one(*piece, &folder, &builder, url);
        let one = one.with_context(|| format!("the package {}", piece.name()))?;
        made.extend(one.map(|one| (*piece, one)));
    }
    Ok(made)
}

fn make_one(
    piece: Piece,
    folder: &Path,
    builder: &Builder,
    url: Option<&str>,
) -> anyhow::Result<Option<Package>> {
    match piece {
        Piece::C => library::make(folder, builder),
        Piece::Command => program::make(folder, builder),
        Piece::Deb => program::debian(folder, builder),
        Piece::Wheel => python::wheel(folder, builder),
        Piece::Sdist => python::sdist(folder),
        Piece::Npm => npm::make(folder, builder),
        Piece::Sbom => return sbom::make(folder, builder),
        Piece::Recipes => {
            let here = format!("file://{}", folder.display());
            recipes::make(folder, url.unwrap_or(&here))
        }
        Piece::Sums => {
            let file = folder.join("SHA256SUMS");
            archive::write_sums(folder, &file)?;
            Ok(Package {
                file,
                sizes: Vec::new(),
            })
        }
    }
    .map(Some)
}

/// Returns the only file in a folder whose name begins with `start` and ends with `end`.
fn only_file(folder: &Path, start: &str, end: &str) -> anyhow::Result<PathBuf> {
    let mut found = Sh::new()?.read_dir(folder)?;
    found.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(start) && name.ends_with(end))
    });
    match (found.pop(), found.is_empty()) {
        (Some(file), true) => Ok(file),
        _ => bail!(
            "{} does not contain exactly one file {start}*{end}",
            folder.display()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(only: &[Piece], triple: &str) -> Vec<Piece> {
        let options = Options {
            only: only.to_vec(),
            debug: false,
            target: None,
            url: None,
        };
        options.pieces(&Platform::named(triple).unwrap())
    }

    #[test]
    fn what_is_named_is_made_and_else_everything_that_the_platform_has() {
        let linux = "x86_64-unknown-linux-gnu";
        let named = pieces(&[Piece::Npm, Piece::C], linux);
        assert_eq!(named, [Piece::C, Piece::Npm]);
        let all = pieces(&[], linux);
        assert!(all.contains(&Piece::Wheel) && all.contains(&Piece::Npm));
        let msvc = pieces(&[], "x86_64-pc-windows-msvc");
        assert!(msvc.contains(&Piece::Wheel) && !msvc.contains(&Piece::Deb));
        let mingw = pieces(&[], "x86_64-pc-windows-gnu");
        assert!(mingw.contains(&Piece::C) && !mingw.contains(&Piece::Npm));
    }

    #[test]
    fn the_sums_come_last() {
        assert_eq!(Piece::value_variants().last(), Some(&Piece::Sums));
    }
}
