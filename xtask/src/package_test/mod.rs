//! The step `packages`: installs what is handed out where nothing of the checkout is, and uses it.

mod node;
mod python;
mod scratch;

use crate::commands;
use crate::package::{Piece, make};
use scratch::Scratch;

/// Makes the packages, quickly, and tries each against a hub simulator of its own process.
pub(crate) fn check() -> anyhow::Result<()> {
    let wheel = make(Piece::Wheel, true)?.file;
    let sdist = make(Piece::Sdist, true)?.file;
    let tarball = make(Piece::Npm, true)?.file;
    let scratch = Scratch::new()?;
    python::wheel(&scratch, &wheel)?;
    python::sdist(&scratch, &sdist)?;
    node::tarball(&scratch, &tarball)
}

/// Tells what was tried and held.
fn held(with: &str, what: &[&str]) {
    commands::say(&format!("{with}: {}", what.join(", ")));
}
