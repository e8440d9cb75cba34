//! The examples in C and C++: compiled, and linked with the library.

use std::fs;

use gfxhub_tests::cargo::target_folder;

use super::program::Readiness;
use crate::c_compiler::{Compiler, Language, Sources};
use crate::c_face;
use crate::c_library;
use crate::generate;

/// The program of the examples in C.
pub(crate) fn c() -> Result<Readiness, String> {
    ready(Language::C, "reference.c", |compiler| {
        // Microsoft's compiler knows no older one by name.
        match compiler.name() {
            "cl" => "c11",
            _ => "c99",
        }
    })
}

/// That of those in C++.
pub(crate) fn cpp() -> Result<Readiness, String> {
    ready(Language::Cxx, "reference.cpp", |_| "c++17")
}

fn ready(
    language: Language,
    source: &str,
    standard: fn(Compiler) -> &'static str,
) -> Result<Readiness, String> {
    let compiler = match language.compilers() {
        Ok(compilers) => compilers[0],
        Err(why) => return Ok(Readiness::Absent(why)),
    };
    let folder = target_folder().join("reference");
    fs::create_dir_all(&folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let library = c_library::shared()?;
    let program = folder
        .join(source.replace('.', "-"))
        .with_extension(std::env::consts::EXE_EXTENSION);
    let sources = Sources {
        standard: standard(compiler),
        files: &[generate::for_tests()?.join("reference").join(source)],
        include: &[&c_face::include()],
        defines: &[],
    };
    compiler.build(&sources, &library.linked, &[], &program)?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut command = library.command(&program);
        command.arg(operation);
        Ok(command)
    })))
}
