//! The examples of docs/reference in Rust: `reference engines.get` runs one against GFXHUB_URL. They
//! are in the file that `cargo xtask test --only reference` has the generator write.

#![expect(clippy::print_stdout, reason = "examples show what they got")]

include!(env!("GFXHUB_REFERENCE"));
