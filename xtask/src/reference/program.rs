//! The programs of the examples: how each is built, and how one example of it is started.

use std::process::Command;

use gfxhub_tests::cargo;
use gfxhub_tests::comparison::Numbers;

use super::shell;

/// Makes the command that runs the example of an operation.
pub(crate) type Program = dyn Fn(&str) -> Result<Command, String>;

/// Whether a language's examples can run.
pub(crate) enum Readiness {
    /// They can.
    Ready(Box<Program>),
    /// Its face has not been built, or a tool is missing.
    #[expect(dead_code, reason = "the faces come one after the other")]
    Absent(String),
}

/// A language of the examples.
pub(crate) struct Language {
    /// Its name.
    pub(crate) name: &'static str,
    /// What it makes of numbers.
    pub(crate) numbers: Numbers,
    /// Whether its examples print what those of the others print.
    pub(crate) prints_alike: bool,
    /// Builds its program.
    pub(crate) ready: fn() -> Result<Readiness, String>,
}

/// All of them.
pub(crate) const ALL: &[Language] = &[
    Language {
        name: "Rust",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: rust,
    },
    Language {
        name: "shell",
        numbers: Numbers::Exact,
        prints_alike: false,
        ready: shell::ready,
    },
];

fn rust() -> Result<Readiness, String> {
    let program = cargo::build("gfxhub-tests", ["--example", "reference"])?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = Command::new(&program);
        command.arg(operation);
        Ok(command)
    })))
}
