//! Blocks in C and C++ as programs: built with the checkout's files by the compiler alone, or with
//! installed ones by CMake, as a reader would.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use xshell::cmd;

use crate::c_compiler::{Language, Sources};
use crate::commands::{self, Sh};
use crate::{c_conformance, c_library};

/// The files that a program is built with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Files<'a> {
    /// The checkout's: built with the oldest standard that the headers support.
    Checkout,
    /// Those installed under this prefix.
    Installed(&'a Path),
}

/// A program with the variable by which it finds its libraries, where it needs one.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) file: PathBuf,
    pub(crate) variable: Option<(&'static str, OsString)>,
}

impl Program {
    /// Returns a program that was built with the files at a prefix. It knows the place of its library,
    /// except on Windows, where the loader searches the path.
    pub(crate) fn installed(file: PathBuf, prefix: &Path) -> Program {
        let variable = cfg!(windows).then(|| {
            let before = std::env::var_os("PATH").unwrap_or_default();
            let own = std::iter::once(prefix.join("bin"));
            let joined = std::env::join_paths(own.chain(std::env::split_paths(&before)));
            // Folders of the path can be joined again, and our own has no separator.
            ("PATH", joined.unwrap_or(before))
        });
        Program { file, variable }
    }

    /// Returns a command that runs it.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.envs(self.variable.clone());
        command
    }
}

/// A reader's project. The target says that gfxhub.hpp needs a later C++ than the project has.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.16)
project(five C CXX)
set(CMAKE_CXX_STANDARD 14)
find_package(gfxhub 0.2 REQUIRED COMPONENTS @PART@)
add_executable(five five.@EXT@)
target_link_libraries(five PRIVATE gfxhub::gfxhub gfxhub::@PART@)
";

/// Returns the project of a program in `c` or `cpp` that needs a component.
pub(crate) fn project(language: &str, component: &str) -> String {
    PROJECT
        .replace("@PART@", component)
        .replace("@EXT@", language)
}

impl Files<'_> {
    /// Builds a program in `c` or `cpp`, which may use the hub simulator, in a folder of its own.
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

/// Builds a program of a project with the files installed at `prefix`.
pub(crate) fn by_cmake(
    source: &Path,
    build: &Path,
    prefix: &Path,
    program: &str,
    options: &[&str],
) -> anyhow::Result<Program> {
    let sh = Sh::new()?;
    // With a prefix given, find_package may look in no other place.
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
    let file = file.with_context(|| format!("CMake built {program} and it is not there"))?;
    Ok(Program::installed(file, prefix))
}
