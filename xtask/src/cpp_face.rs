//! The C++ interface: the headers compile everywhere, hold their tests and play the suite.

use std::fs;
use std::path::PathBuf;

use gfxhub_tests::cargo::{root, target_folder};

use crate::c_compiler::{Compiler, Language, Sources};
use crate::c_face;
use crate::c_faults;
use crate::c_library::{self, CLibrary};
use crate::commands;
use crate::commands::succeed;
use crate::generate;
use crate::hub_process::HubProcess;
use crate::stage_play;

/// The versions of the language that the headers are made for.
const STANDARDS: [&str; 2] = ["c++17", "c++20"];

/// Warnings that careful projects switch on; all are errors here.
const CAREFUL: [&str; 5] = [
    "-Wconversion",
    "-Wsign-conversion",
    "-Wshadow",
    "-Wold-style-cast",
    "-Wnon-virtual-dtor",
];

/// What builds a program that cannot throw.
const BARE: &str = "-fno-exceptions";

/// What lets a program tell of every access that is none of its own, of every leak, and of what the
/// language leaves undefined.
const WATCHED: &str = "-fsanitize=address,undefined";

/// The suite through C++, as `cargo xtask test --only conformance-cpp` plays it.
pub(crate) fn conformance() -> Result<(), String> {
    let compiler = Language::Cxx.compilers()?[0];
    let (folder, library) = (folder()?, c_library::shared()?);
    let files = sources("conformance")?;
    let runner = build(compiler, library, &files, &[], folder.join("runner"))?;
    stage_play::play("cpp", library.command(&runner)).map_err(|e| format!("{e:#}"))
}

/// The step `cpp-api`: the headers and their tests.
pub(crate) fn api() -> Result<(), String> {
    let compilers = Language::Cxx.compilers()?;
    headers(&compilers)?;
    let (folder, library) = (folder()?, c_library::shared()?);
    let compiler = compilers[0];
    let program = |name: &str, files: Vec<PathBuf>, more: &[&str]| {
        build(compiler, library, &files, more, folder.join(name))
    };
    let watched = compiler.takes_gcc_words() && compiler.links(WATCHED, &folder);
    let watch: &[&str] = if watched {
        &[WATCHED, "-fno-sanitize-recover=undefined"]
    } else {
        commands::say(&format!("{} cannot watch over the tests", compiler.name()));
        &[]
    };
    let unit = program("unit", sources("unit")?, watch)?;
    let mut programs = vec![(unit, Some(c_faults::sample()))];
    if compiler.takes_gcc_words() {
        programs.push((program("bare", sources("bare")?, &[BARE])?, None));
    }
    for (program, sample) in programs {
        // A hub of its own for each: what one has changed is not the other's matter.
        let hub = HubProcess::start().map_err(|e| format!("{e:#}"))?;
        let mut command = library.command(&program);
        command.arg(hub.url());
        succeed(command.args(sample)).map_err(|e| format!("{e:#}"))?;
    }
    Ok(())
}

/// A program that uses the headers compiles with every compiler, in every version of the language,
/// with exceptions and without.
fn headers(compilers: &[Compiler]) -> Result<(), String> {
    let files = sources("header")?;
    for compiler in compilers {
        let mut ways = vec![Vec::new()];
        if compiler.takes_gcc_words() {
            ways = vec![
                CAREFUL.to_vec(),
                CAREFUL.into_iter().chain([BARE]).collect(),
            ];
        }
        for standard in STANDARDS {
            for more in &ways {
                let sources = Sources {
                    standard,
                    files: &files,
                    include: &[&c_face::include()],
                    defines: &["GFXHUB_WITH_LOCAL_HUB"],
                };
                compiler.check(&sources, more)?;
            }
        }
        let name = compiler.name();
        commands::say(&format!(
            "gfxhub.hpp: {name} takes it as {}",
            STANDARDS.join(" and ")
        ));
    }
    Ok(())
}

/// Builds a program that is linked with the library.
fn build(
    compiler: Compiler,
    library: &CLibrary,
    files: &[PathBuf],
    more: &[&str],
    program: PathBuf,
) -> Result<PathBuf, String> {
    let generated = generate::for_tests()
        .map_err(|e| format!("{e:#}"))?
        .join("cpp");
    let sources = Sources {
        standard: STANDARDS[0],
        files,
        include: &[&c_face::include(), &runners(), &generated],
        defines: &["GFXHUB_WITH_LOCAL_HUB"],
    };
    let mut all = more.to_vec();
    if compiler.takes_gcc_words() {
        // Every function stays one of its own: coverage looks for those of the header.
        all.extend(["-O0", "-pthread"]);
    }
    let program = program.with_extension(std::env::consts::EXE_EXTENSION);
    compiler.build(&sources, &library.linked, &all, &program)?;
    Ok(program)
}

/// Where the programs are built; `cargo xtask coverage` looks for the runner there.
fn folder() -> Result<PathBuf, String> {
    let target = target_folder();
    let folder = target.join("conformance-cpp");
    fs::create_dir_all(&folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    Ok(folder)
}

/// The sources in a folder of the runners.
fn sources(name: &str) -> Result<Vec<PathBuf>, String> {
    c_face::sources_in(&runners().join(name), "cpp")
}

fn runners() -> PathBuf {
    root().join("tests").join("runners").join("cpp")
}
