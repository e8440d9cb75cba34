//! The steps that look for misused memory in the C face: valgrind, AddressSanitizer, Miri.

use std::path::PathBuf;
use std::process::Command;

use gfxhub_tests::cargo::{root, target_folder};

use crate::c_compiler::{Language, Sources};
use crate::c_face::{RUNNER, build_runner, folder, with_sources};
use crate::commands::succeed;
use crate::{c_boundary, c_face, c_faults, c_library, console, stage_play};

/// The suite, the boundary and the faults under valgrind: no access that is wrong, nothing lost.
pub(crate) fn valgrind() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        console::say("valgrind is for Linux");
        return Ok(());
    }
    let folder = folder()?;
    let library = c_library::lay(&folder, c_face::FEATURES)?;
    let runner = build_runner(&library, &folder)?;
    let mut command = under_valgrind();
    library.make_found(command.arg(runner));
    stage_play::play("c", command)?;
    let boundary = c_boundary::build()?;
    let mut command = under_valgrind();
    boundary.library.make_found(command.arg(&boundary.program));
    succeed(command.current_dir(&boundary.room))?;
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
    })
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
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        console::say("this step links as on Linux with x86_64");
        return Ok(());
    }
    let target = "x86_64-unknown-linux-gnu";
    let folder = target_folder().join("asan");
    let mut command = nightly();
    command
        .args([
            "build",
            "--locked",
            "--package",
            "gfxhub-c",
            "--lib",
            "--target",
            target,
        ])
        .args(["--features", c_boundary::FEATURES, "--target-dir"])
        .arg(&folder)
        .env("RUSTFLAGS", "-Zsanitizer=address");
    succeed(&mut command)?;
    let archive = folder.join(target).join("debug").join("libgfxhub.a");
    let build = |name: &str, folders: &[&str]| -> Result<PathBuf, String> {
        let program = folder.join(name);
        let compiler = Language::C.compilers()?.remove(0);
        let words = [
            "-fsanitize=address",
            "-lgcc_s",
            "-lutil",
            "-lrt",
            "-lpthread",
            "-lm",
            "-ldl",
        ];
        with_sources(folders, |sources: &Sources<'_>| {
            compiler.build(sources, &archive, &words, &program)
        })?;
        Ok(program)
    };
    let runner = build("runner", &RUNNER)?;
    stage_play::play("c", Command::new(runner))?;
    let boundary = build("boundary", &c_boundary::SOURCES)?;
    succeed(Command::new(boundary).current_dir(c_boundary::room(&folder)?))?;
    c_faults::play(c_faults::UNHURRIED, build, |program| Command::new(program))
}

/// The tests of the ABI from within, each access to memory looked at.
pub(crate) fn miri() -> Result<(), String> {
    let folder = target_folder();
    let mut command = nightly();
    command
        .args(["miri", "test", "--locked", "--package", "gfxhub-c", "--lib"])
        .args(["--no-default-features", "--target-dir"])
        .arg(folder.join("miri"))
        // A lent text is read up to the zero behind it, which lies outside of the `str` in Rust.
        .env("MIRIFLAGS", "-Zmiri-tree-borrows");
    succeed(&mut command)
}

/// The nightly cargo, free of what this one has set for itself.
pub(crate) fn nightly() -> Command {
    let mut command = Command::new("rustup");
    command
        .args(["run", "nightly", "cargo"])
        .current_dir(root());
    for name in [
        "CARGO",
        "RUSTC",
        "RUSTDOC",
        "RUSTUP_TOOLCHAIN",
        "RUSTFLAGS",
        "RUST_RECURSION_COUNT",
    ] {
        command.env_remove(name);
    }
    command
}
