//! The programs of the examples: how each is built, and how one example of it is started.

use std::process::Command;

use anyhow::Context as _;
use gfxhub_tests::cargo;
use gfxhub_tests::comparison::Numbers;

use super::{native, shell};
use crate::tool::Tool;
use crate::{generate, node, python};

/// Makes the command that runs the example of an operation.
pub(crate) type Program = dyn Fn(&str) -> anyhow::Result<Command>;

/// Whether a language's examples can run.
pub(crate) enum Readiness {
    /// They can.
    Ready(Box<Program>),
    /// Its binding has not been built, or a tool is missing.
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
    pub(crate) ready: fn() -> anyhow::Result<Readiness>,
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
        name: "C",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: native::c,
    },
    Language {
        name: "C++",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: native::cpp,
    },
    Language {
        name: "Python",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: python,
    },
    Language {
        name: "Node",
        numbers: Numbers::Doubles,
        prints_alike: true,
        ready: node,
    },
    Language {
        name: "shell",
        numbers: Numbers::Exact,
        prints_alike: false,
        ready: shell::ready,
    },
];

fn rust() -> anyhow::Result<Readiness> {
    let source = generate::for_tests()?.join("reference/reference.rs");
    let source = source
        .to_str()
        .context("the target folder has no UTF-8 name")?;
    let program = cargo::build_with(
        &[("GFXHUB_REFERENCE", source)],
        "gfxhub-tests",
        ["--example", "reference", "--features", "reference"],
    )?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = Command::new(&program);
        command.arg(operation);
        Ok(command)
    })))
}

fn python() -> anyhow::Result<Readiness> {
    if !Tool::Python.is_here() {
        return Ok(Readiness::Absent(
            "python3 is not on this machine".to_owned(),
        ));
    }
    python::ready()?;
    let program = generate::for_tests()?.join("reference/reference.py");
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = python::with_module()?;
        // Else Windows prints in its own encoding.
        command.env("PYTHONUTF8", "1").arg(&program).arg(operation);
        Ok(command)
    })))
}

fn node() -> anyhow::Result<Readiness> {
    if !Tool::Node.is_here() {
        return Ok(Readiness::Absent("node is not on this machine".to_owned()));
    }
    node::ready()?;
    let program = generate::for_tests()?.join("reference/reference.mjs");
    let package = node::url(&cargo::root().join("node/index.mjs"));
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = Command::new("node");
        command.arg(&program).arg(operation).arg(&package);
        Ok(command)
    })))
}
