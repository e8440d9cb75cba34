//! Builds C and C++ blocks as programs: with only the compiler and the files of the checkout, or
//! with CMake and installed files, as a reader would.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use xshell::cmd;

use crate::c_compiler::{Language, Sources};
use crate::commands::{self, Sh};
use crate::{c_conformance, c_library};

/// The files with which a program is built.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Files<'a> {
    /// Files of the checkout. The program is built with the oldest standard that the headers
    /// support.
    Checkout,
    /// Files installed under this prefix.
    Installed(&'a Path),
}

/// A built program, and the environment variable with which it finds its libraries, if it needs
/// one.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) file: PathBuf,
    pub(crate) variable: Option<(&'static str, OsString)>,
}

impl Program {
    /// Returns a program that was built with the files under `prefix`. It contains the path of its
    /// library, except on Windows, where the loader searches the folders in PATH.
    pub(crate) fn installed(file: PathBuf, prefix: &Path) -> Program {
        let variable = cfg!(windows).then(|| {
            let before = std::env::var_os("PATH").unwrap_or_default();
            let own = std::iter::once(prefix.join("bin"));
            let joined = std::env::join_paths(own.chain(std::env::split_paths(&before)));
            // Joining cannot fail for the folders that were in PATH, and the prefix contains no
            // separator.
            ("PATH", joined.unwrap_or(before))
        });
        Program { file, variable }
    }

    /// Returns a command that runs the program.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.envs(self.variable.clone());
        command
    }
}

/// A reader's CMake project. Although it asks for C++14, it compiles gfxhub.hpp, because the
/// imported target requires C++17.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.16)
project(five C CXX)
set(CMAKE_CXX_STANDARD 14)
find_package(gfxhub 0.2 REQUIRED COMPONENTS @PART@)
add_executable(five five.@EXT@)
target_link_libraries(five PRIVATE gfxhub::gfxhub gfxhub::@PART@)
";

/// Returns the CMake project of a program in `c` or `cpp` that needs a component.
pub(crate) fn project(language: &str, component: &str) -> String {
    PROJECT
        .replace("@PART@", component)
        .replace("@EXT@", language)
}

impl Files<'_> {
    /// Builds a program in `c` or `cpp` in its own folder. The program may use the hub simulator.
    pub(crate) fn build(
        self,
        language: &str,
        text: &str,
        folder: &Path,
    ) -> anyhow::Result<Program> {
        let sh = Sh::at(folder)?;
        let source = folder.join(format!("five.{language}"));
        sh.write_file(&source, text)?;
        match self {
            Files::Checkout => by_compiler(language, source),
            Files::Installed(prefix) => {
                sh.write_file("CMakeLists.txt", project(language, "local_hub"))?;
                by_cmake(folder, &folder.join("build"), prefix, "five", &[])
            }
        }
    }
}

fn by_compiler(language: &str, source: PathBuf) -> anyhow::Result<Program> {
    let language = match language {
        "c" => Language::C,
        _ => Language::Cxx,
    };
    let (compiler, library) = (language.compiler()?, c_library::shared()?);
    let file = source.with_extension(std::env::consts::EXE_EXTENSION);
    let sources = Sources {
        standard: compiler.oldest(),
        files: &[source, c_library::local_hub()?],
        include: &[&c_conformance::include()],
    };
    compiler.build(&sources, &library.linked, &file)?;
    let variable = Some(library.search_path());
    Ok(Program { file, variable })
}

/// Builds a program of a CMake project with the files installed under `prefix`.
pub(crate) fn by_cmake(
    source: &Path,
    build: &Path,
    prefix: &Path,
    program: &str,
    options: &[&str],
) -> anyhow::Result<Program> {
    let sh = Sh::new()?;
    // CMake's package registry is turned off, because find_package must search only under this
    // prefix.
    let configure = cmd!(
        sh,
        "cmake -S {source} -B {build} -DCMAKE_PREFIX_PATH={prefix} -DCMAKE_BUILD_TYPE=RelWithDebInfo
            -DCMAKE_FIND_USE_SYSTEM_PACKAGE_REGISTRY=OFF {options...}"
    );
    commands::printed(&mut configure.into())?;
    let make = cmd!(sh, "cmake --build {build} --config RelWithDebInfo");
    commands::printed(&mut make.into())?;
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let places = [build.join(&name), build.join("RelWithDebInfo").join(&name)];
    let file = places.into_iter().find(|place| place.is_file());
    let file = file.with_context(|| format!("CMake built {program}, but the file is missing"))?;
    Ok(Program::installed(file, prefix))
}
