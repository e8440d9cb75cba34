//! The step `c-ends`: calls that a C++ program makes while a thread or the process ends, with the
//! library shared and static. A hub that outlives the program counts them.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::root;

use crate::c_compiler::{Language, Sources};
use crate::c_face::{folder, include, sources_in};
use crate::c_library;
use crate::commands;
use crate::commands::succeed;
use crate::hub_process::HubProcess;
use crate::install::names::{LINKER_WORDS, SYSTEM_LIBRARIES};

/// The places that the program calls from, by the `X-Request-Id` of each.
const PLACES: [&str; 9] = [
    "static-first",
    "static-last",
    "static-cpp",
    "atexit-first",
    "atexit-last",
    "thread-local-main-first",
    "thread-local-main-last",
    "thread-local-joined-first",
    "thread-local-joined-last",
];

/// Those that there are where threads have keys with destructors.
const KEYS: [&str; 2] = ["key-first", "key-last"];

/// What each place asks for: a read before, a command and a read at the end.
const DUE: (i64, i64) = (3, 1);

/// Builds the program with each library and runs it.
pub(crate) fn run() -> Result<(), String> {
    let folder = folder()?;
    let library = c_library::shared()?;
    let shared = build(&library.linked, &[], &folder.join("ends"))?;
    play("shared", library.command(&shared))?;
    let compiler = Language::Cxx.compilers()?.remove(0);
    if !compiler.takes_gcc_words() {
        commands::say("ends: with Microsoft's compiler the shared library alone is tried");
        return Ok(());
    }
    let words = SYSTEM_LIBRARIES.iter().map(|name| format!("-l{name}"));
    let more = LINKER_WORDS.iter().flat_map(|words| words.split(' '));
    let words: Vec<String> = words.chain(more.map(str::to_owned)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let whole = build(&library.archive, &words, &folder.join("ends-static"))?;
    play("static", Command::new(whole))
}

/// Builds the program with a library.
fn build(library: &Path, more: &[&str], program: &Path) -> Result<PathBuf, String> {
    let compiler = Language::Cxx.compilers()?.remove(0);
    let folder = root()
        .join("tests")
        .join("runners")
        .join("cpp")
        .join("ends");
    let files = sources_in(&folder, "cpp")?;
    let sources = Sources {
        standard: "c++17",
        files: &files,
        include: &[&include()],
        defines: &[],
    };
    let mut words = more.to_vec();
    if compiler.takes_gcc_words() {
        words.push("-pthread");
    }
    let mut program = program.as_os_str().to_owned();
    program.push(EXE_SUFFIX);
    let program = PathBuf::from(program);
    compiler.build(&sources, library, &words, &program)?;
    Ok(program)
}

/// Runs it against a hub of its own, and asks that hub what came.
fn play(how: &str, mut command: Command) -> Result<(), String> {
    let hub = HubProcess::start().map_err(|e| format!("{e:#}"))?;
    succeed(command.arg(hub.url())).map_err(|e| format!("{e:#}"))?;
    let keys: &[&str] = if cfg!(unix) { &KEYS } else { &[] };
    let places: Vec<&str> = PLACES.iter().chain(keys).copied().collect();
    for place in &places {
        let came = hub.tally(place).map_err(|e| format!("{e:#}"))?;
        if came != DUE {
            let (requests, effects) = came;
            return Err(format!(
                "{place}, with the {how} library: {requests} requests came and {effects} took \
                 effect; {} and {} are due",
                DUE.0, DUE.1
            ));
        }
    }
    let count = places.len();
    commands::say(&format!(
        "ends: {count} places, each as it is due, with the {how} library"
    ));
    Ok(())
}
