//! Tests the archive for C and C++: unpacked, it is used with CMake and pkg-config; CMake and Conan
//! also fetch it.

use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use xshell::cmd;

use super::program::unpacked;
use super::scratch::{Scratch, file_server, prints};
use super::{TriedSteps, print_checks, traffic};
use crate::blocks::page::Page;
use crate::blocks::program;
use crate::commands::{self, Sh};
use crate::five_lines::{greets, play};
use crate::install::VERSION;
use crate::install::platform::Platform;
use crate::package::build::tools;
use crate::package::{Piece, folder, make};
use crate::static_library_check;
use crate::tool::Tool;

/// A CMake project that fetches the archive.
const FETCHES: &str = "\
cmake_minimum_required(VERSION 3.16)
project(five CXX)
include(gfxhub-fetch.cmake)
add_executable(five five.cpp)
target_link_libraries(five PRIVATE gfxhub::gfxhub gfxhub::local_hub)
add_custom_target(run COMMAND five)
";

/// Commands in the README of the archive, which a user types in the folder of the archive.
const UNPACK: &str = "tar xf gfxhub-c-*.tar.gz";
const CONFIGURE: &str = "cmake -S gfxhub-c-*/example -B build";
const BUILD_AND_RUN: &str = "cmake --build build --target run";
const COMPILE: &str = "\
cc gfxhub-c-*/example/five.c -o five $(pkg-config --cflags --libs $PWD/gfxhub-c-*/lib/pkgconfig/*.pc) \\
  -Wl,-rpath,$(pkg-config --variable=libdir $PWD/gfxhub-c-*/lib/pkgconfig/gfxhub.pc)";

/// Pages that a user of the archive follows, each with the language of its programs.
const PAGES: [(&str, &str); 2] = [("docs/start/c.md", "c"), ("docs/start/cpp.md", "cpp")];

/// Unpacks the archive and uses it in each way that its documents describe.
pub(crate) fn check(
    scratch: &Scratch,
    archive: &Path,
    tried: &mut TriedSteps,
) -> anyhow::Result<()> {
    if !Tool::Cmake.is_here() || !Tool::Cxx.is_here() {
        commands::say("archive for C and C++: CMake or a compiler is not installed, skipped");
        return Ok(());
    }
    let prefix = unpacked(scratch, "c", archive)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY-NOTICES.txt"] {
        let path = prefix.join("share/doc/gfxhub").join(file);
        ensure!(
            path.is_file(),
            "the archive for C and C++ does not contain {file}"
        );
    }
    by_cmake(scratch, &prefix, tried)?;
    match Tool::PkgConfig.is_here() && !cfg!(target_env = "msvc") {
        true => {
            by_pkg_config(scratch, &prefix, tried)?;
            for (page, language) in PAGES {
                by_page(scratch, archive, page, language)?;
            }
        }
        false => commands::say("archive for C: skipped, it needs pkg-config with gcc or clang"),
    }
    static_library_check::check(&scratch.folder("static")?, &prefix)?;
    fetched(scratch, tried)
}

/// Builds and runs the programs of the archive's README with the commands there.
fn by_cmake(scratch: &Scratch, prefix: &Path, tried: &mut TriedSteps) -> anyhow::Result<()> {
    let readme = Page::at(prefix.join("README.md"))?;
    for line in [UNPACK, CONFIGURE, BUILD_AND_RUN, COMPILE] {
        ensure!(
            readme.text.contains(line),
            "the README of the archive does not contain {line}"
        );
    }
    let folder = scratch.folder("cmake")?;
    let sh = Sh::at(&folder)?;
    let project = readme
        .first("cmake")?
        .text
        .replace("REQUIRED", "REQUIRED COMPONENTS local_hub")
        .replace("gfxhub::gfxhub", "gfxhub::gfxhub gfxhub::local_hub");
    sh.write_file("CMakeLists.txt", project)?;
    sh.write_file("five.cpp", readme.first("cpp")?.text)?;
    greets(&built(&folder, prefix)?)?;
    // The archive contains the five lines of README.md. They run again here, and their traffic is
    // watched.
    let sh = Sh::at(&scratch.folder("c")?)?;
    play("cpp", |text| {
        is_example(prefix, "five.cpp", text)?;
        cmd!(sh, "sh -c {CONFIGURE}").run()?;
        prints(cmd!(sh, "sh -c {BUILD_AND_RUN}"), None)
    })?;
    play("cpp", |_| {
        let (program, folder) = (sh.current_dir().join("build/five"), sh.current_dir());
        traffic::prints(&sh, "C++", &program, &[], &[&folder, prefix])
    })?;
    print_checks(
        "archive, C++ by CMake",
        &["README with a simulator", "five lines"],
    );
    tried.steps("C++ by CMake", &[UNPACK, CONFIGURE, BUILD_AND_RUN])
}

/// Checks that an example in the archive equals the program in README.md.
fn is_example(prefix: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    let example = Sh::new()?.read_file(prefix.join("example").join(name))?;
    ensure!(
        example == text,
        "{name} differs from the program in README.md"
    );
    Ok(())
}

/// Runs the five lines in C, built with the flags from pkg-config.
fn by_pkg_config(scratch: &Scratch, prefix: &Path, tried: &mut TriedSteps) -> anyhow::Result<()> {
    let sh = Sh::at(&scratch.folder("c")?)?;
    play("c", |text| {
        is_example(prefix, "five.c", text)?;
        cmd!(sh, "sh -c {COMPILE}").run()?;
        let folder = sh.current_dir();
        traffic::prints(&sh, "C", &folder.join("five"), &[], &[&folder, prefix])
    })?;
    print_checks("archive, C by pkg-config", &["five lines"]);
    tried.steps("C by pkg-config", &[UNPACK, COMPILE, "./five"])
}

/// Builds and runs the first program of a page with the commands of the page, in the folder of the
/// archive.
fn by_page(scratch: &Scratch, archive: &Path, path: &str, language: &str) -> anyhow::Result<()> {
    let page = Page::at(path)?;
    let sh = Sh::at(&scratch.folder(&format!("page-{language}"))?)?;
    sh.copy_file(archive, sh.current_dir())?;
    sh.write_file("CMakeLists.txt", page.first("cmake")?.text)?;
    let program = page.first(language)?;
    sh.write_file(format!("program.{language}"), &program.text)?;
    let wanted = program.prints.as_deref().unwrap_or_default();
    let mut shell = page.blocks()?;
    shell.retain(|block| block.language == "sh" && block.own_commands().is_none());
    ensure!(
        !shell.is_empty(),
        "{path} does not say how a program is built"
    );
    for block in shell {
        let commands = &block.text;
        let printed = prints(cmd!(sh, "sh -ec {commands}"), None)?;
        ensure!(
            !wanted.is_empty() && printed.ends_with(wanted),
            "{path}:{}: {printed}",
            block.line
        );
    }
    print_checks(path, &["its first program, by its own commands"]);
    Ok(())
}

/// Tests the recipes: they fetch the archive from a server on loopback.
fn fetched(scratch: &Scratch, tried: &mut TriedSteps) -> anyhow::Result<()> {
    let server = file_server(&folder(true))?;
    make(
        &[Piece::Recipes],
        Platform::host(),
        true,
        Some(&server.url()),
    )?;
    let archive = folder(true).join(format!("gfxhub-recipes-{VERSION}.tar.gz"));
    let recipes = unpacked(scratch, "recipes", &archive)?;
    let readme = Page::at("packaging/c/README.md")?;
    let project = |name: &str, recipe: &str| {
        let folder = scratch.folder(name)?;
        let sh = Sh::at(&folder)?;
        sh.write_file("CMakeLists.txt", FETCHES)?;
        sh.write_file("five.cpp", readme.first("cpp")?.text)?;
        sh.write_file("gfxhub-fetch.cmake", recipe)?;
        anyhow::Ok(folder)
    };
    let recipe = Sh::new()?.read_file(recipes.join("cmake/gfxhub-fetch.cmake"))?;
    greets(&built(&project("fetch", &recipe)?, Path::new("/nowhere"))?)?;
    // CMake must refuse an archive with a different hash.
    let (before, after) = recipe
        .split_once(&format!("_gfxhub_sha256_{} ", Platform::host().triple()))
        .context("the recipe has no hash for this platform")?;
    let wrong = format!(
        "{before}_gfxhub_sha256_{} {}{}",
        Platform::host().triple(),
        "0".repeat(64),
        &after[64..]
    );
    let sh = Sh::at(&project("fetch-wrong", &wrong)?)?;
    let configure = cmd!(sh, "cmake -S . -B build")
        .ignore_stderr()
        .ignore_stdout();
    if configure.run().is_ok() {
        bail!("CMake accepts an archive whose hash differs from that in the recipe");
    }
    print_checks(
        "FetchContent",
        &[
            "fetched by hash",
            "another hash is refused",
            "a property moves",
        ],
    );
    tried.steps(
        "C++ by FetchContent",
        &[
            "paste CMakeLists.txt and five.cpp next to gfxhub-fetch.cmake",
            "cmake -S . -B build",
            "cmake --build build --target run",
        ],
    )?;
    conan(scratch, &recipes)
}

/// Lets Conan build a package from the archive, and then build and run the test of the recipe.
fn conan(scratch: &Scratch, recipes: &Path) -> anyhow::Result<()> {
    let venv = tools()?;
    let sh = venv.shell(&scratch.folder("conan")?)?;
    sh.set_var("CONAN_HOME", scratch.folder("conan/home")?);
    prints(cmd!(sh, "conan profile detect"), None)?;
    let recipe = recipes.join("conan");
    let said = prints(cmd!(sh, "conan create {recipe} -vquiet"), None);
    said.or_else(|_| prints(cmd!(sh, "conan create {recipe}"), None))?;
    print_checks("Conan 2", &["fetched by hash", "its test moves a property"]);
    Ok(())
}

/// Builds the program of a project with CMake, runs it, and returns its output.
fn built(project: &Path, prefix: &Path) -> anyhow::Result<String> {
    let program = program::by_cmake(project, &project.join("build"), prefix, "five", &[])?;
    commands::printed(&mut program.command())
}
