//! The C interface: the header in every dialect, the exports, and the conformance suite through C.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};

use gfxhub_tests::cargo::root;

use crate::c_compiler::{Language, Sources};
use crate::c_library::{self, CLibrary};
use crate::coverage::built;
use crate::{commands, generate, stage_play};

/// The suite through C, as `cargo xtask test --only conformance-c` plays it.
pub(crate) fn conformance() -> Result<(), String> {
    let library = c_library::shared()?;
    let runner = build_runner(library, &folder()?)?;
    stage_play::play("c", library.command(&runner)).map_err(|e| format!("{e:#}"))
}

/// The step `c-api`.
pub(crate) fn api() -> Result<(), String> {
    header()?;
    exports(c_library::shared()?)
}

/// Where the step has its files.
pub(crate) fn folder() -> Result<PathBuf, String> {
    let folder = gfxhub_tests::cargo::target_folder().join("c-face");
    fs::create_dir_all(&folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    Ok(folder)
}

/// The folder of the header.
pub(crate) fn include() -> PathBuf {
    root().join("include")
}

/// The header compiles in every dialect, twice in one file, with and without the hub in a box.
fn header() -> Result<(), String> {
    let sources = root()
        .join("tests")
        .join("runners")
        .join("c")
        .join("header");
    let both = [
        (Language::C, &["c99", "c11", "c17"][..], "header.c"),
        (
            Language::Cxx,
            &["c++11", "c++17", "c++20"][..],
            "header.cpp",
        ),
    ];
    for (language, standards, file) in both {
        let files = [sources.join(file)];
        for compiler in language.compilers()? {
            for standard in standards {
                // Microsoft's compiler knows no older ones by name.
                if compiler.name() == "cl" && ["c99", "c++11"].contains(standard) {
                    continue;
                }
                for defines in [&[][..], &["GFXHUB_WITH_LOCAL_HUB"][..]] {
                    let sources = Sources {
                        standard,
                        files: &files,
                        include: &[&include()],
                        defines,
                    };
                    compiler.check(&sources, &[])?;
                }
            }
            commands::say(&format!("gfxhub.h: {} takes it", compiler.name()));
        }
    }
    Ok(())
}

/// The library exports what the list says, and nothing besides.
fn exports(library: &CLibrary) -> Result<(), String> {
    if cfg!(windows) {
        commands::say("exports: what a DLL exports is no symbol that nm shows");
        return Ok(());
    }
    let path = root().join("ffi-c").join("exports.txt");
    let list = fs::read_to_string(&path).map_err(|fault| format!("{}: {fault}", path.display()))?;
    let due: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    let found = built::exported(&library.loaded).map_err(|e| format!("{e:#}"))?;
    let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
    let lacking: Vec<&str> = due.difference(&found).copied().collect();
    let beyond: Vec<&str> = found.difference(&due).copied().collect();
    if lacking.is_empty() && beyond.is_empty() {
        commands::say(&format!("exports: {} as in ffi-c/exports.txt", due.len()));
        return Ok(());
    }
    Err(format!(
        "the library does not export what ffi-c/exports.txt says; lacking: {}; beyond: {}",
        lacking.join(", "),
        beyond.join(", ")
    ))
}

/// The runner of the suite, built from the header alone.
pub(crate) fn build_runner(library: &CLibrary, folder: &Path) -> Result<PathBuf, String> {
    let program = folder.join(format!("runner{EXE_SUFFIX}"));
    let compiler = Language::C.compilers()?.remove(0);
    with_sources(&RUNNER, |sources| {
        compiler.build(sources, &library.linked, &[], &program)
    })?;
    Ok(program)
}

/// The folder of the runner's sources.
pub(crate) const RUNNER: [&str; 1] = ["."];

/// Hands on the C sources in these folders beside the runner, and those that are generated for
/// them, as they are compiled.
pub(crate) fn with_sources<T>(
    folders: &[&str],
    then: impl FnOnce(&Sources<'_>) -> Result<T, String>,
) -> Result<T, String> {
    let here = root().join("tests").join("runners").join("c");
    let generated = generate::for_tests()
        .map_err(|e| format!("{e:#}"))?
        .join("c");
    let mut files = Vec::new();
    for folder in folders {
        files.extend(sources_in(&here.join(folder), "c")?);
        let generated = generated.join(folder);
        if generated.is_dir() {
            files.extend(sources_in(&generated, "c")?);
        }
    }
    then(&Sources {
        standard: "c11",
        files: &files,
        include: &[&include(), &here, &generated],
        defines: &[],
    })
}

/// The sources in a folder, by how their names end.
pub(crate) fn sources_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let told = |fault: std::io::Error| format!("{}: {fault}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.extension().is_some_and(|ending| ending == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
