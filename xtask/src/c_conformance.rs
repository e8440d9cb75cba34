//! Plays the conformance suite through C and C++, in two steps that need only a compiler, so that
//! they run in the quick test on machines without CMake too.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use gfxhub_tests::cargo::{root, target_folder};

use crate::c_compiler::{Compiler, Language, Sources};
use crate::commands::Sh;
use crate::{c_library, generate, run_conformance};

/// Runs the step `conformance-c`: plays the suite through C.
pub(crate) fn conformance_c() -> anyhow::Result<()> {
    play("c", Language::C.compiler()?, "c-binding")
}

/// Runs the step `conformance-cpp`: plays the suite through C++.
pub(crate) fn conformance_cpp() -> anyhow::Result<()> {
    play("cpp", Language::Cxx.compiler()?, "conformance-cpp")
}

/// Builds the runners of a binding in a folder under the target folder, and plays the suite and the
/// cases of handles.
fn play(binding: &str, compiler: Compiler, folder: &str) -> anyhow::Result<()> {
    let folder = target_folder().join(folder);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let program = |name: &str| {
        let program = folder.join(name);
        program.with_extension(std::env::consts::EXE_EXTENSION)
    };
    let library = c_library::shared()?;
    let runner = program("runner");
    build_runner(binding, &compiler, &library.linked, &runner)?;
    run_conformance::play(binding, &[], library.command(&runner))?;
    let runner = program("handles");
    build_handles_runner(binding, &compiler, &library.linked, &runner)?;
    let options = ["--handles", "--results", "counted"];
    run_conformance::play(binding, &options, library.command(&runner))
}

/// Builds the runner for the cases of handles. It uses the library of the hub simulator.
fn build_handles_runner(
    binding: &str,
    compiler: &Compiler,
    library: &Path,
    program: &Path,
) -> anyhow::Result<()> {
    let here = root().join("tests").join("runners").join(binding);
    let folder = here.join("handles");
    let (standard, mut files) = match binding {
        "c" => {
            let mut files = sources_in(&folder, "c")?;
            files.push(here.join("lines.c"));
            ("c11", files)
        }
        _ => ("c++17", sources_in(&folder, "cpp")?),
    };
    files.push(c_library::local_hub()?);
    let sources = Sources {
        standard,
        files: &files,
        include: &[&include()],
    };
    compiler.build(&sources, library, program)
}

/// Builds the runner of a binding, `c` or `cpp`, from handwritten and generated sources.
pub(crate) fn build_runner(
    binding: &str,
    compiler: &Compiler,
    library: &Path,
    program: &Path,
) -> anyhow::Result<()> {
    let here = root().join("tests").join("runners").join(binding);
    let generated = generate::for_tests()?.join(binding);
    let (standard, files) = match binding {
        "c" => {
            let mut files = sources_in(&here, "c")?;
            files.extend(sources_in(&generated, "c")?);
            ("c11", files)
        }
        _ => ("c++17", sources_in(&here.join("conformance"), "cpp")?),
    };
    let sources = Sources {
        standard,
        files: &files,
        include: &[&include(), &here, &generated],
    };
    compiler.build(&sources, library, program)
}

/// Returns the folder of the headers.
pub(crate) fn include() -> PathBuf {
    root().join("include")
}

/// Returns the sources with this extension in a folder.
fn sources_in(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Sh::new()?.read_dir(folder)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == extension));
    Ok(files)
}
