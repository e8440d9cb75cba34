//! The examples in C and C++: compiled against the library as it is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::{root, target_folder};

use super::program::Readiness;
use crate::commands::succeed;
use crate::install::{self, Options};

/// A language with a compiler.
struct Native {
    /// The source of its examples.
    source: &'static str,
    /// Compilers that go by their own names, the first that is there is taken.
    compilers: &'static [&'static str],
    /// What the compiler is told of the language.
    flags: &'static [&'static str],
}

const C: Native = Native {
    source: "reference.c",
    compilers: if cfg!(target_env = "msvc") {
        &["cl"]
    } else {
        &["cc", "gcc", "clang"]
    },
    flags: if cfg!(target_env = "msvc") {
        &["/std:c11", "/utf-8", "/W4", "/WX"]
    } else {
        &["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    },
};

const CPP: Native = Native {
    source: "reference.cpp",
    compilers: if cfg!(target_env = "msvc") {
        &["cl"]
    } else {
        &["c++", "g++", "clang++"]
    },
    flags: if cfg!(target_env = "msvc") {
        &["/std:c++17", "/EHsc", "/utf-8", "/W4", "/WX"]
    } else {
        &["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    },
};

/// The program of the examples in C.
pub(crate) fn c() -> Result<Readiness, String> {
    ready(&C)
}

/// That of those in C++.
pub(crate) fn cpp() -> Result<Readiness, String> {
    ready(&CPP)
}

fn ready(language: &Native) -> Result<Readiness, String> {
    let Some(compiler) = language.compilers.iter().find(|name| is_here(name)) else {
        let names = language.compilers.join(", ");
        return Ok(Readiness::Absent(format!(
            "none of {names} is on this machine"
        )));
    };
    let folder = target_folder();
    let folder = folder.join("reference");
    let options = Options {
        prefix: folder.join("installed"),
        debug: true,
        local_hub: false,
    };
    install::run(&options)?;
    let program = compile(language, compiler, &folder, &options.prefix)?;
    let (variable, libraries) = loader(&options.prefix);
    Ok(Readiness::Ready(Box::new(move |operation| {
        let mut paths = vec![libraries.clone()];
        let known = std::env::var_os(variable).unwrap_or_default();
        paths.extend(std::env::split_paths(&known));
        let paths = std::env::join_paths(paths).map_err(|fault| fault.to_string())?;
        let mut command = Command::new(&program);
        command.arg(operation).env(variable, paths);
        Ok(command)
    })))
}

/// Whether a compiler can be started; some do not know the option and say so.
fn is_here(compiler: &str) -> bool {
    Command::new(compiler).arg("--version").output().is_ok()
}

/// Compiles the examples and gives the program.
fn compile(
    language: &Native,
    compiler: &str,
    folder: &Path,
    prefix: &Path,
) -> Result<PathBuf, String> {
    let source = root().join("tests").join("reference").join(language.source);
    let name = language.source.replace('.', "-");
    let program = folder
        .join(name)
        .with_extension(std::env::consts::EXE_EXTENSION);
    let mut command = Command::new(compiler);
    command.args(language.flags).current_dir(folder);
    if cfg!(target_env = "msvc") {
        command.arg("/I").arg(prefix.join("include")).arg(&source);
        command.arg(format!("/Fe:{}", program.display()));
        command.arg(prefix.join("lib").join("gfxhub.lib"));
    } else {
        command.arg("-I").arg(prefix.join("include")).arg(&source);
        command.arg("-L").arg(prefix.join("lib")).arg("-lgfxhub");
        command.arg("-o").arg(&program);
    }
    succeed(&mut command)?;
    Ok(program)
}

/// Where the system's loader is told of libraries, and what it is told.
fn loader(prefix: &Path) -> (&'static str, PathBuf) {
    if cfg!(windows) {
        ("PATH", prefix.join("bin"))
    } else if cfg!(target_os = "macos") {
        ("DYLD_LIBRARY_PATH", prefix.join("lib"))
    } else {
        ("LD_LIBRARY_PATH", prefix.join("lib"))
    }
}
