//! The programs of README.md and of the headers: the same five lines in each language, extracted
//! and run as a reader would run them. Those in C and C++ are built by CMake against the installed
//! files.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::root;
use xshell::cmd;

use crate::commands::{self, Sh, printed};
use crate::simulator_process::HubProcess;

/// Address of the hub in the programs of the headers.
const HUB: &str = "http://10.0.0.5";

/// Output of each program with the demo show.
const PRINTED: &str = "Studio A connected";

/// Path of the property that each program moves.
const COLOUR: &str =
    "/api/rest/v1/engines/3/nodes/Cyclorama/properties/Material%2F%2FMaskColor%2F0";

/// The hub's text for the end of the move, in single precision as hubs use it.
const MOVED: &str = "\"x\":0.2";

/// Time limit for the end of the move to be seen.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A language of README.md, by the word after its fence.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Language {
    /// C.
    C,
    /// C++.
    Cxx,
    /// Python.
    Python,
    /// Node.
    Node,
    /// Rust.
    Rust,
}

impl Language {
    fn fence(self) -> &'static str {
        match self {
            Language::C => "```c\n",
            Language::Cxx => "```cpp\n",
            Language::Python => "```python\n",
            Language::Node => "```js\n",
            Language::Rust => "```rust\n",
        }
    }
}

/// Lets `run` execute the program of a language, whose text it takes and whose output it returns,
/// and checks the output: the engines, and the end of the move at the hub that the program started.
pub(crate) fn play(
    language: Language,
    run: impl FnOnce(&str) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let printed = run(&program(language)?)?;
    greets(&printed).context("README.md")?;
    moves(&printed)
}

/// Returns the program of a language in README.md.
pub(crate) fn program(language: Language) -> anyhow::Result<String> {
    let text = Sh::new()?.read_file(root().join("README.md"))?;
    program_in(&text.replace("\r\n", "\n"), language)
}

/// Runs a program that names a hub, and checks its output and its effect on the hub simulator that
/// it was given.
fn run_program(
    file: &str,
    program: &str,
    run: impl FnOnce(&str) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    if !program.contains(HUB) {
        bail!("the program of {file} names no {HUB}");
    }
    let hub = HubProcess::start()?;
    greets(&run(&program.replace(HUB, &hub.url()))?).with_context(|| file.to_owned())?;
    let began = Instant::now();
    loop {
        let colour = hub.get(COLOUR)?;
        if colour.contains(MOVED) {
            return Ok(());
        }
        if began.elapsed() > TIMEOUT {
            bail!("the program of {file} moved no colour: {colour}");
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn greets(printed: &str) -> anyhow::Result<()> {
    match printed.lines().any(|line| line == PRINTED) {
        true => Ok(()),
        false => bail!("the program prints {printed:?}, without {PRINTED:?}"),
    }
}

/// Checks the output about the property: its name, and the end of the move, in a readable form.
fn moves(printed: &str) -> anyhow::Result<()> {
    // Python prints the value before the name, others on lines after it.
    let line = printed
        .find("Mask Color")
        .map(|at| printed[..at].rfind('\n').unwrap_or(0));
    match line.map(|at| &printed[at..]) {
        Some(value) if value.contains("0.2") && !value.contains("0.2000") => Ok(()),
        _ => bail!("the program of README.md moved no colour: {printed}"),
    }
}

/// Returns the first program of a language in the text of README.md.
fn program_in(text: &str, language: Language) -> anyhow::Result<String> {
    let fence = language.fence();
    let body = text.split_once(fence).map(|(_, rest)| rest);
    let body = body
        .and_then(|rest| rest.split_once("```"))
        .map(|(body, _)| body.to_owned());
    body.with_context(|| format!("README.md has no {}", fence.trim_end()))
}

/// Returns the first program in the comment at the top of a header, whose lines begin with `mark`:
/// the lines that are indented by four more.
fn program_in_header(text: &str, mark: &str) -> anyhow::Result<String> {
    let lines = text
        .lines()
        .map_while(|line| match line.strip_prefix(mark) {
            Some(rest) => Some(rest),
            // The comment of C opens with lines of its own.
            None if line.starts_with('/') => Some(""),
            None => None,
        });
    let program = lines
        .skip_while(|line| !line.starts_with("     "))
        .take_while(|line| line.is_empty() || line.starts_with("     "));
    let program: String = program
        .map(|line| line.strip_prefix("     ").unwrap_or_default().to_owned() + "\n")
        .collect();
    match program.is_empty() {
        true => bail!("there is no program in the comment"),
        false => Ok(program),
    }
}

/// A reader's project. The target says that gfxhub.hpp needs a later C++ than the project has.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.16)
project(five C CXX)
set(CMAKE_CXX_STANDARD 14)
find_package(gfxhub 0.2 REQUIRED)
add_executable(five five.EXT)
target_link_libraries(five PRIVATE gfxhub::gfxhub)
";

/// Returns the project of a program that needs a component as well.
pub(crate) fn with_component(component: &str) -> String {
    let both = format!("gfxhub::gfxhub gfxhub::{component}");
    PROJECT
        .replace("REQUIRED", &format!("REQUIRED COMPONENTS {component}"))
        .replace("gfxhub::gfxhub", &both)
}

/// Builds and runs the programs in C and C++ with the files installed at `prefix`, each in a folder
/// of its own under `yard`.
pub(crate) fn check(yard: &Path, prefix: &Path) -> anyhow::Result<()> {
    for (language, ending, header, mark) in [
        (Language::C, "c", "gfxhub.h", " *"),
        (Language::Cxx, "cpp", "gfxhub.hpp", "//"),
    ] {
        let build = |name: &str, project: &str, text: &str| {
            let sh = Sh::at(&yard.join(name))?;
            sh.write_file("CMakeLists.txt", project.replace("EXT", ending))?;
            sh.write_file(format!("five.{ending}"), text)?;
            run(&sh, prefix)
        };
        play(language, |text| {
            build(
                &format!("readme-{ending}"),
                &with_component("local_hub"),
                text,
            )
        })?;
        let text = Sh::new()?.read_file(prefix.join("include").join(header))?;
        let program = program_in_header(&text, mark).with_context(|| header.to_owned())?;
        run_program(header, &program, |text| {
            build(&format!("header-{ending}"), PROJECT, text)
        })?;
        commands::say(&format!(
            "README.md and {header}, five.{ending}: built by CMake, hold"
        ));
    }
    Ok(())
}

/// A program with a hub simulator of its own, such as a test of a plugin.
const WITH_HUB: &str = "\
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>

int main() {
  const gfxhub::LocalHub box;
  const auto engine = gfxhub::Client(box.url()).engines().get(3);
  std::cout << engine.display_name << ' ' << engine.status << '\\n';
}
";

/// Checks that find_package finds the component of this name, and that a program runs with it; or
/// that it refuses the component.
pub(crate) fn check_component(
    yard: &Path,
    prefix: &Path,
    component: &str,
    is_there: bool,
) -> anyhow::Result<()> {
    let sh = Sh::at(&yard.join(format!("component-{component}-{is_there}")))?;
    let project = with_component(component);
    sh.write_file("CMakeLists.txt", project.replace("EXT", "cpp"))?;
    sh.write_file("five.cpp", WITH_HUB)?;
    if is_there {
        greets(&run(&sh, prefix)?)?;
        commands::say(&format!("the component {component}: found, linked and run"));
        return Ok(());
    }
    let configure = cmd!(sh, "cmake -S . -B build -DCMAKE_PREFIX_PATH={prefix}");
    match printed(&mut configure.into()) {
        Err(why) if why.to_string().contains("ended with") => Ok(()),
        Err(why) => Err(why),
        Ok(_) => bail!("find_package takes the component {component}, which is not there"),
    }
}

/// Builds the program in a folder with the installed files, and returns its output.
pub(crate) fn run(sh: &Sh, prefix: &Path) -> anyhow::Result<String> {
    let configure = cmd!(sh, "cmake -S . -B build -DCMAKE_PREFIX_PATH={prefix}");
    printed(&mut configure.into())?;
    let make = cmd!(sh, "cmake --build build --config Release");
    printed(&mut make.into())?;
    let file = format!("five{}", std::env::consts::EXE_SUFFIX);
    let built = sh.current_dir().join("build");
    let places = [built.join(&file), built.join("Release").join(&file)];
    let program = places.iter().find(|place| place.is_file());
    let program = program.context("CMake built the program of README.md and it is not there")?;
    if cfg!(windows) {
        let before = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(prefix.join("bin")).chain(std::env::split_paths(&before));
        sh.set_var("PATH", std::env::join_paths(folders)?);
    }
    Ok(cmd!(sh, "{program}").read()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_program() {
        let text = Sh::new().unwrap().read_file("README.md").unwrap();
        for language in [
            Language::C,
            Language::Cxx,
            Language::Python,
            Language::Node,
            Language::Rust,
        ] {
            let program = program_in(&text.replace("\r\n", "\n"), language).unwrap();
            // The program starts a simulator, so it runs as it stands.
            let starts = program.contains("LocalHub") || program.contains("local_hub_start");
            assert!(starts, "{language:?}");
            assert!(program.contains("MaskColor"), "{language:?}");
        }
        assert!(program_in("```c\n```\n", Language::Node).is_err());
    }

    #[test]
    fn a_header_has_its_program_at_its_top() {
        let text =
            "/* x */\n/**\n * One:\n *\n *     int\n *\n *       main;\n *\n * Two\n *     not;\n";
        assert_eq!(
            program_in_header(text, " *").unwrap().trim_end(),
            "int\n\n  main;"
        );
        assert!(program_in_header("// One\n\n//     late\n", "//").is_err());
    }

    #[test]
    fn what_is_printed_is_looked_at() {
        assert!(greets("Studio B ready\nStudio A connected\n").is_ok());
        assert!(greets("").is_err());
        assert!(moves("Mask Color {\n  x: 0.2,\n}\n").is_ok());
        assert!(moves("0.2\nMask Color {\n}\n").is_err());
        assert!(moves("Mask Color {\"x\":0.20000000298023224}\n").is_err());
    }
}
