//! `cargo xtask package`: the files that are handed out, and their sizes.

pub(crate) mod addon;
mod npm;
mod python;
mod sizes;

use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::{Args, ValueEnum};
use gfxhub_tests::cargo::target_folder;

use crate::commands::{self, Sh};
use crate::install;
pub(crate) use npm::{NPM, stage};
use sizes::Size;

/// Something that is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Piece {
    /// The C library
    C,
    /// The wheel of Python
    Wheel,
    /// The sources of Python
    Sdist,
    /// The package of Node
    Npm,
}

/// What is to be made.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Make this alone; may be repeated
    #[arg(long, value_name = "NAME")]
    only: Vec<Piece>,
    /// Take the quick build in place of the optimised one
    #[arg(long)]
    debug: bool,
}

impl Options {
    /// The pieces, all of them if none is named.
    fn pieces(&self) -> impl Iterator<Item = Piece> {
        let wanted = |piece: &&Piece| self.only.is_empty() || self.only.contains(piece);
        Piece::value_variants().iter().filter(wanted).copied()
    }
}

/// What was made of a piece.
#[derive(Debug)]
pub(crate) struct Made {
    /// The file that is handed out.
    pub(crate) file: PathBuf,
    /// The sizes that are printed.
    sizes: Vec<Size>,
}

/// Makes what the options say and prints the sizes.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut sizes = Vec::new();
    for piece in options.pieces() {
        let made = make(piece, options.debug)?;
        let name = piece.to_possible_value();
        let name = name.as_ref().map_or("", |value| value.get_name());
        commands::say(&format!("{name}: {}", made.file.display()));
        sizes.extend(made.sizes);
    }
    // A quick build says nothing of how large the thing itself will be.
    if options.debug {
        return Ok(());
    }
    commands::say(&format!("\n{}", sizes::table(&sizes)));
    Ok(())
}

/// Makes one piece, from the optimised build unless the quick one is asked for.
pub(crate) fn make(piece: Piece, debug: bool) -> anyhow::Result<Made> {
    let mut folder = target_folder().join("package");
    if debug {
        folder.push("debug");
    }
    Sh::new()?.create_dir(&folder)?;
    match piece {
        Piece::C => c_library(&folder, debug),
        Piece::Wheel => python::wheel(&folder, debug),
        Piece::Sdist => python::sdist(&folder),
        Piece::Npm => npm::make(&folder, debug),
    }
}

/// The one file of a folder whose name begins and ends so; others of the kind are of other versions.
fn only_file(folder: &Path, start: &str, end: &str) -> anyhow::Result<PathBuf> {
    let mut found = files(folder, start, end)?;
    match (found.pop(), found.is_empty()) {
        (Some(file), true) => Ok(file),
        _ => bail!("{} holds no single {start}*{end}", folder.display()),
    }
}

/// Removes what an earlier run has left.
fn remove_files(folder: &Path, start: &str, end: &str) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    for file in files(folder, start, end)? {
        sh.remove_path(file)?;
    }
    Ok(())
}

fn files(folder: &Path, start: &str, end: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Sh::new()?.read_dir(folder)?;
    paths.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(start) && name.ends_with(end))
    });
    Ok(paths)
}

/// The C library alone, for its size; `cargo xtask install` installs it with all that belongs to it.
fn c_library(folder: &Path, debug: bool) -> anyhow::Result<Made> {
    let built = install::shared_library(debug)?;
    let file = folder.join(built.file_name().unwrap_or_default());
    Sh::new()?.copy_file(&built, &file)?;
    let size = Size::of("C library with TLS", &file)?;
    Ok(Made {
        file,
        sizes: vec![size],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_made_and_else_everything() {
        let pieces = |only: &[Piece]| {
            let only = only.to_vec();
            let options = Options { only, debug: false };
            options.pieces().collect::<Vec<_>>()
        };
        assert_eq!(pieces(&[]), Piece::value_variants());
        assert_eq!(pieces(&[Piece::Npm, Piece::C]), [Piece::C, Piece::Npm]);
    }
}
