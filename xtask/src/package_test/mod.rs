//! The step `package`: installs the packages outside the checkout, and uses them.

mod crate_user;
mod library;
pub(crate) mod mingw;
mod node;
mod program;
mod python;
mod registry;
mod scratch;
mod traffic;

use std::path::PathBuf;

use anyhow::Context as _;

use crate::commands::{self, Sh};
use crate::install::platform::Platform;
use crate::package::{Package, Piece, folder, make, notices};
use scratch::Scratch;

/// Pieces that are built together, so that shared parts are built once.
const PIECES: [Piece; 7] = [
    Piece::C,
    Piece::Command,
    Piece::Deb,
    Piece::Wheel,
    Piece::Sdist,
    Piece::Npm,
    Piece::Sbom,
];

/// Builds the packages with the quick build, and tests each with a hub simulator.
pub(crate) fn check() -> anyhow::Result<()> {
    let (host, debian) = (Platform::host(), commands::is_on_path("dpkg-deb"));
    let wanted = PIECES
        .into_iter()
        .filter(|piece| *piece != Piece::Deb || debian);
    let made = make(&wanted.collect::<Vec<_>>(), host, true, None)?;
    let file = |wanted: Piece| -> anyhow::Result<PathBuf> {
        let mut found = made.iter().filter(|(piece, _)| *piece == wanted);
        let found = found.next().map(|(_, Package { file, .. })| file.clone());
        found.with_context(|| format!("{wanted:?} was not made"))
    };
    if host_has_glibc() {
        commands::say("library, command, module and addon need no glibc newer than 2.17");
    }
    notices::check()?;
    let mut tried = TriedSteps::default();
    let scratch = Scratch::new()?;
    python::wheel(&scratch, &file(Piece::Wheel)?, &mut tried)?;
    python::sdist(&scratch, &file(Piece::Sdist)?)?;
    node::tarball(&scratch, &file(Piece::Npm)?, &mut tried)?;
    registry::check(&scratch, &file(Piece::Npm)?)?;
    library::check(&scratch, &file(Piece::C)?, &mut tried)?;
    program::archive(&scratch, &file(Piece::Command)?, &mut tried)?;
    match debian {
        true => program::debian(&scratch, &file(Piece::Deb)?)?,
        false => commands::say("Debian package: dpkg-deb is not installed, skipped"),
    }
    crate_user::check(&scratch, &mut tried)?;
    tried.write()
}

fn host_has_glibc() -> bool {
    Platform::host().has_glibc()
}

/// Prints the checks that passed.
fn print_checks(with: &str, what: &[&str]) {
    commands::say(&format!("{with}: {}", what.join(", ")));
}

/// The steps that a user takes from a package and its README to the first change of a property.
#[derive(Debug, Default)]
struct TriedSteps(Vec<String>);

impl TriedSteps {
    /// Adds the steps for a package. At most three are allowed; each command in a chain counts as
    /// one.
    fn steps(&mut self, with: &str, steps: &[&str]) -> anyhow::Result<()> {
        let chained = |step: &&str| step.matches("&&").count() + step.matches(';').count();
        let count = steps.len() + steps.iter().map(chained).sum::<usize>();
        anyhow::ensure!(
            count <= 3,
            "{with} takes {count} steps, but at most three are allowed"
        );
        let mut lines = vec![format!("{with}: {count} steps")];
        let numbered = steps.iter().enumerate();
        lines.extend(numbered.map(|(at, step)| format!("  {}. {step}", at + 1)));
        self.0.push(lines.join("\n"));
        Ok(())
    }

    /// Writes the steps into a text file in the folder of the packages, and prints them.
    fn write(&self) -> anyhow::Result<()> {
        let file = folder(true).join("first-use.txt");
        let text = self.0.join("\n") + "\n";
        Sh::new()?.write_file(&file, &text)?;
        commands::say(&format!(
            "from the package to a property that moves:\n{text}"
        ));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_of_a_chain_is_a_step() {
        let mut tried = TriedSteps::default();
        tried.steps("C", &["tar xf a", "cc a", "./a"]).unwrap();
        assert!(tried.steps("C", &["tar xf a", "cc a && ./a"]).is_ok());
        let why = tried.steps("C", &["tar xf a && cd a", "cc a && ./a"]);
        assert!(why.unwrap_err().to_string().contains("takes 4 steps"));
        assert_eq!(tried.0.len(), 2);
    }
}
