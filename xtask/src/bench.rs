//! `cargo xtask bench`: builds and runs the benchmarks in `bench/`, and writes the page with their
//! results.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::install::platform::Platform;
use crate::install::{self, PROFILE};
use crate::node::Npm;
use crate::package::{self, Piece, addon, npm};
use crate::python::{self, Venv};

/// Page with the result tables.
const PAGE: &str = "docs/benchmarks.md";

/// Folder of the plots.
const PICTURES: &str = "docs/pictures";

/// The Node clients that gfxhub is compared with.
const NODE_PEERS: [&str; 3] = ["axios@1.21.1", "got@14.6.6", "undici@7.30.2"];

/// Instruction counts of calls, which the step `instructions` checks.
const COUNTS: &str = "bench/counts.json";

/// Profile for the build in which instructions are counted. The packages' profile takes minutes to
/// link.
const COUNTS_PROFILE: &str = "counts";

/// Options that select the benchmarks.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Measure only this binding
    #[arg(long, value_name = "NAME")]
    only: Option<Binding>,
    /// Write the tables into docs/benchmarks.md in addition to printing them
    #[arg(long)]
    write: bool,
    /// Run only a few rounds: enough for a try, not for figures to publish
    #[arg(long)]
    quick: bool,
    /// Only count the instructions of calls again and write bench/counts.json
    #[arg(long)]
    instructions: bool,
}

/// A binding whose calls are timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Binding {
    /// Compared with other Rust clients.
    Rust,
    /// C and C++, compared with libcurl and two JSON parsers.
    C,
    /// Compared with other Python clients.
    Python,
    /// Compared with other Node clients.
    Node,
}

impl Binding {
    const ALL: &[Binding] = &[Binding::Rust, Binding::C, Binding::Python, Binding::Node];

    /// Returns the binding's name on the command line and in the markers of the page.
    fn name(self) -> &'static str {
        match self {
            Binding::Rust => "rust",
            Binding::C => "c",
            Binding::Python => "python",
            Binding::Node => "node",
        }
    }

    /// Returns the path of the file with the binding's figures.
    fn figures(self) -> PathBuf {
        folder().join(format!("figures/{}.json", self.name()))
    }

    /// Returns the command of the program that makes calls with the packaged gfxhub and the other
    /// clients, or an empty one if the benchmark program itself makes them.
    fn runner(self) -> anyhow::Result<Vec<PathBuf>> {
        let runner = root().join("bench").join(self.name()).join("run");
        match self {
            Binding::Rust => Ok(Vec::new()),
            Binding::C => Ok(vec![build_c_program()?]),
            Binding::Python => {
                let venv = Venv::at(&folder().join("python"), &python::interpreter()?)?;
                venv.require(&root().join("bench/python/requirements.txt"))?;
                let made = package::make(&[Piece::Wheel], Platform::host(), false, None)?;
                let wheel = made.into_iter().map(|(_, made)| made.file).next();
                let wheel = wheel.context("no wheel was built")?;
                let again = ["--force-reinstall", "--no-deps"].map(OsStr::new);
                venv.install(&[&again[..], &[wheel.as_os_str()]].concat())?;
                Ok(vec![venv.python(), runner.with_extension("py")])
            }
            Binding::Node => {
                let peers = Npm::with("bench/node", &NODE_PEERS)?;
                let addon = addon::build(&["--lib", "--profile", PROFILE])?;
                npm::stage(&peers.modules().join("gfxhub"), &addon)?;
                // Node finds packages only next to the program.
                let beside = peers.modules().with_file_name("run.mjs");
                Sh::new()?.copy_file(runner.with_extension("mjs"), &beside)?;
                Ok(vec!["node".into(), beside])
            }
        }
    }

    /// Runs the benchmarks of the binding with `runner`, and returns their result tables.
    fn tables(self, program: &Path, runner: &[PathBuf], quick: bool) -> anyhow::Result<String> {
        let (sh, name, figures) = (Sh::new()?, self.name(), self.figures());
        let quick = quick.then_some("--quick");
        let runs = (!runner.is_empty()).then_some("--");
        let tables = cmd!(
            sh,
            "{program} {name} {quick...} --figures {figures} {runs...} {runner...}"
        );
        Ok(tables.read()?)
    }
}

/// Runs the selected benchmarks, prints the tables and, on request, writes them into the page.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if options.instructions {
        return count_instructions(true);
    }
    let program = build(PROFILE)?;
    let wanted = |binding: &&Binding| options.only.is_none_or(|only| only == **binding);
    // All programs are built before the first measurement.
    let runners = Binding::ALL.iter().filter(wanted);
    let runners = runners.map(|binding| Ok((binding, binding.runner()?)));
    let mut tables = Vec::new();
    for (binding, runner) in runners.collect::<anyhow::Result<Vec<_>>>()? {
        tables.push((
            binding.name(),
            binding.tables(&program, &runner, options.quick)?,
        ));
    }
    let (sh, quick) = (Sh::new()?, options.quick.then_some("--quick"));
    if options.only.is_none() {
        let pictures = match options.write {
            true => root().join(PICTURES),
            false => folder().join("pictures"),
        };
        sh.create_dir(&pictures)?;
        let growth = cmd!(sh, "{program} growth {quick...} --pictures {pictures}").read()?;
        tables.push(("growth", growth));
    }
    let figures = Binding::ALL.iter().map(|binding| binding.figures());
    let figures: Vec<PathBuf> = figures.filter(|file| file.is_file()).collect();
    tables.push((
        "summary",
        cmd!(sh, "{program} summary {figures...}").read()?,
    ));
    for (name, tables) in tables {
        commands::say(tables.trim_end());
        if options.write {
            write(&root().join(PAGE), name, &tables)?;
        }
    }
    Ok(())
}

/// Runs the step `instructions`: runs the tests of the benchmarks, which are a separate workspace,
/// and fails if a call takes over a tenth more instructions than `bench/counts.json` says.
pub(crate) fn check_instructions() -> anyhow::Result<()> {
    let (sh, folder) = (Sh::new()?, folder());
    let test = cmd!(
        sh,
        "cargo test --quiet --profile {COUNTS_PROFILE} --locked --manifest-path bench/Cargo.toml
            --target-dir {folder} --no-default-features"
    );
    test.run()?;
    if cfg!(not(target_os = "linux")) {
        commands::say("skipped: valgrind counts instructions on Linux only");
        return Ok(());
    }
    count_instructions(false)
}

fn count_instructions(write: bool) -> anyhow::Result<()> {
    let (sh, program, counts) = (Sh::new()?, build(COUNTS_PROFILE)?, root().join(COUNTS));
    let write = write.then_some("--write");
    Ok(cmd!(sh, "{program} instructions {counts} {write...}").run()?)
}

/// Checks the formatting of the benchmarks.
pub(crate) fn check_layout() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    Ok(cmd!(sh, "cargo fmt --manifest-path bench/Cargo.toml -- --check").run()?)
}

/// Returns the folder in which the benchmarks are built and store their files.
fn folder() -> PathBuf {
    target_folder().join("bench")
}

/// Builds the benchmark program and returns its path. A build with the profile for counts does not
/// contain the other clients.
fn build(profile: &str) -> anyhow::Result<PathBuf> {
    let (sh, folder) = (Sh::new()?, folder());
    let peers = (profile == COUNTS_PROFILE).then_some("--no-default-features");
    let build = cmd!(
        sh,
        "cargo build --profile {profile} --locked --manifest-path bench/Cargo.toml
            --target-dir {folder} {peers...}"
    );
    build.run()?;
    let name = format!("gfxhub-bench{}", std::env::consts::EXE_SUFFIX);
    Ok(folder.join(profile).join(name))
}

/// Builds the C and C++ program with the installed gfxhub, and returns its path.
fn build_c_program() -> anyhow::Result<PathBuf> {
    let (sh, prefix, build) = (Sh::new()?, folder().join("installed"), folder().join("c"));
    install::run(&install::Options {
        prefix: prefix.clone(),
        local_hub: false,
        debug: false,
    })?;
    let yyjson = yyjson()?;
    let configure = cmd!(
        sh,
        "cmake -S bench/c -B {build} -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH={prefix}
            -DYYJSON={yyjson}"
    );
    configure
        .run()
        .context("the benchmarks of C need libcurl and cJSON with their headers, and pkg-config")?;
    cmd!(sh, "cmake --build {build} --config Release").run()?;
    let name = format!("run{}", std::env::consts::EXE_SUFFIX);
    let places = [build.join(&name), build.join("Release").join(&name)];
    let program = places.into_iter().find(|place| place.is_file());
    program.context("CMake built the program, but the file is missing")
}

/// Returns the folder with the sources of yyjson, which are part of a package in the lock file of
/// the benchmarks.
fn yyjson() -> anyhow::Result<PathBuf> {
    let mut metadata = cargo_metadata::MetadataCommand::new();
    metadata.manifest_path(root().join("bench/Cargo.toml"));
    metadata.features(cargo_metadata::CargoOpt::AllFeatures);
    let packages = metadata
        .other_options(["--locked".to_owned()])
        .exec()?
        .packages;
    let package = packages.iter().find(|package| package.name == "yyjson-sys");
    let manifest = &package
        .context("the lock file does not contain yyjson")?
        .manifest_path;
    Ok(manifest.with_file_name("yyjson").join("src").into())
}

/// Writes tables between the markers with this name in a page.
fn write(page: &Path, name: &str, tables: &str) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let text = between(&sh.read_file(page)?, name, tables.trim())
        .with_context(|| format!("{} has no markers for {name}", page.display()))?;
    Ok(sh.write_file(page, text)?)
}

/// Returns the text with the lines between the markers of this name replaced, or `None` if it has
/// no such markers.
fn between(text: &str, name: &str, tables: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{tables}\n\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stand_between_their_marks() {
        let page = "a\n<!-- rust -->\nold\n<!-- /rust -->\nb\n";
        let due = "a\n<!-- rust -->\n\nnew\n\n<!-- /rust -->\nb\n";
        assert_eq!(between(page, "rust", "new").as_deref(), Some(due));
        assert_eq!(between(due, "rust", "new").as_deref(), Some(due));
        assert_eq!(between(page, "c", "new"), None);
        let page = std::fs::read_to_string(root().join(PAGE)).unwrap();
        let names = Binding::ALL.iter().map(|binding| binding.name());
        for name in names.chain(["growth", "summary"]) {
            assert!(between(&page, name, "").is_some(), "{name}");
        }
    }
}
