//! The steps of the test in their order, and the groups that they belong to.

use crate::commands::{printed, succeed};
use crate::hub_process::{PLAYED_COMMAND, build_command};
use crate::step::{Group, Step};
use crate::tool::{OLDEST_RUST, Tool, toolchain};
use crate::{
    bench, c_boundary, c_ends, c_face, c_faults, c_memory, console, coverage, cpp_face, demo, fuzz,
    generate, guards, install_check, links, node, packages, python, reference, tour, windows,
    workspace_build,
};
use gfxhub_tests::cargo::{cargo, target_folder};

/// All steps. Those of the quick test come first, then what is quick to know.
pub(crate) const ALL: &[Step] = &[
    Step {
        name: "build",
        title: "every package builds",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: workspace_build::build,
    },
    Step {
        name: "tests",
        title: "unit and integration tests, the suite through Rust and the command, doctests",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: tests,
    },
    Step {
        name: "generate",
        title: "what is generated is what the tables say",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Rustfmt],
        run: generate::check,
    },
    Step {
        name: "conformance-c",
        title: "the suite through C, in process",
        group: Group::C,
        quick: true,
        needs: &[Tool::Cc],
        run: c_face::conformance,
    },
    Step {
        name: "conformance-cpp",
        title: "the suite through C++",
        group: Group::C,
        quick: true,
        needs: &[Tool::Cxx],
        run: cpp_face::conformance,
    },
    Step {
        name: "conformance-python",
        title: "the suite through Python",
        group: Group::Python,
        quick: true,
        needs: &[Tool::Python],
        run: python::conformance,
    },
    Step {
        name: "conformance-asyncio",
        title: "the suite through Python's asyncio",
        group: Group::Python,
        quick: true,
        needs: &[Tool::Python],
        run: python::conformance_async,
    },
    Step {
        name: "conformance-node",
        title: "the suite through Node",
        group: Group::Node,
        quick: true,
        needs: &[Tool::Node],
        run: node::conformance,
    },
    Step {
        name: "demo",
        title: "the rehearsal holds",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: demo::rehearse,
    },
    Step {
        name: "rustfmt",
        title: "the sources are laid out alike",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::Rustfmt],
        run: || {
            succeed(&mut cargo(&["fmt", "--all", "--", "--check"]))?;
            bench::check_layout()?;
            fuzz::check_layout()
        },
    },
    Step {
        name: "msrv",
        title: "the workspace builds with the oldest Rust that it says it does",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::OldestRust],
        run: msrv,
    },
    Step {
        name: "clippy",
        title: "nothing to complain about in any target",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::Clippy],
        run: || clippy(&["--workspace"]),
    },
    Step {
        name: "no-tls",
        title: "the client without its default features",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::Clippy],
        run: || clippy(&["--package", "gfxhub", "--no-default-features"]),
    },
    Step {
        name: "c-api",
        title: "the C header in every dialect, the exports",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx],
        run: c_face::api,
    },
    Step {
        name: "c-boundary",
        title: "every export of C with NULL, with broken text, with a panic",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc],
        run: c_boundary::run,
    },
    Step {
        name: "c-faults",
        title: "calls of C end when they are told to, fail as the sample of faults says, share a client",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc],
        run: c_faults::run,
    },
    Step {
        name: "c-ends",
        title: "calls work while a thread or the process of a C++ program ends",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cxx],
        run: c_ends::run,
    },
    Step {
        name: "cpp-api",
        title: "the C++ headers compile without a warning and hold their tests",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cxx],
        run: cpp_face::api,
    },
    Step {
        name: "python-package",
        title: "the module of Python: its tests, its types, its layout",
        group: Group::Python,
        quick: false,
        needs: &[Tool::Python, Tool::Node],
        run: python::check,
    },
    Step {
        name: "node-package",
        title: "the package of Node: its tests, its examples, its types, its layout",
        group: Group::Node,
        quick: false,
        needs: &[Tool::Node],
        run: node::check,
    },
    Step {
        name: "rustdoc",
        title: "the documentation builds without warnings",
        group: Group::Docs,
        quick: false,
        needs: &[],
        run: || {
            let mut command = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
            succeed(command.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Step {
        name: "tour",
        title: "curl alone calls every operation of the hub in a box",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Curl],
        run: tour::run,
    },
    Step {
        name: "links",
        title: "the links of the texts for people lead somewhere",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Node],
        run: links::check,
    },
    Step {
        name: "reference",
        title: "the examples of the reference send what their cases say",
        group: Group::Docs,
        quick: false,
        needs: &[],
        run: reference::run,
    },
    Step {
        name: "install",
        title: "what is installed is found by CMake and pkg-config, and may be moved",
        group: Group::Packages,
        quick: false,
        needs: &[Tool::Cxx, Tool::Cmake, Tool::PkgConfig],
        run: install_check::run,
    },
    Step {
        name: "package",
        title: "what is handed out works where nothing of the checkout is",
        group: Group::Packages,
        quick: false,
        needs: &[Tool::Python, Tool::Node],
        run: packages::check,
    },
    Step {
        name: "windows",
        title: "the C library for Windows plays the suite",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Mingw, Tool::RustForWindows, Tool::Wine],
        run: windows::check,
    },
    Step {
        name: "loom",
        title: "the pools of Python and Node in every order in which their threads can meet",
        group: Group::Hardening,
        quick: false,
        needs: &[],
        run: models,
    },
    Step {
        name: "campaign",
        title: "every operation under every fault, for some seconds",
        group: Group::Hardening,
        quick: false,
        needs: &[],
        run: || {
            let words = ["test", "--locked", "--package", "gfxhub-faults", "--test"];
            succeed(cargo(&words).args(["short", "--", "--include-ignored"]))
        },
    },
    Step {
        name: "system-calls",
        title: "a call makes the system calls that it needs and no other",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Strace],
        run: system_calls,
    },
    Step {
        name: "c-valgrind",
        title: "the suite, the boundary and the faults of C under valgrind",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Cc, Tool::Valgrind],
        run: c_memory::valgrind,
    },
    Step {
        name: "c-asan",
        title: "the suite, the boundary and the faults of C under AddressSanitizer",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Cc, Tool::Nightly],
        run: c_memory::sanitizer,
    },
    Step {
        name: "c-tsan",
        title: "the faults of C, with 32 threads on one client, under ThreadSanitizer",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Cc, Tool::Nightly, Tool::RustSources],
        run: c_memory::threads,
    },
    Step {
        name: "c-miri",
        title: "handles, texts and values of the C ABI under Miri",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Nightly, Tool::Miri],
        run: c_memory::miri,
    },
    Step {
        name: "fuzz",
        title: "a look at every fuzz target: its first inputs, and some thousands more",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Nightly, Tool::Cxx],
        run: fuzz::smoke,
    },
    Step {
        name: "guards",
        title: "a guard of each theme is missed when it is taken out of the client",
        group: Group::Hardening,
        quick: false,
        needs: &[],
        run: guards::check_some,
    },
    Step {
        name: "coverage",
        title: "every operation is in every face, in the hub and in the cases",
        group: Group::Rust,
        quick: false,
        needs: &[],
        run: || coverage::run(false),
    },
];

/// In one call with the doctests: by itself, `cargo test --doc` leaves out the features that
/// dev-dependencies ask for, and builds most of the workspace once more.
fn tests() -> Result<(), String> {
    workspace_build::build()?;
    let mut command = cargo(&["test", "--no-fail-fast"]);
    command.args(workspace_build::selection());
    command.arg("--target-dir").arg(target_folder());
    // A filter of the developer's would leave out cases.
    command.env_remove("GFXHUB_CASES");
    succeed(command.env(PLAYED_COMMAND, build_command()?))
}

/// Where that toolchain is not here, the resolver still takes no dependency that asks for a newer
/// one, and clippy names what the standard library did not have.
fn msrv() -> Result<(), String> {
    let mut command = toolchain(OLDEST_RUST);
    command.args(["check", "--workspace", "--locked", "--target-dir"]);
    succeed(command.arg(target_folder().join("msrv")))
}

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
    use crate::step::Group;
    use crate::tool::Tool;

    #[test]
    fn a_name_is_that_of_one_step_or_one_group() {
        let steps = ALL.iter().map(|step| step.name);
        let names: HashSet<&str> = steps.chain(Group::ALL.map(Group::name)).collect();
        assert_eq!(names.len(), ALL.len() + Group::ALL.len());
    }

    #[test]
    fn each_tool_is_needed_by_a_step_and_each_group_has_one() {
        for tool in Tool::ALL {
            assert!(ALL.iter().any(|step| step.needs.contains(tool)), "{tool:?}");
        }
        for group in Group::ALL {
            assert!(ALL.iter().any(|step| step.group == group), "{group:?}");
        }
    }
}
