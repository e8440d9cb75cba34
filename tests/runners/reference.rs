//! The Rust of docs/reference: `reference 3` runs one of its examples against GFXHUB_URL. They are
//! collected in a file that `cargo xtask test --only reference` writes.

#![expect(clippy::print_stdout, reason = "examples show what they got")]

include!(env!("GFXHUB_REFERENCE"));
