//! The C and C++ programs of README.md, built by CMake against what is installed.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::commands::printed;
use crate::console;
use crate::readme_programs::{Language, play};

/// How a reader would build them.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.16)
project(five C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(gfxhub 0.1 REQUIRED)
add_executable(five five.EXT)
target_link_libraries(five PRIVATE gfxhub::gfxhub)
";

/// Builds and runs both with what is installed at `prefix`, in a folder of their own under `yard`.
pub(crate) fn check(yard: &Path, prefix: &Path) -> Result<(), String> {
    for (language, ending) in [(Language::C, "c"), (Language::Cxx, "cpp")] {
        let folder = yard.join(format!("readme-{ending}"));
        play(language, |text| {
            let told = |fault: std::io::Error| format!("{}: {fault}", folder.display());
            fs::create_dir_all(&folder).map_err(told)?;
            fs::write(
                folder.join("CMakeLists.txt"),
                PROJECT.replace("EXT", ending),
            )
            .map_err(told)?;
            fs::write(folder.join(format!("five.{ending}")), text).map_err(told)?;
            run(&folder, prefix)
        })?;
        console::say(&format!("README.md, five.{ending}: built by CMake, holds"));
    }
    Ok(())
}

fn run(folder: &Path, prefix: &Path) -> Result<String, String> {
    let mut configure = Command::new("cmake");
    configure
        .args(["-S", ".", "-B", "build"])
        .current_dir(folder);
    printed(configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display())))?;
    let mut make = Command::new("cmake");
    printed(
        make.args(["--build", "build", "--config", "Release"])
            .current_dir(folder),
    )?;
    let file = format!("five{}", std::env::consts::EXE_SUFFIX);
    let built = folder.join("build");
    let places = [built.join(&file), built.join("Release").join(&file)];
    let program = places.iter().find(|place| place.is_file());
    let program = program.ok_or("CMake built the program of README.md and it is not there")?;
    let mut command = Command::new(program);
    if cfg!(windows) {
        let before = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(prefix.join("bin")).chain(std::env::split_paths(&before));
        let path = std::env::join_paths(folders).map_err(|fault| fault.to_string())?;
        command.env("PATH", path);
    }
    printed(&mut command)
}
