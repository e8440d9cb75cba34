//! The step `c-faults`: calls of C that end while they are under way, the sample of faults, and many
//! threads on one client.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::root;

use crate::c_compiler::Language;
use crate::c_face::{folder, with_sources};
use crate::c_library;
use crate::commands::succeed;

/// The variable that says how often each trial ends a call, where that is to be measured.
const ROUNDS: &str = "GFXHUB_CANCELS";

/// The folders of the sources of the program that ends calls.
const INFLIGHT: [&str; 2] = ["inflight", "system"];

/// The folders of the sources of the program that plays the sample.
const FAULTS: [&str; 2] = ["faults", "system"];

/// The folders of the sources of the program whose threads share a client.
pub(crate) const CONCURRENT: [&str; 2] = ["concurrent", "system"];

/// How many rounds its 32 threads play, of four calls each.
pub(crate) const CONCURRENT_ROUNDS: &str = "3";

/// How often a program ends calls, and how soon 99 in a hundred of these have to end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Haste {
    rounds: u32,
    milliseconds: u32,
}

/// What a machine that has other things to do, or a program that is watched, still manages.
pub(crate) const UNHURRIED: Haste = Haste {
    rounds: 3,
    milliseconds: 5000,
};

/// Builds the programs and runs them.
pub(crate) fn run() -> Result<(), String> {
    let folder = folder()?;
    let library = c_library::shared()?;
    let build = |name: &str, folders: &[&str]| {
        let program = folder.join(format!("{name}{EXE_SUFFIX}"));
        let compiler = Language::C.compilers()?.remove(0);
        let threads: &[&str] = match compiler.takes_gcc_words() {
            true => &["-pthread"],
            false => &[],
        };
        with_sources(folders, |sources| {
            compiler.build(sources, &library.linked, threads, &program)
        })?;
        Ok(program)
    };
    play(haste()?, build, |program| library.command(program))
}

/// The haste of the step: that of the promise where it is measured, else what any machine manages.
fn haste() -> Result<Haste, String> {
    let Ok(rounds) = std::env::var(ROUNDS) else {
        return Ok(Haste {
            rounds: 20,
            milliseconds: 250,
        });
    };
    let rounds = rounds.parse();
    let rounds = rounds.map_err(|fault| format!("{ROUNDS} says how often: {fault}"))?;
    Ok(Haste {
        rounds,
        milliseconds: 60,
    })
}

/// Has the programs built, and runs them by what makes commands of them.
pub(crate) fn play(
    haste: Haste,
    build: impl Fn(&str, &[&str]) -> Result<PathBuf, String>,
    command: impl Fn(&Path) -> Command,
) -> Result<(), String> {
    let mut inflight = command(&build("inflight", &INFLIGHT)?);
    inflight.arg(haste.rounds.to_string());
    succeed(inflight.arg(haste.milliseconds.to_string())).map_err(|e| format!("{e:#}"))?;
    let mut faults = command(&build("faults", &FAULTS)?);
    succeed(faults.arg(sample())).map_err(|e| format!("{e:#}"))?;
    let mut concurrent = command(&build("concurrent", &CONCURRENT)?);
    succeed(concurrent.arg(CONCURRENT_ROUNDS)).map_err(|e| format!("{e:#}"))
}

/// The file with the sample of faults.
pub(crate) fn sample() -> PathBuf {
    root().join("tests").join("faults.json")
}
