//! The examples in C and C++: compiled, and linked with the library.

use gfxhub_tests::cargo::target_folder;

use super::program::Readiness;
use crate::c_compiler::{Compiler, Language, Sources};
use crate::c_conformance;
use crate::c_library;
use crate::commands::Sh;
use crate::generate;

/// The program of the examples in C.
pub(crate) fn c() -> anyhow::Result<Readiness> {
    ready(Language::C, "reference.c", |compiler| {
        // Microsoft's compiler knows no older one by name.
        match compiler.name() {
            "cl" => "c11",
            _ => "c99",
        }
    })
}

/// That of those in C++.
pub(crate) fn cpp() -> anyhow::Result<Readiness> {
    ready(Language::Cxx, "reference.cpp", |_| "c++17")
}

fn ready(
    language: Language,
    source: &str,
    standard: fn(Compiler) -> &'static str,
) -> anyhow::Result<Readiness> {
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
        standard: standard(compiler),
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
