//! Writes the generated files: either those that are committed, or those that only tests need.

mod c;
mod composed;
mod cpp;
mod demo;
mod docs;
mod handles;
mod names;
mod node;
mod output_files;
mod plain;
mod python;
mod reference;
mod schemas;
mod simulator;
mod templates;
mod views;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use gfxhub_tests::cargo::root;
use output_files::File;

/// Writes the generated files that are committed.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask generate")]
struct Arguments {
    /// Writes nothing and fails if a committed file differs from the generated one
    #[arg(long)]
    check: bool,
    /// Writes only the files for tests into this folder, instead of the committed files
    #[arg(long, value_name = "FOLDER", conflicts_with = "check")]
    tests: Option<PathBuf>,
}

/// A function that generates some of the files.
type Generator = fn() -> Result<Vec<File>, String>;

/// Returns the generators of the committed files, in order. The C headers come after the exports
/// because they are generated from them.
fn generators() -> [Generator; 7] {
    [
        c::glue,
        c::header,
        cpp::files,
        python::files,
        node::files,
        reference::files,
        schemas::files,
    ]
}

/// Generators of the files that only tests are built from. None of these files is committed.
const TESTS: [Generator; 4] = [c::tests, cpp::tests, node::tests, reference::tests];

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let outcome = match &arguments.tests {
        Some(folder) => write_tests(folder),
        None => run(arguments.check),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cargo xtask generate: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the files that tests are built from. An unchanged file keeps its modification time, so
/// that nothing is rebuilt because of it.
fn write_tests(folder: &Path) -> Result<(), String> {
    templates::make_rustfmt_optional();
    let mut expected = Vec::new();
    for generate in TESTS {
        expected.extend(generate()?);
    }
    for file in &expected {
        if file.differs(folder)? {
            file.write(folder)?;
        }
    }
    let left_over = output_files::left_over(folder, &["c", "cpp", "node", "reference"], &expected)?;
    left_over
        .iter()
        .try_for_each(|path| output_files::remove(folder, path))
}

fn run(check: bool) -> Result<(), String> {
    let mut expected = Vec::new();
    let mut differing = Vec::new();
    for generate in generators() {
        let files = generate()?;
        for file in &files {
            if file.differs(root())? {
                differing.push(file.path.clone());
                if !check {
                    file.write(root())?;
                }
            }
        }
        expected.extend(files);
    }
    let left_over = output_files::left_over(root(), output_files::OWNED, &expected)?;
    if !check {
        left_over
            .iter()
            .try_for_each(|path| output_files::remove(root(), path))?;
        return Ok(());
    }
    let problems: Vec<String> = differing
        .iter()
        .map(|path| format!("{path} differs from the generated file"))
        .chain(
            left_over
                .iter()
                .map(|path| format!("{path} is no longer generated")),
        )
        .collect();
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\nRun: cargo xtask generate",
        problems.join("\n")
    ))
}
