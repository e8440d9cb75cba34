//! Runs a Rust example in docs/reference against the hub in GFXHUB_URL; `reference 3` runs the one
//! with number 3. `cargo xtask test --only reference` writes the file that contains the examples.

#![expect(clippy::print_stdout, reason = "examples print their results")]

include!(env!("GFXHUB_REFERENCE"));
