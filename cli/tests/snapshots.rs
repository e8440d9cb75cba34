//! Compares the command's output with the snapshots in `tests/snapshots`. Each file uses a separate
//! demo show. To rewrite the snapshots:
//! `TRYCMD=overwrite cargo test -p gfxhub-cli --test snapshots`.

#![cfg(test)]

use std::path::Path;

use gfxhub_simulator::{LocalHub, Options};

#[track_caller]
fn run(name: &str) {
    let hub = LocalHub::start(Options::default()).unwrap();
    let file = Path::new("tests/snapshots").join(name);
    let cases = trycmd::TestCases::new();
    cases
        .register_bin("gfxhub", Path::new(env!("CARGO_BIN_EXE_gfxhub")))
        .env("GFXHUB_URL", hub.url())
        .env("GFXHUB_API_KEY", "")
        .env("GFXHUB_CONFIG", "")
        .env("XDG_CONFIG_HOME", "tests/no-such-folder")
        .env("APPDATA", "tests/no-such-folder")
        .env("COLUMNS", "80")
        .insert_var("[HUB]", hub.url())
        .unwrap()
        .case(file);
    cases.run();
}

#[test]
fn help() {
    run("help.trycmd");
}

#[test]
fn tables() {
    run("tables.trycmd");
}

#[test]
fn errors() {
    run("errors.trycmd");
}
