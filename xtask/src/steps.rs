//! The steps of the test, in their order.

use crate::commands::{printed, succeed};
use crate::hub_process::{PLAYED_COMMAND, build_command};
use crate::step::Step;
use crate::tool::Tool;
use crate::{
    bench, c_boundary, c_ends, c_face, c_faults, c_memory, console, coverage, cpp_face, curl, demo,
    fuzz, generate, guards, install_check, node, packages, python, readme, reference, rust_version,
    windows,
};
use gfxhub_tests::cargo::{cargo, target_folder};

/// All steps. What is quick to know comes first.
pub(crate) const ALL: &[Step] = &[
    Step {
        name: "tools",
        title: "the machine has what the steps want",
        needs: Tool::ALL,
        run: || Ok(()),
    },
    Step {
        name: "rustfmt",
        title: "the sources are laid out alike",
        needs: &[Tool::Rustfmt],
        run: || {
            succeed(&mut cargo(&["fmt", "--all", "--", "--check"]))?;
            bench::check_layout()?;
            fuzz::check_layout()
        },
    },
    Step {
        name: "generate",
        title: "what is generated is what the tables say",
        needs: &[Tool::Rustfmt],
        run: || generate::run(&["--check".into()]),
    },
    Step {
        name: "rust-version",
        title: "no dependency asks for a newer Rust than we say we do",
        needs: &[],
        run: rust_version::check,
    },
    Step {
        name: "clippy",
        title: "nothing to complain about in any target",
        needs: &[Tool::Clippy],
        run: || clippy(&["--workspace"]),
    },
    Step {
        name: "no-tls",
        title: "the client without its default features",
        needs: &[Tool::Clippy],
        run: || clippy(&["--package", "gfxhub", "--no-default-features"]),
    },
    Step {
        name: "tests",
        title: "unit tests, integration tests, conformance, examples in the documentation",
        needs: &[],
        run: || {
            let mut command = cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]);
            // A filter of the developer's would leave out cases.
            command.env_remove("GFXHUB_CASES");
            succeed(command.env(PLAYED_COMMAND, build_command()?))
        },
    },
    Step {
        name: "loom",
        title: "the pools of Python and Node in every order in which their threads can meet",
        needs: &[],
        run: models,
    },
    Step {
        name: "system-calls",
        title: "a call makes the system calls that it needs and no other",
        needs: &[Tool::Strace],
        run: system_calls,
    },
    Step {
        name: "c",
        title: "the C header in every dialect, the exports, the suite through C",
        needs: &[Tool::Cc],
        run: c_face::run,
    },
    Step {
        name: "c-boundary",
        title: "every export of C with NULL, with broken text, with a panic",
        needs: &[Tool::Cc],
        run: c_boundary::run,
    },
    Step {
        name: "c-faults",
        title: "calls of C end when they are told to, fail as the sample of faults says, share a client",
        needs: &[Tool::Cc],
        run: c_faults::run,
    },
    Step {
        name: "c-ends",
        title: "calls work while a thread or the process of a C++ program ends",
        needs: &[Tool::Cxx],
        run: c_ends::run,
    },
    Step {
        name: "c-memory",
        title: "the suite, the boundary and the faults of C under valgrind",
        needs: &[Tool::Cc, Tool::Valgrind],
        run: c_memory::valgrind,
    },
    Step {
        name: "c-asan",
        title: "the suite, the boundary and the faults of C under AddressSanitizer",
        needs: &[Tool::Cc, Tool::Nightly],
        run: c_memory::sanitizer,
    },
    Step {
        name: "c-tsan",
        title: "the faults of C, with 32 threads on one client, under ThreadSanitizer",
        needs: &[Tool::Cc, Tool::Nightly],
        run: c_memory::threads,
    },
    Step {
        name: "c-miri",
        title: "handles, texts and values of the C ABI under Miri",
        needs: &[Tool::Nightly],
        run: c_memory::miri,
    },
    Step {
        name: "fuzz",
        title: "a look at every fuzz target: its first inputs, and some thousands more",
        needs: &[Tool::Nightly, Tool::Cxx],
        run: fuzz::smoke,
    },
    Step {
        name: "cpp",
        title: "the C++ headers compile without a warning, hold their tests and play the suite",
        needs: &[Tool::Cxx],
        run: cpp_face::run,
    },
    Step {
        name: "windows",
        title: "the C library for Windows plays the suite",
        needs: &[Tool::Mingw, Tool::RustForWindows],
        run: windows::check,
    },
    Step {
        name: "install",
        title: "what is installed is found by CMake and pkg-config, and may be moved",
        needs: &[Tool::Cxx, Tool::Cmake, Tool::PkgConfig],
        run: install_check::run,
    },
    Step {
        name: "docs",
        title: "the documentation builds without warnings",
        needs: &[],
        run: || {
            let mut command = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
            succeed(command.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Step {
        name: "demo",
        title: "the rehearsal holds",
        needs: &[],
        run: demo::rehearse,
    },
    Step {
        name: "curl",
        title: "curl alone plays through every operation of the hub in a box",
        needs: &[Tool::Curl],
        run: curl::play,
    },
    Step {
        name: "readme",
        title: "the command prints what README.md says, and the links of the guide lead somewhere",
        needs: &[],
        run: readme::check,
    },
    Step {
        name: "python",
        title: "the module of Python: its tests, its types, its layout",
        needs: &[Tool::Python, Tool::Node],
        run: python::check,
    },
    Step {
        name: "node",
        title: "the package of Node: its tests, its examples, its types, its layout",
        needs: &[Tool::Node],
        run: node::check,
    },
    Step {
        name: "reference",
        title: "the examples of the reference send what their cases say",
        needs: &[],
        run: reference::run,
    },
    Step {
        name: "packages",
        title: "what is handed out works where nothing of the checkout is",
        needs: &[Tool::Python, Tool::Node],
        run: packages::check,
    },
    Step {
        name: "guards",
        title: "a guard of each theme is missed when it is taken out of the client",
        needs: &[],
        run: guards::check_some,
    },
    Step {
        name: "coverage",
        title: "every operation is in every face, in the hub and in the cases",
        needs: &[],
        run: || coverage::run(false),
    },
];

/// In a folder of their own: all that is built for them is built in another way.
fn models() -> Result<(), String> {
    let words = ["test", "--locked", "--release", "--lib", "--package"];
    let mut command = cargo(&words);
    command.arg("gfxhub-bindings-support").arg("--target-dir");
    command.arg(target_folder().join("loom")).arg("models");
    let said = printed(command.env("RUSTFLAGS", "--cfg loom"))?;
    console::say(&said);
    match said.contains(" 0 passed") {
        true => Err("there are no models".to_owned()),
        false => Ok(()),
    }
}

/// Strace knows Linux alone, and there it is a tool like others.
fn system_calls() -> Result<(), String> {
    let words = ["test", "--locked", "--package", "gfxhub", "--test"];
    let mut command = cargo(&words);
    succeed(command.args(["system_calls", "--", "--include-ignored"]))
}

fn clippy(which: &[&str]) -> Result<(), String> {
    let mut command = cargo(&["clippy", "--all-targets", "--locked"]);
    succeed(command.args(which).args(["--", "-D", "warnings"]))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::ALL;
    use crate::tool::Tool;

    #[test]
    fn each_step_has_a_name_of_its_own() {
        let names: HashSet<&str> = ALL.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), ALL.len());
    }

    #[test]
    fn the_first_step_wants_every_tool_so_that_none_is_missed() {
        assert_eq!(ALL[0].needs, Tool::ALL);
    }
}
