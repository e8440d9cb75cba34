//! Builds the examples in the comments of the installed headers, and the programs in README.md,
//! with CMake against the installed files, and runs them against the demo show.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};

use crate::blocks::collected;
use crate::blocks::page::Page;
use crate::blocks::program::Files;
use crate::commands::{self, Sh, printed};
use crate::five_lines::{greets, play};
use crate::server_process::ServerProcess;

/// Address of the hub in the examples of the headers.
const HUB: &str = "http://10.0.0.5";

/// Path of the property that each program moves.
const COLOUR: &str =
    "/api/rest/v1/engines/3/nodes/Cyclorama/properties/Material%2F%2FMaskColor%2F0";

/// Part of the hub's response after the move. Hubs store numbers in single precision.
const MOVED: &str = "\"x\":0.2";

/// Time limit for the property to reach its final value.
const LIMIT: Duration = Duration::from_secs(10);

/// Builds and runs the programs with the files installed under `prefix`, in folders under `yard`.
pub(crate) fn check(yard: &Path, prefix: &Path) -> anyhow::Result<()> {
    let files = Files::Installed(prefix);
    let (sh, include) = (Sh::new()?, prefix.join("include"));
    let headers = sh.files_under(&include)?.into_iter().map(|file| {
        let name = file.strip_prefix(&include).unwrap_or(&file);
        let name = name.display().to_string().replace('\\', "/");
        let blocks = Page::of_header(&name, &sh.read_file(&file)?).blocks()?;
        Ok((name, blocks))
    });
    let headers = headers.collect::<anyhow::Result<Vec<_>>>()?;
    for (language, first) in [("c", "gfxhub.h"), ("cpp", "gfxhub.hpp")] {
        let prints = |name: &str, text: &str| {
            let program = files.build(language, text, &yard.join(format!("{name}-{language}")))?;
            printed(&mut program.command())
        };
        play(language, |text| prints("readme", text))?;
        let of_language = headers.iter().flat_map(|(name, blocks)| {
            let blocks = blocks
                .iter()
                .filter(move |block| block.language == language);
            blocks.map(move |block| (name.as_str(), block))
        });
        let (programs, parts): (Vec<_>, Vec<_>) =
            of_language.partition(|(_, block)| block.text.contains("int main"));
        for (path, block) in &programs {
            moves(&block.text, |text| prints(&path.replace('/', "-"), text))
                .with_context(|| format!("{path}:{}", block.line))?;
        }
        let has_program = programs.iter().any(|(path, _)| *path == first);
        ensure!(has_program, "there is no program in {first}");
        ensure!(!parts.is_empty(), "no header has an example in {language}");
        let hub = ServerProcess::hub()?;
        let folder = yard.join(format!("examples-{language}"));
        let run = collected::program(language, &parts, files, &folder)?;
        for (number, (path, block)) in parts.iter().enumerate() {
            let ran = run(number).and_then(|command| collected::run(command, &hub.url()));
            ran.with_context(|| format!("{path}:{}", block.line))?;
        }
        let (programs, parts) = (programs.len(), parts.len());
        commands::say(&format!(
            "{language}: the five lines, {programs} programs and {parts} examples of headers work"
        ));
    }
    Ok(())
}

/// Starts a hub simulator and runs a program in which `HUB` is replaced by its address. Checks that
/// the program moved the property.
fn moves(program: &str, run: impl FnOnce(&str) -> anyhow::Result<String>) -> anyhow::Result<()> {
    ensure!(program.contains(HUB), "the program does not contain {HUB}");
    let hub = ServerProcess::hub()?;
    greets(&run(&program.replace(HUB, &hub.url()))?)?;
    let began = Instant::now();
    loop {
        let colour = hub.get(COLOUR)?;
        if colour.contains(MOVED) {
            return Ok(());
        }
        if began.elapsed() > LIMIT {
            bail!("the program did not move the colour: {colour}");
        }
        thread::sleep(Duration::from_millis(50));
    }
}
