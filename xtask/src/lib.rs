//! The project's own commands as a library, such as `cargo xtask demo` and `test`.

mod arguments;
mod bench;
mod blocks;
mod c_compiler;
mod c_conformance;
mod c_library;
mod c_tests;
mod cargo_tool;
mod commands;
mod coverage;
mod five_lines;
mod fuzz;
mod generate;
mod headers;
mod install;
mod install_check;
mod links;
mod mutants;
mod node;
mod openapi;
mod package;
mod package_test;
mod pages;
#[cfg(test)]
mod public_texts;
mod python;
mod reference;
mod relative_links;
mod run_conformance;
mod run_program;
mod rust_tests;
mod semver;
mod server_process;
mod simulator_page;
mod site;
mod slow_names;
mod static_library_check;
mod steps;
mod strictness;
mod suite;
mod tool;
mod tour;
#[cfg(test)]
mod vocabulary;
mod windows;
mod workflows;
mod workspace_build;

use std::ffi::OsString;

use arguments::{Arguments, Command};
use clap::Parser as _;

/// Runs a command and returns its exit code: 0 on success, 1 if something failed, 2 if the
/// arguments are invalid. The first argument is the name of the program.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let read = match Arguments::try_parse_from(arguments) {
        Ok(read) => read,
        Err(fault) => {
            // Help goes to the standard output. A closed output is not an error.
            let _ = fault.print();
            return u8::try_from(fault.exit_code()).unwrap_or(2);
        }
    };
    match read.command {
        Command::Docs => exit_code("docs", site::run()),
        Command::Demo(rest) => code("demo", run_program::demo(&rest.words)),
        Command::Faults(rest) => code("faults", run_program::faults(&rest.words)),
        Command::Test(test) if test.list => suite::list(),
        Command::Test(test) => {
            strictness::ask(test.strictness.strict);
            suite::run(&test.selection())
        }
        Command::Tools => exit_code("tools", suite::install_all()),
        Command::Coverage { strictness } => {
            strictness::ask(strictness.strict);
            exit_code("coverage", coverage::run(true))
        }
        Command::Fuzz(options) => exit_code("fuzz", fuzz::run(&options)),
        Command::Generate { check } => exit_code("generate", generate::run(check)),
        Command::Mutants(rest) => exit_code("mutants", mutants::run(&rest.words)),
        Command::Install(options) => exit_code("install", install::run(&options)),
        Command::Package(options) => exit_code("package", package::run(&options)),
        Command::Notices => exit_code("notices", package::notices::write()),
        Command::Semver(options) => exit_code("semver", semver::run(&options)),
        Command::Bench(options) => exit_code("bench", bench::run(&options)),
    }
}

/// Returns the exit code of a command, and prints the error if it failed.
fn exit_code(command: &str, outcome: anyhow::Result<()>) -> u8 {
    code(command, outcome.map(|()| 0))
}

/// Returns the exit code in `outcome`. If that is an error, prints it and returns 1.
fn code(command: &str, outcome: anyhow::Result<u8>) -> u8 {
    outcome.unwrap_or_else(|why| {
        let why = commands::chain(&why);
        commands::complain(&format!("cargo xtask {command}: {why}"));
        1
    })
}

/// Lets rustdoc compile and run the Rust blocks of pages, as they are written there.
macro_rules! tested_pages {
    ($($name:ident: $page:literal,)*) => {
        $(
            #[cfg(doctest)]
            #[doc = include_str!($page)]
            pub struct $name;
        )*
    };
}

tested_pages! {
    Readme: "../../README.md",
    StartRust: "../../docs/start/rust.md",
    CameraTrack: "../../docs/recipes/camera-track.md",
    MainAndBackup: "../../docs/recipes/main-and-backup.md",
    ManyProperties: "../../docs/recipes/many-properties.md",
    Proxy: "../../docs/recipes/proxy.md",
    Watch: "../../docs/watch.md",
    RundownFromCsv: "../../docs/recipes/rundown-from-csv.md",
    Submit: "../../docs/recipes/submit.md",
    Testing: "../../docs/recipes/testing.md",
}
