//! The steps that look for misused memory in the C face, and for races: valgrind, AddressSanitizer,
//! ThreadSanitizer, Miri.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use gfxhub_tests::cargo::{root, target_folder};

use crate::c_compiler::{Language, Sources};
use crate::c_face::{RUNNER, build_runner, folder, with_sources};
use crate::commands::{printed, succeed};
use crate::tool::{NIGHTLY, toolchain};
use crate::{c_boundary, c_faults, c_library, commands, stage_play};

/// What the sanitizers' programs are built for.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// What a program with the static library is linked with besides there.
const SYSTEM: [&str; 6] = ["-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl"];

/// The suite, the boundary and the faults under valgrind: no access that is wrong, nothing lost.
pub(crate) fn valgrind() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        commands::say("valgrind is for Linux");
        return Ok(());
    }
    let folder = folder()?;
    let library = c_library::shared()?;
    let runner = build_runner(library, &folder)?;
    let mut command = under_valgrind();
    library.make_found(command.arg(runner));
    stage_play::play("c", command).map_err(|e| format!("{e:#}"))?;
    let boundary = c_boundary::build()?;
    let mut command = under_valgrind();
    boundary.library.make_found(command.arg(&boundary.program));
    succeed(command.current_dir(&boundary.room)).map_err(|e| format!("{e:#}"))?;
    let build = |name: &str, folders: &[&str]| {
        let program = folder.join(format!("watched-{name}"));
        let compiler = Language::C.compilers()?.remove(0);
        with_sources(folders, |sources| {
            compiler.build(sources, &library.linked, &["-pthread"], &program)
        })?;
        Ok(program)
    };
    c_faults::play(c_faults::UNHURRIED, build, |program| {
        let mut command = under_valgrind();
        library.make_found(command.arg(program));
        command
    })?;
    let concurrent = build("concurrent", &c_faults::CONCURRENT)?;
    let mut command = under_helgrind();
    library.make_found(command.arg(concurrent).arg(c_faults::CONCURRENT_ROUNDS));
    succeed(&mut command).map_err(|e| format!("{e:#}"))
}

/// Looks at locks, threads and what the program itself reads and writes: what it does not know of
/// Rust is in the file.
fn under_helgrind() -> Command {
    let sources = root().join("tests").join("runners").join("c");
    let mut unknown = OsString::from("--suppressions=");
    unknown.push(sources.join("concurrent").join("helgrind.supp"));
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--tool=helgrind", "--error-exitcode=99"]);
    command.arg(unknown);
    command
}

fn under_valgrind() -> Command {
    let mut command = Command::new("valgrind");
    // What a thread of the standard library keeps to its end is reachable, and not lost.
    command.args([
        "--quiet",
        "--leak-check=full",
        "--show-leak-kinds=definite",
        "--errors-for-leak-kinds=definite",
        "--error-exitcode=99",
    ]);
    command
}

/// The same with the library and the programs instrumented by AddressSanitizer.
pub(crate) fn sanitizer() -> Result<(), String> {
    if !is_linux_with_x86_64() {
        return Ok(());
    }
    let archive = instrumented("asan", "address", &["--features", c_boundary::FEATURES])?;
    let mut words = vec!["-fsanitize=address"];
    words.extend(SYSTEM);
    let build = |name: &str, folders: &[&str]| watched(&archive, &words, name, folders);
    let runner = build("runner", &RUNNER)?;
    stage_play::play("c", Command::new(runner)).map_err(|e| format!("{e:#}"))?;
    let boundary = build("boundary", &c_boundary::SOURCES)?;
    let room = c_boundary::room(&target_folder().join("asan"))?;
    succeed(Command::new(boundary).current_dir(room)).map_err(|e| format!("{e:#}"))?;
    c_faults::play(c_faults::UNHURRIED, build, |program| Command::new(program))
}

/// The calls that end, the sample of faults and the calls of many threads, all instrumented by
/// ThreadSanitizer. So is the standard library of Rust: else its locks and channels order nothing.
pub(crate) fn threads() -> Result<(), String> {
    if !is_linux_with_x86_64() {
        return Ok(());
    }
    let mut command = Command::new("rustup");
    let sysroot = printed(command.args(["run", "nightly", "rustc", "--print", "sysroot"]))
        .map_err(|e| format!("{e:#}"))?;
    let installed = Path::new(sysroot.trim()).join("lib").join("rustlib");
    // The functions that Rust's instrumentation calls are more than those of most C compilers.
    let runtime = installed
        .join(TARGET)
        .join("lib/librustc-nightly_rt.tsan.a");
    let gcc = Language::C.compilers()?.remove(0).name() == "gcc";
    for (here, what) in [
        (
            runtime.is_file(),
            "ThreadSanitizer's part of the nightly toolchain",
        ),
        (gcc, "gcc, which leaves out its own part"),
    ] {
        if !here {
            commands::say(&format!("not here: {what}"));
            return Ok(());
        }
    }
    let features = ["-Zbuild-std", "--features", c_library::FEATURES];
    let archive = instrumented("tsan", "thread", &features)?;
    let whole = format!(
        "-Wl,--whole-archive,{},--no-whole-archive",
        runtime.display()
    );
    let mut words = vec!["-fsanitize=thread", "-nodefaultlibs", whole.as_str()];
    words.extend(SYSTEM);
    words.extend(["-lc", "-lgcc"]);
    let build = |name: &str, folders: &[&str]| watched(&archive, &words, name, folders);
    c_faults::play(c_faults::UNHURRIED, build, |program| Command::new(program))
}

fn is_linux_with_x86_64() -> bool {
    let is = cfg!(all(target_os = "linux", target_arch = "x86_64"));
    if !is {
        commands::say("this step links as on Linux with x86_64");
    }
    is
}

/// The static library as a sanitizer of the nightly compiler has it, built in a folder of its own
/// with these words for cargo besides.
fn instrumented(folder: &str, sanitizer: &str, more: &[&str]) -> Result<PathBuf, String> {
    let folder = target_folder().join(folder);
    let mut command = toolchain(NIGHTLY);
    command
        .args(["build", "--locked", "--package", "gfxhub-c", "--lib"])
        .args(["--target", TARGET])
        .args(more)
        .arg("--target-dir")
        .arg(&folder)
        .env("RUSTFLAGS", format!("-Zsanitizer={sanitizer}"));
    succeed(&mut command).map_err(|e| format!("{e:#}"))?;
    Ok(folder.join(TARGET).join("debug").join("libgfxhub.a"))
}

/// Builds a program that is watched as a whole, beside its library.
fn watched(
    archive: &Path,
    words: &[&str],
    name: &str,
    folders: &[&str],
) -> Result<PathBuf, String> {
    let program = archive.with_file_name(name);
    let compiler = Language::C.compilers()?.remove(0);
    with_sources(folders, |sources: &Sources<'_>| {
        compiler.build(sources, archive, words, &program)
    })?;
    Ok(program)
}

/// The tests of the ABI from within, each access to memory looked at.
pub(crate) fn miri() -> Result<(), String> {
    let folder = target_folder();
    let mut command = toolchain(NIGHTLY);
    command
        .args(["miri", "test", "--locked", "--package", "gfxhub-c", "--lib"])
        .args(["--no-default-features", "--target-dir"])
        .arg(folder.join("miri"))
        // A lent text is read up to the zero behind it, which lies outside of the `str` in Rust.
        .env("MIRIFLAGS", "-Zmiri-tree-borrows");
    succeed(&mut command).map_err(|e| format!("{e:#}"))
}
