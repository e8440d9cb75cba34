//! The C and C++ compilers of the machine: what each is called, and how it is told what it is to do.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::commands::succeed;
use crate::tool;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// C.
    C,
    /// C++.
    Cxx,
}

/// A compiler that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Compiler {
    program: &'static str,
    language: Language,
}

impl Language {
    /// The compilers that anybody may have, the usual one of the system first. The last is a name
    /// that systems give to one of the others.
    pub(crate) fn programs(self) -> &'static [&'static str] {
        match (self, cfg!(target_env = "msvc")) {
            (_, true) => &["cl"],
            (Language::C, false) => &["gcc", "clang", "cc"],
            (Language::Cxx, false) => &["g++", "clang++", "c++"],
        }
    }

    /// The compilers that are here; the error says that there is none.
    pub(crate) fn compilers(self) -> Result<Vec<Compiler>, String> {
        let mut found: Vec<Compiler> = self
            .programs()
            .iter()
            .filter(|program| tool::is_on_path(program))
            .map(|program| Compiler {
                program,
                language: self,
            })
            .collect();
        if found.len() > 1 {
            found.retain(|compiler| !["cc", "c++"].contains(&compiler.program));
        }
        if found.is_empty() {
            let names = self.programs().join(" nor ");
            return Err(format!(
                "neither {names} is here; in Visual Studio's prompt cl is"
            ));
        }
        Ok(found)
    }
}

/// The C compiler for Windows where this is none.
pub(crate) const MINGW: Compiler = Compiler {
    program: tool::MINGW,
    language: Language::C,
};

/// What is to be compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sources<'a> {
    /// The standard: `c11`, `c++17`.
    pub(crate) standard: &'a str,
    /// The files.
    pub(crate) files: &'a [PathBuf],
    /// Where headers are looked for.
    pub(crate) include: &'a [&'a Path],
    /// What is defined.
    pub(crate) defines: &'a [&'a str],
}

impl Compiler {
    /// What people call it.
    pub(crate) fn name(self) -> &'static str {
        self.program
    }

    /// Whether it is told what to do in the words of gcc.
    pub(crate) fn takes_gcc_words(self) -> bool {
        !self.is_msvc()
    }

    /// Looks through the sources; a warning is an error. `more` are words for it as they are.
    pub(crate) fn check(self, sources: &Sources<'_>, more: &[&str]) -> Result<(), String> {
        let mut command = self.told(sources);
        command.args(more);
        command.arg(if self.is_msvc() {
            "/Zs"
        } else {
            "-fsyntax-only"
        });
        self.run(command, sources)
    }

    /// Makes a program of the sources and a library. `more` are words for the compiler and its
    /// linker as they are.
    pub(crate) fn build(
        self,
        sources: &Sources<'_>,
        library: &Path,
        more: &[&str],
        program: &Path,
    ) -> Result<(), String> {
        let mut command = self.told(sources);
        if self.is_msvc() {
            let mut out = OsString::from("/Fe:");
            out.push(program);
            command
                .args(["/Zi", "/MD"])
                .args(more)
                .arg(out)
                .arg(library);
        } else {
            // The library comes after what needs it.
            command.args(["-g", "-O1", "-o"]).arg(program).arg(library);
            command.args(more);
        }
        self.run(command, sources)
    }

    /// Whether a program comes of it with this word: what belongs to it may not be installed.
    pub(crate) fn links(self, word: &str, folder: &Path) -> bool {
        let source = folder.join("nothing.c");
        if fs::write(&source, "int main(void) { return 0; }\n").is_err() {
            return false;
        }
        let mut command = Command::new(self.program);
        command
            .args(["-x", "c", word, "-o"])
            .arg(folder.join("nothing"));
        let silent = command.arg(source).stdout(Stdio::null());
        let status = silent.stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn is_msvc(self) -> bool {
        self.program == "cl"
    }

    /// Its command with everything but what is to come out.
    fn told(self, sources: &Sources<'_>) -> Command {
        let mut command = Command::new(self.program);
        if self.is_msvc() {
            command.args(["/nologo", "/W4", "/WX", "/utf-8", "/EHsc"]);
            command.arg(format!("/std:{}", sources.standard));
        } else {
            command.args(["-Wall", "-Wextra", "-Wpedantic", "-Werror"]);
            command.arg(format!("-std={}", sources.standard));
        }
        let (define, include) = if self.is_msvc() {
            ("/D", "/I")
        } else {
            ("-D", "-I")
        };
        command.args(sources.defines.iter().map(|name| format!("{define}{name}")));
        for folder in sources.include {
            command.arg(include).arg(folder);
        }
        command.args(sources.files);
        command
    }

    fn run(self, mut command: Command, sources: &Sources<'_>) -> Result<(), String> {
        let standard = sources.standard;
        succeed(&mut command).map_err(|why| format!("{}, {standard}: {why}", self.program))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_is_an_error_and_folders_are_looked_in() {
        let compiler = Compiler {
            program: "gcc",
            language: Language::C,
        };
        let (files, include) = ([PathBuf::from("a.c")], Path::new("include"));
        let sources = Sources {
            standard: "c99",
            files: &files,
            include: &[include],
            defines: &["ON"],
        };
        let command = compiler.told(&sources);
        let words: Vec<_> = command
            .get_args()
            .map(|word| word.to_string_lossy())
            .collect();
        assert_eq!(
            words.join(" "),
            "-Wall -Wextra -Wpedantic -Werror -std=c99 -DON -I include a.c"
        );
    }
}
