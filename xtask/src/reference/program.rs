//! The programs of the examples: their builds, and the start of one example.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo;
use gfxhub_tests::cargo::target_folder;
use gfxhub_tests::comparison::Numbers;

use crate::c_compiler::{Language as CompiledLanguage, Sources};
use crate::commands::Sh;
use crate::simulator_process::{build_command, command};
use crate::tool::Tool;
use crate::{c_conformance, c_library, generate, node, python};

/// Makes the command that runs the example of an operation.
pub(crate) type Program = dyn Fn(&str) -> anyhow::Result<Command>;

/// The readiness of a language's examples.
pub(crate) enum Readiness {
    /// The examples can run.
    Ready(Box<Program>),
    /// The binding has not been built, or a tool is missing.
    Absent(String),
}

/// A language of the examples.
pub(crate) struct Language {
    /// Name of the language.
    pub(crate) name: &'static str,
    /// Treatment of numbers in the language.
    pub(crate) numbers: Numbers,
    /// True if its examples print the same as those of the others.
    pub(crate) prints_alike: bool,
    /// Builds its program.
    pub(crate) ready: fn() -> anyhow::Result<Readiness>,
}

/// All languages.
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
        ready: c,
    },
    Language {
        name: "C++",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: cpp,
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
        ready: shell,
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
        // Otherwise Windows prints in its own encoding.
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

/// Builds the program of the examples in C.
fn c() -> anyhow::Result<Readiness> {
    compiled(CompiledLanguage::C, "reference.c")
}

/// Builds the program of the examples in C++.
fn cpp() -> anyhow::Result<Readiness> {
    compiled(CompiledLanguage::Cxx, "reference.cpp")
}

fn compiled(language: CompiledLanguage, source: &str) -> anyhow::Result<Readiness> {
    let compiler = match language.compiler() {
        Ok(compiler) => compiler,
        Err(why) => return Ok(Readiness::Absent(format!("{why:#}"))),
    };
    let folder = target_folder().join("reference");
    Sh::new()?.create_dir(&folder)?;
    let library = c_library::shared()?;
    let program = folder
        .join(source.replace('.', "-"))
        .with_extension(std::env::consts::EXE_EXTENSION);
    let sources = Sources {
        standard: compiler.oldest(),
        files: &[generate::for_tests()?.join("reference").join(source)],
        include: &[&c_conformance::include()],
    };
    compiler.build(&sources, &library.linked, &program)?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = library.command(&program);
        command.arg(operation);
        Ok(command)
    })))
}

/// Builds the command and reads the list of its examples, which are run without a shell, as not
/// every system has one.
fn shell() -> anyhow::Result<Readiness> {
    let program = build_command()?;
    let list = generate::for_tests()?.join("reference/reference.sh");
    let text = Sh::new()?.read_file(&list)?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let line = line(&text, operation)
            .with_context(|| format!("{operation} is not in {}", list.display()))?;
        typed(&program, &line)
    })))
}

/// Returns the command line for an operation: the lines after the comment that names it, joined.
fn line(text: &str, operation: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let (_, after) = text.split_once(&format!("\n# {operation}\n"))?;
    let typed = after.split_once("\n\n").map_or(after, |(typed, _)| typed);
    Some(typed.trim_end().replace(" \\\n", " "))
}

fn typed(program: &Path, line: &str) -> anyhow::Result<Command> {
    let words = shlex::split(line).with_context(|| format!("{line}: a quote is not ended"))?;
    let (name, arguments) = words.split_first().context("nothing is typed")?;
    if name != "gfxhub" {
        bail!("{name:?} is not the command");
    }
    let mut command = command(program);
    command.args(arguments);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn what_is_typed_is_found_by_its_operation() {
        let text = "#!/bin/sh\n\n# a.b\ngfxhub a b \\\n  --c 'd e'\n\n# a.bc\ngfxhub a bc\n";
        assert_eq!(line(text, "a.b").unwrap(), "gfxhub a b   --c 'd e'");
        assert_eq!(line(text, "a.bc").unwrap(), "gfxhub a bc");
        assert_eq!(line(text, "a"), None);
    }
}
