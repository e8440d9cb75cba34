//! The C and C++ compilers of the machine, used without CMake: one command builds a program from
//! its sources and a library.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;

use crate::commands::{is_on_path, succeed};

/// A language that a compiler accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// C.
    C,
    /// C++.
    Cxx,
}

/// A compiler that is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Compiler {
    program: &'static str,
    language: Language,
}

/// The C compiler that builds for Windows on other systems.
pub(crate) const MINGW: Compiler = Compiler {
    program: "x86_64-w64-mingw32-gcc",
    language: Language::C,
};

impl Language {
    /// Returns the names of the compilers that a machine may have. The usual one of the system
    /// comes first.
    pub(crate) fn programs(self) -> &'static [&'static str] {
        match (self, cfg!(target_env = "msvc")) {
            (_, true) => &["cl"],
            (Language::C, false) => &["gcc", "clang", "cc"],
            (Language::Cxx, false) => &["g++", "clang++", "c++"],
        }
    }

    /// Returns the first installed compiler of the language. Returns an error if none is installed.
    pub(crate) fn compiler(self) -> anyhow::Result<Compiler> {
        let mut programs = self.programs().iter();
        let program = programs.find(|program| is_on_path(program));
        let program = program.with_context(|| {
            let names = self.programs().join(", ");
            format!(
                "none of {names} is installed; cl exists only in Visual Studio's command prompt"
            )
        })?;
        Ok(Compiler {
            program,
            language: self,
        })
    }
}

/// The sources to compile.
#[derive(Debug)]
pub(crate) struct Sources<'a> {
    /// Standard, such as `c11` or `c++17`.
    pub(crate) standard: &'a str,
    /// Source files.
    pub(crate) files: &'a [PathBuf],
    /// Folders to search for headers.
    pub(crate) include: &'a [&'a Path],
}

impl Compiler {
    /// Returns the name of the compiler's program.
    pub(crate) fn name(self) -> &'static str {
        self.program
    }

    /// Returns the oldest standard that the headers support. For C, Microsoft's compiler has no
    /// option for a standard that old.
    pub(crate) fn oldest(self) -> &'static str {
        match (self.language, self.program) {
            (Language::C, "cl") => "c11",
            (Language::C, _) => "c99",
            (Language::Cxx, _) => "c++17",
        }
    }

    /// Builds a program from the sources and a library. A warning is an error.
    pub(crate) fn build(
        self,
        sources: &Sources<'_>,
        library: &Path,
        program: &Path,
    ) -> anyhow::Result<()> {
        succeed(&mut self.command(sources, library, program))
            .with_context(|| format!("{}, {}", self.program, sources.standard))
    }

    /// Returns the command that builds the program.
    fn command(self, sources: &Sources<'_>, library: &Path, program: &Path) -> Command {
        let mut command = Command::new(self.program);
        let standard = sources.standard;
        if self.program == "cl" {
            let mut out = OsString::from("/Fe:");
            out.push(program);
            command.args(["/nologo", "/W4", "/WX", "/utf-8", "/EHsc", "/Zi", "/MD"]);
            command.arg(format!("/std:{standard}")).arg(out);
        } else {
            command.args(["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-g", "-O0"]);
            command.arg(format!("-std={standard}"));
            command.args((self.language == Language::Cxx).then_some("-pthread"));
            command.arg("-o").arg(program);
        }
        for folder in sources.include {
            command.arg("-I").arg(folder);
        }
        // The library must come after the files that need it.
        command.args(sources.files).arg(library);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_is_an_error_and_the_library_comes_last() {
        let compiler = Compiler {
            program: "gcc",
            language: Language::C,
        };
        let (files, include) = ([PathBuf::from("a.c")], Path::new("include"));
        let sources = Sources {
            standard: "c99",
            files: &files,
            include: &[include],
        };
        let command = compiler.command(&sources, Path::new("b.so"), Path::new("a"));
        let words: Vec<_> = command
            .get_args()
            .map(|word| word.to_string_lossy())
            .collect();
        assert_eq!(
            words.join(" "),
            "-Wall -Wextra -Wpedantic -Werror -g -O0 -std=c99 -o a -I include a.c b.so"
        );
    }
}
