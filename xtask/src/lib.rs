//! The project's own commands as a library: `cargo xtask demo`, `test` and `coverage`.

mod arguments;
mod bench;
mod c_boundary;
mod c_compiler;
mod c_ends;
mod c_face;
mod c_faults;
mod c_library;
mod c_memory;
mod closing;
mod commands;
mod console;
mod coverage;
mod cpp_face;
mod demo;
mod faults;
mod fuzz;
mod generate;
mod guards;
mod hub_process;
mod install;
mod install_check;
mod links;
mod mutants;
mod node;
mod package;
mod packages;
mod python;
mod readme;
mod readme_native;
mod readme_programs;
mod reference;
mod rust_version;
mod stage_play;
mod step;
mod steps;
mod strictness;
mod suite;
mod tool;
mod tour;
mod windows;
mod workspace_build;

use std::ffi::OsString;

use arguments::{Arguments, HELP};

/// Runs a command with these arguments, the program's own name left out, and gives its exit code:
/// 0 when all is well, 1 when something failed, 2 when it was called wrongly.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    match Arguments::read(arguments) {
        Ok(Arguments::Help) => {
            console::say(HELP.trim_end());
            0
        }
        Ok(Arguments::Demo(rest)) => demo::run(&rest),
        Ok(Arguments::Faults(rest)) => faults::run(&rest),
        Ok(Arguments::ListTests) => suite::list(),
        Ok(Arguments::Test { strict, selection }) => {
            strictness::ask(strict);
            suite::run(&selection)
        }
        Ok(Arguments::Coverage { strict }) => {
            strictness::ask(strict);
            ended("coverage", coverage::run(true))
        }
        Ok(Arguments::Fuzz(options)) => ended("fuzz", fuzz::run(&options)),
        Ok(Arguments::Generate(rest)) => ended("generate", generate::run(&rest)),
        Ok(Arguments::Guards(options)) => ended("guards", guards::run(&options)),
        Ok(Arguments::Mutants(rest)) => ended("mutants", mutants::run(&rest)),
        Ok(Arguments::Install(options)) => ended("install", install::run(&options)),
        Ok(Arguments::Package(options)) => ended("package", package::run(&options)),
        Ok(Arguments::Bench(options)) => ended("bench", bench::run(&options)),
        Err(why) => {
            console::complain(&format!("cargo xtask: {why}\nTry: cargo xtask help"));
            2
        }
    }
}

/// The exit code of a command, and its complaint where it failed.
fn ended(command: &str, outcome: Result<(), String>) -> u8 {
    outcome.map_or_else(
        |why| {
            console::complain(&format!("cargo xtask {command}: {why}"));
            1
        },
        |()| 0,
    )
}

/// The examples of README.md, compiled and run as they stand there.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
