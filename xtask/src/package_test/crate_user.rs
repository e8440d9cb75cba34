//! The crates, taken by their paths into a program of its own workspace.

use anyhow::ensure;
use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use super::scratch::{Scratch, prints};
use super::{Tried, held};
use crate::commands::Sh;

/// What somebody writes who has the sources beside his own.
const MANIFEST: &str = "\
[package]
name = \"five\"
edition = \"2024\"

[dependencies]
gfxhub = { path = \"ROOT/core\", features = [\"system-roots\"] }
gfxhub-simulator = { path = \"ROOT/simulator\" }

[workspace]
";

/// The five lines on a hub simulator within the process.
const PROGRAM: &str = "\
use gfxhub::{Client, PropertyUpdate, Vector};
use gfxhub_simulator::{LocalHub, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let simulator = LocalHub::start(Options::default())?;
    let hub = Client::new(&simulator.url())?;
    for engine in hub.engines().list()? {
        println!(\"{} {}\", engine.display_name, engine.status);
    }
    let colour = PropertyUpdate::new(Vector::xyzw(0.2, 0.3, 0.4, 0.5));
    hub.engines().set_property(3, \"Cyclorama\", \"Material//MaskColor/0\", &colour)?;
    Ok(())
}
";

/// Builds the program with the versions of the lock file, from what cargo has fetched, and runs it.
pub(crate) fn check(scratch: &Scratch, tried: &mut Tried) -> anyhow::Result<()> {
    let sh = Sh::at(&scratch.folder("rust")?)?;
    let path = root().display().to_string().replace('\\', "/");
    sh.write_file("Cargo.toml", MANIFEST.replace("ROOT", &path))?;
    sh.write_file("src/main.rs", PROGRAM)?;
    sh.copy_file(root().join("Cargo.lock"), "Cargo.lock")?;
    let target = target_folder().join("packaging/crate");
    let run = cmd!(sh, "cargo run --quiet --offline --target-dir {target}");
    let run = run
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    let printed = prints(run, None)?;
    ensure!(
        printed.contains("Studio A connected"),
        "the program prints {printed:?}"
    );
    held(
        "crates by path",
        &["built outside the workspace", "a property moves"],
    );
    tried.steps(
        "Rust",
        &["cargo new five && cargo add --path .../core gfxhub && cargo add --path .../simulator gfxhub-simulator",
          "paste main.rs",
          "cargo run"],
    )
}
