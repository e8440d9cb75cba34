//! The Rust examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL. They
//! are in a file that the generator writes for `cargo xtask test --only reference`.

#![expect(clippy::print_stdout, reason = "examples show what they got")]

include!(env!("GFXHUB_REFERENCE"));
