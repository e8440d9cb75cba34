//! The programs of README.md: the same five lines in each language, taken out so that they can be run
//! as a reader would run them; those in C and C++ are built by CMake against what is installed.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use xshell::cmd;

use crate::commands::{self, Sh, printed};
use crate::hub_process::HubProcess;

/// The hub that the programs speak to.
const HUB: &str = "http://10.0.0.5";

/// What each prints with the demo show.
const PRINTED: &str = "Studio A connected";

/// What each moves.
const COLOUR: &str =
    "/api/rest/v1/engines/3/nodes/Cyclorama/properties/Material%2F%2FMaskColor%2F0";

/// How the hub says where the move ends, in single precision as hubs do.
const MOVED: &str = "\"x\":0.2";

/// How long the move may take until its end is seen.
const PATIENCE: Duration = Duration::from_secs(10);

/// A language of README.md, by the word behind its fence.
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
}

impl Language {
    fn fence(self) -> &'static str {
        match self {
            Language::C => "```c\n",
            Language::Cxx => "```cpp\n",
            Language::Python => "```python\n",
            Language::Node => "```js\n",
        }
    }
}

/// Has the program of a language run, by what takes its text and gives what it printed, and looks
/// at what it printed and at what it did on the hub in a box that it was given.
pub(crate) fn play(
    language: Language,
    run: impl FnOnce(&str) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let hub = HubProcess::start()?;
    let program = program(language, &hub.url())?;
    greets(&run(&program)?)?;
    let began = Instant::now();
    loop {
        let colour = hub.get(COLOUR)?;
        if colour.contains(MOVED) {
            return Ok(());
        }
        if began.elapsed() > PATIENCE {
            bail!("the {language:?} program of README.md moved no colour: {colour}");
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn program(language: Language, url: &str) -> anyhow::Result<String> {
    let text = Sh::new()?.read_file("README.md")?;
    program_in(&text.replace("\r\n", "\n"), language, url)
}

fn greets(printed: &str) -> anyhow::Result<()> {
    match printed.lines().any(|line| line == PRINTED) {
        true => Ok(()),
        false => bail!("the program of README.md prints {printed:?}, without {PRINTED:?}"),
    }
}

fn program_in(text: &str, language: Language, url: &str) -> anyhow::Result<String> {
    let fence = language.fence();
    let body = text.split_once(fence).map(|(_, rest)| rest);
    let body = body
        .and_then(|rest| rest.split_once("```"))
        .map(|(body, _)| body);
    let program = body.with_context(|| format!("README.md has no {}", fence.trim_end()))?;
    if !program.contains(HUB) {
        bail!("the first {} of README.md names no {HUB}", fence.trim_end());
    }
    Ok(program.replace(HUB, url))
}

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
pub(crate) fn check(yard: &Path, prefix: &Path) -> anyhow::Result<()> {
    for (language, ending) in [(Language::C, "c"), (Language::Cxx, "cpp")] {
        let folder = yard.join(format!("readme-{ending}"));
        play(language, |text| {
            let sh = Sh::at(&folder)?;
            sh.write_file("CMakeLists.txt", PROJECT.replace("EXT", ending))?;
            sh.write_file(format!("five.{ending}"), text)?;
            run(&sh, prefix)
        })?;
        commands::say(&format!("README.md, five.{ending}: built by CMake, holds"));
    }
    Ok(())
}

fn run(sh: &Sh, prefix: &Path) -> anyhow::Result<String> {
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
        for language in [Language::C, Language::Cxx, Language::Python, Language::Node] {
            let program = program(language, "http://127.0.0.1:1").unwrap();
            assert!(program.contains("http://127.0.0.1:1"), "{language:?}");
            assert!(!program.contains(HUB), "{language:?}");
            assert!(program.contains("MaskColor"), "{language:?}");
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_missed() {
        let text = "```c\nint main(void) { return 0; }\n```\n";
        assert!(
            program_in(text, Language::C, "x")
                .unwrap_err()
                .to_string()
                .contains("names no")
        );
        assert!(
            program_in(text, Language::Node, "x")
                .unwrap_err()
                .to_string()
                .contains("has no")
        );
    }

    #[test]
    fn what_is_printed_is_looked_at() {
        assert!(greets("Studio B ready\nStudio A connected\n").is_ok());
        assert!(greets("").is_err());
    }
}
