//! The conformance suite as data, the scripted server that it is played against, and what
//! the runners of all bindings share.
//!
//! A runner in Rust implements [`runner::Binding`] and hands it to [`runner::play`]; one in another
//! language talks with the [`protocol::Protocol`] of `gfxhub-conformance`. Everything else (which request is expected,
//! whether it came, what is reported) is the same for every binding.

pub mod argument_faults;
pub mod cargo;
pub mod case;
pub mod case_format;
pub mod comparison;
pub mod coverage;
pub mod expected;
pub mod handles;
pub mod json;
pub mod load;
pub mod operation;
pub mod outcome;
pub mod protocol;
pub mod protocol_outcome;
pub mod report;
pub mod route;
pub mod runner;
pub mod segments;
pub mod server;
pub mod target;
pub mod verdict;
